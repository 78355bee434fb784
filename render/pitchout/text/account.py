"""The account of a turn: flick, contacts in order of time, falls, final places."""

from __future__ import annotations

import math

from bot.games.pitchout.board import is_block
from bot.games.pitchout.events import Fell, Flicked, Touched
from bot.games.pitchout.seating import ARENA
from bot.games.pitchout.view import BlockSeen, PuckSeen, View
from bot.games.vocabulary import Point
from bot.physics.trace import Contact, Fall, Trace
from bot.words import Words
from render.motion import MeasuredMotion, firsts
from render.painter import Moment
from render.pitchout.text import story
from render.pitchout.text.describe import edge_of, hour, label_of, tile
from render.text import clock, number

MIDDLE = Point(ARENA / 2, ARENA / 2)  # of the arena
_TOLD = 12  # contacts listed one by one
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
    told = story.told(moment.after, [event for event in moment.events if not _is_seen(moment, event)])
    return [words.say(one.words) for one in told]


def _is_seen(moment: Moment, event: object) -> bool:
    return moment.trace is not None and isinstance(event, Flicked | Touched | Fell)


def seen(moment: Moment, trace: Trace, words: Words) -> list[str]:
    """What could be seen: the flick, contacts and falls in order of time, and where everything came to rest."""
    view = moment.before
    motion = MeasuredMotion(trace, stood(view), MIDDLE)
    lines = [_flicked(event, view, words) for event in moment.events if isinstance(event, Flicked)]
    happened: list[Contact | Fall] = [*firsts(trace.contacts), *trace.falls]
    happened.sort(key=lambda one: (one.t, isinstance(one, Fall)))
    touches = [one for one in happened if isinstance(one, Contact)]
    for one in happened:
        if isinstance(one, Fall):
            lines.append(_fell(one, view, words))
        elif one in touches[:_TOLD]:
            lines.append(_met(one, view, motion, words))
    if len(touches) > _TOLD:
        lines.append(words.text("pitchout-account-more", count=len(touches) - _TOLD))
    return [*lines, *_rests(motion, view, words)]


def _flicked(event: Flicked, view: View, words: Words) -> str:
    turn = math.radians(event.angle)
    at = clock(math.sin(turn), math.cos(turn))
    strength = {"angle": number(event.angle, words), "strength": number(event.strength, words)}
    return words.text("pitchout-account-flicked", puck=label_of(view, event.puck), clock=at, **strength)


def _met(contact: Contact, view: View, motion: MeasuredMotion, words: Words) -> str:
    """A contact, and how far the pushing piece had gone by then."""
    pusher = contact.pusher or contact.a
    other = contact.other(pusher)
    way = motion.slid(pusher, contact.t)
    return words.text(
        "pitchout-account-met", piece=_name(pusher, view, words), other=_name(other, view, words), way=round(way)
    )


def _name(piece: str, view: View, words: Words) -> str:
    return words.text("pitchout-account-block", block=piece) if is_block(piece) else label_of(view, piece)


def _fell(fall: Fall, view: View, words: Words) -> str:
    return words.text(
        "pitchout-account-fell",
        piece=_name(fall.id, view, words),
        edge=words.text(f"pitchout-board-edge-{edge_of(fall.x, fall.y)[1]}"),
        hour=hour(fall.x, fall.y, words),
    )


def _rests(motion: MeasuredMotion, view: View, words: Words) -> list[str]:
    """Where the pieces that moved came to rest, and how far from where they were."""
    told = [
        words.text(
            "pitchout-account-rest",
            piece=_name(rest.id, view, words),
            tile=tile(rest.x, rest.y),
            way=round(motion.shift(rest.id)),
        )
        for rest in motion.trace.rest
        if rest.id in motion.stood and motion.shift(rest.id) >= _STIR
    ]
    return [words.text("pitchout-account-rests", pieces="; ".join(told))] if told else []


def stood(view: View) -> dict[str, Point]:
    """The places of the pieces in play."""
    pieces: list[PuckSeen | BlockSeen] = [*view.pucks, *view.blocks]
    return {piece.id: Point(piece.x, piece.y) for piece in pieces if piece.status == "play"}
