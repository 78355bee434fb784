"""What values have to say: the phrases in them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec

from bot.games.contract.vocabulary import Phrase


def phrases(value: Any) -> Iterator[Phrase]:
    """All phrases in a struct, however deep."""
    if isinstance(value, Phrase):
        yield value
    elif isinstance(value, msgspec.Struct):
        for name in value.__struct_fields__:
            yield from phrases(getattr(value, name))
    elif isinstance(value, tuple):
        for item in value:
            yield from phrases(item)
