from pathlib import Path

import msgspec
import pytest

from bot.answers.draft import action_of, begin, chosen
from bot.answers.shot_notation import ViewContext, read_shot
from bot.games import GAMES
from bot.games.contract.base import Answer
from bot.games.contract.luck import Rng
from bot.games.contract.vocabulary import Point
from bot.games.pitchbowl.rules.events import Caught, PickedUp, Stolen, TouchdownScored
from bot.games.pitchbowl.rules.values import EndTurn, State
from bot.games.pitchbowl.rules.view import SeenPlayer, View
from bot.words import Catalogue
from render.pitchbowl.board.line_of_sight import SightTarget
from tools.demo.coach import Coach, Sight

WORDS = Catalogue(Path(__file__).parents[3] / "data" / "words").of("en")
GAME = GAMES["pitchbowl"]


def considered(coach: Coach, state: State, seat: int) -> str:
    """The shot that a coach plays, given the view of their seat."""
    return next(coach.shots(GAME.view(state, seat)), "")


def loose(*players: SeenPlayer, pickup: bool = False) -> View:
    """A view in which the ball lies at (225, 250), with these players on the field."""
    state = GAME.setup(2, {}, Rng(b"coaches")).state
    view = msgspec.structs.replace(GAME.view(state, 0), phase="action", turn=0, players=players, ball=Point(225, 250))
    return msgspec.structs.replace(view, spent=msgspec.structs.replace(view.spent, pickup=pickup))


def player(name: str, x: float, y: float) -> SeenPlayer:
    seat = "AB".index(name[0])
    return SeenPlayer(f"{('red', 'blue')[seat]}.t{name[1:]}", name, seat, False, x, y, active=True, out=False)


@pytest.mark.thorough
def test_two_coaches_play_a_match_with_all_it_has():
    options = {"touchdowns": "1", "max_turns": "80"}
    state = GAME.setup(2, options, Rng(b"coaches")).state
    coaches, deeds = (Coach(0), Coach(1)), set()
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


def test_what_is_seen_is_as_fine_as_it_is_shown():
    view = loose(player("A8", 225, 192), player("A2", 225, 220))
    ball = SightTarget("ball", 225, 250, 8.0)
    assert Sight.of(view, view.players[0], ball) == Sight("ball", 90.0, 38.0, clear=False, reach=True)


def test_a_ball_within_reach_is_picked_up_if_it_may_be():
    one = player("A8", 225, 192)
    assert list(Coach(0).shots(loose(one))) == ["A8>ball s10.7 !pickup"]
    assert list(Coach(0).shots(loose(one, pickup=True))) == ["A8>90 s4.9"]
    assert list(Coach(1).shots(loose(one))) == []


def test_nobody_comes_nearer_for_ever():
    coach, view = Coach(0), loose(player("A8", 225, 20))
    assert [len(list(coach.shots(view))) for _ in range(3)] == [1, 1, 0]
    coach.rests()
    assert list(coach.shots(view))


def test_a_ball_out_of_sight_ends_the_turn():
    assert not list(Coach(0).shots(loose(player("A8", 225, 192), player("B2", 225, 220))))
