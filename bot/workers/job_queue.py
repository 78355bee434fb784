"""The jobs of the worker as methods, wherever they are done."""

from __future__ import annotations

import asyncio
from typing import TypeVar

from bot.coach.review import Review, TurnReview
from bot.games.contract.advice import Advice
from bot.games.contract.base import Illegal
from bot.games.contract.puzzle import Puzzle
from bot.matches.core.engine import (
    Apply,
    Attempt,
    Attempted,
    BeginReview,
    Choose,
    Chosen,
    FindPuzzle,
    MadePuzzle,
    MakePuzzle,
    PairedRound,
    PairRound,
    ReviewTurn,
    Setup,
    StepBytes,
)
from bot.matches.core.errors import EngineDown, GameFailed
from bot.matches.core.models import ImportedMatch
from bot.matches.history.verification import ReplayAudit
from bot.tournaments.event import Round
from bot.workers.job_runner import Jobs, standard_jobs
from bot.workers.jobs import (
    Advise,
    Advised,
    Audit,
    Curve,
    Drawn,
    ExpectedResults,
    Failure,
    Job,
    MadeFilm,
    MakeFilm,
    Paint,
    Painted,
    PaintTournament,
    PaintTries,
    Podium,
    ReadRecord,
    Refusal,
    Result,
    ShowTurn,
    Shrink,
    WriteRecord,
    Written,
)

T = TypeVar("T")


class JobQueue:
    """The jobs as methods. Each raises GameFailed if the game's own code fails, EngineDown without a process."""

    async def do(self, job: Job) -> Result:
        """The result of a job."""
        raise NotImplementedError

    async def setup(self, job: Setup) -> StepBytes:
        """See Engine."""
        return _answer(await self.do(job), StepBytes)

    async def apply(self, job: Apply) -> StepBytes:
        """See Engine."""
        return _answer(await self.do(job), StepBytes)

    async def choose(self, job: Choose) -> bytes:
        """See Thinker."""
        return _answer(await self.do(job), Chosen).move

    async def make_puzzle(self, job: MakePuzzle) -> Puzzle:
        """See Puzzler."""
        made = _answer(await self.do(job), MadePuzzle).puzzle
        if made is None:
            raise EngineDown(f"the worker made no puzzle {job.name}")
        return made

    async def find_puzzle(self, job: FindPuzzle) -> Puzzle | None:
        """See Puzzler."""
        return _answer(await self.do(job), MadePuzzle).puzzle

    async def attempt(self, job: Attempt) -> Attempted:
        """See Engine."""
        return _answer(await self.do(job), Attempted)

    async def pair_round(self, job: PairRound) -> Round:
        """See Pairer."""
        return _answer(await self.do(job), PairedRound).pairings

    async def begin_review(self, job: BeginReview) -> Review:
        """See Coach."""
        return _answer(await self.do(job), Review)

    async def review_turn(self, job: ReviewTurn) -> TurnReview:
        """See Coach."""
        return _answer(await self.do(job), TurnReview)

    async def advise(self, job: Advise) -> tuple[Advice, ...]:
        """What a game advises on an ask."""
        return _answer(await self.do(job), Advised).advice

    async def paint(self, job: Paint) -> Painted:
        """A picture and its words. Raises Illegal if the preview is of an illegal answer."""
        return _answer(await self.do(job), Painted)

    async def shoot(self, job: MakeFilm | ShowTurn) -> bytes:
        """A film as GIF, b"" if there is nothing to show; see MadeFilm."""
        return _answer(await self.do(job), MadeFilm).gif

    async def draw(self, job: Curve | ExpectedResults) -> bytes:
        """A picture as PNG."""
        return _answer(await self.do(job), Drawn).png

    async def paint_tournament(self, job: PaintTournament) -> Drawn:
        """A page of a tournament's picture with its alt text, its number, and how many there are."""
        return _answer(await self.do(job), Drawn)

    async def paint_podium(self, job: Podium) -> Drawn:
        """A podium with its alt text."""
        return _answer(await self.do(job), Drawn)

    async def paint_tries(self, job: PaintTries) -> Drawn:
        """A picture with its alt text."""
        return _answer(await self.do(job), Drawn)

    async def shrink(self, job: Shrink) -> bytes:
        """A picture as PNG."""
        return _answer(await self.do(job), Drawn).png

    async def audit(self, job: Audit) -> ReplayAudit:
        """The result of replaying a match."""
        return _answer(await self.do(job), ReplayAudit)

    async def write(self, job: WriteRecord) -> Written:
        """A match as a record."""
        return _answer(await self.do(job), Written)

    async def read_in(self, job: ReadRecord) -> ImportedMatch:
        """The match in a file. Raises Illegal with what is wrong."""
        return _answer(await self.do(job), ImportedMatch)


class InlineWorker(JobQueue):
    """Does the jobs in this process, for tests and the command line."""

    idle = False  # it has no time of its own

    def __init__(self, jobs: Jobs | None = None) -> None:
        self._jobs = jobs or standard_jobs()

    async def do(self, job: Job) -> Result:
        """The result of a job, at once; a file is read in a thread, for that has a loop of its own."""
        return await asyncio.to_thread(self._jobs.do, job) if isinstance(job, ReadRecord) else self._jobs.do(job)

    async def start(self) -> None:
        """Nothing to start."""

    async def warm(self) -> None:
        """It is, as far as it can be."""

    async def close(self) -> None:
        """Nothing to close."""


def _answer(result: Result, kind: type[T]) -> T:
    """The result as the wanted type; raises the job's error."""
    match result:
        case Refusal(rule, reason):
            raise Illegal(rule, reason)
        case Failure(text):
            raise GameFailed(text)
        case _ if isinstance(result, kind):
            return result
        case _:
            raise EngineDown(f"the worker answered {result!r} instead of {kind.__name__}")
