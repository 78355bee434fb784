"""The contract of a game, over many random matches: what is asked, answered, said and drawn, and that secrets stay secret.

`pytest --pichenette-game KEY` holds an installed game to it.
"""

from __future__ import annotations

import inspect
import itertools
import re
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, TypeAlias

import pytest

from bot.content import catalogue, content
from bot.features.lessons.courses import course
from bot.games import GAMES, PLAYERS
from bot.games.contract.base import Answer, AnyGame, Ask, Forced, Illegal, Left, Outcome, TimedOut, position
from bot.games.contract.dials import Number
from bot.games.contract.luck import Rng
from bot.games.contract.player import LEVELS
from bot.games.contract.preview import Assist
from bot.games.contract.save import dump, dump_state, load, load_state
from bot.games.contract.vocabulary import Phrase
from bot.physics.trace import Trace
from bot.rules.books import rule_of
from bot.words import FALLBACK
from pichenette.testing.answers import random_answer
from pichenette.testing.phrases import phrases
from pichenette.testing.playing import Played, for_seats, match
from render import PAINTERS

pytestmark = pytest.mark.long

WORDS = catalogue()
QUICK, ALL = 3, 45  # matches that are played, and with those of thorough tests
DEEP = 2  # answers, to which the positions of a game that can count them are counted
LUCK = Rng(b"contract")
Matches: TypeAlias = list[list[Played]]


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """One game after the other, so that matches are played when their first test needs them: the one that is asked for, or all."""
    if "key" in metafunc.fixturenames:
        wanted = metafunc.config.getoption("pichenette_game", None)
        metafunc.parametrize("key", [wanted] if wanted else list(GAMES), scope="module")


@pytest.fixture(scope="module", params=["few", pytest.param("more", marks=pytest.mark.thorough)])
def seeds(request: pytest.FixtureRequest) -> range:
    """Those of a few matches, then those of the others."""
    return range(QUICK) if request.param == "few" else range(QUICK, ALL)


@pytest.fixture(scope="module")
def matches(key: str, seeds: range) -> Matches:
    """Random matches of a game, each until its end."""
    return [list(played(GAMES[key], seed)) for seed in seeds]


def played(game: AnyGame, seed: int) -> Iterator[Played]:
    """A random match; the numbers of seats take turns."""
    seats = game.spec.seats[seed % len(game.spec.seats)]
    return match(game, seed.to_bytes(2, "big"), spec=for_seats(game.spec, seats))


def sampled(played: Matches, every: int) -> Iterator[Played]:
    """Some of the steps of some matches."""
    for number, steps in enumerate(played):
        yield from steps[number % every :: every]


def ended(game: AnyGame, steps: Sequence[Played]) -> Outcome:
    """The outcome of a match that has ended."""
    outcome = game.outcome(steps[-1].step.state)
    assert outcome is not None
    return outcome


def missing(phrases: set[Phrase]) -> list[str]:
    """The phrases missing in some language."""
    lacks = []
    for words in WORDS.languages.values():
        for one in phrases:
            try:
                words.say(one)
            except KeyError as missing:
                lacks.append(str(missing))
    return sorted(set(lacks))


def test_a_match_ends_exactly_when_nothing_is_asked(matches: Matches, key: str) -> None:
    game = GAMES[key]
    for played in matches:
        for one in played:
            assert (game.outcome(one.step.state) is None) == bool(one.asks)
        assert game.outcome(played[-1].step.state) is not None


def test_an_outcome_ranks_every_seat_once(matches: Matches, key: str) -> None:
    for played in matches:
        outcome = ended(GAMES[key], played)
        seats = sorted(seat for rank in outcome.ranks for seat in rank)
        assert seats == list(range(len(seats)))
        assert len(seats) in GAMES[key].spec.seats


def test_an_ask_keeps_its_id_while_open_and_no_id_comes_back(matches: Matches) -> None:
    for played in matches:
        closed: set[str] = set()
        before: dict[str, Any] = {}
        for one in played:
            now = {ask.id: ask for ask in one.asks}
            closed |= before.keys() - now.keys()
            assert not closed & now.keys()
            for name, ask in now.items():
                assert name.rsplit(".", 2)[:2] == [ask.kind, str(ask.seat)]
                assert len({choice.code for choice in ask.choices}) == len(ask.choices) > 0
            before = now


def test_the_parts_of_a_match_are_counted_from_one_and_follow_each_other(matches: Matches, key: str) -> None:
    chapter = GAMES[key].spec.chapter
    if chapter is None:
        return
    for played in matches:
        parts = [chapter(one.step.state) for one in played]
        assert parts[0] == 1
        assert all(after - before in {0, 1} for before, after in itertools.pairwise(parts))


def test_what_is_offered_is_accepted(matches: Matches, key: str) -> None:
    game = GAMES[key]
    for one in sampled(matches, 7):
        for ask in one.asks:
            for choice in ask.choices:
                game.apply(one.step.state, Answer(ask.id, ask.seat, choice.action), LUCK)


def test_another_seat_and_another_ask_are_refused(matches: Matches, key: str) -> None:
    game = GAMES[key]
    for one in sampled(matches, 7):
        for ask in one.asks:
            for wrong in (
                Answer(ask.id, ask.seat + 1, ask.choices[0].action),
                Answer("flick.0.0", ask.seat, ask.choices[0].action),
                TimedOut("flick.0.0"),
            ):
                with pytest.raises(Illegal):
                    game.apply(one.step.state, wrong, LUCK)


def test_leaving_and_a_lost_clock_always_work(matches: Matches, key: str) -> None:
    game = GAMES[key]
    for one in sampled(matches, 7):
        for ask in one.asks:
            game.apply(one.step.state, TimedOut(ask.id), LUCK)
            game.apply(one.step.state, Left(ask.seat), LUCK)


def test_nothing_but_the_step_changes(matches: Matches, key: str) -> None:
    game = GAMES[key]
    for one in sampled(matches, 7):
        if one.move is not None:
            before = dump(one.before)
            game.apply(one.before, one.move, LUCK)
            assert dump(one.before) == before


def test_everything_survives_bytes(matches: Matches, key: str) -> None:
    game, spec = GAMES[key], GAMES[key].spec
    for one in sampled(matches, 3):
        state, events = one.step.state, one.step.events
        again = load_state(spec, dump_state(spec, state))
        assert again == state
        assert game.asks(again) == one.asks
        assert load(tuple[spec.event, ...], dump(events)) == events  # type: ignore[name-defined]  # the game's own type
        assert load(Trace | None, dump(one.step.trace)) == one.step.trace
        for viewer in (None, 0, 1, *(ask.seat for ask in one.asks)):
            view = game.view(state, viewer)
            assert load(spec.view, dump(view)) == view
        if isinstance(one.move, Answer):
            assert load(spec.action, dump(one.move.action)) == one.move.action


def test_the_same_seed_is_the_same_match(matches: Matches, key: str, seeds: range) -> None:
    for seed, before in zip(seeds[:3], matches, strict=False):
        again = list(played(GAMES[key], seed))
        assert [dump(one.step) for one in again] == [dump(one.step) for one in before]


def accepted(game: AnyGame, state: Any, ask: Ask[Any], action: Any) -> Any:
    """The state after an answer, or None if it is refused."""
    try:
        return game.apply(state, Answer(ask.id, ask.seat, action), LUCK).state
    except Illegal:
        return None


def test_a_secret_answer_does_not_show_in_another_seats_view(matches: Matches, key: str) -> None:
    """A secret choice does not change the others' views while another seat still has to choose."""
    game = GAMES[key]
    for one in sampled(matches, 1):
        for ask in (ask for ask in one.asks if ask.secret):
            others = {other.id for other in one.asks if other.id != ask.id}
            given = [
                *(choice.action for choice in ask.choices),
                *(random_answer(ask, Rng(seed)) for seed in (b"a", b"b", b"c")),
            ]
            results = [state for action in given if (state := accepted(game, one.step.state, ask, action)) is not None]
            if all(any(open_.id in others for open_ in game.asks(state)) for state in results):
                for viewer in (None, *(other.seat for other in one.asks if other.seat != ask.seat)):
                    assert len({dump(game.view(state, viewer)) for state in results}) == 1


def test_whatever_is_asked_or_refused_has_words_in_every_language(matches: Matches, key: str) -> None:
    game = GAMES[key]
    used = {phrase for one in sampled(matches, 3) for ask in one.asks for phrase in phrases(ask)}
    used |= {
        Phrase(dial.unit)
        for one in sampled(matches, 7)
        for ask in one.asks
        for choice in ask.choices
        for dial in choice.dials
        if isinstance(dial, Number)
    }
    used |= {refusal.reason for played in matches for one in played for refusal in one.refusals}
    used |= {ended(game, played).reason for played in matches}
    assert missing(used) == []


def test_what_comes_of_no_answer_has_words_for_every_kind_of_question(matches: Matches, key: str) -> None:
    kinds = {ask.kind for played in matches for one in played for ask in one.asks}
    assert missing({Phrase(f"{key}-late-{kind}") for kind in kinds}) == []


def test_an_answer_that_was_the_only_one_is_told(matches: Matches, key: str) -> None:
    game = GAMES[key]
    for one in sampled(matches, 97):
        for ask in one.asks[:1]:
            step = game.apply(one.step.state, Answer(ask.id, ask.seat, ask.choices[0].action, forced=True), LUCK)
            only = Forced(ask.seat, ask.rule)
            assert step.events[0] == only == load(game.spec.event, dump(only))
            sentences = PAINTERS[key].story(game.view(step.state, None), (only,))
            assert len(sentences) == 1
            assert missing({sentences[0].words}) == []


def test_every_refusal_in_the_rules_has_words(key: str) -> None:
    folder = Path(inspect.getfile(type(GAMES[key]))).parent
    source = "".join(path.read_text(encoding="utf-8") for path in folder.glob("*.py"))
    keys = set(re.findall(rf'"({key}-[a-z0-9_-]*[a-z0-9])"', source))
    keys |= {f"{key}-refused-{shared}" for shared in ("seats", "over", "ask", "seat")}  # of BaseGame
    assert len(keys) > 4
    assert [lack for lack in missing({Phrase(word) for word in keys}) if "no words" in lack] == []


def test_name_and_options_have_words(key: str) -> None:
    spec = GAMES[key].spec
    keys = {f"{key}-name", f"{key}-tagline"}
    for option in spec.options:
        keys |= {f"{key}-option-{option.name}", *(f"{key}-option-{option.name}-{value}" for value in option.values)}
    assert missing({Phrase(word) for word in keys}) == []


def test_every_step_can_be_told_and_shown_in_words(matches: Matches, key: str) -> None:
    game, painter = GAMES[key], PAINTERS[key]
    phrases: set[Phrase] = set()
    for one in sampled(matches, 6):
        view = game.view(one.step.state, None)
        phrases |= {painter.headline(view), *(sentence.words for sentence in painter.story(view, one.step.events))}
        for words in WORDS.languages.values():
            assert 0 < len(painter.board(view, words).splitlines()) <= 25
    assert missing(phrases) == []


def test_any_answer_can_be_sketched(matches: Matches, key: str) -> None:
    game = GAMES[key]
    for one in sampled(matches, 19):
        for ask in one.asks:
            view = game.view(one.step.state, ask.seat)
            for choice in ask.choices:
                for assist in Assist:
                    sketch = game.sketch(view, ask, choice.action, assist)
                    assert missing({*sketch.words, *sketch.remarks}) == []


def test_options_the_game_does_not_know_are_refused_in_words(key: str) -> None:
    with pytest.raises(Illegal) as refusal:
        GAMES[key].setup(GAMES[key].spec.seats[0], {"colour": "red"}, LUCK)
    assert missing({refusal.value.reason}) == []


@pytest.mark.parametrize("name", ["start", "play"])
def test_every_game_has_these_positions_and_finds_nothing_wrong_with_them(key: str, name: str) -> None:
    game = GAMES[key]
    for option, seats in itertools.product(game.spec.options, game.spec.seats):
        try:
            state = position(game, name, seats, {option.name: option.values[-1]}, LUCK)
        except Illegal:  # an option that so many seats do not have
            state = position(game, name, seats, {}, LUCK)
        assert game.spec.tools.validate(state) == ()
        assert game.asks(state)
        assert name == "start" or any(ask.seat == 0 for ask in game.asks(state))


def test_whatever_a_match_comes_to_is_a_legal_position(matches: Matches, key: str) -> None:
    for one in sampled(matches, 5):
        assert GAMES[key].spec.tools.validate(one.step.state) == ()


def test_an_option_needs_a_number_of_players_only_if_the_game_refuses_others(key: str) -> None:
    spec = GAMES[key].spec
    named = [(one, value, seats) for one in spec.options for value, _ in one.needs for seats in spec.seats]
    for option, value, seats in named:
        begins = _begins(key, seats, {option.name: value})
        complete = "mode" in spec.complete({}) and _begins(key, seats, {option.name: value, "mode": "complete"})
        assert option.fits(value, seats) == (begins or complete)


def _begins(key: str, seats: int, options: dict[str, str]) -> bool:
    try:
        GAMES[key].setup(seats, GAMES[key].spec.complete(options), Rng(b""))
    except Illegal:
        return False
    return True


def test_a_position_not_known_is_refused_by_name(key: str) -> None:
    with pytest.raises(ValueError, match="start, play"):
        position(GAMES[key], "nowhere", 2, {}, LUCK)


def test_all_ways_to_count_positions_agree(key: str) -> None:
    """Of a game that counts them."""
    if perft := GAMES[key].spec.tools.perft:
        for depth in range(1, DEEP + 1):
            counted = perft(depth)
            assert len({number for _, number in counted}) == 1, counted


def test_the_house_player_answers_by_the_rules(matches: Matches, key: str) -> None:
    if key not in PLAYERS:
        pytest.skip("it has no house player")
    game, player = GAMES[key], PLAYERS[key]
    for one in (steps[len(steps) // 2] for steps in matches[:QUICK]):
        for ask, level in itertools.product(one.asks, LEVELS):
            action = player.choose(game.view(one.step.state, ask.seat), ask, level, LUCK)
            game.apply(one.step.state, Answer(ask.id, ask.seat, action), LUCK)


def test_its_lesson_can_be_read_and_names_rules_that_exist(key: str) -> None:
    """Raises what is wrong with a file; a game without lessons has none."""
    for step in course(key) if content(f"lessons/{key}.toml") else ():
        assert rule_of(step.rule, FALLBACK), f"{step.table.id}: there is no rule {step.rule}"


def test_its_picture_is_painted_in_both_themes(matches: Matches, key: str) -> None:
    game, painter, words = GAMES[key], PAINTERS[key], WORDS.of("en")
    for one in (matches[0][0], matches[0][-1]):
        for theme in ("dark", "light"):
            picture = painter.still(game.view(one.step.state, None), words, theme=theme)
            assert picture.png.startswith(b"\x89PNG")
            assert picture.alt
