"""Players and the ball: a number on the puck, a bar once the player has acted, a small ball for the holder."""

import math
from collections.abc import Collection, Mapping, Sequence
from functools import lru_cache
from typing import TypeAlias

import msgspec
from PIL import Image, ImageDraw, ImageFilter

from bot.games.contract.preview import Ghost
from bot.games.pitchbowl.rules.board import BALL, BALL_RADIUS, RADIUS, PlayerId, is_runner, label, seat_of
from bot.games.pitchbowl.rules.view import SeenPlayer, View
from render.drawing.badges import BadgeDisc, Name, covers
from render.drawing.canvas import Ink, Spot, Sprite, toward
from render.drawing.canvas import label as lettering
from render.drawing.sprites import disc, faded
from render.pitchbowl.board.field import LETTERS, RAIL, FieldWindow
from render.table.larger import larger
from render.theme import Colour, Look, Team, blend, hexed

GAME = "pitchbowl"
LEATHER, LEATHER_LOW, LACE = hexed("#9A5527"), hexed("#6E3812"), hexed("#FFF4E2")
_FINE = 6
_TILT = 35.0  # degrees; the axis of the ball
_LONG, _THICK = 1.24, 0.84  # half axes of the ball, in its radius
HELD = 0.82  # of the ball's size, on its holder
_DIMMED = 0.52  # how far a passive player's colours fade
_EDGE = 4  # px round a number, less on a small puck
_CAPITALS = 31.0  # px; height of a number
_SHORT = 2  # letters of a name with one digit
_BAR = 1.06  # of the puck's radius; how far the bar of who has acted reaches
_SEEN = 2.0  # px; as much of it is seen beside the number
ASIDE = 128.0  # degrees; place of the ball on the holder


def icon_of(player: str) -> str:
    """The icon of a player's class."""
    return "runner" if is_runner(player) else "three_quarter"


Sizes: TypeAlias = Mapping[str, float]
"""The radius, px, that pieces are drawn with; true to scale if they are not in it."""


def sizes(view: View, window: FieldWindow, ghosts: Sequence[Ghost] = ()) -> Sizes:
    """The drawn sizes of players and the ball: enlarged as far as the window allows and nothing is close.

    `ghosts` are shown in the places of those of their name, or beside them.
    """
    if window.most == 1.0:
        return {}
    put = {one.id: (one.x, one.y) for one in ghosts if one.kind == "place"}
    spots = {one.id: (one.x, one.y) for one in view.players if not one.out}
    if view.ball is not None:
        spots[BALL] = view.ball.x, view.ball.y
    spots |= put
    met = [BadgeDisc(*window.to_pixels(one.x, one.y), life_size(one.id, window)) for one in ghosts if one.id not in put]
    discs = [BadgeDisc(*window.to_pixels(*spot), life_size(piece, window)) for piece, spot in spots.items()]
    rooms = [_room(disc, met) for disc in discs]
    return dict(zip(spots, larger(discs, window.most, rooms), strict=True))


def _room(disc: BadgeDisc, met: Sequence[BadgeDisc]) -> float:
    """The largest size of a piece that covers neither pieces drawn true to scale nor the frame."""
    edges = disc.x - RAIL.left, RAIL.right - disc.x, disc.y - RAIL.top, RAIL.bottom - disc.y
    inside = [edge for edge in edges if edge > 0]
    others = [math.dist((disc.x, disc.y), (other.x, other.y)) - other.r for other in met]
    return min([*inside, *(other for other in others if other > 0)], default=math.inf)


def life_size(piece: str, window: FieldWindow) -> float:
    """The true radius of a piece, px."""
    return (BALL_RADIUS if piece == BALL else RADIUS) * window.scale


def puck(player: str, radius: float, look: Look, *, active: bool = True, aimed: bool = False, icon: str = "") -> Sprite:
    """A player as a puck, dimmed and barred unless `active`, ringed if `aimed`; an `icon` of the class replaces the number."""
    if active or aimed:
        return disc(GAME, icon, radius, look, seat_of(player), active=aimed)
    return _barred(icon, radius, look, seat_of(player))


def ghost(player: str, radius: float, look: Look, share: float, icon: str = "") -> Sprite:
    """A player as a ghost: a past or planned position."""
    return faded(GAME, icon, radius, look, seat_of(player), share)


@lru_cache(maxsize=32)
def _barred(icon: str, radius: float, look: Look, seat: int) -> Sprite:
    plain = disc(GAME, icon, radius, _dim(look), seat)
    if not isinstance(plain.paint, Image.Image):
        raise TypeError("a puck is a picture")
    picture = plain.paint.copy()
    picture.putalpha(plain.mask)
    width, height = picture.size
    x, y = plain.anchor
    large = Image.new("RGBA", (width * _FINE, height * _FINE))
    draw = ImageDraw.Draw(large)
    for grow, colour in ((2.0, look.casing), (0.0, look.teams[seat].base)):
        box = (x - radius * _BAR - grow, y - radius * 0.17 - grow, x + radius * _BAR + grow, y + radius * 0.17 + grow)
        draw.rounded_rectangle(tuple(value * _FINE for value in box), radius=radius * 0.17 * _FINE, fill=colour)
    picture.alpha_composite(large.reduce(_FINE))
    return Sprite.of(picture, piece=2 * radius)


@lru_cache(maxsize=2)
def _dim(look: Look) -> Look:
    grey = blend(look.canvas, look.secondary, 0.35)

    def dim(team: Team) -> Team:
        def pale(colour: Colour) -> Colour:
            return blend(colour, grey, _DIMMED)

        return msgspec.structs.replace(
            team, base=pale(team.base), high=pale(team.high), low=pale(team.low), rim=pale(team.rim)
        )

    first, second, *others = look.teams
    return msgspec.structs.replace(look, teams=(dim(first), dim(second), *others))


@lru_cache(maxsize=32)
def ball(radius: float, look: Look, *, grounded: bool = True, share: float = 1.0) -> Sprite:
    """The ball, an ellipse; with its shadow if it is on the grass."""
    side = 2 * math.ceil(radius * 1.9) + 2
    large = Image.new("RGBA", (side * _FINE, side * _FINE))
    centre, unit = side * _FINE / 2, radius * _FINE
    draw = ImageDraw.Draw(large)
    if grounded:
        mask = Image.new("L", large.size)
        _ellipse(ImageDraw.Draw(mask), centre + unit * 0.14, centre + unit * 0.26, unit * _LONG, unit * _THICK, 190)
        large.putalpha(
            mask.filter(ImageFilter.GaussianBlur(unit * 0.13)).point([v * look.shadow // 190 for v in range(256)])
        )
        draw = ImageDraw.Draw(large)
    for grow, colour in ((3.2 * _FINE, look.casing), (1.6 * _FINE, LACE), (0.0, LEATHER)):
        _ellipse(draw, centre, centre, unit * _LONG + grow, unit * _THICK + grow, colour)
    _ellipse(draw, centre + unit * 0.06, centre + unit * 0.1, unit * _LONG * 0.9, unit * _THICK * 0.8, LEATHER_LOW)
    _ellipse(draw, centre - unit * 0.05, centre - unit * 0.07, unit * _LONG * 0.86, unit * _THICK * 0.76, LEATHER)
    _laces(draw, centre, unit)
    sprite = Sprite.of(large.reduce(_FINE))
    return sprite if share == 1.0 else Sprite(sprite.paint, sprite.mask.point([round(v * share) for v in range(256)]))


def _ellipse(draw: ImageDraw.ImageDraw, x: float, y: float, long: float, thick: float, colour: Colour | int) -> None:
    angles = [step * math.pi / 30 for step in range(60)]
    draw.polygon([_tilted(x, y, long * math.cos(a), thick * math.sin(a)) for a in angles], fill=colour)


def _tilted(x: float, y: float, along: float, across: float) -> Spot:
    """The point at given distances along the axis of the ball and across it."""
    turn = math.radians(_TILT)
    cos, sin = math.cos(turn), math.sin(turn)
    return x + along * cos + across * sin, y - along * sin + across * cos


def _laces(draw: ImageDraw.ImageDraw, centre: float, unit: float) -> None:
    for a, b, c, d in ((-0.5, 0, 0.5, 0), *((part, -0.26, part, 0.26) for part in (-0.3, 0.0, 0.3))):
        ends = _tilted(centre, centre, unit * a, unit * b), _tilted(centre, centre, unit * c, unit * d)
        draw.line(ends, fill=LACE, width=max(1, round(unit * 0.13)))


def held_at(at: Spot, radius: float) -> Spot:
    """The pixel of the ball on the rim of its holder's puck."""
    return toward(at, ASIDE, radius * 0.86)


def held_ball(radius: float) -> float:
    """The radius of the ball on the rim of a puck."""
    return radius * BALL_RADIUS / RADIUS * HELD


def draw_players(
    picture: Image.Image,
    view: View,
    window: FieldWindow,
    look: Look,
    drawn: Sizes,
    aimed: str = "",
    *,
    hidden: Sequence[str] = (),
    unnumbered: Collection[str] = (),
) -> None:
    """All players in play but the `hidden`, and the ball; numbers on all but the `unnumbered`."""
    if view.ball is not None and BALL not in hidden:
        radius = drawn.get(BALL, life_size(BALL, window))
        ball(radius, look).onto(picture, window.to_pixels(view.ball.x, view.ball.y))
    shown = [one for one in in_play(view) if one.id not in hidden]
    for one in sorted(shown, key=lambda one: (one.x, one.y)):
        at, radius = window.to_pixels(one.x, one.y), drawn.get(one.id, life_size(one.id, window))
        puck(one.id, radius, look, active=one.active, aimed=one.id == aimed).onto(picture, at)
    for one in shown:
        if one.id not in unnumbered:
            radius = drawn.get(one.id, life_size(one.id, window))
            number(one.id, radius, look).onto(picture, window.to_pixels(one.x, one.y))
    for one in shown:
        if one.id == view.holder and aimed != BALL:
            at, radius = window.to_pixels(one.x, one.y), drawn.get(one.id, life_size(one.id, window))
            ball(held_ball(radius), look, grounded=False).onto(picture, held_at(at, radius))


@lru_cache(maxsize=64)
def number(player: str, radius: float, look: Look) -> Sprite:
    """A player's number, to be written on a puck of this radius."""
    team = look.teams[seat_of(player)]
    edge = max(2, min(_EDGE, round((radius - _CAPITALS / 2) / 2)))
    return lettering(
        label(player)[1:], "headline", LETTERS, team.ink, team.high if sum(team.ink) < 382 else team.low, edge
    )


def numbered_beside(view: View, window: FieldWindow, drawn: Sizes, look: Look) -> dict[PlayerId, Name]:
    """The names to write beside players whose two digits would hide a neighbour, or on them their bar or the ball."""
    shown = in_play(view)
    pucks = {one.id: disc for one, disc in zip(shown, discs(shown, window, drawn), strict=True)}
    others = dict(pucks)
    if view.ball is not None:
        others[BALL] = BadgeDisc(*window.to_pixels(view.ball.x, view.ball.y), drawn.get(BALL, life_size(BALL, window)))
    found = {}
    for one in shown:
        own, radius = pucks[one.id], drawn.get(one.id, life_size(one.id, window))
        wide, high = number(one.id, radius, look).size[0] / 2, _CAPITALS / 2 + 2.0
        box = own.x - wide, own.y - high, own.x + wide, own.y + high
        marked = one.id == view.holder or not one.active
        hides = any(covers(box, disc) for name, disc in others.items() if name != one.id)
        if len(one.label) > _SHORT and (hides or (marked and wide + _SEEN > radius * _BAR)):
            found[one.id] = Name(one.label, one.seat, (own.x, own.y), own.r)
    return found


def in_play(view: View) -> list[SeenPlayer]:
    """The players on the field."""
    return [one for one in view.players if not one.out]


def discs(players: Sequence[SeenPlayer], window: FieldWindow, drawn: Sizes, aimed: str = "") -> list[BadgeDisc]:
    """The discs that no text may cover: the pucks with their numbers."""
    return [
        BadgeDisc(
            *window.to_pixels(one.x, one.y),
            drawn.get(one.id, life_size(one.id, window)) + 1.0 + (5.5 if one.id == aimed else 0),
        )
        for one in players
        if not one.out
    ]


def warn(ink: Ink, at: Spot, radius: float, colour: Colour, look: Look) -> None:
    """A ring with a wedge above, as a warning about a player."""
    ink.ring(at, radius + 8.0, 8.0, look.casing)
    ink.ring(at, radius + 6.5, 4.6, colour)
