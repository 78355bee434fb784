"""Pictures of positions, with their descriptions."""

from __future__ import annotations

from typing import Any

import msgspec

from bot.games.contract.base import AnyGame, Ask, Illegal
from bot.games.contract.luck import Rng
from bot.games.contract.preview import Assist, Sketch
from bot.games.contract.save import dump_state
from bot.games.contract.vocabulary import Phrase, Seat, phrase
from bot.matches.core.job import Job
from bot.matches.core.saved_states import Position, given
from bot.matches.house.members import HouseSeats
from bot.words import Words
from bot.workers.films import Taken, events_in, moment_of
from bot.workers.studio import Studio, words_of_stopped
from render import nameplates
from render.commentary import worded
from render.painter import Painter, Picture, Theme


class SketchOf(msgspec.Struct, frozen=True):
    """The preview of an answer: the open ask, the action in bytes of bot.games.contract.save, how much may be shown, the piece being placed.

    With `closeup` an aim is shown from near, if the painter can do that; a `targeted` one was not given as a bearing.
    """

    ask: str
    action: bytes
    assist: Assist = Assist.STANDARD
    marked: str = ""
    closeup: bool = False
    targeted: bool = False


class LastTurn(msgspec.Struct, frozen=True):
    """The turn that led to a painted position, for its description."""

    events: bytes = b"[]"
    earlier: bytes = b"[]"  # events of earlier answers that the same message reports
    before: bytes = b""
    """The saved state before the turn: with it the turn is commented on and described from beginning to end."""
    trace: bytes = b""  # the motion simulated in the turn
    nth: int = 0  # the turn's number
    commented: bytes = b""  # the events to comment on, where `events` has more
    former: tuple[
        Taken | str, ...
    ] = ()  # the turns before it whose comments share its wordings, or what those are about


class Texts(msgspec.Struct, frozen=True):
    """Descriptions of a painted position for players who read it."""

    board: bool = False  # the text board; its lines of sight take longer than the picture
    detail: str | None = None
    """Everything about the piece of this name, and the names of all pieces; "" for the names alone."""


class Painted(msgspec.Struct, frozen=True):
    """A picture with its alt text and the texts beside it."""

    png: bytes
    alt: str
    story: tuple[str, ...]  # the turn's story, line by line
    headline: str
    board: str  # the text board
    hints: tuple[str, ...] = ()
    rule: str = ""
    rules: tuple[str, ...] = ()  # the number of the rule that decided each line of the story; "" for none
    results: tuple[bool, ...] = ()  # whether each line of the story is about the end of the match
    comment: str = ""  # one sentence about the turn; "" for none
    comment_on: str = ""  # what the comment is about, as its key names it
    foretold: tuple[str, ...] = ()  # the description of a preview
    account: tuple[str, ...] = ()  # the turn described from beginning to end
    detail: str = ""  # everything about the requested piece
    pieces: tuple[tuple[str, str], ...] = ()  # the pieces that can be requested, each with a short description
    remarks: tuple[str, ...] = ()  # notes on a preview
    earlier: tuple[str, ...] = ()  # the story of earlier answers
    tally: str = ""  # what the acting seat has left; "" if nothing is counted
    risk: str = ""  # the cost of an answer for its player; also among the `hints`
    met: str = ""  # the piece at the first contact of a preview; "": none, or it is not shown
    sketch: Sketch | None = None  # what a preview shows, for who draws it


class Paint(Job[Painted], frozen=True):
    """A position as a viewer may see it, in pixels and in words."""

    game: str
    state: bytes
    locale: str
    viewer: Seat | None = None  # None for a spectator
    sketch: SketchOf | None = None
    theme: Theme = "dark"
    picture: bool = True
    turn: LastTurn = LastTurn()
    texts: Texts = Texts()
    names: tuple[str, ...] = ()  # the players' names in words, by seat; pictures name nobody but the house
    house: HouseSeats = ()  # named below the picture, except below previews
    stopped: str = ""  # the key of how the match stopped where the rules go on; "" for a match that did not

    def run(self, tools: Studio) -> Painted:
        """The picture and its words. Raises Illegal if the preview is of an illegal answer."""
        game, painter, words = tools.games[self.game], tools.painters[self.game], tools.catalogue.of(self.locale)
        position = tools.position(self.game, self.state)
        words = words_of_stopped(words, position, self.stopped)
        view = position.view(self.viewer)
        sketch = None if self.sketch is None else _sketch(game, position, view, self.sketch)
        picture = self._picture(tools, words, sketch) if self.picture else Picture(b"", "")
        named = words.calling(self.names) if self.names else words
        painted = Painted(picture.png, picture.alt, (), named.say(painter.headline(view)), "")
        if sketch is not None:
            painted = _with_preview(painted, painter, view, sketch, named)
        painted = _with_story(painted, game, painter, position.view(None), self.turn, named)
        if self.turn.before:
            painted = _with_account(painted, game, painter, view, self, named)
        painted = _with_texts(painted, painter, view, self.texts, named)
        if self.house and self.picture and sketch is None:
            picture = nameplates.below(Picture(painted.png, painted.alt), self.game, self.house, words, self.theme)
            painted = msgspec.structs.replace(painted, png=picture.png, alt=picture.alt)
        return _since_stopped(painted, words.text(self.stopped)) if self.stopped and not position.asks else painted

    def _picture(self, tools: Studio, words: Words, sketch: Sketch | None) -> Picture:
        if sketch is None or self.sketch is None:
            return tools.still(self.game, self.state, self.viewer, words.language, self.theme, self.stopped)
        painter, view = tools.painters[self.game], tools.position(self.game, self.state).view(self.viewer)
        if self.sketch.closeup and painter.closeup:
            return painter.closeup(view, words, sketch, theme=self.theme)
        return painter.still(view, words, sketch=sketch, theme=self.theme)


class PaintAhead(Job[None], frozen=True):
    """Paint a position that everybody is about to be shown: the process keeps the picture for a `Paint`, and sends nothing back."""

    game: str
    state: bytes
    locale: str
    theme: Theme = "dark"

    def run(self, tools: Studio) -> None:
        """Paint it."""
        tools.still(self.game, self.state, None, tools.catalogue.of(self.locale).language, self.theme, "")


class WarmUp(Job[None], frozen=True):
    """Paint a first picture of every game, so that no player waits for fonts and grounds."""

    def run(self, tools: Studio) -> None:
        """Paint them."""
        if WarmUp in tools.warmed:
            return
        for key, game in tools.games.items():
            spec = game.spec
            begun = game.setup(spec.seats[0], spec.complete({}), Rng(b"warm"))
            Paint(key, dump_state(spec, begun.state), "en").run(tools)
        tools.warmed.add(WarmUp)


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
        sketch=sketch,
        foretold=painter.texts.preview(view, sketch, words) if painter.texts else (),
        remarks=tuple(map(words.say, sketch.remarks)),
    )


def _with_story(painted: Painted, game: AnyGame, painter: Painter, seen: Any, turn: LastTurn, words: Words) -> Painted:
    """What happened in the last turn, and the tally; `seen` is a spectator's view."""
    told, earlier = (painter.story(seen, events_in(game, raw)) for raw in (turn.events, turn.earlier))
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
    moment = moment_of(game, Taken(turn.before, job.state, turn.events, turn.trace))
    last = moment_of(game, Taken(turn.before, job.state, turn.commented, turn.trace)) if turn.commented else moment
    due = painter.comment(last, turn.nth) if painter.comment else None
    comment = _worded(due, game, painter, turn, words) if due else None
    return msgspec.structs.replace(
        painted,
        alt=texts.alt(view, words, moment) if texts and job.picture else painted.alt,
        comment=words.say(comment) if comment else "",
        comment_on=_subject(due),
        account=texts.account(moment, words) if texts else (),
    )


def _worded(due: Phrase, game: AnyGame, painter: Painter, turn: LastTurn, words: Words) -> Phrase | None:
    """The comment that is due, in a wording that has not been read for ten turns; None if there is none."""
    comment = painter.comment or (lambda _, __: None)
    former = [one if isinstance(one, str) else _subject(comment(moment_of(game, one), one.nth)) for one in turn.former]
    return worded(due, turn.nth, former.count(_subject(due)), words.wordings(due.key))


def _subject(comment: Phrase | None) -> str:
    """The subject of a comment, as its key names it; "" for none."""
    return comment.key.partition("-comment-")[2] if comment else ""


def _with_texts(painted: Painted, painter: Painter, view: Any, wanted: Texts, words: Words) -> Painted:
    texts = painter.texts
    return msgspec.structs.replace(
        painted,
        board=painter.board(view, words) if wanted.board else "",
        detail=texts.detail(view, wanted.detail, words) if texts and wanted.detail else "",
        pieces=texts.pieces(view, words) if texts and wanted.detail is not None else (),
    )


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
