"""Threads: start them, from a message or without, and who is in them."""

from bot.local.errors import Form, refuse
from bot.local.payloads import channel_payload, thread_member_payload
from bot.local.permissions import Permission
from bot.local.records import Channel, ChannelType, Json, Message, ThreadState
from bot.local.rest.call import RestCall, RestResponse, Route
from bot.local.rest.channels import ARCHIVE_MINUTES

__all__ = ["ROUTES"]

_CREATED = 18  # the message type of "started a thread"


def start_from_message(call: RestCall) -> RestResponse:
    """POST /channels/{channel}/messages/{message}/threads: the thread takes the message's id."""
    world = call.world
    parent = _parent(call, Permission.CREATE_PUBLIC_THREADS)
    message = world.public_message(parent.id, call.id("message"))
    if message.thread_id is not None or message.id in world.channels:
        raise refuse(160004)
    thread = _start(call, parent, message.id, ChannelType.PUBLIC_THREAD)
    message.thread_id = thread.id
    world.change_message(message)
    return RestResponse(201, channel_payload(world, thread, call.bot_id))


def start(call: RestCall) -> RestResponse:
    """POST /channels/{channel}/threads; without a type it is private, as on Discord."""
    world, body = call.world, call.fields()
    kind = body.get("type", ChannelType.PRIVATE_THREAD)
    if kind not in (ChannelType.PUBLIC_THREAD, ChannelType.PRIVATE_THREAD):
        form = Form()
        form.fault("type", "BASE_TYPE_CHOICES", 'Value of field "type" must be one of (10, 11, 12).')
        form.finish()
    private = kind == ChannelType.PRIVATE_THREAD
    parent = _parent(call, Permission.CREATE_PRIVATE_THREADS if private else Permission.CREATE_PUBLIC_THREADS)
    thread = _start(call, parent, world.new_id(), ChannelType(kind))
    if not private:
        _announce(call, parent, thread)
    return RestResponse(201, channel_payload(world, thread, call.bot_id))


def join(call: RestCall) -> RestResponse:
    """PUT /channels/{channel}/thread-members/@me."""
    world, thread = call.world, _open_thread(call)
    world.need(call.bot_id, thread)
    world.join_thread(thread, call.bot_id)
    return RestResponse()


def leave(call: RestCall) -> RestResponse:
    """DELETE /channels/{channel}/thread-members/@me."""
    call.world.leave_thread(_open_thread(call), call.bot_id)
    return RestResponse()


def add(call: RestCall) -> RestResponse:
    """PUT /channels/{channel}/thread-members/{user}."""
    world, thread = call.world, _open_thread(call)
    world.need(call.bot_id, thread, Permission.SEND_MESSAGES_IN_THREADS)
    user = world.user(call.id("user"))
    if user.id not in world.guild.members:
        raise refuse(10007)
    parent = world.parent(thread) or thread
    if not world.permissions(user.id, parent) & Permission.VIEW_CHANNEL:
        raise refuse(50001)
    world.join_thread(thread, user.id)
    return RestResponse()


def take_out(call: RestCall) -> RestResponse:
    """DELETE /channels/{channel}/thread-members/{user}."""
    world, thread = call.world, _open_thread(call)
    own_private = (
        thread.type is ChannelType.PRIVATE_THREAD
        and thread.thread is not None
        and thread.thread.owner_id == call.bot_id
    )
    if not own_private:
        world.need(call.bot_id, thread, Permission.MANAGE_THREADS)
    world.leave_thread(thread, call.id("user"))
    return RestResponse()


def member(call: RestCall) -> RestResponse:
    """GET /channels/{channel}/thread-members/{user}."""
    thread, user_id = _thread(call), call.id("user")
    if thread.thread is None or user_id not in thread.thread.members:
        raise refuse(10007)
    return RestResponse(200, thread_member_payload(thread, user_id))


def active(call: RestCall) -> RestResponse:
    """GET /guilds/{guild}/threads/active."""
    world = call.world
    if call.id("guild") != world.guild.id:
        raise refuse(10004)
    seen = [t for t in world.active_threads() if world.permissions(call.bot_id, t) & Permission.VIEW_CHANNEL]
    own = [t for t in seen if t.thread is not None and call.bot_id in t.thread.members]
    threads = [channel_payload(world, thread, call.bot_id) for thread in seen]
    members = [thread_member_payload(thread, call.bot_id) for thread in own]
    return RestResponse(200, {"threads": threads, "members": members, "has_more": False})


def _parent(call: RestCall, permission: Permission) -> Channel:
    channel = call.world.channel(call.id("channel"))
    if channel.type is not ChannelType.TEXT:
        raise refuse(50024)
    call.world.need(call.bot_id, channel, permission)
    return channel


def _start(call: RestCall, parent: Channel, thread_id: int, kind: ChannelType) -> Channel:
    world, body = call.world, call.fields()
    _check(body)
    if len(world.active_threads()) >= call.services.config.active_threads:
        raise refuse(160006)
    now = world.clock.now()
    thread = Channel(
        id=thread_id,
        type=kind,
        name=str(body["name"]),
        parent_id=parent.id,
        slowmode=int(body.get("rate_limit_per_user") or 0),
        thread=ThreadState(
            owner_id=call.bot_id,
            created=now,
            archived_at=now,
            auto_archive=int(body.get("auto_archive_duration") or 1440),
            invitable=bool(body.get("invitable", True)),
            members={call.bot_id: now},
        ),
    )
    world.add_channel(thread)
    return thread


def _check(body: Json) -> None:
    form = Form()
    form.length("name", str(body.get("name") or ""), 1, 100)
    if body.get("auto_archive_duration") not in (None, *ARCHIVE_MINUTES):
        form.fault("auto_archive_duration", "BASE_TYPE_CHOICES", f"Value must be one of {ARCHIVE_MINUTES}.")
    form.finish()


def _announce(call: RestCall, parent: Channel, thread: Channel) -> None:
    world = call.world
    message = Message(
        id=world.new_id(),
        channel_id=parent.id,
        author_id=call.bot_id,
        content=thread.name,
        created=world.clock.now(),
        type=_CREATED,
    )
    world.add_message(message)


def _thread(call: RestCall) -> Channel:
    channel = call.world.channel(call.id("channel"))
    if not channel.is_thread:
        raise refuse(50024)
    call.world.need(call.bot_id, channel)
    return channel


def _open_thread(call: RestCall) -> Channel:
    channel = _thread(call)
    if channel.thread is not None and channel.thread.archived:
        raise refuse(50083)
    return channel


_MEMBER = "/channels/{channel}/thread-members/{user}"
_OWN = "/channels/{channel}/thread-members/@me"
ROUTES = (
    Route("POST", "/channels/{channel}/messages/{message}/threads", start_from_message, major="channel"),
    Route("POST", "/channels/{channel}/threads", start, major="channel"),
    Route("PUT", _OWN, join, major="channel"),
    Route("DELETE", _OWN, leave, major="channel"),
    Route("PUT", _MEMBER, add, major="channel"),
    Route("DELETE", _MEMBER, take_out, major="channel"),
    Route("GET", _MEMBER, member, major="channel"),
    Route("GET", "/guilds/{guild}/threads/active", active, major="guild"),
)
