from __future__ import annotations

from bot.games import GAMES
from bot.games.contract.base import Answer
from bot.games.contract.luck import Rng
from tools.demo.captain import BESIDE, SOLDIERS, Captain, Offer

GAME = GAMES["forhonor"]


def test_captains_come_to_an_end():
    state = GAME.setup(4, {"target": "400", "soldiers": "8"}, Rng(b"captains")).state
    captains, done, acted = (Captain(0), Captain(1)), list[str](), 0
    for revision in range(600):
        asks = GAME.asks(state)
        if not asks:
            break
        ask = asks[0]
        code = ask.choices[revision % len(ask.choices)].code
        if ask.kind == "step":
            if (now := len(state.acted) + 10 * state.turn) != acted:
                acted, done = now, []
            offers = [Offer(one.code, one.hint.key if one.hint else "") for one in ask.choices]
            code = captains[ask.seat % 2].step(state.acting.hero, state.turn, offers, done) or "end"
            done.append(code)
        choice = next(one for one in ask.choices if one.code == code)
        state = GAME.apply(state, Answer(ask.id, ask.seat, choice.action), Rng(b"luck", revision)).state
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert outcome.reason.key == "forhonor-outcome-wiped_out"
    assert state.turn <= 10


def test_a_captain_comes_in_near_his_zone_goes_into_it_and_stays():
    captain = Captain(0)
    assert captain.step("Warden", 1, [Offer("enter H1"), Offer("enter C1")], []) == "enter C1"
    moves = [
        Offer("move B9"),
        Offer("move B6", "forhonor-hint-zone-attack"),
        Offer("move M12", "forhonor-hint-zone-defence"),
    ]
    assert captain.step("Warden", 1, moves, ["enter C1"]) == "move B6"
    assert captain.step("Warden", 1, [Offer("move B7"), Offer("end")], ["enter C1", "move B6"]) == ""
    assert captain.step("Warden", 2, [Offer("move B7", "forhonor-hint-zone-attack"), Offer("end")], []) == ""


def test_a_captain_strikes_whoever_he_can_and_thins_out_soldiers_else():
    captain = Captain(1, {"Raider": "F12"})
    assert (
        captain.step("Raider", 2, [Offer("move E11"), Offer("attack warden", "forhonor-hint-attack")], [])
        == "attack warden"
    )
    assert captain.step("Raider", 2, [Offer("kill 3"), Offer("kill 2"), Offer("end")], ["move F12"]) == "kill 3"


def test_who_is_not_needed_hunts_later():
    captain = Captain(0, {"Warden": "B6", "Raider": "D8"})
    near = [Offer("move C9"), Offer("move D12", BESIDE), Offer("move E11", SOLDIERS)]
    assert captain.step("Warden", 3, near, []) == "move D12"
    far = [Offer("move D9"), Offer("move K12", SOLDIERS)]
    assert captain.far("Raider", 3, far)
    assert captain.step("Raider", 3, far, []) == "move K12"
