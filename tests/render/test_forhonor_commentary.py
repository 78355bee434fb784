"""Comments on single turns of For Honor."""

from __future__ import annotations

from pathlib import Path

import msgspec

from bot.games.contract.luck import Rng
from bot.games.forhonor.rules.values import Action, Attack, DraftHero, End, Fight, Kill, Move, Shove, State
from bot.words import Catalogue
from render.commentary import Fact
from render.forhonor.commentary import facts
from render.painter import Moment
from tests.support.games.commented import in_wording
from tests.support.games.forhonor_few import after, standing
from tests.support.scenes.forhonor_scenes import GAME, seen

WORDS = Catalogue(Path(__file__).parents[2] / "data" / "words")


def kinds(moment: Moment) -> dict[str, Fact]:
    """The possible comments on a turn, by kind; each fits in every wording of both languages."""
    found = {one.words.key.removeprefix("forhonor-comment-"): one for one in facts(moment)}
    for one in found.values():
        lines = [words.say(in_wording(one, nth)) for words in WORDS.languages.values() for nth in range(4)]
        assert all(len(sentence) <= 140 and (sentence[0].isupper() or sentence[0].isdigit()) for sentence in lines)
    return found


def facts_of(state: State, *actions: Action) -> dict[str, Fact]:
    return kinds(after(state, *actions)[0])


def args(one: Fact) -> dict[str, object]:
    return dict(one.words.args)


def english(one: Fact, nth: int = 0) -> str:
    return WORDS.of("en").say(in_wording(one, nth))


def test_a_push_is_told_by_what_it_does_to_whom_it_moves():
    state = standing("raider", raider="B8", nobushi="C8", orochi="E9")
    out = facts_of(state, Shove("nobushi", 1))
    assert english(out["shove-out"]) == "Out of the Attack zone: Raider shoulders Nobushi away."


def test_soldiers_are_told_where_a_lane_or_the_board_is_swept():
    state = standing("warden", warden="E10", conqueror="N18")
    lone = msgspec.structs.replace(state, soldiers=(("H9",), ("F10", "G10", "G14")))
    assert english(facts_of(lone, Kill(2))["kill-lane"]) == "Lane F is clear of Defence: Warden took care of it."
    assert "kill-all" in facts_of(msgspec.structs.replace(state, soldiers=((), ("F10",))), Kill(1))


def test_a_round_is_told_by_who_had_which_card():
    state = standing("warden", warden="D4", nobushi="D5")
    assert "read" not in facts_of(state, Attack("nobushi"), Fight("charge"), Fight("sword"))
    facts = facts_of(state, Attack("nobushi"), Fight("sword"), Fight("charge"))
    assert english(facts["read"]) == "Warden saw the charge coming: everyone knows what Nobushi likes."


def test_who_goes_into_a_zone_and_among_enemies_is_told():
    state = standing("warden", warden="A3", conqueror="A6", shugoki="C5")
    facts = facts_of(state, Move("B5"))
    assert english(facts["dispute"], 1) == "Warden wants the Attack zone, and so does Conqueror."
    assert args(facts["between"])["count"] == 2
    away = standing("warden", warden=("A5", 1), conqueror="A6")
    facts = facts_of(away, Move("E1"))
    assert english(facts["escapes"]) == "Warden gets away from Conqueror, barely alive."


def test_a_faction_gathered_in_the_draft_is_told():
    state = GAME.setup(2, GAME.spec.complete({}), Rng(b"knights")).state
    state = msgspec.structs.replace(
        state,
        picks=(("warden", "conqueror"), ("raider", "warlord")),
        packets=(("lawbringer", "nobushi"), ("orochi", "kensei")),
        asked=5,
    )
    facts = facts_of(state, DraftHero("lawbringer"), DraftHero("orochi"))
    assert english(facts["draft-faction"]).startswith("Lawbringer joins the family: A")


def test_the_end_of_a_turn_is_told_by_the_lead_and_the_lock():
    state = standing("conqueror", warden="D4", conqueror="N12")
    state = msgspec.structs.replace(state, camp=1, cards=(), zones=(0, 0, None), locked=(False, False))
    ahead = msgspec.structs.replace(state, score=(600, 700), before=(600, 700))
    assert "overtaken" not in facts_of(ahead, End())
    behind = msgspec.structs.replace(state, score=(700, 600), before=(700, 600))
    assert english(facts_of(behind, End())["overtaken"]) == "Defence takes the lead: 700–800."
    locked = msgspec.structs.replace(state, score=(1000, 0), before=(1000, 0))
    assert english(facts_of(locked, End())["locked"], 2) == "From now on, Defence can’t afford to lose anyone."


def test_of_steps_given_together_each_counts():
    state = msgspec.structs.replace(standing("nobushi", nobushi="D11", warden="D5", orochi="N1"), camp=1)
    done, _ = after(state, Move("D9"), Move("D8"), End())
    assert "idle" not in kinds(Moment(seen(state), done.after, done.events))
    still, _ = after(state, End())
    assert "idle" in kinds(still)
