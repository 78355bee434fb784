"""Set-ups that nobody waits for: luck draws who receives, both set up at once, the receiver in secret until the kicker is up (PB-10, PB-11)."""

import msgspec
import pytest

from bot.games.contract.base import Answer, TimedOut
from bot.games.contract.luck import Rng
from bot.games.contract.save import dump_state, load_state
from bot.games.pitchbowl.rules import events
from bot.games.pitchbowl.rules.game import PitchBowl
from bot.games.pitchbowl.rules.setup import formation
from bot.games.pitchbowl.rules.values import SetUp, State, Toss

GAME = PitchBowl()


def begun(seed: int = 0, **options: str) -> State:
    return GAME.setup(2, GAME.spec.complete(options), Rng(bytes([seed]))).state


def asked(state: State) -> list[tuple[str, int]]:
    return [(ask.kind, ask.seat) for ask in GAME.asks(state)]


def give(state: State, seat: int, places):
    ask = next(ask for ask in GAME.asks(state) if ask.seat == seat)
    return GAME.apply(state, Answer(ask.id, seat, SetUp(places)), Rng(b"set-ups"))


def set_up(state: State, seat: int, name: str = "balanced"):
    return give(state, seat, formation(name, seat))


def test_pb10_luck_draws_who_receives():
    kickers = set()
    for seed in range(20):
        step = GAME.setup(2, GAME.spec.complete({}), Rng(bytes([seed])))
        kicker = step.state.kicker
        assert step.events == (events.TossWon(1 - kicker), events.SideChosen(1 - kicker, kick=False))
        assert asked(step.state) == [("setup", kicker), ("setup", 1 - kicker)]
        kickers.add(kicker)
    assert kickers == {0, 1}


def test_pb10_the_winner_may_want_the_choice():
    state = begun(toss="chosen")
    ((kind, winner),) = asked(state)
    assert kind == "toss"
    ask = GAME.asks(state)[0]
    state = GAME.apply(state, Answer(ask.id, winner, Toss(kick=True)), Rng(b"")).state
    assert asked(state) == [("setup", winner), ("setup", 1 - winner)]


def test_pb10_a_match_from_before_the_option_goes_on_as_it_began():
    state = GAME.setup(2, {}, Rng(b"before")).state
    assert (state.phase, "toss" in dict(state.options)) == ("toss", False)
    ask = GAME.asks(state)[0]
    state = GAME.apply(state, TimedOut(ask.id), Rng(b"")).state
    assert asked(state) == [("setup", state.kicker)]
    state = set_up(state, state.kicker).state
    assert asked(state) == [("setup", 1 - state.kicker)]


def test_pb11_the_receiver_may_set_up_first_in_secret():
    state = begun()
    kicker, receiver = state.kicker, 1 - state.kicker
    assert [ask.secret for ask in GAME.asks(state)] == [False, True]
    assert GAME.view(state, None).both
    step = set_up(state, receiver, "deep")
    assert not GAME.view(step.state, None).both
    assert step.events == (events.SetupReady(receiver),)
    assert [ask.id for ask in GAME.asks(step.state)] == [GAME.asks(state)[0].id]
    shown = set_up(step.state, kicker)
    assert shown.events == (events.TeamReady(kicker), events.TeamReady(receiver))
    assert asked(shown.state) == [("kick", kicker)]
    places = {one.id: (one.x, one.y) for one in shown.state.players}
    assert all(places[one.id] == (one.x, one.y) for one in formation("deep", receiver))


def test_pb11_the_receiver_may_wait_and_see():
    state = begun()
    kicker, receiver = state.kicker, 1 - state.kicker
    step = set_up(state, kicker, "deep")
    assert step.events == (events.TeamReady(kicker),)
    assert [ask.id for ask in GAME.asks(step.state)] == [GAME.asks(state)[1].id]
    assert not GAME.asks(step.state)[0].secret
    assert sum(not one.out for one in GAME.view(step.state, receiver).players) == 11
    assert asked(set_up(step.state, receiver).state) == [("kick", kicker)]


def test_pb11_nobody_else_sees_a_hidden_set_up():
    state = begun()
    kicker, receiver = state.kicker, 1 - state.kicker
    ways = [set_up(state, receiver, name).state for name in ("balanced", "deep")]
    for viewer in (None, kicker):
        assert GAME.view(ways[0], viewer) == GAME.view(ways[1], viewer)
        assert all(one.out for one in GAME.view(ways[0], viewer).players)
    assert GAME.spec.placement(ways[0]) == GAME.spec.placement(ways[1])
    assert GAME.asks(ways[0]) == GAME.asks(ways[1])
    assert GAME.view(ways[0], receiver) != GAME.view(ways[1], receiver)
    assert load_state(GAME.spec, dump_state(GAME.spec, ways[0])) == ways[0]


def test_pb11_a_hidden_set_up_too_close_to_the_kicker_is_void():
    state = begun()
    kicker, receiver = state.kicker, 1 - state.kicker

    def at_the_line(seat: int):
        return tuple(
            msgspec.structs.replace(one, y=388.0 if seat == 0 else 412.0) if one.id.endswith(".t2") else one
            for one in formation("balanced", seat)
        )

    hidden = give(state, receiver, at_the_line(receiver)).state
    step = give(hidden, kicker, at_the_line(kicker))
    assert step.events == (events.TeamReady(kicker), events.SetupVoid(receiver))
    assert asked(step.state) == [("setup", receiver)]
    assert GAME.asks(step.state)[0].id not in [ask.id for ask in GAME.asks(state)]
    assert asked(set_up(step.state, receiver).state) == [("kick", kicker)]


@pytest.mark.parametrize("first", ["kicker", "receiver"])
def test_pb11_set_ups_left_to_the_clock_are_balanced_and_tell_nobody_ahead(first):
    state = begun()
    kicker, receiver = state.kicker, 1 - state.kicker
    order = (kicker, receiver) if first == "kicker" else (receiver, kicker)
    found = []
    for seat in order:
        ask = next(ask for ask in GAME.asks(state) if ask.seat == seat)
        step = GAME.apply(state, TimedOut(ask.id), Rng(b""))
        found.append([type(event).__name__ for event in step.events])
        state = step.state
    assert asked(state) == [("kick", kicker)]
    assert found[0] == (["Unanswered", "TeamReady"] if first == "kicker" else ["SetupReady"])
    places = {one.id: (one.x, one.y) for one in state.players}
    assert all(places[one.id] == (one.x, one.y) for seat in order for one in formation("balanced", seat))


def test_pb67_after_a_touchdown_the_same_set_up_is_offered_again():
    state = begun()
    for seat in (state.kicker, 1 - state.kicker):
        state = set_up(state, seat, "deep").state
    assert state.phase == "kick"
    out = tuple(msgspec.structs.replace(one, out=True) for one in state.players)
    again = msgspec.structs.replace(state, phase="setup", ready=(), players=out, asked=state.asked + 1)
    for ask in GAME.asks(again):
        assert (ask.choices[0].code, ask.choices[0].action) == ("again", SetUp(formation("deep", ask.seat)))
