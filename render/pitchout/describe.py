"""The arena for those who read instead of looking: alt texts and text boards."""

from __future__ import annotations

import math
from collections.abc import Sequence
from itertools import islice

import msgspec

from bot.games.base import Sketch
from bot.games.pitchout.board import label, opposing
from bot.games.pitchout.seating import DUEL, LETTERS
from bot.games.pitchout.seen import PuckSeen, View
from bot.words import Words
from render.pitchout import lineups, portraits, teams
from render.pitchout.sight import apart, hidden_by
from render.pitchout.story import headline, last_try, side

ALT = 1024  # characters; what a picture's description may have
LINES = 25
_MESSAGE = 2000  # characters; what a plain message may have
_SIDE = 800.0  # mm
_TILE = 100.0  # mm
_FOES = 2  # nearest foes told of each puck
_WAYS = 6  # clear ways told in an alt text
_NEAR = 60.0  # mm; a puck's middle nearer to an edge is told as a threat


def tile(x: float, y: float) -> str:
    """The name of the tile under a place in mm, `A1` in the south-west."""
    column = min(7, max(0, math.floor(x / _TILE)))
    row = min(7, max(0, math.floor(y / _TILE)))
    return f"{'ABCDEFGH'[column]}{row + 1}"


def alt(view: View, words: Words, sketch: Sketch | None) -> str:
    """What the picture shows, most important first, cut at a line's end so that Discord takes it.

    The state of the match, what is previewed or was the last flick's result, threats, then where everything lies.
    """
    if sketch and sketch.offered:
        return _cut(portraits.described(view, words, sketch))
    told = _portrayed(view, words)
    if told:
        return _cut(told)
    lines = [words.say(headline(view)) + ".", *_beaten(view, words)]
    if sketch and sketch.aim:
        lines.append(
            words.text(
                "pitchout-picture-alt-aim",
                puck=_label(view, sketch.aim.piece),
                angle=number(sketch.aim.bearing),
                strength=number(sketch.aim.strength),
            )
        )
    else:
        lines += _last(view, words)
    if sketch:
        lines += _placed(view, sketch, words)
        lines += [words.say(said) for said in sketch.words]
    lines += [*_threats(view, words), *_sides(view, words), *_blocks(view, words)]
    return _cut(lines)


def _portrayed(view: View, words: Words) -> list[str]:
    """What a sheet of portraits tells where one is shown instead of the arena."""
    if teams.shown(view):
        return teams.described(view, words)
    return lineups.described(view, words) if lineups.shown(view) else []


def _cut(lines: Sequence[str]) -> str:
    """As many lines as Discord takes, without markdown."""
    text = ""
    for line in lines:
        longer = f"{text}\n{line}" if text else line
        if len(longer) > ALT:
            break
        text = longer
    return text.replace("**", "")


class _Fullness(msgspec.Struct, frozen=True):
    """How much a text board tells: nearest `foes` of each puck, pucks on a line, those out `together`, and empty lines or none."""

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
    """Score, turn, last flick, then by side every puck with tile, edge and nearest foes, and every obstacle, in Discord's markdown.

    Where that is too long for a message, pucks that are out share a line, then fewer foes are told, then no line stays empty, then
    pucks in play share lines too.
    """
    lines = _portrayed(view, words)
    if lines:
        return "\n".join(lines)
    for fullness in _FULLNESSES:
        lines = _board(view, words, fullness)
        if len(lines) <= LINES and len("\n".join(lines)) <= _MESSAGE:
            break
    while len("\n".join(lines)) > _MESSAGE:
        lines.pop()
    return "\n".join(lines[:LINES])


def _board(view: View, words: Words, fullness: _Fullness) -> list[str]:
    lines = [words.say(headline(view)) + ".", *_beaten(view, words), *_last(view, words)]
    seats = range(len(view.sides))
    for seat in seats:
        lines += ["", words.text("pitchout-board-side", side=words.say(side(seat)), letter=LETTERS[seat])]
        mine = [puck for puck in view.pucks if puck.seat == seat]
        gathered = [puck for puck in mine if fullness.together and puck.status == "out"]
        told = [_puck(view, puck, fullness.foes, words) for puck in mine if puck not in gathered]
        lines += [" · ".join(told[n : n + fullness.row]) for n in range(0, len(told), fullness.row)]
        if gathered:
            lines.append(" · ".join(_whereabouts(view, puck, words) for puck in gathered))
    lines += ["", *_blocks(view, words)]
    playing = {puck.seat for puck in view.pucks if puck.status == "play"}
    if fullness.foes and all(seat in playing or seat in view.out for seat in seats):
        lines.append(words.text("pitchout-board-key"))
    if not lines[-1]:
        lines.pop()
    return lines if fullness.airy else [line for line in lines if line]


def _beaten(view: View, words: Words) -> list[str]:
    """Who of three or four sides sits out the rest of the round."""
    sides = [words.say(side(seat)) for seat in dict.fromkeys((*view.out, *view.gone))]
    return [words.text("pitchout-picture-alt-out", sides=", ".join(sides))] if sides and view.winner is None else []


def _placed(view: View, sketch: Sketch, words: Words) -> list[str]:
    places = [f"{_label(view, ghost.id)} {tile(ghost.x, ghost.y)}" for ghost in sketch.ghosts if ghost.kind == "place"]
    return [words.text("pitchout-picture-alt-place", places=", ".join(places))] if places else []


def number(value: float) -> str:
    """A number with at most two decimals, none of them a closing nought."""
    return f"{value:.2f}".rstrip("0").rstrip(".")


def clock(dx: float, dy: float) -> str:
    """The direction of a step in mm (y up) on a clock face, to ten minutes: `3:00` is east."""
    minutes = round(math.degrees(math.atan2(dx, dy)) % 360 * 2 / 10) * 10 % 720
    return f"{minutes // 60 or 12}:{minutes % 60:02d}"


def _label(view: View, puck: str) -> str:
    return next((seen.label for seen in view.pucks if seen.id == puck), label(puck, view.sides))


def _last(view: View, words: Words) -> list[str]:
    last = view.last
    if last is None:
        return _shots(view, words)
    moved = [_label(view, trail.id) for trail in last.trails if trail.id != last.puck and not trail.fell]
    fallen = [_label(view, trail.id) for trail in last.trails if trail.id in gone(view)]
    text = words.text(
        "pitchout-picture-alt-last",
        puck=_label(view, last.puck),
        angle=number(last.angle),
        strength=number(last.strength),
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


def _threats(view: View, words: Words) -> list[str]:
    """Which foes could flick at one another straight, and who stands near an edge; nearest first."""
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
    gaps = {"south": puck.y, "north": _SIDE - puck.y, "west": puck.x, "east": _SIDE - puck.x}
    name = min(gaps, key=lambda one: gaps[one])
    return round(gaps[name]), name


def _sides(view: View, words: Words) -> list[str]:
    """Where every puck is, those in play first where not all may be told."""
    pucks = view.pucks if view.sides == DUEL else sorted(view.pucks, key=lambda puck: puck.status != "play")
    return [_whereabouts(view, puck, words) for puck in pucks]


def _whereabouts(view: View, puck: PuckSeen, words: Words) -> str:
    """A puck with its pitcher and its tile, or what became of it."""
    pitcher = words.text(f"pitchout-pitcher-{puck.pitcher}")
    if puck.status == "play":
        where = tile(puck.x, puck.y)
        text = words.text("pitchout-picture-alt-puck", puck=puck.label, pitcher=pitcher, tile=where)
        return " ".join(part for part in (text, _rides(view, puck, words), _copied(view, puck, words)) if part)
    holder = next((block.id for block in view.blocks if puck.id in block.holds), None)
    if holder:
        return words.text("pitchout-board-held", puck=puck.label, pitcher=pitcher, block=holder)
    return words.text(f"pitchout-board-{puck.status}", puck=puck.label, pitcher=pitcher)


def _puck(view: View, puck: PuckSeen, foes: int, words: Words) -> str:
    """A puck's line of the board, with its nearest `foes`."""
    if puck.status != "play":
        return _whereabouts(view, puck, words)
    gap, name = edge(puck)
    text = words.text(
        "pitchout-board-puck",
        puck=puck.label,
        pitcher=words.text(f"pitchout-pitcher-{puck.pitcher}"),
        tile=tile(puck.x, puck.y),
        gap=gap,
        edge=words.text(f"pitchout-board-edge-{name}"),
    )
    if puck.mount:
        text += ", " + _rides(view, puck, words)
    return " ".join(part for part in (text, _copied(view, puck, words), _sees(view, puck, foes, words)) if part)


def _rides(view: View, puck: PuckSeen, words: Words) -> str:
    return words.text("pitchout-board-rides", mount=_label(view, puck.mount)) if puck.mount else ""


def _copied(view: View, puck: PuckSeen, words: Words) -> str:
    copied = view.copies[puck.seat] if puck.pitcher == "captain" else None
    return words.text("pitchout-board-copy", pitcher=words.text(f"pitchout-pitcher-{copied}")) if copied else ""


def _sees(view: View, puck: PuckSeen, count: int, words: Words) -> str:
    foes = [
        other
        for other in view.pucks
        if opposing(other.id, puck.id, view.sides)
        and other.status == "play"
        and other.id != puck.mount
        and other.mount != puck.id
    ]
    foes.sort(key=lambda other: apart(puck, other))
    told = []
    for foe in foes[:count]:
        between = hidden_by(view, puck, foe)
        told.append(
            words.text(
                "pitchout-board-foe" if between is None else "pitchout-board-foe-behind",
                foe=foe.label,
                clock=clock(foe.x - puck.x, foe.y - puck.y),
                gap=apart(puck, foe),
                **({} if between is None else {"between": between}),
            )
        )
    return words.text("pitchout-board-sees", foes=", ".join(told)) if told else ""


def _blocks(view: View, words: Words) -> list[str]:
    standing = [
        words.text("pitchout-board-block", block=block.id, tile=tile(block.x, block.y), angle=round(block.angle % 90))
        for block in view.blocks
        if block.status == "play"
    ]
    return [words.text("pitchout-board-blocks", blocks="; ".join(standing))] if standing else []
