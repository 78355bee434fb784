"""Events of the local Discord, published to the gateway, the page and waiting people."""

import asyncio
from collections.abc import Callable
from dataclasses import dataclass
from enum import StrEnum
from typing import TypeVar

from localdiscord.interaction import Interaction
from localdiscord.records import Channel, GuildRole, Message, ScheduledEvent


@dataclass(frozen=True)
class MessageEvent:
    """An event of a message."""

    message: Message


@dataclass(frozen=True)
class ChannelEvent:
    """An event of a channel."""

    channel: Channel


class MessageAdded(MessageEvent):
    """A message was sent."""


class MessageChanged(MessageEvent):
    """A message was edited."""


class MessageRemoved(MessageEvent):
    """A message was deleted, or an ephemeral one dismissed."""


@dataclass(frozen=True)
class Reacted:
    """A user added or removed a reaction."""

    message: Message
    emoji: str
    user_id: int
    added: bool


@dataclass(frozen=True)
class ReactionsCleared:
    """All reactions of a message, or all of one emoji, were removed."""

    message: Message
    emoji: str | None = None


class PinsChanged(ChannelEvent):
    """A message of the channel was pinned or unpinned."""


class ChangeKind(StrEnum):
    """Kinds of change to a part of the server."""

    ADDED = "added"
    CHANGED = "changed"
    REMOVED = "removed"


@dataclass(frozen=True)
class MemberChanged:
    """A member joined, left or changed roles."""

    user_id: int
    change: ChangeKind


@dataclass(frozen=True)
class RoleChanged:
    """A role was created, changed or deleted."""

    role: GuildRole
    change: ChangeKind


@dataclass(frozen=True)
class BotMembership:
    """The bot was removed from the server, or added again."""

    present: bool


@dataclass(frozen=True)
class GuildChanged:
    """The server itself changed."""


class ChannelAdded(ChannelEvent):
    """A channel, thread or direct conversation was created."""


class ChannelChanged(ChannelEvent):
    """A channel or thread has a new name or state."""


@dataclass(frozen=True)
class ChannelRemoved(ChannelEvent):
    """A channel or thread was deleted, a thread perhaps `with_parent`."""

    with_parent: bool = False


@dataclass(frozen=True)
class ThreadJoined:
    """A user joined or left a thread."""

    channel: Channel
    user_id: int
    joined: bool


@dataclass(frozen=True)
class EventChanged:
    """A scheduled event was created, changed or deleted."""

    event: ScheduledEvent
    change: ChangeKind


@dataclass(frozen=True)
class Typing:
    """A user is typing."""

    channel: Channel
    user_id: int


@dataclass(frozen=True)
class CommandsChanged:
    """The bot's commands changed."""


@dataclass(frozen=True)
class BotPresence:
    """The bot connected or disconnected."""

    online: bool


@dataclass(frozen=True)
class InteractionChanged:
    """An interaction was answered, failed or opened a modal."""

    interaction: Interaction


Event = (
    MessageAdded
    | MessageChanged
    | MessageRemoved
    | Reacted
    | ReactionsCleared
    | PinsChanged
    | MemberChanged
    | RoleChanged
    | BotMembership
    | GuildChanged
    | ChannelAdded
    | ChannelChanged
    | ChannelRemoved
    | ThreadJoined
    | EventChanged
    | Typing
    | CommandsChanged
    | BotPresence
    | InteractionChanged
)
Listener = Callable[[Event], None]
T = TypeVar("T")


class Feed:
    """Publishes each event to every listener, in order."""

    def __init__(self) -> None:
        self._listeners: list[Listener] = []

    def listen(self, listener: Listener) -> Callable[[], None]:
        """Subscribe `listener`; the returned function unsubscribes it."""
        self._listeners.append(listener)
        return lambda: self._listeners.remove(listener)

    def publish(self, event: Event) -> None:
        """Publish an event to all listeners."""
        for listener in tuple(self._listeners):
            listener(event)

    async def until(self, probe: Callable[[], T | None], seconds: float) -> T:
        """The first answer of `probe` that is not None, called now and after each event; TimeoutError after `seconds`."""
        return await self.first(lambda _: probe(), seconds)

    async def first(self, probe: Callable[[Event | None], T | None], seconds: float) -> T:
        """As `until`, but `probe` gets the event (None on the first call)."""
        found: asyncio.Future[T] = asyncio.get_running_loop().create_future()

        def look(event: Event | None = None) -> None:
            try:
                answer = probe(event)
            except Exception as error:  # noqa: BLE001 - an error in `probe` goes to the one waiting, not to the publisher
                if not found.done():
                    found.set_exception(error)
                return
            if answer is not None and not found.done():
                found.set_result(answer)

        stop = self.listen(look)
        try:
            look()
            async with asyncio.timeout(seconds):
                return await found
        finally:
            stop()
