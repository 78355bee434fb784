"""Does the worker's jobs: first positions, moves, pictures. Values in, values out, in whichever process."""

from __future__ import annotations

import time
import traceback
from collections.abc import Mapping
from functools import cached_property, lru_cache, partial
from typing import Any

import msgspec

from bot.coach import JUDGES
from bot.coach.review import Review, TurnReview
from bot.coach.reviewer import Played, Reviewer
from bot.content import catalogue
from bot.games import GAMES
from bot.games.advice import Advice
from bot.games.base import Answer, AnyGame, Ask, Illegal, Move, Step
from bot.games.flick_game import FlickGame
from bot.games.luck import Rng
from bot.games.preview import Sketch
from bot.games.save import dump, dump_state, load, load_state
from bot.games.vocabulary import Seat, phrase
from bot.jobs import (
    Advise,
    Advised,
    Audit,
    Compare,
    Curve,
    Drawn,
    Failure,
    Job,
    LastTurn,
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
    SketchOf,
    Standing,
    Taken,
    Texts,
    Warm,
    WarmUp,
    WriteRecord,
)
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
from bot.players import PLAYERS
from bot.players.base import AnyPlayer, Budget
from bot.puzzles import MAKERS
from bot.puzzles.generator import PuzzleGenerator
from bot.puzzles.puzzle import AnyMaker, Puzzle, played
from bot.tournaments.event import Event, Round
from bot.words import Catalogue, Words
from render import PAINTERS, coach, ladder, nameplates, podium
from render.painter import Moment, Painter, Picture, Theme, Tried
from render.theme import LOOKS, hexed
from render.tournaments import pages as tournaments

_MOVE: Any = Move  # of actions that are known only when it runs


LONGEST_THOUGHT = 8.0  # seconds after which a member of the house plays the best move found so far
KEPT = 64  # positions: those of some panels that are pressed at a time; a few hundred KB each at most
STILLS = (
    8  # pictures of positions, 100 KB each: painted while their turns are committed, and asked for by several people
)


class _WatchedRng(Rng):
    """Tells whether luck was drawn."""

    drawn = False

    def below(self, n: int) -> int:
        self.drawn = True
        return super().below(n)

    def uniform(self, lo: float, hi: float) -> float:
        self.drawn = True
        return super().uniform(lo, hi)


class _Position:
    """A saved state and what follows from it, worked out once for all who look at it."""

    def __init__(self, game: AnyGame, state: bytes) -> None:
        self._game = game
        self._state = load_state(game.spec, state)
        self._views: dict[Seat | None, Any] = {}

    @cached_property
    def asks(self) -> tuple[Ask[Any], ...]:
        """Who must decide what."""
        return self._game.asks(self._state)

    def advice(self, ask: str, usual: float) -> tuple[Advice, ...]:
        """What the game advises on an open ask; nothing on one that is not open."""
        return next((self._game.advice(self._state, one, usual) for one in self.asks if one.id == ask), ())

    def view(self, viewer: Seat | None) -> Any:
        """What a seat, or a spectator, may see."""
        if viewer not in self._views:
            self._views[viewer] = self._game.view(self._state, viewer)
        return self._views[viewer]


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
        self._painters = painters
        self._catalogue = catalogue
        self._generator = PuzzleGenerator(games, players, makers)
        self._reviewer = Reviewer(games, JUDGES)
        self._position = lru_cache(maxsize=KEPT)(self._read)
        self._still = lru_cache(maxsize=STILLS)(self._painted_still)

    def do(self, job: Job) -> Result:
        """The result of a job; a failure is one too."""
        try:
            return self._done(job)
        except Illegal as illegal:
            return Refusal(illegal.rule, illegal.reason)
        except Exception:  # noqa: BLE001  a game that fails must not take the other matches with it
            return Failure(traceback.format_exc())

    def _done(self, job: Job) -> Result:
        done: Result
        match job:
            case Setup() | Apply() | Choose() | MakePuzzle() | FindPuzzle() | Attempt() | PairRound():
                done = self._play(job)
            case BeginReview() | ReviewTurn():
                done = self._review(job)
            case Advise():
                done = Advised(self._position(job.game, job.state).advice(job.ask, job.usual))
            case Paint():
                done = self._paint(job)
            case MakeFilm() | Compare():
                done = self._shoot(job) if isinstance(job, MakeFilm) else self._compared(job)
            case Podium() | Curve() | Standing() | PaintTries() | PaintTournament():
                done = self._draw(job)
            case Audit(match=played, turns=turns):
                done = audit(self._games[played.game], played, turns)
            case WriteRecord() | ReadRecord():
                raise TypeError("records are for the process of their own")
            case WarmUp():
                done = self._warm_up()
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
        move = _given(_MOVE[game.spec.action], job.move)
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
        actions = [_given(game.spec.action, raw) for raw in job.actions]
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

    def _paint(self, job: Paint) -> Painted:
        game, painter, words = self._games[job.game], self._painters[job.game], self._catalogue.of(job.locale)
        position = self._position(job.game, job.state)
        view, turn = position.view(job.viewer), job.turn
        sketch = None if job.sketch is None else _sketch(game, position, view, job.sketch)
        picture = self._picture(job, words, sketch) if job.picture else Picture(b"", "")
        named = words.calling(job.names) if job.names else words
        painted = Painted(picture.png, picture.alt, (), named.say(painter.headline(view)), "")
        if sketch is not None:
            painted = _with_preview(painted, painter, view, sketch, named)
        painted = _with_story(painted, game, painter, position.view(None), turn, named)
        if turn.before:
            painted = _with_account(painted, game, painter, view, job, named)
        painted = _with_texts(painted, painter, view, job.texts, named)
        if job.house and job.picture and sketch is None:
            picture = nameplates.below(Picture(painted.png, painted.alt), job.game, job.house, words, job.theme)
            painted = msgspec.structs.replace(painted, png=picture.png, alt=picture.alt)
        return painted

    def _picture(self, job: Paint, words: Words, sketch: Sketch | None) -> Picture:
        if sketch is None or job.sketch is None:
            return self._still(job.game, job.state, job.viewer, words.language, job.theme)
        painter, view = self._painters[job.game], self._position(job.game, job.state).view(job.viewer)
        if job.sketch.closeup and painter.closeup:
            return painter.closeup(view, words, sketch, theme=job.theme)
        return painter.still(view, words, sketch=sketch, theme=job.theme)

    def _painted_still(self, game: str, state: bytes, viewer: Seat | None, language: str, theme: Theme) -> Picture:
        view = self._position(game, state).view(viewer)
        return self._painters[game].still(view, self._catalogue.of(language), theme=theme)

    def _tries(self, job: PaintTries) -> Drawn:
        painter, words = self._painters[job.game].tries, self._catalogue.of(job.locale)
        if painter is None:
            raise TypeError(f"{job.game} has no picture of tries")
        before = self._position(job.game, job.state).view(None)
        tries = [Tried(self._position(job.game, one.state).view(None), one.place, one.own) for one in job.tries]
        picture = painter(before, words, tries, theme=job.theme)
        return Drawn(picture.png, picture.alt)

    def _tournament(self, job: PaintTournament) -> Drawn:
        picture, page, pages = tournaments.paint(job.chart, self._catalogue.of(job.locale), job.theme, job.page)
        return Drawn(picture.png, picture.alt, page, pages)

    def _read(self, game: str, state: bytes) -> _Position:
        return _Position(self._games[game], state)

    def _shoot(self, job: MakeFilm) -> MadeFilm:
        game, films, words = self._games[job.game], self._painters[job.game].films, self._catalogue.of(job.locale)
        if films is None:
            return MadeFilm(b"")
        moments = [_moment(game, turn) for turn in job.turns if turn.trace]
        by_worth = sorted(range(len(moments)), key=lambda nth: -films.worth(moments[nth]))
        best = sorted(by_worth[: job.best]) if job.best < len(moments) else []
        kept = sorted(by_worth[: job.most or len(moments)])
        shown = [moments[nth] for nth in (*best, *kept)]
        gif = films.film(shown, words, theme=job.theme) if shown else b""
        return MadeFilm(nameplates.below_film(gif, job.game, job.house, words, job.theme) if gif and job.house else gif)

    def _draw(self, job: Podium | Curve | Standing | PaintTries | PaintTournament) -> Drawn:
        match job:
            case PaintTries():
                return self._tries(job)
            case PaintTournament():
                return self._tournament(job)
            case Podium(shown=shown, game=game):
                picture = podium.paint(shown, self._catalogue.of(job.locale), job.theme, self._painters.get(game))
                return Drawn(picture.png, picture.alt)
            case Curve() | Standing():
                return Drawn(self._figures(job))

    def _figures(self, job: Curve | Standing) -> bytes:
        match job:
            case Curve(points=points, ranked_from=ranked_from, first=first, theme=theme):
                return ladder.curve(points, ranked_from, theme, first=first)
            case Standing(shares=shares, sides=sides, moments=moments, theme=theme):
                colours = self._painters[job.game].colours
                teams = (
                    [hexed(f"{one:06X}") for one in colours] if colours else [one.base for one in LOOKS[theme].teams]
                )
                return coach.standing(shares, [(name, teams[nth]) for name, nth in sides], moments, theme)

    def _compared(self, job: Compare) -> MadeFilm:
        turns = [self._turn(job, one) for one in job.turns]
        return MadeFilm(coach.side_by_side(job.game, turns, job.captions, job.theme))

    def _turn(self, job: Compare, turn: Taken) -> bytes:
        """The film of a turn, or the picture of what it led to."""
        films, words = self._painters[job.game].films, self._catalogue.of(job.locale)
        if films is not None and turn.trace:
            return films.film([_moment(self._games[job.game], turn)], words, theme=job.theme)
        return self._painted_still(job.game, turn.after, job.viewer, words.language, job.theme).png

    def _warm_up(self) -> Warm:
        for key, game in self._games.items():
            spec = game.spec
            begun = game.setup(spec.seats[0], spec.complete({}), Rng(b"warm"))
            self._paint(Paint(key, dump_state(spec, begun.state), "en"))
        return Warm()


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


def _given(kind: Any, raw: bytes) -> Any:
    """What a player gave. Raises Illegal if it is no value of the kind: NaN, a tag unknown, a number out of all bounds."""
    try:
        return load(kind, raw)
    except msgspec.ValidationError as error:
        raise Illegal("", phrase("refused-action")) from error


def _with_preview(painted: Painted, painter: Painter, view: Any, sketch: Sketch, words: Words) -> Painted:
    return msgspec.structs.replace(
        painted,
        hints=tuple(words.say(said) for said in (*sketch.words, *filter(None, (sketch.risk,)))),
        risk=words.say(sketch.risk) if sketch.risk else "",
        rule=sketch.rule,
        met=sketch.met,
        foretold=painter.texts.preview(view, sketch, words) if painter.texts else (),
        remarks=tuple(map(words.say, sketch.remarks)),
    )


def _with_story(painted: Painted, game: AnyGame, painter: Painter, seen: Any, turn: LastTurn, words: Words) -> Painted:
    """What happened in the last turn, and the tally; `seen` is a spectator's view."""
    told, earlier = (painter.story(seen, _events(game, raw)) for raw in (turn.events, turn.earlier))
    tally = painter.tally(seen) if painter.tally else None
    return msgspec.structs.replace(
        painted,
        story=tuple(words.say(one.words) for one in told),
        rules=tuple(one.rule for one in told),
        results=tuple(one.result for one in told),
        earlier=tuple(words.say(one.words) for one in earlier),
        tally=words.say(tally) if tally else "",
    )


def _with_account(painted: Painted, game: AnyGame, painter: Painter, view: Any, job: Paint, words: Words) -> Painted:
    """The comment on the last turn, and its description from beginning to end."""
    turn, texts = job.turn, painter.texts
    moment = _moment(game, Taken(turn.before, job.state, turn.events, turn.trace))
    last = _moment(game, Taken(turn.before, job.state, turn.commented, turn.trace)) if turn.commented else moment
    comment = painter.comment(last, turn.nth) if painter.comment else None
    return msgspec.structs.replace(
        painted,
        alt=texts.alt(view, words, moment) if texts and job.picture else painted.alt,
        comment=words.say(comment) if comment else "",
        comment_on=comment.key.partition("-comment-")[2] if comment else "",
        account=texts.account(moment, words) if texts else (),
    )


def _with_texts(painted: Painted, painter: Painter, view: Any, wanted: Texts, words: Words) -> Painted:
    texts = painter.texts
    return msgspec.structs.replace(
        painted,
        board=painter.board(view, words) if wanted.board else "",
        detail=texts.detail(view, wanted.detail, words) if texts and wanted.detail else "",
        pieces=texts.pieces(view, words) if texts and wanted.detail is not None else (),
    )


def _events(game: AnyGame, raw: bytes) -> Any:
    return msgspec.json.decode(raw, type=list[game.spec.event])  # type: ignore[name-defined]


def _stepped(game: AnyGame, step: Step[Any, Any], rng: _WatchedRng | None = None) -> StepBytes:
    return StepBytes(
        state=dump_state(game.spec, step.state),
        events=dump(step.events),
        trace=b"" if step.trace is None else dump(step.trace),
        over=not game.asks(step.state),
        lucky=rng is not None and rng.drawn,
    )


def _moment(game: AnyGame, turn: Taken) -> Moment:
    before, after = (game.view(load_state(game.spec, raw), None) for raw in (turn.before, turn.after))
    return Moment(before, after, tuple(_events(game, turn.events)), load(Trace, turn.trace) if turn.trace else None)


def _sketch(game: AnyGame, position: _Position, view: Any, wanted: SketchOf) -> Sketch:
    ask = next((ask for ask in position.asks if ask.id == wanted.ask or _opened(game, wanted.ask, ask)), None)
    if ask is None:
        raise Illegal("", phrase("refused-stale"))
    sketch = game.sketch(view, ask, _given(game.spec.action, wanted.action), wanted.assist)
    if wanted.targeted and sketch.aim:
        sketch = msgspec.structs.replace(sketch, aim=msgspec.structs.replace(sketch.aim, targeted=True))
    return msgspec.structs.replace(sketch, marked=wanted.marked) if wanted.marked else sketch


def _opened(game: AnyGame, opening: str, ask: Ask[Any]) -> bool:
    """Whether an ask is that of a plan which the answer to another ask, named by its id, opens."""
    steps = game.spec.steps
    if steps is None or ask.kind not in steps.kinds:
        return False
    kind, seat, _ = opening.split(".")
    return kind in steps.opens and int(seat) == ask.seat


def _next_round(event: Event) -> Round:
    from bot.tournaments.forms import next_round  # noqa: PLC0415 - it needs much memory, and few processes ever do

    return next_round(event)
