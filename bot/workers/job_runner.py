"""Does the worker's jobs. Values in, values out, in whichever process."""

from __future__ import annotations

import time
import traceback
from collections.abc import Mapping
from functools import lru_cache, partial
from typing import Any

import msgspec

from bot.coach.review import Review, TurnReview
from bot.coach.reviewer import Played, Reviewer
from bot.content import catalogue
from bot.games import GAMES, JUDGES, MAKERS, PLAYERS
from bot.games.contract.base import Answer, AnyGame, Illegal, Move, Step
from bot.games.contract.flick_game import FlickGame
from bot.games.contract.luck import Rng
from bot.games.contract.player import AnyPlayer, Budget
from bot.games.contract.puzzle import AnyMaker, Puzzle, played
from bot.games.contract.save import dump, dump_state, load, load_state
from bot.games.contract.vocabulary import phrase
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
from bot.matches.history.history import Takeback, joined, read_move
from bot.matches.history.verification import audit
from bot.physics.check import check_seen
from bot.physics.table import Launch, Table
from bot.physics.trace import Trace
from bot.puzzles.generator import PuzzleGenerator
from bot.tournaments.event import Event, Round
from bot.words import Catalogue
from bot.workers.jobs import (
    Advise,
    Advised,
    Audit,
    Failure,
    Job,
    ReadRecord,
    Refusal,
    Result,
    WriteRecord,
)
from bot.workers.picture_jobs import PictureJob, PictureJobs
from bot.workers.saved_states import Position, given
from render import PAINTERS
from render.painter import Painter

_MOVE: Any = Move  # of actions that are known only when it runs


LONGEST_THOUGHT = 8.0  # seconds after which a member of the house plays the best move found so far
KEPT = 64  # positions: those of some panels that are pressed at a time; a few hundred KB each at most


class _WatchedRng(Rng):
    """Tells whether luck was drawn."""

    drawn = False

    def below(self, n: int) -> int:
        self.drawn = True
        return super().below(n)

    def uniform(self, lo: float, hi: float) -> float:
        self.drawn = True
        return super().uniform(lo, hi)


class Jobs:
    """What the worker can do, in whichever process."""

    def __init__(
        self,
        games: Mapping[str, AnyGame],
        painters: Mapping[str, Painter],
        catalogue: Catalogue,
        players: Mapping[str, AnyPlayer] = PLAYERS,
        makers: Mapping[str, AnyMaker] = MAKERS,
    ) -> None:
        self._games = games
        self._players = players
        self._generator = PuzzleGenerator(games, players, makers)
        self._reviewer = Reviewer(games, JUDGES)
        self._position = lru_cache(maxsize=KEPT)(lambda game, state: Position(games[game], state))
        self._pictures = PictureJobs(games, painters, catalogue, self._position)

    def do(self, job: Job) -> Result:
        """The result of a job; a failure is one too."""
        try:
            return self._done(job)
        except Illegal as illegal:
            return Refusal(illegal.rule, illegal.reason)
        except Exception:  # noqa: BLE001  a game that fails must not take the other matches with it
            return Failure(traceback.format_exc())

    def _done(self, job: Job) -> Result:
        if isinstance(job, PictureJob):
            return self._pictures.done(job)
        done: Result
        match job:
            case Setup() | Apply() | Choose() | MakePuzzle() | FindPuzzle() | Attempt() | PairRound():
                done = self._play(job)
            case BeginReview() | ReviewTurn():
                done = self._review(job)
            case Advise():
                done = Advised(self._position(job.game, job.state).advice(job.ask, job.usual))
            case Audit(match=played, turns=turns):
                done = audit(self._games[played.game], played, turns)
            case WriteRecord() | ReadRecord():
                raise TypeError("records are for the process of their own")
        return done

    def _play(self, job: Setup | Apply | Choose | MakePuzzle | FindPuzzle | Attempt | PairRound) -> Result:
        match job:
            case Setup():
                return self._setup(job)
            case Apply():
                return self._apply(job)
            case Choose():
                return Chosen(self._choose(job))
            case MakePuzzle() | FindPuzzle():
                return MadePuzzle(self._puzzle(job))
            case Attempt():
                return self._attempt(job)
            case PairRound(event=event):
                return PairedRound(_next_round(event))

    def _puzzle(self, job: MakePuzzle | FindPuzzle) -> Puzzle | None:
        if isinstance(job, MakePuzzle):
            return self._generator.make(job.name)
        return self._generator.find(job.name, job.options, job.states)

    def _setup(self, job: Setup) -> StepBytes:
        game = self._games[job.game]
        rng = _WatchedRng(job.seed)
        return _stepped(game, game.setup(job.seats, dict(job.options), rng), rng)

    def _apply(self, job: Apply) -> StepBytes:
        game = self._games[job.game]
        rng = _WatchedRng(job.seed, job.revision)
        move = given(_MOVE[game.spec.action], job.move)
        if job.seen and isinstance(game, FlickGame):
            game = game.with_simulator(partial(_seen, load(Trace, job.seen)))
        return _stepped(game, game.apply(load_state(game.spec, job.state), move, rng), rng)

    def _choose(self, job: Choose) -> bytes:
        position = self._position(job.game, job.state)
        ask = next(ask for ask in position.asks if ask.id == job.ask)
        rng = Rng(job.seed + f"house {ask.seat}".encode(), job.revision)
        until = time.monotonic() + LONGEST_THOUGHT
        budget = Budget(cut=lambda: time.monotonic() >= until)
        return dump(
            Answer(
                ask.id, ask.seat, self._players[job.game].choose(position.view(ask.seat), ask, job.level, rng, budget)
            )
        )

    def _attempt(self, job: Attempt) -> Attempted:
        game = self._games[job.puzzle.game]
        actions = [given(game.spec.action, raw) for raw in job.actions]
        steps = [_stepped(game, step) for step in played(game, job.puzzle, actions)]
        step = msgspec.structs.replace(steps[-1], events=joined([one.events for one in steps]))
        return Attempted(step, self._generator.verdict_of(job.puzzle, actions))

    def _review(self, job: BeginReview | ReviewTurn) -> Review | TurnReview:
        return self._begin_review(job) if isinstance(job, BeginReview) else self._review_turn(job)

    def _begin_review(self, job: BeginReview) -> Review:
        game = self._games[job.game]
        states = [load_state(game.spec, raw) for raw in job.states]
        moves = (read_move(game, raw) for raw in job.moves)
        turns = [Played(*one) for one in zip(states, moves, states[1:], strict=False)]
        return self._reviewer.begun(job.game, job.seats, turns)

    def _review_turn(self, job: ReviewTurn) -> TurnReview:
        game, move = self._games[job.game], read_move(self._games[job.game], job.move)
        before, after = (load_state(game.spec, raw) for raw in (job.before, job.after))
        found = self._reviewer.turn(job.game, job.number, Played(before, move, after), job.hand)
        return msgspec.structs.replace(found, back=move.revision) if isinstance(move, Takeback) else found


def standard_jobs() -> Jobs:
    """The jobs for all games, painters and languages."""
    return Jobs(GAMES, PAINTERS, catalogue())


def _seen(trace: Trace, table: Table, _launches: tuple[Launch, ...]) -> Trace:
    """In the place of physics: what a record says was seen. Raises Illegal if that cannot be."""
    try:
        check_seen(table, trace)
    except ValueError as error:
        raise Illegal("", phrase("record-trace")) from error
    return trace


def _stepped(game: AnyGame, step: Step[Any, Any], rng: _WatchedRng | None = None) -> StepBytes:
    return StepBytes(
        state=dump_state(game.spec, step.state),
        events=dump(step.events),
        trace=b"" if step.trace is None else dump(step.trace),
        over=not game.asks(step.state),
        lucky=rng is not None and rng.drawn,
    )


def _next_round(event: Event) -> Round:
    from bot.tournaments.forms import next_round  # noqa: PLC0415 - it needs much memory, and few processes ever do

    return next_round(event)
