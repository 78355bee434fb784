"""R3: any write or sync fails, once or for good; the disk is full, or slow: the file is sound, acknowledged turns are there, and it goes on."""

import errno
import time
from collections import Counter
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.support.samples import sized
from tests.torture.nursery import Nursery, nursery
from tests.torture.soundness import acknowledged, faults

pytestmark = pytest.mark.torture

POINTS = sized(720)
TURNS = 6
WAYS = [(error, for_good) for error in (errno.EIO, errno.ENOSPC) for for_good in (False, True)]


def tried(children: Nursery, folder: Path, **job: object) -> tuple[list[str], list[str]]:
    """Play while something fails; what is damaged or lost, and what the process noted."""
    folder.mkdir()
    paths = {"path": f"{folder}/m.db", "acks": f"{folder}/acks", "notes": f"{folder}/notes"}
    ended = children.run("play_on_a_failing_disk", turns=TURNS, **paths, **job)
    notes = (folder / "notes").read_text().splitlines()
    told = acknowledged(folder / "acks")
    assert ended == [0], (job, notes)
    damaged, lost = faults(folder / "m.db", told)
    return damaged + lost, notes


def test_any_operation_fails(shim: Path, tmp_path: Path, say: Callable[[str], None]):
    with nursery({"LD_PRELOAD": str(shim), "SHIM_UNDER": f"{tmp_path}/"}) as children:
        _, notes = tried(children, tmp_path / "whole", fail_at=0, error=0, for_good=False)
        operations = int(notes[-1].split()[1])
        seen: Counter[str] = Counter()
        points = 0
        for error, for_good in WAYS:
            for nth in range(POINTS // len(WAYS)):
                fail_at = 1 + nth * operations * len(WAYS) // POINTS
                folder = tmp_path / f"{error}.{for_good}.{nth}"
                wrong, notes = tried(children, folder, fail_at=fail_at, error=error, for_good=for_good)
                assert wrong == [], (fail_at, error, for_good)
                seen.update(note for note in set(notes) if not note.startswith("operations"))
                points += 1
    told = ", ".join(f"{what} {often}" for what, often in sorted(seen.items()))
    say(f"R3: {points} fault points over {operations} operations, EIO and ENOSPC, once and for good: 0 bad ({told})")
    assert seen["failed"] + seen["unknown"] + seen["not opened"] > points // 2


def test_the_check_above_would_notice(shim: Path, tmp_path: Path, say: Callable[[str], None]):
    """Without a journal a write that fails leaves half a turn."""
    pragmas = ["journal_mode=OFF", "synchronous=OFF", "cache_size=2"]
    with nursery({"LD_PRELOAD": str(shim), "SHIM_UNDER": f"{tmp_path}/"}) as children:
        for nth in range(200):
            folder = tmp_path / str(nth)
            folder.mkdir()
            paths = {"path": f"{folder}/m.db", "acks": f"{folder}/acks", "notes": f"{folder}/notes"}
            job = {"fail_at": 60 + nth, "error": errno.EIO, "for_good": True, "pragmas": pragmas}
            ended = children.run("play_on_a_failing_disk", turns=TURNS, **paths, **job)
            damaged, lost = faults(folder / "m.db", acknowledged(folder / "acks"))
            if damaged or lost:
                say(f"R3 control, no journal: caught at fault point {nth + 1} ({(damaged + lost)[0]}; ended {ended})")
                return
    pytest.fail("was never caught")


def test_a_slow_disk_makes_nobody_wait_for_the_others(shim: Path, tmp_path: Path, say: Callable[[str], None]):
    """Twelve matches at once need little more time than one: the disk is asked for all of them together."""
    environment = {"LD_PRELOAD": str(shim), "SHIM_UNDER": f"{tmp_path}/", "SHIM_SYNC_MS": "20"}
    taken = []
    with nursery(environment) as children:
        for matches in (1, 12):
            paths = {"path": f"{tmp_path}/{matches}.db", "acks": f"{tmp_path}/{matches}.acks"}
            children.run("play", matches=matches, turns=0, **paths)
            started = time.perf_counter()
            assert children.run("play", matches=matches, turns=20, **paths) == [0]
            taken.append(time.perf_counter() - started)
            assert faults(Path(paths["path"]), acknowledged(Path(paths["acks"]))) == ([], [])
    say(f"slow disk, 20 ms a sync: 20 turns of 1 match {taken[0]:.2f} s, of 12 matches at once {taken[1]:.2f} s")
    assert taken[1] < 3 * taken[0]
