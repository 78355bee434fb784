"""Whether the names of PitchBowl's players hide nothing."""

from __future__ import annotations

from bot.games.pitchbowl.board import BALL
from bot.games.pitchbowl.view import View
from render.badges import BadgeDisc, box_of, covers, overlaps, places
from render.pitchbowl.board import pieces
from render.pitchbowl.board.field import BOUNDS, HEADER, HIGH, LARGER, SIZE
from render.pitchbowl.board.still import taken
from render.theme import LOOKS


def clean(view: View) -> bool:
    """Whether no badge covers another badge, a foreign puck or the ball, leaves the canvas or enters the header."""
    drawn = pieces.sizes(view, LARGER)
    names = pieces.names(view.players, LARGER, drawn)
    discs = [BadgeDisc(*name.at, name.reach - 1.0) for name in names]
    if view.ball is not None:
        discs.append(BadgeDisc(*LARGER.to_pixels(view.ball.x, view.ball.y), drawn[BALL]))
    found = places(names, taken(view, names, drawn), (), LOOKS["dark"], BOUNDS, HIGH)
    boxes = [box_of(spot.x, spot.y, tag) for tag, spot in found]
    apart = not any(overlaps(box, other) for number, box in enumerate(boxes) for other in boxes[:number])
    free = not any(covers(box, disc) for i, box in enumerate(boxes) for j, disc in enumerate(discs) if i != j)
    inside = all(box[0] >= 0 and box[1] >= HEADER and box[2] <= SIZE[0] and box[3] <= SIZE[1] for box in boxes)
    return apart and free and inside
