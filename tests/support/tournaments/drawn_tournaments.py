"""Tournaments drawn at random: of every form and size, with teams, the house, late entries, and everything that goes wrong among people."""

from __future__ import annotations

import random
from collections.abc import Mapping

from bot.features.tournaments.values import Tournament
from bot.matches.core.models import Match, Status
from bot.matches.timing.paces import read_terms
from bot.pairing.event import Form
from bot.pairing.forms import LIMITS, MOST
from bot.pairing.league import SIZES
from tests.support.matches.table import Table
from tests.support.tournaments.tournaments import Season

DAY = 24 * 3600 * 1000  # ms
RATED = read_terms("day", rated=True)


async def opened(season: Season, form: Form, luck: random.Random, *, most: int = MOST) -> Tournament:
    """One that has begun."""
    most = min(most, LIMITS.get(form, MOST))
    team = 2 if luck.random() < 0.15 and form is not Form.LEAGUE else 1
    entrants = luck.randint(3, max(3, most // team))
    made = await season.open(
        form,
        entrants,
        places=min(most, entrants + luck.randint(0, 3)),
        team=team,
        level=2 if luck.random() < 0.3 else 0,
        terms=RATED,
        **(league(luck) if form is Form.LEAGUE else {}),
    )
    return await season.begin(made.id)


def league(luck: random.Random) -> dict[str, int]:
    """What else is chosen for a league."""
    return {"division": luck.choice(SIZES), "interval": luck.choice((0, 7 * DAY))}


def mishaps(luck: random.Random) -> Mapping[str, float]:
    """How much goes wrong; half of all tournaments have peace."""
    if luck.random() < 0.5:
        return {}
    return {
        "leave": luck.choice((0.0, 0.03, 0.1)),
        "void": luck.choice((0.0, 0.05)),
        "absent": luck.choice((0.0, 0.05)),
        "silent": luck.choice((0.0, 0.1)),
        "late": luck.choice((0.0, 0.7)),
        "second_thoughts": luck.choice((0.0, 0.2)),
        "slow": luck.choice((0.0, 0.3)),
    }


async def matches_of(at: Table, over: Tournament) -> dict[int, Match]:
    """Its matches by their numbers."""
    numbers = [board.match for boards in over.rounds for board in boards if board.match]
    return {one.id: one for one in await at.store.those(numbers)}


def winners(at: Table, matches: Mapping[int, Match]) -> dict[int, int | None]:
    """The side that won each match that was finished; None if nobody did."""
    won: dict[int, int | None] = {}
    for one in matches.values():
        outcome = at.matches.outcome(one) if one.status is Status.FINISHED else None
        won[one.id] = None if outcome is None else outcome.ranks[0][0] % 2
    return won


async def announced(at: Table, number: int) -> list[str]:
    """What was announced of a tournament, in this order, as often as it was."""
    said = []
    while (bulletin := await at.store.claim_bulletin(at.clock.now, "tests")) is not None:
        if bulletin.message:
            await at.store.bulletin_shown(bulletin.id, "tests", bulletin.wanted, "", 0)
            continue
        which, _, what = bulletin.payload.decode().partition(".")
        said += [what] if which == str(number) and bulletin.kind == "tournament" else []
        await at.store.bulletin_done(bulletin.id, 1)
    return said
