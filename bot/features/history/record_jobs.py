"""Jobs about whole matches, for which no move, picture or film waits: they are replayed, exported and imported."""

import asyncio

import msgspec

from bot.answers.answer_notation import AnswerNotation
from bot.features.history.records import BadRecord, record_of, write_record
from bot.features.history.transcripts import LARGEST, replay_file, write_text
from bot.features.history.verification import ReplayAudit, audit
from bot.games.contract.base import Illegal
from bot.games.contract.vocabulary import Seat, phrase
from bot.matches.core.job import Job, Process, Tools
from bot.matches.core.models import ImportedMatch, Match, Turn
from bot.workers.inline_worker import InlineWorker
from bot.workers.studio import Studio

LANGUAGE = "en"  # of piece names in records, which are read everywhere
WEIGHTIEST = 48 * 1024 * 1024  # bytes of a record's turns, decompressed


class Audit(Job[ReplayAudit], frozen=True):
    """The result of replaying a match with all its turns."""

    process = Process.RECORDS

    match: Match
    turns: tuple[Turn, ...]

    def run(self, tools: Tools) -> ReplayAudit:
        """The result."""
        return audit(tools.games[self.match.game], self.match, self.turns)


class Written(msgspec.Struct, frozen=True):
    """A match written down up to the turn `last`."""

    raw: bytes
    last: int


class WriteRecord(Job[Written], frozen=True):
    """A match with its visible turns, to export for `viewer` (None: a spectator); `form` is "text" or "json"."""

    process = Process.RECORDS

    match: Match
    turns: tuple[Turn, ...]
    form: str
    viewer: Seat | None

    def run(self, tools: Studio) -> Written:
        """The match as a file."""
        game = tools.games[self.match.game]
        record = record_of(game, self.match, self.turns, self.viewer)
        if self.form == "json":
            raw = write_record(record)
        else:
            raw = write_text(record, game, self.turns, AnswerNotation(game, tools.catalogue.of(LANGUAGE))).encode()
        return Written(raw, self.turns[-1].revision)


class ReadRecord(Job[ImportedMatch], frozen=True):
    """A file that tells a match, to be played again."""

    process = Process.RECORDS

    raw: bytes

    def run(self, tools: Studio) -> ImportedMatch:
        """The match. Raises Illegal with what is wrong."""
        try:
            study = asyncio.run(replay_file(self.raw, InlineWorker(tools), tools.catalogue.of(LANGUAGE)))
        except BadRecord as bad:
            raise Illegal(bad.rule, bad.reason) from bad
        if sum(len(turn.state) + len(turn.events) + len(turn.trace) for turn in study.turns) > WEIGHTIEST:
            raise Illegal("", phrase("record-large", most=str(LARGEST // 1024 // 1024)))
        return study
