"""Kill -9 while spectators call: every call that was told to count does, once, and none that was not made."""

import random
import shutil
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from bot.features.crowd.values import WINNER
from bot.games import GAMES
from bot.matches.core.models import Status
from bot.matches.core.positions import Positions
from bot.storage.core import transactions
from bot.storage.core.inspection import inspecting
from bot.upkeep.integrity import check
from tests.support.samples import sized
from tests.torture.callers import Pressed, pressed
from tests.torture.nursery import Nursery

pytestmark = pytest.mark.torture

KILLS = sized(200)
PER_FILE = 20  # kills after which a new file is begun
CONTROLS = 100
KILLED = 9
CALLS = """
SELECT c."match", c.question, p.discord_id, c.press, c.answer, c.settled > 0, c.points
FROM calls c JOIN players p ON p.id = c.player
"""


def killed(children: Nursery, folder: Path, **job: object) -> bool:
    """Whether the child was killed before it ended by itself."""
    folder.mkdir(exist_ok=True)
    if "drain" not in job:  # making the file takes a moment
        job["kill_after"] = random.uniform(0.1, 0.6) + 0.4 * (not (folder / "notes").exists())
    seed = str(random.random())
    (ended,) = children.run("call", path=str(folder / "m.db"), notes=str(folder / "notes"), seed=seed, **job)
    assert ended in {KILLED, 0}
    return ended == KILLED


def wrong(folder: Path) -> list[str]:
    """Calls that were told to count and are not there so, or were never made, or do not follow from what was played."""
    made = pressed(folder / "notes")
    told: dict[tuple[int, int, int], Pressed] = {}
    for one in made:
        whose = (one.match, one.question, one.user)
        if one.told and (whose not in told or told[whose].press < one.press):
            told[whose] = one
    with closing(sqlite3.connect(folder / "m.db")) as plain:
        kept = {tuple(row[:3]): row[3:] for row in plain.execute(CALLS)}
        over = {match for (match,) in plain.execute("SELECT id FROM matches WHERE status = 'finished'")}
    drawn = drawn_in(folder / "m.db")
    presses = {(one.match, one.question, one.user, one.press, one.answer) for one in made}
    found = [
        f"{whose} is kept as nobody pressed it: {row}"
        for whose, row in kept.items()
        if (*whose, *row[:2]) not in presses
    ]
    for whose, last in told.items():
        row = kept.get(whose)
        if row is None and whose[0] in drawn and whose[1] == WINNER:
            continue
        if row is None or row[0] < last.press:
            found.append(f"{last} was told and is not kept: {row}")
        elif whose[0] in over and not row[2]:
            found.append(f"{last} is not settled, and its match is over")
    found += [str(fault) for fault in check(folder / "m.db", GAMES).faults]
    return found


def drawn_in(database: Path) -> set[int]:
    """The matches that ended in a draw."""
    with inspecting(database) as inspected:
        over = inspected.read(lambda tx: transactions.with_status(tx, Status.FINISHED))
    outcomes = {match.id: Positions(GAMES).outcome(match) for match in over}
    return {match for match, outcome in outcomes.items() if outcome is not None and len(outcome.ranks) == 1}


def test_killed_while_spectators_call(children: Nursery, tmp_path: Path, say: Callable[[str], None]):
    kills = calls = 0
    for nth in range(KILLS):
        folder = tmp_path / str(nth // PER_FILE)
        kills += killed(children, folder)
        if (folder / "notes").exists():
            assert wrong(folder) == []
        if nth % PER_FILE == PER_FILE - 1 or nth == KILLS - 1:
            assert not killed(children, folder, drain=True)
            assert wrong(folder) == []
            calls += sum(one.told for one in pressed(folder / "notes"))
            shutil.rmtree(folder)
    say(f"calls: {kills} kills, {calls} calls told, 0 lost, 0 doubled")
    assert kills
    assert calls > KILLS


def test_the_check_above_would_notice(children: Nursery, tmp_path: Path, say: Callable[[str], None]):
    for nth in range(CONTROLS):
        folder = tmp_path / str(nth)
        killed(children, folder, careless=True)
        if (folder / "notes").exists() and (lost := wrong(folder)):
            say(f"calls, control: caught after {nth + 1} kills ({lost[0]})")
            return
        shutil.rmtree(folder)
    pytest.fail("was never caught")
