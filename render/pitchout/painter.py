"""The painter of Pitch Out."""

from __future__ import annotations

import math
from collections.abc import Sequence
from itertools import pairwise

from PIL import Image

from bot.games.base import Aim, Phrase, Sketch
from bot.games.pitchout.events import Event
from bot.games.pitchout.values import View
from bot.words import Words
from render.badges import Box, Round
from render.canvas import Spot
from render.painter import Picture, Theme
from render.palette import indexed, png
from render.pitchout import board, describe, overlay, protractor, story
from render.pitchout.arena import TABLE, ground
from render.pitchout.blocks import GAME
from render.pitchout.header import header
from render.pitchout.panels import hand, highlight, victory
from render.theme import LOOKS, Look

TURN = 0  # degrees; the picture lies as the table does
_RINGS = (25, 50, 75, 100)


class PitchOutPainter:
    """Arena, pieces and words of Pitch Out. The same arguments give the same pixels."""

    def still(self, view: View, words: Words, *, sketch: Sketch | None = None, theme: Theme = "dark") -> Picture:
        """The arena as `view` shows it, with the last move's trail; with `sketch` the preview of an answer not yet given."""
        picture = paint(view, words, sketch, theme)
        return Picture(png(indexed(picture, GAME, theme)), describe.alt(view, words, sketch))

    def story(self, view: View, events: Sequence[Event]) -> tuple[Phrase, ...]:  # noqa: ARG002  other games may need the view
        """What happened, in order: one phrase an event worth telling."""
        return story.told(events)

    def headline(self, view: View) -> Phrase:
        """Who is to act, the round, the score."""
        return story.headline(view)

    def board(self, view: View, words: Words) -> str:
        """The arena in words, at most 25 lines."""
        return describe.board(view, words)


def paint(view: View, words: Words, sketch: Sketch | None, theme: Theme) -> Image.Image:
    """The finished picture in full colour."""
    look = LOOKS[theme]
    picture = ground(theme).copy()
    sketch = sketch or Sketch()
    highlight(picture, view, look)
    if sketch.aim:
        protractor.web(picture, _origin(sketch.aim), look, tuple(_radii(sketch.aim).values()))
    if view.last:
        overlay.trails(picture, view, view.last, look)
    board.blocks(picture, view, look)
    if view.last:
        overlay.hits(picture, view.last, look)
    boxes = board.tray(picture, view, look, {ghost.id for ghost in sketch.ghosts})
    named = named_pucks(view, sketch.aim)
    boxes += _dials(picture, sketch, look, boxes, board.rounds(named))
    board.pucks(picture, view, look, sketch.aim.piece if sketch.aim else None)
    header(picture, view, words, look, sketch.aim, TURN)
    boxes += hand(picture, view, words, sketch, look)
    if view.winner is not None:
        boxes.append(victory(picture, view, words, look))
    if view.last:
        named += overlay.falls(picture, view, view.last, look)
    overlay.contacts(picture, sketch.ghosts, look)
    named += overlay.placements(picture, view, sketch.ghosts, look)
    discs = board.rounds(named) + _strokes(sketch) + overlay.marked(view)
    board.labels(picture, named, discs, boxes, look)
    return picture


def _origin(aim: Aim) -> Spot:
    return TABLE.to_pixels(aim.origin.x, aim.origin.y)


def _dials(picture: Image.Image, sketch: Sketch, look: Look, taken: list[Box], discs: list[Round]) -> list[Box]:
    """Everything by which an aim is read, under the pucks; returns the room its numbers take."""
    aim = sketch.aim
    if aim is None:
        return []
    origin = _origin(aim)
    boxes = protractor.degrees(picture, origin, look, taken)
    boxes += protractor.ring(picture, origin, look, boxes + taken, discs)
    ghosts = [Round(*TABLE.to_pixels(ghost.x, ghost.y), board.RADIUS + 3) for ghost in sketch.ghosts]
    boxes += overlay.strengths(picture, aim, look, TURN, _radii(aim), discs + ghosts)
    overlay.aim_lines(picture, aim, sketch, look, TURN)
    overlay.arrow(picture, aim, look, TURN)
    return boxes


def _strokes(sketch: Sketch) -> list[Round]:
    """The arrow and the ways of struck pieces, as discs that badges keep clear of."""
    discs = _along(*overlay.arrow_ends(sketch.aim, TURN), 16.0) if sketch.aim else []
    for line in sketch.lines:
        if line.kind == "leave":
            way = [TABLE.to_pixels(point.x, point.y) for point in line.points]
            discs += [disc for start, end in pairwise(way) for disc in _along(start, end, 4.0)]
    return discs


def named_pucks(view: View, aim: Aim | None = None) -> list[board.Named]:
    """What bears a badge: the pucks in play; the Captain's tells the power he has copied."""
    named: list[board.Named] = []
    labels = {(puck.seat, puck.pitcher): puck.label for puck in view.pucks}
    for puck in view.pucks:
        if puck.status != "play":
            continue
        copied = view.copies[puck.seat] if puck.pitcher == "captain" else None
        text = f"{puck.label}={labels[puck.seat, copied]}" if copied else puck.label
        kind = "active" if aim and puck.id == aim.piece else "puck"
        named.append((text, puck.seat, board.spot_of(puck), kind))
    if view.phase == "remove_obstacle":
        named += [
            (block.id, block.owner, board.spot_of(block), "block")
            for block in view.blocks
            if block.owner in view.active and block.status == "play"
        ]
    return named


def _radii(aim: Aim) -> dict[int, int]:
    """The radius in px of each strength ring: how far that strength slides a lone piece."""
    return {strength: round(aim.reach * strength / 100 * TABLE.scale) for strength in _RINGS}


def _along(start: Spot, end: Spot, half: float) -> list[Round]:
    """A stroke of `half` px to each side as discs that badges keep clear of."""
    parts = max(2, round(math.dist(start, end) / 20))
    return [
        Round(start[0] + (end[0] - start[0]) * n / parts, start[1] + (end[1] - start[1]) * n / parts, half)
        for n in range(1, parts + 1)
    ]
