"""Gateway dispatches of events, filtered by the bot's intents and permissions."""

from enum import IntFlag

from localdiscord.channel_visibility import ChannelVisibility, Events
from localdiscord.events import (
    BotMembership,
    ChangeKind,
    ChannelAdded,
    ChannelChanged,
    ChannelRemoved,
    Event,
    EventChanged,
    GuildChanged,
    MemberChanged,
    MessageAdded,
    MessageChanged,
    MessageRemoved,
    PinsChanged,
    Reacted,
    ReactionsCleared,
    RoleChanged,
    ThreadJoined,
    Typing,
)
from localdiscord.payloads import (
    channel_payload,
    event_payload,
    guild_payload,
    iso,
    member_payload,
    message_payload,
    role_payload,
    thread_member_payload,
    user_payload,
)
from localdiscord.records import Channel, ChannelType, Guild, Json, Message
from localdiscord.scheduled_events import events_of
from localdiscord.world import World


class Intent(IntFlag):
    """The groups of events a bot may ask for."""

    GUILDS = 1 << 0
    GUILD_MEMBERS = 1 << 1
    GUILD_PRESENCES = 1 << 8
    GUILD_MESSAGES = 1 << 9
    GUILD_MESSAGE_REACTIONS = 1 << 10
    GUILD_MESSAGE_TYPING = 1 << 11
    DIRECT_MESSAGES = 1 << 12
    DIRECT_MESSAGE_REACTIONS = 1 << 13
    DIRECT_MESSAGE_TYPING = 1 << 14
    MESSAGE_CONTENT = 1 << 15
    GUILD_SCHEDULED_EVENTS = 1 << 16


def events_for(world: World, event: Event, intents: int, visibility: ChannelVisibility) -> Events:  # noqa: C901, PLR0911, PLR0912 - one return a case
    """The dispatches of one event for a session with these intents."""
    match event:
        case MessageAdded(message):
            return _message_event(world, "MESSAGE_CREATE", message, intents)
        case MessageChanged(message):
            return _message_event(world, "MESSAGE_UPDATE", message, intents)
        case MessageRemoved(message):
            return _message_event(world, "MESSAGE_DELETE", message, intents)
        case ChannelAdded(channel) | ChannelChanged(channel) | ChannelRemoved(channel):
            return _channel_events(world, event, channel, visibility) if intents & Intent.GUILDS else []
        case ThreadJoined():
            return _thread_members(world, event) if intents & Intent.GUILDS else []
        case Typing(channel, user_id):
            return _typing(world, channel, user_id, intents)
        case Reacted(message) | ReactionsCleared(message):
            wanted = _reactions_wanted(world, message, intents)
            return reaction_events(world, event) if wanted else []
        case PinsChanged(channel):
            return pins_event(world, event) if intents & Intent.GUILDS and _visible(world, channel) else []
        case MemberChanged(user_id):
            own = user_id == world.bot.id
            seen = visibility.changes(world.guild) if own and intents & Intent.GUILDS else []
            return [*member_events(world, event), *seen] if own or intents & Intent.GUILD_MEMBERS else []
        case RoleChanged():
            return [*role_events(world, event), *visibility.changes(world.guild)] if intents & Intent.GUILDS else []
        case GuildChanged():
            return [("GUILD_UPDATE", guild_payload(world.guild))] if intents & Intent.GUILDS else []
        case EventChanged(scheduled, change):
            name = {ChangeKind.ADDED: "CREATE", ChangeKind.CHANGED: "UPDATE", ChangeKind.REMOVED: "DELETE"}[change]
            wanted = bool(intents & Intent.GUILD_SCHEDULED_EVENTS)
            return [(f"GUILD_SCHEDULED_EVENT_{name}", event_payload(world, scheduled))] if wanted else []
        case BotMembership(present):
            return _membership(world, intents, visibility, present=present)
        case _:
            return []


def _reactions_wanted(world: World, message: Message, intents: int) -> bool:
    channel = world.channels[message.channel_id]
    wanted = Intent.DIRECT_MESSAGE_REACTIONS if channel.is_dm else Intent.GUILD_MESSAGE_REACTIONS
    return bool(intents & wanted) and _visible(world, channel)


def _membership(world: World, intents: int, visibility: ChannelVisibility, *, present: bool) -> Events:
    if not intents & Intent.GUILDS:
        return []
    if present:
        fresh = guild_create(world, world.guild, intents, visibility)
        del fresh["unavailable"]  # only of servers that were named in READY
        return [("GUILD_CREATE", fresh)]
    return [("GUILD_DELETE", {"id": str(world.guild.id)})]


def for_bot(world: World, message: Message, intents: int) -> Json:
    """A message as the bot may read it: without the content intent, others' content is empty unless they mention it."""
    payload = message_payload(world, message)
    channel = world.channels.get(message.channel_id)
    bot_id = world.bot.id
    open_to_bot = message.author_id == bot_id or bot_id in message.mentions or (channel is not None and channel.is_dm)
    if not open_to_bot and not intents & Intent.MESSAGE_CONTENT:
        payload |= {"content": "", "embeds": [], "attachments": [], "components": []}
    return payload


def guild_create(world: World, guild: Guild, intents: int, visibility: ChannelVisibility) -> Json:
    """A server with channels, active threads and the members the intents allow."""
    threads = [t for t in world.active_threads(guild) if _visible(world, t)]
    return guild_payload(guild) | {
        "unavailable": False,
        "large": False,
        "joined_at": iso(guild.members[world.bot.id].joined),
        "member_count": len(guild.members),
        "members": shown_members(world, guild, intents),
        "channels": visibility.channels(guild),
        "threads": [channel_payload(world, thread, world.bot.id) for thread in threads],
        "presences": [],
        "voice_states": [],
        "stage_instances": [],
        "guild_scheduled_events": [event_payload(world, one) for one in events_of(world, guild)],
        "soundboard_sounds": [],
    }


def shown_members(world: World, guild: Guild, intents: int) -> list[Json]:
    """The members of a server that the intents allow: all, or the bot alone."""
    shown = guild.members.values() if intents & Intent.GUILD_MEMBERS else [guild.members[world.bot.id]]
    return [member_payload(world, member) for member in shown]


def _visible(world: World, channel: Channel) -> bool:
    return world.may_view(world.bot.id, channel)


def _message_event(world: World, name: str, message: Message, intents: int) -> Events:
    channel = world.channels.get(message.channel_id)
    if channel is None or message.only_for is not None or not _visible(world, channel):
        return []
    if not intents & (Intent.DIRECT_MESSAGES if channel.is_dm else Intent.GUILD_MESSAGES):
        return []
    guild = world.guild_of(channel)
    place: Json = {} if channel.is_dm else {"guild_id": str(guild.id)}
    if name == "MESSAGE_DELETE":
        return [(name, {"id": str(message.id), "channel_id": str(channel.id)} | place)]
    payload = for_bot(world, message, intents) | place | {"channel_type": int(channel.type)}
    member = guild.members.get(message.author_id)
    if member is not None and not channel.is_dm:
        payload["member"] = member_payload(world, member, with_user=False)
    return [(name, payload)]


def _channel_events(
    world: World, event: ChannelAdded | ChannelChanged | ChannelRemoved, channel: Channel, visibility: ChannelVisibility
) -> Events:
    if channel.is_dm:
        return []
    if not channel.is_thread:
        return visibility.of_channel(event)
    if not _visible(world, channel):
        return []
    payload = channel_payload(world, channel, world.bot.id)
    match event:
        case ChannelAdded():
            return [("THREAD_CREATE", payload | {"newly_created": True})]
        case ChannelChanged():
            return [("THREAD_UPDATE", payload)]
        case ChannelRemoved(with_parent=True):  # Discord tells of the parent alone
            events = []
        case ChannelRemoved():
            events = [("THREAD_DELETE", {key: payload[key] for key in ("id", "guild_id", "parent_id", "type")})]
    return events


def _thread_members(world: World, event: ThreadJoined) -> Events:
    channel, user_id = event.channel, event.user_id
    about_bot = user_id == world.bot.id and _visible(world, world.parent(channel) or channel)
    if channel.thread is None or not (about_bot or _visible(world, channel)):
        return []
    payload: Json = {
        "id": str(channel.id),
        "guild_id": str(world.guild_of(channel).id),
        "member_count": min(50, len(channel.thread.members)),
    }
    if event.joined:
        member = {"member": member_payload(world, world.guild_of(channel).members[user_id]), "presence": None}
        payload["added_members"] = [thread_member_payload(channel, user_id) | member]
    else:
        payload["removed_member_ids"] = [str(user_id)]
    members: Events = [("THREAD_MEMBERS_UPDATE", payload)]
    if about_bot and event.joined and channel.type is ChannelType.PRIVATE_THREAD:
        return [("THREAD_CREATE", channel_payload(world, channel, user_id)), *members]
    return members


def _typing(world: World, channel: Channel, user_id: int, intents: int) -> Events:
    wanted = Intent.DIRECT_MESSAGE_TYPING if channel.is_dm else Intent.GUILD_MESSAGE_TYPING
    if not intents & wanted or user_id == world.bot.id or not _visible(world, channel):
        return []
    payload: Json = {"channel_id": str(channel.id), "user_id": str(user_id), "timestamp": int(world.clock.now())}
    if not channel.is_dm:
        guild = world.guild_of(channel)
        payload["guild_id"] = str(guild.id)
        payload["member"] = member_payload(world, guild.members[user_id])
    return [("TYPING_START", payload)]


def reaction_events(world: World, event: Reacted | ReactionsCleared) -> Events:
    """Dispatches of reactions added or removed."""
    message = event.message
    channel = world.channels[message.channel_id]
    payload: Json = {"channel_id": str(channel.id), "message_id": str(message.id)}
    if not channel.is_dm:
        payload["guild_id"] = str(world.guild_of(channel).id)
    if isinstance(event, ReactionsCleared):
        if event.emoji is None:
            return [("MESSAGE_REACTION_REMOVE_ALL", payload)]
        return [("MESSAGE_REACTION_REMOVE_EMOJI", payload | {"emoji": {"id": None, "name": event.emoji}})]
    payload |= {
        "user_id": str(event.user_id),
        "emoji": {"id": None, "name": event.emoji},
        "burst": False,
        "type": 0,
    }
    if not event.added:
        return [("MESSAGE_REACTION_REMOVE", payload)]
    payload["message_author_id"] = str(message.author_id)
    member = world.guild_of(channel).members.get(event.user_id)
    if member is not None and not channel.is_dm:
        payload["member"] = member_payload(world, member)
    return [("MESSAGE_REACTION_ADD", payload)]


def pins_event(world: World, event: PinsChanged) -> Events:
    """The dispatch of a pin or unpin."""
    channel = event.channel
    latest = max((m.pinned_at for m in world.messages_in(channel.id) if m.pinned_at is not None), default=None)
    payload: Json = {
        "channel_id": str(channel.id),
        "last_pin_timestamp": None if latest is None else iso(latest),
    }
    if not channel.is_dm:
        payload["guild_id"] = str(world.guild_of(channel).id)
    return [("CHANNEL_PINS_UPDATE", payload)]


def member_events(world: World, event: MemberChanged) -> Events:
    """Dispatches of a member who joined, left or changed roles."""
    place = {"guild_id": str(world.guild.id)}
    if event.change is ChangeKind.REMOVED:
        return [("GUILD_MEMBER_REMOVE", place | {"user": user_payload(world.users[event.user_id])})]
    payload = member_payload(world, world.guild.members[event.user_id]) | place
    return [("GUILD_MEMBER_ADD" if event.change is ChangeKind.ADDED else "GUILD_MEMBER_UPDATE", payload)]


def role_events(world: World, event: RoleChanged) -> Events:
    """Dispatches of a role created, changed or deleted."""
    place = {"guild_id": str(world.guild.id)}
    if event.change is ChangeKind.REMOVED:
        return [("GUILD_ROLE_DELETE", place | {"role_id": str(event.role.id)})]
    name = "GUILD_ROLE_CREATE" if event.change is ChangeKind.ADDED else "GUILD_ROLE_UPDATE"
    return [(name, place | {"role": role_payload(event.role)})]
