"""The button below a turn says what is to be done."""

import msgspec
import pytest

from bot.games import GAMES
from bot.games.contract.base import Ask, Choice
from bot.games.contract.capabilities import Deed
from bot.games.contract.dials import Bearing, Grid, Layout, LayoutPiece, Number, Zone
from bot.games.contract.vocabulary import Point, phrase
from bot.panel.public_buttons import answer_buttons, open_words
from tests.features.crowd.test_sheets import EN, match

AIM = Bearing("bearing", Point(0, 0), 10)
MOVE = Bearing("bearing", Point(0, 0), 10, flicks=False)
STRENGTH = Number("strength", 1, 100, 1, "unit-strength")
A4, S1 = (LayoutPiece(name, name, phrase("piece"), "disc", 10) for name in ("A4", "S1"))
ZONE = Zone(0, 0, 100, 100)
BACK = Layout("places", (A4,), (ZONE,), (), Grid(8, 8, 10))
ALL = Layout("places", (A4, S1), (ZONE,), (), Grid(8, 8, 10))


def choice(name: str, *dials: object) -> Choice[None]:
    return Choice(name, phrase(f"do-{name}"), None, dials)  # type: ignore[arg-type]  # dials


@pytest.mark.parametrize(
    ("choices", "key"),
    [
        ((choice("flick", AIM, STRENGTH), choice("stop")), "open-aim"),
        ((choice("flick", AIM, STRENGTH), choice("spot", MOVE)), "open-aim"),
        ((choice("block", MOVE, STRENGTH), choice("leave")), "do-block"),
        ((choice("back", BACK),), "do-back"),
        ((choice("back", BACK), choice("none")), "do-back"),
        ((choice("spot", MOVE), choice("beside", MOVE)), "open-place"),
        ((choice("standard", ALL), choice("wall", ALL)), "open-deploy"),
        ((choice("yes"), choice("no")), "open-choose"),
    ],
)
def test_a_button_names_the_deed(choices: tuple[Choice[None], ...], key: str):
    ask = Ask("kind.0.1", "kind", 0, phrase("?"), "PO-1", choices)
    assert open_words(GAMES["pitchout"], (ask,)).key == key


@pytest.mark.parametrize(("kind", "expected"), [("pick_hero", "Activate "), ("step", "Plan…")])
def test_the_same_question_has_the_same_buttons_beside_the_likeliest_deeds(kind: str, expected: str):
    choices = tuple(Choice(one, phrase("open"), None) for one in ("raider", "orochi"))
    ask = Ask(f"{kind}.0.1", kind, 0, phrase("?"), "FH-1", choices)
    likely = msgspec.structs.replace(ask, deeds=(Deed("go", phrase("open"), ("raider",), 1.0),))
    labels = [[one.label for one in answer_buttons(match("forhonor"), (one,), EN)] for one in (ask, likely)]
    assert labels[1][1:] == labels[0]
    assert all(label.startswith(expected) for label in labels[0])
