"""Which names are written beside the pieces, and the strokes of an aim that they keep clear of."""

from __future__ import annotations

from itertools import pairwise

from bot.games.pitchout.seen import View
from bot.games.sketches import Aim, Sketch
from render.badges import Round
from render.pitchout import board, overlay
from render.pitchout.arena import RAIL, TABLE
from render.signs import along

TURN = 0  # degrees; the picture lies as the table does


def strokes(sketch: Sketch, zoom: float = 1.0) -> list[Round]:
    """The arrow, the way aimed at as far as the rail, those of struck pieces and ghosts, as discs that names keep clear of."""
    aim = sketch.aim
    if aim is None:
        return []
    discs = along(*overlay.arrow_ends(aim, TURN), 16.0)
    for line in sketch.lines:
        way = RAIL.within([TABLE.to_pixels(point.x, point.y) for point in line.points])
        if line.kind == "aim":
            discs += along(way[0], RAIL.meets(way[0], aim.bearing + TURN)[0], 5.0)
        discs += [disc for start, end in pairwise(way) for disc in along(start, end, 5.0)]
    return discs + [Round(*TABLE.to_pixels(ghost.x, ghost.y), board.RADIUS * zoom + 3) for ghost in sketch.ghosts]


def named_pucks(view: View, aim: Aim | None = None, zoom: float = 1.0) -> list[board.Named]:
    """What bears a badge: the pucks in play; the Captain's tells the power he has copied."""
    named: list[board.Named] = []
    labels = {(puck.seat, puck.pitcher): puck.label for puck in view.pucks}
    for puck in view.pucks:
        if puck.status != "play":
            continue
        copied = view.copies[puck.seat] if puck.pitcher == "captain" else None
        text = f"{puck.label}={labels[puck.seat, copied]}" if copied else puck.label
        kind = "active" if aim and puck.id == aim.piece else "rider" if puck.mount else "puck"
        named.append((text, puck.seat, board.seen_at(puck, aim, zoom), kind))
    return named
