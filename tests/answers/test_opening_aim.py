"""The draft with which a panel opens, and aims after the table has changed."""

from typing import Any

import msgspec

from bot.answers.aim_parser import aim_at
from bot.answers.draft import Draft, action_of, bearing_of, begin, choose, chosen, refit, with_value
from bot.answers.line_of_sight import blockers
from bot.answers.shot_notation import ViewContext, read_shot
from bot.games import GAMES
from bot.games.contract.base import Answer, Ask, position
from bot.games.contract.luck import Rng
from bot.games.pitchout.rules.values import Flick
from bot.words import Catalogue
from tests.support.discord.scene import WORDS

PITCHOUT = GAMES["pitchout"]
START = position(PITCHOUT, "play", 2, PITCHOUT.spec.complete({}), Rng(b"aim"))
(ASK,) = PITCHOUT.asks(START)
EYE = ViewContext(Catalogue(WORDS).of("en"))


def action(ask: Ask[Any], draft: Draft) -> Any:
    choice = chosen(ask, draft)
    assert choice is not None
    return action_of(choice, draft)


def moved(**changes: dict[str, Any]) -> Ask[Any]:
    """The ask after pucks were moved: `N_guard={"x": 1.0}`."""
    by_id = {name.replace("_", "."): change for name, change in changes.items()}
    pucks = tuple(msgspec.structs.replace(puck, **by_id.get(puck.id, {})) for puck in START.pucks)
    (ask,) = PITCHOUT.asks(msgspec.structs.replace(START, pucks=pucks))
    return ask


def test_who_has_flicked_before_has_his_piece_and_strength_again():
    draft = begin(ASK, (Flick("S.assassin", 12.0, 77.5), Flick("S.runner", 0.0, 20.0)))
    flick = action(ASK, draft)
    assert (flick.puck, flick.strength) == ("S.assassin", 77.5)
    dial = bearing_of(next(choice for choice in ASK.choices if choice.code == "S.assassin"))
    assert dial is not None
    target = next(target for target in dial.targets if target.code == draft.target)
    assert target.foe
    assert not blockers(dial, target)
    assert flick.angle == aim_at(dial, target).bearing


def test_whose_piece_is_gone_has_another_and_the_same_strength():
    ask = moved(S_guard={"in_play": False})
    flick = action(ask, begin(ask, (Flick("S.guard", 12.0, 77.5),)))
    assert flick.puck != "S.guard"
    assert flick.strength == 77.5


def test_what_it_begins_with_is_accepted():
    answer = Answer(ASK.id, ASK.seat, action(ASK, begin(ASK, (Flick("S.guard", 12.0, 77.5),))))
    assert PITCHOUT.apply(START, answer, Rng(b"aim", 1)).state != START


def test_another_piece_keeps_a_target_it_sees_and_takes_one_it_sees_else():
    draft = read_shot("A3>B4 s60", ASK, begin(ASK), EYE)
    for choice in ASK.choices:
        dial = bearing_of(choice)
        assert dial is not None
        kept = choose(ASK, draft, choice.code)
        before = next(target for target in dial.targets if target.code == draft.target)
        now = next(target for target in dial.targets if target.code == kept.target)
        assert (now is before) == (not blockers(dial, before)) or now.foe
        assert not blockers(dial, now) or all(blockers(dial, one) for one in dial.targets if one.foe)
        assert action(ASK, kept).strength == 60.0


def test_an_aim_at_what_has_moved_keeps_its_angle_and_says_so():
    draft = read_shot("A3>B4 l20", ASK, begin(ASK), EYE)
    assert refit(ASK, draft) == (draft, None)
    ask = moved(N_runner={"x": 250.0})
    kept, lost = refit(ask, draft)
    assert lost is not None
    assert lost.key == "aim-target-moved"
    assert action(ask, kept).angle == action(ASK, draft).angle
    assert refit(ask, kept) == (kept, None)


def test_an_aim_at_what_has_fallen_keeps_its_angle_and_says_so():
    draft = read_shot("A3>B4 l20", ASK, begin(ASK), EYE)
    ask = moved(N_runner={"in_play": False})
    kept, lost = refit(ask, draft)
    assert lost is not None
    assert lost.key == "aim-target-gone"
    assert (kept.target, action(ask, kept).angle) == ("", action(ASK, draft).angle)


def test_a_piece_that_has_fallen_is_replaced_and_said_so():
    draft = with_value(choose(ASK, begin(ASK), "S.guard"), "strength", 33.0)
    ask = moved(S_guard={"in_play": False})
    kept, lost = refit(ask, draft)
    assert lost is not None
    assert lost.key == "aim-piece-gone"
    assert action(ask, kept).puck != "S.guard"
    assert action(ask, kept).strength == 33.0
