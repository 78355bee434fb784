"""Parts of the alt texts and text boards of Pitch Out."""

from __future__ import annotations

import math
from itertools import islice

from bot.games.pitchout.board import label, opposing
from bot.games.pitchout.seating import DUEL
from bot.games.pitchout.view import PuckSeen, View
from bot.words import Words
from render.pitchout.board import lineups, teams
from render.pitchout.board.line_of_sight import apart, hidden_by
from render.pitchout.text.story import last_try, side
from render.text import number

SIDE = 800.0  # mm
_TILE = 100.0  # mm
_MIDDLE = 50.0  # mm; nearer to the middle of the arena than this there is no hour
_WAYS = 6  # clear lines in an alt text
_NEAR = 60.0  # mm; a puck's middle nearer to an edge is a threat


def tile(x: float, y: float) -> str:
    """The name of the tile under a place in mm, `A1` in the south-west."""
    column = min(7, max(0, math.floor(x / _TILE)))
    row = min(7, max(0, math.floor(y / _TILE)))
    return f"{'ABCDEFGH'[column]}{row + 1}"


def portrayed(view: View, words: Words) -> list[str]:
    """The text of a sheet of portraits, where one replaces the arena."""
    if teams.shown(view):
        return teams.described(view, words)
    return lineups.described(view, words) if lineups.shown(view) else []


def beaten(view: View, words: Words) -> list[str]:
    """The sides, of three or four, that are out for the rest of the round."""
    sides = [words.say(side(seat)) for seat in dict.fromkeys((*view.out, *view.gone))]
    return [words.text("pitchout-picture-alt-out", sides=", ".join(sides))] if sides and view.winner is None else []


def label_of(view: View, puck: str) -> str:
    """What a piece is called on pictures and in commands."""
    return next((seen.label for seen in view.pucks if seen.id == puck), label(puck, view.sides))


def last_flick(view: View, words: Words) -> list[str]:
    """The last flick with what it moved and what it cost, or how the last try of the shoot-out ended."""
    last = view.last
    if last is None:
        return _shots(view, words)
    moved = [label_of(view, trail.id) for trail in last.trails if trail.id != last.puck and not trail.fell]
    fallen = [label_of(view, trail.id) for trail in last.trails if trail.id in gone(view)]
    text = words.text(
        "pitchout-picture-alt-last",
        puck=label_of(view, last.puck),
        angle=number(last.angle, words),
        strength=number(last.strength, words),
    )
    if fallen:
        text += " " + words.text("pitchout-picture-alt-fell", pieces=", ".join(fallen))
    if moved:
        text += " " + words.text("pitchout-picture-alt-moved", pieces=", ".join(moved))
    return [text]


def _shots(view: View, words: Words) -> list[str]:
    """How the last try of the shoot-out ended, while it is what the picture shows."""
    shown = last_try(view)
    if shown is None:
        return []
    told = []
    for seat, gap in enumerate(shown.scores):
        own = words.say(side(seat))
        if gap is None:
            told.append(words.text("pitchout-picture-alt-shot-off", side=own))
        else:
            told.append(words.text("pitchout-picture-alt-shot", side=own, gap=round(gap)))
    return [words.text("pitchout-picture-alt-shots", scores="; ".join(told))]


def gone(view: View) -> set[str]:
    """What fell in the last flick and has not been saved or put back since."""
    there = {puck.id for puck in view.pucks if puck.status == "play"}
    return {trail.id for trail in view.last.trails if trail.fell} - there if view.last else set()


def threats(view: View, words: Words) -> list[str]:
    """Enemies with a clear line to each other, and pucks near an edge; nearest first."""
    playing = [puck for puck in view.pucks if puck.status == "play"]
    pairs = [
        (one, two)
        for one in playing
        for two in playing
        if one.seat < two.seat and opposing(one.id, two.id, view.sides) and one.mount != two.id and two.mount != one.id
    ]
    pairs.sort(key=lambda pair: (apart(*pair), pair[0].label, pair[1].label))
    clear = (pair for pair in pairs if hidden_by(view, *pair) is None)  # looked at only until enough are found
    ways = list(islice(clear, _WAYS))
    near = sorted((*edge(puck), puck.label) for puck in playing if edge(puck)[0] < _NEAR)
    lines = []
    if ways:
        told = [
            words.text("pitchout-picture-alt-way", puck=one.label, foe=two.label, gap=apart(one, two))
            for one, two in ways
        ]
        lines.append(words.text("pitchout-picture-alt-clear", ways=", ".join(told)))
    if near:
        told = [
            words.text("pitchout-picture-alt-near", puck=puck, gap=gap, edge=words.text(f"pitchout-board-edge-{name}"))
            for gap, name, puck in near
        ]
        lines.append(words.text("pitchout-picture-alt-edge", pieces=", ".join(told)))
    return lines


def edge(puck: PuckSeen) -> tuple[int, str]:
    """How far a puck's middle is from the nearest edge, mm, and that edge's name."""
    return edge_of(puck.x, puck.y)


def edge_of(x: float, y: float) -> tuple[int, str]:
    """How far a place is from the nearest edge, mm (negative beyond it), and that edge's name."""
    gaps = {"south": y, "north": SIDE - y, "west": x, "east": SIDE - x}
    name = min(gaps, key=lambda one: gaps[one])
    return round(gaps[name]), name


def hour(x: float, y: float, words: Words) -> str:
    """The direction of a place from the middle of the arena, as an hour."""
    dx, dy = x - SIDE / 2, y - SIDE / 2
    if math.hypot(dx, dy) < _MIDDLE:
        return words.text("pitchout-board-middle")
    return words.text("pitchout-board-hour", hour=round(math.degrees(math.atan2(dx, dy)) % 360.0 / 30.0) or 12)


def everywhere(view: View, words: Words) -> list[str]:
    """The place of every puck, those in play first where not all fit."""
    pucks = view.pucks if view.sides == DUEL else sorted(view.pucks, key=lambda puck: puck.status != "play")
    return [whereabouts(view, puck, words) for puck in pucks]


def whereabouts(view: View, puck: PuckSeen, words: Words) -> str:
    """A puck with its pitcher and its tile, or what became of it."""
    pitcher = words.text(f"pitchout-pitcher-{puck.pitcher}")
    if puck.status == "play":
        where = tile(puck.x, puck.y)
        text = words.text("pitchout-picture-alt-puck", puck=puck.label, pitcher=pitcher, tile=where)
        return " ".join(part for part in (text, rides(view, puck, words), copied(view, puck, words)) if part)
    holder = next((block.id for block in view.blocks if puck.id in block.holds), None)
    if holder:
        return words.text("pitchout-board-held", puck=puck.label, pitcher=pitcher, block=holder)
    return words.text(f"pitchout-board-{puck.status}", puck=puck.label, pitcher=pitcher)


def rides(view: View, puck: PuckSeen, words: Words) -> str:
    """The mount of a puck; "" on the ground."""
    return words.text("pitchout-board-rides", mount=label_of(view, puck.mount)) if puck.mount else ""


def copied(view: View, puck: PuckSeen, words: Words) -> str:
    """The power a Captain has copied; "" if none."""
    power = view.copies[puck.seat] if puck.pitcher == "captain" else None
    return words.text("pitchout-board-copy", pitcher=words.text(f"pitchout-pitcher-{power}")) if power else ""


def blocks(view: View, words: Words) -> list[str]:
    """Where the blocks in play are, in one line; nothing if there are none."""
    standing = [
        words.text("pitchout-board-block", block=block.id, tile=tile(block.x, block.y), angle=round(block.angle % 90))
        for block in view.blocks
        if block.status == "play"
    ]
    return [words.text("pitchout-board-blocks", blocks="; ".join(standing))] if standing else []
