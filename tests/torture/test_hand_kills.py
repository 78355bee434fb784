"""Kill -9 while players answer by hand: the page sends again what it got no answer to, and each answer is one turn."""

import random
import shutil
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from tests.support.samples import sized
from tests.torture.aimers import sent_in
from tests.torture.nursery import Nursery

pytestmark = pytest.mark.torture

KILLS = sized(100)
PER_FILE = 25  # kills after which a new file is begun
CONTROLS = 100
KILLED = 9
ANSWERED = 200


def killed(children: Nursery, folder: Path, **job: object) -> bool:
    """Whether the child was killed before it ended by itself."""
    folder.mkdir(exist_ok=True)
    if "drain" not in job:  # the bot has to start first
        job["kill_after"] = random.uniform(0.6, 1.2) + 0.6 * (not (folder / "notes").exists())
    (ended,) = children.run("aim", folder=str(folder), seed=str(random.random()), **job)
    assert ended in {KILLED, 0}
    return ended == KILLED


def wrong(folder: Path, *, settled: bool = False) -> list[str]:
    """Answers that were accepted and are not kept, that were refused, or kept without being sent; once `settled`, all are one turn each."""
    sent = sent_in(folder / "notes")
    with closing(sqlite3.connect(folder / "unplugged.db")) as plain:
        kept = [key.partition("#")[0] for (key,) in plain.execute("SELECT key FROM turns WHERE key LIKE 'hand:%'")]
    found = [f"{key} was accepted and is not kept" for key, one in sent.items() if one.status and key not in kept]
    found += [f"{one.key} was answered with {one.status}" for one in sent.values() if one.status not in {0, ANSWERED}]
    found += [f"{key} is kept and was not sent" for key in kept if key not in sent]
    found += [f"{key} is kept {kept.count(key)} times" for key in set(kept) if kept.count(key) != 1]
    if settled:
        found += [f"{one.key} has no answer" for one in sent.values() if not one.status]
    return found


def test_killed_while_answers_are_given_by_hand(children: Nursery, tmp_path: Path, say: Callable[[str], None]):
    kills = answers = again = 0
    for nth in range(KILLS):
        folder = tmp_path / str(nth // PER_FILE)
        kills += killed(children, folder)
        if (folder / "notes").exists():
            assert wrong(folder) == []
            again += sum(not one.status for one in sent_in(folder / "notes").values())
        if nth % PER_FILE == PER_FILE - 1 or nth == KILLS - 1:
            assert not killed(children, folder, drain=True)
            assert wrong(folder, settled=True) == []
            answers += len(sent_in(folder / "notes"))
            shutil.rmtree(folder)
    say(f"by hand: {kills} kills, {again} between answer and reply, {answers} answers, 0 lost, 0 doubled")
    assert kills == KILLS
    assert answers > KILLS
    assert again


def test_the_check_above_would_notice(children: Nursery, tmp_path: Path, say: Callable[[str], None]):
    """The control: pages whose key is another at each request."""
    for nth in range(CONTROLS):
        folder = tmp_path / str(nth)
        killed(children, folder, careless=True)
        assert not killed(children, folder, careless=True, drain=True)
        if lost := wrong(folder, settled=True):
            say(f"by hand, control: caught after {nth + 1} kills ({lost[0]})")
            return
        shutil.rmtree(folder)
    pytest.fail("was never caught")
