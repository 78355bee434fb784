"""The preview of an answer in words: first contact, exits, predicted rest. No more than its picture."""

from __future__ import annotations

from itertools import pairwise

from bot.games.contract.preview import Aim, Ghost, Sketch
from bot.games.contract.vocabulary import Point
from bot.games.pitchout.rules.board import direction
from bot.games.pitchout.rules.view import BlockSeen, PuckSeen, View
from bot.words import Words
from render.pitchout.board.line_of_sight import RADIUS
from render.pitchout.text.describe import edge_crossed, edge_of, label_of, tile, to_edge
from render.table.motion import distance
from render.text import centimetres, heading, in_series, number

_SAME = 0.1  # mm; two places nearer to each other than this are one, and nothing rests so near to an edge
_GRAZING = 100.0  # percent beside the middle at which pucks only graze


def preview_lines(view: View, sketch: Sketch, words: Words) -> tuple[str, ...]:
    """A line for the flick, if one is aimed, and one for every piece that would be put somewhere."""
    lines = _aimed(view, sketch, sketch.aim, words) if sketch.aim and not sketch.rule else []
    return (*lines, *(_placed(view, ghost, words) for ghost in sketch.ghosts if ghost.kind == "place"))


def _aimed(view: View, sketch: Sketch, aim: Aim, words: Words) -> list[str]:
    way = next((line for line in sketch.lines if line.kind == "aim"), None)
    ghost = next((ghost for ghost in sketch.ghosts if ghost.kind == "contact"), None)
    if way is None:
        return []
    if ghost is None:
        return [_alone(way.points[-1], words)]
    lines = [_contact(view, sketch, aim, words)]
    if distance(way.points[-1], ghost) > _SAME:  # all is shown, to the end
        lines.append(_ends(view, sketch, aim, words))
    return lines


def _alone(end: Point, words: Words) -> str:
    """The place where a puck that meets nothing stops, or leaves the arena."""
    if to_edge(end) <= _SAME:
        return words.text("pitchout-preview-off", edge=words.text(f"pitchout-board-edge-{edge_of(end)[1]}"))
    gap, name = edge_of(end)
    side = words.text(f"pitchout-board-edge-{name}")
    return words.text("pitchout-preview-nothing", tile=tile(end), gap=centimetres(gap, words), edge=side)


def _contact(view: View, sketch: Sketch, aim: Aim, words: Words) -> str:
    """The first contact with its fullness, and the direction of the struck piece if the preview shows it."""
    met = _met(view, sketch)
    if met is None:
        return words.text("pitchout-preview-something")
    if isinstance(met, BlockSeen):
        first = words.text("pitchout-preview-block", block=met.id)
    else:
        ahead = direction(aim.bearing)
        beside = (met.y - aim.origin.y) * ahead.x - (met.x - aim.origin.x) * ahead.y
        percent = round(min(_GRAZING, abs(beside) / (2 * RADIUS) * 100.0))
        side = "full" if not percent else "right" if beside > 0 else "left"
        first = words.text("pitchout-preview-puck", puck=met.label, percent=percent, side=side)
    leaving = (line for line in sketch.lines if line.kind == "leave" and len(line.points) > 1)
    leave = next((line for line in leaving if distance(line.points[0], met) <= _SAME), None)
    if leave is None:
        return first + "."
    start, after, end = leave.points[0], leave.points[1], leave.points[-1]
    name = words.text("pitchout-preview-it") if isinstance(met, BlockSeen) else met.label
    if to_edge(end) < 0.0:
        side = words.text(f"pitchout-board-edge-{edge_crossed(start, end)}")
        return first + words.text("pitchout-preview-leaves-off", piece=name, edge=side)
    at = heading(after.x - start.x, after.y - start.y)
    far = round(sum(distance(*ends) for ends in pairwise(leave.points)) / 10)  # cm
    return first + words.text("pitchout-preview-leaves", piece=name, angle=at, far=far)


def _met(view: View, sketch: Sketch) -> PuckSeen | BlockSeen | None:
    """The piece at the first contact."""
    pieces: tuple[PuckSeen | BlockSeen, ...] = (*view.pucks, *view.blocks)
    return next((one for one in pieces if one.id == sketch.met), None)


def _ends(view: View, sketch: Sketch, aim: Aim, words: Words) -> str:
    lines = []
    for line in sketch.lines:
        start, end = line.points[0], line.points[-1]
        piece = aim.piece if line.kind == "aim" else _there(view, start)
        if not piece:
            continue
        name = label_of(view, piece)
        side = words.text(f"pitchout-board-edge-{edge_of(end)[1]}")
        if to_edge(end) <= _SAME:
            lines.append(words.text("pitchout-preview-falls", piece=name, edge=side))
        else:
            lines.append(words.text("pitchout-preview-rests", piece=name, tile=tile(end)))
    return words.text("pitchout-preview-ends", pieces=in_series(lines, words))


def _there(view: View, start: Point) -> str:
    pieces: list[PuckSeen | BlockSeen] = [puck for puck in view.pucks if puck.status == "play" and not puck.mount]
    pieces += [block for block in view.blocks if block.status == "play"]
    return next((one.id for one in pieces if distance(one, start) <= _SAME), "")


def _placed(view: View, ghost: Ghost, words: Words) -> str:
    return words.text(
        "pitchout-preview-placed",
        piece=label_of(view, ghost.id),
        tile=tile(ghost),
        x=number(ghost.x / 10.0, words),
        y=number(ghost.y / 10.0, words),
        angle=round(ghost.angle % 90),
    )
