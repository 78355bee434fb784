"""Named positions, and the faults of impossible hand-written ones."""

import msgspec
import pytest

from bot.games.contract.base import position
from bot.games.contract.luck import Rng
from bot.games.pitchout.rules.values import Resolution
from tests.support.games.pitchout_matches import GAME, NOTHING, patched, playing, without

LUCK = Rng(b"positions")
MODES = next(option.values for option in GAME.spec.options if option.name == "mode")


@pytest.mark.parametrize("seed", range(4))
def test_play_is_the_first_turn_of_seat_0_whoever_chose(seed):
    state = position(GAME, "play", 2, {"edition": "en"}, Rng(bytes([seed])))
    assert (state.phase, state.turn, state.turns, dict(state.options)["edition"]) == ("flick", 0, 1, "en")
    assert GAME.spec.tools.validate(state) == ()


@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("name", ["play", "elites"])
def test_positions_of_either_mode(mode, name):
    state = position(GAME, name, 2, {"mode": mode}, LUCK)
    assert (state.phase, state.turn) == ("flick", 0)
    assert GAME.spec.tools.validate(state) == ()
    if (mode, name) == ("complete", "elites"):
        assert state.lineups[1] == ("captain", "guard", "assassin", "runner", "infested", "shadow", "shaman")


def test_another_simulator_is_the_same_game():
    assert GAME.with_simulator(lambda _table, _launches: NOTHING).spec is GAME.spec


def piece(name, **fields):
    return patched(playing(), {name: fields})


@pytest.mark.parametrize(
    ("state", "expected"),
    [
        (msgspec.structs.replace(playing(), pucks=playing().pucks[1:]), "pucks lacks S.captain"),
        (msgspec.structs.replace(playing(), pucks=playing().pucks[::-1]), "pucks are not in the order S.captain"),
        (
            msgspec.structs.replace(playing(), blocks=(*playing().blocks, playing().blocks[0])),
            "blocks has a piece twice",
        ),
        (patched(playing(), turn=2), "turn is 2, but seats are 0 and 1"),
        (patched(playing(), passive=(3, 0)), "passive is [3, 0], but counts stay below 3"),
        (patched(playing(), asked=0), "asked, skips and turns count up"),
        (piece("S.runner", x=801.0), "S.runner is in play beside the arena, at 801, 150"),
        (piece("S.guard", x=310.0), "S.captain lies on S.guard"),
        (piece("S1", holds=("S.runner",)), "S1 holds S.runner, which is not eliminated"),
        (piece("S1", holds=("S.major",)), "S1 holds S.major, which is not in this game"),
        (
            patched(without(playing(), "S.runner"), {b: {"holds": ("S.runner",)} for b in ("S1", "S2")}),
            "S.runner is held twice",
        ),
        (
            patched(without(playing(), "S.runner"), {"S1": {"holds": ("S.runner",), "in_play": False}}),
            "S1 is out and holds pucks",
        ),
        (piece("S1", holds=("N.runner",) * 5), "S1 holds more than 4 pucks"),
        (patched(playing(), returns=("N.runner",)), "returns has N.runner, which is in play"),
        (
            patched(without(playing(), "N.runner"), returns=("N.runner",)),
            "returns has pucks, but no turn is being settled",
        ),
        (patched(playing(), phase="guard"), "phase is guard, but no turn is being settled (going)"),
        (
            patched(playing(), going=Resolution("check", "S.runner")),
            "phase is flick, but a turn is being settled (going)",
        ),
        (
            patched(playing(), phase="flick_again", going=Resolution("again")),
            "phase is flick_again, but going names no puck",
        ),
        (
            patched(playing(), phase="place_restored", going=Resolution("returns")),
            "phase is place_restored, but returns is empty",
        ),
        (patched(playing(), phase="over"), "phase over, winner and ended go together"),
        (patched(playing(), turns=0), "phase is flick, but the round has not begun"),
        (patched(playing(), wins=(1, 0)), "round is 1 after 1 rounds won (wins)"),
        (patched(playing(), wins=(2, 0), round=3), "wins is [2, 0], but the match is not over"),
        (
            patched(playing(), copies=("runner", None)),
            "copies gives S the power of its runner, which is not eliminated",
        ),
        (without(playing(), "N.captain"), "N has lost this round already"),
        (without(playing(), "N.guard", "N.runner", "N.immortal"), "N has two pucks left, but thinned says"),
        (
            patched(
                without(playing(), "S.guard", "S.assassin", "S.runner", "S.immortal"),
                phase="penalty",
                going=Resolution("count"),
            ),
            "phase is penalty, but there is nothing to choose",
        ),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_what_cannot_be_is_told(state, expected):
    assert any(expected in fault for fault in GAME.spec.tools.validate(state)), GAME.spec.tools.validate(state)
