"""Small helpers for text."""

from __future__ import annotations

import functools
import hashlib
import re
import unicodedata
from base64 import b32encode

DISCORD = "https://discord.com"
_INVISIBLE = re.compile(  # soft hyphen, zero-width and direction signs, byte order mark, variation selectors, keycaps
    "[\u00ad\u034f\u061c\u180e\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufe00-\ufe0f\ufeff\u20e3]"
)
_ICON = re.compile(r"<a?:\w+:\d+>|(?<!\w):[a-z_]\w+:", re.IGNORECASE)  # a custom emoji, as sent and as copied
_ALIKE = str.maketrans(
    {
        **dict.fromkeys('`*\\"“”„‟«»‹›', ""),
        **dict.fromkeys("’‘‚‛ʼ′´", "'"),
        **dict.fromkeys("‐‑‒–—―−", "-"),
        **dict.fromkeys("º˚", "°"),
        **dict.fromkeys("➡➔⟶⇒", "→"),
        "⬅": "←",
        "⬆": "↑",
        "⬇": "↓",
    }
)
_SIGNS = re.compile(r"[\\*_~|`<@:\[\]]|^\s*(?:[>#+-]|\d+\.)", re.MULTILINE)
_MARKUP = re.compile(r"^(?:#{1,3} |-# |> )|(?<!\\)`+", re.MULTILINE)  # headings, small print, quotes; code
_EMPHASIS = re.compile(r"(?<![\\\w*_])(\*\*|__|\*|_|~~)(?=\S)(.+?)(?<=[^\s\\])\1(?![\w*_])")
_EMOJI = re.compile(r"<a?:\w+:\d+>[ \u00a0]?")
_ESCAPED = re.compile(r"\\([\\*_~|`<@:\[\]>#+.-])")  # see escape_markdown
_TORN = re.compile(r"(?<!\\)((?:\\\\)*)(?:\\|<[^<>\s]*)$")  # half an escape, or the beginning of a mention
_CONTROL = re.compile(r"[\x00-\x1f\x7f-\x9f]")
_TYPED = str.maketrans(
    dict(zip("ÐðĐđĦħıŁłØø‘’‚‛“”„«»‐‑‒–—−", 'DdDdHhiLlOo\'\'\'\'"""""------', strict=True))
    | {"Æ": "AE", "æ": "ae", "Œ": "OE", "œ": "oe", "ß": "ss", "ẞ": "SS", "Þ": "Th", "þ": "th", "€": "EUR"}
)  # what NFKD does not resolve
_UNSEEN = frozenset({"Cf", "Me", "Mn"})  # joiners, directions, variants of emoji


def cut(text: str, limit: int) -> str:
    """`text` within `limit` characters, with an ellipsis where it was cut."""
    return text if len(text) <= limit else text[: limit - 1].rstrip() + "…"


def cut_markdown(text: str, limit: int) -> str:
    """Markdown within `limit` characters, not cut inside an escape, a mention or a time."""
    return text if len(text) <= limit else _TORN.sub(r"\1", text[: limit - 1]).rstrip() + "…"


def incident_code(source: str) -> str:
    """Six letters and digits that link a user's message to the log entry; deterministic for a `source`."""
    return b32encode(hashlib.sha256(source.encode()).digest()).decode()[:6]


def without_accents(text: str) -> str:
    """`text` with compatibility forms resolved (NFKD) and combining marks removed."""
    if text.isascii():
        return text
    return "".join(sign for sign in unicodedata.normalize("NFKD", text) if not unicodedata.combining(sign))


def one_line(text: str) -> str:
    """`text` with single spaces in place of line breaks of any kind and of other control characters."""
    return " ".join(_CONTROL.sub(" ", text).split())


def ascii_line(text: str) -> str:
    """`text` as one line of ASCII with single spaces: letters without accents, typographic signs as typed, all others as `?`."""
    plain = without_accents(text).translate(_TYPED)
    seen = "".join(sign for sign in plain if unicodedata.category(sign) not in _UNSEEN)
    return one_line(seen).encode("ascii", "replace").decode()


def cleaned(text: str) -> str:
    """Typed or pasted text with its signs normalised; every parser of typed text uses it.

    Invisible signs, emoji, quotes and back-ticks are dropped; full-width letters, no-break spaces, dashes, apostrophes and a phone's
    arrows become the plain ones. Letters, accents, spaces and lines stay.
    """
    if not text.isascii():
        text = unicodedata.normalize("NFKC", _INVISIBLE.sub("", text).translate(_ALIKE))
    text = _ICON.sub("", text.translate(_ALIKE))
    quoted = text.strip()
    return quoted.strip("'") if len(quoted) > 1 and quoted[0] == quoted[-1] == "'" else text


@functools.lru_cache(maxsize=1024)  # a line is compared with the same names over and over
def fold(text: str) -> str:
    """The text in lower case, without accents and redundant spaces."""
    return " ".join(without_accents(cleaned(text)).casefold().split())


def discord_url(guild: int, channel: int, message: int = 0, origin: str = DISCORD) -> str:
    """The address of a channel or thread on Discord, or of a `message` in it; with `guild` 0 of direct messages.

    `origin` is where people open Discord: clients know links below Discord's own, browsers need another for a compatible server.
    """
    return f"{origin}/channels/{guild or '@me'}/{channel}" + (f"/{message}" if message else "")


def escape_markdown(text: str) -> str:
    """`text` with every sign of Discord's Markdown escaped, single ones too: they would pair up with those of the next name."""
    return _SIGNS.sub(lambda found: f"{found[0][:-1]}\\{found[0][-1]}", text)


def bare(text: str) -> str:
    """Text without Discord's markdown and emoji, which alt texts do not render."""
    return _ESCAPED.sub(r"\1", _MARKUP.sub("", _EMPHASIS.sub(r"\2", _EMOJI.sub("", text))))


def in_code(text: str) -> str:
    """`text` for a place between backticks, where nothing can be escaped."""
    return text.replace("`", "'")
