"""The scheduled events of servers, which begin and end by themselves as on Discord."""

from localdiscord.events import ChangeKind, EventChanged
from localdiscord.records import EventStatus, Guild, ScheduledEvent
from localdiscord.world import World


def events_of(world: World, guild: Guild) -> list[ScheduledEvent]:
    """Those of a server that are to come or going on, by their start."""
    for event in world.state.events.values():
        move_on(world, event)
    known = [one for one in world.state.events.values() if one.guild_id == guild.id and one.status.is_open]
    return sorted(known, key=lambda one: (one.start, one.id))


def add_event(world: World, event: ScheduledEvent) -> None:
    """Add one and publish it."""
    world.state.events[event.id] = event
    world.feed.publish(EventChanged(event, ChangeKind.ADDED))
    _wind(world, event)


def change_event(world: World, event: ScheduledEvent) -> None:
    """Publish a change of one."""
    world.feed.publish(EventChanged(event, ChangeKind.CHANGED))
    _wind(world, event)


def remove_event(world: World, event: ScheduledEvent) -> None:
    """Delete one and publish it."""
    del world.state.events[event.id]
    world.feed.publish(EventChanged(event, ChangeKind.REMOVED))


def move_on(world: World, event: ScheduledEvent) -> None:
    """Begin or end an event whose time has come."""
    now, due = world.clock.now(), event.status
    if due is EventStatus.SCHEDULED and event.start <= now:
        due = EventStatus.ACTIVE
    if due is EventStatus.ACTIVE and event.end <= now:
        due = EventStatus.COMPLETED
    if due is not event.status:
        event.status = due
        change_event(world, event)


def _wind(world: World, event: ScheduledEvent) -> None:
    """Look at an event again when the next thing is to happen to it; an earlier call finds nothing to do."""
    due = event.start if event.status is EventStatus.SCHEDULED else event.end
    if event.status.is_open:
        world.clock.later(max(0.0, due - world.clock.now()), lambda: move_on(world, event))
