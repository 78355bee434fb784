"""The client side: a user's actions and view, as Discord objects with a few accessors. Used by the page and by tests."""

import asyncio
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from localdiscord.actions import Actions
from localdiscord.component_payloads import walk
from localdiscord.config import LocalConfig
from localdiscord.conversations import add_to_group, leave_group, open_conversation
from localdiscord.events import Event, MessageAdded, MessageChanged
from localdiscord.installs import install
from localdiscord.interaction import Callback, Interaction, InteractionState
from localdiscord.interactions import Interactions
from localdiscord.message_editor import MessageEditor
from localdiscord.options import PersonError
from localdiscord.payloads import channel_payload, message_payload
from localdiscord.records import Json, Message, MessageFlag, User
from localdiscord.words import localized
from localdiscord.world import World


class ClientMessage(dict[str, Any]):
    """A message object as Discord sends it."""

    @property
    def id(self) -> int:
        """The message's id."""
        return int(self["id"])

    @property
    def channel_id(self) -> int:
        """The channel's or thread's id."""
        return int(self["channel_id"])

    @property
    def ephemeral(self) -> bool:
        """Whether only this person sees it."""
        return bool(self["flags"] & MessageFlag.EPHEMERAL)

    @property
    def thinking(self) -> bool:
        """Whether it still shows that the bot is thinking."""
        return bool(self["flags"] & MessageFlag.LOADING)

    @property
    def parts(self) -> list[Json]:
        """Every component, nested ones too, in reading order."""
        return list(walk(self["components"]))

    @property
    def text(self) -> str:
        """All words shown: the content, embeds and text components, a line each."""
        lines = [str(self["content"])]
        for embed in self["embeds"]:
            lines += [str(embed.get("title") or ""), str(embed.get("description") or "")]
            lines += [f"{entry['name']} {entry['value']}" for entry in embed.get("fields") or []]
        lines += [str(part["content"]) for part in self.parts if part["type"] == 10]
        return "\n".join(line for line in lines if line)

    @property
    def buttons(self) -> list[Json]:
        """The buttons."""
        return [part for part in self.parts if part["type"] == 2]

    @property
    def selects(self) -> list[Json]:
        """The select menus of every kind."""
        return [part for part in self.parts if part["type"] in (3, 5, 6, 7, 8)]

    @property
    def pictures(self) -> list[Json]:
        """Every picture shown, with `url`, `description` (its alt text), width and height."""
        shown = [item["media"] | {"description": item["description"]} for part in self.parts for item in _held(part)]
        shown += [embed["image"] for embed in self["embeds"] if embed.get("image")]
        return shown + [file for file in self["attachments"] if file.get("width")]

    @property
    def mentions(self) -> list[int]:
        """The ids of the users it mentions."""
        return [int(user["id"]) for user in self["mentions"]]


def _held(part: Json) -> list[Json]:
    if part["type"] == 12:
        return list(part["items"])
    return [part] if part["type"] == 11 else []


@dataclass(frozen=True)
class OpenModal:
    """A modal opened for the user."""

    interaction: Interaction
    data: Json

    @property
    def title(self) -> str:
        """The header above it."""
        return str(self.data["title"])

    @property
    def fields(self) -> dict[str, Json]:
        """Its inputs by custom id."""
        return {part["custom_id"]: part for part in walk(self.data["components"]) if part.get("custom_id")}


@dataclass
class InteractionResult:
    """The bot's response to an interaction.

    `message` is a new message, `updated` the edited source message, `modal` the form that opened, `choices` those of an autocomplete;
    `twin` the outcome of the second interaction when the person pressed twice.
    """

    type: Callback
    interaction: Interaction
    message: ClientMessage | None = None
    updated: ClientMessage | None = None
    modal: OpenModal | None = None
    choices: list[Json] = field(default_factory=list)
    twin: "InteractionResult | PersonError | None" = None

    @property
    def shown(self) -> ClientMessage:
        """The message it led to, new or updated; LookupError if there is none."""
        shown = self.message or self.updated
        if shown is None:
            raise LookupError(f"the answer of type {self.type.name} shows no message")
        return shown


Where = str | int
Which = ClientMessage | Json | int | str


class UserClient:
    """A user's client; every call waits until the bot has answered or failed to."""

    def __init__(
        self, user: User, world: World, interactions: Interactions, posting: MessageEditor, config: LocalConfig
    ) -> None:
        self.user = user
        self.do = Actions(user, world, interactions, posting)
        self._world = world
        self._config = config

    @property
    def id(self) -> int:
        """The user's id."""
        return self.user.id

    async def command(self, channel: Where, name: str, options: dict[str, Any] | None = None) -> InteractionResult:
        """Type a slash command; subcommands as "group sub", user options by name or id."""
        return await self._reply(self.do.command(channel, name, options or {}))

    async def menu(self, name: str, on: Which | User, channel: Where = "general") -> InteractionResult:
        """Choose a command from the context menu of a message, or of a person as seen in a channel."""
        if isinstance(on, User):
            return await self._reply(self.do.menu(channel, name, on))
        message = self._message(on)
        return await self._reply(self.do.menu(message.channel_id, name, message))

    async def launch(self, channel: Where) -> InteractionResult:
        """Choose the Entry Point, which opens the Activity; `reply.interaction.activity` is what opens."""
        return await self._reply(self.do.launch(channel))

    def react(self, message: Which, emoji: str) -> None:
        """Add a reaction, or remove one's own."""
        self.do.react(self._message(message), emoji)

    def pin(self, message: Which, *, pinned: bool = True) -> None:
        """Pin or unpin a message."""
        self.do.pin(self._message(message), pinned=pinned)

    def take_dms(self, *, yes: bool) -> None:
        """Allow or refuse direct messages of the bot (50007)."""
        self.user.takes_dms = yes

    def install(self, *, installed: bool = True) -> None:
        """Add the application to this person's account, or remove it."""
        install(self._world, self.id, installed=installed)

    def type(self, channel: Where) -> None:
        """Show the typing indicator."""
        self.do.type(channel)

    async def autocomplete(self, channel: Where, name: str, options: dict[str, Any], *, focused: str) -> list[Json]:
        """The choices offered for the focused option."""
        reply = await self._reply(self.do.autocomplete(channel, name, options, focused))
        return reply.choices

    async def press(
        self,
        message: Which,
        *,
        custom_id: str | None = None,
        label: str | None = None,
        twice: bool = False,
        redeliver: bool = False,
    ) -> InteractionResult:
        """Press a button, found by its custom id or label.

        `twice` presses again before the first is answered (two interactions); `redeliver` delivers one interaction two times.
        """
        target = self._message(message)
        first = self.do.press(target, custom_id=custom_id, label=label, copies=2 if redeliver else 1)
        if not twice:
            return await self._reply(first)
        second = self.do.press(target, custom_id=custom_id, label=label)
        reply, twin = await asyncio.gather(self._reply(first), self._reply(second), return_exceptions=True)
        if isinstance(reply, BaseException):
            raise reply
        if isinstance(twin, BaseException) and not isinstance(twin, PersonError):
            raise twin
        reply.twin = twin
        return reply

    async def select(self, message: Which, *, custom_id: str, values: list[str]) -> InteractionResult:
        """Choose in a select menu."""
        return await self._reply(self.do.select(self._message(message), custom_id, values))

    async def submit(self, modal: OpenModal | InteractionResult, values: dict[str, Any]) -> InteractionResult:
        """Send a form; fields not named keep their values."""
        opened = modal.modal if isinstance(modal, InteractionResult) else modal
        if opened is None:
            raise PersonError(localized("no-such-modal", self.user.locale))
        return await self._reply(self.do.submit(opened.interaction, values))

    def send(self, channel: Where, content: str) -> ClientMessage:
        """Write a plain message."""
        return self._seen(self.do.send(channel, content))

    def delete_channel(self, channel: Where) -> None:
        """Delete a channel or thread."""
        self.do.delete_channel(channel)

    def archive_thread(self, channel: Where, *, locked: bool = False) -> None:
        """Archive a thread, locked if wanted."""
        self.do.archive_thread(channel, locked=locked)

    def delete_message(self, message: Which) -> None:
        """Delete a message, or dismiss one that only this person sees."""
        self.do.delete_message(self._message(message))

    def dm(self) -> int:
        """The id of the direct conversation with the bot, opened if there is none."""
        return self._world.dm(self._world.bot.id, self.id).id

    def converse(self, *others: str, name: str = "") -> int:
        """The id of the conversation with another person, opened if there is none, or of a new group with several.

        Raises PersonError if it cannot be opened.
        """
        return open_conversation(self._world, self.user, [self._named(other) for other in others], name).id

    def bring(self, group: Where, other: str) -> None:
        """Add a person to a group."""
        add_to_group(self._world, self.user, self.do.place(group), self._named(other))

    def leave(self, group: Where) -> None:
        """Leave a group."""
        leave_group(self._world, self.user, self.do.place(group))

    def channels(self) -> list[Json]:
        """Channels, threads and conversations this person sees."""
        return [channel_payload(self._world, c, self.id) for c in self._world.visible_channels(self.id)]

    def messages(self, channel: Where) -> list[ClientMessage]:
        """Messages of a channel that this person sees, oldest first; ephemeral ones included."""
        place = self.do.place(channel)
        return [self._seen(message) for message in self._world.messages_in(place.id, self.id)]

    def message(self, message: Which) -> ClientMessage:
        """The current message."""
        return self._seen(self._message(message))

    async def wait_for(
        self,
        predicate: Callable[[ClientMessage], bool],
        timeout: float = 30.0,  # noqa: ASYNC109 - a part of the interface
        *,
        after: int = 0,
    ) -> ClientMessage:
        """The oldest visible message, now or to come, that fits; `after` leaves out messages up to this id."""

        def probe(event: Event | None) -> ClientMessage | None:
            if event is not None and not isinstance(event, MessageAdded | MessageChanged):
                return None
            candidates = self._world.messages_after(after) if event is None else [event.message]
            for message in candidates:
                if message.id > after and self._world.sees(self.id, message) and predicate(seen := self._seen(message)):
                    return seen
            return None

        return await self._world.feed.first(probe, timeout)

    async def follow_up(self, reply: InteractionResult, seconds: float = 30.0) -> ClientMessage:
        """The message that followed a deferred answer: the edited source, or the first message sent after it."""
        interaction = reply.interaction

        def probe() -> Message | None:
            if interaction.followups:
                return interaction.followups[0]
            return interaction.original if interaction.edits else None

        return self._seen(await self._world.feed.until(probe, seconds))

    async def _reply(self, interaction: Interaction) -> InteractionResult:
        try:
            await self._world.feed.until(lambda: interaction.settled or None, self._config.patience_seconds)
        except TimeoutError:
            raise PersonError(localized("still-thinking", self.user.locale)) from None
        if interaction.state is InteractionState.FAILED or interaction.callback is None:
            raise PersonError(interaction.failure or "")
        reply = InteractionResult(interaction.callback, interaction, choices=interaction.choices or [])
        if interaction.modal is not None:
            reply.modal = OpenModal(interaction, interaction.modal)
        if interaction.original is not None:
            shown = self._seen(interaction.original)
            if interaction.callback in (Callback.MESSAGE, Callback.DEFER):
                reply.message = shown
            else:
                reply.updated = shown
        return reply

    def _named(self, username: str) -> User:
        return {user.username: user for user in self._world.users.values()}[username]

    def _message(self, which: Which) -> Message:
        message_id = int(which["id"] if isinstance(which, dict) else which)
        return self.do.find_message(message_id)

    def _seen(self, message: Message) -> ClientMessage:
        return ClientMessage(message_payload(self._world, message, self.id))
