"""For Honor begun where there is something to be done, for tests at a local Discord."""

from __future__ import annotations

import contextlib
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import msgspec

from bot.games import GAMES
from bot.games.contract.base import AnyGame, Step, position
from bot.games.contract.luck import Rng
from bot.games.contract.vocabulary import Options
from bot.games.forhonor.rules.events import Event
from bot.games.forhonor.rules.game import ForHonor
from bot.games.forhonor.rules.values import Acting, State
from bot.workers.studio import Studio
from localdiscord.people import ClientMessage, UserClient
from tests.support.discord.scene import Scene, button, scene, tools_for

SEED = bytes(32)
"""With it Ada sits at the first seat."""

USUAL = position(ForHonor(), "play", 2, {}, Rng(b"begun"))
"""Warden acts and stands in reserve; the soldiers have marched once."""


def placed(hero: str, squares: dict[str, str], **changes: Any) -> State:
    """The usual camps with these heroes on these squares and the others in reserve, `hero` acting."""
    heroes = tuple(
        msgspec.structs.replace(one, spot="board", square=squares[one.id]) if one.id in squares else one
        for one in USUAL.heroes
    )
    return msgspec.structs.replace(USUAL, **{"heroes": heroes, "acting": Acting(hero), **changes})


CLASH = placed(
    "orochi",
    {"orochi": "D9", "warden": "F9", "berserker": "G10", "shugoki": "D12", "conqueror": "H11"},
    soldiers=(("F8", "G8"), ("F10", "F11", "G11", "H12")),
)
"""Orochi has four squares to go, to shoot, and heroes and soldiers to fight; Warden stands beside Berserker."""


class Begun(ForHonor):
    """For Honor whose matches begin in a given position."""

    def __init__(self, state: State) -> None:
        self._state = state

    def setup(self, seats: int, options: Options, rng: Rng) -> Step[State, Event]:
        """The position."""
        del seats, options, rng
        return Step(self._state, ())


def beginning(state: State) -> tuple[dict[str, AnyGame], Studio]:
    """All games, the matches of For Honor beginning in a position, and what is done in them."""
    games: dict[str, AnyGame] = {**GAMES, "forhonor": Begun(state)}
    return games, tools_for(games)


@contextlib.asynccontextmanager
async def begun(folder: Path, state: State = USUAL, **arguments: Any) -> AsyncIterator[Scene]:
    """A local Discord with a bot whose matches of For Honor begin in a position."""
    games, tools = beginning(state)
    async with scene(folder, games=games, tools=tools, seeds=lambda: SEED, **arguments) as table:
        yield table


async def opened(table: Scene) -> tuple[UserClient, UserClient, ClientMessage, ClientMessage]:
    """A match begun; who acts, the other, the message of the turn, and the panel of the one who acts."""
    card = await table.challenge(game="forhonor")
    await table.bruno.press(card, label="Accept")
    turn = await table.turn(0)
    first = table.next_of(turn)
    other = table.bruno if first is table.ada else table.ada
    return first, other, turn, (await first.press(turn, custom_id=button(turn, "open"))).shown


async def pick(person: UserClient, panel: ClientMessage, code: str) -> ClientMessage:
    """The panel after a choice was picked in the menu that has it."""
    for menu in panel.selects:
        if any(option["value"] == code for option in menu["options"]):
            return (await person.select(panel, custom_id=menu["custom_id"], values=[code])).shown
    raise AssertionError(f"no {code} in {panel.selects}")
