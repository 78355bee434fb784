"""Turns of reviews: a picture or film each, as large as any other, headed by who made the move."""

from __future__ import annotations

import io
from pathlib import Path

import pytest
from PIL import Image, ImageSequence

from bot.features.reviews.jobs import ExpectedResults, ShowTurn
from bot.games import GAMES
from bot.games.contract.base import Answer
from bot.games.contract.luck import Rng
from bot.games.contract.save import dump, dump_state
from bot.words import Catalogue
from bot.workers.films import Taken
from bot.workers.studio import Studio
from render import PAINTERS
from render.painter import Picture, Theme
from tests.support.pictures.picture_sizes import shown
from tests.support.words.fluent_files import LANGUAGES

CATALOGUE = Catalogue(Path(__file__).parents[2] / "data" / "words")
TOOLS = Studio(GAMES, PAINTERS, CATALOGUE)


def pictures_of(image: bytes) -> list[Image.Image]:
    with Image.open(io.BytesIO(image)) as film:
        return [frame.convert("RGB") for frame in ImageSequence.Iterator(film)]


def turns(key: str, moves: int) -> tuple[list[list[Image.Image]], Image.Image]:
    """The pictures of two answers to the question after so many moves, and the still before them."""
    game = GAMES[key]
    state = game.setup(2, game.spec.complete({}), Rng(b"seed")).state
    for move in range(moves):
        ask = game.asks(state)[0]
        state = game.apply(state, Answer(ask.id, ask.seat, ask.choices[0].action), Rng(b"seed", move + 1)).state
    ask, before = game.asks(state)[0], dump_state(game.spec, state)
    steps = [
        game.apply(state, Answer(ask.id, ask.seat, choice.action), Rng(b"seed", 99))
        for choice in (ask.choices[0], ask.choices[-1])
    ]
    taken = [
        Taken(before, dump_state(game.spec, one.state), dump(one.events), dump(one.trace) if one.trace else b"")
        for one in steps
    ]
    images = [ShowTurn(key, one, ask.seat, "en").run(TOOLS) for one in taken]
    return [pictures_of(one) for one in images], still(key, state)


def still(key: str, state: object) -> Image.Image:
    png = PAINTERS[key].still(GAMES[key].view(state, None), CATALOGUE.of("en")).png
    return Image.open(io.BytesIO(png)).convert("RGB")


def headers(key: str, pictures: list[Image.Image]) -> list[Image.Image]:
    """The line above each board, without what it has in common with the board's edge."""
    return [one.crop((0, 0, one.width, round(PAINTERS[key].header * one.width) - 4)) for one in pictures]


def test_both_films_keep_the_header_of_the_player_who_flicks():
    films, _ = turns("pitchout", 6)
    assert min(map(len, films)) > 10
    assert len({one.tobytes() for film in films for one in headers("pitchout", film)}) == 1


def test_both_pictures_have_the_header_from_before_the_move():
    pictures, before = turns("offboard", 5)
    assert [len(one) for one in pictures] == [1, 1]
    for (one,) in pictures:
        assert one.size == before.size
        ((there,), (here,)) = headers("offboard", [before]), headers("offboard", [one])
        assert here.tobytes() == there.tobytes()


def test_a_header_that_names_a_piece_is_left_as_it_is():
    assert PAINTERS["forhonor"].header == 0


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("theme", ["dark", "light"])
@pytest.mark.parametrize("sides", [2, 4])
def test_all_that_a_curve_says_is_read_on_a_phone(
    monkeypatch: pytest.MonkeyPatch, language: str, theme: Theme, sides: int
):
    moves = (4, 5, 7, 120)
    job = ExpectedResults(
        "pitchout",
        moves,
        tuple(tuple((1 + (nth == one % sides)) / (sides + 1) for nth in range(sides)) for one in moves),
        tuple(((nth,), nth) for nth in range(sides)),
        ("Ada", "Bruno the Long of Name and Title", "Chloe", "Dai")[:sides],
        ((5, 1), (120, 2)),
        language,
        theme,
    )
    curve = shown(monkeypatch, lambda: Picture(job.run(TOOLS), ""))
    assert min(curve.capitals) >= 9.0
