"""The contents of a tournament's picture, as values."""

from __future__ import annotations

from enum import StrEnum

import msgspec

from bot.pairing.event import WIN, Event, Pairing, Result


class Contender(msgspec.Struct, frozen=True):
    """An entrant: the player, or the players of a team, each with the level of a member of the house (0: a person)."""

    number: int
    members: tuple[tuple[str, int], ...]


class Chart(msgspec.Struct, frozen=True):
    """A tournament to show: its name, what has happened, who takes part, and whether it is over; `own` is the viewer's number."""

    title: str
    event: Event
    contenders: tuple[Contender, ...]
    finished: bool = False
    own: int = 0

    def contender(self, number: int) -> Contender:
        """An entrant by its number."""
        return next((one for one in self.contenders if one.number == number), Contender(number, ()))

    def is_gone(self, number: int) -> bool:
        """Whether an entrant has left."""
        return any(one.gone for one in self.event.entrants if one.number == number)


class Sign(StrEnum):
    """A result as one entrant sees it."""

    WON = "won"
    DRAWN = "drawn"
    LOST = "lost"
    OPEN = "open"
    VOID = "void"
    GIVEN = "given"  # a point without a match
    MISSED = "missed"  # none, without a match


def sign(pairing: Pairing, number: int) -> Sign:
    """The result of a pairing for an entrant of it."""
    points = pairing.points(number)
    if pairing.is_bye or (pairing.is_over and not pairing.played):
        return Sign.GIVEN if points == WIN else Sign.MISSED
    if pairing.result in {Result.OPEN, Result.VOID}:
        return Sign.OPEN if pairing.result is Result.OPEN else Sign.VOID
    return {WIN: Sign.WON, 0: Sign.LOST}.get(points, Sign.DRAWN)


def halves(value: int) -> str:
    """Half points as players write them: 4½."""
    return f"{value // 2 or ('' if value else 0)}{'½' if value % 2 else ''}"
