"""Kill -9 while the posts of mornings are made: each server has exactly one a day."""

import random
import shutil
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.support.samples import sized
from tests.torture.mornings import sent, wrong
from tests.torture.nursery import Nursery

pytestmark = pytest.mark.torture

KILLS = sized(200)
PER_FILE = 20  # kills after which a new file is begun
CONTROLS = 100
KILLED = 9


def killed(children: Nursery, folder: Path, runs: int, **job: object) -> bool:
    """Whether the child was killed before it ended by itself."""
    folder.mkdir(exist_ok=True)
    if "drain" not in job:  # making the file takes a moment
        job["kill_after"] = random.uniform(0.1, 0.4) + 0.4 * (not (folder / "sent").exists())
    (ended,) = children.run("post", path=str(folder / "m.db"), sent=str(folder / "sent"), runs=runs, **job)
    assert ended in {KILLED, 0}
    return ended == KILLED


def test_killed_while_mornings_are_posted(children: Nursery, tmp_path: Path, say: Callable[[str], None]):
    kills = posts = 0
    for nth in range(KILLS):
        folder = tmp_path / str(nth // PER_FILE)
        kills += killed(children, folder, nth % PER_FILE)
        if nth % PER_FILE == PER_FILE - 1 or nth == KILLS - 1:
            assert not killed(children, folder, PER_FILE, drain=True)
            assert wrong(folder / "sent") == []
            posts += len(sent(folder / "sent"))
            shutil.rmtree(folder)
    say(f"mornings: {kills} kills, {posts} posts, 0 missing, 0 doubled")
    assert kills
    assert posts > KILLS


def test_the_check_above_would_notice(children: Nursery, tmp_path: Path, say: Callable[[str], None]):
    """A version whose messages Discord cannot tell from others posts some twice."""
    for nth in range(CONTROLS):
        killed(children, tmp_path, 2 * nth, careless=True)
        assert not killed(children, tmp_path, 2 * nth + 1, careless=True, drain=True)
        if found := wrong(tmp_path / "sent"):
            say(f"mornings, control: caught after {nth + 1} kills ({found[0]})")
            return
    pytest.fail("was never caught")
