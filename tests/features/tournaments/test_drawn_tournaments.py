"""Random tournaments to their ends: pairings, seats, results and places are those that other code finds from the matches."""

import random
from importlib.util import find_spec
from pathlib import Path

import msgspec
import pytest

from bot.features.tournaments.report import trf_report
from bot.features.tournaments.service import Tournaments
from bot.features.tournaments.values import Board, Stage, Tournament
from bot.pairing.event import Form, Pairing, Result
from tests.support.matches.table import Table
from tests.support.samples import sample, sized
from tests.support.tournaments.drawn_tournaments import announced, matches_of, mishaps, opened, winners
from tests.support.tournaments.reports import read
from tests.support.tournaments.tournament_faults import faults_of
from tests.support.tournaments.tournaments import GUILD, Season

pytestmark = [pytest.mark.asyncio, pytest.mark.long]

EVENTS = 40  # of each form


async def _played(at: Table, form: Form, seed: int, most: int, folder: Path) -> Tournament:
    luck = random.Random(f"{form} {seed}")
    season = Season(at, seed)
    begun = await opened(season, form, luck, most=most)
    over = await season.play(begun.id, **mishaps(luck))
    assert over.stage is Stage.FINISHED, (form, seed)
    await season.settle()
    over = await season.present(over.id)
    matches = await matches_of(at, over)
    assert faults_of(over, matches, winners(at, matches)) == [], (form, seed)
    if find_spec("py4swiss"):  # it is not built for every machine
        assert all(read(trf_report(one), folder) for one in season.seen), (form, seed)
    rounds = [f"round.{nth}" for nth in range(1, over.round_ + 1)]
    assert await announced(at, over.id) == ["open", *rounds, "over"], (form, seed)
    if form is Form.LEAGUE:  # or its next season would start one day
        await at.feature(Tournaments).cancel((await season.following(over))[0].id, GUILD)
    return over


@pytest.mark.parametrize("form", Form)
@pytest.mark.parametrize("seeds", sample((range(2), range(2, 4)), 2))
async def test_small_tournaments_are_as_they_should_be(at: Table, form: Form, seeds: range, tmp_path: Path):
    await at.matches.clocks.wake()
    for seed in seeds:
        await _played(at, form, seed, 12, tmp_path)


@pytest.mark.slow
@pytest.mark.parametrize("form", Form)
async def test_all_tournaments_are_as_they_should_be(at: Table, form: Form, tmp_path: Path):
    await at.matches.clocks.wake()
    for seed in range(sized(EVENTS, 0.1)):
        await _played(at, form, seed, 64, tmp_path)


async def _swiss(at: Table) -> Tournament:
    """A Swiss tournament of six without mishaps."""
    season = Season(at, 1)
    opened_ = await season.open(Form.SWISS, 6)
    return await season.play((await season.begin(opened_.id)).id)


def _with(over: Tournament, nth: int, *pairings: Pairing) -> Tournament:
    """The tournament with other pairings in a round, in their places."""
    boards = list(over.rounds[nth])
    for place, one in enumerate(pairings):
        boards[place] = msgspec.structs.replace(boards[place], pairing=one)
    rounds = (*over.rounds[:nth], tuple(boards), *over.rounds[nth + 1 :])
    return msgspec.structs.replace(over, rounds=rounds)


def _repeated(over: Tournament) -> Tournament:
    """The first round once more."""
    return msgspec.structs.replace(over, rounds=(over.rounds[0], over.rounds[0], *over.rounds[2:]))


def _rested_twice(over: Tournament) -> Tournament:
    rounds = (((1, 0), (2, 3), (4, 5)), ((1, 0), (2, 4), (3, 5)))
    boards = tuple(tuple(Board(Pairing(*pair)) for pair in pairs) for pairs in rounds)
    return msgspec.structs.replace(over, rounds=(*boards, *over.rounds[2:]))


def _seated(over: Tournament) -> Tournament:
    """Number 1 has the first seat in every round."""
    for nth, boards in enumerate(over.rounds):
        turned = [
            msgspec.structs.replace(one, first=one.second, second=one.first) if one.second == 1 else one
            for one in (board.pairing for board in boards)
        ]
        over = _with(over, nth, *turned)
    return over


def _other_result(over: Tournament) -> Tournament:
    one = over.rounds[0][0].pairing
    result = Result.SECOND if one.result is Result.FIRST else Result.FIRST
    return _with(over, 0, msgspec.structs.replace(one, result=result))


def _unplayed(over: Tournament) -> Tournament:
    boards = (msgspec.structs.replace(over.rounds[0][0], match=0), *over.rounds[0][1:])
    return msgspec.structs.replace(over, rounds=(boards, *over.rounds[1:]))


@pytest.mark.parametrize(
    ("planted", "expected"),
    [
        (_repeated, "round 2 repeats"),
        (_rested_twice, "rests [1] again"),
        (_seated, "seats 1 3 ahead"),
        (_other_result, "ended otherwise"),
        (_other_result, "is placed"),
        (_unplayed, "lacks a match"),
    ],
)
async def test_the_checks_above_would_notice(at: Table, planted, expected: str):
    over = await _swiss(at)
    matches = await matches_of(at, over)
    assert faults_of(over, matches, winners(at, matches)) == []
    assert any(expected in one for one in faults_of(planted(over), matches, winners(at, matches)))
