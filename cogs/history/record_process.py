"""The process that replays, exports and imports whole matches; see bot.workers.reader."""

import asyncio
import os
import sys

from bot.answers.answer_notation import AnswerNotation
from bot.answers.transcripts import LARGEST, replay_file, write_text
from bot.content import catalogue
from bot.games import GAMES
from bot.games.contract.base import Illegal
from bot.games.contract.vocabulary import phrase
from bot.matches.core.models import ImportedMatch
from bot.matches.history.records import BadRecord, record_of, write_record
from bot.workers.job_queue import InlineWorker
from bot.workers.job_runner import Jobs
from bot.workers.jobs import Job, ReadRecord, Result, Warm, WarmUp, WriteRecord, Written
from bot.workers.worker_process import YIELDING, serve
from render import PAINTERS

COMMAND = (sys.executable, "-m", "cogs.history.record_process")
LANGUAGE = "en"  # of piece names in records, which are read everywhere
WEIGHTIEST = 48 * 1024 * 1024  # bytes of a record's turns, decompressed


class RecordJobs(Jobs):
    """The jobs of that process, in addition to those of every worker, for all games and languages."""

    def __init__(self) -> None:
        self._catalogue = catalogue()
        super().__init__(GAMES, PAINTERS, self._catalogue)

    def _done(self, job: Job) -> Result:
        match job:
            case WriteRecord():
                return Written(self._write(job), job.turns[-1].revision)
            case ReadRecord(raw=raw):
                return self._read_in(raw)
            case WarmUp():  # nothing is painted here
                return Warm()
            case _:
                return super()._done(job)

    def _write(self, job: WriteRecord) -> bytes:
        game = self._games[job.match.game]
        record = record_of(game, job.match, job.turns, job.viewer)
        if job.form == "json":
            return write_record(record)
        return write_text(record, game, job.turns, AnswerNotation(game, self._catalogue.of(LANGUAGE))).encode()

    def _read_in(self, raw: bytes) -> ImportedMatch:
        try:
            study = asyncio.run(replay_file(raw, InlineWorker(self), self._catalogue.of(LANGUAGE)))
        except BadRecord as bad:
            raise Illegal(bad.rule, bad.reason) from bad
        if sum(len(turn.state) + len(turn.events) + len(turn.trace) for turn in study.turns) > WEIGHTIEST:
            raise Illegal("", phrase("record-large", most=str(LARGEST // 1024 // 1024)))
        return study


if __name__ == "__main__":
    os.nice(YIELDING)
    serve(RecordJobs())
