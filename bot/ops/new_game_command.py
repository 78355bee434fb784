"""`pichenette new-game NAME`: a package with a small game by others that works, to be changed into another. It is the example `bullseye`, renamed."""

from __future__ import annotations

import re
from collections.abc import Set as AbstractSet
from pathlib import Path

import click

from bot.cli import DONE, FILE, Unusable
from bot.content import DATA, content
from bot.games import GAMES, OTHERS
from bot.games.contract.parts import KEY

MODEL, PREFIX = "bullseye", "BE"  # of the example: its key, and the prefix of its rules
TEMPLATE = DATA.parent / "examples" / MODEL
LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
_SPOKEN = re.compile(r"^([a-z0-9]+)-", re.MULTILINE)  # the first part of a text's key
_RULE = re.compile(r"^### ([A-Z]+)-\d", re.MULTILINE)
NEXT = """{folder} has a game that works. Then:
  cd {folder}
  pip install --editable . "pichenette[games]"
  pytest --pichenette-game {name}
  pichenette play
README.md says which file to read first."""


@click.command("new-game")
@click.argument("name")
@click.option(
    "--folder", type=FILE, help="Where to write the package; nothing may be there (default: pichenette-NAME, here)."
)
def new_game(name: str, folder: Path | None) -> int:
    """Write a package with a small game of yours.

    NAME is its key, a short word in small letters such as `carrom`. The package has rules, pictures, words, a lesson, a house player
    and tests, which pass at once: change it file by file into your game.
    """
    check_name(name)
    target = folder or Path(f"pichenette-{name}")
    write(target, name, free_prefix(name, _found("rules/en/*.md", _RULE)))
    click.echo(NEXT.format(folder=target, name=name))
    return DONE


def check_name(name: str) -> None:
    """Raises Unusable for a name that cannot be the key of a new game."""
    if not KEY.fullmatch(name):
        raise Unusable(f"{name!r} can't be the key of a game. Take 2 to 24 small letters and digits, a letter first.")
    if name in {*GAMES, *(other.key for other in OTHERS)}:
        raise Unusable(f"There is a game {name!r} already. Take another name.")
    if name in _found("words/en/**/*.ftl", _SPOKEN):  # its words begin with its key
        raise Unusable(f"Pichenette has words of its own that begin with {name!r}. Take another name.")


def free_prefix(name: str, taken: AbstractSet[str]) -> str:
    """Two capitals for the numbers of a game's rules, which no other game has: of its name if two of it are free."""
    letters = "".join(one for one in name.upper() if one in LETTERS)
    pairs = (first + second for first in letters + LETTERS for second in letters[1:] + LETTERS)
    return next(one for one in pairs if one not in taken)


def write(folder: Path, name: str, prefix: str) -> None:
    """Write the example as the game `name` into a new folder. Raises Unusable if there is something, or it cannot be written."""
    files = [(file.relative_to(TEMPLATE), file.read_text(encoding="utf-8")) for file in template()]
    try:
        folder.mkdir(parents=True)
    except FileExistsError:
        raise Unusable(f"{folder} is there already. Name another one with --folder.") from None
    except OSError as error:
        raise Unusable(f"{folder} can't be made: {error.strerror}.") from error
    for file, text in files:
        place = folder / _renamed(str(file), name, prefix)
        place.parent.mkdir(parents=True, exist_ok=True)
        place.write_text(_renamed(text, name, prefix), encoding="utf-8")


def template() -> list[Path]:
    """The files of the example."""
    found = [file for file in sorted(TEMPLATE.rglob("*")) if file.is_file() and "__pycache__" not in file.parts]
    return [file for file in found if not any(part.startswith(".") for part in file.relative_to(TEMPLATE).parts)]


def _renamed(text: str, name: str, prefix: str) -> str:
    named = text.replace(MODEL, name).replace(MODEL.capitalize(), name.capitalize())
    return re.sub(rf"\b{PREFIX}-", f"{prefix}-", named)


def _found(pattern: str, part: re.Pattern[str]) -> set[str]:
    """The parts found in files of data, those of games by others among them."""
    return {one for file in content(pattern) for one in part.findall(file.read_text(encoding="utf-8"))}
