"""A single turn, played or tried, with its film if that is made in time."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass

import discord
import structlog

from bot.client.app import Services
from bot.games.contract.vocabulary import Seat
from bot.matches.core.errors import EngineError
from bot.screens.cards import headline_words
from bot.screens.sheet import Media, Part
from bot.words import Words
from bot.workers.films import MakeFilm, Taken
from bot.workers.paint import LastTurn, Paint, Painted
from render.painter import Theme

log = structlog.stdlib.get_logger(__name__)
PATIENCE = 0.9  # seconds that an answer waits for its film; later it is shown on request


@dataclass(frozen=True)
class TurnView:
    """A turn as shown; `late` if its film is still being made."""

    parts: tuple[Part, ...]
    late: bool = False


async def view_turn(
    services: Services, game: str, turn: Taken, viewer: Seat | None, words: Words, *, look: Theme, pictured: bool
) -> TurnView:
    """A turn as `viewer` may see it. Raises GameFailed, EngineDown."""
    if not pictured:
        answer = await paint_turn(services, game, turn, viewer, words, look=look, pictured=False)
        return TurnView(("\n".join(answer.account or answer.story) or headline_words(answer.headline),))
    film = asyncio.create_task(_short_film(services, MakeFilm(game, (turn,), words.language, look, viewer)))
    painted = await paint_turn(services, game, turn, viewer, words, look=look)
    gif = await film
    picture = Media(gif, painted.alt, "turn.gif") if gif else Media(painted.png, painted.alt)
    return TurnView((picture, story_of(painted)), late=gif is None)


async def paint_turn(
    services: Services, game: str, turn: Taken, viewer: Seat | None, words: Words, *, look: Theme, pictured: bool = True
) -> Painted:
    """The position after a turn as `viewer` may see it, with the turn in words. Raises GameFailed, EngineDown."""
    job = Paint(
        game,
        turn.after,
        words.language,
        viewer=viewer,
        theme=look,
        picture=pictured,
        turn=LastTurn(events=turn.events, before=turn.before, trace=turn.trace),
    )
    return await services.workers.run(job)


def story_of(painted: Painted) -> str:
    """The words below the picture of a turn."""
    return "\n".join(map(discord.utils.escape_mentions, painted.story)) or headline_words(painted.headline)


async def _short_film(services: Services, job: MakeFilm) -> bytes | None:
    """The film; b"" if there is none, None if it takes longer than `PATIENCE`."""
    if services.films.crowded:
        return None
    try:
        async with asyncio.timeout(PATIENCE):
            return await services.films.shoot(job)
    except TimeoutError:
        return None
    except EngineError as error:
        log.warning("a turn is shown without its film", error=error)
        return b""
