"""The newest public message of every match, as the feed of the local Discord shows them."""

from __future__ import annotations

import contextlib
from collections import Counter
from collections.abc import Iterable

from localdiscord.component_payloads import walk
from localdiscord.events import Event, MessageAdded, MessageChanged
from localdiscord.people import ClientMessage, UserClient
from localdiscord.records import Message
from localdiscord.server import LocalDiscord


class Boards:
    """The newest public message of every match that shows a turn."""

    def __init__(self, discord: LocalDiscord) -> None:
        self._discord = discord
        self._newest: dict[int, Message] = {}
        self._changes: Counter[int] = Counter()
        discord.world.feed.listen(self._heard)

    @property
    def matches(self) -> list[int]:
        """All matches that were ever shown, in this order."""
        return list(self._newest)

    def newest(self, match: int, people: Iterable[UserClient]) -> ClientMessage | None:
        """That of a match as the first of these people sees it who does; None if nobody does."""
        message, world = self._newest.get(match), self._discord.world
        if message is None or message.id not in world.state.messages.get(message.channel_id, {}):
            return None
        viewer = next((one for one in people if world.sees(one.id, message)), None)
        return None if viewer is None else viewer.message(message.id)

    def changes(self, match: int) -> int:
        """How often it was posted or edited."""
        return self._changes[match]

    async def change(self, match: int, known: int, late: float) -> None:
        """Wait until it has been more often, or for so many seconds."""
        with contextlib.suppress(TimeoutError):
            await self._discord.world.feed.until(lambda: self._changes[match] != known or None, late)

    def _heard(self, event: Event) -> None:
        if not isinstance(event, MessageAdded | MessageChanged) or event.message.only_for is not None:
            return
        match = match_of(event.message)
        if match and (match not in self._newest or self._newest[match].id <= event.message.id):
            self._newest[match] = event.message
            self._changes[match] += 1


def match_of(message: Message) -> int:
    """The match whose turn a message shows, 0 if it is not that of a turn: its button for the board in words names one."""
    for part in walk(message.components):
        verb, match, _, args = [*str(part.get("custom_id", "")).split(":", 3), "", "", ""][:4]
        if verb == "text" and args.endswith("-"):
            return int(match, 36)
    return 0
