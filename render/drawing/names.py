"""Names as pictures have them: in the letters that the typefaces have, else as a number."""

from __future__ import annotations

import unicodedata
from functools import lru_cache

from bot.words import Words
from render.drawing.fonts import has

_RIGHT_TO_LEFT = {"R", "AL", "AN"}
_NOT_ALONE = "CM"  # categories of signs that are no letters: controls and private ones, marks on others


def painted_name(name: str, number: int, words: Words) -> str:
    """A name in a picture; the `number` of who has it where the typefaces lack most of its letters."""
    return readable(name) or words.text("picture-nameless", number=number)


def readable(text: str) -> str:
    """`text` without the signs that the typefaces lack, styled letters as plain ones; "" unless all or most letters are left."""
    signs = unicodedata.normalize("NFC", text)
    kept = [_plain(sign) for sign in signs]
    left = sum(part.isalnum() for part in kept)
    lost = sum(sign.isalnum() and not part for sign, part in zip(signs, kept, strict=True))
    return " ".join("".join(kept).split()) if left > lost or all(kept) else ""


@lru_cache(maxsize=4096)
def _plain(sign: str) -> str:
    """A sign if headlines have it, else what it stands for (NFKC) as far as a typeface has that."""
    if sign.isspace():
        return " "
    parts = sign if has("headline", sign) else unicodedata.normalize("NFKC", sign)
    return "".join(part for part in parts if _known(part))


def _known(sign: str) -> bool:
    """Whether a sign can be painted beside others from the left to the right, without shaping."""
    if unicodedata.category(sign)[0] in _NOT_ALONE or unicodedata.bidirectional(sign) in _RIGHT_TO_LEFT:
        return False
    return has("headline", sign) or has("digits", sign)
