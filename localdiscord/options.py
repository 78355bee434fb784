"""Turns a typed command into the data of an interaction; refuses what Discord's client refuses."""

import base64
import binascii
from dataclasses import dataclass
from enum import IntEnum
from typing import Any

from localdiscord.installs import commands_for
from localdiscord.interaction_payload import resolved_channels, resolved_users
from localdiscord.media import Upload, attachment_payload, keep_upload
from localdiscord.payloads import message_payload, role_payload
from localdiscord.permissions import Permission
from localdiscord.records import Channel, Json, Message, User
from localdiscord.words import localized
from localdiscord.world import World

_SUBCOMMAND, _GROUP, _STRING, _INTEGER, _BOOLEAN, _USER, _CHANNEL, _ROLE, _MENTIONABLE, _NUMBER = range(1, 11)
_ATTACHMENT = 11
ENTRY_POINT = (
    4  # the type of the command that opens an Activity; made by Discord the day that Activities are switched on
)
OPENED_BY_APP, OPENED_BY_DISCORD = 1, 2  # handlers of an Entry Point
_LARGEST = 10 * 1024 * 1024  # bytes of a file that a person attaches


class PersonError(Exception):
    """The error a person sees; `code` is Discord's error code if there is one."""

    def __init__(self, words: str, code: int | None = None) -> None:
        super().__init__(words)
        self.words = words
        self.code = code


@dataclass
class CommandLine:
    """A person's command: its name (subcommands as "group sub") and the raw values of its options."""

    world: World
    user: User
    channel: Channel
    name: str
    values: dict[str, Any]
    focused: str | None = None

    def data(self) -> Json:
        """The `data` of the interaction; PersonError if it cannot be sent."""
        if not self.world.permissions(self.user.id, self.channel) & Permission.USE_APPLICATION_COMMANDS:
            raise self._error("not-allowed")
        command, inner_names, options = self._find()
        resolved: Json = {}
        filled = self._fill(options, resolved)
        for kind, name in reversed(inner_names):
            filled = [{"type": kind, "name": name, "options": filled}]
        data: Json = {"id": command["id"], "name": command["name"], "type": 1, "options": filled}
        if "guild_id" in command:
            data["guild_id"] = command["guild_id"]
        if resolved:
            data["resolved"] = resolved
        return data

    def _find(self) -> tuple[Json, list[tuple[int, str]], list[Json]]:
        first, *rest = self.name.split()
        for command in commands_for(self.world, self.user, self.channel):
            if command["name"] == first and command["type"] == 1:
                options, inner = self._descend(command, rest)
                return command, inner, options
        raise self._error("unknown-command")

    def _descend(self, command: Json, rest: list[str]) -> tuple[list[Json], list[tuple[int, str]]]:
        options: list[Json] = command.get("options") or []
        inner: list[tuple[int, str]] = []
        for name in rest:
            found = next((o for o in options if o["name"] == name and o["type"] in (_SUBCOMMAND, _GROUP)), None)
            if found is None:
                raise self._error("unknown-command")
            inner.append((found["type"], name))
            options = found.get("options") or []
        if any(option["type"] in (_SUBCOMMAND, _GROUP) for option in options):
            raise self._error("unknown-command")
        return options, inner

    def _fill(self, options: list[Json], resolved: Json) -> list[Json]:
        known = {option["name"] for option in options}
        for name in self.values:
            if name not in known:
                raise self._error("option-unknown", name=name)
        filled: list[Json] = []
        for option in options:
            name = option["name"]
            given = self.values.get(name)
            if name == self.focused:
                filled.append({"type": option["type"], "name": name, "value": _partial(given), "focused": True})
            elif given is not None and given != "":
                filled.append({"type": option["type"], "name": name, "value": self._value(option, given, resolved)})
            elif option.get("required") and self.focused is None:
                raise self._error("option-required", name=name)
        return filled

    def _value(self, option: Json, given: Any, resolved: Json) -> Any:
        readers = {
            _STRING: self._string,
            _INTEGER: self._number,
            _BOOLEAN: self._boolean,
            _USER: self._user,
            _CHANNEL: self._channel,
            _ROLE: self._role,
            _MENTIONABLE: self._user,
            _NUMBER: self._number,
            _ATTACHMENT: self._attachment,
        }
        reader = readers.get(option["type"])
        if reader is None:
            raise self._error("option-invalid", name=option["name"])
        value = reader(option, given, resolved)
        choices = option.get("choices")
        if choices and value not in [choice["value"] for choice in choices] and self.focused is None:
            raise self._error("option-invalid", name=option["name"])
        return value

    def _string(self, option: Json, given: Any, _: Json) -> str:
        text = str(given)
        low, high = option.get("min_length") or 0, option.get("max_length") or 6000
        if not low <= len(text) <= high and self.focused is None:
            raise self._error("option-invalid", name=option["name"])
        return text

    def _number(self, option: Json, given: Any, _: Json) -> float:
        try:
            number: float = int(given) if option["type"] == _INTEGER else float(given)
        except (TypeError, ValueError):
            raise self._error("option-invalid", name=option["name"]) from None
        low, high = option.get("min_value"), option.get("max_value")
        if ((low is not None and number < low) or (high is not None and number > high)) and self.focused is None:
            raise self._error("option-invalid", name=option["name"])
        return number

    def _boolean(self, option: Json, given: Any, _: Json) -> bool:
        if isinstance(given, bool):
            return given
        if str(given).lower() in ("true", "false"):
            return str(given).lower() == "true"
        raise self._error("option-invalid", name=option["name"])

    def _user(self, option: Json, given: Any, resolved: Json) -> str:
        named = str(given).strip("<@!>")
        for user in self.world.users.values():
            if named in (str(user.id), user.username, user.display_name):
                found = resolved_users(self.world, self.world.home(self.channel), [user.id])
                for part, entries in found.items():
                    resolved.setdefault(part, {}).update(entries)
                return str(user.id)
        raise self._error("option-invalid", name=option["name"])

    def _channel(self, option: Json, given: Any, resolved: Json) -> str:
        named = str(given).strip("<#>")
        for channel in offered_channels(self.world, self.user, option):
            if named in (str(channel.id), channel.name):
                found = resolved_channels(self.world, [channel.id], self.user.id)
                resolved.setdefault("channels", {}).update(found["channels"])
                return str(channel.id)
        raise self._error("option-invalid", name=option["name"])

    def _role(self, option: Json, given: Any, resolved: Json) -> str:
        named = str(given).strip("<@&>")
        guild = self.world.home(self.channel)
        for role in guild.roles.values() if guild is not None else ():
            if named in (str(role.id), role.name):
                resolved.setdefault("roles", {})[str(role.id)] = role_payload(role)
                return str(role.id)
        raise self._error("option-invalid", name=option["name"])

    def _attachment(self, option: Json, given: Any, resolved: Json) -> str:
        """A file: an `Upload`, or as the page sends it, `{"filename": ..., "content": base64}`. Only this interaction can use it."""
        upload = given if isinstance(given, Upload) else _uploaded(given)
        if upload is None:
            raise self._error("option-invalid", name=option["name"])
        if len(upload.content) > _LARGEST:
            raise self._error("file-too-large")
        attachment = keep_upload(self.world, self.channel.id, upload, None, None)
        self.world.uploads.append(attachment)
        payload = attachment_payload(self.world, attachment) | {"ephemeral": True}
        resolved.setdefault("attachments", {})[str(attachment.id)] = payload
        return str(attachment.id)

    def _error(self, key: str, **filled: str) -> PersonError:
        return PersonError(localized(key, self.user.locale, **filled))


def offered_channels(world: World, user: User, asking: Json) -> list[Channel]:
    """The channels that an option or a select offers the user: those of servers the user sees, of the types it names if it names any."""
    types = asking.get("channel_types")
    seen = [channel for channel in world.visible_channels(user.id) if not channel.is_dm]
    return [channel for channel in seen if not types or channel.type in types]


class Menu(IntEnum):
    """The kinds of context menu, numbered as command types."""

    USER = 2
    MESSAGE = 3


def menu_data(world: World, user: User, channel: Channel, name: str, target: Message | User) -> Json:
    """The `data` of a command chosen from the menu of a message or a person; PersonError if it cannot be chosen there."""
    if not world.permissions(user.id, channel) & Permission.USE_APPLICATION_COMMANDS:
        raise PersonError(localized("not-allowed", user.locale))
    kind = Menu.MESSAGE if isinstance(target, Message) else Menu.USER
    for command in commands_for(world, user, channel):
        if command["type"] == kind and command["name"] == name:
            break
    else:
        raise PersonError(localized("unknown-command", user.locale))
    if isinstance(target, Message):
        resolved: Json = {"messages": {str(target.id): message_payload(world, target)}}
    else:
        resolved = resolved_users(world, world.home(channel), [target.id])
    data: Json = {"id": command["id"], "name": name, "type": int(kind), "target_id": str(target.id)}
    if "guild_id" in command:
        data["guild_id"] = command["guild_id"]
    return data | {"resolved": resolved}


def entry_point(world: World, user: User, channel: Channel) -> Json:
    """The command that opens the Activity, if it is offered in the channel; PersonError if not."""
    for command in commands_for(world, user, channel):
        if command["type"] == ENTRY_POINT:
            return command
    raise PersonError(localized("unknown-command", user.locale))


def _uploaded(given: Any) -> Upload | None:
    """The file sent by a page; None if it is malformed."""
    if not isinstance(given, dict) or not all(isinstance(given.get(key), str) for key in ("filename", "content")):
        return None
    try:
        return Upload(given["filename"], base64.b64decode(given["content"], validate=True))
    except (binascii.Error, ValueError):
        return None


def _partial(given: Any) -> str:
    return "" if given is None else str(given)
