"""A match that the house plays against itself, watched from its first message to its last."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

from bot.matches.core.models import Match, Status
from localdiscord.options import PersonError
from localdiscord.people import ClientMessage, UserClient
from tools.demo.players import Note, OnMessage
from tools.demo.position import Position

LOOK = 0.2  # seconds between two looks at the thread


class WatchedTable:
    """A table opened by a person who manages the server; `turns` are its messages."""

    def __init__(self, person: UserClient, position: Position, note: Note) -> None:
        self.turns: list[ClientMessage] = []
        self._person = person
        self._position = position
        self._note = note

    async def open(self, channel: str, game: str, levels: Sequence[int]) -> None:
        """Switch it on: the levels of the two players, or that of both."""
        given: dict[str, object] = {"game": game} | dict(zip(("level", "level2"), levels, strict=False))
        reply = await self._person.command(channel, "watch on", given)
        text = " ".join(f"{name}:{value}" for name, value in given.items())
        await self._note(self._person.user.display_name, f"/watch on {text}", reply.shown)

    async def watch(self, *, most: int, on_message: OnMessage) -> None:
        """Look at all messages until the last turn is shown. RuntimeError if there are too many."""
        while True:
            match = await self._position.match()
            for message in self._new(match):
                self.turns.append(message)
                await on_message(message)
            if match.status is Status.FINISHED and self.turns and _shows(self.turns[-1], match):
                return
            if match.status not in {Status.RUNNING, Status.FINISHED}:
                raise RuntimeError(f"the match is {match.status}")
            if len(self.turns) > most:
                raise RuntimeError(f"no end after {most} turns")
            await asyncio.sleep(LOOK)

    def _new(self, match: Match) -> list[ClientMessage]:
        after = self.turns[-1].id if self.turns else 0
        try:
            messages = self._person.messages(match.thread)
        except PersonError:  # the thread is still to come
            return []
        return [one for one in messages if one.id > after and one.pictures]


def _shows(message: ClientMessage, match: Match) -> bool:
    """Whether a message shows the latest turn, after which its picture is named."""
    return f"-{match.id}-{match.revision}." in str(message.pictures)
