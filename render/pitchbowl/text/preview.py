"""The preview of an answer in words: first contact, exits, predicted rest. No more than its picture."""

import math
from itertools import pairwise

from bot.games.contract.preview import Aim, Ghost, Line, Sketch
from bot.games.contract.vocabulary import Point
from bot.games.pitchbowl.rules.board import BALL, BALL_RADIUS, MEDIAN, RADIUS, cell_at, is_out, on_field
from bot.games.pitchbowl.rules.kickoff import ACROSS, ALONG, WIDEST
from bot.games.pitchbowl.rules.view import View
from bot.words import Words
from render.pitchbowl.board.line_of_sight import limited, targets
from render.pitchbowl.text.describe import edge, heading, piece
from render.table.motion import ahead_of, distance
from render.text import centimetres, in_series, number

_SAME = 0.1  # mm; two places nearer to each other than this are one
_GRAZING = 100.0  # percent beside the middle at which pucks only graze


def preview_lines(view: View, sketch: Sketch, words: Words) -> tuple[str, ...]:
    """A line for the flick, throw or kick, if one is aimed, one for its limit, and one for every puck that would be put somewhere."""
    lines: list[str] = []
    way = next((line for line in sketch.lines if line.kind == "aim"), None)
    if sketch.aim is not None and way is not None and not sketch.rule:
        if sketch.aim.piece == BALL and view.phase == "kick":
            lines = [_kicked(view, sketch.aim, way.points[-1], words)]
        elif sketch.aim.piece == BALL:
            lines = [_thrown(view, sketch, way, words)]
        else:
            lines = _flicked(view, sketch, sketch.aim, way, words)
    return (*lines, *(_placed(view, ghost, words) for ghost in sketch.ghosts if ghost.kind == "place"))


def _kicked(view: View, aim: Aim, end: Point, words: Words) -> str:
    """The landing cell of a kick, with its spread."""
    if not on_field(end.x, end.y):
        return words.text("pitchbowl-preview-kick-off", edge=edge(end.x, end.y, words))
    beyond = end.y > MEDIAN if view.kicker == 0 else end.y < MEDIAN
    flight = math.dist((aim.origin.x, aim.origin.y), (end.x, end.y))
    return words.text(
        "pitchbowl-preview-kick",
        cell=cell_at(end.x, end.y),
        along=centimetres(flight * ALONG * WIDEST, words),
        across=centimetres(flight * ACROSS * WIDEST, words),
        good="yes" if beyond else "no",
    )


def _thrown(view: View, sketch: Sketch, way: Line, words: Words) -> str:
    """The player who gets a thrown ball, or the place where it stops."""
    ghost = next((ghost for ghost in sketch.ghosts if ghost.kind == "contact"), None)
    end = way.points[-1]
    far = centimetres(sum(distance(one, two) for one, two in pairwise(way.points)), words)
    if ghost is not None:
        met = targets(view).get(sketch.met)
        return words.text("pitchbowl-preview-caught", player=met.name if met else "?", way=far)
    if is_out(end.x, end.y, BALL_RADIUS - _SAME):
        return words.text("pitchbowl-preview-ball-out", edge=edge(end.x, end.y, words), way=far)
    return words.text("pitchbowl-preview-ball-stops", cell=cell_at(end.x, end.y), way=far)


def _flicked(view: View, sketch: Sketch, aim: Aim, way: Line, words: Words) -> list[str]:
    ghost = next((ghost for ghost in sketch.ghosts if ghost.kind == "contact"), None)
    whole = ghost is None or distance(way.points[-1], ghost) > _SAME
    fall = limited(view, aim, way)
    end = way.points[-1]
    lines = []
    if ghost is None or (fall is not None and fall < distance(aim.origin, ghost) - _SAME):
        lines.append(words.text("pitchbowl-preview-nothing") if fall is not None else _alone(end, words))
    else:
        lines.append(_contact(view, sketch, aim, words))
    if fall is not None:
        lines.append(
            words.text("pitchbowl-preview-limit", player=piece(aim.piece, words), way=centimetres(fall, words))
        )
    if ghost is not None and whole:
        lines.append(_ends(view, sketch, aim, words))
    return lines


def _alone(end: Point, words: Words) -> str:
    """The place where a player who meets nobody stops or leaves the field."""
    if is_out(end.x, end.y, RADIUS - _SAME):
        return words.text("pitchbowl-preview-off", edge=edge(end.x, end.y, words))
    return words.text("pitchbowl-preview-stops", cell=cell_at(end.x, end.y))


def _contact(view: View, sketch: Sketch, aim: Aim, words: Words) -> str:
    """The first contact with its fullness, and the direction of the struck piece if the preview shows it."""
    met = targets(view).get(sketch.met)
    if met is None:
        return words.text("pitchbowl-preview-something")
    _, aside = ahead_of(aim.origin, math.radians(aim.bearing), met)
    percent = round(min(_GRAZING, abs(aside) / (RADIUS + met.radius) * 100.0))
    side = "full" if not percent else "left" if aside > 0 else "right"
    name = words.text("pitchbowl-ball") if met.name == BALL else met.name
    first = words.text("pitchbowl-preview-first", piece=name, percent=percent, side=side)
    ways = (line for line in sketch.lines if line.kind == "leave" and len(line.points) > 1)
    leave = next((line for line in ways if distance(line.points[0], met) <= _SAME), None)
    if leave is None:
        return first + "."
    start, after = leave.points[0], leave.points[1]
    at = heading(after.x - start.x, after.y - start.y)
    far = round(sum(distance(*ends) for ends in pairwise(leave.points)) / 10)  # cm
    return first + words.text("pitchbowl-preview-leaves", piece=name, angle=at, far=far)


def _ends(view: View, sketch: Sketch, aim: Aim, words: Words) -> str:
    """The places where all moving pieces come to rest, or leave the field."""
    lines = []
    for line in sketch.lines:
        start, end = line.points[0], line.points[-1]
        name = aim.piece if line.kind == "aim" else _there(view, start)
        if not name:
            continue
        text = piece(name, words)
        if is_out(end.x, end.y, (BALL_RADIUS if name == BALL else RADIUS) - _SAME):
            lines.append(words.text("pitchbowl-preview-goes-out", piece=text, edge=edge(end.x, end.y, words)))
        else:
            lines.append(words.text("pitchbowl-preview-rests", piece=text, cell=cell_at(end.x, end.y)))
    return words.text("pitchbowl-preview-ends", pieces=in_series(lines, words))


def _there(view: View, start: Point) -> str:
    """The piece at a place; "" if none."""
    return next((name for name, to in targets(view).items() if distance(to, start) <= _SAME), "")


def _placed(view: View, ghost: Ghost, words: Words) -> str:
    """The place where a puck would be put; the ball beside the player who dropped it or throws it."""
    at = {"cell": cell_at(ghost.x, ghost.y), "x": number(ghost.x / 10.0, words), "y": number(ghost.y / 10.0, words)}
    beside = next((one for one in view.players if one.id in (view.clumsy, view.holder)), None)
    if beside is not None and ghost.id == BALL:
        towards = heading(ghost.x - beside.x, ghost.y - beside.y)
        return words.text("pitchbowl-preview-beside", player=beside.label, angle=towards, **at)
    return words.text("pitchbowl-preview-placed", piece=piece(ghost.id, words), **at)
