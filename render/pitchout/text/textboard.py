"""The arena in words: the text board and details of a piece."""

from __future__ import annotations

import math
from collections.abc import Sequence

import msgspec

from bot.games.pitchout.board import opposing
from bot.games.pitchout.seating import LETTERS
from bot.games.pitchout.view import BlockSeen, PuckSeen, View
from bot.words import Words
from render.pitchout.board.line_of_sight import RADIUS, apart, hidden_by, met_first
from render.pitchout.text.describe import (
    SIDE,
    beaten,
    blocks,
    copied,
    edge,
    hour,
    label_of,
    last_flick,
    portrayed,
    rides,
    tile,
    whereabouts,
)
from render.pitchout.text.story import headline, side
from render.text import clock, number

LINES = 25
_ROOM = 2600  # characters; with a story above it still fits into a message
_FOES = 2  # nearest foes listed per puck


class _Fullness(msgspec.Struct, frozen=True):
    """How full a text board is: nearest `foes` of each puck, pucks on a line, those out `together`, and empty lines or none."""

    foes: int
    row: int = 1
    together: bool = True
    airy: bool = False


_FULLNESSES = (
    _Fullness(_FOES, together=False, airy=True),
    _Fullness(_FOES, airy=True),
    _Fullness(1, airy=True),
    _Fullness(1),
    _Fullness(1, 2),
    _Fullness(0, 2),
    _Fullness(0, 4),
)


def board(view: View, words: Words) -> str:
    """Score, counts, last flick, then by side every puck with its place, and every block, in Discord's markdown.

    A player reads the own pucks first, with the nearest enemies they see; a spectator reads what all see. The puck nearest to an enemy
    comes first. Where that is too long for a message, pucks that are out share a line, then fewer enemies are listed, then empty lines
    go, then pucks in play share lines too.
    """
    lines = portrayed(view, words)
    if lines:
        return "\n".join(lines)
    for fullness in _FULLNESSES:
        lines = _board(view, words, fullness)
        if len(lines) <= LINES and len("\n".join(lines)) <= _ROOM:
            break
    while len("\n".join(lines)) > _ROOM:
        lines.pop()
    return "\n".join(lines[:LINES])


def _board(view: View, words: Words, fullness: _Fullness) -> list[str]:
    lines = [words.say(headline(view)) + ".", *beaten(view, words), *_counts(view, words), *last_flick(view, words)]
    seats = sorted(range(len(view.sides)), key=lambda seat: (seat != view.viewer, seat))
    for seat in seats:
        lines += ["", words.text("pitchout-board-side", side=words.say(side(seat)), letter=LETTERS[seat])]
        mine = sorted((puck for puck in view.pucks if puck.seat == seat), key=lambda puck: _nearest(view, puck))
        gathered = [puck for puck in mine if fullness.together and puck.status == "out"]
        told = [_puck(view, puck, fullness.foes, words) for puck in mine if puck not in gathered]
        lines += [" · ".join(told[n : n + fullness.row]) for n in range(0, len(told), fullness.row)]
        if gathered:
            lines.append(" · ".join(whereabouts(view, puck, words) for puck in gathered))
    lines += ["", *blocks(view, words)]
    if any(puck.status == "play" for puck in view.pucks):
        lines.append(words.text("pitchout-board-key"))
    if not lines[-1]:
        lines.pop()
    return lines if fullness.airy else [line for line in lines if line]


def _counts(view: View, words: Words) -> list[str]:
    """How many pucks each side has in play and how many are out."""
    if not any(puck.status == "play" for puck in view.pucks):
        return []
    told = []
    for seat in range(len(view.sides)):
        states = [puck.status for puck in view.pucks if puck.seat == seat]
        counts = {"count": states.count("play"), "out": states.count("out")}
        told.append(words.text("pitchout-board-count", side=words.say(side(seat)), **counts))
    return [words.text("pitchout-board-counts", counts="; ".join(told))]


def _nearest(view: View, puck: PuckSeen) -> float:
    """How far a puck in play is from the nearest foe, mm; infinite for all others."""
    if puck.status != "play":
        return math.inf
    return min((apart(puck, foe) for foe in _foes(view, puck)), default=math.inf)


def _puck(view: View, puck: PuckSeen, foes: int, words: Words) -> str:
    """A puck's line of the board, with its nearest `foes` if it is worth knowing what it sees."""
    if puck.status != "play":
        return whereabouts(view, puck, words)
    looking = view.viewer is None or puck.seat == view.viewer
    said = ", ".join(filter(None, (_place(puck, words), rides(view, puck, words), copied(view, puck, words)))) + "."
    near = sorted(_foes(view, puck), key=lambda foe: apart(puck, foe))[:foes] if looking else []
    return f"{said} {_sees(view, puck, near, words)}" if near else said


def _place(puck: PuckSeen, words: Words) -> str:
    """A puck's name, pitcher, tile, hour and nearest edge."""
    gap, name = edge(puck)
    return words.text(
        "pitchout-board-puck",
        puck=puck.label,
        pitcher=words.text(f"pitchout-pitcher-{puck.pitcher}"),
        tile=tile(puck.x, puck.y),
        hour=hour(puck.x, puck.y, words),
        gap=gap,
        edge=words.text(f"pitchout-board-edge-{name}"),
    )


def _foes(view: View, puck: PuckSeen) -> list[PuckSeen]:
    """The opposing pucks in play, but none with which the puck shares a place."""
    return [
        other
        for other in view.pucks
        if opposing(other.id, puck.id, view.sides)
        and other.status == "play"
        and other.id != puck.mount
        and other.mount != puck.id
    ]


def _sees(view: View, puck: PuckSeen, others: Sequence[PuckSeen], words: Words) -> str:
    told = [
        _seen(other.label, puck, other, apart(puck, other), hidden_by(view, puck, other), words) for other in others
    ]
    return words.text("pitchout-board-sees", foes="; ".join(told))


def _seen(name: str, puck: PuckSeen, there: PuckSeen | BlockSeen, gap: float, between: str | None, words: Words) -> str:
    """A line of sight in words: direction, distance, obstruction."""
    at = clock(there.x - puck.x, there.y - puck.y)
    if between is None:
        return words.text("pitchout-board-foe", foe=name, clock=at, gap=round(gap))
    return words.text("pitchout-board-foe-behind", foe=name, clock=at, gap=round(gap), between=between)


def pieces(view: View, words: Words) -> tuple[tuple[str, str], ...]:
    """Name and place of every piece with details, the viewer's own pucks first."""
    pucks = sorted(view.pucks, key=lambda puck: (puck.seat != view.viewer, puck.status != "play", puck.seat))
    told = [(puck.label, whereabouts(view, puck, words).replace("**", "")) for puck in pucks]
    standing = [(one.id, words.text("pitchout-block", label=one.id)) for one in view.blocks if one.status == "play"]
    return (*told, *standing)


def detail(view: View, piece: str, words: Words) -> str:
    """Details of the piece with this name: place, edges, power, lines of sight; "" if there is none."""
    named = piece.strip().casefold()
    puck = next((puck for puck in view.pucks if puck.label.casefold() == named), None)
    if puck is not None:
        return "\n".join(_of_a_puck(view, puck, words))
    block = next((block for block in view.blocks if block.id.casefold() == named), None)
    return "\n".join(_of_a_block(view, block, words)) if block is not None else ""


def _of_a_puck(view: View, puck: PuckSeen, words: Words) -> list[str]:
    power = words.text(f"pitchout-power-{puck.pitcher}", edition=dict(view.options)["edition"])
    if puck.status != "play":
        return [whereabouts(view, puck, words) + ".", power]
    said = ", ".join(filter(None, (_place(puck, words), rides(view, puck, words), copied(view, puck, words)))) + "."
    lines = [said, _exactly(puck, words), power]
    foes = _foes(view, puck)
    playing = [one for one in view.pucks if one.status == "play" and puck.id not in (one.id, one.mount)]
    mates = [one for one in playing if one not in foes and one.id != puck.mount]
    for key, others in (("foes", foes), ("mates", mates)):
        seen = [
            _seen(one.label, puck, one, apart(puck, one), hidden_by(view, puck, one), words)
            for one in sorted(others, key=lambda one: apart(puck, one))
        ]
        if seen:
            lines.append(words.text(f"pitchout-detail-{key}", seen="; ".join(seen)))
    seen = [_block_seen(view, puck, block, words) for block in view.blocks if block.status == "play"]
    return [*lines, words.text("pitchout-detail-blocks", seen="; ".join(seen))] if seen else lines


def _exactly(piece: PuckSeen | BlockSeen, words: Words) -> str:
    """Where the middle of a piece is to the millimetre, and how far from every edge."""
    gaps = {"north": SIDE - piece.y, "east": SIDE - piece.x, "south": piece.y, "west": piece.x}
    told = {name: round(gap) for name, gap in gaps.items()}
    return words.text("pitchout-detail-place", x=number(piece.x, words), y=number(piece.y, words), **told)


def _block_seen(view: View, puck: PuckSeen, block: BlockSeen, words: Words) -> str:
    way, first = met_first(view, puck, block)
    far = max(0.0, math.dist((puck.x, puck.y), (block.x, block.y)) - RADIUS)
    return _seen(
        block.id, puck, block, max(0.0, way) if first == block.id else far, None if first == block.id else first, words
    )


def _of_a_block(view: View, block: BlockSeen, words: Words) -> list[str]:
    if block.status != "play":
        return [words.text(f"pitchout-detail-block-{block.status}", block=block.id)]
    place = {"tile": tile(block.x, block.y), "hour": hour(block.x, block.y, words), "angle": round(block.angle % 90)}
    lines = [words.text("pitchout-detail-block", block=block.id, **place), _exactly(block, words)]
    if block.holds:
        held = ", ".join(label_of(view, puck) for puck in block.holds)
        lines.append(words.text("pitchout-detail-holds", pucks=held))
    return lines
