"""All that the painter of a game by others may import: the contract of painters, and what draws. It needs Pillow, which rules do without."""

from bot.content import catalogue
from bot.words import Words
from render import find_painters
from render.drawing.canvas import FINE, Ink, Patch, Projection, Sprite, dashes, label, write
from render.drawing.fonts import font
from render.drawing.lasting import lasting
from render.drawing.palette import chosen, indexed_png
from render.films import reel
from render.films.discs import DiscTable, disc_films
from render.films.film import FilmFrame, Scene, Stamp
from render.films.timing import OPENING, RESULT, times
from render.painter import (
    Actor,
    Cutout,
    Descriptions,
    FlickFilms,
    Moment,
    Painter,
    Picture,
    PixelMap,
    Stage,
    Theme,
    Tried,
)
from render.presenter import STANDARD, Presenter, entry
from render.table import signs
from render.table.plane import Plane
from render.table.rail import Rail
from render.table.tabletop import framed
from render.text import heading, in_series, number
from render.theme import LOOKS, Colour, Look, Team, blend

__all__ = [
    "FINE",
    "LOOKS",
    "OPENING",
    "RESULT",
    "STANDARD",
    "Actor",
    "Colour",
    "Cutout",
    "Descriptions",
    "DiscTable",
    "FilmFrame",
    "FlickFilms",
    "Ink",
    "Look",
    "Moment",
    "Painter",
    "Patch",
    "Picture",
    "PixelMap",
    "Plane",
    "Presenter",
    "Projection",
    "Rail",
    "Scene",
    "Sprite",
    "Stage",
    "Stamp",
    "Team",
    "Theme",
    "Tried",
    "Words",
    "blend",
    "catalogue",
    "chosen",
    "dashes",
    "disc_films",
    "entry",
    "font",
    "framed",
    "heading",
    "in_series",
    "indexed_png",
    "label",
    "lasting",
    "number",
    "reel",
    "signs",
    "times",
    "write",
]

find_painters(others=True)
