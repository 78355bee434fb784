"""A run as a hash: every request, every gateway frame and every outcome of what people do."""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from pathlib import Path
from typing import Any, BinaryIO

import msgspec

from localdiscord.events import Event, InteractionChanged
from localdiscord.log import GatewayFrame, LoggedCall, TrafficLog
from localdiscord.server import LocalDiscord

KEPT = 400  # calls and frames that are kept in memory
_ENCODER = msgspec.json.Encoder(order="deterministic")


class Trace(TrafficLog):
    """Hashes what the local Discord logs, in its order; with a path, the lines are also written there, for comparing two runs.

    `on_call` and `on_frame` are called with what is logged.
    """

    def __init__(self, path: Path | None = None) -> None:
        super().__init__(most=KEPT)
        self._hash = hashlib.sha256()
        self._lines: BinaryIO | None = None if path is None else path.open("wb")
        self.length = 0
        self.on_call: list[Callable[[LoggedCall], None]] = []
        self.on_frame: list[Callable[[GatewayFrame], None]] = []

    @property
    def digest(self) -> str:
        """The hash of all lines so far."""
        return self._hash.hexdigest()[:16]

    def of(self, discord: LocalDiscord) -> None:
        """Also hash the outcome of every interaction."""
        discord.world.feed.listen(self._heard)

    def call(self, call: LoggedCall) -> None:
        """See TrafficLog."""
        super().call(call)
        self.note("call", vars(call))
        for listener in self.on_call:
            listener(call)

    def frame(self, frame: GatewayFrame) -> None:
        """See TrafficLog."""
        super().frame(frame)
        self.note("frame", vars(frame))
        for listener in self.on_frame:
            listener(frame)

    def note(self, kind: str, what: Any) -> None:
        """Add a line."""
        line = _ENCODER.encode([kind, what]) + b"\n"
        self._hash.update(line)
        self.length += 1
        if self._lines is not None:
            self._lines.write(line)

    def close(self) -> None:
        """See TrafficLog."""
        super().close()
        if self._lines is not None:
            self._lines.close()

    def _heard(self, event: Event) -> None:
        if isinstance(event, InteractionChanged):
            one = event.interaction
            self.note("interaction", [one.id, one.user_id, one.state, one.callback, one.failure])
