"""Types that all games share: seats, lengths, angles, phrases, points."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, TypeAlias

import msgspec

Seat: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=7)]
"""A place at the table, 0-based."""


Millimetre: TypeAlias = Annotated[float, msgspec.Meta(ge=-1e6, le=1e6)]
"""A length or coordinate in mm; bounded, so that neither NaN nor infinity can be read from a save or a player."""


Degrees: TypeAlias = Annotated[float, msgspec.Meta(ge=-360.0, le=720.0)]
"""An angle in degrees, clockwise; a bearing has 0 = north (+y), 90 = east (+x)."""


Options: TypeAlias = Mapping[str, str]
"""The options of a match by name, each one of the values its `OptionSpec` lists."""


class Phrase(msgspec.Struct, frozen=True):
    """A message in the reader's language: a key of the words and its arguments, which may be phrases."""

    key: str
    args: tuple[tuple[str, str | int | float | Phrase], ...] = ()


def phrase(key: str, **args: str | float | Phrase) -> Phrase:
    """The phrase `key` with named arguments, in the order given."""
    return Phrase(key, tuple(args.items()))


SEATED = "seat-called"
"""The key of a phrase for a player."""


def seat_phrase(seat: Seat, otherwise: Phrase) -> Phrase:
    """A player: by name where it is known, else `otherwise`, as the game calls the seat."""
    return phrase(SEATED, seat=seat, otherwise=otherwise)


class Sentence(msgspec.Struct, frozen=True):
    """A sentence of a turn's story."""

    words: Phrase
    rule: str = ""  # the rule that decided it; "": none did
    result: bool = False  # the result of the match, which the match itself reports with the players' names


class Point(msgspec.Struct, frozen=True):
    """A point of the table, in the game's own units (mm for flick games)."""

    x: float
    y: float
