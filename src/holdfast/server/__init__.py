"""Matches over the network: HTTP, WebSocket, and the processes behind them."""
