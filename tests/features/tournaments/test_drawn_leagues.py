"""Random leagues over five seasons: divisions, fixtures, who goes up and down, and who is carried over are those that other code finds."""

import random
from collections.abc import Collection

import pytest

from bot.features.tournaments import service
from bot.features.tournaments.rows import TournamentRows
from bot.features.tournaments.values import Tournament
from bot.pairing import league as rules
from tests.support.matches.table import Table
from tests.support.samples import sample, sized
from tests.support.tournaments.leagues import League
from tests.support.tournaments.tournaments import Season

pytestmark = [pytest.mark.asyncio, pytest.mark.long]

LEAGUES = 60
SEASONS = 5


async def _league(at: Table, seed: int, most: int, seasons: int) -> int:
    """Play one; how many seasons it had."""
    await at.matches.clocks.wake()
    luck = random.Random(f"league {seed}")
    made = League(Season(at, seed), luck)
    played = await made.play(luck.randint(3, most), seasons)
    assert made.faults == [], seed
    return len(played)


@pytest.mark.parametrize("seed", sample(range(4), 2))
async def test_small_leagues_are_as_they_should_be(at: Table, seed: int):
    assert await _league(at, seed, 16, 3) > 0


def _nobody_moves(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rules, "movers", lambda _: rules.Movers(frozenset(), frozenset()))


def _newcomers_first(monkeypatch: pytest.MonkeyPatch) -> None:
    usual = service._kept
    monkeypatch.setattr(service, "_kept", lambda former, here: usual(former, here)[::-1])


def _larger_first(monkeypatch: pytest.MonkeyPatch) -> None:
    usual = rules.sizes_of
    monkeypatch.setattr(service, "sizes_of", lambda *how: usual(*how)[::-1])


def _unplayed(monkeypatch: pytest.MonkeyPatch) -> None:
    usual = rules.robin_round
    monkeypatch.setattr(rules, "robin_round", lambda *how: usual(*how)[:-1])


def _everybody_came(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(TournamentRows, "no_shows", _nobody)


def _who_waited_is_lost(monkeypatch: pytest.MonkeyPatch) -> None:
    usual = service.Tournaments.next_season

    def without(self: service.Tournaments, former: Tournament, absent: Collection[int]) -> Tournament:
        return usual(self, former, {*absent, *(one.user for one in former.waiting)})

    monkeypatch.setattr(service.Tournaments, "next_season", without)


async def _nobody(*_: object) -> frozenset[int]:
    return frozenset()


@pytest.mark.parametrize(
    ("plant", "expected"),
    sample(
        [
            (_nobody_moves, "is divided"),
            (_newcomers_first, "is divided"),
            (_unplayed, "times"),
            (_larger_first, "is divided"),
            (_who_waited_is_lost, "carried over"),
            (_everybody_came, "carried over"),
        ],
        2,
    ),
)
async def test_the_checks_above_would_notice(at: Table, monkeypatch: pytest.MonkeyPatch, plant, expected: str):
    plant(monkeypatch)
    await at.matches.clocks.wake()
    faults: list[str] = []
    for seed in range(20):
        league = League(Season(at, seed), random.Random(f"planted {seed}"), {"silent": 0.7, "late": 0.7})
        await league.play(11, 2)
        faults += league.faults
        if any(expected in one for one in faults):
            return
    raise AssertionError(faults)


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(sized(LEAGUES, 0.1)))
async def test_all_leagues_are_as_they_should_be(at: Table, seed: int):
    assert await _league(at, 100 + seed, 40, SEASONS) > 0
