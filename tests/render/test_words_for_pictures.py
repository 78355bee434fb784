"""Texts that replace pictures, over positions of random matches."""

from __future__ import annotations

import itertools
from pathlib import Path
from typing import Any

import pytest

from bot.games import GAMES
from bot.games.contract.luck import Rng
from bot.games.forhonor.rules.heroes import hero_words
from bot.words import Catalogue
from pichenette.testing.answers import answered
from render import PAINTERS
from render.painter import Moment
from render.pitchout.board import lineups
from tests.support.samples import sample
from tests.support.words.fluent_files import LANGUAGES as ALL

WORDS = Catalogue(Path(__file__).parents[2] / "data" / "words")
LANGUAGES = sample(["fr", *(one for one in ALL if one != "fr")], 2)  # French has the longer words
ALT = 300
PLAYED = [
    ("pitchout", {}, 2, 60),
    ("pitchout", {"mode": "complete", "format": "7"}, 2, 60),
    ("pitchout", {}, 4, 60),
    ("offboard", {}, 2, 60),
    ("pitchbowl", {"defensive_placement": "on"}, 2, 60),
    ("forhonor", {}, 2, 60),
    ("forhonor", {"fixed_order": "on"}, 7, 60),
]


def moments(game: str, options: dict[str, str], seats: int, answers: int, seed: int):
    """Every turn of a match played at random, with the view of the seat asked next."""
    rules = GAMES[game]
    rng = Rng(f"words {seed}".encode())
    state = rules.setup(seats, rules.spec.complete(options), rng).state
    for _ in range(answers):
        asks = rules.asks(state)
        if not asks:
            return
        step = answered(rules, state, rng.pick(asks), rng, rng).step
        before, after = (rules.view(one, None) for one in (state, step.state))
        yield Moment(before, after, step.events, step.trace), rules.view(step.state, 0)
        state = step.state


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seed", sample(range(2), 2))
@pytest.mark.parametrize(("game", "options", "seats", "answers"), PLAYED)
def test_an_alt_text_fits_and_names_all_that_fell_and_the_board_all_that_stands(
    game: str, options: dict[str, str], seats: int, answers: int, seed: int, language: str
):
    painter, words = PAINTERS[game], WORDS.of(language)
    assert painter.texts
    for moment, seen in moments(game, options, seats, answers, seed):
        alt = painter.texts.alt(seen, words, moment)
        assert 0 < len(alt) <= ALT
        assert "**" not in alt
        for name in _fallen(moment):
            assert name in alt, f"{name} is missing in: {alt}"
        board = painter.board(seen, words)
        for name in _standing(game, moment, seen, language):
            assert name in board, f"{name} is missing in: {board}"


def _standing(game: str, moment: Moment, seen: Any, language: str) -> list[str]:
    """The names that the board must contain: every piece in play, if the picture shows them."""
    if game == "offboard":  # its board is drawn with letters
        return []
    if game == "forhonor":
        return [WORDS.of(language).say(hero_words(one.id)) for one in moment.after.heroes]
    if game == "pitchbowl":
        there = {one.seat for one in moment.after.players if not one.out}
        return [one.label for one in moment.after.players if one.seat in there]
    return [puck.label for puck in moment.after.pucks if puck.status == "play" and not lineups.shown(seen)]


def _fallen(moment: Moment) -> list[str]:
    """The pucks that fell in the turn."""
    pucks = (*getattr(moment.before, "pucks", ()), *getattr(moment.after, "pucks", ()))
    labels = {puck.id: puck.label for puck in pucks}
    return [labels[fall.id] for fall in moment.trace.falls if fall.id in labels] if moment.trace else []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("game", "options", "seats", "answers"), PLAYED)
def test_every_piece_can_be_told_of_and_every_turn_is_numbered(
    game: str, options: dict[str, str], seats: int, answers: int, language: str
):
    painter, words = PAINTERS[game], WORDS.of(language)
    assert painter.texts
    for moment, seen in itertools.islice(moments(game, options, seats, answers, 3), 0, None, 10):
        for name, about in painter.texts.pieces(seen, words):
            assert about
            assert painter.texts.detail(seen, f" {name.lower()} ", words)
        assert painter.texts.detail(seen, "Z99", words) == ""
        account = painter.texts.account(moment, words)
        assert [line.partition(".")[0] for line in account] == [str(nth + 1) for nth in range(len(account))]
