"""Gateway dispatches about reactions, pins, members and roles."""

from bot.local.events import ChangeKind, MemberChanged, PinsChanged, Reacted, ReactionsCleared, RoleChanged
from bot.local.payloads import iso, member_payload, role_payload, user_payload
from bot.local.records import Json
from bot.local.world import World

__all__ = ["Events", "member_events", "pins_event", "reaction_events", "role_events"]

Events = list[tuple[str, Json]]


def reaction_events(world: World, event: Reacted | ReactionsCleared) -> Events:
    """Dispatches of reactions added or removed."""
    message = event.message
    channel = world.channels[message.channel_id]
    payload: Json = {"channel_id": str(channel.id), "message_id": str(message.id)}
    if not channel.is_dm:
        payload["guild_id"] = str(world.guild.id)
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
    member = world.guild.members.get(event.user_id)
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
        payload["guild_id"] = str(world.guild.id)
    return [("CHANNEL_PINS_UPDATE", payload)]


def member_events(world: World, event: MemberChanged) -> Events:
    """Dispatches of a member who joined, left or changed roles."""
    place = {"guild_id": str(world.guild.id)}
    if event.change is ChangeKind.REMOVED:
        return [("GUILD_MEMBER_REMOVE", place | {"user": user_payload(world.users[event.user_id])})]
    told = member_payload(world, world.guild.members[event.user_id]) | place
    return [("GUILD_MEMBER_ADD" if event.change is ChangeKind.ADDED else "GUILD_MEMBER_UPDATE", told)]


def role_events(world: World, event: RoleChanged) -> Events:
    """Dispatches of a role created, changed or deleted."""
    place = {"guild_id": str(world.guild.id)}
    if event.change is ChangeKind.REMOVED:
        return [("GUILD_ROLE_DELETE", place | {"role_id": str(event.role.id)})]
    name = "GUILD_ROLE_CREATE" if event.change is ChangeKind.ADDED else "GUILD_ROLE_UPDATE"
    return [(name, place | {"role": role_payload(event.role)})]
