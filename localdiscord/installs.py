"""Where the application is installed: the commands that a person is offered in a channel, and the permissions it has there."""

from enum import IntEnum

from localdiscord.events import CommandsChanged
from localdiscord.permissions import Permission
from localdiscord.records import Channel, Guild, Json, User
from localdiscord.world import World

# The permissions that an application borrows from a user outside its servers, if the user has them.
_LENT = Permission.EMBED_LINKS | Permission.ATTACH_FILES | Permission.MENTION_EVERYONE | Permission.USE_EXTERNAL_EMOJIS
_IN_CONVERSATIONS = Permission.EMBED_LINKS | Permission.ATTACH_FILES | Permission.MENTION_EVERYONE


class InstallType(IntEnum):
    """The kinds of installation."""

    GUILD = 0
    USER = 1


class Context(IntEnum):
    """The places in which a command can be used."""

    GUILD = 0
    DM = 1
    PRIVATE_CHANNEL = 2


def install(world: World, user_id: int, *, installed: bool = True) -> None:
    """Add the application to a user's account, or remove it."""
    change = world.state.taken_along.add if installed else world.state.taken_along.discard
    change(user_id)
    world.feed.publish(CommandsChanged())


def context_of(world: World, channel: Channel) -> Context:
    """The context of a channel: a server, the bot's direct messages, or a conversation of people without the bot."""
    if not channel.is_dm:
        return Context.GUILD
    return Context.DM if world.bot.id in channel.recipients else Context.PRIVATE_CHANNEL


def installed(world: World, user_id: int, context: Context, guild: Guild | None) -> set[InstallType]:
    """The installations that serve a user in this context, and on this server if it is one."""
    kinds = {InstallType.USER} if user_id in world.state.taken_along else set()
    is_member = guild is not None and world.bot.id in guild.members
    return kinds | {InstallType.GUILD} if is_member or context is Context.DM else kinds


def supported(command: Json) -> set[InstallType]:
    """The installations that a command supports; one of a server only that server's."""
    return {InstallType(kind) for kind in command.get("integration_types") or (InstallType.GUILD,)}


def command_of(world: World, command_id: str) -> Json:
    """The command with this id, of any scope; KeyError if there is none."""
    return {command["id"]: command for commands in world.state.commands.values() for command in commands}[command_id]


def commands_for(world: World, user: User, channel: Channel) -> list[Json]:
    """The commands offered to a user in a channel, the server's first."""
    held = world.permissions(user.id, channel)
    return _commands(world, user, context_of(world, channel), world.home(channel), held)


def commands_by_context(world: World, user: User) -> dict[Context, list[Json]]:
    """The commands offered to a user on the first server, in direct messages of the bot, and in conversations without it."""
    place = next(iter(world.visible_channels(user.id)), None)
    held = Permission(0) if place is None else world.permissions(user.id, place)
    servers = {Context.GUILD: world.guild}
    return {context: _commands(world, user, context, servers.get(context), held) for context in Context}


def app_permissions(world: World, channel: Channel, held: Permission) -> Permission:
    """The application's permissions in a channel; on a server without the bot those that it borrows from a user who has `held`."""
    guild = world.home(channel)
    if guild is None:
        emojis = Permission.USE_EXTERNAL_EMOJIS if context_of(world, channel) is Context.DM else Permission(0)
        return _IN_CONVERSATIONS | emojis
    return world.permissions(world.bot.id, channel) if world.bot.id in guild.members else held & _LENT


def _commands(world: World, user: User, context: Context, guild: Guild | None, held: Permission) -> list[Json]:
    kinds = installed(world, user.id, context, guild)
    own = [] if guild is None else world.state.commands.get(guild.id, [])
    offered = [command for command in (*own, *world.state.commands.get(0, [])) if _is_for(command, context, kinds)]
    return [command for command in offered if guild is None or _is_permitted(command, user, guild, held)]


def _is_for(command: Json, context: Context, kinds: set[InstallType]) -> bool:
    contexts = command.get("contexts")
    return (contexts is None or context in contexts) and bool(supported(command) & kinds)


def _is_permitted(command: Json, user: User, guild: Guild, held: Permission) -> bool:
    needed = command.get("default_member_permissions")
    if needed is None or user.id == guild.owner_id:
        return True
    return held & int(needed) == int(needed) and needed != "0"
