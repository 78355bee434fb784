"""Small helpers for text."""

from __future__ import annotations

import re

_PAIRED = "*_~|`"  # format what is between two of them
_SIGNS = re.compile(r"[*_~|`\\]|\[(?=[^\]]+\]\()|^(?:[>#]|\s*-)", re.MULTILINE)


def cut(text: str, limit: int) -> str:
    """`text` within `limit` characters, an ellipsis telling that something is missing."""
    return text if len(text) <= limit else text[: limit - 1].rstrip() + "…"


def escape_markdown(text: str) -> str:
    """`text` with a backslash before every sign that Discord would read as formatting; lone signs, which it shows, stay as they are."""

    def escaped(sign: re.Match[str]) -> str:
        alone = sign[0] in _PAIRED and text.count(sign[0]) == 1
        return sign[0] if alone else f"\\{sign[0]}"

    return _SIGNS.sub(escaped, text)
