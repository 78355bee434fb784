"""A disk that loses power: its possible contents after a cut at any instant.

Everything that was synced is there. Of what was written to a file since its last sync anything may: nothing, all, any part of it in any
order, sectors torn.
"""

from __future__ import annotations

import random
from typing import NamedTuple

SECTOR = 512  # bytes, written whole or not at all


class Op(NamedTuple):
    """A write, a sync, a truncation (`at` is the new length), a removal or a renaming (`data` is the old name)."""

    kind: str
    file: str
    at: int
    data: bytes


class Disk:
    """The contents certainly on the disk, and the pending operations."""

    def __init__(self) -> None:
        self._synced: dict[str, bytearray] = {}
        self._pending: dict[str, list[Op]] = {}

    def do(self, op: Op) -> None:
        """An operation the program has come back from."""
        if op.kind == "u":
            self._synced.pop(op.file, None)
            self._pending.pop(op.file, None)
        elif op.kind == "r":
            old = op.data.decode()
            self._synced[op.file] = self._synced.pop(old, bytearray())
            self._pending[op.file] = self._pending.pop(old, [])
        elif op.kind == "s":
            content = self._synced.setdefault(op.file, bytearray())
            for one in self._pending.pop(op.file, []):
                _apply(content, one)
        else:
            self._pending.setdefault(op.file, []).append(op)

    def cut(self, luck: random.Random) -> dict[str, bytes]:
        """Possible contents after the power is back."""
        manner = luck.choice(("none", "some", "torn", "all"))
        found = {}
        for file in self._synced.keys() | self._pending.keys():
            content = bytearray(self._synced.get(file, b""))
            pending = self._pending.get(file, [])
            if manner in {"some", "torn"}:
                pending = [op for op in pending if luck.random() < 0.5]
                luck.shuffle(pending)
            for op in () if manner == "none" else pending:
                _apply(content, _torn(op, luck) if manner == "torn" else op)
            found[file] = bytes(content)
        return found


def _apply(content: bytearray, op: Op) -> None:
    if op.kind == "t":
        del content[op.at :]
        content.extend(bytes(op.at - len(content)))
        return
    content.extend(bytes(max(0, op.at - len(content))))
    content[op.at : op.at + len(op.data)] = op.data


def _torn(op: Op, luck: random.Random) -> Op:
    """Some of the sectors of a write, from its beginning or its end."""
    if op.kind == "t" or len(op.data) <= SECTOR:
        return op
    cut = luck.randrange(0, len(op.data), SECTOR)
    return op._replace(data=op.data[:cut]) if luck.random() < 0.5 else op._replace(at=op.at + cut, data=op.data[cut:])
