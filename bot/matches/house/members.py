"""The members of the house: opponents that the program plays, with a name and a level.

A seat of the house has a player like any other; a user id tells its member and level. No user of Discord has such an id: theirs begin
at 2^22.
"""

from __future__ import annotations

from typing import TypeAlias

from bot.games.contract.player import LEVELS, Level
from bot.games.contract.vocabulary import Seat

HouseSeats: TypeAlias = tuple[tuple[Seat, int], ...]
"""Seats that members of the house have, with their user ids."""

NAMES = ("Pip", "Odile", "Gus", "Mira", "Basile", "Nora", "Hugo", "Iris")  # a match has at most eight seats
FACES = dict(zip(LEVELS, ("🐣", "🐢", "🦊", "🦉", "🐉"), strict=True))
USUAL: Level = 2  # a first match should be won by most
_FIRST = 4_000_000  # user ids: this, and 10 * member + level
HOUSE = (_FIRST, _FIRST + 10 * len(NAMES) - 1)  # the first and the last user id that may be of a member


def user_of(member: int, level: Level) -> int:
    """The user id of a member at a level."""
    return _FIRST + 10 * member + level


def is_house(user: int) -> bool:
    """Whether a user id is of a member of the house."""
    return _FIRST <= user < _FIRST + 10 * len(NAMES) and (user - _FIRST) % 10 in LEVELS


def is_person(user: int) -> bool:
    """Whether a user id is of a person who can be mentioned: neither a member of the house nor a deleted user."""
    return user > 0 and not is_house(user)


def is_erased(user: int) -> bool:
    """Whether a user id is the pseudonym of a user who has deleted their data."""
    return not is_person(user) and not is_house(user)


def level_of(user: int) -> Level:
    """The level of a member by their user id."""
    level: Level = LEVELS[(user - _FIRST) % 10 - 1]
    return level


def number_of(user: int) -> int:
    """The number of a member, the place of the name in NAMES, by their user id."""
    return (user - _FIRST) // 10


def name_of(user: int) -> str:
    """The name of a member by their user id."""
    return NAMES[number_of(user)]


def shown(user: int) -> str:
    """The name with the face of the level, as public messages have it in place of a mention."""
    return f"{FACES[level_of(user)]}\u00a0{name_of(user)}"
