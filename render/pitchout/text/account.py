"""A turn from beginning to end, numbered in order of time, and the alt text of the picture after it."""

from __future__ import annotations

from bot.games.contract.preview import Sketch
from bot.games.contract.vocabulary import Point
from bot.games.pitchout.rules.board import is_block
from bot.games.pitchout.rules.event_text import event_phrase
from bot.games.pitchout.rules.events import Fell, Flicked, Slipped, Touched
from bot.games.pitchout.rules.seating import ARENA
from bot.games.pitchout.rules.view import BlockSeen, PuckSeen, View
from bot.physics.trace import Contact, Fall, Trace
from bot.words import Words
from render.painter import Moment
from render.pitchout.board import portraits
from render.pitchout.text import story
from render.pitchout.text.describe import (
    beaten,
    edge_of,
    hour,
    label_of,
    last_flick,
    portrayed,
    threats,
    tile,
)
from render.pitchout.text.preview import preview_lines
from render.pitchout.text.story import headline
from render.table.motion import MeasuredMotion, firsts
from render.text import centimetres, fitted, in_series, number

MIDDLE = Point(ARENA / 2, ARENA / 2)  # of the arena
_LISTED = 12  # contacts listed one by one
_STIR = 1.0  # mm; a piece that moved less is not worth telling


def account(moment: Moment, words: Words) -> tuple[str, ...]:
    """Numbered sentences in order of time; the rules' results come last."""
    lines: list[str] = []
    if moment.trace is not None:
        lines += seen(moment, moment.trace, words)
    lines += ruled(moment, words)
    return tuple(f"{number}. {line}" for number, line in enumerate(lines, start=1))


def ruled(moment: Moment, words: Words) -> list[str]:
    """The rules' results of a turn: its story without the events that were seen."""
    seen = () if moment.trace is None else (Flicked, Touched, Fell, Slipped)
    sentences = story.event_sentences(moment.after, [event for event in moment.events if not isinstance(event, seen)])
    return [words.say(one.words) for one in sentences]


def seen(moment: Moment, trace: Trace, words: Words) -> list[str]:
    """The visible part of a turn: the flick, contacts and falls in order of time, and the resting places."""
    view = moment.before
    motion = MeasuredMotion(trace, stood(view), MIDDLE)
    lines = [words.say(event_phrase(event, view.sides)) for event in moment.events if isinstance(event, Slipped)]
    lines += [_flicked(event, view, words) for event in moment.events if isinstance(event, Flicked)]
    happened: list[Contact | Fall] = [*firsts(trace.contacts), *trace.falls]
    happened.sort(key=lambda one: (one.t, isinstance(one, Fall)))
    touches = [one for one in happened if isinstance(one, Contact)]
    for one in happened:
        if isinstance(one, Fall):
            lines.append(_fell(one, view, words))
        elif one in touches[:_LISTED]:
            lines.append(_met(one, view, motion, words))
    if len(touches) > _LISTED:
        lines.append(words.text("pitchout-account-more", count=len(touches) - _LISTED))
    return [*lines, *_rests(motion, view, words)]


def _flicked(event: Flicked, view: View, words: Words) -> str:
    strength = {"angle": number(event.angle, words), "strength": number(event.strength, words)}
    return words.text("pitchout-account-flicked", puck=label_of(view, event.puck), **strength)


def _met(contact: Contact, view: View, motion: MeasuredMotion, words: Words) -> str:
    """A contact, with the distance that the pushing piece had gone by then."""
    pusher = contact.pusher or contact.a
    other = contact.other(pusher)
    way = motion.slid(pusher, contact.t)
    return words.text(
        "pitchout-account-met",
        piece=_name(pusher, view, words),
        other=_name(other, view, words),
        way=centimetres(way, words),
    )


def _name(piece: str, view: View, words: Words) -> str:
    return words.text("pitchout-account-block", block=piece) if is_block(piece) else label_of(view, piece)


def _fell(fall: Fall, view: View, words: Words) -> str:
    return words.text(
        "pitchout-account-fell",
        piece=_name(fall.id, view, words),
        edge=words.text(f"pitchout-board-edge-{edge_of(fall)[1]}"),
        hour=hour(fall, words),
    )


def _rests(motion: MeasuredMotion, view: View, words: Words) -> list[str]:
    lines = [
        words.text(
            "pitchout-account-rest",
            piece=_name(rest.id, view, words),
            tile=tile(rest),
            way=centimetres(motion.shift(rest.id), words),
        )
        for rest in motion.trace.rest
        if rest.id in motion.stood and motion.shift(rest.id) >= _STIR
    ]
    return [words.text("pitchout-account-rests", pieces=in_series(lines, words))] if lines else []


def stood(view: View) -> dict[str, Point]:
    """The places of the pieces in play."""
    pieces: list[PuckSeen | BlockSeen] = [*view.pucks, *view.blocks]
    return {piece.id: Point(piece.x, piece.y) for piece in pieces if piece.status == "play"}


def alt(view: View, words: Words, moment: Moment | None = None, sketch: Sketch | None = None) -> str:
    """The alt text, most important first: headline, preview or the result of `moment`, the turn that led here, threats if there is room."""
    if sketch and sketch.offered:
        return fitted([(1, line) for line in portraits.described(view, words, sketch)])
    results = ruled(moment, words) if moment is not None else []
    described = portrayed(view, words)
    if described:
        return fitted([(0, described[0]), *((1, line) for line in results), *((2, line) for line in described[1:])])
    lines = [(0, words.say(headline(view)) + "."), *((0, line) for line in beaten(view, words))]
    lines += [(0, line) for line in _previewed(view, sketch, words)] if sketch else []
    if not (sketch and sketch.aim):
        lines += [(0, line) for line in last_flick(view, words)]
    lines += [(1, line) for line in results]
    return fitted([*lines, *((2, line) for line in threats(view, words))])


def _previewed(view: View, sketch: Sketch, words: Words) -> list[str]:
    """The aim or the placement that a picture previews, and the objections to it."""
    lines = []
    if sketch.aim:
        aim = {"angle": number(sketch.aim.bearing, words), "strength": number(sketch.aim.strength, words)}
        lines.append(words.text("pitchout-picture-alt-aim", puck=label_of(view, sketch.aim.piece), **aim))
    return [
        *lines,
        *preview_lines(view, sketch, words),
        *(words.say(sentence) for sentence in (*sketch.remarks, *sketch.words)),
    ]
