"""R1: kill -9 at any time, under load: nothing that was acknowledged is lost, nothing is done twice, nothing is half done."""

import random
import shutil
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.support.samples import sized
from tests.torture.nursery import Nursery
from tests.torture.soundness import acknowledged, faults, unanswered

pytestmark = pytest.mark.torture

KILLS = sized(300)
PER_FILE = 25  # kills after which a new file is begun
CONTROLS = 400
KILLED = 9


def killed(children: Nursery, folder: Path, **job: object) -> bool:
    """Whether the child was killed before it ended by itself; `job` is how it writes."""
    folder.mkdir(exist_ok=True)
    made = (folder / "m.db").exists()
    after = random.uniform(0.05, 0.35 if made else 1.0)  # s; opening the file takes the first of it, making one longer
    (ended,) = children.run("play", path=str(folder / "m.db"), acks=str(folder / "acks"), kill_after=after, **job)
    assert ended in {KILLED, 3 << 8}
    return ended == KILLED


def test_killed_at_any_time(children: Nursery, tmp_path: Path, say: Callable[[str], None]):
    acks = windows = 0
    for nth in range(KILLS):
        folder = tmp_path / str(nth // PER_FILE)
        assert killed(children, folder)
        told = acknowledged(folder / "acks")
        assert faults(folder / "m.db", told) == ([], [])
        windows += bool(told) and unanswered(folder / "m.db", told) > 0
        if nth % PER_FILE == PER_FILE - 1 or nth == KILLS - 1:
            acks += sum(told.values())
            shutil.rmtree(folder)
    say(
        f"R1: {KILLS} kills, {acks} turns acknowledged, 0 lost, 0 doubled, 0 damaged; {windows} hit kept-not-yet-answered"
    )
    assert acks > KILLS


@pytest.mark.parametrize(
    ("name", "job"),
    [
        ("acknowledged before it is kept", {"early": True}),
        ("no journal", {"pragmas": ["journal_mode=OFF", "synchronous=OFF", "cache_size=2"]}),
    ],
)
def test_the_check_above_would_notice(
    children: Nursery, tmp_path: Path, say: Callable[[str], None], name: str, job: dict[str, object]
):
    for nth in range(CONTROLS):
        folder = tmp_path / str(nth)
        killed(children, folder, **job)
        damaged, lost = faults(folder / "m.db", acknowledged(folder / "acks"))
        if damaged or lost:
            say(f"R1 control, {name}: caught after {nth + 1} kills ({(damaged + lost)[0]})")
            return
        shutil.rmtree(folder)
    pytest.fail("was never caught")
