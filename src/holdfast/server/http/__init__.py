"""The HTTP API and the WebSocket, route by route."""
