"""An answer to another ask is refused by the rule of the open one, in every mode and number of seats."""

import msgspec
import pytest

from bot.games.contract.base import Answer, Illegal
from bot.games.contract.luck import Rng
from bot.games.pitchout.rules.game import PitchOut
from bot.games.pitchout.rules.values import NextStarter, Penalty
from pichenette.testing.playing import match

GAME = PitchOut()


@pytest.mark.parametrize(("mode", "rule"), [("initiation", "PO-42"), ("complete", "PO-47")])
def test_the_rule_of_the_open_ask_is_cited(mode: str, rule: str):
    options = tuple(
        msgspec.structs.replace(one, values=(mode,)) if one.name == "mode" else one for one in GAME.spec.options
    )
    spec = msgspec.structs.replace(GAME.spec, seats=(2,), options=options)
    cited = {}
    for one in match(GAME, b"1", spec=spec):
        for ask in one.asks:
            wrong = Penalty("S.guard") if ask.kind == "next_starter" else NextStarter(0)
            with pytest.raises(Illegal) as refusal:
                GAME.apply(one.step.state, Answer(ask.id, ask.seat, wrong), Rng(b""))
            cited[ask.kind] = (refusal.value.rule, ask.rule)
    assert all(refused == asked for refused, asked in cited.values()), cited
    assert cited["next_starter"][0] == rule
