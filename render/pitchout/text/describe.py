"""The arena in words: the parts of alt texts, the text board, the details of a piece."""

from __future__ import annotations

import math
from collections.abc import Iterable
from functools import lru_cache
from itertools import islice

import msgspec

from bot.games.pitchout.rules.board import label, opposing
from bot.games.pitchout.rules.seating import ARENA, LETTERS
from bot.games.pitchout.rules.view import BlockSeen, PuckSeen, View
from bot.text import fold
from bot.words import Words
from render.pitchout.board import lineups
from render.pitchout.board.line_of_sight import RADIUS, apart, hidden_by, met_first
from render.pitchout.text.story import headline, last_try, side
from render.table.motion import Located, distance
from render.text import centimetres, heading, in_series, number

_TILE = 100.0  # mm
_MIDDLE = 50.0  # mm; nearer to the middle of the arena than this there is no hour
_WAYS = 6  # clear lines in an alt text
_NEAR = 60.0  # mm; a puck's middle nearer to an edge is a threat


def tile(place: Located) -> str:
    """The name of the tile under a place, `A1` in the south-west."""
    column = min(7, max(0, math.floor(place.x / _TILE)))
    row = min(7, max(0, math.floor(place.y / _TILE)))
    return f"{'ABCDEFGH'[column]}{row + 1}"


def portrayed(view: View, words: Words) -> list[str]:
    """The text of a sheet of portraits, where one replaces the arena."""
    return lineups.described(view, words) if lineups.shown(view) else []


def beaten(view: View, words: Words) -> list[str]:
    """The sides, of three or four, that are out for the rest of the round."""
    sides = [words.say(side(seat)) for seat in dict.fromkeys((*view.out, *view.gone))]
    return [words.text("pitchout-picture-alt-out", sides=", ".join(sides))] if sides and view.winner is None else []


def label_of(view: View, puck: str) -> str:
    """The label of a piece in pictures and commands."""
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
    shown = last_try(view)
    if shown is None:
        return []
    lines = []
    for seat, gap in enumerate(shown.scores):
        own = words.say(side(seat))
        if gap is None:
            lines.append(words.text("pitchout-picture-alt-shot-off", side=own))
        else:
            lines.append(words.text("pitchout-picture-alt-shot", side=own, gap=centimetres(gap, words)))
    return [words.text("pitchout-picture-alt-shots", scores=in_series(lines, words))]


def gone(view: View) -> set[str]:
    """The pieces that fell in the last flick and have not been saved or put back since."""
    there = {puck.id for puck in view.pucks if puck.status == "play"}
    return {trail.id for trail in view.last.trails if trail.fell} - there if view.last else set()


@lru_cache(maxsize=16)  # all pictures of an aim have the same, and all messages about a turn
def _clear_ways(view: View) -> tuple[tuple[PuckSeen, PuckSeen], ...]:
    """The pairs of enemies nearest to each other with a clear line between them, nearest first."""
    playing = [puck for puck in view.pucks if puck.status == "play"]
    pairs = [
        (one, two)
        for one in playing
        for two in playing
        if one.seat < two.seat and opposing(one.id, two.id, view.sides) and one.mount != two.id and two.mount != one.id
    ]
    pairs.sort(key=lambda pair: (apart(*pair), pair[0].label, pair[1].label))
    clear = (pair for pair in pairs if hidden_by(view, *pair) is None)  # looked at only until enough are found
    return tuple(islice(clear, _WAYS))


def threats(view: View, words: Words) -> tuple[str, ...]:
    """Enemies with a clear line to each other, and pucks near an edge; nearest first."""
    playing = [puck for puck in view.pucks if puck.status == "play"]
    ways = _clear_ways(view)
    near = sorted((*edge_of(puck), puck.label) for puck in playing if edge_of(puck)[0] < _NEAR)
    lines = []
    if ways:
        parts = [
            words.text(
                "pitchout-picture-alt-way", puck=one.label, foe=two.label, gap=centimetres(apart(one, two), words)
            )
            for one, two in ways
        ]
        lines.append(words.text("pitchout-picture-alt-clear", ways=", ".join(parts)))
    if near:
        parts = [
            words.text(
                "pitchout-picture-alt-near",
                puck=puck,
                gap=centimetres(gap, words),
                edge=words.text(f"pitchout-board-edge-{name}"),
            )
            for gap, name, puck in near
        ]
        lines.append(words.text("pitchout-picture-alt-edge", pieces=", ".join(parts)))
    return tuple(lines)


def to_edge(place: Located) -> float:
    """The distance of a place from the nearest edge, mm; negative beyond it."""
    return min(place.x, place.y, ARENA - place.x, ARENA - place.y)


def edge_of(place: Located) -> tuple[int, str]:
    """The distance of a place from the nearest edge, mm (negative beyond it), and that edge's name."""
    gaps = _gaps(place)
    name = min(gaps, key=lambda one: gaps[one])
    return round(gaps[name]), name


def edge_crossed(start: Located, end: Located) -> str:
    """The edge that a straight way out of the arena crosses first."""
    inside, outside = _gaps(start), _gaps(end)
    beyond = [name for name, gap in outside.items() if gap < 0.0]
    return min(beyond, key=lambda name: inside[name] / (inside[name] - outside[name]))


def _gaps(place: Located) -> dict[str, float]:
    """The distance of a place from each edge, mm; negative beyond it."""
    return {"south": place.y, "north": ARENA - place.y, "west": place.x, "east": ARENA - place.x}


def hour_of(place: Located) -> int:
    """The direction of a place from the middle of the arena as an hour: 12 is north."""
    turn = math.degrees(math.atan2(place.x - ARENA / 2, place.y - ARENA / 2))
    return round(turn / 30) % 12 or 12


def hour(place: Located, words: Words) -> str:
    """The same in words, where there is one."""
    if math.hypot(place.x - ARENA / 2, place.y - ARENA / 2) < _MIDDLE:
        return words.text("pitchout-board-middle")
    return words.text("pitchout-board-hour", hour=hour_of(place))


def whereabouts(view: View, puck: PuckSeen, words: Words) -> str:
    """A puck with its pitcher and its tile, or its state off the arena."""
    pitcher = words.text(f"pitchout-pitcher-{puck.pitcher}")
    if puck.status == "play":
        where = tile(puck)
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
    """The blocks in play with their tiles, in one line; nothing if there are none."""
    standing = [
        words.text("pitchout-board-block", block=block.id, tile=tile(block), angle=round(block.angle % 90))
        for block in view.blocks
        if block.status == "play"
    ]
    return [words.text("pitchout-board-blocks", blocks=in_series(standing, words))] if standing else []


LINES = 25
_ROOM = 2600  # characters; with a story above it still fits into a message
_FOES = 2  # nearest foes listed per puck


class _Fullness(msgspec.Struct, frozen=True):
    """The level of detail of a text board: nearest `foes` of each puck, pucks on a line, those out `together`, and empty lines or none."""

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
        parts = [_puck(view, puck, fullness.foes, words) for puck in mine if puck not in gathered]
        lines += [" · ".join(parts[n : n + fullness.row]) for n in range(0, len(parts), fullness.row)]
        if gathered:
            lines.append(" · ".join(whereabouts(view, puck, words) for puck in gathered))
    lines += ["", *blocks(view, words)]
    if any(puck.status == "play" for puck in view.pucks):
        lines.append(words.text("pitchout-board-key"))
    if not lines[-1]:
        lines.pop()
    return lines if fullness.airy else [line for line in lines if line]


def _counts(view: View, words: Words) -> list[str]:
    if not any(puck.status == "play" for puck in view.pucks):
        return []
    lines = []
    for seat in range(len(view.sides)):
        states = [puck.status for puck in view.pucks if puck.seat == seat]
        counts = {"count": states.count("play"), "out": states.count("out")}
        lines.append(words.text("pitchout-board-count", side=words.say(side(seat)), **counts))
    return [words.text("pitchout-board-counts", counts=in_series(lines, words))]


def _nearest(view: View, puck: PuckSeen) -> float:
    """The distance of a puck in play from the nearest enemy, mm; infinity for all others."""
    if puck.status != "play":
        return math.inf
    return min((apart(puck, foe) for foe in _foes(view, puck)), default=math.inf)


def _puck(view: View, puck: PuckSeen, foes: int, words: Words) -> str:
    """A puck's line of the board, with its nearest `foes` if it is worth knowing what it sees."""
    if puck.status != "play":
        return whereabouts(view, puck, words)
    looking = view.viewer is None or puck.seat == view.viewer
    text = _place(view, puck, words)
    near = sorted(_foes(view, puck), key=lambda foe: apart(puck, foe))[:foes] if looking else []
    return f"{text} {words.text('pitchout-board-sees', foes=_sights(view, puck, near, words))}" if near else text


def _place(view: View, puck: PuckSeen, words: Words) -> str:
    """A puck's name, pitcher, tile, hour and nearest edge, its mount and the power it has copied."""
    gap, name = edge_of(puck)
    place = words.text(
        "pitchout-board-puck",
        puck=puck.label,
        pitcher=words.text(f"pitchout-pitcher-{puck.pitcher}"),
        tile=tile(puck),
        hour=hour(puck, words),
        gap=centimetres(gap, words),
        edge=words.text(f"pitchout-board-edge-{name}"),
    )
    return ", ".join(filter(None, (place, rides(view, puck, words), copied(view, puck, words)))) + "."


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


def _sights(view: View, puck: PuckSeen, others: Iterable[PuckSeen], words: Words) -> str:
    """The lines of sight of a puck to others, the nearest first."""
    near = sorted(others, key=lambda other: apart(puck, other))
    sights = [
        _seen(other.label, puck, other, apart(puck, other), hidden_by(view, puck, other), words) for other in near
    ]
    return in_series(sights, words)


def _seen(name: str, puck: PuckSeen, there: PuckSeen | BlockSeen, gap: float, between: str | None, words: Words) -> str:
    """A line of sight in words: direction, distance, obstruction."""
    at = heading(there.x - puck.x, there.y - puck.y)
    if between is None:
        return words.text("pitchout-board-foe", foe=name, angle=at, gap=centimetres(gap, words))
    return words.text("pitchout-board-foe-behind", foe=name, angle=at, gap=centimetres(gap, words), between=between)


def pieces(view: View, words: Words) -> tuple[tuple[str, str], ...]:
    """Name and place of every piece with details, the viewer's own pucks first."""
    pucks = sorted(view.pucks, key=lambda puck: (puck.seat != view.viewer, puck.status != "play", puck.seat))
    entries = [(puck.label, whereabouts(view, puck, words).replace("**", "")) for puck in pucks]
    standing = [(one.id, words.text("pitchout-block", label=one.id)) for one in view.blocks if one.status == "play"]
    return (*entries, *standing)


def detail(view: View, piece: str, words: Words) -> str:
    """Details of the piece with this name: place, edges, power, lines of sight; "" if there is none."""
    named = fold(piece)
    puck = next((puck for puck in view.pucks if fold(puck.label) == named), None)
    if puck is not None:
        return "\n".join(_of_a_puck(view, puck, words))
    block = next((block for block in view.blocks if fold(block.id) == named), None)
    return "\n".join(_of_a_block(view, block, words)) if block is not None else ""


def _of_a_puck(view: View, puck: PuckSeen, words: Words) -> list[str]:
    power = words.text(f"pitchout-power-{puck.pitcher}", edition=dict(view.options)["edition"])
    if puck.status != "play":
        return [whereabouts(view, puck, words) + ".", power]
    text = _place(view, puck, words)
    lines = [text, _exactly(puck, words), power]
    foes = _foes(view, puck)
    playing = [one for one in view.pucks if one.status == "play" and puck.id not in (one.id, one.mount)]
    mates = [one for one in playing if one not in foes and one.id != puck.mount]
    for key, others in (("foes", foes), ("mates", mates)):
        if others:
            lines.append(words.text(f"pitchout-detail-{key}", seen=_sights(view, puck, others, words)))
    seen = [_block_seen(view, puck, block, words) for block in view.blocks if block.status == "play"]
    return [*lines, words.text("pitchout-detail-blocks", seen=in_series(seen, words))] if seen else lines


def _exactly(piece: PuckSeen | BlockSeen, words: Words) -> str:
    """The middle of a piece to the tenth of a millimetre, with its distance from every edge."""
    gaps = {"north": ARENA - piece.y, "east": ARENA - piece.x, "south": piece.y, "west": piece.x}
    distances = {name: centimetres(gap, words) for name, gap in gaps.items()}
    return words.text(
        "pitchout-detail-place", x=number(piece.x / 10.0, words), y=number(piece.y / 10.0, words), **distances
    )


def _block_seen(view: View, puck: PuckSeen, block: BlockSeen, words: Words) -> str:
    way, first = met_first(view, puck, block)
    far = max(0.0, distance(puck, block) - RADIUS)
    return _seen(
        block.id, puck, block, max(0.0, way) if first == block.id else far, None if first == block.id else first, words
    )


def _of_a_block(view: View, block: BlockSeen, words: Words) -> list[str]:
    if block.status != "play":
        return [words.text(f"pitchout-detail-block-{block.status}", block=block.id)]
    place = {"tile": tile(block), "hour": hour(block, words), "angle": round(block.angle % 90)}
    lines = [words.text("pitchout-detail-block", block=block.id, **place), _exactly(block, words)]
    if block.holds:
        held = ", ".join(label_of(view, puck) for puck in block.holds)
        lines.append(words.text("pitchout-detail-holds", pucks=held))
    return lines
