"""Which commands a person is offered in a channel, by the installations of the application."""

from localdiscord.records import Channel, Json, User
from localdiscord.world import World

_USER_INSTALL = 1


def commands_for(world: World, user: User, channel: Channel | None = None) -> list[Json]:
    """The commands offered to this user, the server's first; without the bot on the server, those of the user's installation."""
    guild = world.guild if channel is None else world.guild_of(channel)
    offered = [*world.state.commands.get(guild.id, []), *world.state.commands.get(0, [])]
    if world.bot.id not in guild.members:
        along = user.id in world.state.taken_along
        offered = [command for command in offered if along and _USER_INSTALL in command.get("integration_types", ())]
    return [command for command in offered if _may_use(world, user, command, channel)]


def _may_use(world: World, user: User, command: Json, channel: Channel | None) -> bool:
    if channel is not None:
        contexts = command.get("contexts")
        if contexts is not None and int(channel.is_dm) not in contexts:
            return False
        if channel.is_dm:
            return "guild_id" not in command
    needed = command.get("default_member_permissions")
    if needed is None or user.id == (world.guild if channel is None else world.guild_of(channel)).owner_id:
        return True
    place = channel or next(iter(world.visible_channels(user.id)), None)
    held = 0 if place is None else int(world.permissions(user.id, place))
    return held & int(needed) == int(needed) and needed != "0"
