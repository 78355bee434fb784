"""What happens in a run, as a value that is drawn from a seed, printed and parsed."""

from __future__ import annotations

import random
from collections.abc import Iterable

import msgspec

GAMES = ("pitchout", "offboard", "forhonor", "pitchbowl")
CLOCKS = {20.0: "day", 2.0: "blitz", 60.0: "hour"}  # by the pace that leaves time for them; the usual one first
SHARES = (0.0, 0.25, 0.5, 0.75)  # of the kinds of habits, events or faults that are on in a run
TERMS = (0.0, 0.0, 0.3, 0.7)  # shares of the challenges of a run that have a term
ENDING = 0.75  # hours in which blitz clocks run out and matches end; shorter runs do without
RAREST, MOST = -2.0, -0.3  # exponents of 10 between which rates are drawn


class Plan(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """So many tables are played at until so many answers are accepted or so many hours are over.

    `pace` is the mean time in seconds that a player thinks. `habits`, `events` and `faults` are rates by name: how often one comes
    while a player thinks, on average; what is not named does not come at all. `rated` and `weekdays` are shares of the challenges.
    """

    seed: int
    tables: int = 6
    seats: int = 2
    games: tuple[str, ...] = GAMES
    clock: str = "day"
    pace: float = 20.0
    answers: int = 200
    hours: float = 24.0 * 30
    day: int = 0  # on which it begins: days after a Thursday
    rated: float = 0.0
    weekdays: float = 0.0
    ending: float = 0.0  # hours in which the clocks then run out and every match ends; 0: they are left as they are
    habits: dict[str, float] = {}
    events: dict[str, float] = {}
    faults: dict[str, float] = {}

    def __str__(self) -> str:
        """JSON, as `parsed` takes it."""
        return msgspec.json.encode(self).decode()


def parsed(text: str) -> Plan:
    """The plan that was printed so. Raises msgspec.DecodeError."""
    return msgspec.json.decode(text, type=Plan)


def drawn(
    seed: int, habits: Iterable[str], events: Iterable[str], faults: Iterable[str], answers: int, hours: float
) -> Plan:
    """The plan of a seed: of everything that there is, some is on, at rates of its own (swarm testing)."""
    luck = random.Random(f"plan {seed}")
    pace, weekdays = luck.choice(list(CLOCKS)), luck.choice(TERMS)
    return Plan(
        seed,
        tables=luck.randint(1, 8),
        seats=luck.choice((2, 2, 3, 4)),
        games=tuple(luck.sample(GAMES, luck.randint(1, len(GAMES)))),
        clock=CLOCKS[pace],
        pace=pace,
        answers=answers,
        hours=hours,
        habits=_some(luck, habits),
        events=_some(luck, events),
        faults=_some(luck, faults),
        day=luck.randrange(7),
        rated=luck.choice(TERMS),
        weekdays=weekdays,
        ending=luck.choice((0.0, ENDING)) if CLOCKS[pace] == "blitz" and not weekdays and hours >= ENDING else 0.0,
    )


def _some(luck: random.Random, names: Iterable[str]) -> dict[str, float]:
    share = luck.choice(SHARES)
    drawn = {name: (luck.random() < share, round(10 ** luck.uniform(RAREST, MOST), 3)) for name in sorted(names)}
    return {name: rate for name, (on, rate) in drawn.items() if on}
