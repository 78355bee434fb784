"""Bullseye on the real physics: whole matches, and pictures of them."""

import io

import pytest
from PIL import Image

from pichenette.api import Answer, Assist, Illegal, Left, Rng, TimedOut
from pichenette.api.pictures import Moment, catalogue
from pichenette_bullseye.game import GAME
from pichenette_bullseye.painter import PAINTER
from pichenette_bullseye.values import Flick, Flicked, Over

RULES, LUCK = GAME.rules, Rng(b"bullseye")
WORDS = catalogue().of("en")


def steps(level: int, **options: str):
    """A match of the house player against itself: (before, step) for each turn."""
    state = RULES.setup(2, RULES.spec.complete(options), LUCK).state
    while asks := RULES.asks(state):
        (ask,) = asks
        action = GAME.player.choose(RULES.view(state, ask.seat), ask, level, LUCK)
        step = RULES.apply(state, Answer(ask.id, ask.seat, action), LUCK)
        yield state, step
        state = step.state


@pytest.mark.parametrize("discs", ["3", "5"])
def test_a_match_is_as_many_flicks_as_there_are_discs(discs: str):
    played = list(steps(2, discs=discs))
    assert len(played) == 2 * int(discs)
    *_, (_, last) = played
    assert isinstance(last.events[-1], Over)
    assert RULES.outcome(last.state) is not None


def test_every_turn_is_painted_filmed_and_told():
    for before, step in steps(1):
        assert Image.open(io.BytesIO(PAINTER.still(step.state, WORDS).png)).size == (800, 830)
        film = PAINTER.films.film([Moment(before, step.state, step.events, step.trace)], WORDS)
        assert Image.open(io.BytesIO(film)).n_frames > 5
        told = [WORDS.say(one.words) for one in PAINTER.story(step.state, step.events)]
        assert len(told) == len(step.events)


@pytest.mark.parametrize("assist", Assist)
def test_the_preview_of_a_flick_is_painted(assist: Assist):
    state = RULES.setup(2, RULES.spec.complete({}), LUCK).state
    (ask,) = RULES.asks(state)
    sketch = RULES.sketch(state, ask, Flick(0.0, 30.0), assist)
    assert sketch.aim.piece == "A1"
    assert PAINTER.still(state, WORDS, sketch=sketch).png != PAINTER.still(state, WORDS).png


def test_a_lost_clock_costs_a_disc_and_leaving_the_match():
    state = RULES.setup(2, RULES.spec.complete({}), LUCK).state
    (ask,) = RULES.asks(state)
    assert RULES.apply(state, TimedOut(ask.id), LUCK).state.left == (2, 3)
    assert RULES.outcome(RULES.apply(state, Left(0), LUCK).state).ranks == ((1,), (0,))


def test_a_flick_is_no_harder_than_a_finger():
    state = RULES.setup(2, RULES.spec.complete({}), LUCK).state
    (ask,) = RULES.asks(state)
    with pytest.raises(Illegal, match="BE-2"):
        RULES.apply(state, Answer(ask.id, 0, Flick(0.0, 101.0)), LUCK)
    assert isinstance(RULES.apply(state, Answer(ask.id, 0, Flick(0.0, 100.0)), LUCK).events[0], Flicked)
