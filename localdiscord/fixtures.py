"""The initial server: Pichenette Corner, with four people, the bot and another bot; and, if wanted, further servers."""

from localdiscord.permissions import Permission
from localdiscord.records import Channel, ChannelType, Guild, GuildRole, Member, Overwrite, User
from localdiscord.world import WorldState

_GUILD = 1_100_000_000_000_000_000
_BOT_ROLE, _CLANK_ROLE, _REFEREE, _PLAYER = (_GUILD + 10 + n for n in range(4))
_BOT, _CLANK, _ADA, _BRUNO, _CHLOE, _DAI = (_GUILD + 100 + n for n in range(6))
_CATEGORY, GENERAL, ARENA, NO_ENTRY, FORUM, NEWS, LOUNGE, STAGE, PICTURES = (_GUILD + 1000 + n for n in range(9))
_GUEST, _TABLE = _GUILD + 100_000, _GUILD + 200_000

_EVERYONE_MAY = (
    Permission.VIEW_CHANNEL
    | Permission.SEND_MESSAGES
    | Permission.SEND_MESSAGES_IN_THREADS
    | Permission.READ_MESSAGE_HISTORY
    | Permission.ADD_REACTIONS
    | Permission.EMBED_LINKS
    | Permission.ATTACH_FILES
    | Permission.USE_APPLICATION_COMMANDS
    | Permission.CONNECT
    | Permission.CHANGE_NICKNAME
)
# View, send, send in threads, create public threads, attach, embed, history, external emoji: what the bot is invited with.
_BOT_MAY = 309_238_025_216
_BOT_MAY_TOO = int(Permission.CREATE_EVENTS)  # what only some servers give
_BOT_MAY_NOT = (
    Permission.SEND_MESSAGES
    | Permission.SEND_MESSAGES_IN_THREADS
    | Permission.CREATE_PUBLIC_THREADS
    | Permission.CREATE_PRIVATE_THREADS
)


def pichenette_corner(
    now: float,
    *,
    people: int = 0,
    rooms: int = 0,
    kinds: bool = False,
    servers: int = 0,
    present: int = 0,
    channels: int = 1,
) -> WorldState:
    """A fresh world; `now` in seconds since 1970 is the join time of all members. Adds `people` guests and `rooms` channels.

    With `kinds` it has an announcement, a voice, a stage and a media channel too.

    There are `servers` more servers: server-2 and so on, each with its first `present` people and so many `channels`.
    """
    users = [
        User(_BOT, "pichenette", "Pichenette", bot=True),
        User(_CLANK, "clank", "Clank", bot=True),
        User(_ADA, "ada", "Ada"),
        User(_BRUNO, "bruno", "Bruno", locale="fr"),
        User(_CHLOE, "chloe", "Chloe"),
        User(_DAI, "dai", "Dai", locale="fr"),
        *(User(_GUEST + n, f"guest-{n}", f"Guest {n}", locale=("en-US", "fr")[n % 2]) for n in range(1, people + 1)),
    ]
    roles = [
        GuildRole(_GUILD, "@everyone", int(_EVERYONE_MAY), 0),
        GuildRole(_PLAYER, "Player", 0, 1, color=0x3BA55D),
        GuildRole(_REFEREE, "Referee", int(Permission.MANAGE_MESSAGES | Permission.MANAGE_THREADS), 2, color=0xE69F00),
        GuildRole(_CLANK_ROLE, "Clank", 0, 3, bot_id=_CLANK),
        GuildRole(_BOT_ROLE, "Pichenette", _BOT_MAY | _BOT_MAY_TOO, 4, color=0x5865F2, bot_id=_BOT),
    ]
    held = {
        _BOT: [_BOT_ROLE],
        _CLANK: [_CLANK_ROLE],
        _ADA: [_PLAYER],
        _BRUNO: [_PLAYER],
        _CHLOE: [_REFEREE, _PLAYER],
        _DAI: [],
    } | {_GUEST + n: [_PLAYER] for n in range(1, people + 1)}
    guild = Guild(
        id=_GUILD,
        name="Pichenette Corner",
        owner_id=_ADA,
        system_channel=ARENA,
        locale="en-US",
        roles={role.id: role for role in roles},
        members={user_id: Member(user_id, list(role_ids), now) for user_id, role_ids in held.items()},
    )
    persons = [user.id for user in users if not user.bot][:present]
    further = [_further(n, persons, now) for n in range(2, servers + 2)]
    everywhere = [
        *_channels(rooms),
        *(_kinds() if kinds else ()),
        *(channel for one in further for channel in _channels_of(one, channels)),
    ]
    return WorldState(
        guild=guild,
        users={user.id: user for user in users},
        channels={channel.id: channel for channel in everywhere},
        bot_id=_BOT,
        application_id=_BOT,
        further={one.id: one for one in further},
    )


def _further(number: int, persons: list[int], now: float) -> Guild:
    """A small server with the bot and these people; servers of consecutive numbers are on consecutive shards."""
    guild_id = _GUILD + (number - 1 << 22)
    role = GuildRole(guild_id - 1, "Pichenette", _BOT_MAY, 1, bot_id=_BOT)
    return Guild(
        id=guild_id,
        name=f"server-{number}",
        owner_id=persons[0] if persons else _ADA,
        locale="en-US",
        roles={guild_id: GuildRole(guild_id, "@everyone", int(_EVERYONE_MAY), 0), role.id: role},
        members={_BOT: Member(_BOT, [role.id], now)} | {one: Member(one, [], now) for one in persons},
    )


def _channels_of(guild: Guild, count: int) -> list[Channel]:
    names = (guild.name, *(f"{guild.name}-{n}" for n in range(2, count + 1)))
    return [Channel(guild.id + n, ChannelType.TEXT, name, guild_id=guild.id) for n, name in enumerate(names, 1)]


def _channels(rooms: int) -> list[Channel]:
    closed = Overwrite(_BOT_ROLE, 0, deny=int(_BOT_MAY_NOT))
    tagging = Overwrite(_BOT_ROLE, 0, allow=int(Permission.MANAGE_CHANNELS))  # likewise
    private = Overwrite(_BOT_ROLE, 0, allow=int(Permission.CREATE_PRIVATE_THREADS))  # what only some servers give
    return [
        Channel(_CATEGORY, ChannelType.CATEGORY, "The corner", position=0),
        Channel(GENERAL, ChannelType.TEXT, "general", 0, _CATEGORY, topic="Talk about anything."),
        Channel(
            ARENA,
            ChannelType.TEXT,
            "arena",
            1,
            _CATEGORY,
            topic="Challenges and matches.",
            overwrites=[private],
        ),
        Channel(
            NO_ENTRY,
            ChannelType.TEXT,
            "no-entry",
            2,
            _CATEGORY,
            topic="The bot may not post here.",
            overwrites=[closed],
        ),
        Channel(
            FORUM,
            ChannelType.FORUM,
            "matches",
            3,
            _CATEGORY,
            topic="A post for each match, if a manager has chosen this forum.",
            overwrites=[tagging],
            reaction="👏",
        ),
        *(
            Channel(_TABLE + n, ChannelType.TEXT, f"table-{n}", 3 + n, _CATEGORY, topic="One of many.")
            for n in range(1, rooms + 1)
        ),
    ]


def _kinds() -> list[Channel]:
    kinds = (
        (NEWS, ChannelType.ANNOUNCEMENT, "news", "What is new."),
        (LOUNGE, ChannelType.VOICE, "lounge", None),
        (STAGE, ChannelType.STAGE, "stage", "Talks."),
        (PICTURES, ChannelType.MEDIA, "pictures", "A post for each picture."),
    )
    return [
        Channel(ident, kind, name, position, _CATEGORY, topic=topic)
        for position, (ident, kind, name, topic) in enumerate(kinds, 4)
    ]
