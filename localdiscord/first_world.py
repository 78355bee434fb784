"""Makes the world that fixtures describe. Where the file gives no ids, they follow from the order of its entries."""

from collections import Counter
from collections.abc import Iterable, Mapping

from localdiscord.fixtures import EVERYONE, ChannelFixture, Fixtures, Overwrites, Server, roles_of
from localdiscord.permissions import Permission
from localdiscord.records import Channel, ChannelType, ForumTag, Guild, GuildRole, Member, Overwrite, User
from localdiscord.world import WorldState

_FIRST = 1_100_000_000_000_000_000  # the id of the first server
_ROLE, _CHANNEL, _USER, _TAG, _CONVERSATION = (
    1,
    1000,
    1_000_000,
    2_000_000,
    3_000_000,
)  # from there; servers are 1 << 22 apart: a shard each


def first_world(fixtures: Fixtures, now: float) -> WorldState:
    """A fresh world; `now` in seconds since 1970 is the join time of all members."""
    users = _users(fixtures)
    known = {user.username: user.id for user in users}
    guilds, channels = [], list[Channel]()
    for nth, server in enumerate(fixtures.servers):
        number = _FIRST + (nth << 22)
        guild = _guild(server, server.id or number, fixtures, known, now)
        inside = _channels(server, guild, number, known)
        guild.system_channel = next((one.id for one in inside if one.name == server.welcome), None)
        if nth:
            for channel in inside:
                channel.guild_id = guild.id
        guilds.append(guild)
        channels += inside
    channels += _conversations(fixtures, known)
    bot = users[0]
    return WorldState(
        guild=guilds[0],
        users={user.id: user for user in users},
        channels={channel.id: channel for channel in channels},
        bot_id=bot.id,
        application_id=bot.id,
        description=fixtures.application.description,
        taken_along={known[one.name] for one in fixtures.people if one.installed},
        further={one.id: one for one in guilds[1:]},
    )


def _users(fixtures: Fixtures) -> list[User]:
    application = fixtures.application
    number = _FIRST + _USER
    bot = User(application.id or number, application.name, application.display or application.name, bot=True)
    people = (
        User(one.id or number + nth, one.name, one.display or one.name, one.locale, one.bot, one.takes_dms)
        for nth, one in enumerate(fixtures.people, 1)
    )
    return [bot, *people]


def _guild(server: Server, number: int, fixtures: Fixtures, known: Mapping[str, int], now: float) -> Guild:
    application = fixtures.application
    named = known if server.members is None else (application.name, *server.members)
    members = {known[name]: Member(known[name], [], now) for name in named}
    roles = [GuildRole(number, EVERYONE, _bits(server.everyone), 0)]
    for position, role in enumerate(roles_of(server, application), _ROLE):
        bot = None if role.bot is None else known[role.bot]
        made = GuildRole(role.id or number + position, role.name, _bits(role.permissions), position)
        made.color, made.bot_id, made.mentionable = int(role.color[1:], 16), bot, role.mentionable
        roles.append(made)
        holders = {known[name] for name in role.members} | ({bot} if bot in members else set())
        for holder in holders:
            members[holder].role_ids.append(made.id)
    return Guild(
        id=number,
        name=server.name,
        owner_id=known[server.owner],
        locale=server.locale,
        roles={role.id: role for role in roles},
        members=members,
    )


def _channels(server: Server, guild: Guild, number: int, known: Mapping[str, int]) -> list[Channel]:
    ids = {one.name: one.id or number + _CHANNEL + nth for nth, one in enumerate(server.channels)}
    targets = {role.name: role.id for role in guild.roles.values()}
    tags = number + _TAG
    made, filled = list[Channel](), Counter[int | None]()
    for one in server.channels:
        parent = ids[one.category] if one.category else None
        overwrites = [_overwrite(each, targets, known) for each in one.overwrites]
        channel = Channel(ids[one.name], ChannelType[one.kind.upper()], one.name, filled[parent], parent, one.topic)
        filled[parent] += 1
        channel.slowmode, channel.overwrites, channel.reaction = one.slowmode, overwrites, one.reaction
        channel.requires_tag, channel.tags = one.requires_tag, _tags(one, tags)
        tags += len(one.tags)
        made.append(channel)
    return made


def _conversations(fixtures: Fixtures, known: Mapping[str, int]) -> Iterable[Channel]:
    for number, one in enumerate(fixtures.conversations, _FIRST + _CONVERSATION):
        people = [known[name] for name in one.people]
        if len(people) == 2:
            yield Channel(one.id or number, ChannelType.DM, f"dm-{'-'.join(one.people)}", recipients=people)
        else:
            yield Channel(one.id or number, ChannelType.GROUP, one.name, recipients=people, owner_id=people[0])


def _overwrite(one: Overwrites, roles: Mapping[str, int], known: Mapping[str, int]) -> Overwrite:
    allow, deny = _bits(one.allow), _bits(one.deny)
    if one.role is not None:
        return Overwrite(roles[one.role], 0, allow, deny)
    return Overwrite(known[one.person or ""], 1, allow, deny)


def _tags(channel: ChannelFixture, number: int) -> list[ForumTag]:
    return [
        ForumTag(tag.id or number + nth, tag.name, tag.emoji, tag.moderated) for nth, tag in enumerate(channel.tags)
    ]


def _bits(names: Iterable[str]) -> int:
    return sum(Permission[name.upper()] for name in set(names))
