"""The actions of a user and their form entries, without waiting for the answer; refusals are worded as the user reads them."""

from dataclasses import dataclass
from typing import Any

from localdiscord.component_payloads import walk
from localdiscord.errors import ApiError
from localdiscord.events import Typing
from localdiscord.interaction import Interaction, InteractionKind, InteractionState
from localdiscord.interaction_payload import resolved_channels, resolved_users
from localdiscord.interactions import Interactions
from localdiscord.message_editor import MessageEditor
from localdiscord.options import OPENED_BY_DISCORD, CommandLine, PersonError, entry_point, menu_data, offered_channels
from localdiscord.payloads import role_payload
from localdiscord.permissions import Permission
from localdiscord.reactions import add_reaction, named_emoji, take_reaction
from localdiscord.records import Channel, GuildRole, Json, Message, User
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


_STRING_SELECT, _TEXT_INPUT, _USERS, _ROLES, _MENTIONABLES, _CHANNELS = 3, 4, 5, 6, 7, 8
_RADIO, _CHECKS, _CHECK = 21, 22, 23


def find_component(components: list[Json], *, custom_id: str | None = None, label: str | None = None) -> Json | None:
    """The component with this custom id, or the first button with this label."""
    for component in walk(components):
        if custom_id is not None and component.get("custom_id") == custom_id:
            return component
        if custom_id is None and label is not None and component.get("label") == label and component["type"] == 2:
            return component
    return None


@dataclass
class FormSubmission:
    """A person's entries in components."""

    world: World
    user: User
    channel: Channel

    def chosen(self, select: Json, values: list[str]) -> Json:
        """`values` and `resolved` for a select; PersonError if they cannot be chosen."""
        least = 1 if select.get("min_values") is None else select["min_values"]
        most = 1 if select.get("max_values") is None else select["max_values"]
        if not least <= len(values) <= most or len(set(values)) != len(values):
            raise self._error("selection-invalid")
        kind = select["type"]
        if kind == _STRING_SELECT:
            if not set(values) <= {option["value"] for option in select["options"]}:
                raise self._error("selection-invalid")
            return {"values": values}
        values = [self._named(select, value) for value in values]
        return {"values": values, "resolved": self._resolved(kind, [int(value) for value in values])}

    def submitted(self, modal: Json, given: dict[str, Any]) -> Json:
        """The `data` of a modal submission; fields not given keep their values."""
        known = {c["custom_id"] for c in walk(modal["components"]) if c.get("custom_id")}
        for name in given:
            if name not in known:
                raise self._error("option-unknown", name=name)
        resolved: Json = {}
        parts = []
        for component in modal["components"]:
            answer: Json = {"type": component["type"], "id": component["id"]}
            if component["type"] == 1:
                field = component["components"][0]
                answer["components"] = [self._field(field, str(field.get("label")), given, resolved)]
            elif component["type"] == 18:
                answer["component"] = self._field(component["component"], str(component.get("label")), given, resolved)
            parts.append(answer)
        data: Json = {"custom_id": modal["custom_id"], "components": parts}
        if resolved:
            data["resolved"] = resolved
        return data

    def _field(self, field: Json, label: str, given: dict[str, Any], resolved: Json) -> Json:
        kind, name = field["type"], field["custom_id"]
        answer: Json = {"type": kind, "id": field["id"], "custom_id": name}
        if kind == _TEXT_INPUT:
            return answer | {"value": self._text(field, label, given.get(name, field.get("value") or ""))}
        if kind == _CHECK:
            return answer | {"value": bool(given.get(name, field.get("default", False)))}
        if kind == _RADIO:
            return answer | {"value": self._radio(field, label, given.get(name, _defaults(field)))}
        values = _listed(given.get(name, _defaults(field)))
        required = field.get("required", True)
        if not values:
            if required:
                raise self._error("field-required", name=label)
            return answer | {"values": []}
        if kind == _CHECKS:
            most = field.get("max_values") or len(field["options"])
            least = 1 if field.get("min_values") is None else field["min_values"]
            field = field | {"type": _STRING_SELECT, "min_values": least, "max_values": most}
        chosen = self.chosen(field, values)
        for part, found in chosen.pop("resolved", {}).items():
            resolved.setdefault(part, {}).update(found)
        return answer | chosen

    def _text(self, field: Json, label: str, text: Any) -> str:
        words = str(text)
        if not words:
            if field.get("required", True):
                raise self._error("field-required", name=label)
            return words
        low, high = field.get("min_length") or 0, field.get("max_length") or 4000
        if not low <= len(words) <= high:
            raise self._error("field-length", name=label, low=low, high=high)
        return words

    def _radio(self, field: Json, label: str, given: Any) -> str | None:
        values = _listed(given)
        if not values:
            if field.get("required", True):
                raise self._error("field-required", name=label)
            return None
        if len(values) > 1 or values[0] not in {option["value"] for option in field["options"]}:
            raise self._error("selection-invalid")
        return values[0]

    @property
    def _roles(self) -> dict[int, GuildRole]:
        guild = self.world.home(self.channel)
        return {} if guild is None else guild.roles

    @property
    def _people(self) -> list[User]:
        """Those who can be chosen: in a direct conversation the ones who are in it."""
        users = self.world.users
        return [users[one] for one in self.channel.recipients] if self.channel.is_dm else list(users.values())

    def _named(self, select: Json, value: str) -> str:
        channels = offered_channels(self.world, self.user, select)
        pools: dict[int, dict[str, int]] = {
            _USERS: {name: u.id for u in self._people for name in (u.username, str(u.id))},
            _ROLES: {name: r.id for r in self._roles.values() for name in (r.name, str(r.id))},
            _CHANNELS: {name: c.id for c in channels for name in (c.name, str(c.id))},
        }
        pools[_MENTIONABLES] = pools[_ROLES] | pools[_USERS]
        if value not in pools[select["type"]]:
            raise self._error("selection-invalid")
        return str(pools[select["type"]][value])

    def _resolved(self, kind: int, ids: list[int]) -> Json:
        if kind == _CHANNELS:
            return resolved_channels(self.world, ids, self.user.id)
        roles = [role_id for role_id in ids if role_id in self._roles]
        found: Json = {}
        if roles:
            found["roles"] = {str(role_id): role_payload(self._roles[role_id]) for role_id in roles}
        users = [user_id for user_id in ids if user_id in self.world.users]
        return found | resolved_users(self.world, self.world.home(self.channel), users) if users else found

    def _error(self, key: str, **filled: str | int) -> PersonError:
        return PersonError(localized(key, self.user.locale, **filled))


def _defaults(field: Json) -> list[str]:
    options = [option["value"] for option in field.get("options") or [] if option.get("default")]
    return options or [str(value["id"]) for value in field.get("default_values") or []]


def _listed(given: Any) -> list[str]:
    if given is None or given == "":
        return []
    return [str(value) for value in given] if isinstance(given, (list, tuple)) else [str(given)]
