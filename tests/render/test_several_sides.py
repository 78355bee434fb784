from pathlib import Path

import pytest

from bot.games.luck import Rng
from bot.games.pitchout.rules import PitchOut
from bot.games.pitchout.seen import View
from bot.words import Catalogue
from render import PAINTERS
from render.pitchout.describe import ALT, LINES

WORDS = Catalogue(Path(__file__).parent.parent.parent / "data" / "words")
PAINTER = PAINTERS["pitchout"]
GAME = PitchOut()
TABLES = [(3, "free"), (4, "free"), (4, "pairs")]


def seen(seats: int, sides: str, name: str) -> View:
    options = GAME.spec.complete({"sides": sides})
    return GAME.view(GAME.position(name, seats, options, Rng(b"several")), None)


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("name", ["start", "play"])
@pytest.mark.parametrize(("seats", "sides"), TABLES)
def test_three_and_four_sides_are_painted_and_told(seats: int, sides: str, name: str, language: str):
    view, words = seen(seats, sides, name), WORDS.of(language)
    picture = PAINTER.still(view, words)
    assert len(picture.alt) <= ALT
    assert picture.alt.startswith(words.say(PAINTER.headline(view)))
    board = PAINTER.board(view, words)
    assert len(board.splitlines()) <= LINES
    assert all(puck.label in board for puck in view.pucks)


def test_a_partner_is_no_foe():
    view = seen(4, "pairs", "play")
    ways = PAINTER.still(view, WORDS.of("en")).alt.splitlines()[1]
    assert ways.startswith("Clear ways between foes: ")
    assert "A2–B2" in ways
    assert not {"A–C", "B–D"} & {f"{way[0]}–{way[3]}" for way in ways.partition(": ")[2].split(", ")}
