"""Scheduled events of a server; only those that take place elsewhere than in a channel."""

from datetime import datetime

from localdiscord.errors import FormErrors, refuse
from localdiscord.payloads import event_payload
from localdiscord.permissions import Permission, permissions_of
from localdiscord.records import EventStatus, Guild, Json, ScheduledEvent
from localdiscord.rest.call import RestCall, RestResponse, Route
from localdiscord.scheduled_events import add_event, change_event, events_of, move_on, remove_event

MOST = 100  # of a server that are to come or going on
_EXTERNAL = 3
_NEXT = {
    EventStatus.SCHEDULED: {EventStatus.ACTIVE, EventStatus.CANCELED},
    EventStatus.ACTIVE: {EventStatus.COMPLETED},
}


def listed(call: RestCall) -> RestResponse:
    """GET /guilds/{guild}/scheduled-events."""
    return RestResponse(200, [event_payload(call.world, one) for one in events_of(call.world, _guild(call))])


def read(call: RestCall) -> RestResponse:
    """GET /guilds/{guild}/scheduled-events/{event}."""
    return RestResponse(200, event_payload(call.world, _event(call)))


def create(call: RestCall) -> RestResponse:
    """POST /guilds/{guild}/scheduled-events."""
    guild, body = _guild(call), call.fields()
    _need(call, guild, Permission.CREATE_EVENTS)
    form = FormErrors()
    for field in ("name", "privacy_level", "scheduled_start_time", "entity_type"):
        if body.get(field) is None:
            form.fault(field, "BASE_TYPE_REQUIRED", "This field is required")
    if body.get("entity_type") not in {None, _EXTERNAL}:
        form.fault("entity_type", "BASE_TYPE_CHOICES", "This server has no voice channels: value must be one of (3,).")
    for field in ("scheduled_end_time", "entity_metadata"):
        if body.get(field) is None:
            form.fault(field, "BASE_TYPE_REQUIRED", "This field is required")
    if body.get("channel_id") is not None:
        form.fault("channel_id", "BASE_TYPE_BAD", "Must be null for external events.")
    _check(form, body)
    times = _times(form, body, call.world.clock.now())
    form.finish()
    if len(events_of(call.world, guild)) >= MOST:
        raise refuse(30038)
    event = ScheduledEvent(
        call.world.new_id(),
        guild.id,
        call.bot_id,
        str(body["name"]),
        body.get("description"),
        str(body["entity_metadata"]["location"]),
        times["scheduled_start_time"],
        times["scheduled_end_time"],
    )
    add_event(call.world, event)
    return RestResponse(200, event_payload(call.world, event))


def change(call: RestCall) -> RestResponse:
    """PATCH /guilds/{guild}/scheduled-events/{event}."""
    event, body = _event(call), call.fields()
    _need_for(call, event)
    if not event.status.is_open:
        raise refuse(180000)
    form = FormErrors()
    _check(form, body)
    times = _times(form, body, call.world.clock.now(), event)
    status = _status(form, body, event)
    form.finish()
    event.name = str(body.get("name") or event.name)
    if "description" in body:
        event.description = body["description"]
    if body.get("entity_metadata"):
        event.location = str(body["entity_metadata"]["location"])
    event.start = times.get("scheduled_start_time", event.start)
    event.end = times.get("scheduled_end_time", event.end)
    event.status = status
    change_event(call.world, event)
    return RestResponse(200, event_payload(call.world, event))


def remove(call: RestCall) -> RestResponse:
    """DELETE /guilds/{guild}/scheduled-events/{event}."""
    event = _event(call)
    _need_for(call, event)
    remove_event(call.world, event)
    return RestResponse()


def _guild(call: RestCall) -> Guild:
    guild = call.world.find_guild(call.id("guild"))
    if guild is None:
        raise refuse(10004)
    if call.bot_id not in guild.members:
        raise refuse(50001)
    return guild


def _event(call: RestCall) -> ScheduledEvent:
    guild, event = _guild(call), call.world.state.events.get(call.id("event"))
    if event is None or event.guild_id != guild.id:
        raise refuse(10070)
    move_on(call.world, event)
    return event


def _need(call: RestCall, guild: Guild, *one_of: Permission) -> None:
    held = permissions_of(guild, call.bot_id)
    if not any(held & permission for permission in one_of):
        raise refuse(50013)


def _need_for(call: RestCall, event: ScheduledEvent) -> None:
    """Raise 50013 unless the bot may change an event: its own with either right."""
    own = event.creator_id == call.bot_id
    _need(call, _guild(call), *([Permission.CREATE_EVENTS] if own else []), Permission.MANAGE_EVENTS)


def _check(form: FormErrors, body: Json) -> None:
    if body.get("name") is not None:
        form.length("name", str(body["name"]), 1, 100)
    form.at_most("description", body.get("description"), 1000)
    if body.get("privacy_level") not in {None, 2}:
        form.fault("privacy_level", "BASE_TYPE_CHOICES", "Value must be one of (2,).")
    place = body.get("entity_metadata")
    if place is not None:
        form.length("entity_metadata.location", str(place.get("location") or ""), 1, 100)


def _times(form: FormErrors, body: Json, now: float, event: ScheduledEvent | None = None) -> dict[str, float]:
    """The times that a body gives, by their fields."""
    times: dict[str, float] = {}
    for field in ("scheduled_start_time", "scheduled_end_time"):
        if body.get(field) is None:
            continue
        try:
            times[field] = datetime.fromisoformat(str(body[field])).timestamp()
        except ValueError:
            form.fault(field, "DATE_TIME_TYPE_PARSE", f"Could not parse {body[field]}. Should be ISO8601.")
    start = times.get("scheduled_start_time")
    if start is not None and event is not None and event.status is not EventStatus.SCHEDULED and start != event.start:
        form.fault("scheduled_start_time", "BASE_TYPE_BAD", "Cannot change the start of an active event.")
    elif start is not None and start < now and (event is None or start != event.start):
        form.fault("scheduled_start_time", "GUILD_SCHEDULED_EVENT_SCHEDULE_PAST", "Cannot schedule event in the past.")
    begins = start if start is not None else event.start if event else 0.0
    end = times.get("scheduled_end_time", event.end if event else None)
    if end is not None and end <= begins:
        form.fault("scheduled_end_time", "BASE_TYPE_BAD", "Cannot schedule event to end before it starts.")
    return times


def _status(form: FormErrors, body: Json, event: ScheduledEvent) -> EventStatus:
    """The status an event is to have."""
    wanted = body.get("status")
    if wanted in {None, event.status}:
        return event.status
    if wanted not in _NEXT[event.status]:
        form.fault("status", "TRANSITION_INVALID", f"Cannot go from {event.status.name} to {wanted}.")
        return event.status
    return EventStatus(int(wanted))


_ALL = "/guilds/{guild}/scheduled-events"
_ONE = "/guilds/{guild}/scheduled-events/{event}"
ROUTES = (
    Route("GET", _ALL, listed, major="guild"),
    Route("POST", _ALL, create, major="guild"),
    Route("GET", _ONE, read, major="guild"),
    Route("PATCH", _ONE, change, major="guild"),
    Route("DELETE", _ONE, remove, major="guild"),
)
