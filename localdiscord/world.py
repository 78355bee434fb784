"""The world in memory: the servers with their users, channels and messages, queries about them, and its file."""

from bisect import bisect_right, insort
from collections import deque
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

import msgspec

from localdiscord.clock import LocalClock
from localdiscord.errors import refuse
from localdiscord.events import (
    ChannelAdded,
    ChannelChanged,
    ChannelRemoved,
    Event,
    Feed,
    MessageAdded,
    MessageChanged,
    MessageRemoved,
    PinsChanged,
    ThreadJoined,
)
from localdiscord.permissions import Permission, permissions_in
from localdiscord.records import Attachment, Channel, ChannelType, Emoji, Guild, Json, Message, ScheduledEvent, User

DISCORD_EPOCH = 1_420_070_400_000  # ms since 1970; ids count from here

_THREAD_MEMBERS = 1000
_UPLOADS = 50  # files of commands that can still be fetched
_PINS = 250  # in one channel
_PINNED = 6  # the message type of "pinned a message"


@dataclass
class WorldState:
    """The saved part of a world."""

    guild: Guild
    users: dict[int, User]
    channels: dict[int, Channel]
    bot_id: int
    application_id: int
    messages: dict[int, dict[int, Message]] = field(default_factory=dict)  # by channel, oldest first
    commands: dict[int, list[Json]] = field(default_factory=dict)  # by guild id; 0 holds the global ones
    taken_along: set[int] = field(default_factory=set)  # users who installed the application for themselves
    read_up_to: dict[int, dict[int, int]] = field(default_factory=dict)  # user -> channel -> last message seen
    command_creates: int = 0
    description: str = ""  # of the application
    further: dict[int, Guild] = field(default_factory=dict)  # all servers but the first
    events: dict[int, ScheduledEvent] = field(default_factory=dict)  # scheduled ones, of all servers
    emojis: dict[int, Emoji] = field(default_factory=dict)  # the application's own


class World:
    """A server with its people, the bot as a member of it, and perhaps further servers."""

    def __init__(self, state: WorldState, clock: LocalClock, feed: Feed) -> None:
        self.state = state
        self.clock = clock
        self.feed = feed
        self.uploads: deque[Attachment] = deque(maxlen=_UPLOADS)  # files given to commands, the latest
        self.media_url = ""  # where files are served, known once the server listens
        self._last_id = max((m for kept in state.messages.values() for m in kept), default=0)
        self._homes = {message_id: channel_id for channel_id, kept in state.messages.items() for message_id in kept}
        self._order = sorted(self._homes)  # ids, including those of deleted messages
        self._talks: dict[frozenset[int], int] = {}  # direct conversations by their two users
        self._nonces: dict[tuple[int, int, str], tuple[float, int]] = {}
        self._inside: dict[int, dict[int, Channel]] = {}  # channels and threads by server
        for channel in state.channels.values():
            self._file(channel)

    @property
    def guild(self) -> Guild:
        """The first server."""
        return self.state.guild

    @property
    def guilds(self) -> list[Guild]:
        """All servers."""
        return [self.guild, *self.state.further.values()]

    @property
    def bot(self) -> User:
        """The bot's own user."""
        return self.state.users[self.state.bot_id]

    @property
    def users(self) -> dict[int, User]:
        """All users by id."""
        return self.state.users

    @property
    def channels(self) -> dict[int, Channel]:
        """All channels, threads and direct conversations by id."""
        return self.state.channels

    def new_id(self) -> int:
        """A snowflake of this moment, greater than all before."""
        moment = (int(self.clock.now() * 1000) - DISCORD_EPOCH) << 22
        self._last_id = max(self._last_id + 1, moment)
        return self._last_id

    def user(self, user_id: int) -> User:
        """The user, or 10013."""
        if user_id not in self.users:
            raise refuse(10013)
        return self.users[user_id]

    def channel(self, channel_id: int) -> Channel:
        """The channel, or 10003."""
        if channel_id not in self.channels:
            raise refuse(10003)
        return self.channels[channel_id]

    def find_channel(self, where: str | int) -> Channel:
        """The channel with this name (with or without #) or id, or 10003."""
        name = str(where).removeprefix("#")
        if name.isdecimal() and int(name) in self.channels:
            return self.channels[int(name)]
        for channel in self.channels.values():
            if channel.name == name:
                return channel
        raise refuse(10003)

    def find_guild(self, guild_id: int) -> Guild | None:
        """The server with this id."""
        return self.guild if guild_id == self.guild.id else self.state.further.get(guild_id)

    def guild_of(self, channel: Channel) -> Guild:
        """The server of a channel or thread; the first for a direct conversation."""
        return self.state.further.get(channel.guild_id, self.guild)

    def home(self, channel: Channel) -> Guild | None:
        """The server of a channel or thread; None for a direct conversation."""
        return None if channel.is_dm else self.guild_of(channel)

    def channels_of(self, guild: Guild) -> list[Channel]:
        """The channels and threads of a server."""
        return list(self._inside.get(guild.id, {}).values())

    def message(self, channel_id: int, message_id: int) -> Message:
        """The message, ephemeral ones too, or 10008."""
        message = self.state.messages.get(channel_id, {}).get(message_id)
        if message is None:
            raise refuse(10008)
        return message

    def public_message(self, channel_id: int, message_id: int) -> Message:
        """The message as the REST API finds it: an ephemeral one does not exist there (10008)."""
        message = self.message(channel_id, message_id)
        if message.only_for is not None:
            raise refuse(10008)
        return message

    def anywhere(self, message_id: int) -> Message | None:
        """The message with this id, in whatever channel."""
        home = self._homes.get(message_id)
        return None if home is None else self.state.messages[home][message_id]

    def messages_after(self, message_id: int) -> Iterator[Message]:
        """All messages of later ids, oldest first."""
        for later in self._order[bisect_right(self._order, message_id) :]:
            message = self.anywhere(later)
            if message is not None:
                yield message

    def messages_in(self, channel_id: int, viewer: int | None = None) -> list[Message]:
        """Messages of a channel, oldest first; with a viewer also those only this user sees."""
        kept = self.state.messages.get(channel_id, {}).values()
        return [message for message in kept if message.only_for is None or message.only_for == viewer]

    def parent(self, channel: Channel) -> Channel | None:
        """The parent channel of a thread; None for anything else."""
        return self.channels.get(channel.parent_id or 0) if channel.is_thread else None

    def permissions(self, user_id: int, channel: Channel) -> Permission:
        """The user's permissions in the channel."""
        return permissions_in(self.guild_of(channel), user_id, channel, self.parent(channel))

    def may_view(self, user_id: int, channel: Channel) -> bool:
        """Whether the user may view the channel; a category also if they may view a channel in it."""
        if self.permissions(user_id, channel) & Permission.VIEW_CHANNEL:
            return True
        inside = self.channels_of(self.guild_of(channel)) if channel.type is ChannelType.CATEGORY else []
        return any(c.parent_id == channel.id and self.may_view(user_id, c) for c in inside)

    def need(self, user_id: int, channel: Channel, *needed: Permission) -> None:
        """Raise 50001 unless the user sees the channel, 50013 unless all `needed` permissions are there."""
        if not self.may_view(user_id, channel):
            raise refuse(50001)
        held = self.permissions(user_id, channel)
        if any(not held & permission for permission in needed):
            raise refuse(50013)

    def visible_channels(self, user_id: int) -> list[Channel]:
        """Channels the user sees, in the order of the list, threads after their parents."""
        seen = [c for c in self.channels.values() if self.may_view(user_id, c)]
        return sorted(seen, key=lambda c: (c.is_thread, c.is_dm, c.position, c.id))

    def sees(self, user_id: int, message: Message) -> bool:
        """Whether the user can see this message."""
        if message.only_for is not None:
            return message.only_for == user_id
        channel = self.channels.get(message.channel_id)
        return channel is not None and self.may_view(user_id, channel)

    def unread(self, user_id: int) -> dict[int, int]:
        """The number of unread messages by others, per visible channel."""
        marks = self.state.read_up_to.get(user_id, {})
        counts: dict[int, int] = {}
        for channel in self.visible_channels(user_id):
            mark = marks.get(channel.id, 0)
            fresh = [m for m in self.messages_in(channel.id, user_id) if m.id > mark and m.author_id != user_id]
            if fresh:
                counts[channel.id] = len(fresh)
        return counts

    def attachment(self, channel_id: int, attachment_id: int) -> Attachment | None:
        """The file with this id in the channel, if a message still has it or a recent command received it."""
        for attachment in self.uploads:
            if (attachment.channel_id, attachment.id) == (channel_id, attachment_id):
                return attachment
        for message in self.state.messages.get(channel_id, {}).values():
            for attachment in message.attachments:
                if attachment.id == attachment_id:
                    return attachment
        return None

    def dm(self, one: int, other: int) -> Channel:
        """The direct conversation of two users, opened if there was none."""
        pair = frozenset((one, other))
        if pair not in self._talks:
            self._talks |= {frozenset(c.recipients): c.id for c in self.channels.values() if c.type is ChannelType.DM}
        known = self.channels.get(self._talks.get(pair, 0))
        if known is not None:
            return known
        name = f"dm-{self.users[one].username}-{self.users[other].username}"
        channel = Channel(self.new_id(), ChannelType.DM, name, recipients=[one, other])
        self.add_channel(channel)
        return channel

    def remember_nonce(self, author_id: int, message: Message, seconds: float) -> None:
        """Let a later send with the same nonce find this message for `seconds`."""
        self._nonces[author_id, message.channel_id, str(message.nonce)] = (self.clock.now() + seconds, message.id)

    def sent_with_nonce(self, author_id: int, channel_id: int, nonce: str) -> Message | None:
        """The recent message of this author in this channel with this nonce."""
        until, message_id = self._nonces.get((author_id, channel_id, nonce), (0.0, 0))
        if until < self.clock.now():
            return None
        return self.state.messages.get(channel_id, {}).get(message_id)

    def add_message(self, message: Message) -> None:
        """Add a message and publish it; a thread it lands in is unarchived."""
        channel = self.channel(message.channel_id)
        self.state.messages.setdefault(channel.id, {})[message.id] = message
        self._homes[message.id] = channel.id
        insort(self._order, message.id)
        if message.only_for is None:
            channel.last_message_id = message.id
            if channel.thread is not None:
                self._count_in_thread(channel, message)
        self.feed.publish(MessageAdded(message))

    def change_message(self, message: Message) -> None:
        """Publish an edit of the message."""
        self.feed.publish(MessageChanged(message))

    def pin(self, message: Message, user_id: int) -> None:
        """Pin the message, publish it, and post the usual system message; 30003 if 250 are pinned."""
        if message.pinned_at is not None:
            return
        if sum(other.pinned_at is not None for other in self.messages_in(message.channel_id)) >= _PINS:
            raise refuse(30003)
        message.pinned_at = self.clock.now()
        self.change_message(message)
        self.feed.publish(PinsChanged(self.channel(message.channel_id)))
        line = Message(self.new_id(), message.channel_id, user_id, "", self.clock.now(), type=_PINNED)
        line.answers_to = message.id
        self.add_message(line)

    def unpin(self, message: Message) -> None:
        """Unpin the message and publish it."""
        if message.pinned_at is not None:
            message.pinned_at = None
            self.change_message(message)
            self.feed.publish(PinsChanged(self.channel(message.channel_id)))

    def remove_message(self, message: Message) -> None:
        """Delete the message and publish it."""
        del self.state.messages[message.channel_id][message.id]
        del self._homes[message.id]
        self.feed.publish(MessageRemoved(message))

    def add_channel(self, channel: Channel) -> None:
        """Add a channel, thread or direct conversation and publish it."""
        self.channels[channel.id] = channel
        self._file(channel)
        self.feed.publish(ChannelAdded(channel))

    def change_channel(self, channel: Channel) -> None:
        """Publish a change of the channel."""
        self.feed.publish(ChannelChanged(channel))

    def remove_channel(self, channel: Channel, *, with_parent: bool = False) -> None:
        """Delete the channel with its messages and threads, and publish it; the channels of a category leave it."""
        inside = [c for c in self.channels.values() if c.parent_id == channel.id]
        for thread in (c for c in inside if c.is_thread):
            self.remove_channel(thread, with_parent=True)
        del self.channels[channel.id]
        self._inside.get(self.guild_of(channel).id, {}).pop(channel.id, None)
        for message_id in self.state.messages.pop(channel.id, {}):
            del self._homes[message_id]
        self.feed.publish(ChannelRemoved(channel, with_parent))
        for orphan in (c for c in inside if not c.is_thread):
            orphan.parent_id = None
            self.change_channel(orphan)

    def join_thread(self, channel: Channel, user_id: int) -> None:
        """Make the user a member of the thread, at most 1000 in all (30033)."""
        if channel.thread is None or user_id in channel.thread.members:
            return
        if len(channel.thread.members) >= _THREAD_MEMBERS:
            raise refuse(30033)
        channel.thread.members[user_id] = self.clock.now()
        self.feed.publish(ThreadJoined(channel, user_id, joined=True))

    def leave_thread(self, channel: Channel, user_id: int) -> None:
        """End the user's membership of the thread."""
        if channel.thread is not None and channel.thread.members.pop(user_id, None) is not None:
            self.feed.publish(ThreadJoined(channel, user_id, joined=False))

    def active_threads(self, guild: Guild) -> list[Channel]:
        """The threads of a server that are not archived."""
        return [c for c in self.channels_of(guild) if c.thread is not None and not c.thread.archived]

    def _file(self, channel: Channel) -> None:
        if not channel.is_dm:
            self._inside.setdefault(self.guild_of(channel).id, {})[channel.id] = channel

    def _count_in_thread(self, channel: Channel, message: Message) -> None:
        if channel.thread is None:
            return
        channel.thread.sent += 1
        if channel.thread.archived:
            channel.thread.archived = False
            channel.thread.archived_at = self.clock.now()
            self.change_channel(channel)
        parent = self.channels[channel.parent_id or 0]
        for user_id in (message.author_id, *message.mentions):
            if self.may_view(user_id, parent) and len(channel.thread.members) < _THREAD_MEMBERS:
                self.join_thread(channel, user_id)


_PAUSE = 3.0  # s between a change and its saving: a burst of messages is written once


class StateSaver:
    """Saves the world shortly after each change, and at the end."""

    def __init__(self, state: WorldState, path: Path, clock: LocalClock, feed: Feed) -> None:
        self._state = state
        self._path = path
        self._clock = clock
        self._waiting = False
        feed.listen(self._heard)

    def save(self) -> None:
        """Save the world now, atomically."""
        self._waiting = False
        self._path.parent.mkdir(parents=True, exist_ok=True)
        fresh = self._path.with_name(f"{self._path.name}.new")
        fresh.write_bytes(msgspec.json.encode(self._state))
        fresh.replace(self._path)

    def _heard(self, _: Event) -> None:
        if not self._waiting:
            self._waiting = True
            self._clock.later(_PAUSE, self.save)


def load(path: Path | None) -> WorldState | None:
    """The saved world, or None if there is no file."""
    if path is None or not path.exists():
        return None
    return msgspec.json.decode(path.read_bytes(), type=WorldState)
