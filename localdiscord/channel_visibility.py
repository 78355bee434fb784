"""Which channels the bot may view: the others reach it obfuscated, and gaining or losing a view is an event."""

from localdiscord.config import LocalConfig
from localdiscord.events import ChannelAdded, ChannelChanged, ChannelRemoved
from localdiscord.payloads import channel_payload, thread_member_payload
from localdiscord.permissions import Permission
from localdiscord.records import Channel, ChannelFlag, Guild, Json
from localdiscord.world import World

Events = list[tuple[str, Json]]

_NAME = "___hidden___"
_UNTOUCHED = ("id", "type", "guild_id", "position", "parent_id")
# Discord publishes only that other fields are "nulled or reduced": which becomes what is chosen here, not verified against Discord.
_REDUCED: Json = {
    "nsfw": False,
    "rate_limit_per_user": 0,
    "bitrate": 0,
    "user_limit": 0,
    "video_quality_mode": 1,
    "default_thread_rate_limit_per_user": 0,
    "default_forum_layout": 0,
}


class ChannelVisibility:
    """The channels that one session of the bot knows it may view."""

    def __init__(self, world: World, config: LocalConfig) -> None:
        self._world = world
        self._config = config
        self._visible: set[int] = set()

    def channels(self, guild: Guild) -> list[Json]:
        """The channels of a server as GUILD_CREATE has them; from now on the session knows them."""
        inside = self._channels_of(guild)
        self._note(inside)
        return [self._payload(channel) for channel in inside]

    def of_channel(self, event: ChannelAdded | ChannelChanged | ChannelRemoved) -> Events:
        """The dispatches of a channel (no thread) created, changed or deleted, and of the channels that become visible or hidden by it."""
        channel = event.channel
        guild = self._world.guild_of(channel)
        visible = self._is_visible(channel)
        if self._world.bot.id not in guild.members or not (visible or self._config.obfuscation):
            return []
        ending = {ChannelAdded: "CREATE", ChannelChanged: "UPDATE", ChannelRemoved: "DELETE"}[type(event)]
        if isinstance(event, ChannelAdded) and visible:
            self._visible.add(channel.id)
        return [(f"CHANNEL_{ending}", self._payload(channel)), *self.changes(guild, but=channel)]

    def changes(self, guild: Guild, *, but: Channel | None = None) -> Events:
        """CHANNEL_UPDATE of each channel gained or lost since the last call, except `but`, and the threads of those gained."""
        if not self._config.obfuscation or self._world.bot.id not in guild.members:
            return []
        inside = self._channels_of(guild)
        before = self._visible.copy()
        self._note(inside)
        changed = [channel for channel in inside if (channel.id in before) is not (channel.id in self._visible)]
        updates = [("CHANNEL_UPDATE", self._payload(channel)) for channel in changed if channel is not but]
        gained = [channel for channel in changed if channel.thread_types and channel.id in self._visible]
        return [*updates, ("THREAD_LIST_SYNC", self._threads(guild, gained))] if gained else updates

    def _channels_of(self, guild: Guild) -> list[Channel]:
        return [channel for channel in self._world.channels_of(guild) if not channel.is_thread]

    def _note(self, inside: list[Channel]) -> None:
        self._visible -= {channel.id for channel in inside}
        self._visible |= {channel.id for channel in inside if self._is_visible(channel)}

    def _is_visible(self, channel: Channel) -> bool:
        return self._world.may_view(self._world.bot.id, channel)

    def _payload(self, channel: Channel) -> Json:
        full = channel_payload(self._world, channel, self._world.bot.id)
        if not self._config.obfuscation or self._is_visible(channel):
            return full
        return self._obfuscated(full)

    def _obfuscated(self, full: Json) -> Json:
        hidden: Json = {key: value if key in _UNTOUCHED else _REDUCED.get(key) for key, value in full.items()}
        everyone = {"id": full["guild_id"], "type": 0, "allow": "0", "deny": str(int(Permission.VIEW_CHANNEL))}
        hidden |= {"name": _NAME, "flags": int(ChannelFlag.OBFUSCATED), "permission_overwrites": [everyone]}
        if "available_tags" in full:
            hidden["available_tags"] = None if self._config.hidden_tags_null else []
        return hidden

    def _threads(self, guild: Guild, parents: list[Channel]) -> Json:
        bot, ids = self._world.bot.id, {channel.id for channel in parents}
        active = [t for t in self._world.active_threads(guild) if t.parent_id in ids and self._is_visible(t)]
        return {
            "guild_id": str(guild.id),
            "channel_ids": [str(channel.id) for channel in parents],
            "threads": [channel_payload(self._world, thread, bot) for thread in active],
            "members": [
                thread_member_payload(t, bot) for t in active if t.thread is not None and bot in t.thread.members
            ],
        }
