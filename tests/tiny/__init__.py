"""Games made for tests alone: small, but with every trick of the engine. They are not registered."""
