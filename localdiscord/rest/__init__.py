"""Discord's HTTP API: one module per family of routes, `api.py` around them all."""
