"""Kill -9 while tournaments are played: each round is paired, announced and played once, and in the end every post says what is so."""

import random
import shutil
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.support.samples import sized
from tests.torture.cup_events import kept
from tests.torture.cups import sent, wrong
from tests.torture.nursery import Nursery

pytestmark = pytest.mark.torture

KILLS = sized(240)
PER_FILE = 20  # kills after which a new file is begun
CONTROLS = 200
KILLED = 9


def killed(children: Nursery, folder: Path, runs: int, **job: object) -> bool:
    """Whether the child was killed before it ended by itself."""
    folder.mkdir(exist_ok=True)
    if "drain" not in job:  # making the file takes a moment
        job["kill_after"] = random.uniform(0.1, 0.6) + 0.4 * (not (folder / "sent").exists())
    (ended,) = children.run("compete", path=str(folder / "m.db"), sent=str(folder / "sent"), runs=runs, **job)
    assert ended in {KILLED, 0}
    return ended == KILLED


def test_killed_while_tournaments_are_played(children: Nursery, tmp_path: Path, say: Callable[[str], None]):
    kills = posts = edits = events = 0
    for nth in range(KILLS):
        folder = tmp_path / str(nth // PER_FILE)
        kills += killed(children, folder, nth % PER_FILE)
        if nth % PER_FILE == PER_FILE - 1 or nth == KILLS - 1:
            assert not killed(children, folder, PER_FILE, drain=True)
            assert wrong(folder) == []
            posts += sum(one.nonce >= 0 for one in sent(folder / "sent"))
            edits += sum(one.nonce < 0 for one in sent(folder / "sent"))
            events += len(kept(folder / "events"))
            shutil.rmtree(folder)
    say(
        f"tournaments: {kills} kills, {posts} posts, {edits} edits, {events} events, 0 missing, 0 doubled, 0 out of date"
    )
    assert kills >= KILLS
    assert posts > KILLS
    assert events >= KILLS // PER_FILE


@pytest.mark.parametrize(
    ("fault", "found"), [("careless", "times"), ("forgetful", "missing"), ("forgets_events", "event")]
)
def test_the_check_above_would_notice(
    children: Nursery, tmp_path: Path, say: Callable[[str], None], fault: str, found: str
):
    """Versions whose messages Discord cannot tell from others, that announce in a transaction of its own, and look for no event."""
    for nth in range(CONTROLS):
        killed(children, tmp_path / "c", 2 * nth, **{fault: True})
        assert not killed(children, tmp_path / "c", 2 * nth + 1, drain=True, **{fault: True})
        if any(found in one for one in wrong(tmp_path / "c")):
            say(f"tournaments, control {fault}: caught after {nth + 1} kills")
            return
    pytest.fail("was never caught")
