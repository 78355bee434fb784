"""The complete mode before the first flick and between rounds: PO-3 to PO-9, PO-43 to PO-47."""

import pytest

from bot.games.contract.base import Answer, Illegal
from bot.games.contract.save import dump
from bot.games.pitchout.rules.board import ALPHA
from bot.games.pitchout.rules.events import Banned, Reconsidered, ShootoutDrawn, ShotOut, StarterNamed
from bot.games.pitchout.rules.game import PitchOut
from bot.games.pitchout.rules.values import Ban, Change, ChooseTeam, FirstPlayer, Lineup, NextStarter, ReplaceBanned
from tests.support.games.pitchout_complete import (
    STOPPED_SHORT,
    asked,
    chosen_teams,
    late,
    lined_up,
    played,
    says,
    shot,
    shots,
    usual,
)
from tests.support.games.pitchout_matches import (
    GAME,
    LUCK,
    ask_of,
    chosen,
    default,
    expire,
    fall,
    flick,
    in_play,
    kinds,
    only,
    patched,
    refused,
    trace,
    without,
)

SOUTH, NORTH = usual("citizens", 7), usual("hoods", 7)


def format_of(**options):
    return dict(GAME.setup(2, options, LUCK).state.options)["format"]


def picked():
    return lined_up(chosen_teams(), SOUTH, NORTH)


def lost(**options):
    """Seat 0 has lost round 1 and is asked whom to ban."""
    state = without(played(SOUTH, NORTH, **options), "S.guard")
    return flick(state, "S.captain", fall(0.1, "S.captain")).state


def test_po6_five_or_seven_play_by_mode_and_edition():
    assert format_of(mode="complete") == "7"
    assert format_of(mode="complete", format="5") == "5"
    assert format_of(mode="complete", edition="en") == format_of() == "5"
    for rule, options in (("PO-6", {"mode": "complete", "edition": "en"}), ("PO-5", {"mode": "initiation"})):
        with pytest.raises(Illegal) as refusal:
            GAME.setup(2, {**options, "format": "7"}, LUCK)
        assert refusal.value.rule == rule


def test_po3_the_other_seat_has_the_other_team_unless_both_may_choose():
    assert chosen_teams("hoods").teams == ("hoods", "citizens")
    state = GAME.setup(2, {"mode": "complete", "mirror": "on"}, LUCK).state
    state = says(state, "team", 0, ChooseTeam("hoods")).state
    assert (ask_of(state).seat, ask_of(state).rule) == (1, "PO-3")
    assert says(state, "team", 1, ChooseTeam("hoods")).state.teams == ("hoods", "hoods")
    assert expire(state).state.teams == ("hoods", "citizens")
    assert expire(GAME.setup(2, {"mode": "complete"}, LUCK).state).state.teams == ("citizens", "hoods")


def test_po6_both_pick_at_once_and_an_answer_leaves_the_other_ask_as_it_is():
    state = chosen_teams()
    assert [(ask.seat, ask.kind, ask.secret) for ask in GAME.asks(state)] == [
        (0, "lineup", True),
        (1, "lineup", True),
    ]
    after = says(state, "lineup", 1, Lineup(NORTH)).state
    assert GAME.asks(after) == GAME.asks(state)[:1]


@pytest.mark.parametrize(
    "wrong",
    [SOUTH[:6], SOUTH[1:], (*SOUTH[1:], "sapper"), (*SOUTH[:6], "shadow"), (*SOUTH[:6], "guard"), (*SOUTH, "sapper")],
)
def test_po6_a_lineup_has_the_captain_and_as_many_different_pitchers_of_the_team_as_agreed(wrong):
    with pytest.raises(Illegal) as refusal:
        says(chosen_teams(), "lineup", 0, Lineup(wrong))
    assert refusal.value.rule == "PO-6"


def test_po6_a_lineup_is_hidden_until_it_is_deployed():
    state, other = chosen_teams(), (*ALPHA[:3], "immortal", "major", "commando", "sapper")
    views = []
    for mine in (SOUTH, other):
        before = lined_up(state, mine, NORTH)
        named = says(shots(before, STOPPED_SHORT).state, "first_player", 0, FirstPlayer(1)).state
        second = default(named).state
        steps = (says(state, "lineup", 0, Lineup(mine)).state, before, named, second)
        views.append([dump(GAME.view(step, viewer)) for step in steps for viewer in (1, None)])
        assert GAME.view(second, 0).lineups == (mine, NORTH)
        assert [puck.pitcher for puck in GAME.view(default(second).state, 1).pucks][:7] == list(mine)
    assert views[0] == views[1]


def test_po6_on_time_out_the_alpha_and_the_first_elites_play():
    state = late(late(chosen_teams(format="5"), 1).state, 0).state
    assert state.lineups == (ALPHA, ALPHA)
    assert late(chosen_teams(), 0).state.lineups[0] == SOUTH


def test_po6_a_lineup_that_was_not_picked_in_time_is_as_secret_as_any():
    assert (
        kinds(late(chosen_teams(), 0)) == kinds(says(chosen_teams(), "lineup", 0, Lineup(SOUTH))) == ["lineup_chosen"]
    )


def test_po8_both_captains_are_launched_at_once_on_an_empty_arena():
    seen = []

    def watch(table, launches):
        seen.append((table, launches))
        return STOPPED_SHORT

    state = says(picked(), "shootout", 1, shot(1, 300.0, 180.0, 60.0)).state
    assert [ask.seat for ask in GAME.asks(state)] == [0]
    ask = asked(state, 0)
    step = PitchOut(watch).apply(state, Answer(ask.id, 0, shot(0)), LUCK)
    ((table, launches),) = seen
    assert [piece.id for piece in table.pieces] == ["S.captain", "N.captain"]
    assert [launch.piece for launch in launches] == ["S.captain", "N.captain"]
    assert step.trace is STOPPED_SHORT


def test_po8_a_shot_is_secret_until_both_are_launched():
    state = picked()
    views = {dump(GAME.view(says(state, "shootout", 0, shot(0, x)).state, 1)) for x in (100.0, 400.0)}
    assert len(views) == 1


@pytest.mark.parametrize(
    ("place", "rule"), [(shot(0, 5.0), "PO-11"), (shot(1), "PO-8"), (shot(0, strength=101), "PO-16")]
)
def test_po8_a_shot_from_elsewhere_or_of_another_puck_is_refused(place, rule):
    with pytest.raises(Illegal) as refusal:
        says(picked(), "shootout", 0, place)
    assert refusal.value.rule == rule


@pytest.mark.parametrize(
    ("south", "north", "winner"),
    [
        (700, 200, 0),
        (500, 200, 1),
        (700, 100.4, None),
        (700, 100.6, 0),
        (None, 700, 1),
        (100, None, 0),
        (None, None, None),
    ],
)
def test_po9_the_nearer_to_the_far_edge_wins_and_half_a_millimetre_decides(south, north, winner):
    places = {"S.captain": south, "N.captain": north}
    seen = trace(
        *(fall(0.5, puck) for puck, y in places.items() if y is None),
        rest={puck: (400, y) for puck, y in places.items() if y is not None},
    )
    step = shots(picked(), seen)
    (event,) = only(step, ShotOut)
    assert event.winner == winner
    assert [ask.kind for ask in GAME.asks(step.state)] == (["shootout"] * 2 if winner is None else ["first_player"])
    if winner is not None:
        assert (ask_of(step.state).seat, ask_of(step.state).rule) == (winner, "PO-9")


def test_po9_after_three_undecided_tries_luck_decides():
    state = picked()
    for _ in range(3):
        step = late(late(state, 0).state, 1)
        state = step.state
    (drawn,) = only(step, ShootoutDrawn)
    assert ask_of(state).seat == drawn.winner
    assert len(GAME.view(state, None).tries) == 3
    assert not in_play(state)


def test_po13_block_c_stands_before_the_deployment():
    state = says(shots(picked(), STOPPED_SHORT).state, "first_player", 0, FirstPlayer(0)).state
    assert {block.id for block in state.blocks if block.in_play} == {"C"}


def test_po43_the_loser_may_ban_change_and_name_the_starter():
    state = lost()
    assert (ask_of(state).kind, ask_of(state).seat) == ("ban", 0)
    step = chosen(state, "infested")
    assert only(step, Banned) == [Banned(1, "infested")]
    assert (ask_of(step.state).kind, ask_of(step.state).seat, ask_of(step.state).secret) == ("change", 0, True)
    step = chosen(step.state, "runner-sapper")
    assert only(step, Reconsidered) == [Reconsidered(0)]
    step = chosen(step.state, "other")
    assert only(step, StarterNamed) == [StarterNamed(2, 1, 0, "PO-47")]
    assert (ask_of(step.state).kind, ask_of(step.state).seat) == ("replace_banned", 1)
    state = default(step.state).state
    assert (ask_of(state).kind, ask_of(state).seat, state.round) == ("deploy", 1, 2)
    assert "shaman" in state.lineups[1]
    assert "infested" not in state.lineups[1]
    assert "sapper" in state.lineups[0]
    assert "runner" not in state.lineups[0]


def test_the_last_flick_is_news_until_the_loser_has_answered():
    state = lost()
    assert GAME.view(state, None).last is not None
    assert GAME.view(chosen(state, "none").state, None).last is None
    assert GAME.view(chosen(state, "infested").state, None).last is None


def test_po43_doing_nothing_is_the_usual_answer():
    state = lost()
    for kind in ("ban", "change", "next_starter"):
        assert ask_of(state).kind == kind
        state = expire(state).state
    assert (ask_of(state).kind, ask_of(state).seat) == ("deploy", 0)
    assert state.lineups == (SOUTH, NORTH)


def test_po44_only_an_elite_of_the_winners_lineup_may_be_banned():
    for wrong in ("guard", "shaman", "major", "golem"):
        assert refused(lost(), Ban(wrong)) == "PO-44"


def test_po45_a_banned_pitcher_does_not_come_back():
    state = chosen(chosen(chosen(lost(), "shadow").state, "none").state, "self").state
    assert refused(state, ReplaceBanned("shadow")) == "PO-45"
    assert refused(state, ReplaceBanned("guard")) == "PO-45"


def test_po46_the_captain_stays_and_the_change_is_secret():
    state = chosen(lost(), "none").state
    for wrong in (("captain", "sapper"), ("guard", "shadow"), ("guard", "major"), ("sapper", "guard"), ("guard", None)):
        assert refused(state, Change(*wrong)) == "PO-46"
    results = [chosen(state, code).state for code in ("none", "guard-sapper", "major-sapper")]
    for viewer in (1, None):
        assert len({dump(GAME.view(result, viewer)) for result in results}) == 1
        deploying = [says(result, "next_starter", 0, NextStarter(1)).state for result in results]
        assert len({dump(GAME.view(result, viewer)) for result in deploying}) == 1


def test_po46_without_a_free_pitcher_nothing_is_asked():
    state = patched(lost(), banned=(("sapper",), ()))
    assert kinds(chosen(state, "none")) == ["banned"]
    assert ask_of(chosen(state, "none").state).kind == "next_starter"
