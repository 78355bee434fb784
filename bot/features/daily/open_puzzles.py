"""The puzzles of a day for anyone, on servers whose open board is on: the position and its goal, and the best answer once no try counts any more."""

from __future__ import annotations

import datetime as dt
from collections.abc import Iterator, Mapping
from typing import Annotated, Literal

import msgspec

from bot.features.contract import OpenServer, ServerQuery
from bot.features.daily.rules.schedule import daily, number_of, parsed
from bot.features.daily.service import Dailies
from bot.features.daily.sheets import title
from bot.games.contract.puzzle import Puzzle
from bot.matches.core.errors import Refused
from bot.matches.work.clock import Moment, time_of
from bot.text import bare
from bot.words import Words

DAYS = 7  # that are listed


class PuzzleQuery(ServerQuery, frozen=True, forbid_unknown_fields=True):
    """A puzzle of a day."""

    day: Annotated[
        str,
        msgspec.Meta(
            pattern="^[0-9]{4}-[0-9]{2}-[0-9]{2}$", max_length=10, description="In UTC, such as `2026-11-25`."
        ),
    ]
    game: Annotated[str, msgspec.Meta(max_length=20, description="A game that the day has a puzzle of.")]


class PuzzlePictureQuery(PuzzleQuery, frozen=True, forbid_unknown_fields=True):
    """A picture of a puzzle of a day."""

    language: Annotated[str, msgspec.Meta(pattern="^[a-z]{0,2}$", max_length=2, description="Such as `fr`.")] = ""
    look: Literal["dark", "light"] = "dark"


class ShownPuzzle(msgspec.Struct, frozen=True):
    """A puzzle of a day; its best answer is `solved` once no try counts any more."""

    day: str
    game: str
    number: int
    closes: Moment
    solved: bool


class PuzzleList(msgspec.Struct, frozen=True):
    """Puzzles of the last days, the latest first."""

    puzzles: tuple[ShownPuzzle, ...]


async def shown(service: Dailies, _: OpenServer, query: PuzzleQuery) -> ShownPuzzle:
    """A puzzle of a day that has begun. Raises Refused for any other; StoreError."""
    return _shown(service, await _asked(service, query))


async def listed(service: Dailies, _: OpenServer, __: ServerQuery) -> PuzzleList:
    """The puzzles of the last days. Raises StoreError."""
    found = []
    for name in _names(service):
        try:
            found.append(_shown(service, await service.made(name)))
        except Refused:
            continue  # it was never made
    return PuzzleList(tuple(found))


async def position(service: Dailies, _: OpenServer, query: PuzzlePictureQuery) -> bytes:
    """The picture of a puzzle. Raises Refused as `shown`; StoreError, EngineError."""
    puzzle = await _asked(service, query)
    return (await service.painted(puzzle, query.language, query.look)).png


async def solution(service: Dailies, _: OpenServer, query: PuzzlePictureQuery) -> bytes:
    """The picture of the best answer. Raises Refused as `shown`, and while a try counts; StoreError, EngineError."""
    puzzle = await _asked(service, query)
    return (await service.painted_solution(puzzle, query.language, query.look)).png


async def page_values(service: Dailies, server: OpenServer, query: PuzzleQuery, words: Words) -> Mapping[str, str]:
    """The values of the page. Raises as `shown`, and EngineError."""
    puzzle = await _asked(service, query)
    pictures, goal = f"api/servers/{server.guild}/puzzles/{query.day}/{query.game}", bare(words.say(puzzle.goal))
    values = {
        "title": title(puzzle, words),
        "description": goal,
        "picture": f"{pictures}/picture.png?language={words.language}",
        "alt": (await service.painted(puzzle, words.language, "dark")).alt,
        "best": words.text("daily-open-best"),
        "answer": words.text("daily-open-later"),
        "outcome": "",
        "after": "",
    }
    if service.counts(puzzle.name):
        return values
    painted = await service.painted_solution(puzzle, words.language, "dark")
    solved = {"answer": bare("\n".join(painted.account or painted.story)), "after": painted.alt}
    return values | solved | {"outcome": f"{pictures}/solution.png?language={words.language}"}


async def _asked(service: Dailies, query: PuzzleQuery) -> Puzzle:
    return await service.made(f"daily.{query.day}.{query.game}")


def _names(service: Dailies) -> Iterator[str]:
    for back in range(DAYS):
        day = service.today - dt.timedelta(days=back)
        yield from (daily(day, game) for game in service.games(day))


def _shown(service: Dailies, puzzle: Puzzle) -> ShownPuzzle:
    _, day, game = parsed(puzzle.name)
    number, closes = number_of(dt.date.fromisoformat(day)), time_of(service.closes(puzzle.name))
    return ShownPuzzle(day, game, number, closes, solved=not service.counts(puzzle.name))
