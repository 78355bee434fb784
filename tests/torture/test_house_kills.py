"""Kill -9 while the house thinks: no decision is lost, none is made twice."""

import random
import shutil
from collections.abc import Callable
from pathlib import Path

import pytest
from sqlalchemy import bindparam, select

from bot.games import GAMES
from bot.games.contract.save import load_state
from bot.matches.core.models import LIVE, Status
from bot.matches.house.members import is_house
from bot.storage.core import transactions
from bot.storage.core.inspection import inspecting
from bot.storage.core.query import query
from bot.storage.core.schema.matches import timers
from bot.upkeep.integrity import check
from tests.support.samples import sized
from tests.torture.nursery import Nursery
from tests.torture.soundness import acknowledged
from tests.torture.thinkers import CHANNEL, GUILD

pytestmark = pytest.mark.torture

KILLS = sized(200)
PER_FILE = 20  # kills after which a new file is begun
CONTROLS = 100
KILLED = 9
TIMERS = query(select(timers.c.id).where(timers.c.match == bindparam("match")))


def killed(children: Nursery, folder: Path, **job: object) -> bool:
    """Whether the child was killed before it ended by itself."""
    folder.mkdir(exist_ok=True)
    seed = str(random.random())
    if "drain" not in job:  # making the file and the first searches take half a second
        job["kill_after"] = random.uniform(0.1, 0.5) + 0.6 * (not (folder / "acks").exists())
    (ended,) = children.run("think", path=str(folder / "m.db"), acks=str(folder / "acks"), seed=seed, **job)
    assert ended in {KILLED, 0}
    return ended == KILLED


def stuck(database: Path, told: dict[int, int]) -> list[str]:
    """Decisions of the house that nobody will make, and acknowledged answers that are gone."""
    with inspecting(database) as inspected:
        found = inspected.read(lambda tx: [transactions.get(tx, match) for match in told])
    wrong = []
    for match in found:
        if match is None or match.revision < told[match.id]:
            wrong.append(f"an acknowledged answer is gone: {match}")
        elif match.status is Status.RUNNING:
            game = GAMES[match.game]
            asked = {ask.seat for ask in game.asks(load_state(game.spec, match.state))}
            if any(is_house(match.holder(seat).user) for seat in asked):
                wrong.append(f"match {match.id} waits for the house at turn {match.revision}")
    return wrong


def test_killed_while_it_thinks(children: Nursery, tmp_path: Path, say: Callable[[str], None]):
    kills = answers = 0
    for nth in range(KILLS):
        folder = tmp_path / str(nth // PER_FILE)
        kills += killed(children, folder)
        if (folder / "acks").exists():
            assert check(folder / "m.db", GAMES).faults == ()
        if nth % PER_FILE == PER_FILE - 1 or nth == KILLS - 1:
            assert not killed(children, folder, drain=True)
            told = acknowledged(folder / "acks")
            assert stuck(folder / "m.db", told) == []
            assert check(folder / "m.db", GAMES, simulate=True).faults == ()
            answers += sum(told.values())
            shutil.rmtree(folder)
    say(f"the house: {kills} kills, {answers} turns, 0 lost, 0 doubled")
    assert kills
    assert answers > KILLS


def tables(database: Path, told: dict[int, int]) -> list[str]:
    """Faults where the house plays itself: a lost acknowledged turn, or not exactly one match that is played or will be followed."""
    with inspecting(database) as inspected:
        found = {match: inspected.read(lambda tx, match=match: transactions.get(tx, match)) for match in told}
        live = inspected.read(lambda tx: transactions.of_guild(tx, GUILD, LIVE))
        newest = inspected.read(lambda tx: transactions.watched(tx, GUILD, CHANNEL))
        waiting = inspected.read(lambda tx: tx.all(TIMERS, match=newest.id if newest else 0))
    wrong = [f"match {one} lost a turn" for one, kept in found.items() if kept is None or kept.revision < told[one]]
    wrong += [f"{len(live)} matches at one table"] * (len(live) > 1)
    return wrong + ["the table stands still"] * (not waiting)


def test_killed_while_it_plays_itself(children: Nursery, tmp_path: Path, say: Callable[[str], None]):
    kills = played = answers = 0
    for nth in range(KILLS):
        folder = tmp_path / str(nth // PER_FILE)
        kills += killed(children, folder, watch=True)
        if (folder / "acks").exists():
            assert check(folder / "m.db", GAMES).faults == ()
            assert tables(folder / "m.db", acknowledged(folder / "acks")) == []
        if nth % PER_FILE == PER_FILE - 1 or nth == KILLS - 1:
            before = acknowledged(folder / "acks")
            children.run(
                "think",
                path=str(folder / "m.db"),
                acks=str(folder / "acks"),
                seed="",
                watch=True,
                rounds=200,
                drain=True,
            )
            after = acknowledged(folder / "acks")
            assert sum(after.values()) + max(after) > sum(before.values()) + max(before)
            assert check(folder / "m.db", GAMES, simulate=True).faults == ()
            played, answers = played + max(after), answers + sum(after.values())
            shutil.rmtree(folder)
    say(f"the house alone: {kills} kills, {played} matches, {answers} turns, 0 lost, 0 doubled")
    assert kills
    assert played > KILLS / PER_FILE


def test_the_check_above_would_notice(children: Nursery, tmp_path: Path, say: Callable[[str], None]):
    for nth in range(CONTROLS):
        folder = tmp_path / str(nth)
        killed(children, folder, careless=True)
        assert not killed(children, folder, careless=True, drain=True)
        if lost := stuck(folder / "m.db", acknowledged(folder / "acks")):
            say(f"the house, control: caught after {nth + 1} kills ({lost[0]})")
            return
        shutil.rmtree(folder)
    pytest.fail("was never caught")


def test_the_check_of_its_tables_would_notice(children: Nursery, tmp_path: Path, say: Callable[[str], None]):
    for nth in range(CONTROLS):
        folder = tmp_path / str(nth // PER_FILE)
        killed(children, folder, watch=True, careless=True)
        told = acknowledged(folder / "acks")
        if told and (lost := [*check(folder / "m.db", GAMES).faults, *tables(folder / "m.db", told)]):
            say(f"the house alone, control: caught after {nth + 1} kills ({lost[0]})")
            return
    pytest.fail("was never caught")
