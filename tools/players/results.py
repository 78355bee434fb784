"""The file of a league's matches, one JSON object a line. Lines are only added; the last one may have been cut off by a kill."""

from __future__ import annotations

import fcntl
import os
from collections.abc import Iterator, Sequence
from pathlib import Path
from types import TracebackType
from typing import Self

import msgspec

from tools.players.lines import Line


class Row(msgspec.Struct, frozen=True):
    """A match, its points those of the first player."""

    commit: str  # of the players
    game: str
    seats: int
    options: tuple[tuple[str, str], ...]
    one: str
    two: str
    seed: int
    number: int  # of the match, from 0; the first player begins the even ones
    points: float  # 1 won, 0.5 drawn, 0 lost
    answers: int
    digest: str  # of all answers
    seconds: tuple[float, ...]  # of processor time, of each decision of the first player

    @property
    def line(self) -> str:
        """The name of its line."""
        return Line(self.game, self.one, self.two, seats=self.seats, options=self.options).name


def read(path: Path) -> list[Row]:
    """The rows of a file, none if there is no such file. Raises ValueError for a line that is no row."""
    if not path.exists():
        return []
    rows: list[Row] = []
    for number, line in enumerate(_whole(path.read_bytes()).splitlines(), start=1):
        try:
            rows.append(msgspec.json.decode(line, type=Row))
        except msgspec.DecodeError as wrong:
            raise ValueError(f"{path}, line {number}: {wrong}") from wrong
    return rows


def in_order(rows: Sequence[Row], line: str) -> Iterator[Row]:
    """The matches of a line by their numbers up to the first that is missing, those of one commit after those of another."""
    for commit in dict.fromkeys(row.commit for row in rows):
        numbered = {row.number: row for row in rows if row.commit == commit and row.line == line}
        for number in range(len(numbered)):
            if number not in numbered:
                break
            yield numbered[number]


class Results:
    """A file of results that is being added to, by one process at a time."""

    def __init__(self, path: Path) -> None:
        """Raises BlockingIOError while another process adds to the file, ValueError for a line that is no row."""
        path.parent.mkdir(parents=True, exist_ok=True)
        self._file = path.open("ab")
        try:
            fcntl.flock(self._file, fcntl.LOCK_EX | fcntl.LOCK_NB)
            self.rows = read(path)
        except (BlockingIOError, ValueError):
            self._file.close()
            raise
        self._file.truncate(len(_whole(path.read_bytes())))

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self._file.close()

    def add(self, row: Row) -> None:
        """Add a row, on the disk when this returns."""
        self._file.write(msgspec.json.encode(row) + b"\n")
        self._file.flush()
        os.fsync(self._file.fileno())
        self.rows.append(row)


def _whole(raw: bytes) -> bytes:
    """The lines that are complete."""
    return raw[: raw.rfind(b"\n") + 1]
