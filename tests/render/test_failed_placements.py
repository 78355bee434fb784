"""A placement of PitchBowl that failed tells one story: why, and that the player is back."""

import pytest

from bot.games.contract.base import Answer
from bot.games.contract.vocabulary import Phrase
from bot.games.pitchbowl.rules.events import PlacementAnnulled
from bot.games.pitchbowl.rules.values import Placement, State
from bot.words import Catalogue
from render import PAINTERS
from render.painter import Moment
from tests.support.discord.scene import WORDS
from tests.support.scenes.pitchbowl_scenes import GAME, LUCK, midst, play, seen

PAINTER = PAINTERS["pitchbowl"]
EN = Catalogue(WORDS).of("en")
PLACING = midst(phase="placement", options=play(defensive_placement="on").options)


def failed(state: State, why: str) -> tuple[Moment, PlacementAnnulled]:
    """The first placement, of those that go straight or back, that fails for a reason."""
    (ask,) = GAME.asks(state)
    for action in (
        Placement(choice.code, angle, 100.0)
        for choice in ask.choices
        if choice.dials
        for angle in (0.0, 90.0, 180.0, 270.0)
    ):
        step = GAME.apply(state, Answer(ask.id, ask.seat, action), LUCK)
        event = step.events[-1]
        if isinstance(event, PlacementAnnulled) and event.why == why:
            return Moment(seen(state), seen(step.state), tuple(step.events), step.trace), event
    raise AssertionError(why)


@pytest.mark.parametrize("why", ["touched", "far"])
def test_it_is_told_once_with_its_reason(why: str):
    moment, event = failed(PLACING, why)
    sentences = PAINTER.story(moment.after, moment.events)
    assert [one.words.key for one in sentences] == ["pitchbowl-event-placement_annulled"]
    assert dict(sentences[0].words.args)["why"] == why
    assert event.player


def test_in_words_nobody_falls_and_nobody_rests_elsewhere():
    moment, _ = failed(PLACING, "far")
    account = "\n".join(PAINTER.texts.account(moment, EN))
    assert "fell" not in account
    assert "At rest" not in account


def test_an_old_match_has_no_reason():
    moment, event = failed(PLACING, "far")
    old = PlacementAnnulled(event.player)
    (sentence,) = PAINTER.story(moment.after, (old,))
    assert isinstance(sentence.words, Phrase)
    assert EN.say(sentence.words)
