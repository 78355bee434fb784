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
    people = dict.fromkeys(other.id for other in others)
    if not people or user.id in people or any(other.bot for other in others):
        raise PersonError(localized("not-allowed", user.locale))
    for other in others:
        if not share_server(world, user.id, other.id):
            raise PersonError(localized("no-shared-server", user.locale, name=other.display_name))
    if len(people) == 1:
        return world.dm(user.id, *people)
    if len(people) >= GROUP_SIZE:
        raise PersonError(localized("group-full", user.locale, most=GROUP_SIZE))
    group = Channel(world.new_id(), ChannelType.GROUP, name, recipients=[user.id, *people], owner_id=user.id)
    world.add_channel(group)
    return group


def share_server(world: World, one: int, other: int) -> bool:
    """Whether two users are members of the same server."""
    return any({one, other} <= guild.members.keys() for guild in world.guilds)
