"""Conversations of people without the bot: of two, or in groups."""

from collections.abc import Sequence

from localdiscord.fixtures import GROUP_SIZE
from localdiscord.options import PersonError
from localdiscord.records import Channel, ChannelType, User
from localdiscord.words import localized
from localdiscord.world import World


def open_conversation(world: World, user: User, others: Sequence[User], name: str = "") -> Channel:
    """The direct conversation of a user with one other, or a new group with several; PersonError if it cannot be opened.

    A group may have a name. All others must share a server with the user; bots are in no group.
    """
    people = list(dict.fromkeys(other.id for other in others))
    if not people or user.id in people:
        raise PersonError(localized("not-allowed", user.locale))
    _check(world, user, [user.id], others)
    if len(people) == 1:
        return world.dm(user.id, *people)
    group = Channel(world.new_id(), ChannelType.GROUP, name, recipients=[user.id, *people], owner_id=user.id)
    world.add_channel(group)
    return group


def add_to_group(world: World, user: User, channel: Channel, other: User) -> None:
    """Add another person to a group in which the user is; PersonError if that cannot be."""
    if channel.type is not ChannelType.GROUP or other.id in channel.recipients:
        raise PersonError(localized("not-allowed", user.locale))
    _check(world, user, channel.recipients, [other])
    channel.recipients.append(other.id)
    world.change_channel(channel)


def leave_group(world: World, user: User, channel: Channel) -> None:
    """Take a user out of a group, which then belongs to the next and is gone with the last; PersonError if it is no group."""
    if channel.type is not ChannelType.GROUP:
        raise PersonError(localized("not-allowed", user.locale))
    channel.recipients.remove(user.id)
    if channel.owner_id == user.id:
        channel.owner_id = next(iter(channel.recipients), None)
    world.change_channel(channel)
    if not channel.recipients:
        world.remove_channel(channel)


def _check(world: World, user: User, inside: Sequence[int], others: Sequence[User]) -> None:
    """Raise PersonError unless a user may bring others to those who are in a conversation."""
    if any(other.bot for other in others):
        raise PersonError(localized("not-allowed", user.locale))
    for other in others:
        if not share_server(world, user.id, other.id):
            raise PersonError(localized("no-shared-server", user.locale, name=other.display_name))
    if len({*inside, *(other.id for other in others)}) > GROUP_SIZE:
        raise PersonError(localized("group-full", user.locale, most=GROUP_SIZE))


def share_server(world: World, one: int, other: int) -> bool:
    """Whether two users are members of the same server."""
    return any({one, other} <= guild.members.keys() for guild in world.guilds)
