"""The world a local Discord begins with, read from a TOML or JSON file; README.md describes it."""

import functools
import json
import re
import tomllib
from collections import Counter
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Literal

import msgspec

from localdiscord.permissions import Permission

DEFAULT = Path(__file__).with_name("default.toml")
EVERYONE = "@everyone"
GROUP_SIZE = 10  # people of a group at most

# fmt: off
Locale = Literal[  # those that Discord knows
    "bg", "cs", "da", "de", "el", "en-GB", "en-US", "es-419", "es-ES", "fi", "fr", "hi", "hr", "hu", "id", "it", "ja", "ko", "lt", "nl",
    "no", "pl", "pt-BR", "ro", "ru", "sv-SE", "th", "tr", "uk", "vi", "zh-CN", "zh-TW",
]
# fmt: on

EVERYONE_MAY = (
    "view_channel",
    "send_messages",
    "send_messages_in_threads",
    "read_message_history",
    "add_reactions",
    "embed_links",
    "attach_files",
    "use_application_commands",
    "connect",
    "change_nickname",
    "use_external_apps",
)
APPLICATION_MAY = (
    "view_channel",
    "send_messages",
    "send_messages_in_threads",
    "create_public_threads",
    "read_message_history",
    "embed_links",
    "attach_files",
    "use_external_emojis",
)

_POSITION = re.compile(r"\.?([A-Za-z_]+)|\[(\d+)\]")
_PLACE = re.compile(r"^(.*?)(?: - at `\$(.*)`)?$", re.DOTALL)
_PERMISSIONS = frozenset(str(one.name).lower() for one in Permission)


class BadFixtures(ValueError):
    """A sentence for each thing that is wrong with fixtures."""


class _Fixture(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    name: str
    id: int | None = None  # given in the order of the file where it is left out


class Application(_Fixture, frozen=True):
    """The bot; `permissions` are those it is invited with."""

    display: str = ""  # the name shown; `name` if it is empty
    description: str = ""
    permissions: tuple[str, ...] = APPLICATION_MAY


class Person(_Fixture, frozen=True):
    """A person, or another bot."""

    display: str = ""
    locale: Locale = "en-US"
    bot: bool = False
    takes_dms: bool = True  # of the bot
    installed: bool = False  # whether they have added the application to their account


class Role(_Fixture, frozen=True):
    """A role and who has it; with `bot` the one that belongs to this bot. Later roles are higher."""

    permissions: tuple[str, ...] = ()
    members: tuple[str, ...] = ()
    color: str = "#000000"
    mentionable: bool = False
    bot: str | None = None


class Overwrites(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The permissions that a channel allows or denies a role or a person."""

    role: str | None = None
    person: str | None = None
    allow: tuple[str, ...] = ()
    deny: tuple[str, ...] = ()


class Tag(_Fixture, frozen=True):
    """A tag of a forum."""

    emoji: str | None = None
    moderated: bool = False


class ChannelFixture(_Fixture, frozen=True):
    """A channel or category."""

    kind: Literal["text", "voice", "category", "announcement", "stage", "forum", "media"] = "text"
    category: str | None = None
    topic: str | None = None
    slowmode: int = 0
    overwrites: tuple[Overwrites, ...] = ()
    tags: tuple[Tag, ...] = ()
    requires_tag: bool = False
    reaction: str | None = None


class Server(_Fixture, frozen=True):
    """A server; the application and all people are its members unless `members` says who."""

    owner: str
    members: tuple[str, ...] | None = None
    locale: str = "en-US"
    welcome: str | None = None  # the channel where newcomers are announced, which the page opens first
    everyone: tuple[str, ...] = EVERYONE_MAY
    roles: tuple[Role, ...] = ()
    channels: tuple[ChannelFixture, ...] = ()


class Conversation(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A conversation of people without the bot: of two, or a group, which may have a name and belongs to the first."""

    people: tuple[str, ...]
    name: str = ""
    id: int | None = None


class Fixtures(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """All that there is at first."""

    application: Application
    people: tuple[Person, ...]
    servers: tuple[Server, ...]
    conversations: tuple[Conversation, ...] = ()


def read_fixtures(path: Path) -> Fixtures:
    """The fixtures of a file; BadFixtures says what is wrong with it."""
    try:
        text = path.read_text(encoding="utf-8")
        data = json.loads(text) if path.suffix == ".json" else tomllib.loads(text)
        fixtures = msgspec.convert(data, Fixtures)
    except OSError as error:
        raise BadFixtures(f"{path} cannot be read: {error.strerror}.") from error
    except msgspec.ValidationError as error:
        raise BadFixtures(f"{path}: {_located(str(error))}") from error
    except ValueError as error:  # no UTF-8, TOML or JSON
        raise BadFixtures(f"{path} is not {'JSON' if path.suffix == '.json' else 'TOML'}: {error}.") from error
    if faults := list(faults_of(fixtures)):
        raise BadFixtures("\n".join(f"{path}: {fault}" for fault in faults))
    return fixtures


@functools.cache
def default_fixtures() -> Fixtures:
    """The fixtures used where no others are given."""
    return read_fixtures(DEFAULT)


def faults_of(fixtures: Fixtures) -> Iterator[str]:
    """A sentence for each name that means nothing, or too much."""
    users = [fixtures.application.name, *(one.name for one in fixtures.people)]
    yield from _twice("people", users)
    yield from _unknown_permissions("application", fixtures.application.permissions)
    if all(one.bot for one in fixtures.people):
        yield "people: at least one person who is not a bot is needed."
    if not fixtures.servers:
        yield "servers: at least one is needed."
    yield from _twice("servers", (one.name for one in fixtures.servers))
    for server in fixtures.servers:
        yield from (f"server {server.name!r}: {fault}" for fault in _faults_of_server(server, fixtures, users))
    yield from _faults_of_conversations(fixtures)
    ids = (one.id for one in _all(fixtures) if one.id is not None)
    yield from (f"the id {number} is given {count} times." for number, count in Counter(ids).items() if count > 1)


def _faults_of_server(server: Server, fixtures: Fixtures, users: list[str]) -> Iterator[str]:
    application, people = fixtures.application, fixtures.people
    members = users if server.members is None else [users[0], *server.members]
    yield from _unknown("member", members, users)
    owners = [one.name for one in people if not one.bot and one.name in members]
    yield from _unknown("owner", [server.owner], owners)
    yield from _unknown_permissions("everyone", server.everyone)
    yield from _twice("roles", (one.name for one in server.roles))
    yield from _twice("channels", (one.name for one in server.channels))
    texts = [one.name for one in server.channels if one.kind == "text"]
    yield from _unknown("welcome channel", [server.welcome] if server.welcome else [], texts)
    bots = [users[0], *(one.name for one in people if one.bot)]
    for role in server.roles:
        yield from _unknown(f"member of role {role.name!r}", role.members, members)
        yield from _unknown(f"bot of role {role.name!r}", [role.bot] if role.bot else [], bots)
        yield from _unknown_permissions(f"role {role.name!r}", role.permissions)
        if not re.fullmatch(r"#[0-9A-Fa-f]{6}", role.color):
            yield f"role {role.name!r}: a color is written like #3BA55D, not {role.color!r}."
    roles = [EVERYONE, *(one.name for one in roles_of(server, application))]
    for channel in server.channels:
        yield from (f"channel {channel.name!r}: {fault}" for fault in _faults_of_channel(channel, server, roles, users))


def _faults_of_conversations(fixtures: Fixtures) -> Iterator[str]:
    humans = [one.name for one in fixtures.people if not one.bot]
    for number, one in enumerate(fixtures.conversations, 1):
        yield from (f"conversation {number}: {fault}" for fault in _unknown("person", one.people, humans))
        yield from _twice(f"conversation {number}", one.people)
        if not 2 <= len(one.people) <= GROUP_SIZE:
            yield f"conversation {number}: it has two people, or a group of up to {GROUP_SIZE}."
        elif one.name and len(one.people) == 2:
            yield f"conversation {number}: only a group has a name."
    pairs = Counter(frozenset(one.people) for one in fixtures.conversations if len(one.people) == 2)
    yield from (f"conversations: {' and '.join(sorted(pair))} have two." for pair, n in pairs.items() if n > 1)


def _faults_of_channel(channel: ChannelFixture, server: Server, roles: list[str], users: list[str]) -> Iterator[str]:
    categories = [one.name for one in server.channels if one.kind == "category"]
    if channel.category and channel.kind == "category":
        yield "a category cannot be in another."
    yield from _unknown("category", [channel.category] if channel.category else [], categories)
    if channel.kind not in {"forum", "media"} and (channel.tags or channel.requires_tag or channel.reaction):
        yield f"tags and a reaction are for forums and media channels, not for kind {channel.kind!r}."
    for one in channel.overwrites:
        if (one.role is None) == (one.person is None):
            yield "an overwrite names a role or a person."
        yield from _unknown("role", [one.role] if one.role else [], roles)
        yield from _unknown("person", [one.person] if one.person else [], users)
        yield from _unknown_permissions("an overwrite", (*one.allow, *one.deny))


def roles_of(server: Server, application: Application) -> tuple[Role, ...]:
    """The roles of a server, lowest first; the application's own is the highest unless the file has it."""
    if any(one.bot == application.name for one in server.roles):
        return server.roles
    own = Role(name=application.display or application.name, permissions=application.permissions, bot=application.name)
    return (*server.roles, own)


def _unknown(what: str, names: Iterable[str], known: Iterable[str]) -> Iterator[str]:
    allowed = list(known)
    for name in names:
        if name not in allowed:
            yield f"there is no {what} {name!r}; there is {', '.join(map(repr, allowed)) or 'none'}."


def _unknown_permissions(where: str, names: Iterable[str]) -> Iterator[str]:
    for name in names:
        if name not in _PERMISSIONS:
            yield f"{where}: there is no permission {name!r}; there is {', '.join(sorted(_PERMISSIONS))}."


def _twice(where: str, names: Iterable[str]) -> Iterator[str]:
    for name, count in Counter(names).items():
        if count > 1:
            yield f"{where}: the name {name!r} is given {count} times."


def _all(fixtures: Fixtures) -> Iterator[_Fixture | Conversation]:
    yield fixtures.application
    yield from fixtures.people
    yield from fixtures.conversations
    for server in fixtures.servers:
        yield server
        yield from server.roles
        yield from server.channels
        yield from (tag for channel in server.channels for tag in channel.tags)


def _located(message: str) -> str:
    """A message of msgspec with its place in words: `servers 1, channels 2: ...`."""
    fault, place = _PLACE.fullmatch(message).groups()  # type: ignore[union-attr]  # it matches any text
    steps = [f" {int(at) + 1}" if at else f", {name}" for name, at in _POSITION.findall(place or "")]
    where = "".join(steps).removeprefix(", ")
    return f"{where}: {fault}." if where else f"{fault}."
