"""Kill -9 while puzzles are tried: each try counts exactly once, and is what its player was told."""

import random
import shutil
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from tests.support.samples import sized
from tests.torture.nursery import Nursery
from tests.torture.solvers import Told, told

pytestmark = pytest.mark.torture

KILLS = sized(200)
PER_FILE = 20  # kills after which a new file is begun
CONTROLS = 100
KILLED = 9
TRIES = """
SELECT t.puzzle, p.discord_id, t.nth, t.key, t.points FROM tries t JOIN players p ON p.id = t.player
ORDER BY t.puzzle, t.player, t.nth
"""


def killed(children: Nursery, folder: Path, **job: object) -> bool:
    """Whether the child was killed before it ended by itself."""
    folder.mkdir(exist_ok=True)
    if "drain" not in job:  # making the file takes a moment
        job["kill_after"] = random.uniform(0.1, 0.5) + 0.4 * (not (folder / "acks").exists())
    seed = str(random.random())
    (ended,) = children.run("solve", path=str(folder / "m.db"), acks=str(folder / "acks"), seed=seed, **job)
    assert ended in {KILLED, 0}
    return ended == KILLED


def wrong(folder: Path, *, settled: bool = False) -> list[str]:
    """Tries that were told and are not kept so, numbers that do not follow each other; once `settled`, also tries that nobody was told of."""
    with closing(sqlite3.connect(folder / "m.db")) as plain:
        kept = [Told(*row) for row in plain.execute(TRIES)]
    numbers: dict[tuple[str, int], list[int]] = {}
    for one in kept:
        numbers.setdefault((one.puzzle, one.user), []).append(one.nth)
    known = told(folder / "acks")
    found = [f"{one} was told and is not kept" for one in known if one not in kept]
    found += [f"{whose}: {nths}" for whose, nths in numbers.items() if nths != list(range(1, len(nths) + 1))]
    found += [f"{one} is kept and was not told" for one in kept if settled and one not in known]
    return found


def test_killed_while_puzzles_are_tried(children: Nursery, tmp_path: Path, say: Callable[[str], None]):
    kills = tries = 0
    for nth in range(KILLS):
        folder = tmp_path / str(nth // PER_FILE)
        kills += killed(children, folder)
        if (folder / "acks").exists():
            assert wrong(folder) == []
        if nth % PER_FILE == PER_FILE - 1 or nth == KILLS - 1:
            assert not killed(children, folder, drain=True)
            assert wrong(folder, settled=True) == []
            tries += len(set(told(folder / "acks")))
            shutil.rmtree(folder)
    say(f"puzzles: {kills} kills, {tries} tries, 0 lost, 0 doubled")
    assert kills
    assert tries > KILLS / 2  # on a busy machine most are killed before they press anything


def test_the_check_above_would_notice(children: Nursery, tmp_path: Path, say: Callable[[str], None]):
    for nth in range(CONTROLS):
        folder = tmp_path / str(nth)
        killed(children, folder, careless=True)
        assert not killed(children, folder, careless=True, drain=True)
        if lost := wrong(folder, settled=True):
            say(f"puzzles, control: caught after {nth + 1} kills ({lost[0]})")
            return
        shutil.rmtree(folder)
    pytest.fail("was never caught")
