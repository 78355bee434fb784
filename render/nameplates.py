"""Nameplates below pictures and films: face, name and level of every member of the house at the table, the same for every game."""

from __future__ import annotations

import io
from collections.abc import Iterator, Sequence
from functools import lru_cache

from PIL import Image, ImageDraw

from bot.games import GAMES
from bot.games.contract.player import Level
from bot.games.contract.vocabulary import Seat
from bot.matches.house.members import HouseSeats, level_of, name_of
from bot.words import Words
from render import PAINTERS
from render.drawing.badges import outline
from render.drawing.canvas import FINE, Sprite, label
from render.drawing.palette import png
from render.drawing.sprites import icon_mask
from render.films.film import with_footer
from render.painter import Picture, Theme
from render.text import ALT
from render.theme import LOOKS, Colour, Shape, hexed

FACES: dict[Level, str] = {1: "chick", 2: "turtle", 3: "fox", 4: "owl", 5: "dragon"}  # as in messages
_LETTERS = "ABCDEFGH"
_ROW, _FACE, _NAME, _GAP = 0.064, 0.054, 0.036, 0.012  # of a picture's width; at 350 px, a name has 12.6 px
_ICON = 0.8  # of a face's shape
_LEVEL = 6  # of compression
_WHITE, _DARK = (255, 255, 255), (20, 25, 34)  # ink on the colours that a game has of its own
_BRIGHT = 380  # the sum of a colour's channels above which ink on it is dark


def below(picture: Picture, game: str, seats: HouseSeats, words: Words, theme: Theme) -> Picture:
    """A picture with the nameplates below it, in its own palette, and in its alt text if there is room."""
    names = _names(game, seats, words)
    with Image.open(io.BytesIO(picture.png)) as above:
        strip = _strip(above.width, game, names, theme)
        whole = Image.new("P", (above.width, above.height + strip.height))
        whole.putpalette(above.getpalette() or [])
        whole.paste(above)
        whole.paste(strip.quantize(palette=above, dither=Image.Dither.NONE), (0, above.height))
    alt = f"{picture.alt}\n{words.text('house-plate-alt', names=', '.join(name for _, _, name in names))}"
    return Picture(png(whole, _LEVEL), alt if len(alt) <= ALT else picture.alt)


def below_film(gif: bytes, game: str, seats: HouseSeats, words: Words, theme: Theme) -> bytes:
    """A film with the nameplates below it."""
    wide = int.from_bytes(gif[6:8], "little")
    return with_footer(gif, _strip(wide, game, _names(game, seats, words), theme))


def _names(game: str, seats: HouseSeats, words: Words) -> tuple[tuple[Seat, Level, str], ...]:
    """Side, level and name of each, with the letter of the seat where pictures have letters because players share a side."""
    spec = GAMES[game].spec
    shared = 0 < spec.camps <= max(seat for seat, _ in seats)
    named = (
        (seat, level_of(user), words.text("house-plate", name=name_of(user), level=level_of(user)))
        for seat, user in seats
    )
    return tuple(
        (spec.side(seat), level, f"{_LETTERS[seat]}  {name}" if shared else name) for seat, level, name in named
    )


@lru_cache(maxsize=32)
def _strip(wide: int, game: str, names: tuple[tuple[Seat, Level, str], ...], theme: Theme) -> Image.Image:
    """The nameplates in as few rows as they fit in, from the left."""
    look = LOOKS[theme]
    row, face, letters, gap = (round(wide * share) for share in (_ROW, _FACE, _NAME, _GAP))
    plates = [
        (_face(game, side, level, face, theme), label(name, "secondary", letters, look.text))
        for side, level, name in names
    ]
    rows = list(_rows(plates, wide, gap))
    picture = Image.new("RGB", (wide, row * len(rows) + gap), look.canvas)
    for nth, plates_of_row in enumerate(rows):
        x, y = 2.0 * gap, row * (nth + 0.5)
        for emblem, name in plates_of_row:
            emblem.onto(picture, (x + emblem.size[0] / 2, y))
            x += emblem.size[0] + gap
            name.onto(picture, (x + name.size[0] / 2, y))
            x += name.size[0] + 3 * gap
    return picture


def _rows(plates: Sequence[tuple[Sprite, Sprite]], wide: int, gap: int) -> Iterator[list[tuple[Sprite, Sprite]]]:
    row: list[tuple[Sprite, Sprite]] = []
    x = 2 * gap
    for plate in plates:
        across = plate[0].size[0] + plate[1].size[0] + 4 * gap
        if row and x + across > wide:
            yield row
            row, x = [], 2 * gap
        row.append(plate)
        x += across
    yield row


def _face(game: str, side: Seat, level: Level, high: int, theme: Theme) -> Sprite:
    """The face of a level in the colours and on the shape of a side."""
    if colours := PAINTERS[game].colours:
        fill, shape = hexed(f"{colours[side]:06X}"), "round"
        return _drawn(level, high, fill, _DARK if sum(fill) > _BRIGHT else _WHITE, shape)
    team = LOOKS[theme].teams[side]
    return _drawn(level, high, team.base, team.ink, team.shape)


@lru_cache(maxsize=32)
def _drawn(level: Level, high: int, fill: Colour, ink: Colour, shape: Shape) -> Sprite:
    large = high * FINE
    picture = Image.new("RGBA", (large, large))
    draw, box = ImageDraw.Draw(picture), (0, 0, large - 1, large - 1)
    if shape in {"round", "square"}:
        draw.rounded_rectangle(box, large / 2 if shape == "round" else large / 5, fill=fill)
    else:
        draw.polygon(outline(shape, box, large / 5), fill=fill)
    icon = icon_mask("shared", FACES[level], (large, large), (large / 2, large / 2), large * _ICON)
    picture.paste((*ink, 255), (0, 0), icon)
    return Sprite.of(picture.reduce(FINE))
