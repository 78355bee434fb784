"""The parsed options of `/play`."""

from dataclasses import dataclass

from bot.matches.core.models import Person
from bot.matches.matchmaking.match_defaults import RequestedTerms


@dataclass(frozen=True)
class PlayRequest:
    """A match to propose: `options` as typed, `seats` 0 if not given, `people` none for an open table."""

    game: str
    options: str
    asked: RequestedTerms
    seats: int
    people: tuple[Person, ...] = ()
    punctual: int = 0  # percent of moves made in time that an open table demands
