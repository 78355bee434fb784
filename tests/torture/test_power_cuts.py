"""R2: the power goes at any instant: the file is sound, and nothing that was acknowledged is lost."""

import random
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.support.samples import sized
from tests.torture.nursery import nursery
from tests.torture.power import noted
from tests.torture.soundness import faults
from tools.bottle.power import Disk, Op

pytestmark = pytest.mark.torture

CUTS = sized(400)
CONTROLS = 400
TURNS = 60  # of each match: the log is folded into the file several times


def recorded(shim: Path, folder: Path, *pragmas: str) -> list[Op]:
    """All that was written, synced and acknowledged while matches were played."""
    disk = folder / "disk"
    disk.mkdir(parents=True)
    environment = {"LD_PRELOAD": str(shim), "SHIM_UNDER": f"{disk}/", "SHIM_LOG": str(folder / "log")}
    settings = {"pragmas": list(pragmas)} if pragmas else {}
    with nursery(environment) as children:
        assert children.run("play", path=f"{disk}/m.db", acks=f"{disk}/acks", turns=TURNS, **settings) == [0]
    return list(noted(folder / "log"))


def cuts(ops: list[Op], folder: Path, many: int) -> tuple[int, int, int]:
    """Of so many cuts: how many left a damaged file, how many lost acknowledged turns, and how many of these in all."""
    luck = random.Random(len(ops))
    instants = sorted(luck.randrange(len(ops)) for _ in range(many))
    disk, told = Disk(), dict[int, int]()
    damaged = losses = lost = 0
    folder.mkdir()
    for nth, op in enumerate(ops):
        while instants and instants[0] == nth:
            instants.pop(0)
            where = folder / f"{len(instants)}.db"
            left = {file.rpartition("/")[2]: content for file, content in disk.cut(luck).items()}
            for kind in ("", "-wal", "-journal"):
                if f"m.db{kind}" in left:
                    where.with_name(where.name + kind).write_bytes(left[f"m.db{kind}"])
            broken, missing = faults(where, told) if where.exists() else ([], [str(told)] if told else [])
            damaged += bool(broken)
            losses += bool(missing)
            lost += len(missing)
            for kind in ("", "-wal", "-shm", "-journal"):
                where.with_name(where.name + kind).unlink(missing_ok=True)
        if op.file.endswith("/acks"):
            match, revision = map(int, op.data.split())
            told[match] = revision
        else:
            disk.do(op)
    return damaged, losses, lost


def test_the_power_goes(shim: Path, tmp_path: Path, say: Callable[[str], None]):
    ops = recorded(shim, tmp_path)
    syncs = sum(op.kind == "s" for op in ops)
    turns = sum(op.file.endswith("/acks") for op in ops)
    damaged, losses, _ = cuts(ops, tmp_path / "found", CUTS)
    say(f"R2: {CUTS} power cuts in {turns} turns ({syncs} syncs): {damaged} damaged, {losses} lost acknowledged turns")
    assert (damaged, losses) == (0, 0)
    assert turns > 500


@pytest.mark.parametrize(("level", "damages"), [("NORMAL", False), ("OFF", True)])
def test_the_check_above_would_notice(
    shim: Path,
    tmp_path: Path,
    say: Callable[[str], None],
    level: str,
    damages: bool,  # noqa: FBT001  a case
):
    ops = recorded(shim, tmp_path, f"synchronous={level}")
    damaged, losses, lost = cuts(ops, tmp_path / "found", CONTROLS)
    say(f"R2 control, synchronous={level}: {damaged} of {CONTROLS} damaged, {losses} lost {lost} acknowledged turns")
    assert losses > 0
    assert (damaged > 0) is damages
