"""The state of a match, read from the bot's database."""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path
from typing import Any

from bot.games import GAMES
from bot.games.contract.base import Outcome
from bot.games.contract.save import load_state
from bot.matches.core.models import Match
from bot.storage.core import transactions
from bot.storage.core.inspection import inspecting
from bot.storage.stores.admin_queries import reading

MATCH = 1  # a demo has only one


class Position:
    """The match in a database, as it is whenever it is asked for."""

    def __init__(self, database: Path) -> None:
        self._database = database

    async def match(self) -> Match:
        """The match."""
        async with reading(self._database) as file:
            match = await file.get(MATCH)
        if match is None:
            raise RuntimeError("there is no match")
        return match

    async def state(self) -> Any:
        """The state of the game."""
        match = await self.match()
        return load_state(GAMES[match.game].spec, match.state)

    async def view(self, seat: int) -> Any:
        """The view of a seat."""
        match = await self.match()
        return GAMES[match.game].view(load_state(GAMES[match.game].spec, match.state), seat)

    async def outcome(self) -> Outcome | None:
        """The outcome of the match, None if it has not ended."""
        match = await self.match()
        return GAMES[match.game].outcome(load_state(GAMES[match.game].spec, match.state))

    def events(self) -> Counter[str]:
        """The number of events of each kind."""
        with inspecting(self._database) as file:
            turns = file.read(lambda tx: transactions.turns(tx, MATCH))
        return Counter(event["type"] for turn in turns for event in json.loads(turn.events))
