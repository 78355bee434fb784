"""Computes permissions from roles and overwrites, as Discord does."""

from enum import IntFlag

from localdiscord.records import Channel, ChannelType, Guild


class Permission(IntFlag):
    """The permission bits that matter for messages, threads and commands."""

    ADMINISTRATOR = 1 << 3
    MANAGE_CHANNELS = 1 << 4
    MANAGE_GUILD = 1 << 5
    ADD_REACTIONS = 1 << 6
    VIEW_CHANNEL = 1 << 10
    SEND_MESSAGES = 1 << 11
    MANAGE_MESSAGES = 1 << 13
    EMBED_LINKS = 1 << 14
    ATTACH_FILES = 1 << 15
    READ_MESSAGE_HISTORY = 1 << 16
    MENTION_EVERYONE = 1 << 17
    USE_EXTERNAL_EMOJIS = 1 << 18
    CONNECT = 1 << 20
    CHANGE_NICKNAME = 1 << 26
    USE_APPLICATION_COMMANDS = 1 << 31
    MANAGE_EVENTS = 1 << 33
    MANAGE_THREADS = 1 << 34
    CREATE_PUBLIC_THREADS = 1 << 35
    CREATE_PRIVATE_THREADS = 1 << 36
    SEND_MESSAGES_IN_THREADS = 1 << 38
    CREATE_EVENTS = 1 << 44
    USE_EXTERNAL_APPS = 1 << 50
    PIN_MESSAGES = 1 << 51


ALL = Permission((1 << 53) - 1)  # every bit that exists or may come

_NEEDS_SENDING = (
    Permission.MENTION_EVERYONE | Permission.EMBED_LINKS | Permission.ATTACH_FILES | Permission.USE_EXTERNAL_EMOJIS
)
_IN_DMS = (
    Permission.VIEW_CHANNEL
    | Permission.SEND_MESSAGES
    | Permission.EMBED_LINKS
    | Permission.ATTACH_FILES
    | Permission.READ_MESSAGE_HISTORY
    | Permission.ADD_REACTIONS
    | Permission.USE_EXTERNAL_EMOJIS
    | Permission.USE_APPLICATION_COMMANDS
    | Permission.PIN_MESSAGES
)


def permissions_of(guild: Guild, user_id: int) -> Permission:
    """A user's permissions in a server, by their roles alone."""
    member = guild.members.get(user_id)
    if member is None:
        return Permission(0)
    if user_id == guild.owner_id:
        return ALL
    granted = guild.roles[guild.id].permissions
    for role_id in member.role_ids:
        granted |= guild.roles[role_id].permissions
    return ALL if granted & Permission.ADMINISTRATOR else Permission(granted)


def permissions_in(guild: Guild, user_id: int, channel: Channel, parent: Channel | None = None) -> Permission:
    """A user's permissions in a channel; for a thread, `parent` is its channel, whose overwrites apply."""
    if channel.is_dm:
        return _IN_DMS if user_id in channel.recipients else Permission(0)
    granted = int(permissions_of(guild, user_id))
    if granted in {0, ALL}:
        return Permission(granted)
    granted = _overwritten(granted, guild, guild.members[user_id].role_ids, user_id, parent or channel)
    if channel.type is ChannelType.PRIVATE_THREAD and not granted & Permission.MANAGE_THREADS:
        inside = channel.thread is not None and user_id in channel.thread.members
        granted = granted if inside else 0
    return _implied(Permission(granted), channel)


def _overwritten(granted: int, guild: Guild, role_ids: list[int], user_id: int, channel: Channel) -> int:
    by_target = {overwrite.target_id: overwrite for overwrite in channel.overwrites}
    everyone = by_target.get(guild.id)
    if everyone is not None:
        granted = granted & ~everyone.deny | everyone.allow
    roles = [by_target[role_id] for role_id in role_ids if role_id in by_target]
    denied = allowed = 0
    for overwrite in roles:
        denied |= overwrite.deny
        allowed |= overwrite.allow
    granted = granted & ~denied | allowed
    own = by_target.get(user_id)
    return granted & ~own.deny | own.allow if own is not None else granted


def _implied(granted: Permission, channel: Channel) -> Permission:
    if not granted & Permission.VIEW_CHANNEL:
        return Permission(0)
    sending = Permission.SEND_MESSAGES_IN_THREADS if channel.is_thread else Permission.SEND_MESSAGES
    return granted if granted & sending else granted & ~_NEEDS_SENDING
