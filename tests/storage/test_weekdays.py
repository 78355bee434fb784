"""Outages and vacations of matches whose clocks stop at weekends, beside others, on both engines."""

from datetime import UTC, datetime

import pytest
from msgspec.structs import replace

from bot.games.contract.vocabulary import phrase
from bot.matches.core.models import Match, Pace, Player, Status, Terms
from bot.matches.delivery.models import Notice
from bot.matches.timing.models import Alarm, TimerKind, VacationPeriod
from bot.matches.timing.paces import DAY, HOUR
from bot.matches.work.effects import Effects
from bot.matches.work.store import Store
from tests.support.storage.stored import ANN, new_match, turn

pytestmark = pytest.mark.asyncio


def at(day: int, hour: int) -> int:
    """A time in November 2026; the 27th is a Friday."""
    return int(datetime(2026, 11, day, hour, tzinfo=UTC).timestamp()) * 1000


async def running(store: Store, name: str, due: int, *, weekdays: bool) -> Match:
    """A match whose first seat was asked on Friday noon."""
    new = replace(new_match(ANN, 200 + weekdays), terms=Terms(Pace.DAY, DAY, weekdays=weekdays))
    match = await store.add(new, key=f"{name}.add", now=at(27, 12))
    effects = Effects(alarms=(Alarm(TimerKind.DEADLINE, 0, "ask", at(27, 12), due),))
    first = turn(match, 0, f"{name}.accept", seat=None)
    return await store.change(
        match, status=Status.RUNNING, turn=first, posts=(), key=f"{name}.accept", now=at(27, 12), effects=effects
    )


async def both(store: Store) -> tuple[Match, Match]:
    off = await running(store, "off", at(30, 12), weekdays=True)
    return off, await running(store, "on", at(28, 12), weekdays=False)


async def clocks(store: Store, *matches: Match) -> list[tuple[int, int, int]]:
    """The begin and the deadline of each match's clock, and the time given back."""
    found = [await store.get(one.id) for one in matches]
    return [(one.holder(0).since, one.holder(0).due, one.given_back) for one in found if one]


async def test_the_terms_are_kept(store: Store):
    off, plain = await both(store)
    assert (off.terms.weekdays, plain.terms.weekdays) == (True, False)


async def test_the_shortened_time_is_kept(store: Store):
    for other, time in ((200, 12 * HOUR), (201, 0)):
        terms = Terms(Pace.DAY, DAY, shortened=time)
        match = await store.add(new_match(ANN, other, terms=terms), key=f"{other}.add", now=10)
        found = await store.get(match.id)
        assert found is not None
        assert found.terms == match.terms == terms


async def test_of_an_outage_only_what_the_clocks_ran_is_given_back(store: Store):
    matches = await both(store)
    instance = await store.arrive(at(27, 20), most=12 * HOUR)
    await store.leave(instance, at(27, 20))
    await store.arrive(at(28, 6), most=12 * HOUR)  # four hours of Friday, six of Saturday
    assert await clocks(store, *matches) == [
        (at(27, 16), at(30, 16), 4 * HOUR),
        (at(27, 22), at(28, 22), 10 * HOUR),
    ]


async def test_an_outage_within_a_weekend_moves_nothing(store: Store):
    off, _ = await both(store)
    instance = await store.arrive(at(28, 6), most=12 * HOUR)
    before = await clocks(store, off)
    await store.leave(instance, at(28, 6))
    await store.arrive(at(28, 15), most=12 * HOUR)
    assert await clocks(store, off) == before


async def test_a_vacation_keeps_the_time_that_was_left(store: Store):
    matches = await both(store)
    vacation = VacationPeriod(at(27, 18), at(28, 18))
    notice = Notice(phrase("holiday-begun"), about="vacation")
    await store.set_vacation(
        Player(0, ANN, "Ann"), vacation.ended, was=0, vacation=vacation, now=vacation.begun, notice=notice
    )
    off, plain = await clocks(store, *matches)
    assert off[1] == at(30, 18)  # six of the 24 hours had run; eighteen are left from Monday on
    assert plain[1] == at(29, 12)
