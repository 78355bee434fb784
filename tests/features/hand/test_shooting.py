"""What the page needs to play a turn itself: the picture without what moves, what moves and how, the picture afterwards."""

from __future__ import annotations

import base64
from io import BytesIO

import pytest
from PIL import Image

from bot.content import WORDS
from bot.games import GAMES
from bot.games.contract.base import Answer
from bot.games.contract.luck import Rng
from bot.words import Catalogue
from render import PAINTERS
from render.painter import Moment, Stage
from tests.features.hand.conftest import Page, first_link
from tests.support.discord.scene import Scene

EN = Catalogue(WORDS).of("en")
PNG = b"\x89PNG\r\n\x1a\n"


@pytest.mark.asyncio
async def test_a_flick_by_hand_is_answered_with_what_it_takes_to_play_it(table: Scene, page: Page):
    _, _, token = await first_link(table)
    _, shown = await page.ask("ask", token)
    choice = shown["choices"][0]
    _, played = await page.ask("play", token, {"draft": {"choice": choice["code"], "values": {}}, "sure": True})
    shooting = played["shooting"]
    assert base64.b64decode(shooting["stage"]["ground"]).startswith(PNG)
    assert base64.b64decode(shooting["stage"]["after"]).startswith(PNG)
    moving = {flight["id"] for flight in shooting["flights"]}
    assert moving
    assert moving <= {actor["piece"] for actor in shooting["stage"]["actors"]}
    assert max(flight["t1"] for flight in shooting["flights"]) <= shooting["duration"] + 1e-9


def first_flicks(game: str, most: int) -> list[Moment]:
    """The first turns of a match, all answering as offered, in which something moved."""
    rules, found = GAMES[game], []
    state = rules.setup(rules.spec.seats[0], rules.spec.complete({}), Rng(b"stage")).state
    for nth in range(1, 60):
        ask, *_ = rules.asks(state)
        step = rules.apply(state, Answer(ask.id, ask.seat, ask.choices[0].action), Rng(b"stage", nth))
        if step.trace is not None:
            found.append(Moment(rules.view(state, None), rules.view(step.state, None), step.events, step.trace))
        state = step.state
        if len(found) == most or not rules.asks(state):
            break
    return found


def staged(game: str, moment: Moment) -> Stage:
    films = PAINTERS[game].films
    assert films is not None
    assert films.stage is not None
    return films.stage(moment, EN)


@pytest.mark.parametrize("game", ["pitchout", "pitchbowl"])
def test_all_that_moves_is_on_the_stage_and_not_on_the_ground(game: str):
    moments = first_flicks(game, 4)
    assert moments
    for moment in moments:
        stage = staged(game, moment)
        assert moment.trace is not None
        assert moment.trace.film is not None
        moving = {flight.id for flight in moment.trace.film.segments}
        assert moving <= {actor.piece for actor in stage.actors}
        assert all(look.png.startswith(PNG) for actor in stage.actors for look in actor.looks)
        assert stage.ground != PAINTERS[game].still(moment.before, EN).png


@pytest.mark.parametrize("game", ["pitchout", "pitchbowl"])
def test_pieces_are_as_large_after_a_turn_as_when_their_player_is_asked(game: str):
    moments = first_flicks(game, 4)
    assert len(moments) == 4
    for moment in moments:
        after, asked = staged(game, moment).after, PAINTERS[game].still(moment.after, EN).png
        assert pixels(after) == pixels(asked)


def pixels(png: bytes) -> bytes:
    """The colours of a picture."""
    return Image.open(BytesIO(png)).convert("RGB").tobytes()


def test_nothing_that_moved_has_no_stage():
    before = first_flicks("pitchout", 1)[0].before
    with pytest.raises(ValueError, match="nothing moved"):
        staged("pitchout", Moment(before, before, ()))
