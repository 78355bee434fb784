"""A server that speaks Discord's API on this machine, for trying, demonstrating and testing the bot without an account."""

__version__ = "1.0.0"
