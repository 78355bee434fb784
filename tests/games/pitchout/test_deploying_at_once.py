"""Deployments that nobody waits for: luck draws the starter, all deploy at once, in secret ahead of their turn (PO-7, PO-10)."""

import msgspec
import pytest

from bot.games.contract.base import Answer, Left, TimedOut
from bot.games.contract.dials import Place
from bot.games.contract.luck import Rng
from bot.games.contract.save import dump_state, load_state
from bot.games.pitchout.rules import events
from bot.games.pitchout.rules.game import PitchOut
from bot.games.pitchout.rules.placement import formation
from bot.games.pitchout.rules.rounds import fresh
from bot.games.pitchout.rules.step_builder import lineup, sides_of
from bot.games.pitchout.rules.values import Deploy, FirstPlayer, State

GAME = PitchOut()
LUCK = Rng(b"deploying at once")
EDITIONS = ("fr2021", "en")


def begun(seats: int = 2, **options: str) -> State:
    return GAME.setup(seats, GAME.spec.complete(options), LUCK).state


def asked(state: State) -> list[tuple[str, int]]:
    return [(ask.kind, ask.seat) for ask in GAME.asks(state)]


def move(state: State, seat: int, code: str = "standard"):
    ask = next(ask for ask in GAME.asks(state) if ask.seat == seat)
    action = next(choice.action for choice in ask.choices if choice.code == code)
    return GAME.apply(state, Answer(ask.id, seat, action), LUCK)


def late(state: State, seat: int):
    ask = next(ask for ask in GAME.asks(state) if ask.seat == seat)
    return GAME.apply(state, TimedOut(ask.id), LUCK)


def order(state: State) -> tuple[int, ...]:
    first = state.starter or 0
    return tuple((first + step) % len(state.wins) for step in range(len(state.wins)))


def in_complete(seats: int = 2, **options: str) -> State:
    """The complete mode when all deploy."""
    state = begun(seats, mode="complete", **options)
    while state.phase != "deploy":
        state = late(state, GAME.asks(state)[0].seat).state
    return state


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_po7_luck_draws_the_starter_and_says_so(edition, seats):
    drawn = set()
    for seed in range(30):
        step = GAME.setup(seats, GAME.spec.complete({"edition": edition}), Rng(bytes([seed])))
        assert step.events == (events.StarterDrawn(step.state.starter),)
        drawn.add(step.state.starter)
        assert {seat for _, seat in asked(step.state)} == set(range(seats))
    assert drawn == set(range(seats))


def test_po7_the_players_may_want_the_choice():
    state = begun(starter="chosen")
    assert asked(state) == [("first_player", state.chooser)]
    ask = GAME.asks(state)[0]
    state = GAME.apply(state, Answer(ask.id, ask.seat, FirstPlayer(1 - ask.seat)), LUCK).state
    assert asked(state) == [("deploy", 1 - ask.seat), ("deploy", ask.seat)]


def test_po7_a_match_from_before_the_option_goes_on_as_it_began():
    step = GAME.setup(2, {}, LUCK)
    assert step.events == (events.ChooserDrawn(step.state.chooser),)
    assert "starter" not in dict(step.state.options)
    state = late(step.state, step.state.chooser).state
    assert asked(state) == [("deploy", state.starter)]
    assert not GAME.asks(state)[0].secret
    state = move(state, state.starter or 0).state
    assert asked(state) == [("deploy", 1 - (state.starter or 0))]


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("mode", ["initiation", "complete"])
def test_po10_the_second_may_deploy_first_in_secret(edition, mode):
    state = begun(edition=edition) if mode == "initiation" else in_complete(edition=edition)
    first, second = order(state)
    secrets = {ask.seat: ask.secret for ask in GAME.asks(state)}
    assert secrets == {first: False, second: True}
    step = move(state, second, "wall")
    assert step.events == (events.DeploymentReady(second),)
    assert asked(step.state) == [("deploy", first)]
    assert GAME.asks(step.state)[0].id == GAME.asks(state)[0].id
    shown = move(step.state, first)
    assert shown.events[:3] == (events.Deployed(first), events.Deployed(second), events.RoundBegun(1, first))
    assert asked(shown.state) == [("flick", first)]
    wall = {place.id: place for place in formation(sides_of(state), second, lineup(state, second), "wall")}
    lying = {piece.id: piece for piece in (*shown.state.pucks, *shown.state.blocks) if piece.in_play}
    assert all((lying[name].x, lying[name].y) == (place.x, place.y) for name, place in wall.items())
    assert shown.state.plans in {(), ((), ())}


@pytest.mark.parametrize("mode", ["initiation", "complete"])
def test_po10_the_starters_deployment_is_public_at_once_and_the_second_may_wait_for_it(mode):
    state = begun() if mode == "initiation" else in_complete()
    first, second = order(state)
    step = move(state, first, "spread")
    assert step.events == (events.Deployed(first),)
    assert [ask.id for ask in GAME.asks(step.state)] == [GAME.asks(state)[1].id]
    assert not GAME.asks(step.state)[0].secret
    seen = GAME.view(step.state, second)
    assert [puck.status for puck in seen.pucks if puck.seat == first] == ["play"] * len(lineup(state, first))
    assert asked(move(step.state, second).state) == [("flick", first)]


@pytest.mark.parametrize("mode", ["initiation", "complete"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_po10_nobody_else_sees_a_hidden_deployment(mode, seats):
    state = begun(seats) if mode == "initiation" else in_complete(seats)
    last = order(state)[-1]
    ways = [move(state, last, code).state for code in ("standard", "wall", "spread")]
    assert len({dump_state(GAME.spec, way) for way in ways}) == len(ways)
    for viewer in (None, *(seat for seat in range(seats) if seat != last)):
        assert len({GAME.view(way, viewer) for way in ways}) == 1
        assert GAME.view(ways[0], viewer).pucks == GAME.view(state, viewer).pucks
    assert len({GAME.spec.placement(way) for way in ways}) == 1
    own = [GAME.view(way, last) for way in ways]
    assert len(set(own)) == len(ways)
    assert [puck.status for puck in own[0].pucks if puck.seat == last] == ["play"] * len(lineup(state, last))
    others = {ask.seat: ask for ask in GAME.asks(ways[0])}
    assert others == {ask.seat: ask for ask in GAME.asks(ways[1])}


@pytest.mark.parametrize("seats", [3, 4])
def test_po10_several_are_shown_in_order(seats):
    state = begun(seats)
    first, *others = order(state)
    for seat in reversed(others):
        step = move(state, seat)
        assert step.events == (events.DeploymentReady(seat),)
        state = step.state
    step = move(state, first)
    assert step.events[:-1] == (*(events.Deployed(seat) for seat in (first, *others)),)[: len(step.events) - 1]
    assert asked(step.state) == [("flick", first)]


def test_po12_a_hidden_deployment_too_close_to_a_block_before_it_is_void():
    state = begun(4, sides="pairs")
    first, between, partner, last = order(state)

    def close(seat: int) -> Deploy:
        block, beside = f"{sides_of(state)[seat]}1", 365.0 if seat < 2 else 435.0
        standard = formation(sides_of(state), seat, lineup(state, seat), "standard")
        return Deploy(tuple(Place(one.id, beside, one.y) if one.id == block else one for one in standard))

    def give(to: State, seat: int):
        ask = next(ask for ask in GAME.asks(to) if ask.seat == seat)
        return GAME.apply(to, Answer(ask.id, seat, close(seat)), LUCK)

    hidden = move(give(state, partner).state, last).state
    hidden = move(hidden, between).state
    step = give(hidden, first)
    assert step.events == (events.Deployed(first), events.Deployed(between), events.DeploymentVoid(partner))
    assert asked(step.state) == [("deploy", partner)]
    assert GAME.asks(step.state)[0].id not in [ask.id for ask in GAME.asks(state)]
    assert asked(move(step.state, partner).state) == [("flick", first)]


def test_po10_a_hidden_deployment_left_to_the_clock_tells_nobody():
    state = begun()
    first, second = order(state)
    step = late(state, second)
    assert step.events == (events.DeploymentReady(second),)
    shown = late(step.state, first)
    assert [type(event).__name__ for event in shown.events] == ["Unanswered", "Deployed", "Deployed", "RoundBegun"]
    standard = formation(sides_of(state), second, lineup(state, second), "standard")
    lying = {puck.id: (puck.x, puck.y) for puck in shown.state.pucks}
    assert all(lying[place.id] == (place.x, place.y) for place in standard if place.id in lying)


@pytest.mark.parametrize("planned", [False, True])
@pytest.mark.parametrize("leaver", [0, 1, 2])
def test_po48_a_seat_leaves_before_all_have_deployed(leaver, planned):
    state = begun(3)
    seats = order(state)
    if planned:
        state = move(state, seats[leaver] if leaver else seats[1]).state
    state = GAME.apply(state, Left(seats[leaver]), LUCK).state
    while state.phase == "deploy":
        state = move(state, GAME.asks(state)[-1].seat).state
    assert state.phase == "flick"
    assert not any(puck.id.startswith(f"{sides_of(state)[seats[leaver]]}.") for puck in state.pucks)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_po43_the_next_round_offers_the_same_deployment_again(seats):
    state = begun(seats)
    assert "again" not in [choice.code for choice in GAME.asks(state)[0].choices]
    for seat in order(state):
        state = move(state, seat, "wall").state
    placed = state.before
    assert all(placed)
    while state.phase != "deploy":
        ask = GAME.asks(state)[0]
        if ask.kind == "flick":  # off the near edge
            choice = ask.choices[0]
            puck = next(one for one in state.pucks if one.id == choice.action.puck)
            away = {0: 180.0, 1: 0.0}.get(ask.seat, 180.0) if seats == 2 else _out(puck.x, puck.y)
            action = type(choice.action)(choice.action.puck, away, 100.0)
            state = GAME.apply(state, Answer(ask.id, ask.seat, action), LUCK).state
        else:
            state = late(state, ask.seat).state
    assert state.round == 2
    for seat in order(state):
        ask = next(ask for ask in GAME.asks(state) if ask.seat == seat)
        assert ask.choices[0].code == "again"
        assert ask.choices[0].action == Deploy(placed[seat])
        state = move(state, seat, "again").state
    assert state.phase == "flick"


def test_po43_who_is_new_in_the_lineup_takes_the_place_of_who_left():
    state = in_complete()
    for seat in order(state):
        state = move(state, seat, "wall").state
    old = [place for place in state.before[0] if place.id == "S.commando"]
    lineups = (tuple(name if name != "commando" else "sapper" for name in state.lineups[0]), state.lineups[1])
    changed = fresh(msgspec.structs.replace(state, lineups=lineups, phase="deploy"))
    ask = next(ask for ask in GAME.asks(changed) if ask.seat == 0)
    assert ask.choices[0].code == "again"
    again = {place.id: (place.x, place.y) for place in ask.choices[0].action.places}
    assert again["S.sapper"] == (old[0].x, old[0].y)
    assert "S.commando" not in again


def _out(x: float, y: float) -> float:
    """The bearing to the nearest edge."""
    return min((x, 270.0), (800 - x, 90.0), (y, 180.0), (800 - y, 0.0))[1]


def test_a_hidden_deployment_is_saved():
    state = begun()
    state = move(state, order(state)[1], "wall").state
    assert load_state(GAME.spec, dump_state(GAME.spec, state)) == state
