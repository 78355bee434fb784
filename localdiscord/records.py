"""The records of the local Discord: users, roles, channels, messages. `world.py` holds them."""

from dataclasses import dataclass, field
from enum import IntEnum, IntFlag
from typing import Any

Json = dict[str, Any]


class ChannelType(IntEnum):
    """The supported kinds of channel."""

    TEXT = 0
    DM = 1
    VOICE = 2
    GROUP = 3
    CATEGORY = 4
    ANNOUNCEMENT = 5
    ANNOUNCEMENT_THREAD = 10
    PUBLIC_THREAD = 11
    PRIVATE_THREAD = 12
    STAGE = 13
    FORUM = 15
    MEDIA = 16


THREAD_TYPES = {
    ChannelType.TEXT: (ChannelType.PUBLIC_THREAD, ChannelType.PRIVATE_THREAD),
    ChannelType.ANNOUNCEMENT: (ChannelType.ANNOUNCEMENT_THREAD,),
    ChannelType.FORUM: (ChannelType.PUBLIC_THREAD,),
    ChannelType.MEDIA: (ChannelType.PUBLIC_THREAD,),
}
"""The threads a channel may have, the public kind first; other channels have none."""


class MessageFlag(IntFlag):
    """The supported message flags."""

    SUPPRESS_EMBEDS = 1 << 2
    HAS_THREAD = 1 << 5
    EPHEMERAL = 1 << 6
    LOADING = 1 << 7
    SUPPRESS_NOTIFICATIONS = 1 << 12
    COMPONENTS_V2 = 1 << 15


class EventStatus(IntEnum):
    """The states of a scheduled event."""

    SCHEDULED = 1
    ACTIVE = 2
    COMPLETED = 3
    CANCELED = 4

    @property
    def is_open(self) -> bool:
        """Whether it is still to come, or going on."""
        return self in {EventStatus.SCHEDULED, EventStatus.ACTIVE}


class ChannelFlag(IntFlag):
    """The supported flags of a channel."""

    REQUIRE_TAG = 1 << 4
    OBFUSCATED = 1 << 17


@dataclass
class User:
    """A person or a bot."""

    id: int
    username: str
    display_name: str
    locale: str = "en-US"
    bot: bool = False
    takes_dms: bool = True


@dataclass
class GuildRole:
    """A named set of permissions; the one with the guild's id is @everyone."""

    id: int
    name: str
    permissions: int
    position: int
    color: int = 0
    bot_id: int | None = None
    mentionable: bool = False


@dataclass
class Member:
    """A user within the guild; `joined` in seconds since 1970."""

    user_id: int
    role_ids: list[int]
    joined: float


@dataclass
class Guild:
    """A server."""

    id: int
    name: str
    owner_id: int
    locale: str
    roles: dict[int, GuildRole]
    members: dict[int, Member]
    system_channel: int | None = None  # where newcomers are announced
    nsfw_level: int = 0  # 0 default, 1 explicit, 2 safe, 3 age-restricted


@dataclass
class Overwrite:
    """The permissions that a channel allows or denies a role (kind 0) or a member (kind 1)."""

    target_id: int
    kind: int
    allow: int = 0
    deny: int = 0


@dataclass
class ForumTag:
    """A tag that posts of a forum may have; a moderated one is for those who manage threads."""

    id: int
    name: str
    emoji: str | None = None
    moderated: bool = False


@dataclass
class ThreadState:
    """The fields that a thread adds to a channel; times in seconds since 1970, `auto_archive` in minutes."""

    owner_id: int
    created: float
    archived_at: float
    auto_archive: int = 1440
    archived: bool = False
    locked: bool = False
    invitable: bool = True
    members: dict[int, float] = field(default_factory=dict)
    sent: int = 0
    tags: list[int] = field(default_factory=list)  # those of a forum post


@dataclass
class Channel:
    """A channel of a server, a thread or a direct conversation of two people or a group (`recipients` are its users)."""

    id: int
    type: ChannelType
    name: str
    position: int = 0
    parent_id: int | None = None
    topic: str | None = None
    slowmode: int = 0
    overwrites: list[Overwrite] = field(default_factory=list)
    recipients: list[int] = field(default_factory=list)
    thread: ThreadState | None = None
    last_message_id: int | None = None
    guild_id: int = 0  # the server it belongs to; 0: the first
    tags: list[ForumTag] = field(default_factory=list)  # of a forum
    requires_tag: bool = False  # whether each post of a forum needs one
    reaction: str | None = None  # the emoji offered for the posts of a forum
    owner_id: int | None = None  # of a group

    @property
    def is_thread(self) -> bool:
        """Whether this is a thread, public or private."""
        return self.thread is not None

    @property
    def is_forum(self) -> bool:
        """Whether this is a forum or media channel, which has only posts."""
        return self.type in {ChannelType.FORUM, ChannelType.MEDIA}

    @property
    def is_vocal(self) -> bool:
        """Whether this is a voice or stage channel; of these there is the text chat alone."""
        return self.type in {ChannelType.VOICE, ChannelType.STAGE}

    @property
    def has_messages(self) -> bool:
        """Whether messages can be sent to it."""
        return not self.is_forum and self.type is not ChannelType.CATEGORY

    @property
    def thread_types(self) -> tuple[ChannelType, ...]:
        """The threads it may have, the public kind first."""
        return THREAD_TYPES.get(self.type, ())

    @property
    def is_dm(self) -> bool:
        """Whether this is a direct conversation, of two people or a group."""
        return self.type in {ChannelType.DM, ChannelType.GROUP}


@dataclass
class Attachment:
    """A file of a message; the bytes themselves too. Width and height in pixels if it is a picture."""

    id: int
    channel_id: int
    filename: str
    content: bytes
    content_type: str
    description: str | None = None
    width: int | None = None
    height: int | None = None


@dataclass
class Emoji:
    """An emoji of the application."""

    id: int
    name: str
    content: bytes


@dataclass
class Message:
    """A message; `only_for` names the one user who sees an ephemeral one. Times in seconds since 1970."""

    id: int
    channel_id: int
    author_id: int
    content: str
    created: float
    edited: float | None = None
    type: int = 0
    flags: int = 0
    embeds: list[Json] = field(default_factory=list)
    components: list[Json] = field(default_factory=list)
    attachments: list[Attachment] = field(default_factory=list)
    mentions: list[int] = field(default_factory=list)
    mention_roles: list[int] = field(default_factory=list)
    mention_everyone: bool = False
    nonce: str | int | None = None
    application_id: int | None = None
    interaction: Json | None = None
    answers_to: int | None = None  # the message this one is a reply to
    thread_id: int | None = None
    pinned_at: float | None = None
    only_for: int | None = None
    reactions: dict[str, list[int]] = field(default_factory=dict)  # emoji -> users, in the order they came
    late_edits: int = 0  # edits made when it was more than an hour old


@dataclass
class ScheduledEvent:
    """A scheduled event of a server that takes place elsewhere than in a voice channel; times in seconds since 1970."""

    id: int
    guild_id: int
    creator_id: int
    name: str
    description: str | None
    location: str
    start: float
    end: float
    status: EventStatus = EventStatus.SCHEDULED


@dataclass
class ActivityInstance:
    """The Activity of a channel, and the users in it in the order in which they came."""

    launch_id: int
    channel: Channel
    guild_id: int | None
    users: list[int] = field(default_factory=list)

    @property
    def id(self) -> str:
        """Its id, which names launch and location."""
        return f"i-{self.launch_id}-{self.location}"

    @property
    def location(self) -> str:
        """The id of its location: a channel of a server, or a private one."""
        return f"pc-{self.channel.id}" if self.guild_id is None else f"gc-{self.guild_id}-{self.channel.id}"


@dataclass(frozen=True)
class ActivityFrame:
    """One opening of the Activity in the client of a user; its `id` is a secret of that client."""

    id: str
    user: User
    instance: ActivityInstance
