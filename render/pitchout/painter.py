"""The painter of Pitch Out."""

from __future__ import annotations

import math
from collections.abc import Sequence

from PIL import Image

from bot.games.base import Aim, Phrase, Sketch
from bot.games.pitchout.events import Event
from bot.games.pitchout.values import View
from bot.words import Words
from render.badges import Round
from render.canvas import Spot
from render.painter import Picture, Theme
from render.palette import indexed, png
from render.pitchout import board, overlay, protractor, story
from render.pitchout.arena import TABLE, ground
from render.pitchout.header import header
from render.pitchout.panels import hand, highlight, victory
from render.theme import LOOKS

TURN = 0  # degrees; the picture lies as the table does
_RINGS = (25, 50, 75, 100)


class PitchOutPainter:
    """Arena, pieces and words of Pitch Out. The same arguments give the same pixels."""

    def still(self, view: View, words: Words, *, sketch: Sketch | None = None, theme: Theme = "dark") -> Picture:
        """The arena as `view` shows it, with the last move's trail; with `sketch` the preview of an answer not yet given."""
        picture = paint(view, words, sketch, theme)
        return Picture(png(indexed(picture, board.GAME, theme)), story.alt(view, words, sketch))

    def story(self, view: View, events: Sequence[Event]) -> tuple[Phrase, ...]:  # noqa: ARG002  other games may need the view
        """What happened, in order: one phrase an event worth telling."""
        return story.told(events)

    def headline(self, view: View) -> Phrase:
        """Who is to act, the round, the score."""
        return story.headline(view)

    def board(self, view: View, words: Words) -> str:
        """The arena in words, at most 25 lines."""
        return story.board(view, words)


def paint(view: View, words: Words, sketch: Sketch | None, theme: Theme) -> Image.Image:
    """The finished picture in full colour."""
    look = LOOKS[theme]
    picture = ground(theme).copy()
    aim = sketch.aim if sketch else None
    origin = TABLE.to_pixels(aim.origin.x, aim.origin.y) if aim else None
    highlight(picture, view, look)
    if aim and origin:
        protractor.web(picture, origin, look, tuple(_radii(aim).values()))
    board.blocks(picture, view, look)
    boxes = board.tray(picture, view, look)
    if view.last:
        overlay.trails(picture, view, view.last, look)
    if sketch and aim and origin:
        boxes += protractor.degrees(picture, origin, look, boxes)
        boxes += protractor.ring(picture, origin, look, boxes)
        boxes += overlay.strengths(picture, aim, look, TURN, _radii(aim))
        overlay.aim_lines(picture, aim, sketch, look, TURN)
    board.pucks(picture, view, look, aim.piece if aim else None)
    header(picture, view, words, look, aim, TURN)
    named = [
        (puck.label, puck.seat, board.spot_of(puck), "active" if aim and puck.id == aim.piece else "puck")
        for puck in view.pucks
        if puck.status == "play"
    ]
    discs = [Round(*spot, board.RADIUS + 2) for _, _, spot, _ in named]
    if view.last and view.winner is None:
        for text, seat, spot in overlay.falls(picture, view, view.last, look):
            named.append((text, seat, spot, "fallen"))
            discs.append(Round(*spot, board.RADIUS + 2))
    if sketch:
        overlay.contacts(picture, sketch.ghosts, look)
        placed = overlay.placements(picture, view, sketch.ghosts, look)
        discs += [Round(*spot, board.RADIUS + 5) for _, _, spot, _ in placed]
        named += placed
    if aim and origin:
        foot, tip = overlay.arrow(picture, aim, look, TURN)
        discs += _along(foot, tip)
    boxes += hand(picture, view, words, sketch, look)
    if view.winner is not None:
        victory(picture, view, words, look)
    board.labels(picture, named, discs, boxes, look)
    return picture


def _radii(aim: Aim) -> dict[int, int]:
    """The radius in px of each strength ring: how far that strength slides a lone piece."""
    return {strength: round(aim.reach * strength / 100 * TABLE.scale) for strength in _RINGS}


def _along(start: Spot, end: Spot) -> list[Round]:
    """The arrow as discs that badges keep clear of."""
    parts = max(2, round(math.dist(start, end) / 20))
    return [
        Round(start[0] + (end[0] - start[0]) * n / parts, start[1] + (end[1] - start[1]) * n / parts, 16.0)
        for n in range(1, parts + 1)
    ]
