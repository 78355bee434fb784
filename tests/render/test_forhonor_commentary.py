"""What single turns of For Honor are remarkable for."""

from __future__ import annotations

from pathlib import Path

import msgspec

from bot.games.base import Left
from bot.games.forhonor.values import Action, Attack, Banner, Draft, End, Fight, Kill, Move, Shove, State
from bot.games.luck import Rng
from bot.words import Catalogue
from render.commentary import Fact, comment
from render.forhonor.commentary.commentary import facts
from render.painter import Moment
from tests.support.forhonor_few import after, standing
from tests.support.forhonor_scenes import GAME, LUCK, seen

WORDS = Catalogue(Path(__file__).parents[2] / "data" / "words")


def kinds(moment: Moment) -> dict[str, Fact]:
    """What could be said of a turn, by kind; each can be said in every wording of both languages."""
    found = {one.words.key.removeprefix("forhonor-comment-"): one for one in facts(moment)}
    for one in found.values():
        said = [words.say(comment([one], nth)) for words in WORDS.languages.values() for nth in range(4)]
        assert all(len(sentence) <= 140 and (sentence[0].isupper() or sentence[0].isdigit()) for sentence in said)
    return found


def told(state: State, *actions: Action) -> dict[str, Fact]:
    return kinds(after(state, *actions)[0])


def args(one: Fact) -> dict[str, object]:
    return dict(one.words.args)


def english(one: Fact, nth: int = 0) -> str:
    return WORDS.of("en").say(comment([one], nth))


def test_a_push_is_told_by_what_it_does_to_whom_it_moves():
    state = standing("raider", raider="B8", nobushi="C8", orochi="E9")
    out = told(state, Shove("nobushi", 1))
    assert english(out["shove-out"]) == "Out of the Attack zone: Raider shoulders Nobushi away."
    assert english(out["shove-trap"], 1) == "Orochi only has to wait: Raider delivers Nobushi."


def test_soldiers_are_told_by_lanes_by_what_they_counted_and_by_who_is_cut_off():
    state = standing("warden", warden="E10", conqueror="N18")
    ranks = ("F10", "G10", "F11", "F12", "G14")
    full = msgspec.structs.replace(state, soldiers=(("H9", "H8"), ranks))
    said = told(full, Kill(2))
    assert args(said["kill"])["count"] == 2
    assert english(said["kill-centre"]).endswith("the centre tips: 2 to 2.")
    lone = msgspec.structs.replace(state, soldiers=(("H9",), ("F10", "G10", "G14")))
    assert english(told(lone, Kill(2))["kill-lane"]) == "Lane F is empty of Defence: Warden has seen to it."
    assert "kill-all" in told(msgspec.structs.replace(state, soldiers=((), ("F10",))), Kill(1))
    bent = standing("warden", warden="E11", conqueror="N18")
    bent = msgspec.structs.replace(bent, soldiers=(("H9",), ("H10", "H11", "G12", "F11")))
    assert english(told(bent, Kill(1))["kill-cut"]) == "Warden removes 1 and cuts 1 more off the line."


def test_banners_count_whom_they_help():
    state = standing("lawbringer", lawbringer="D4", warden=("D5", 3), orochi=("C2", 1))
    assert args(told(state, Banner())["banner-many"])["count"] == 2


def test_a_round_is_told_by_who_had_which_card():
    state = standing("warden", warden="D4", nobushi="D5")
    assert "round-target" in told(state, Attack("nobushi"), Fight("charge"), Fight("sword"))
    said = told(state, Attack("nobushi"), Fight("sword"), Fight("charge"))
    assert english(said["read"]) == "Warden saw the charge coming: everybody knows what Nobushi likes."
    raider = standing("raider", raider="D4", nobushi="D5")
    assert {"favourite", "read"} <= told(raider, Attack("nobushi"), Fight("sword"), Fight("charge")).keys()
    both = told(state, Attack("nobushi"), Fight("charge"), Fight("charge"), Fight("sword"), Fight("sword"))
    assert "tied-twice" in both


def test_who_goes_into_a_zone_and_among_enemies_is_told():
    state = standing("warden", warden="A3", conqueror="A6", shugoki="C5")
    said = told(state, Move("B5"))
    assert english(said["dispute"], 1) == "A dispute over the Attack zone: Warden against Conqueror."
    assert args(said["between"])["count"] == 2
    away = standing("warden", warden=("A5", 1), conqueror="A6")
    said = told(away, Move("E1"))
    assert english(said["escapes"]) == "Warden gets away from Conqueror, barely alive."
    assert "leaves" in said


def test_a_faction_gathered_in_the_draft_is_told():
    state = GAME.setup(2, GAME.spec.complete({}), Rng(b"knights")).state
    state = msgspec.structs.replace(
        state,
        picks=(("warden", "conqueror"), ("raider", "warlord")),
        packets=(("lawbringer", "nobushi"), ("orochi", "kensei")),
        asked=5,
    )
    said = told(state, Draft("lawbringer"), Draft("orochi"))
    assert english(said["draft-faction"]).startswith("Lawbringer joins the like-minded: A")
    dealt = GAME.setup(8, GAME.spec.complete({}), Rng(b"eight"))
    moment = Moment(seen(dealt.state), seen(dealt.state), dealt.events)
    assert "dealt" in kinds(moment)


def test_the_end_of_a_turn_is_told_by_the_lead_the_lock_and_the_goal():
    state = standing("conqueror", warden="D4", conqueror="N12")
    state = msgspec.structs.replace(
        state, camp=1, cards=(), score=(900, 700), before=(900, 700), zones=(0, None, None), locked=(False, False)
    )
    said = told(state, End())
    assert args(said["target"])["points"] == 1000
    assert "zone-own" in said
    behind = msgspec.structs.replace(state, score=(100, 900), before=(100, 900), zones=(0, 0, None))
    assert "overtaken" not in told(behind, End())
    locked = msgspec.structs.replace(state, score=(1000, 0), before=(1000, 0))
    assert english(told(locked, End())["locked"], 1) == "Defence is locked out. Whoever falls stays down."


def test_who_gives_up_ends_it_or_leaves_it_to_his_camp():
    for seats, kind in ((2, "over-left"), (4, "gone")):
        state = standing("warden", seats, warden="D4", conqueror="N12")
        step = GAME.apply(state, Left(1), LUCK)
        assert kind in kinds(Moment(seen(state), seen(step.state), step.events))


def test_of_steps_given_together_each_is_seen_from_where_it_was_made():
    state = standing("nobushi", nobushi="D11", warden="D5", orochi="N1")
    state = msgspec.structs.replace(state, camp=1)
    moment, _ = after(state, Move("D7"), Attack("warden"))
    whole = Moment(seen(state), moment.after, moment.events)
    assert "dare-reach" in kinds(whole)
    beside, _ = after(state, Move("D6"), Attack("warden"))
    assert "dare-reach" not in kinds(Moment(seen(state), beside.after, beside.events))
    done, _ = after(state, Move("D9"), Move("D8"), End())
    said = kinds(Moment(seen(state), done.after, done.events))
    assert not {"idle", "spares", "stops"} & said.keys()
    assert args(said["watches"])["gap"] == 3
