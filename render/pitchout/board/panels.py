"""Panels beside the pieces in play: the deployment strip, pieces in hand, the victory card."""

from __future__ import annotations

from PIL import Image, ImageDraw

from bot.games.dials import Zone
from bot.games.pitchout.seating import DUEL, team_of
from bot.games.pitchout.view import BlockSeen, PuckSeen, View
from bot.games.preview import Sketch
from bot.words import Words
from render.badges import BadgeDisc, Box, badge
from render.canvas import Spot, Sprite, label
from render.cards import panel, quiet_place
from render.fonts import font
from render.pitchout.board.arena import BOTTOM, LEFT, RAIL, RIGHT, TOP, area
from render.pitchout.board.blocks import GAME, block_sprite, plate
from render.pitchout.board.pieces import spot_of
from render.pitchout.text.story import ROUNDS, last_try, task, verdict
from render.sprites import disc, icon_mask
from render.theme import Look

_CELL = 92  # px; room of one piece in hand
_NAME = 22  # px
_FEW = 8  # pieces; more stand closer under smaller names, so that the names of the rows stay free
_CLOSE_CELL = 87  # px
_SMALL_NAME = 22  # px; 7.7 px when the picture is shown at 350 px
_HIGH = 140  # px; a hand's height
_ROW = 60  # px; a puck's height in a hand beside its zone
_BLOCK_ROW = 98  # px
_ASIDE = 89  # px; from the left of such a hand to the names
_PLACING = {"deploy", "place_restored", "golem", "shootout"}
_CARD = (480, 140)  # px; the victory card
_FINE = 3


def highlight(picture: Image.Image, view: View, look: Look) -> None:
    """A bright border round the deployment strip of the player to act."""
    if view.phase not in _PLACING:
        return
    draw = ImageDraw.Draw(picture)
    for seat in view.active:
        left, top, right, bottom = area(view.zones[seat])
        for grow, colour in ((0, look.casing), (2, look.teams[seat].base)):
            draw.rectangle((left + grow, top + grow, right - 1 - grow, bottom - 1 - grow), outline=colour, width=4)


def hand(picture: Image.Image, view: View, words: Words, sketch: Sketch | None, look: Look) -> list[Box]:
    """Each side's pieces not placed yet, twice their size and with their names; returns the room they take.

    The shoot-out has the arena to itself.
    """
    if view.phase == "shootout" or last_try(view):
        return []
    shown = {ghost.id for ghost in sketch.ghosts} if sketch else set()
    room: list[Box] = []
    for seat in range(len(view.sides)):
        if view.sides != DUEL and seat not in view.active:
            continue  # the hands of all would cover the arena
        held: list[PuckSeen | BlockSeen] = [
            puck for puck in view.pucks if puck.seat == seat and puck.status == "hand" and puck.id not in shown
        ]
        if held or view.phase == "deploy":  # blocks alone tell nothing while lineups are hidden
            held += [b for b in view.blocks if b.owner == seat and b.status == "hand" and b.id not in shown]
        if held:
            room.append(_hand(picture, seat, view.zones[seat], held, words, look))
    return room


def _hand(
    picture: Image.Image, seat: int, zone: Zone, held: list[PuckSeen | BlockSeen], words: Words, look: Look
) -> Box:
    strip = area(zone)
    if strip[1] > TOP and strip[3] < BOTTOM:
        return _column(picture, seat, strip, held, words, look)
    cell, letters = (_CELL, _NAME) if len(held) <= _FEW else (_CLOSE_CELL, _SMALL_NAME)
    wide = cell * len(held) + 28
    left = (LEFT + RIGHT - wide) / 2
    top = strip[1] - 26 - _HIGH if strip[3] == BOTTOM else strip[3] + 26
    box = (round(left), top, round(left + wide), top + _HIGH)
    panel(picture, box, look, look.mark)
    for number, piece in enumerate(held):
        x = left + 14 + cell * (number + 0.5)
        _piece(picture, piece, seat, (x, top + 54), 30.0, look)
        _tag(piece, seat, look).onto(picture, (x + 24, top + 28))
        label(_name(piece, words), "secondary", letters, look.text).onto(picture, (x, top + _HIGH - 22))
    return box


def _column(
    picture: Image.Image,
    seat: int,
    strip: tuple[int, int, int, int],
    held: list[PuckSeen | BlockSeen],
    words: Words,
    look: Look,
) -> Box:
    """A hand beside a zone in the west or the east: pieces one below another, their names beside them."""
    names = [label(_name(piece, words), "secondary", _NAME, look.text) for piece in held]
    rows = [_BLOCK_ROW if isinstance(piece, BlockSeen) else _ROW for piece in held]
    wide, high = _ASIDE + max(name.size[0] for name in names) + 8, sum(rows) + 14
    left = strip[2] + 6 if strip[0] == LEFT else strip[0] - 6 - wide
    top = (strip[1] + strip[3] - high) // 2
    panel(picture, (left, top, left + wide, top + high), look, look.mark)
    y = top + 7.0
    for piece, name, row in zip(held, names, rows, strict=True):
        middle, x = y + row / 2, left + _ASIDE
        tag = _tag(piece, seat, look)
        _piece(picture, piece, seat, (left + 46.0, middle - 2), 23.0, look)
        tag.onto(picture, (x + tag.size[0] / 2 - 2, middle - 14))
        name.onto(picture, (x + name.size[0] / 2, middle + 16))
        y += row
    return (left, top, left + wide, top + high)


def _piece(picture: Image.Image, piece: PuckSeen | BlockSeen, seat: int, at: Spot, radius: float, look: Look) -> None:
    """A piece in hand, a puck of `radius` px."""
    sprite = block_sprite(look) if isinstance(piece, BlockSeen) else disc(GAME, piece.pitcher, radius, look, seat)
    sprite.onto(picture, at)


def _tag(piece: PuckSeen | BlockSeen, seat: int, look: Look) -> Sprite:
    """The name of a piece in hand on pictures and in commands."""
    if isinstance(piece, BlockSeen):
        return plate(look, piece.id, seat)
    team = look.teams[seat]
    return badge(piece.label, team.base, team.ink, look.casing, team.shape)


def _name(piece: PuckSeen | BlockSeen, words: Words) -> str:
    return words.text("pitchout-picture-block" if isinstance(piece, BlockSeen) else f"pitchout-pitcher-{piece.pitcher}")


def victory(picture: Image.Image, view: View, words: Words, look: Look) -> Box:
    """The victory card, where it hides least of the final position; returns its box."""
    seat = 0 if view.winner is None else view.winner
    centre = _quiet_place(view)
    box = (
        round(centre[0] - _CARD[0] / 2),
        round(centre[1] - _CARD[1] / 2),
        round(centre[0] + _CARD[0] / 2),
        round(centre[1] + _CARD[1] / 2),
    )
    panel(picture, box, look, look.teams[seat].base)
    said = words.say(task(view)).upper()
    size = next((size for size in (56, 50, 44, 38) if font("headline", size).getlength(said) <= _CARD[0] - 240), 32)
    label(said, "headline", size, look.text).onto(picture, (centre[0], centre[1] - 22))
    how = words.say(verdict(view, seat))
    label(how, "headline", 42 if view.wins[seat] >= ROUNDS else 32, look.secondary).onto(
        picture, (centre[0], centre[1] + 36)
    )
    team = team_of(view.sides, seat)
    for x, one, mirrored in ((box[0] + 66, team[0], False), (box[2] - 66, team[-1], True)):
        _laurel(picture, x, round(centre[1]), look, one, mirrored=mirrored)
    return box


def _quiet_place(view: View) -> Spot:
    """The middle of the card: over no piece if possible, and near the middle of the arena."""
    pieces = [BadgeDisc(*spot_of(piece), 34.0) for piece in view.pucks if piece.status == "play"]
    pieces += [BadgeDisc(*spot_of(piece), 52.0) for piece in view.blocks if piece.status == "play"]
    return quiet_place(pieces, _CARD, RAIL, (0, -90, 90, -180, 180), range(-340, 341, 20))


def _laurel(picture: Image.Image, x: int, y: int, look: Look, seat: int, *, mirrored: bool) -> None:
    side = 104
    mask = icon_mask(GAME, "laurel", (side * 4, side * 4), (side * 2.0, side * 2.0), side * 3.8).reduce(4)
    if mirrored:
        mask = mask.transpose(Image.Transpose.FLIP_LEFT_RIGHT)
    Sprite(look.teams[seat].base, mask).onto(picture, (x, y))
