"""The emoji that the bot uploads are what the painters draw, within Discord's limits, and legible on dark and on light."""

import io
import re

import pytest
from PIL import Image, ImageChops, ImageStat

from bot.content import catalogue, content
from cogs.core.emojis import name_of
from render import EMOJIS
from tests.support.words.fluent_files import LANGUAGES
from tools.make_emojis import drawn

FILES = {path.stem: path for path in content("emojis/*.png")}
GROUNDS = {"dark": (49, 51, 56), "light": (255, 255, 255)}
SMALL = 20  # px, about as large as they are shown
EDGE = 0.18  # of the pixels


def test_every_drawing_has_its_file():
    assert FILES.keys() == EMOJIS.keys()


@pytest.mark.parametrize("key", EMOJIS)
def test_a_file_is_what_is_drawn(key: str):
    """`python -m tools.make_emojis` draws them again."""
    there, now = (Image.open(io.BytesIO(png)) for png in (FILES[key].read_bytes(), drawn(key)))
    assert (there.size, there.mode) == ((128, 128), "RGBA")
    assert ImageChops.difference(there, now).getbbox() is None
    assert len(FILES[key].read_bytes()) <= 256 * 1024
    assert there.getpixel((0, 0))[3] == 0  # type: ignore[index]


@pytest.mark.parametrize("key", EMOJIS)
def test_a_name_is_one_that_discord_takes(key: str):
    assert re.fullmatch(r"[A-Za-z0-9_]{2,32}", name_of(key, FILES[key].read_bytes()))


@pytest.mark.parametrize("key", EMOJIS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_an_emoji_stands_beside_a_text(key: str, language: str):
    assert catalogue().of(language).text(key)


@pytest.mark.parametrize("ground", GROUNDS)
@pytest.mark.parametrize("key", EMOJIS)
def test_an_emoji_stands_out_from_any_background(key: str, ground: str):
    """At least as many of its pixels as a closed edge has contrast with the background at 3 : 1, at the size it is shown."""
    small = shown(key, ground)
    behind = luminance(GROUNDS[ground])
    pixels = [luminance(pixel) for pixel in zip(*[iter(small.tobytes())] * 3, strict=True)]
    seen = sum((max(one, behind) + 0.05) / (min(one, behind) + 0.05) >= 3 for one in pixels)
    assert seen / len(pixels) >= EDGE


def test_no_two_emoji_of_a_game_look_alike():
    for ground in GROUNDS:
        games: dict[str, list[str]] = {}
        for key in EMOJIS:
            games.setdefault(key.partition("-")[0], []).append(key)
        for keys in games.values():
            for nth, one in enumerate(keys):
                for other in keys[nth + 1 :]:
                    apart = ImageStat.Stat(ImageChops.difference(shown(one, ground), shown(other, ground))).mean
                    assert sum(apart) > 8, (one, other)


def shown(key: str, ground: str) -> Image.Image:
    """An emoji at its usual size on a background of Discord."""
    picture = Image.open(FILES[key]).resize((SMALL, SMALL), Image.Resampling.LANCZOS)
    behind = Image.new("RGB", picture.size, GROUNDS[ground])
    behind.paste(picture, (0, 0), picture)
    return behind


def luminance(colour: tuple[int, ...]) -> float:
    """Relative luminance as WCAG 2 defines it."""
    red, green, blue = (
        value / 255 / 12.92 if value <= 10 else ((value / 255 + 0.055) / 1.055) ** 2.4 for value in colour
    )
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue
