"""`python -m tools.make_palettes pitchout`: chooses the fixed palettes of `data/palettes` from pictures of many scenes.

Run it after a change of colours, for all games if none is named; it takes up to four minutes a game and writes 765 bytes a palette.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator

from msgspec.structs import astuple
from PIL import Image

from bot.content import DATA, catalogue
from bot.games.contract.preview import Sketch
from bot.games.pitchout.rules.view import View
from bot.words import Words
from render.drawing.palette import ANY, chosen
from render.forhonor.board.field import BOARD_COLOURS
from render.forhonor.painter import SHEETS, palette_of
from render.forhonor.painter import paint as paint_forhonor
from render.offboard.painter import paint as paint_offboard
from render.painter import Theme
from render.pitchbowl.board.near import CLOSEUP as PITCHBOWL_CLOSEUP
from render.pitchbowl.board.near import fitting, paint_window
from render.pitchbowl.board.near import paint_closeup as paint_pitchbowl_closeup
from render.pitchbowl.board.still import paint as paint_pitchbowl
from render.pitchout.board.closeup import CLOSEUP, paint_closeup
from render.pitchout.board.portraits import PALETTE
from render.pitchout.board.still import paint
from render.theme import LOOKS, Colour, Look, Team, blend
from tests.support.pictures.fidelity import psnr
from tests.support.scenes.closeup_scenes import closeups
from tests.support.scenes.complete_scenes import PICKED, between, choosing_team, lining_up
from tests.support.scenes.forhonor_scenes import SCENES as FORHONOR
from tests.support.scenes.offboard_scenes import SCENES as OFFBOARD
from tests.support.scenes.pitchbowl_scenes import SCENES as PITCHBOWL
from tests.support.scenes.pitchout_scenes import SCENES as INITIATION
from tests.support.scenes.several_scenes import SCENES as SEVERAL
from tests.support.scenes.several_scenes import between_four

SCENES = INITIATION | SEVERAL
TRAINING = (
    "aim",
    "contact",
    "late",
    "formation",
    "deploy",
    "return",
    "victory",
    "four_aim",
    "four",
    "four_late",
    "pairs",
    "three",
    "three_placing",
)
ROUNDS = 4  # of palettes that are compared
WORST = 4  # pictures that count more in the next round
FOLDER = DATA / "palettes"
WORDS = catalogue().of("en")


def evenly_chosen(pictures: list[Image.Image], kept: tuple[Colour, ...] = ()) -> bytes:
    """The best of several palettes for the picture that it shows worst; a picture shown badly counts more in the next one.

    A palette that is best for all together can be poor for the few pictures that show the most.
    """
    weighted, palettes = list(pictures), []
    for _ in range(ROUNDS):
        colours = chosen(weighted, kept)
        ranked = sorted((_fidelity(picture, colours), number) for number, picture in enumerate(pictures))
        palettes.append((ranked[0][0], colours))
        weighted += [pictures[number] for _, number in ranked[:WORST]]
    return max(palettes)[1]


def _fidelity(picture: Image.Image, colours: bytes) -> float:
    """The similarity of the picture to itself in the palette, dB."""
    holder = Image.new("P", (1, 1))
    holder.putpalette(colours)
    return psnr(picture, picture.quantize(palette=holder, dither=Image.Dither.NONE).convert("RGB"))


def main() -> None:
    """Write the palettes of the games named as arguments, or of all."""
    writers = {
        "offboard": write_offboard,
        "forhonor": write_forhonor,
        "pitchbowl": write_pitchbowl,
        "pitchout": write_pitchout,
        ANY: write_any,
    }
    for game in sys.argv[1:] or writers:
        for theme in LOOKS:
            writers[game](theme)


def write_any(theme: Theme) -> None:
    """For games that bring none: the colours of the look, and how each of them fades into the canvas, the floor and what is written."""
    look = LOOKS[theme]
    grounds = (look.canvas, *look.floor, look.text, look.casing)
    tones = [
        blend(ground, one, share / 4)
        for one in sorted({*_colours_in(look)})
        for ground in grounds
        for share in range(1, 5)
    ]
    chart = Image.new("RGB", (len(tones), 1))
    chart.putdata(tones)
    (FOLDER / f"{ANY}_{theme}.bin").write_bytes(chosen([chart], (look.canvas, *look.floor, look.text)))


def _colours_in(value: object) -> Iterator[Colour]:
    """All colours of a look, those of its teams among them."""
    if isinstance(value, Look | Team):
        yield from (colour for part in astuple(value) for colour in _colours_in(part))
    elif isinstance(value, tuple) and all(isinstance(part, int) for part in value):
        yield value
    elif isinstance(value, tuple):
        yield from (colour for part in value for colour in _colours_in(part))


def write_offboard(theme: Theme) -> None:
    """The board."""
    boards = [paint_offboard(view, WORDS, sketch, theme) for view, sketch in OFFBOARD.values()]
    (FOLDER / f"offboard_{theme}.bin").write_bytes(chosen(boards))


def write_pitchbowl(theme: Theme) -> None:
    """The field, and from near."""
    fields = [paint_pitchbowl(view, WORDS, sketch, theme) for view, sketch in PITCHBOWL.values()]
    wrong, amiss = PITCHBOWL["faulty"]
    fields += 3 * [paint_pitchbowl(wrong, WORDS, amiss, theme)]  # its red is rare
    (FOLDER / f"pitchbowl_{theme}.bin").write_bytes(chosen(fields))
    windows = [(view, sketch, sketch.aim) for view, sketch in PITCHBOWL.values() if sketch and sketch.aim]
    near = [paint_pitchbowl_closeup(view, WORDS, sketch, aim, theme) for view, sketch, aim in windows]
    near += [
        paint_window(view, WORDS, sketch, aim, theme, window)
        for view, sketch, aim in windows
        if (window := fitting(sketch, aim))
    ]
    (FOLDER / f"{PITCHBOWL_CLOSEUP}_{theme}.bin").write_bytes(chosen(near))


def write_pitchout(theme: Theme) -> None:
    """The arena, from near, and portraits."""
    pictures = [paint(*_scene(name), theme) for name in TRAINING]
    (FOLDER / f"pitchout_{theme}.bin").write_bytes(evenly_chosen(pictures))
    pictures = [paint_closeup(view, WORDS, sketch, aim, theme) for view, sketch, aim in closeups()]
    (FOLDER / f"{CLOSEUP}_{theme}.bin").write_bytes(chosen(pictures))
    sheets: list[tuple[View, Sketch | None]] = [lining_up(picked, seat) for seat in range(4) for picked in (PICKED, ())]
    sheets += [(between(), None), (between_four(), None), (choosing_team(), None)]
    pictures = [paint(view, WORDS, sketch, theme) for view, sketch in sheets]
    (FOLDER / f"{PALETTE}_{theme}.bin").write_bytes(evenly_chosen(pictures))


def write_forhonor(theme: Theme) -> None:
    """Board and sheets; what is rare and matters, life and danger, is kept as it is."""
    stone, look = BOARD_COLOURS[theme], LOOKS[theme]
    kept = (stone.life, stone.dying, stone.danger, look.aim, *(team.base for team in look.teams[:2]))
    for name in ("forhonor", SHEETS):
        shown = [(view, sketch) for view, sketch in FORHONOR.values() if palette_of(view) == name]
        pictures = [paint_forhonor(view, WORDS, sketch, theme) for view, sketch in shown]
        (FOLDER / f"{name}_{theme}.bin").write_bytes(evenly_chosen(pictures, kept))


def _scene(name: str) -> tuple[View, Words, Sketch | None]:
    view, sketch = SCENES[name]
    return view, WORDS, sketch


if __name__ == "__main__":
    main()
