"""Pitch Out in pictures and in words."""
