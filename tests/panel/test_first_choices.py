"""The first entries of answer lists that are too long, and confirmations that name the piece."""

from collections import Counter
from functools import partial

import pytest

from bot.answers.advised import unadvised, undecided
from bot.answers.draft import Draft, begin, chosen
from bot.answers.pages import MENU_LIMIT
from bot.content import WORDS
from bot.games import GAMES
from bot.games.contract.aim import to_middle
from bot.games.contract.dials import Bearing
from bot.games.contract.puzzle import position_of
from bot.games.offboard.rules.asks import open_asks
from bot.panel.choice_controls import THREE_LETTERS, choice_controls
from bot.panel.panel import panel
from bot.panel.panel_view import PanelView
from bot.words import Catalogue
from cogs.play.move import suggested
from render import PAINTERS
from tests.answers.test_step_parser import BESIDE, at, reader
from tests.support.games.pitchout_matches import playing
from tests.support.pictures.dailies import made
from tests.support.scenes.offboard_scenes import crowded, seen
from tests.support.words.fluent_files import LANGUAGES

EN = Catalogue(WORDS).of("en")


def test_moves_that_score_then_those_that_push_come_first():
    cells = crowded().cells[:-5] + "RRRYY"  # the last row: Red pushes towards the rim
    (ask,) = open_asks(crowded(cells=cells))
    assert len(ask.choices) > MENU_LIMIT
    shown = [one.value for one in suggested("offboard", list(ask.choices), "", EN)]
    assert shown[0] == "I5 E"
    pushing = [one.code for one in ask.choices if "push" in EN.say(one.words)]
    assert len(pushing) > 3
    assert set(shown[: len(pushing)]) == set(pushing)


def test_pieces_are_suggested_by_their_names_in_the_readers_language():
    (ask,) = GAMES["pitchout"].asks(playing())
    for words in (EN, Catalogue(WORDS).of("fr")):
        shown = suggested("pitchout", list(ask.choices), "", words)
        assert {(one.value, one.name) for one in shown} == {(one.code, words.say(one.words)) for one in ask.choices}


def test_attacks_and_powers_come_before_steps():
    lines = [line for _, line in reader("en").suggested("", at(BESIDE))]
    assert lines[:2] == ["attack conqueror", "attack berserker"]
    assert "end" in lines
    assert len(lines) == MENU_LIMIT


@pytest.mark.parametrize("language", LANGUAGES)
def test_six_directions_are_in_even_rows(language: str):
    words, presenter = Catalogue(WORDS).of(language), PAINTERS["offboard"].presenter
    (ask,) = open_asks(crowded())
    ways = Counter(one.action.cell for one in ask.choices)
    sizes = set()
    for first in (one for one in ask.choices if ways[one.action.cell] == 6):
        view = PanelView(
            1, ask, Draft(first.code), 0.0, None, presenter=presenter, menu=partial(presenter.menu, seen(crowded()))
        )
        turns = [row for row in choice_controls(view, words) if isinstance(row, tuple)]
        sizes.add(tuple(map(len, turns)))
        assert all(sum(len(one.label) for one in row) <= THREE_LETTERS for row in turns if len(row) == 3)
    assert sizes
    assert sizes <= {(3, 3), (2, 2, 2)}


def test_the_move_that_scores_or_pushes_most_is_proposed():
    (ask,) = open_asks(crowded())
    proposed = chosen(ask, begin(ask, presenter=PAINTERS["offboard"].presenter))
    assert proposed is not None
    assert proposed.worth == max(one.worth for one in ask.choices) > 100


def test_what_is_confirmed_names_the_ball():
    (ask,) = open_asks(crowded())
    sheet = panel(
        PanelView(1, ask, Draft(ask.choices[-1].code), 0.0, None, presenter=PAINTERS["offboard"].presenter), EN
    )
    assert ask.choices[-1].code[:2] in str(sheet.parts[0])


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", ["offboard", "forhonor", "pitchbowl", "pitchout"])
def test_a_puzzle_offers_no_piece_no_aim_and_no_effect(game: str, language: str):
    words, presenter, puzzle = Catalogue(WORDS).of(language), PAINTERS[game].presenter, made(game)
    state, raw = position_of(GAMES[game], puzzle)
    ask = unadvised(raw, presenter)
    menu = partial(presenter.menu, GAMES[game].view(state, raw.seat))
    assert undecided(ask, menu) == Draft()
    assert not any(one.worth for one in ask.choices)
    assert not ask.deeds
    for one in ask.choices:
        assert one.dials or not one.hint
        assert all(one.action.angle == to_middle(dial) for dial in one.dials if isinstance(dial, Bearing))
        for text in (words.say(one.words), *(words.say(level.words) for level in menu(one))):
            assert game != "offboard" or ":" not in text  # after which an effect is told
