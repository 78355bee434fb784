"""Channels and threads themselves: read, change, delete, typing."""

from bot.local.errors import Form, refuse
from bot.local.events import Typing
from bot.local.payloads import channel_payload
from bot.local.permissions import Permission
from bot.local.records import Channel, Json
from bot.local.rest.call import RestCall, RestResponse, Route

__all__ = ["ROUTES"]

ARCHIVE_MINUTES = (60, 1440, 4320, 10080)
SLOWMODE = 21600


def read(call: RestCall) -> RestResponse:
    """GET /channels/{channel}."""
    channel = call.world.channel(call.id("channel"))
    call.world.need(call.bot_id, channel)
    return RestResponse(200, channel_payload(call.world, channel, call.bot_id))


def change(call: RestCall) -> RestResponse:
    """PATCH /channels/{channel}."""
    world, body = call.world, call.fields()
    channel = world.channel(call.id("channel"))
    if channel.is_dm:
        raise refuse(50003)
    world.need(call.bot_id, channel)
    _check(body)
    if channel.is_thread:
        _may_change_thread(call, channel, body)
    else:
        world.need(call.bot_id, channel, Permission.MANAGE_CHANNELS)
    if body.get("name") not in (None, channel.name):
        rates, rate = call.services.rates, call.services.config.rename_rate
        rates.count("rename", str(channel.id), rate)
        channel.name = body["name"]
    if "rate_limit_per_user" in body:
        channel.slowmode = int(body["rate_limit_per_user"] or 0)
    if channel.is_thread:
        _change_thread(call, channel, body)
    elif "topic" in body:
        channel.topic = body["topic"]
    world.change_channel(channel)
    return RestResponse(200, channel_payload(world, channel, call.bot_id))


def remove(call: RestCall) -> RestResponse:
    """DELETE /channels/{channel}."""
    world = call.world
    channel = world.channel(call.id("channel"))
    if channel.is_dm:
        return RestResponse(200, channel_payload(world, channel, call.bot_id))
    needed = Permission.MANAGE_THREADS if channel.is_thread else Permission.MANAGE_CHANNELS
    world.need(call.bot_id, channel, needed)
    gone = channel_payload(world, channel, call.bot_id)
    world.remove_channel(channel)
    return RestResponse(200, gone)


def typing(call: RestCall) -> RestResponse:
    """POST /channels/{channel}/typing."""
    channel = call.world.channel(call.id("channel"))
    sending = Permission.SEND_MESSAGES_IN_THREADS if channel.is_thread else Permission.SEND_MESSAGES
    call.world.need(call.bot_id, channel, sending)
    call.world.feed.publish(Typing(channel, call.bot_id))
    return RestResponse()


def _check(body: Json) -> None:
    form = Form()
    if body.get("name") is not None:
        form.length("name", str(body["name"]), 1, 100)
    if body.get("auto_archive_duration") not in (None, *ARCHIVE_MINUTES):
        form.fault("auto_archive_duration", "BASE_TYPE_CHOICES", f"Value must be one of {ARCHIVE_MINUTES}.")
    if not 0 <= int(body.get("rate_limit_per_user") or 0) <= SLOWMODE:
        form.fault("rate_limit_per_user", "NUMBER_TYPE_MAX", f"int value should be less than or equal to {SLOWMODE}.")
    form.finish()


def _may_change_thread(call: RestCall, channel: Channel, body: Json) -> None:
    thread = channel.thread
    manages = call.world.permissions(call.bot_id, channel) & Permission.MANAGE_THREADS
    if thread is None or manages:
        return
    reopening = body.get("archived") is False and set(body) <= {"archived"}
    if thread.archived and not reopening:
        raise refuse(50083)
    if thread.locked or body.get("locked") or "rate_limit_per_user" in body:
        raise refuse(50013)
    if thread.owner_id != call.bot_id and not reopening:
        raise refuse(50013)


def _change_thread(call: RestCall, channel: Channel, body: Json) -> None:
    thread = channel.thread
    if thread is None:
        return
    if "auto_archive_duration" in body:
        thread.auto_archive = int(body["auto_archive_duration"])
    if "locked" in body:
        thread.locked = bool(body["locked"])
    if "archived" in body and bool(body["archived"]) is not thread.archived:
        thread.archived = bool(body["archived"])
        thread.archived_at = call.world.clock.now()


ROUTES = (
    Route("GET", "/channels/{channel}", read, major="channel"),
    Route("PATCH", "/channels/{channel}", change, major="channel"),
    Route("DELETE", "/channels/{channel}", remove, major="channel"),
    Route("POST", "/channels/{channel}/typing", typing, major="channel"),
)
