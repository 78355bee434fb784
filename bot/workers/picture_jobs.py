"""The worker's jobs that end in pictures and films."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import lru_cache
from typing import Any, TypeAlias

import msgspec

from bot.games.contract.base import AnyGame, Ask, Illegal
from bot.games.contract.luck import Rng
from bot.games.contract.preview import Sketch
from bot.games.contract.save import dump_state, load, load_state
from bot.games.contract.vocabulary import Phrase, Seat, phrase
from bot.physics.trace import Trace
from bot.words import Catalogue, Words
from bot.workers.jobs import (
    Curve,
    Drawn,
    ExpectedResults,
    LastTurn,
    MadeFilm,
    MakeFilm,
    Paint,
    Painted,
    PaintTournament,
    PaintTries,
    Podium,
    ShowTurn,
    Shrink,
    SketchOf,
    Taken,
    Texts,
    Warm,
    WarmUp,
)
from bot.workers.saved_states import Position, given
from render import coach, ladder, nameplates, podium
from render.commentary import worded
from render.film_reel import kept
from render.names import painted_name
from render.painter import Moment, Painter, Picture, Theme, Tried
from render.shrinking import shrunk
from render.text import together
from render.theme import LOOKS, hexed
from render.tournaments import pages as tournaments

STILLS = (
    8  # pictures of positions, 100 KB each; several people ask for one that was painted while its turn was committed
)

PictureJob: TypeAlias = (
    Paint | MakeFilm | ShowTurn | Podium | Curve | ExpectedResults | PaintTries | PaintTournament | Shrink | WarmUp
)


class PictureJobs:
    """Paints positions, films turns and draws figures."""

    def __init__(
        self,
        games: Mapping[str, AnyGame],
        painters: Mapping[str, Painter],
        catalogue: Catalogue,
        position: Callable[[str, bytes], Position],
    ) -> None:
        self._games = games
        self._painters = painters
        self._catalogue = catalogue
        self._position = position
        self._still = lru_cache(maxsize=STILLS)(self._painted_still)

    def done(self, job: PictureJob) -> Painted | MadeFilm | Drawn | Warm:
        """The result of a job."""
        match job:
            case Paint():
                return self._paint(job)
            case MakeFilm():
                return self._shoot(job)
            case ShowTurn():
                return self._turn(job)
            case WarmUp():
                return self._warm_up()
            case Shrink():
                return Drawn(shrunk(job.image, job.scale))
            case _:
                return self._draw(job)

    def _paint(self, job: Paint) -> Painted:
        game, painter, words = self._games[job.game], self._painters[job.game], self._catalogue.of(job.locale)
        position = self._position(job.game, job.state)
        words = _stopped(words, position, job.stopped)
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
        return _since_stopped(painted, words.text(job.stopped)) if job.stopped and not position.asks else painted

    def _picture(self, job: Paint, words: Words, sketch: Sketch | None) -> Picture:
        if sketch is None or job.sketch is None:
            return self._still(job.game, job.state, job.viewer, words.language, job.theme, job.stopped)
        painter, view = self._painters[job.game], self._position(job.game, job.state).view(job.viewer)
        if job.sketch.closeup and painter.closeup:
            return painter.closeup(view, words, sketch, theme=job.theme)
        return painter.still(view, words, sketch=sketch, theme=job.theme)

    def _painted_still(
        self, game: str, state: bytes, viewer: Seat | None, language: str, theme: Theme, stopped: str = ""
    ) -> Picture:
        position = self._position(game, state)
        words = _stopped(self._catalogue.of(language), position, stopped)
        return self._painters[game].still(position.view(viewer), words, theme=theme)

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

    def _shoot(self, job: MakeFilm) -> MadeFilm:
        game, films, words = self._games[job.game], self._painters[job.game].films, self._catalogue.of(job.locale)
        if films is None:
            return MadeFilm(b"")
        moments = [_moment(game, turn, job.viewer) for turn in job.turns if turn.trace]
        worths = [films.worth(moment) for moment in moments]
        by_worth = sorted(range(len(moments)), key=lambda nth: -worths[nth])
        best = sorted(by_worth[: job.best]) if job.best < len(moments) else []
        shown = [moments[nth] for nth in (*best, *kept(worths, job.most or len(moments)))]
        gif = films.film(shown, words, theme=job.theme) if shown else b""
        return MadeFilm(nameplates.below_film(gif, job.game, job.house, words, job.theme) if gif and job.house else gif)

    def _draw(self, job: Podium | Curve | ExpectedResults | PaintTries | PaintTournament) -> Drawn:
        match job:
            case PaintTries():
                return self._tries(job)
            case PaintTournament():
                return self._tournament(job)
            case Podium(shown=shown, game=game):
                picture = podium.paint(shown, self._catalogue.of(job.locale), job.theme, self._painters.get(game))
                return Drawn(picture.png, picture.alt)
            case Curve() | ExpectedResults():
                return Drawn(self._figures(job))

    def _figures(self, job: Curve | ExpectedResults) -> bytes:
        match job:
            case Curve(points=points, ranked_from=ranked_from, first=first, theme=theme):
                return ladder.curve(points, ranked_from, theme, first=first)
            case ExpectedResults(theme=theme):
                colours = self._painters[job.game].colours
                teams = (
                    [hexed(f"{one:06X}") for one in colours] if colours else [one.base for one in LOOKS[theme].teams]
                )
                words = self._catalogue.of(job.locale)
                sides = [
                    (together([painted_name(job.names[seat], seat + 1, words) for seat in seats], words), teams[nth])
                    for seats, nth in job.sides
                ]
                axes = coach.Axes(
                    words.text("review-picture-title"),
                    words.text("review-picture-moves"),
                    tuple(words.text("review-percent", value=value) for value in (0, 50, 100)),
                )
                return coach.standing(job.moves, job.shares, sides, job.moments, axes, theme)

    def _turn(self, job: ShowTurn) -> MadeFilm:
        painter, words, turn = self._painters[job.game], self._catalogue.of(job.locale), job.turn
        if painter.films is not None and turn.trace:
            moment = _moment(self._games[job.game], turn)
            film = painter.films.film([moment], words, theme=job.theme, present=False)
            return MadeFilm(coach.headed(job.game, film, film, painter.header, job.theme))
        before, after = (
            self._painted_still(job.game, state, job.viewer, words.language, job.theme).png
            for state in (turn.before, turn.after)
        )
        over = not self._position(job.game, turn.after).asks  # the banner of a victory is not covered
        return MadeFilm(coach.headed(job.game, after, b"" if over else before, painter.header, job.theme))

    def _warm_up(self) -> Warm:
        for key, game in self._games.items():
            spec = game.spec
            begun = game.setup(spec.seats[0], spec.complete({}), Rng(b"warm"))
            self._paint(Paint(key, dump_state(spec, begun.state), "en"))
        return Warm()


def _stopped(words: Words, position: Position, key: str) -> Words:
    """The words for a match that stopped, see Paint, while its position still has an ask."""
    return words.stopped(words.text(key)) if key and position.asks else words


def _since_stopped(painted: Painted, said: str) -> Painted:
    """A position with a result, in a match that was stopped later."""
    board = f"{said}. {painted.board}" if painted.board else ""
    return msgspec.structs.replace(
        painted,
        headline=f"{said} · {painted.headline}",
        alt=f"{said}. {painted.alt}" if painted.alt else "",
        board=board,
    )


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
    due = painter.comment(last, turn.nth) if painter.comment else None
    comment = _worded(due, game, painter, turn, words) if due else None
    return msgspec.structs.replace(
        painted,
        alt=texts.alt(view, words, moment) if texts and job.picture else painted.alt,
        comment=words.say(comment) if comment else "",
        comment_on=due.key.partition("-comment-")[2] if due else "",
        account=texts.account(moment, words) if texts else (),
    )


def _worded(due: Phrase, game: AnyGame, painter: Painter, turn: LastTurn, words: Words) -> Phrase | None:
    """The comment that is due, in a wording that has not been read for ten turns; None if there is none."""
    former = [painter.comment(_moment(game, one), one.nth) for one in turn.former] if painter.comment else []
    times = sum(one is not None and one.key == due.key for one in former)
    return worded(due, turn.nth, times, words.wordings(due.key))


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


def _moment(game: AnyGame, turn: Taken, viewer: Seat | None = None) -> Moment:
    before, after = (game.view(load_state(game.spec, raw), viewer) for raw in (turn.before, turn.after))
    return Moment(before, after, tuple(_events(game, turn.events)), load(Trace, turn.trace) if turn.trace else None)


def _sketch(game: AnyGame, position: Position, view: Any, wanted: SketchOf) -> Sketch:
    ask = next((ask for ask in position.asks if ask.id == wanted.ask or _opened(game, wanted.ask, ask)), None)
    if ask is None:
        raise Illegal("", phrase("refused-stale"))
    sketch = game.sketch(view, ask, given(game.spec.action, wanted.action), wanted.assist)
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
