"""Shot noise in PitchBowl (V-8), its previews, and PitchBowl's optional capabilities."""

import pytest
from msgspec.structs import replace

from bot.games.contract.base import Answer, TimedOut
from bot.games.contract.luck import Rng
from bot.games.contract.preview import Assist, Sketch
from bot.games.pitchbowl.rules.game import PitchBowl
from bot.games.pitchbowl.rules.values import BowlPlayer, Flick, Pass, State
from tests.support.scenes.pitchbowl_scenes import after, play

GAME = PitchBowl()
LUCK = Rng(b"hand")


def shown(state: State, action: Flick | Pass, assist: Assist = Assist.STANDARD) -> Sketch:
    (ask,) = GAME.asks(state)
    return GAME.sketch(GAME.view(state, 0), ask, action, assist)


def holding(state: State) -> State:
    """R1 of Amber has the ball."""
    return State(
        options=state.options, phase="action", asked=state.asked, players=state.players, holder="red.r1", kicker=1
    )


@pytest.mark.parametrize("assist", list(Assist))
@pytest.mark.parametrize("action", [Flick("red.t8", 1.0, 50.0), Pass(1.0, 50.0)])
def test_v8_the_preview_shows_the_fan_and_says_it(assist: Assist, action: Flick | Pass):
    sketch = shown(holding(play(hand="human")), action, assist)
    assert sketch.aim is not None
    assert sketch.aim.fan is not None
    assert (sketch.aim.fan.left, sketch.aim.fan.right) == (359.0, 3.0)
    assert (sketch.aim.fan.weak, sketch.aim.fan.strong) == (46.0, 54.0)
    assert (sketch.aim.fan.length is not None) == (assist is Assist.EXPERT)
    effort = ["pitchbowl-effort"] if isinstance(action, Flick) and assist is not Assist.EXPERT else []
    assert [phrase.key for phrase in sketch.remarks] == ["pitchbowl-fan", *effort]
    steady = shown(holding(play()), action, assist)
    assert steady.aim is not None
    assert (steady.aim.fan, [phrase.key for phrase in steady.remarks]) == (None, effort)


def test_v8_a_steady_hand_draws_no_luck():
    class Unlucky(Rng):
        def uniform(self, lo: float, hi: float) -> float:
            raise AssertionError(f"luck between {lo} and {hi}")

    state = play()
    (ask,) = GAME.asks(state)
    GAME.apply(state, Answer(ask.id, 0, Flick("red.t8", 90.0, 5.0)), Unlucky(b""))


def test_a_preview_says_why_a_pass_is_refused():
    state = holding(play())
    sketch = shown(state, Pass(90.0, 50.0, side=300.0))
    assert (sketch.rule, sketch.words[0].key) == ("PB-47", "pitchbowl-refused-side")
    assert [ghost.id for ghost in sketch.ghosts] == ["ball"]


def test_faces_and_lost_turns_are_no_other_placing():
    state = play()
    (ask,) = GAME.asks(state)
    later = GAME.apply(state, TimedOut(ask.id), LUCK).state
    assert later != state
    assert GAME.spec.placement(later) == GAME.spec.placement(state)
    assert GAME.spec.placement(after(state, Flick("red.t8", 90.0, 5.0))) != GAME.spec.placement(state)
    assert GAME.spec.placement(holding(state)) != GAME.spec.placement(state)


def test_a_chapter_lies_between_touchdowns():
    state = play()
    assert GAME.spec.chapter(state) == 1
    players = tuple(
        BowlPlayer(one.id, 225.0, 660.0, out=False) if one.id == "red.r1" else BowlPlayer(one.id)
        for one in state.players
    )
    near = State(
        options=play(touchdowns="2").options, phase="action", players=players, holder="red.r1", score=(0, 1), kicker=1
    )
    assert GAME.spec.chapter(near) == 2
    scored = after(near, Flick("red.r1", 0.0, 15.0))
    assert (scored.score, GAME.spec.chapter(scored)) == ((1, 1), 3)
    won = after(replace(near, score=(1, 0)), Flick("red.r1", 0.0, 15.0))
    assert (won.phase, won.score, GAME.spec.chapter(won)) == ("over", (2, 0), 2)
