"""Small helpers for text."""

from __future__ import annotations


def cut(text: str, limit: int) -> str:
    """`text` within `limit` characters, an ellipsis telling that something is missing."""
    return text if len(text) <= limit else text[: limit - 1].rstrip() + "…"
