"""Pitch Out in words: who is to act, what happened, the arena for those who read instead of looking."""

from __future__ import annotations

import math
from collections.abc import Sequence

from bot.games.base import Phrase, Sketch, phrase
from bot.games.pitchout import telling
from bot.games.pitchout.events import Event
from bot.games.pitchout.values import PuckSeen, View
from bot.words import Words

ALT = 1024  # characters; what a picture's description may have
LINES = 25
_SIDE = 800.0  # mm
_TILE = 100.0  # mm


def side(seat: int) -> Phrase:
    """The side of a seat, as pictures call it."""
    return phrase(f"pitchout-team-{seat}")


def deed(view: View) -> Phrase:
    """Who is to do what, or who has won."""
    if view.winner is not None:
        return phrase("pitchout-picture-deed-over", side=side(view.winner))
    if len(view.active) != 1:
        return phrase("pitchout-picture-deed-all")
    return phrase(f"pitchout-picture-deed-{view.phase}", side=side(view.active[0]))


def headline(view: View) -> Phrase:
    """Who is to act, the round and the score in one line."""
    key = "pitchout-picture-headline-over" if view.winner is not None else "pitchout-picture-headline"
    return phrase(key, deed=deed(view), round=view.round, south=view.wins[0], north=view.wins[1])


def told(events: Sequence[Event]) -> tuple[Phrase, ...]:
    """One phrase an event worth telling, in order."""
    return telling.told(events)


def tile(x: float, y: float) -> str:
    """The name of the tile under a place in mm, `A1` in the south-west."""
    column = min(7, max(0, math.floor(x / _TILE)))
    row = min(7, max(0, math.floor(y / _TILE)))
    return f"{'ABCDEFGH'[column]}{row + 1}"


def alt(view: View, words: Words, sketch: Sketch | None) -> str:
    """What the picture shows, most important first, cut at a line's end so that Discord takes it."""
    lines = [words.say(headline(view)) + "."]
    if sketch and sketch.aim:
        lines.append(
            words.text(
                "pitchout-picture-alt-aim",
                puck=_label(view, sketch.aim.piece),
                angle=number(sketch.aim.bearing),
                strength=number(sketch.aim.strength),
            )
        )
    if sketch:
        lines += [words.say(said) for said in sketch.words]
    lines += [*_last(view, words), *_sides(view, words), *_blocks(view, words)]
    text = ""
    for line in lines:
        longer = f"{text}\n{line}" if text else line
        if len(longer) > ALT:
            break
        text = longer
    return text


def board(view: View, words: Words) -> str:
    """Score, turn, last flick, then every puck with its tile, clock direction, edge and nearest foe, and every obstacle."""
    lines = [words.say(headline(view)) + ".", *_last(view, words)]
    for seat in (0, 1):
        lines.append(words.text("pitchout-board-side", side=words.say(side(seat)), letter="AB"[seat]))
        lines += [_puck(view, puck, words, sees=True) for puck in view.pucks if puck.seat == seat]
    lines += _blocks(view, words)
    return "\n".join(lines[:LINES])


def number(value: float) -> str:
    """A number with at most two decimals, none of them a closing nought."""
    return f"{value:.2f}".rstrip("0").rstrip(".")


def clock(dx: float, dy: float) -> str:
    """The direction of a step in mm (y up) on a clock face, to ten minutes: `3:00` is east."""
    minutes = round(math.degrees(math.atan2(dx, dy)) % 360 * 2 / 10) * 10 % 720
    return f"{minutes // 60 or 12}:{minutes % 60:02d}"


def _label(view: View, puck: str) -> str:
    return next((seen.label for seen in view.pucks if seen.id == puck), puck)


def _last(view: View, words: Words) -> list[str]:
    last = view.last
    if last is None:
        return []
    moved = [_label(view, trail.id) for trail in last.trails if trail.id != last.puck and not trail.fell]
    fallen = [_label(view, trail.id) for trail in last.trails if trail.fell]
    text = words.text(
        "pitchout-picture-alt-last",
        puck=_label(view, last.puck),
        angle=number(last.angle),
        strength=number(last.strength),
    )
    if moved:
        text += " " + words.text("pitchout-picture-alt-moved", pieces=", ".join(moved))
    if fallen:
        text += " " + words.text("pitchout-picture-alt-fell", pieces=", ".join(fallen))
    return [text]


def _sides(view: View, words: Words) -> list[str]:
    return [_puck(view, puck, words, sees=False) for puck in view.pucks]


def _puck(view: View, puck: PuckSeen, words: Words, *, sees: bool) -> str:
    pitcher = words.text(f"pitchout-pitcher-{puck.pitcher}")
    if puck.status != "play":
        holder = next((block.id for block in view.blocks if puck.id in block.holds), None)
        if holder:
            return words.text("pitchout-board-held", puck=puck.label, pitcher=pitcher, block=holder)
        return words.text(f"pitchout-board-{puck.status}", puck=puck.label, pitcher=pitcher)
    edges = {"south": puck.y, "north": _SIDE - puck.y, "west": puck.x, "east": _SIDE - puck.x}
    edge = min(edges, key=lambda name: edges[name])
    text = words.text(
        "pitchout-board-puck",
        puck=puck.label,
        pitcher=pitcher,
        tile=tile(puck.x, puck.y),
        clock=clock(puck.x - _SIDE / 2, puck.y - _SIDE / 2),
        gap=round(edges[edge]),
        edge=words.text(f"pitchout-board-edge-{edge}"),
    )
    return f"{text}{_nearest(view, puck, words)}" if sees else text


def _nearest(view: View, puck: PuckSeen, words: Words) -> str:
    foes = [other for other in view.pucks if other.seat != puck.seat and other.status == "play"]
    if not foes:
        return ""
    foe = min(foes, key=lambda other: math.hypot(other.x - puck.x, other.y - puck.y))
    return words.text(
        "pitchout-board-nearest",
        foe=foe.label,
        clock=clock(foe.x - puck.x, foe.y - puck.y),
        gap=max(0, round(math.hypot(foe.x - puck.x, foe.y - puck.y) - 30)),
    )


def _blocks(view: View, words: Words) -> list[str]:
    standing = [
        words.text("pitchout-board-block", block=block.id, tile=tile(block.x, block.y), angle=round(block.angle % 90))
        for block in view.blocks
        if block.status == "play"
    ]
    return [words.text("pitchout-board-blocks", blocks="; ".join(standing))] if standing else []
