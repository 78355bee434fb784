"""Tournaments to be shown: with long names, strange ones, members of the house, drop-outs and void matches."""

import random
from functools import lru_cache

from bot.pairing.event import Event, Form
from render.tournaments.chart import Chart, Contender
from tests.pairing.events import begun, played

TITLE = "Autumn Cup"
NAMES = (
    "Ada",
    "Bruno",
    "Clémentine Dubois",
    "Maximilian von und zu Hohenstein",
    "Odile",
    "Zoë",
    "RookRunner_2000",
    "the quick brown fox jumps over",
    "WWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWW",
    "日本 🎲",
    "lil",
    "Sir Flicks-a-Lot",
    "Marguerite de la Tour",
    "Ivo",
    "Jean-Baptiste",
    "Nour",
)
HOUSE = 5  # the number of the entrant whose first player is a member of the house


@lru_cache(maxsize=64)
def event(form: Form, count: int, rounds: int = 0, *, seed: int = 1, leave: float = 0.04, void: float = 0.05) -> Event:
    """A tournament after so many rounds; 0: at its end."""
    after = list(played(begun(form, count), random.Random(seed), leave=leave, void=void))
    return after[rounds - 1]


def chart(shown: Event, *, own: int = 0, finished: bool = False, team: int = 1, title: str = TITLE) -> Chart:
    """A tournament with names."""
    return Chart(title, shown, tuple(_contender(one.number, team) for one in shown.entrants), finished, own)


def _contender(number: int, team: int) -> Contender:
    names = (NAMES[((number - 1) * team + nth) % len(NAMES)] for nth in range(team))
    called = (name if number <= len(NAMES) else f"{name[:28]} {number}" for name in names)
    return Contender(number, tuple((name, 3 if number == HOUSE and not nth else 0) for nth, name in enumerate(called)))
