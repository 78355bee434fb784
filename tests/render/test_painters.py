"""Declarations of painters."""

from __future__ import annotations

import msgspec
import pytest

from render import PAINTERS
from render.painter import Descriptions, FlickFilms, Painter
from render.presenter import STANDARD, Presenter


def test_a_misspelt_capability_is_refused() -> None:
    """Nothing is found by its name: a feature cannot be switched off by a typing error."""
    declared = msgspec.structs.asdict(PAINTERS["pitchout"])
    assert Painter(**declared) == PAINTERS["pitchout"]
    with pytest.raises(TypeError, match="coment"):
        Painter(**{name.replace("comment", "coment"): one for name, one in declared.items()})


@pytest.mark.parametrize("part", [FlickFilms, Descriptions])
def test_a_capability_is_declared_whole(part: type[FlickFilms | Descriptions]) -> None:
    declared = msgspec.structs.asdict(PAINTERS["pitchout"].films if part is FlickFilms else PAINTERS["pitchout"].texts)
    for left_out in (one.name for one in msgspec.structs.fields(part) if one.required):
        with pytest.raises(TypeError, match=left_out):
            part(**{name: one for name, one in declared.items() if name != left_out})


def test_what_the_games_can_do() -> None:
    flicked = {"pitchout", "pitchbowl"}
    assert {game for game, painter in PAINTERS.items() if painter.films} == flicked
    assert {game for game, painter in PAINTERS.items() if painter.closeup} == flicked
    assert {game for game, painter in PAINTERS.items() if painter.tally} == {"pitchbowl"}
    assert {game for game, painter in PAINTERS.items() if painter.colours} == {"offboard"}
    assert all(painter.texts and painter.comment for painter in PAINTERS.values())


def test_a_misspelt_presentation_is_refused() -> None:
    declared = msgspec.structs.asdict(PAINTERS["pitchbowl"].presenter)
    assert Presenter(**declared) == PAINTERS["pitchbowl"].presenter
    for name in declared:
        with pytest.raises(TypeError, match=f"{name}s"):
            Presenter(**{f"{name}s": declared[name]})


def test_what_the_games_label_and_show() -> None:
    assert {game for game, painter in PAINTERS.items() if painter.presenter.known} == {
        "pitchout",
        "pitchbowl",
        "forhonor",
    }
    assert {game for game, painter in PAINTERS.items() if painter.presenter.pictured} == {"offboard"}
    assert all(painter.presenter.verb is not STANDARD.verb for painter in PAINTERS.values())


def test_the_games_whose_choices_are_in_menus() -> None:
    assert all(painter.presenter.menu is not STANDARD.menu for painter in PAINTERS.values())
