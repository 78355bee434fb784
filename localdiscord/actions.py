"""The actions of a user, without waiting for the answer; refusals are worded as the user reads them."""

from typing import Any

from localdiscord.errors import ApiError
from localdiscord.events import Typing
from localdiscord.form_submission import FormSubmission, find_component
from localdiscord.interaction import Interaction, InteractionKind, InteractionState
from localdiscord.interactions import Interactions
from localdiscord.message_editor import MessageEditor
from localdiscord.options import OPENED_BY_DISCORD, CommandLine, PersonError, entry_point, menu_data
from localdiscord.permissions import Permission
from localdiscord.reactions import add_reaction, named_emoji, take_reaction
from localdiscord.records import Channel, Json, Message, User
from localdiscord.words import localized
from localdiscord.world import World

_TEXT = 2000


class Actions:
    """The actions of one user."""

    def __init__(self, user: User, world: World, interactions: Interactions, posting: MessageEditor) -> None:
        self._user = user
        self._world = world
        self._interactions = interactions
        self._posting = posting

    def command(
        self, channel: str | int, name: str, options: dict[str, Any], *, nonce: str | None = None
    ) -> Interaction:
        """Start a slash command."""
        place = self._awake(self.place(channel))
        data = CommandLine(self._world, self._user, place, name, options).data()
        return self._interactions.start(InteractionKind.COMMAND, self._user, place, data, nonce=nonce)

    def menu(self, channel: str | int, name: str, target: Message | User, *, nonce: str | None = None) -> Interaction:
        """Start a command from the context menu of a message or a person."""
        place = self._awake(self.place(channel))
        data = menu_data(self._world, self._user, place, name, target)
        return self._interactions.start(InteractionKind.COMMAND, self._user, place, data, nonce=nonce)

    def launch(self, channel: str | int, *, nonce: str | None = None) -> Interaction:
        """Choose the Entry Point: Discord opens the Activity, or the bot is asked to."""
        place = self._awake(self.place(channel))
        command = entry_point(self._world, self._user, place)
        data = {"id": command["id"], "name": command["name"], "type": command["type"]}
        if command["handler"] == OPENED_BY_DISCORD:
            return self._interactions.launch(self._user, place, data, nonce=nonce)
        return self._interactions.start(InteractionKind.COMMAND, self._user, place, data, nonce=nonce)

    def react(self, message: Message, emoji: str) -> None:
        """Add a reaction, or remove one's own."""
        self.place(message.channel_id)
        try:
            if self._user.id in message.reactions.get(emoji, []):
                take_reaction(self._world, self._user.id, message, emoji)
            else:
                add_reaction(self._world, self._user.id, message, named_emoji(emoji))
        except ApiError as refusal:
            raise PersonError(localized("not-allowed", self._user.locale), refusal.code) from None

    def pin(self, message: Message, *, pinned: bool = True) -> None:
        """Pin or unpin a message."""
        self._need(self.place(message.channel_id), Permission.PIN_MESSAGES)
        if pinned:
            self._world.pin(message, self._user.id)
        else:
            self._world.unpin(message)

    def type(self, channel: str | int) -> None:
        """Show the typing indicator."""
        self._world.feed.publish(Typing(self.place(channel), self._user.id))

    def autocomplete(self, channel: str | int, name: str, options: dict[str, Any], focused: str) -> Interaction:
        """Ask for the choices of an option being typed."""
        place = self._awake(self.place(channel))
        data = CommandLine(self._world, self._user, place, name, options, focused).data()
        return self._interactions.start(InteractionKind.AUTOCOMPLETE, self._user, place, data)

    def press(
        self,
        message: Message,
        *,
        custom_id: str | None = None,
        label: str | None = None,
        copies: int = 1,
        nonce: str | None = None,
    ) -> Interaction:
        """Press a button."""
        button = self._component(message, custom_id, label)
        if button["type"] != 2:
            raise self._error("no-such-component")
        return self._component_interaction(message, button, {}, nonce, copies)

    def select(self, message: Message, custom_id: str, values: list[str], *, nonce: str | None = None) -> Interaction:
        """Choose in a select menu."""
        select = self._component(message, custom_id, None)
        if select["type"] == 2:
            raise self._error("no-such-component")
        chosen = FormSubmission(self._world, self._user, self.place(message.channel_id)).chosen(select, values)
        return self._component_interaction(message, select, chosen, nonce, 1)

    def submit(self, opener: Interaction, values: dict[str, Any], *, nonce: str | None = None) -> Interaction:
        """Send the form an interaction opened; it closes once the bot has answered."""
        closed = opener.submission is not None and opener.submission.state is not InteractionState.FAILED
        if opener.modal is None or opener.user_id != self._user.id or closed:
            raise self._error("no-such-modal")
        place = self.place(opener.channel_id)
        data = FormSubmission(self._world, self._user, place).submitted(opener.modal, values)
        source = opener.source
        if source is not None and source.id not in self._world.state.messages.get(source.channel_id, {}):
            source = None
        opener.submission = self._interactions.start(
            InteractionKind.MODAL, self._user, place, data, source=source, opener=opener, nonce=nonce
        )
        return opener.submission

    def opened_by(self, interaction_id: int) -> Interaction:
        """The interaction that opened a form."""
        opener = self._interactions.find(interaction_id)
        if opener is None:
            raise self._error("no-such-modal")
        return opener

    def send(self, channel: str | int, content: str) -> Message:
        """Write a plain message; an archived thread is unarchived, a locked one is not."""
        place = self.place(channel)
        if not content.strip():
            raise self._error("empty")
        if len(content) > _TEXT:
            raise PersonError(localized("too-long", self._user.locale, high=_TEXT))
        if not place.is_dm:
            self._need(place, Permission.SEND_MESSAGES_IN_THREADS if place.is_thread else Permission.SEND_MESSAGES)
        if not place.has_messages:
            raise self._error("not-allowed")
        if place.thread is not None and place.thread.locked:
            self._need(place, Permission.MANAGE_THREADS)
        everyone = bool(self._world.permissions(self._user.id, place) & Permission.MENTION_EVERYONE)
        message = self._posting.compose(place, self._user.id, {"content": content}, {}, everyone=everyone)
        self._world.add_message(message)
        self.read(place.id)
        return message

    def delete_channel(self, channel: str | int) -> None:
        """Delete a channel or thread."""
        place = self.place(channel)
        self._need(place, Permission.MANAGE_THREADS if place.is_thread else Permission.MANAGE_CHANNELS)
        self._world.remove_channel(place)

    def archive_thread(self, channel: str | int, *, locked: bool) -> None:
        """Archive a thread; locking it, or archiving another's, needs Manage Threads."""
        place = self.place(channel)
        if place.thread is None:
            raise self._error("not-allowed")
        if locked or place.thread.owner_id != self._user.id:
            self._need(place, Permission.MANAGE_THREADS)
        place.thread.archived = True
        place.thread.locked = locked
        place.thread.archived_at = self._world.clock.now()
        self._world.change_channel(place)

    def reopen_thread(self, channel: str | int) -> None:
        """Unarchive a thread; unlocking one needs Manage Threads."""
        place = self.place(channel)
        if place.thread is None:
            raise self._error("not-allowed")
        self._need(place, Permission.MANAGE_THREADS if place.thread.locked else Permission.SEND_MESSAGES_IN_THREADS)
        place.thread.archived = place.thread.locked = False
        place.thread.archived_at = self._world.clock.now()
        self._world.change_channel(place)

    def delete_message(self, message: Message) -> None:
        """Delete a message, or dismiss one that only this user sees."""
        if message.only_for is None and message.author_id != self._user.id:
            self._need(self.place(message.channel_id), Permission.MANAGE_MESSAGES)
        self._world.remove_message(message)

    def dismiss(self, message: Message) -> None:
        """Dismiss a message that only this user sees."""
        if message.only_for != self._user.id:
            raise self._error("not-allowed")
        self._world.remove_message(message)

    def read(self, channel_id: int) -> None:
        """Mark the channel as read."""
        latest = next(reversed(self._world.state.messages.get(channel_id, {})), 0)
        self._world.state.read_up_to.setdefault(self._user.id, {})[channel_id] = latest

    def place(self, channel: str | int) -> Channel:
        """The channel by name or id, if this user sees it."""
        try:
            place = self._world.find_channel(channel)
        except ApiError as refusal:
            raise PersonError(localized("gone", self._user.locale), refusal.code) from None
        if not self._world.may_view(self._user.id, place):
            raise PersonError(localized("not-allowed", self._user.locale), 50001)
        return place

    def find_message(self, message_id: int) -> Message:
        """The message with this id, if this user sees it."""
        message = self._world.anywhere(message_id)
        if message is not None and self._world.sees(self._user.id, message):
            return message
        raise PersonError(localized("no-such-message", self._user.locale), 10008)

    def _component(self, message: Message, custom_id: str | None, label: str | None) -> Json:
        component = find_component(message.components, custom_id=custom_id, label=label)
        if component is None:
            raise self._error("no-such-component")
        if component.get("disabled"):
            raise self._error("disabled")
        return component

    def _component_interaction(
        self, message: Message, component: Json, chosen: Json, nonce: str | None, copies: int
    ) -> Interaction:
        place = self.place(message.channel_id)
        data: Json = {
            "custom_id": component["custom_id"],
            "component_type": component["type"],
            "id": component["id"],
        }
        return self._interactions.start(
            InteractionKind.COMPONENT,
            self._user,
            place,
            data | chosen,
            source=message,
            nonce=nonce,
            copies=copies,
        )

    def _awake(self, place: Channel) -> Channel:
        if place.thread is not None and place.thread.archived:
            raise PersonError(localized("archived", self._user.locale), 50083)
        return place

    def _need(self, place: Channel, permission: Permission) -> None:
        try:
            self._world.need(self._user.id, place, permission)
        except ApiError as refusal:
            raise PersonError(localized("not-allowed", self._user.locale), refusal.code) from None

    def _error(self, key: str) -> PersonError:
        return PersonError(localized(key, self._user.locale))
