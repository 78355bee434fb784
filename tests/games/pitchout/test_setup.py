import pytest

from bot.games.contract.base import Answer, Illegal, Left
from bot.games.contract.dials import Place
from bot.games.contract.luck import Rng
from bot.games.pitchout.rules.events import ChooserDrawn, RoundBegun, StarterNamed
from bot.games.pitchout.rules.placement import FORMATIONS, formation
from bot.games.pitchout.rules.seating import DUEL
from bot.games.pitchout.rules.step_builder import lineup
from bot.games.pitchout.rules.values import Deploy, FirstPlayer
from tests.support.games.pitchout_matches import (
    GAME,
    LUCK,
    answer,
    ask_of,
    chosen,
    codes,
    default,
    expire,
    fall,
    flick,
    only,
    playing,
    push,
    where,
    without,
)


def begun(**options: str):
    return GAME.setup(2, options, LUCK).state


def deployed(**changes: tuple[float, ...]):
    """The first deployment, standard but for the pieces named (`captain=(x, y)`, `S1=(x, y, angle)`)."""
    state = begun()
    state = default(state, 0 if state.chooser == 0 else 1).state
    places = []
    for place in formation(DUEL, 0, lineup(state, 0), "standard"):
        name = place.id.removeprefix("S.")
        places.append(Place(place.id, *changes[name]) if name in changes else place)
    return answer(state, Deploy(tuple(places))).state


def refused(rule: str, key: str, **changes: tuple[float, ...]):
    with pytest.raises(Illegal) as refusal:
        deployed(**changes)
    assert (refusal.value.rule, refusal.value.reason.key) == (rule, f"pitchout-refused-{key}")


def test_po3_two_to_four_seats_play():
    for seats in (0, 1, 5):
        with pytest.raises(Illegal) as refusal:
            GAME.setup(seats, {}, LUCK)
        assert refusal.value.rule == "PO-3"


def test_options_unknown_to_the_game_are_refused():
    for options in ({"edition": "de"}, {"colour": "red"}, {"mode": "expert"}):
        with pytest.raises(Illegal):
            GAME.setup(2, options, LUCK)


@pytest.mark.parametrize(("option", "rule"), [("antipassive", "PO-49"), ("heavy_obstacles", "PO-28")])
def test_po28_po49_the_english_edition_refuses_options_of_2021(option, rule):
    with pytest.raises(Illegal) as refusal:
        GAME.setup(2, {"edition": "en", option: "on"}, LUCK)
    assert refusal.value.rule == rule
    GAME.setup(2, {"edition": "fr2021", option: "on"}, LUCK)


def test_po3_mirror_changes_nothing_among_alphas():
    assert playing(mirror="on").pucks == playing().pucks


def test_po4_initiation_is_the_mode():
    assert dict(begun().options) == {
        "edition": "fr2021",
        "mode": "initiation",
        "format": "5",
        "antipassive": "off",
        "mirror": "off",
        "heavy_obstacles": "off",
        "sides": "usual",
        "hand": "steady",
    }


def test_po5_the_lineup_is_the_five_alpha():
    assert [puck.id for puck in playing().pucks] == [
        f"{side}.{pitcher}" for side in "SN" for pitcher in ("captain", "guard", "assassin", "runner", "immortal")
    ]


def test_po7_luck_draws_the_chooser_who_names_the_starter():
    choosers = {GAME.setup(2, {}, Rng(bytes([seed]))).state.chooser for seed in range(20)}
    assert choosers == {0, 1}
    step = GAME.setup(2, {}, LUCK)
    assert step.events == (ChooserDrawn(step.state.chooser),)
    ask = ask_of(step.state)
    assert (ask.kind, ask.seat, codes(step.state)) == ("first_player", step.state.chooser, ["self", "other"])
    assert chosen(step.state, "self").state.starter == step.state.chooser
    assert chosen(step.state, "other").state.starter == 1 - step.state.chooser
    assert expire(step.state).state.starter == step.state.chooser


def test_po10_the_starter_deploys_first_then_the_other():
    state = begun()
    state = chosen(state, "other").state
    starter = 1 - state.chooser
    assert (ask_of(state).kind, ask_of(state).seat) == ("deploy", starter)
    state = default(state).state
    assert (ask_of(state).kind, ask_of(state).seat) == ("deploy", 1 - starter)
    assert [puck.in_play for puck in state.pucks if puck.id[0] == "SN"[starter]] == [True] * 5
    step = default(state)
    assert only(step, RoundBegun) == [RoundBegun(1, starter)]
    assert (ask_of(step.state).kind, ask_of(step.state).seat) == ("flick", starter)


def test_po10_a_deployment_names_every_piece_once():
    state = default(begun()).state
    places = formation(DUEL, state.starter, lineup(state, state.starter), "standard")
    for wrong in (
        places[1:],
        (*places, places[0]),
        (*places[1:], places[1]),
        (*places[1:], Place("X", float("nan"), 0)),
        formation(DUEL, 1 - state.starter, lineup(state, 1 - state.starter), "standard"),
    ):
        with pytest.raises(Illegal) as refusal:
            answer(state, Deploy(wrong))
        assert refusal.value.rule == "PO-10"
    assert answer(state, Deploy(places[::-1])).state.deployed[state.starter]


@pytest.mark.parametrize("south", FORMATIONS)
@pytest.mark.parametrize("north", FORMATIONS)
def test_po10_every_formation_goes_with_every_other(south, north):
    state = begun()
    state = default(state, 0 if state.chooser == 0 else 1).state
    state = chosen(chosen(state, south).state, north).state
    assert ask_of(state).kind == "flick"
    assert where(state, "N.captain")[:2] == tuple(800 - z for z in FORMATIONS[north][2])


def test_po11_a_puck_lies_wholly_in_its_zone():
    deployed(captain=(15, 15), guard=(785, 185))
    for place in ((14.99, 60), (785.01, 60), (300, 14.99), (300, 185.01), (300, 700)):
        refused("PO-11", "zone", captain=place)


def test_po11_pucks_may_touch_but_not_overlap():
    deployed(captain=(600, 60), guard=(630, 60))
    refused("PO-11", "overlap", captain=(600, 60), guard=(629.9, 60))
    deployed(captain=(300, 100))
    refused("PO-11", "overlap", captain=(300, 100.1))


def test_po11_a_place_is_a_number():
    refused("PO-11", "number", captain=(float("nan"), 60))
    refused("PO-12", "number", S1=(300, 100, float("inf")))


def test_po12_an_obstacle_lies_wholly_in_the_zone_whatever_its_rotation():
    deployed(S1=(300, 165), runner=(100, 60))
    refused("PO-12", "zone", S1=(300, 165.1))
    refused("PO-12", "zone", S1=(300, 165, 45))
    deployed(S1=(100, 150, 45), assassin=(220, 100))


def test_po12_an_obstacle_leaves_a_pucks_width_to_the_edges():
    deployed(S1=(65, 65))
    refused("PO-12", "edge", S1=(64.9, 100))
    refused("PO-12", "edge", S1=(100, 64.9))
    refused("PO-12", "edge", S2=(735.1, 100))


def test_po12_obstacles_leave_a_pucks_width_between_them():
    deployed(S1=(600, 65), S2=(700, 65), runner=(60, 60))
    refused("PO-12", "gap", S1=(600, 65), S2=(699.9, 65))
    refused("PO-12", "overlap", S1=(600, 65), S2=(640, 65))


def test_po12_rotations_are_saved_modulo_90():
    assert where(deployed(S1=(300, 140, 100)), "S1") == (300, 140, 10)


def test_po13_the_middle_obstacle_stands_unrotated_in_the_centre():
    assert where(playing(), "C") == (400, 400, 0)


def test_po14_every_round_is_set_up_afresh():
    state = without(playing(antipassive="on"), "S1", "N2", "S.runner")
    state = flick(state, "S.guard", push(0.1, "S.guard", "N.captain"), fall(0.2, "N.captain")).state
    assert codes(state) == ["N.captain", "decline"]
    state = chosen(state, "decline").state
    state = default(state).state
    assert (state.round, state.turns, state.copies, state.thinned, state.passive) == (
        2,
        0,
        (None, None),
        (False, False),
        (0, 0),
    )
    state = default(default(state).state).state
    assert all(piece.in_play for piece in (*state.pucks, *state.blocks))
    assert not any(block.holds for block in state.blocks)


def test_po42_the_loser_names_the_next_starter():
    state = without(playing(), "N.guard")
    state = flick(state, "S.guard", push(0.1, "S.guard", "N.captain"), fall(0.2, "N.captain")).state
    ask = ask_of(state)
    assert (ask.kind, ask.seat, codes(state)) == ("next_starter", 1, ["self", "other"])
    assert expire(state).state.starter == 1
    step = chosen(state, "other")
    assert step.events == (StarterNamed(2, 0, 1, "PO-42"),)
    assert ask_of(step.state).seat == 0


def test_po7_po42_a_starter_is_one_of_the_two():
    with pytest.raises(Illegal) as refusal:
        answer(begun(), FirstPlayer(2))
    assert refusal.value.rule == "PO-7"


def test_an_answer_to_another_ask_or_by_another_seat_is_refused():
    state = playing()
    ask = ask_of(state)
    action = ask.choices[0].action
    for move in (Answer("flick.0.1", 0, action), Answer(ask.id, 1, action), Answer(ask.id, 0, Deploy(()))):
        with pytest.raises(Illegal):
            GAME.apply(state, move, LUCK)


def test_nothing_can_be_done_after_the_end():
    over = GAME.apply(playing(), Left(0), LUCK).state
    assert GAME.asks(over) == ()
    with pytest.raises(Illegal):
        GAME.apply(over, Left(0), LUCK)
