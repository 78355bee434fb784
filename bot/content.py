"""Finds words, lessons, rules and palettes in the product's folder `data` and those of games that bring their own."""

from __future__ import annotations

from importlib.resources import files
from pathlib import Path

from bot.games import GAMES
from bot.words import Catalogue

DATA = Path(__file__).parents[1] / "data"
WORDS = DATA / "words"


def catalogue(words: Path = WORDS) -> Catalogue:
    """All words of the product and of its games; tests may put another folder in place of the product's."""
    return Catalogue(words, *(folder / "words" for folder in _brought()))


def content(pattern: str) -> list[Path]:
    """The files that match a pattern below any folder of data, the product's first, each folder's in order of their names."""
    return [file for folder in (DATA, *_brought()) for file in sorted(folder.glob(pattern))]


def _brought() -> list[Path]:
    packages = dict.fromkeys(game.spec.package for game in GAMES.values())  # a package may have several games
    return [Path(str(files(package))) / "data" for package in packages if package]
