"""PitchBowl for those who read instead of looking."""

from __future__ import annotations

import itertools
import math
import re
from pathlib import Path

import msgspec
import pytest

from bot.games.contract.base import Answer, position
from bot.games.contract.flick_game import simulated as simulate
from bot.games.contract.preview import Assist
from bot.games.contract.vocabulary import Point
from bot.games.pitchbowl.rules.board import label
from bot.games.pitchbowl.rules.event_text import event_phrase
from bot.games.pitchbowl.rules.events import TurnEnded
from bot.games.pitchbowl.rules.simulation import LIMIT, run
from bot.games.pitchbowl.rules.values import Flick, Kick, Pass, Reason, SetUp, Spent, State, Toss
from bot.games.pitchbowl.rules.view import View
from bot.words import Catalogue
from render import PAINTERS
from render.painter import Moment
from render.pitchbowl.board.line_of_sight import free
from render.text import ALT, LINES, centimetres
from tests.support.games.pitchbowl_few import lying
from tests.support.samples import sample
from tests.support.scenes.pitchbowl_scenes import GAME, LUCK, SCENES, after, kicking, midst, preview, seen

WORDS = Catalogue(Path(__file__).parents[2] / "data" / "words")
EN = WORDS.of("en")
PAINTER = PAINTERS["pitchbowl"]
assert PAINTER.texts


def foretold(state: State, action: object, assist: Assist = Assist.STANDARD) -> tuple[str, ...]:
    return PAINTER.texts.preview(seen(state), preview(state, action, assist), EN)


@pytest.mark.parametrize(("scene", "language"), sample(itertools.product(sorted(SCENES), ("en", "fr")), 3))
def test_board_and_alt_text_are_short_and_tell_every_player(scene: str, language: str):
    view, sketch = SCENES[scene]
    board, alt = PAINTER.board(view, WORDS.of(language)), PAINTER.still(view, WORDS.of(language), sketch=sketch).alt
    assert len(board.splitlines()) <= LINES
    assert len(board) <= 2600
    assert 0 < len(alt) <= ALT
    assert alt.startswith(WORDS.of(language).say(PAINTER.headline(view)))
    gathered = any(not one.out for one in view.players)  # before they set up there is nobody to be told
    assert not gathered or all(one.label in board for one in view.players)


def test_ones_own_players_come_first_the_nearest_to_the_ball_before_the_others():
    state = lying(ball=(225, 500), red_t1=(225, 400), red_t2=(225, 460), blue_t1=(225, 560), blue_t2=(225, 700))
    for viewer, own, other in ((0, ["A2", "A1"], "B1"), (1, ["B1", "B2"], "A1")):
        board = PAINTER.board(GAME.view(state, viewer), EN)
        assert re.findall(r"^\*\*(\w+)\*\* in", board, re.MULTILINE) == own
        assert f"{other} in" in board


def test_a_place_is_told_in_cm_and_the_way_to_the_goal_line_once():
    state = lying(ball=(225, 500), red_t1=(225, 389.6))
    lines = PAINTER.texts.detail(GAME.view(state, 0), "A1", EN).replace("\u00a0", " ").splitlines()
    assert "x 22.5 cm, y 38.96 cm." in lines
    (goal,) = [line for line in lines if "goal line" in line]
    assert goal.startswith("**Sees** the goal line at 90°, 29.9 cm, ")


@pytest.mark.parametrize(
    ("reasons", "expected"),
    [
        (("INTERCEPTION", "FUMBLE"), "an interception"),
        (("BALL_OUT", "FUMBLE"), "the ball out"),
        (("FUMBLE",), "a fumble"),
        (("FALL", "FUMBLE"), "a fall, a fumble"),
    ],
)
def test_a_lost_pass_has_one_reason(reasons: tuple[Reason, ...], expected: str):
    assert EN.say(event_phrase(TurnEnded(0, reasons))).endswith(f": {expected}.")


def test_what_a_player_sees_is_told_as_the_picture_lies_with_what_is_in_the_way_and_how_far_he_may_go():
    # in the picture the ball is to the right of A1, B1 straight below it
    state = lying(ball=(125, 200), red_t1=(125, 125), red_t2=(425, 25), blue_t1=(325, 125), blue_t2=(225, 125))
    board = PAINTER.board(GAME.view(state, 0), EN)
    assert (
        "**A1** in C3, active. Sees the ball at 90°, 5.5 cm, clear shot, in reach; B2 at 180°, 7.6 cm, clear shot, with extra effort."
        in board
    )
    text = PAINTER.texts.detail(GAME.view(state, 0), "a1", EN)
    assert "B1 at 180°, 17.6 cm, behind B2, too far" in text
    assert "Can go 2 cells, extra effort included." in text
    assert PAINTER.texts.detail(GAME.view(state, 0), "Ball", EN).startswith(
        "The ball is loose in C5. Nearest: A1 5.5 cm"
    )


def test_the_holder_is_told_the_goal_line_and_the_alt_text_that_he_may_score():
    state = lying(holder="red.r1", red_r1=(225, 600), blue_t1=(225, 750))
    view = GAME.view(state, 0)
    assert "Sees the goal line at 90°, 8.8 cm, clear shot, in reach" in PAINTER.board(view, EN)
    assert "A10 can score: the goal line at 90°" in PAINTER.still(view, EN).alt
    far = lying(holder="red.t1", red_t1=(225, 500), blue_t1=(225, 750))
    assert "can score" not in PAINTER.still(seen(far), EN).alt


@pytest.mark.parametrize("angle", [0.0, 17.0, 45.0, 100.0, 200.0, 333.0])
@pytest.mark.parametrize("player", ["red.t1", "red.r1"])
def test_the_limit_is_told_where_physics_stops_him(player: str, angle: float):
    state = lying(ball=(10, 790), red_t1=(230, 410), red_r1=(130, 360))
    trace = run(simulate, state, player, angle, 60.0, effort=True, pickup=False)
    (stop,) = (one for one in trace.passages if one.gate == LIMIT)
    lies = next(one for one in seen(state).players if one.id == player)
    way = math.dist((lies.x, lies.y), (stop.x, stop.y))
    assert free(lies, math.radians(angle), 3 if player == "red.r1" else 2) == pytest.approx(way, abs=0.05)
    for assist in (Assist.STANDARD, Assist.FULL):
        sketch = foretold(state, Flick(player, angle, 60.0), assist)
        assert f"{label(player)} reaches the limit after {centimetres(way, EN)} cm and falls." in sketch


def test_a_preview_says_no_more_than_the_level_of_assist_shows():
    state = lying(ball=(400, 100), red_t1=(225, 380), blue_t1=(225, 420), blue_t2=(225, 450))
    aim = Flick("red.t1", 0.0, 20.0)
    assert foretold(state, aim, Assist.EXPERT) == ()
    assert foretold(state, aim) == ("Hits B1 first, dead centre; B1 goes about 5 cm towards 90°.",)
    first, rest = foretold(state, aim, Assist.FULL)
    assert first == "Hits B1 first, dead centre; B1 goes about 1 cm towards 90°."
    assert rest.startswith("At rest: A1 in cell E8; B1 in cell")
    assert foretold(state, Flick("red.t1", 180.0, 8.0)) == ("Hits nobody and stops in cell E7.",)


def test_the_ball_does_not_leave_whom_takes_it_up():
    state = lying(ball=(225, 430), red_t1=(225, 380))
    assert foretold(state, Flick("red.t1", 0.0, 10.0)) == (
        "Hits the ball first, dead centre; the ball goes about 5 cm towards 90°.",
    )
    for assist in (Assist.STANDARD, Assist.FULL):
        sketch = foretold(state, Flick("red.t1", 0.0, 10.0, "pickup"), assist)
        assert sketch[0] == "Hits the ball first, dead centre."
        assert not any("ball in" in line for line in sketch)


def test_throws_kicks_and_placements_are_foretold():
    state = lying(holder="red.t1", red_t1=(225, 300), red_t2=(225, 400))
    assert foretold(state, Pass(0.0, 50.0)) == ("A2 has the ball after 5.9 cm.",)
    assert foretold(state, Pass(180.0, 20.0)) == ("The ball reaches nobody and stops in cell E2 after 18 cm.",)
    assert foretold(state, Pass(90.0, 60.0))[0].startswith(
        "The ball reaches nobody and leaves the field over the lower"
    )
    kick = kicking()
    ahead = 0.0 if kick.kicker == 0 else 180.0
    assert "in the other half; luck may move it up to 7.5 cm along" in foretold(kick, Kick(ahead, 60.0))[0]
    assert "short of the median line: a touchback" in foretold(kick, Kick(ahead, 20.0))[0]
    assert "Aimed off the field" in foretold(kick, Kick(ahead, 100.0))[0]
    setup = after(position(GAME, "start", 2, {}, LUCK), Toss(kick=True))
    (ask,) = GAME.asks(setup)
    action = ask.choices[0].action
    assert isinstance(action, SetUp)
    assert len(foretold(setup, action)) == len(action.places)


def test_a_spectator_reads_first_of_the_side_whose_turn_it_is():
    state = lying(ball=(225, 500), red_t1=(225, 400), blue_t1=(225, 560))
    view: View = seen(state)
    assert "**Amber (A)**, attacks to the right" in PAINTER.board(view, EN)
    assert "**Azure (B)**, attacks to the left" in PAINTER.board(msgspec.structs.replace(view, viewer=1), EN)


def test_a_dropped_ball_and_a_placement_are_told_as_they_are():
    state = lying(red_t1=(225, 400), blue_t1=(225, 520), blue_t2=(225, 600))
    dropped = GAME.view(msgspec.structs.replace(state, phase="fumble_spot", clumsy="red.t1"), 1)
    assert "A1 dropped the ball." in PAINTER.board(dropped, EN)
    assert "not on the field" not in PAINTER.board(dropped, EN)
    assert "A1 at 270°, 9.6 cm, clear shot, with extra effort" in PAINTER.board(GAME.view(state, 1), EN)
    placing = GAME.view(msgspec.structs.replace(state, phase="placement"), 1)
    assert "A1 at 270°, 9.6 cm, clear shot, too far" in PAINTER.board(placing, EN)
    over = GAME.view(msgspec.structs.replace(state, phase="over", winner=0, ended="left"), None)
    assert "Sees" not in PAINTER.board(over, EN)


def test_of_several_flicks_told_together_the_last_is_told_as_it_was_seen():
    start = lying(ball=(225, 500), red_t1=(225, 400), red_t2=(100, 400), blue_t1=(225, 440))
    steps, states = [], [start]
    for flick in (Flick("red.t2", 0.0, 10.0), Flick("red.t1", 0.0, 15.0)):
        (ask,) = GAME.asks(states[-1])
        steps.append(GAME.apply(states[-1], Answer(ask.id, ask.seat, flick), LUCK))
        states.append(steps[-1].state)
    events = (*steps[0].events, *steps[1].events)
    account = PAINTER.texts.account(Moment(seen(states[1]), seen(states[2]), events, steps[1].trace), EN)
    assert account[0] == "1. A2 (three-quarter) is flicked at 90°, strength 10."
    assert account[1] == "2. A1 is flicked at 90°, strength 15."
    assert account[2] == "3. A1 hits B1 after 1.6 cm."


HOLDS = midst(spent=Spent())
ACTED = tuple(msgspec.structs.replace(one, active=one.active and one.id != "red.r1") for one in HOLDS.players)


@pytest.mark.parametrize(
    ("state", "left"),
    [
        (HOLDS, "extra effort, pass"),
        (msgspec.structs.replace(HOLDS, players=ACTED), "extra effort"),
        (msgspec.structs.replace(HOLDS, players=ACTED, spent=Spent(effort=True)), "nothing"),
        (msgspec.structs.replace(HOLDS, phase="bonus", bonus="red.r1", spent=Spent(effort=True)), "pass"),
        (midst(spent=Spent(), holder="blue.r1"), "extra effort, steal"),
        (midst(spent=Spent(), holder=None, ball=Point(250.0, 520.0)), "extra effort, pick-up"),
    ],
    ids=["ball held", "the carrier has acted", "nothing", "a bonus action", "an enemy carrier", "a loose ball"],
)
def test_what_is_called_available_can_be_done(state: State, left: str):
    tally = PAINTER.tally(seen(state))
    assert tally is not None
    assert EN.say(tally).endswith(f"still available: {left}")


@pytest.mark.parametrize(("language", "figures"), [("en", "93.6°"), ("fr", "93,6°")])
def test_figures_are_written_as_the_language_does(language: str, figures: str):
    state = after(lying(red_t9=(225, 200), blue_t1=(225, 700)), Flick("red.t9", 3.6, 10.5))
    assert figures in PAINTER.board(seen(state), WORDS.of(language))
