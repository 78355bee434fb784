"""Everything that went over the wire: REST calls with their answers, and gateway frames; in memory, and as JSON lines."""

import json
from dataclasses import dataclass
from pathlib import Path
from typing import Any, TextIO

from bot.local.records import Json

__all__ = ["Call", "Frame", "Log"]


@dataclass(frozen=True)
class Call:
    """One REST call; `request` is its JSON body (of a multipart request the payload_json), `at` seconds since 1970."""

    at: float
    method: str
    path: str
    request: Any
    status: int
    response: Any
    files: tuple[str, ...] = ()
    arrived: bool = True  # whether the caller got the answer; status 0 is no answer at all


@dataclass(frozen=True)
class Frame:
    """One gateway frame; `way` is "to bot", "kept for bot" while it is away, or "from bot"."""

    at: float
    way: str
    session: str
    frame: Json


class Log:
    """Keeps calls and frames; with a path they are also appended to files, frames beside the calls with .events in the name."""

    def __init__(self, path: Path | None = None) -> None:
        self.requests: list[Call] = []
        self.events: list[Frame] = []
        self._calls_file: TextIO | None = None
        self._events_file: TextIO | None = None
        if path is not None:
            path.parent.mkdir(parents=True, exist_ok=True)
            self._calls_file = path.open("a", encoding="utf-8")
            self._events_file = path.with_suffix(f".events{path.suffix}").open("a", encoding="utf-8")

    def call(self, call: Call) -> None:
        """Keep a REST call."""
        self.requests.append(call)
        _append(self._calls_file, vars(call) | {"files": list(call.files)})

    def frame(self, frame: Frame) -> None:
        """Keep a gateway frame."""
        self.events.append(frame)
        _append(self._events_file, vars(frame))

    def calls(self, method: str, ending: str) -> list[Call]:
        """The calls with this method whose path ends so."""
        return [call for call in self.requests if call.method == method and call.path.endswith(ending)]

    def close(self) -> None:
        """Close the files."""
        for file in (self._calls_file, self._events_file):
            if file is not None:
                file.close()
        self._calls_file = self._events_file = None


def _append(file: TextIO | None, entry: dict[str, Any]) -> None:
    if file is not None:
        file.write(json.dumps(entry, ensure_ascii=False) + "\n")
        file.flush()
