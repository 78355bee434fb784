"""Two turns side by side, as reviews show them: both are headed by who made the move."""

from __future__ import annotations

import io
from pathlib import Path

from PIL import Image, ImageSequence

from bot.games import GAMES
from bot.games.base import Answer
from bot.games.luck import Rng
from bot.games.save import dump, dump_state
from bot.jobs import Compare, Taken
from bot.picture_jobs import PictureJobs
from bot.saved_states import Position
from bot.words import Catalogue
from render import PAINTERS
from render.coach import CAPTION, GAP

CATALOGUE = Catalogue(Path(__file__).parents[2] / "data" / "words")
JOBS = PictureJobs(GAMES, PAINTERS, CATALOGUE, lambda key, state: Position(GAMES[key], state))


def compared(key: str, moves: int) -> tuple[list[Image.Image], Image.Image]:
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
    turns = [
        Taken(before, dump_state(game.spec, one.state), dump(one.events), dump(one.trace) if one.trace else b"")
        for one in steps
    ]
    image = JOBS.done(Compare(key, (turns[0], turns[1]), ("Played", "Better"), ask.seat, "en")).gif
    with Image.open(io.BytesIO(image)) as film:
        pictures = [frame.convert("RGB") for frame in ImageSequence.Iterator(film)]
    still = PAINTERS[key].still(game.view(state, None), CATALOGUE.of("en")).png
    return pictures, Image.open(io.BytesIO(still)).convert("RGB")


def headers(key: str, pictures: list[Image.Image]) -> list[Image.Image]:
    """The line above each board, without what it has in common with the board's edge."""
    wide = (pictures[0].width - GAP) // 2
    high = round(PAINTERS[key].header * wide) - 4
    return [
        picture.crop((left, CAPTION, left + wide, CAPTION + high)) for picture in pictures for left in (0, wide + GAP)
    ]


def test_both_films_keep_the_header_of_the_player_who_flicks():
    pictures, _ = compared("pitchout", 6)
    assert len(pictures) > 10
    assert len({one.tobytes() for one in headers("pitchout", pictures)}) == 1


def test_both_pictures_have_the_header_from_before_the_move():
    pictures, before = compared("offboard", 5)
    wide = (pictures[0].width - GAP) // 2
    whole = before.resize((wide, wide), Image.Resampling.LANCZOS)
    for one in headers("offboard", pictures):
        assert one.tobytes() == whole.crop((0, 0, *one.size)).tobytes()


def test_a_header_that_names_a_piece_is_left_as_it_is():
    assert PAINTERS["forhonor"].header == 0
