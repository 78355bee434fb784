"""Which names are written beside the pieces, and the strokes of an aim that they keep clear of."""

from __future__ import annotations

from bot.games.pitchout.view import View
from bot.games.preview import Aim, Sketch
from render.badges import BadgeDisc
from render.pitchout.board import pieces
from render.pitchout.board.arena import PLANE, TABLE


def strokes(sketch: Sketch, zoom: float = 1.0) -> list[BadgeDisc]:
    """The discs that names keep clear of: arrow, aimed way as far as the rail, ways of struck pieces, ghosts."""
    aim = sketch.aim
    if aim is None:
        return []
    return PLANE.strokes(aim, sketch) + [
        BadgeDisc(*TABLE.to_pixels(ghost.x, ghost.y), pieces.RADIUS * zoom + 3) for ghost in sketch.ghosts
    ]


def named_pucks(view: View, aim: Aim | None = None, zoom: float = 1.0) -> list[pieces.Named]:
    """The pieces with badges: the pucks in play; the Captain's shows the copied power."""
    named: list[pieces.Named] = []
    labels = {(puck.seat, puck.pitcher): puck.label for puck in view.pucks}
    for puck in view.pucks:
        if puck.status != "play":
            continue
        copied = view.copies[puck.seat] if puck.pitcher == "captain" else None
        text = f"{puck.label}={labels[puck.seat, copied]}" if copied else puck.label
        kind = "active" if aim and puck.id == aim.piece else "rider" if puck.mount else "puck"
        named.append((text, puck.seat, pieces.seen_at(puck, aim, zoom), kind))
    return named
