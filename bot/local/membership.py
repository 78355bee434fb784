"""Who is in the server and what they may do there: people and the bot come and go, roles and channels change."""

from bot.local.events import BotMembership, ChangeKind, CommandsChanged, MemberChanged, RoleChanged
from bot.local.records import Channel, GuildRole, Member, Overwrite
from bot.local.world import World

__all__ = ["Membership"]


class Membership:
    """The deeds of the server's owner that are not messages; each tells its event."""

    def __init__(self, world: World) -> None:
        self._world = world

    def join(self, user_id: int, role_ids: tuple[int, ...] = ()) -> None:
        """Make a user a member."""
        if user_id not in self._world.guild.members:
            self._world.guild.members[user_id] = Member(user_id, list(role_ids), self._world.clock.now())
            self._world.feed.tell(MemberChanged(user_id, ChangeKind.ADDED))

    def leave(self, user_id: int) -> None:
        """End a membership, and with it that of all threads."""
        if user_id not in self._world.guild.members:
            return
        for thread in [channel for channel in self._world.channels.values() if channel.is_thread]:
            self._world.leave_thread(thread, user_id)
        del self._world.guild.members[user_id]
        self._world.feed.tell(MemberChanged(user_id, ChangeKind.REMOVED))

    def hold(self, user_id: int, *role_ids: int) -> None:
        """Let a member hold these roles and no others."""
        self._world.guild.members[user_id].role_ids = list(role_ids)
        self._world.feed.tell(MemberChanged(user_id, ChangeKind.CHANGED))

    def add_role(self, name: str, permissions: int = 0) -> GuildRole:
        """Make a role above the others."""
        roles = self._world.guild.roles
        role = GuildRole(self._world.new_id(), name, permissions, max(r.position for r in roles.values()) + 1)
        roles[role.id] = role
        self._world.feed.tell(RoleChanged(role, ChangeKind.ADDED))
        return role

    def allow(self, role_id: int, permissions: int) -> None:
        """Give a role these permissions and no others."""
        role = self._world.guild.roles[role_id]
        role.permissions = permissions
        self._world.feed.tell(RoleChanged(role, ChangeKind.CHANGED))

    def remove_role(self, role_id: int) -> None:
        """End a role; nobody holds it any more."""
        role = self._world.guild.roles.pop(role_id)
        for member in self._world.guild.members.values():
            if role_id in member.role_ids:
                self.hold(member.user_id, *(held for held in member.role_ids if held != role_id))
        self._world.feed.tell(RoleChanged(role, ChangeKind.REMOVED))

    def overwrite(self, channel: Channel, target_id: int, *, allow: int = 0, deny: int = 0) -> None:
        """Replace a channel's permission overwrite for a role or member."""
        kind = 0 if target_id in self._world.guild.roles else 1
        others = [overwrite for overwrite in channel.overwrites if overwrite.target_id != target_id]
        channel.overwrites = [*others, Overwrite(target_id, kind, allow, deny)] if allow | deny else others
        self._world.change_channel(channel)

    def remove_bot(self) -> None:
        """Throw the bot out of the server."""
        if self._world.guild.members.pop(self._world.bot.id, None) is not None:
            self._world.feed.tell(BotMembership(present=False))

    def take_along(self, user_id: int) -> None:
        """Install the application for a user, who is then offered some commands also where the bot is not a member."""
        self._world.state.taken_along.add(user_id)
        self._world.feed.tell(CommandsChanged())

    def invite_bot(self) -> None:
        """Let the bot in again, with the role made for it."""
        bot_id = self._world.bot.id
        if bot_id in self._world.guild.members:
            return
        own = [role.id for role in self._world.guild.roles.values() if role.bot_id == bot_id]
        self._world.guild.members[bot_id] = Member(bot_id, own, self._world.clock.now())
        self._world.feed.tell(BotMembership(present=True))
