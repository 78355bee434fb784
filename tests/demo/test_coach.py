from pathlib import Path

import pytest

from bot.answers.draft import action_of, begin, chosen
from bot.answers.shot_notation import ViewContext, read_shot
from bot.games import GAMES
from bot.games.base import Answer
from bot.games.luck import Rng
from bot.games.pitchbowl.events import Caught, PickedUp, Stolen, TouchdownScored
from bot.games.pitchbowl.values import EndTurn, State
from bot.words import Catalogue
from render.pitchbowl.painter import PITCHBOWL
from tests.demo.coach import Coach, Seen

WORDS = Catalogue(Path(__file__).parent.parent.parent / "data" / "words").of("en")
GAME, PAINTER = GAMES["pitchbowl"], PITCHBOWL
BALL = "The ball lies loose in E6.\nx 225, y 250.\n**Amber:** A8: the ball at 7:00, 38 mm, {way}, {reach}."
BOARD = "Amber still has in this turn: 11 players to act, the extra effort{more}.\n**A8** in D6, active. Sees it."


def considered(coach: Coach, state: State, seat: int) -> str:
    """What a coach plays, given what they can read."""
    view = GAME.view(state, seat)
    board, ball = PAINTER.board(view, WORDS), PAINTER.texts.detail(view, "ball", WORDS)
    about = coach.asks_about(board, ball)
    return coach.shot(board, ball, about, PAINTER.texts.detail(view, about, WORDS) if about else "")


@pytest.mark.thorough
def test_two_coaches_play_a_match_with_all_it_has():
    options = {"touchdowns": "1", "max_turns": "80"}
    state = GAME.setup(2, options, Rng(b"coaches")).state
    coaches, deeds = (Coach("A"), Coach("B")), set()
    for revision in range(400):
        if not (asks := GAME.asks(state)):
            break
        (ask,) = asks
        action = ask.choices[0].action
        if ask.kind in ("action", "bonus"):
            shot = considered(coaches[ask.seat], state, ask.seat)
            half = read_shot(shot, ask, begin(ask), ViewContext(WORDS, 90.0, 450.0)) if shot else begin(ask)
            choice = chosen(ask, half)
            assert choice is not None
            action = action_of(choice, half) if shot else EndTurn()
        step = GAME.apply(state, Answer(ask.id, ask.seat, action), Rng(b"coaches", revision))
        deeds |= {type(event) for event in step.events}
        if step.state.turn != state.turn:
            for coach in coaches:
                coach.rests()
        state = step.state
    assert max(state.score) == 1
    assert {PickedUp, Stolen, Caught, TouchdownScored} <= deeds


def test_what_is_seen_is_read_from_a_sentence():
    assert Seen.of(" the ball", "7", "20", "38", "behind A2", "by extra effort") == Seen(
        "the ball", 220.0, 38.0, clear=False, reach=True
    )


def test_a_ball_within_reach_is_picked_up_if_it_may_be():
    ball = BALL.format(way="clear", reach="in reach")
    assert Coach("A").shot(BOARD.format(more=", a pick-up"), ball, "", "") == "A8>ball s10.7 !pickup"
    assert Coach("A").shot(BOARD.format(more=""), ball, "", "") == "A8>210 s4.9"
    assert Coach("B").shot(BOARD.format(more=", a pick-up"), ball, "", "") == ""


def test_nobody_comes_nearer_for_ever():
    coach, ball = Coach("A"), BALL.format(way="clear", reach="too far")
    assert [bool(coach.shot(BOARD.format(more=", a pick-up"), ball, "", "")) for _ in range(3)] == [True, True, False]
    coach.rests()
    assert coach.shot(BOARD.format(more=", a pick-up"), ball, "", "")


def test_a_ball_out_of_sight_ends_the_turn():
    assert (
        Coach("A").shot(BOARD.format(more=", a pick-up"), BALL.format(way="behind A2", reach="in reach"), "", "") == ""
    )
