"""Menus, formations and records that are longer than those of the games there are so far."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
import pytest_asyncio

from bot.games import GAMES
from bot.games.contract.base import Ask
from bot.games.contract.dials import Formation, Layout
from tests.support.discord.scene import Scene, button, scene, tools_for

pytestmark = pytest.mark.asyncio

MANY = 60  # choices; a menu holds 25


class Stretched:
    """A game with more of everything."""

    def __init__(self, game: Any) -> None:
        self._game = game

    def __getattr__(self, name: str) -> Any:
        return getattr(self._game, name)

    def asks(self, state: Any) -> tuple[Ask[Any], ...]:
        return tuple(_stretched(ask) for ask in self._game.asks(state))


def _stretched(ask: Ask[Any]) -> Ask[Any]:
    if ask.kind == "first_player":
        first = ask.choices[0]
        more = (msgspec.structs.replace(first, code=f"{first.code}{n}") for n in range(MANY))
        return msgspec.structs.replace(ask, choices=(*ask.choices, *more))
    if ask.kind != "deploy":
        return ask
    first = ask.choices[0]
    ready = tuple(Formation(choice.code, choice.words, choice.action.places) for choice in ask.choices)
    dials = tuple(
        msgspec.structs.replace(dial, formations=ready) if isinstance(dial, Layout) else dial for dial in first.dials
    )
    return msgspec.structs.replace(ask, choices=(msgspec.structs.replace(first, dials=dials),))


@pytest_asyncio.fixture
async def table(tmp_path: Path) -> AsyncIterator[Scene]:
    games = {key: Stretched(game) for key, game in GAMES.items()}
    async with scene(tmp_path, games=games, tools=tools_for(games)) as at:  # type: ignore[arg-type]
        yield at


async def test_a_long_menu_is_leafed_through(table: Scene):
    person, panel = await table.panel(await table.begin())
    first = [part for part in panel.parts if part.get("custom_id", "").startswith("answer:")]
    reply = await person.press(panel, custom_id=button(panel, "page", ":+"))
    assert reply.updated is not None
    assert "page" in str(reply.updated)
    assert [part for part in reply.updated.parts if part.get("custom_id", "").startswith("answer:")] != first


async def test_a_formation_is_chosen_from_its_own_menu(table: Scene):
    person, panel = await table.panel(await table.begin())
    await person.select(panel, custom_id=button(panel, "answer"), values=["self"])
    person, panel = await table.panel(await table.turn(1))
    menu = button(panel, "formation")
    code = next(part for part in panel.parts if part.get("custom_id") == menu)["options"][1]["value"]
    reply = await person.select(panel, custom_id=menu, values=[code])
    assert reply.updated is not None
    assert reply.updated.parts != panel.parts
    done = await person.press(reply.updated, custom_id=button(reply.updated, "do"))
    assert done.updated is not None
    await table.turn(2)


async def test_a_long_record_is_leafed_through(table: Scene, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr("cogs.history.record_pages.PAGE", 1)
    await table.begin(game="offboard")
    reply = await table.ada.command("arena", "board", {"match": 1, "as": "record"})
    assert reply.message is not None
    turned = await table.ada.press(reply.message, custom_id=button(reply.message, "record"))
    assert turned.updated is not None
    assert turned.updated.text != reply.message.text
