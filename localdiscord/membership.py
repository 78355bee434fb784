"""Changes to members, roles and permissions of the server."""

from localdiscord.events import BotMembership, ChangeKind, GuildChanged, MemberChanged, RoleChanged
from localdiscord.installs import install
from localdiscord.records import Channel, GuildRole, Member, Overwrite
from localdiscord.world import World


class Membership:
    """The administrative actions of the server's owner; each publishes its event."""

    def __init__(self, world: World) -> None:
        self._world = world

    def join(self, user_id: int, role_ids: tuple[int, ...] = ()) -> None:
        """Add a user as a member."""
        if user_id not in self._world.guild.members:
            self._world.guild.members[user_id] = Member(user_id, list(role_ids), self._world.clock.now())
            self._world.feed.publish(MemberChanged(user_id, ChangeKind.ADDED))

    def leave(self, user_id: int) -> None:
        """Remove a member, also from all threads."""
        if user_id not in self._world.guild.members:
            return
        for thread in [channel for channel in self._world.channels.values() if channel.is_thread]:
            self._world.leave_thread(thread, user_id)
        del self._world.guild.members[user_id]
        self._world.feed.publish(MemberChanged(user_id, ChangeKind.REMOVED))

    def hold(self, user_id: int, *role_ids: int) -> None:
        """Set the roles of a member."""
        self._world.guild.members[user_id].role_ids = list(role_ids)
        self._world.feed.publish(MemberChanged(user_id, ChangeKind.CHANGED))

    def restrict(self, nsfw_level: int) -> None:
        """Set whether the server is for adults (see Guild)."""
        self._world.guild.nsfw_level = nsfw_level
        self._world.feed.publish(GuildChanged())

    def add_role(self, name: str, permissions: int = 0) -> GuildRole:
        """Create a role above the others."""
        roles = self._world.guild.roles
        role = GuildRole(self._world.new_id(), name, permissions, max(r.position for r in roles.values()) + 1)
        roles[role.id] = role
        self._world.feed.publish(RoleChanged(role, ChangeKind.ADDED))
        return role

    def allow(self, role_id: int, permissions: int) -> None:
        """Set the permissions of a role."""
        role = self._world.guild.roles[role_id]
        role.permissions = permissions
        self._world.feed.publish(RoleChanged(role, ChangeKind.CHANGED))

    def remove_role(self, role_id: int) -> None:
        """Delete a role, also from its members."""
        role = self._world.guild.roles.pop(role_id)
        for member in self._world.guild.members.values():
            if role_id in member.role_ids:
                self.hold(member.user_id, *(held for held in member.role_ids if held != role_id))
        self._world.feed.publish(RoleChanged(role, ChangeKind.REMOVED))

    def overwrite(self, channel: Channel, target_id: int, *, allow: int = 0, deny: int = 0) -> None:
        """Replace a channel's permission overwrite for a role or member."""
        kind = 0 if target_id in self._world.guild.roles else 1
        others = [overwrite for overwrite in channel.overwrites if overwrite.target_id != target_id]
        channel.overwrites = [*others, Overwrite(target_id, kind, allow, deny)] if allow | deny else others
        self._world.change_channel(channel)

    def remove_bot(self) -> None:
        """Remove the bot from the server."""
        if self._world.guild.members.pop(self._world.bot.id, None) is not None:
            self._world.feed.publish(BotMembership(present=False))

    def take_along(self, user_id: int) -> None:
        """Install the application for a user, who is then offered some commands also where the bot is not a member."""
        install(self._world, user_id)

    def invite_bot(self) -> None:
        """Add the bot again, with its own role."""
        bot_id = self._world.bot.id
        if bot_id in self._world.guild.members:
            return
        own = [role.id for role in self._world.guild.roles.values() if role.bot_id == bot_id]
        self._world.guild.members[bot_id] = Member(bot_id, own, self._world.clock.now())
        self._world.feed.publish(BotMembership(present=True))
