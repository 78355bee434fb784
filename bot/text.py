"""Small helpers for text."""

from __future__ import annotations

import hashlib
import re
import unicodedata
from base64 import b32encode

_PAIRED = "*_~|`"  # format what is between two of them
_SIGNS = re.compile(r"[*_~|`\\]|\[(?=[^\]]+\]\()|^(?:[>#]|\s*-)", re.MULTILINE)


def cut(text: str, limit: int) -> str:
    """`text` within `limit` characters, with an ellipsis where it was cut."""
    return text if len(text) <= limit else text[: limit - 1].rstrip() + "…"


def incident_code(source: str) -> str:
    """Six letters and digits that link a user's message with the log entry; the same for the same `source`."""
    return b32encode(hashlib.sha256(source.encode()).digest()).decode()[:6]


def without_accents(text: str) -> str:
    """`text` with compatibility forms resolved (NFKD) and combining marks removed."""
    return "".join(sign for sign in unicodedata.normalize("NFKD", text) if not unicodedata.combining(sign))


def discord_url(guild: int, channel: int, message: int = 0) -> str:
    """The address of a channel or thread on Discord, or of a `message` in it; with `guild` 0 of direct messages."""
    return f"https://discord.com/channels/{guild or '@me'}/{channel}" + (f"/{message}" if message else "")


def escape_markdown(text: str) -> str:
    """`text` with Discord's formatting characters escaped; single ones it would display stay as they are."""

    def escaped(sign: re.Match[str]) -> str:
        alone = sign[0] in _PAIRED and text.count(sign[0]) == 1
        return sign[0] if alone else f"\\{sign[0]}"

    return _SIGNS.sub(escaped, text)
