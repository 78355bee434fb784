"""Auto-archives inactive threads."""

from bot.local.clock import ScheduledCall
from bot.local.events import ChannelAdded, Event, MessageAdded
from bot.local.records import Channel
from bot.local.world import World

__all__ = ["ThreadArchiver"]


class ThreadArchiver:
    """Archives each thread once it has been inactive for its `auto_archive` minutes."""

    def __init__(self, world: World) -> None:
        self._world = world
        self._timers: dict[int, ScheduledCall] = {}
        world.feed.listen(self._heard)

    def start(self) -> None:
        """Watch the threads of a loaded world."""
        for thread in self._world.active_threads():
            self._watch(thread)

    def _heard(self, event: Event) -> None:
        if isinstance(event, ChannelAdded):
            self._watch(event.channel)
        elif isinstance(event, MessageAdded):
            self._watch(self._world.channel(event.message.channel_id))

    def _watch(self, channel: Channel) -> None:
        if channel.thread is None:
            return
        if channel.id in self._timers:
            self._timers.pop(channel.id).cancel()
        quiet = channel.thread.auto_archive * 60.0
        sent = channel.thread.sent
        self._timers[channel.id] = self._world.clock.later(quiet, lambda: self._archive_if_quiet(channel, sent))

    def _archive_if_quiet(self, channel: Channel, sent: int) -> None:
        self._timers.pop(channel.id, None)
        thread = channel.thread
        if thread is None or thread.archived or thread.sent != sent or channel.id not in self._world.channels:
            return
        thread.archived = True
        thread.archived_at = self._world.clock.now()
        self._world.change_channel(channel)
