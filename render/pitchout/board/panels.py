"""Panels beside the pieces in play: the header, the deployment strip, pieces in hand, the victory card."""

from __future__ import annotations

from functools import lru_cache

from PIL import Image, ImageDraw

from bot.games.contract.dials import Zone
from bot.games.contract.preview import Aim, Sketch
from bot.games.pitchout.rules.seating import DUEL
from bot.games.pitchout.rules.view import BlockSeen, PuckSeen, View
from bot.words import Words
from render.drawing.badges import Box, badge, outline
from render.drawing.canvas import Ink, Spot, Sprite, label, write
from render.drawing.fonts import font
from render.drawing.paragraphs import HeadlineStyle, draw_headline
from render.drawing.sprites import disc
from render.pitchout.board.arena import BOTTOM, LEFT, RIGHT, TOP, area
from render.pitchout.board.blocks import GAME, HIGH, block_sprite, plate, seat_badge
from render.pitchout.text.story import last_try, standing, task
from render.table.tabletop import panel
from render.text import number
from render.theme import Look

_FEW = 7  # pieces: a team of five with two blocks
_CELL, _CLOSE_CELL = 118, 87  # px; room of one of few pieces in hand, of many: the names of the rows stay free
_NAME = 37  # px; capitals of 9 px when the picture is shown at 350 px
_HIGH = 170  # px; a hand's height, names in two lines: the block in the middle stays free
_MIDDLE = 47  # px; from the top of a hand to the middle of its pieces
_INSIDE = 6  # px; from a name to the panel's edge
_OFF = 10  # px; from a zone to its hand
_ROW = 60  # px; a puck's height in a hand beside its zone
_BLOCK_ROW = 98  # px
_ASIDE = 80  # px; from the left of such a hand to the tags
_CALM = 8  # px; from a zone's border to a hand inside it
_COLUMN_NAMES, _ROW_NAMES = 38, 34  # px; from the arena's edge, kept free for the names of the columns and of the rows
_PLACING = {"deploy", "place_restored", "golem", "shootout"}


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

    Where three or four sides deploy at once, a player sees their own and everyone else sees each side's in its zone.
    The shoot-out has the arena to itself.
    """
    if view.phase == "shootout" or last_try(view):
        return []
    shown = {ghost.id for ghost in sketch.ghosts} if sketch else set()
    room: list[Box] = []
    # Beside their zones the hands of three or four would cover each other.
    several = view.sides != DUEL
    seats = view.active if several else range(len(view.sides))
    if several and view.viewer in view.active:
        seats = (view.viewer,)
    draw = _inside if several and len(seats) > 1 else _hand
    for seat in seats:
        held: list[PuckSeen | BlockSeen] = [
            puck for puck in view.pucks if puck.seat == seat and puck.status == "hand" and puck.id not in shown
        ]
        if held or view.phase == "deploy":  # blocks alone tell nothing while lineups are hidden
            held += [b for b in view.blocks if b.owner == seat and b.status == "hand" and b.id not in shown]
        if held:
            room.append(draw(picture, seat, view.zones[seat], held, words, look))
    return room


def _hand(
    picture: Image.Image, seat: int, zone: Zone, held: list[PuckSeen | BlockSeen], words: Words, look: Look
) -> Box:
    strip = area(zone)
    if strip[1] > TOP and strip[3] < BOTTOM:
        return _column(picture, seat, strip, held, look)
    few = len(held) <= _FEW
    cell, radius = (_CELL, 37.0) if few else (_CLOSE_CELL, 30.0)
    wide = cell * len(held) + 28
    left = (LEFT + RIGHT - wide) / 2
    top = strip[1] - _OFF - _HIGH if strip[3] == BOTTOM else strip[3] + _OFF
    box = (round(left), top, round(left + wide), top + _HIGH)
    panel(picture, box, look, look.mark)
    names = [label(_name(piece, words), "secondary", _NAME, look.text) for piece in held]
    aside = 18 if max(name.size[0] for name in names) > cell - 6 else 0  # names that are too wide are in two lines
    middles = [left + 14 + cell * (nth + 0.5) for nth in range(len(held))]
    for piece, x in zip(held, middles, strict=True):
        _piece(picture, piece, seat, (x, top + _MIDDLE), radius, look)
    for nth, (piece, name, x) in enumerate(zip(held, names, middles, strict=True)):
        _tag(piece, seat, look).onto(picture, (x + 0.8 * radius, top + 30))
        half = name.size[0] / 2 + _INSIDE
        across = min(max(x, left + half), left + wide - half)
        name.onto(picture, (across, top + _HIGH - 41 + (aside if nth % 2 else -aside)))
    return box


def _inside(picture: Image.Image, seat: int, zone: Zone, held: list[PuckSeen | BlockSeen], _: Words, look: Look) -> Box:
    """A hand inside its zone: pieces with their letters in two rows, or two columns in a high zone; there is no room for names."""
    strip = area(zone)
    left, top = max(strip[0] + _CALM, LEFT + _ROW_NAMES), strip[1] + _CALM
    right, bottom = strip[2] - _CALM, min(strip[3] - _CALM, BOTTOM - _COLUMN_NAMES)
    box = (left, top, right, bottom)
    panel(picture, box, look, look.mark)
    across = 2 if bottom - top > right - left else max((len(held) + 1) // 2, 1)
    cell = (right - left) / across, (bottom - top) / -(-len(held) // across)
    spots = [(left + cell[0] * (nth % across + 0.5), top + cell[1] * (nth // across + 0.5)) for nth in range(len(held))]
    for piece, (x, y) in zip(held, spots, strict=True):
        _piece(picture, piece, seat, (x, y - 3) if isinstance(piece, BlockSeen) else (x - 12, y + 4), 30.0, look)
    for piece, (x, y) in zip(held, spots, strict=True):
        tag = _tag(piece, seat, look)
        tag.onto(picture, (min(x + 11, right - tag.size[0] / 2 - _INSIDE), y - 14))
    return box


def _column(
    picture: Image.Image,
    seat: int,
    strip: tuple[int, int, int, int],
    held: list[PuckSeen | BlockSeen],
    look: Look,
) -> Box:
    """A hand beside a zone in the west or the east: pieces one below another, their letters beside them; there is no room for names."""
    tags = [_tag(piece, seat, look) for piece in held]
    rows = [_BLOCK_ROW if isinstance(piece, BlockSeen) else _ROW for piece in held]
    wide, high = _ASIDE + max(tag.size[0] for tag in tags) + 8, sum(rows) + 14
    left = strip[2] + 6 if strip[0] == LEFT else strip[0] - 6 - wide
    top = (strip[1] + strip[3] - high) // 2
    panel(picture, (left, top, left + wide, top + high), look, look.mark)
    y = top + 7.0
    for piece, tag, row in zip(held, tags, rows, strict=True):
        middle = y + row / 2
        _piece(picture, piece, seat, (left + 46.0, middle - 2), 23.0, look)
        tag.onto(picture, (left + _ASIDE + tag.size[0] / 2 - 2, middle))
        y += row
    return (left, top, left + wide, top + high)


def _piece(picture: Image.Image, piece: PuckSeen | BlockSeen, seat: int, at: Spot, radius: float, look: Look) -> None:
    sprite = block_sprite(look) if isinstance(piece, BlockSeen) else disc(GAME, piece.pitcher, radius, look, seat)
    sprite.onto(picture, at)


def _tag(piece: PuckSeen | BlockSeen, seat: int, look: Look) -> Sprite:
    if isinstance(piece, BlockSeen):
        return plate(look, piece.id, seat)
    team = look.teams[seat]
    return badge(piece.label, team.base, team.ink, look.casing, team.shape, HIGH)


def _name(piece: PuckSeen | BlockSeen, words: Words) -> str:
    return words.text("pitchout-picture-block" if isinstance(piece, BlockSeen) else f"pitchout-pitcher-{piece.pitcher}")


_HEADER_Y = 29.0  # px; the header's centre line
_HEADER_GAP = 14.0  # px
_STYLE = HeadlineStyle(
    ((42, 37, 4), (40, 37, 2), (40, 37, 1), (37, 37, 1), (40, 37, 0), (37, 37, 0)), _HEADER_GAP
)  # capitals of 9 px at 350 px at least
_PIP = 10  # px; radius
_MANY = 12  # pucks of both sides; more are counted with smaller pips
_SMALL_PIP = 7  # px; radius
_TINY_PIP = 5  # px; radius; of three and four sides, in two rows
_STEP = 14  # px; from one of these to the next


def header(
    picture: Image.Image, view: View, words: Words, look: Look, aim: Aim | None = None, *, pips: bool = True
) -> float:
    """Draw the header above the arena: turn, round, score; on the right the aim, or the score with what each side has left as `pips`.

    Without names: seats are colours and letters. Returns the room left between both sides, px.
    """
    seat = view.winner if view.winner is not None else (view.active[0] if len(view.active) == 1 else None)
    x = float(LEFT)
    if seat is not None:
        letter = seat_badge(look, seat)
        letter.onto(picture, (LEFT - 2 + letter.size[0] / 2, _HEADER_Y))
        x += letter.size[0] + 6
    headline = words.say(task(view)).upper()
    if aim:
        right = _aimed(picture, words, look, aim)
    else:
        need = x + font("headline", _NAME).getlength(headline) + 2 * _HEADER_GAP + 2
        right = _standing(picture, view, look, need, pips=pips)
    details = _details(view, words, scored=aim is not None)
    return draw_headline(picture, (x, _HEADER_Y), right, headline, details, _STYLE, look)


def _standing(picture: Image.Image, view: View, look: Look, need: float, *, pips: bool) -> float:
    """The score, and if there is room right of `need` px what each side has left; returns the left end, px."""
    draw = _left_over if view.sides == DUEL else _several_left
    for both in (True, False)[not pips :]:
        if draw(Image.new("RGB", (1, 1)), view, look, pips=both) >= need:
            return draw(picture, view, look, pips=both)
    return float(RIGHT)


def _details(view: View, words: Words, *, scored: bool) -> list[str]:
    if view.phase == "over":
        return []
    parts = [words.text("pitchout-picture-round", round=view.round)] if view.round else []
    if scored and any(view.wins):
        parts.append(words.say(standing(view)))
    if view.turn:
        parts.append(words.text("pitchout-picture-turn", turn=view.turn))
    if dict(view.options).get("antipassive") == "on" and len(view.active) == 1 and view.passive[view.active[0]]:
        parts.append(words.text("pitchout-picture-passive", count=view.passive[view.active[0]]))
    return parts


def _aimed(picture: Image.Image, words: Words, look: Look, aim: Aim) -> float:
    strength = words.text("pitchout-picture-strength", strength=number(aim.strength, words))
    x = RIGHT - write(picture, (RIGHT, _HEADER_Y), strength, "headline", 38, look.text, align="right")
    if aim.targeted:
        return x
    bearing = f"{number(aim.bearing % 360, words)}°"
    return x - 20 - write(picture, (x - 20, _HEADER_Y), bearing, "headline", 38, look.text, align="right")


def _left_over(picture: Image.Image, view: View, look: Look, *, pips: bool) -> float:
    """Pips of both sides with the score between them, unless a victory card shows it; returns the left end, px."""
    score = f"{view.wins[0]} – {view.wins[1]}"
    x = float(RIGHT)
    radius = _PIP if len(view.pucks) <= _MANY else _SMALL_PIP
    for seat in (1, 0):
        mine = [puck for puck in view.pucks if puck.seat == seat]
        alive = sum(puck.status != "out" for puck in mine)
        for nth in reversed(range(len(mine))) if pips else ():
            here = nth < alive if seat == 0 else len(mine) - 1 - nth < alive
            _pip(look, seat, radius, here=here).onto(picture, (x - radius - 1, _HEADER_Y))
            x -= 2 * radius + 6
        if seat == 1 and view.winner is not None:
            x -= 26
        elif seat == 1:
            x -= 12
            x -= write(picture, (x, _HEADER_Y), score, "headline", 42, look.text, align="right") + 18
    return x


def _several_left(picture: Image.Image, view: View, look: Look, *, pips: bool) -> float:
    """For each of three or four sides its letter, rounds won, and pips; partners share one score. Returns the left end, px."""
    x = float(RIGHT)
    for team in reversed(view.partners):
        for seat in reversed(team):
            x = _counter(picture, view, seat, x, look, pips=pips)
            if seat != team[0]:
                x -= write(picture, (x + 2, _HEADER_Y - 1), "+", "headline", 37, look.secondary, align="right")
        if view.winner is None:
            x -= write(picture, (x, _HEADER_Y), str(view.wins[team[0]]), "headline", 38, look.text, align="right")
        x -= _HEADER_GAP
    return x


def _counter(picture: Image.Image, view: View, seat: int, right: float, look: Look, *, pips: bool) -> float:
    """A side's letter, crossed out once it is knocked out, and its pips in two rows; returns the left end, px."""
    mine = [puck for puck in view.pucks if puck.seat == seat] if pips else []
    alive = sum(puck.status != "out" for puck in mine)
    columns = (len(mine) + 1) // 2
    x = right - columns * _STEP
    for nth in range(len(mine)):
        at = x + (nth % columns + 0.5) * _STEP, _HEADER_Y + (nth // columns - 0.5) * _STEP
        _pip(look, seat, _TINY_PIP, here=nth < alive).onto(picture, at)
    beaten = seat in view.out
    letter = seat_badge(look, seat, beaten=beaten)
    x -= letter.size[0] / 2 + 4
    letter.onto(picture, (x, _HEADER_Y))
    if beaten:
        half = letter.size[0] / 2 - 2
        for wide, colour in ((5.0, look.canvas), (2.6, look.text)):
            Ink(picture).lines([((x - half, _HEADER_Y + 12), (x + half, _HEADER_Y - 12))], wide, colour)
    return x - letter.size[0] / 2 - 6


@lru_cache(maxsize=32)
def _pip(look: Look, seat: int, radius: int, *, here: bool) -> Sprite:
    team = look.teams[seat]
    side = 2 * radius + 2
    large = Image.new("RGBA", (side * 4, side * 4))
    draw = ImageDraw.Draw(large)
    box = (4, 4, side * 4 - 5, side * 4 - 5)
    colour = (*team.base, 255) if here else (0, 0, 0, 0)
    match team.shape:
        case "round":
            draw.ellipse(box, fill=colour, outline=team.base, width=7)
        case "square":
            draw.rounded_rectangle(box, 14, fill=colour, outline=team.base, width=7)
        case _:
            draw.polygon(outline(team.shape, box, radius * 2.4), fill=colour, outline=team.base, width=7)
    return Sprite.of(large.reduce(4))
