"""Capabilities of a game are declared in its Spec; a misspelt name is an error and switches nothing off."""

import msgspec
import pytest

from bot.games import GAMES
from bot.games.contract.base import AnyGame, Spec
from bot.games.contract.capabilities import Batches, GameTools, Notation, Steps
from bot.games.contract.flick_game import FlickGame
from bot.games.offboard.rules.game import SPEC, Offboard


def undeclared(game: AnyGame) -> set[str]:
    """Public names of a game that the contract does not know."""
    return {name for name in dir(game) if not name.startswith("_")} - {
        *dir(FlickGame),
        "spec",
        "step_builder",
        "simulate",
    }


@pytest.mark.parametrize("key", GAMES)
def test_a_game_has_no_method_that_nobody_calls(key: str):
    assert undeclared(GAMES[key]) == set()


def test_a_capability_written_as_a_method_is_found():
    class Chaptered(Offboard):
        def chapter(self, state: object) -> int:
            """A round: it belongs into the Spec."""
            del state
            return 1

    assert undeclared(Chaptered()) == {"chapter"}


@pytest.mark.parametrize("declaration", [Spec, Steps, Notation, Batches, GameTools])
def test_a_misspelt_capability_is_an_error(declaration: type):
    with pytest.raises(TypeError):
        declaration(chaptr=lambda state: state.round)
    with pytest.raises(TypeError):
        msgspec.structs.replace(SPEC, chaptr=lambda state: state.round)


def test_a_game_that_misspells_the_contract_cannot_be_made():
    methods = {name: value for name, value in vars(Offboard).items() if name != "timeout"}
    misspelt = type("Misspelt", Offboard.__bases__, {**methods, "time_out": Offboard.timeout})
    with pytest.raises(TypeError, match="timeout"):
        misspelt()
