"""The traffic log: REST calls with their responses, and gateway frames; in memory and as JSON lines."""

from dataclasses import dataclass
from pathlib import Path
from typing import Any, BinaryIO

import msgspec

from localdiscord.records import Json


@dataclass(frozen=True)
class LoggedCall:
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
class GatewayFrame:
    """One gateway frame; `way` is "to bot", "kept for bot" while it is away, or "from bot"."""

    at: float
    way: str
    session: str
    frame: Json


class TrafficLog:
    """Keeps calls and frames; with a path they are also appended to files, frames beside the calls with .events in the name.

    In memory the latest `most` are kept of each, or all.
    """

    def __init__(self, path: Path | None = None, most: int | None = None) -> None:
        self._most = most
        self.requests: list[LoggedCall] = []
        self.events: list[GatewayFrame] = []
        self._calls_file: BinaryIO | None = None
        self._events_file: BinaryIO | None = None
        if path is not None:
            path.parent.mkdir(parents=True, exist_ok=True)
            self._calls_file = path.open("ab")
            self._events_file = path.with_suffix(f".events{path.suffix}").open("ab")

    def call(self, call: LoggedCall) -> None:
        """Log a REST call."""
        self.requests.append(call)
        self._trim(self.requests)
        _append(self._calls_file, vars(call) | {"files": list(call.files)})

    def frame(self, frame: GatewayFrame) -> None:
        """Log a gateway frame."""
        self.events.append(frame)
        self._trim(self.events)
        _append(self._events_file, vars(frame))

    def calls(self, method: str, ending: str) -> list[LoggedCall]:
        """The calls with this method whose path has this ending."""
        return [call for call in self.requests if call.method == method and call.path.endswith(ending)]

    def _trim(self, kept: list[Any]) -> None:
        if self._most is not None and len(kept) > 2 * self._most:
            del kept[: -self._most]

    def close(self) -> None:
        """Close the files."""
        for file in (self._calls_file, self._events_file):
            if file is not None:
                file.close()
        self._calls_file = self._events_file = None


def _append(file: BinaryIO | None, entry: dict[str, Any]) -> None:
    if file is not None:
        file.write(msgspec.json.encode(entry))
        file.write(b"\n")
        file.flush()
