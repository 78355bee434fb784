"""Compensation for the cost of an advised answer."""

import pytest

from bot.games import GAMES
from bot.games.contract.base import Left, Step
from bot.games.contract.luck import Rng
from bot.games.contract.save import dump, dump_state
from bot.games.pitchout.rules.values import Flick, State
from bot.matches.core.engine import StepBytes
from bot.matches.play.house_turns import worth_of
from tests.support.games.pitchout_matches import answer, fall, playing, push, trace

GAME = GAMES["pitchout"]
OWN = "S.runner"
_LUCK = Rng(b"hints")


def worth(*gone: str) -> str:
    """Of a flick with which these leave the arena."""
    before: State = playing()
    falls = [fall(0.2 + nth / 10, one, 800.0, 400.0) for nth, one in enumerate(gone)]
    step: Step[State, object] = answer(before, Flick(OWN, 0.0, 50.0), trace(push(0.1, OWN, "N.immortal"), *falls))
    raw = StepBytes(dump_state(GAME.spec, step.state), dump(step.events), b"", over=False, lucky=False)
    return worth_of(GAME, 0, dump_state(GAME.spec, before), raw)


@pytest.mark.parametrize(
    ("gone", "expected"),
    [
        ((OWN, "N.immortal"), "much"),
        ((OWN, "N.immortal", "N.runner"), "more"),
        (("N.immortal",), "more"),
        ((OWN,), ""),
        ((OWN, "S.immortal", "N.immortal"), ""),
        ((), ""),
    ],
)
def test_what_the_others_lose_is_set_against_what_it_costs(gone: tuple[str, ...], expected: str):
    assert worth(*gone) == expected


def test_a_won_match_makes_up_for_anything():
    game = GAMES["offboard"]
    won = game.setup(2, {}, _LUCK).state
    left = game.apply(won, Left(1), _LUCK)
    raw = StepBytes(dump_state(game.spec, left.state), dump(left.events), b"", over=True, lucky=False)
    assert [worth_of(game, seat, dump_state(game.spec, won), raw) for seat in (0, 1)] == ["wins", ""]
