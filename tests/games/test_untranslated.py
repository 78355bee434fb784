"""All texts and pictures of a game in a language without plain letters: any plain letter was never translated."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from bot.games import GAMES
from bot.games.contract.base import AnyGame, Ask
from bot.games.contract.dials import Number
from bot.games.contract.preview import Assist
from bot.words import Catalogue, Words
from pichenette.testing.phrases import phrases
from pichenette.testing.playing import Played, for_seats, match
from render import PAINTERS
from render.commentary import worded
from render.painter import Moment
from tests.support.pictures.unpainted import texts_to_draw
from tests.support.samples import sample
from tests.support.words.pseudo import LANGUAGE, a_third_language
from tests.support.words.untranslated import codes, plain

pytestmark = pytest.mark.long

SPOKEN, TOLD, PICTURED = 20, 8, 1  # steps of a match of which all is said, all is told, pictures are painted
PER_GAME = pytest.mark.parametrize(
    ("game", "seats", "seeds"),
    [
        *sample(((game, 2, 1) for game in GAMES), 2),
        *(pytest.param(game, 2, 5, marks=pytest.mark.thorough) for game in GAMES),
        pytest.param("pitchout", 4, 3, marks=pytest.mark.thorough),
        pytest.param("forhonor", 7, 3, marks=pytest.mark.thorough),
    ],
)


@pytest.fixture(scope="module")
def words(tmp_path_factory: pytest.TempPathFactory) -> Words:
    return Catalogue(a_third_language(tmp_path_factory.mktemp("strange")) / "words").of(LANGUAGE)


@pytest.fixture
def written(monkeypatch: pytest.MonkeyPatch) -> set[str]:
    """Every text that Pillow is asked to draw."""
    return texts_to_draw(monkeypatch)


@PER_GAME
def test_nothing_a_game_says_or_paints_is_in_plain_letters(
    game: str, seats: int, seeds: int, words: Words, written: set[str]
):
    rules = GAMES[game]
    texts: set[str] = set()
    for seed in range(seeds):
        played = list(match(rules, f"strange {seed}".encode(), spec=for_seats(rules.spec, seats)))
        for one in some(played, SPOKEN):
            texts |= set(spoken(rules, one, words))
        for nth, one in enumerate(some(played[1:], TOLD)):
            texts |= set(story_of(rules, one, nth, words))
        for one in some(played, PICTURED):
            texts |= set(painted(rules, one, words))
    wrong = {text: found for text in texts | written if (found := plain(text, codes(rules.spec)))}
    assert wrong == {}
    assert len(texts) > 100
    assert len(written) > 5


def some(played: list[Played], most: int) -> list[Played]:
    """So many steps of a match, from its beginning to its end."""
    return played[:: -(-len(played) // most)]


def spoken(rules: AnyGame, one: Played, words: Words) -> Iterator[str]:
    """The texts of a step's asks, choices, refusals and events."""
    painter, view = PAINTERS[rules.spec.key], rules.view(one.step.state, None)
    for ask in one.asks:
        yield from map(words.say, phrases(ask))
        yield from (
            words.text(dial.unit) for choice in ask.choices for dial in choice.dials if isinstance(dial, Number)
        )
    yield from (words.say(refusal.reason) for refusal in one.refusals)
    yield from (words.say(sentence.words) for sentence in painter.story(view, one.step.events))
    yield words.say(painter.headline(view))
    outcome = rules.outcome(one.step.state)
    if outcome is not None:
        yield words.say(outcome.reason)


def story_of(rules: AnyGame, one: Played, nth: int, words: Words) -> Iterator[str]:
    """The table in words, a turn from beginning to end, what may be said about it."""
    painter = PAINTERS[rules.spec.key]
    before, view = (rules.view(state, None) for state in (one.before, one.step.state))
    moment = Moment(before, view, one.step.events, one.step.trace)
    yield painter.board(view, words)
    if painter.texts:
        yield painter.texts.alt(view, words, moment)
        yield from painter.texts.account(moment, words)
        for name, about in painter.texts.pieces(view, words):
            yield about
            yield painter.texts.detail(view, name, words)
    if painter.comment and (due := painter.comment(moment, nth)) is not None:
        comment = worded(due, nth, 0, words.wordings(due.key))
        assert comment
        yield words.say(comment)
    if painter.tally and (tally := painter.tally(view)) is not None:
        yield words.say(tally)


def painted(rules: AnyGame, one: Played, words: Words) -> Iterator[str]:
    """The pictures of a position and of what may be answered, and what stands for them."""
    painter = PAINTERS[rules.spec.key]
    yield painter.still(rules.view(one.step.state, None), words).alt
    for ask in one.asks[:1]:
        yield from _sketched(rules, one.step.state, ask, words)
    if painter.films and one.before is not None and one.step.trace is not None:
        before, view = (rules.view(state, None) for state in (one.before, one.step.state))
        painter.films.film([Moment(before, view, one.step.events, one.step.trace)], words)


def _sketched(rules: AnyGame, state: Any, ask: Ask[Any], words: Words) -> Iterator[str]:
    painter, view = PAINTERS[rules.spec.key], rules.view(state, ask.seat)
    for choice in ask.choices[:: max(1, len(ask.choices) // 3)]:
        sketch = rules.sketch(view, ask, choice.action, Assist.FULL)
        yield from map(words.say, (*sketch.words, *sketch.remarks))
        yield painter.still(view, words, sketch=sketch).alt
        if painter.closeup:
            yield painter.closeup(view, words, sketch).alt
        if painter.texts:
            yield from painter.texts.preview(view, sketch, words)
