"""The lines of a league: which player meets which, and the share of matches that the first should win."""

from __future__ import annotations

from typing import NamedTuple

from bot.games.contract.player import LEVELS
from tools.players.sequential import Bar

GAMES = ("forhonor", "pitchout", "offboard", "pitchbowl")  # those whose matches are short first
NEXT = Bar(0.65, 0.8)  # of a level against the one below
EVEN = Bar(0.4, 0.6)


class Line(NamedTuple):
    """Two players of a game at a table."""

    game: str
    one: str
    two: str
    bar: Bar = NEXT
    seats: int = 2
    options: tuple[tuple[str, str], ...] = ()  # those that are not as usual

    @property
    def name(self) -> str:
        """The line as the command line and the tables call it, such as `pitchout/house:5@1.5/contact:1.5/4 seats/mode=complete`."""
        seats = [f"{self.seats} seats"] if self.seats != 2 else []
        return "/".join((self.game, self.one, self.two, *seats, *(f"{key}={value}" for key, value in self.options)))


NEIGHBOURS = tuple(
    Line(game, f"house:{level}", f"house:{level - 1}") for level in LEVELS if level > 1 for game in GAMES
)
COMPLETE = (("mode", "complete"),)
OTHERS = (
    Line("forhonor", "house:5", "simple", Bar(0.8)),
    *(Line("forhonor", "house:5", "simple", Bar(0.8), seats) for seats in (3, 4, 6, 8)),
    Line("forhonor", "child", "house:1", EVEN),
    Line("pitchout", "house:5@1.5", "contact:1.5", Bar(0.95)),
    Line("pitchout", "house:5@1.5", "contact:1.5", Bar(0.95), options=COMPLETE),
    *(Line("pitchout", "house:5@1.5", "contact:1.5", Bar(0.95), seats) for seats in (3, 4)),
    Line("pitchout", "house:5@4", "contact:4", Bar(0.7)),
    Line("pitchout", "advised:4", "house:1", EVEN),
    Line("pitchout", "advised:8", "house:1", EVEN),
    Line("offboard", "child", "house:1", EVEN),
    Line("offboard", "house:5", "random", Bar(0.99)),
    Line("offboard", "house:5", "depth:3", Bar(0.75)),
    Line("offboard", "house:5", "uct:1500", Bar(0.95)),
    Line("pitchbowl", "simple:4", "house:1", EVEN),
    Line("pitchbowl", "house:5@2", "simple", Bar(0.8)),
    Line("pitchbowl", "house:5", "house:1", Bar(0.95)),
)
LINES = NEIGHBOURS + OTHERS
"""In the order in which they are played."""
