"""Bullseye, a game for Pichenette."""
