"""The search index of the rules as a job: it takes a second on a busy machine, and much memory meanwhile."""

from __future__ import annotations

import msgspec

from bot.features.rulebook.indexing import build
from bot.matches.core.job import Job, Process, Tools


class BuildIndex(Job[bytes], frozen=True):
    """The index of the rules in a language, see Built, in bytes."""

    process = Process.RECORDS

    language: str

    def run(self, tools: Tools) -> bytes:  # noqa: ARG002  it needs none
        """Build it."""
        return msgspec.msgpack.encode(build(self.language))
