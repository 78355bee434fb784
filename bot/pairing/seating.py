"""Assigns the first seat of a pairing as FIDE assigns colours (C.04.3)."""

from enum import IntEnum

import msgspec

from bot.pairing.event import Event, Pairing


class Strength(IntEnum):
    """The strength of an entrant's claim to a seat."""

    NONE = 0  # no match yet
    MILD = 1  # as often each; the other one last
    STRONG = 2  # the other one once more often
    ABSOLUTE = 3  # the other one twice more often, or twice in a row


class Due(msgspec.Struct, frozen=True):
    """The seat that is due to an entrant."""

    first: bool
    strength: Strength
    ahead: int = 0  # how many more first seats than second ones they have had


def due(event: Event, number: int) -> Due:
    """The seat due to an entrant after the matches so far."""
    seats = first_seats(event, number)
    if not seats:
        return Due(first=True, strength=Strength.NONE)
    ahead = 2 * sum(seats) - len(seats)
    twice = len(seats) > 1 and seats[-1] == seats[-2]
    if abs(ahead) > 1 or twice:
        return Due(ahead < 0 if abs(ahead) > 1 else not seats[-1], Strength.ABSOLUTE, ahead)
    return Due(ahead < 0, Strength.STRONG, ahead) if ahead else Due(not seats[-1], Strength.MILD, ahead)


def first_seats(event: Event, number: int) -> list[bool]:
    """For each match of an entrant so far, whether they had the first seat."""
    return [one.first == number for one in event.of(number) if one.played and not one.is_bye]


def seated(event: Event, one: int, two: int, *, stage: str = "", board: int = 0) -> Pairing:
    """A pairing in which the stronger claim to a seat is met, then that of the seat had less recently, then that of `one`.

    Those who have not played yet take turns by board.
    """
    first = _is_first(event, one, two, board)
    return Pairing(one, two, stage=stage) if first else Pairing(two, one, stage=stage)


def _is_first(event: Event, one: int, two: int, board: int) -> bool:
    mine, theirs = due(event, one), due(event, two)
    if mine.strength is theirs.strength is Strength.NONE:
        return board % 2 == 0
    if mine.strength != theirs.strength and (
        mine.first == theirs.first or Strength.NONE in {mine.strength, theirs.strength}
    ):
        return mine.first if mine.strength > theirs.strength else not theirs.first
    if mine.first != theirs.first:
        return mine.first
    if mine.ahead != theirs.ahead:
        return mine.ahead < theirs.ahead
    latest = zip(reversed(first_seats(event, one)), reversed(first_seats(event, two)), strict=False)
    return next((other for own, other in latest if own != other), mine.first)
