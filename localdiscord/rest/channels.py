"""Channels and threads: read, change, delete, typing, start threads, thread members."""

from localdiscord.errors import FormErrors, invalid, refuse
from localdiscord.events import Typing
from localdiscord.payloads import channel_payload, iso, thread_member_payload
from localdiscord.permissions import Permission
from localdiscord.records import Channel, ChannelType, Json, Message, ThreadState
from localdiscord.rest.call import RestCall, RestResponse, Route
from localdiscord.rest.forums import change_forum, chosen_tags, is_post, start_post

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
    world.need(call.bot_id, channel)
    if channel.is_dm:
        raise refuse(50003)
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
    if channel.is_forum:
        change_forum(call, channel)
    world.change_channel(channel)
    return RestResponse(200, channel_payload(world, channel, call.bot_id))


def remove(call: RestCall) -> RestResponse:
    """DELETE /channels/{channel}."""
    world = call.world
    channel = world.channel(call.id("channel"))
    world.need(call.bot_id, channel)
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
    form = FormErrors()
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
    parent = call.world.parent(channel)
    if "applied_tags" in body and parent is not None and is_post(call, channel):
        thread.tags = chosen_tags(call, parent, body["applied_tags"])
    if "auto_archive_duration" in body:
        thread.auto_archive = int(body["auto_archive_duration"])
    if "locked" in body:
        thread.locked = bool(body["locked"])
    if "archived" in body and bool(body["archived"]) is not thread.archived:
        if thread.archived:
            _need_room(call, channel)
        thread.archived = bool(body["archived"])
        thread.archived_at = call.world.clock.now()


_CREATED = 18  # the message type of "started a thread"


def start_from_message(call: RestCall) -> RestResponse:
    """POST /channels/{channel}/messages/{message}/threads: the thread takes the message's id."""
    world = call.world
    parent = _parent(call, Permission.CREATE_PUBLIC_THREADS)
    message = world.public_message(parent.id, call.id("message"))
    if message.thread_id is not None or message.id in world.channels:
        raise refuse(160004)
    thread = _new_thread(call, parent, message.id, parent.thread_types[0])
    world.add_channel(thread)
    message.thread_id = thread.id
    world.change_message(message)
    return RestResponse(201, channel_payload(world, thread, call.bot_id))


def start(call: RestCall) -> RestResponse:
    """POST /channels/{channel}/threads; without a type it is private, as on Discord."""
    world, body = call.world, call.fields()
    forum = world.channel(call.id("channel"))
    world.need(call.bot_id, forum)
    if forum.is_forum:  # it needs no other right, and knows no private posts
        world.need(call.bot_id, forum, Permission.SEND_MESSAGES)
        return start_post(call, forum, _new_thread(call, forum, world.new_id(), ChannelType.PUBLIC_THREAD))
    kind = body.get("type", ChannelType.PRIVATE_THREAD)
    if kind not in (ChannelType.ANNOUNCEMENT_THREAD, ChannelType.PUBLIC_THREAD, ChannelType.PRIVATE_THREAD):
        raise invalid("type", "BASE_TYPE_CHOICES", 'Value of field "type" must be one of (10, 11, 12).')
    if kind not in forum.thread_types:
        raise refuse(50024)
    private = kind == ChannelType.PRIVATE_THREAD
    parent = _parent(call, Permission.CREATE_PRIVATE_THREADS if private else Permission.CREATE_PUBLIC_THREADS)
    thread = _new_thread(call, parent, world.new_id(), ChannelType(kind))
    world.add_channel(thread)
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


def add_member(call: RestCall) -> RestResponse:
    """PUT /channels/{channel}/thread-members/{user}."""
    world, thread = call.world, _open_thread(call)
    world.need(call.bot_id, thread, Permission.SEND_MESSAGES_IN_THREADS)
    user = world.user(call.id("user"))
    if user.id not in world.guild_of(thread).members:
        raise refuse(10007)
    parent = world.parent(thread) or thread
    if not world.may_view(user.id, parent):
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


def thread_member(call: RestCall) -> RestResponse:
    """GET /channels/{channel}/thread-members/{user}."""
    thread, user_id = _thread(call), call.id("user")
    if thread.thread is None or user_id not in thread.thread.members:
        raise refuse(10007)
    return RestResponse(200, thread_member_payload(thread, user_id))


def archived(call: RestCall) -> RestResponse:
    """GET /channels/{channel}/threads/archived/public: the latest first, by `before` and `limit`."""
    world = call.world
    channel = world.channel(call.id("channel"))
    world.need(call.bot_id, channel, Permission.READ_MESSAGE_HISTORY)
    before, limit = call.query.get("before"), int(call.query.get("limit") or 50)
    kept = [
        (thread.thread.archived_at, thread)
        for thread in world.channels_of(world.guild_of(channel))
        if thread.parent_id == channel.id and thread.type is not ChannelType.PRIVATE_THREAD
        if thread.thread is not None and thread.thread.archived
    ]
    earlier = [entry for entry in kept if before is None or iso(entry[0]) < before]
    latest_first = sorted(earlier, key=lambda entry: -entry[0])
    threads = [channel_payload(world, thread, call.bot_id) for _, thread in latest_first[:limit]]
    own = [t for _, t in latest_first[:limit] if t.thread is not None and call.bot_id in t.thread.members]
    members = [thread_member_payload(thread, call.bot_id) for thread in own]
    return RestResponse(200, {"threads": threads, "members": members, "has_more": len(latest_first) > limit})


def active(call: RestCall) -> RestResponse:
    """GET /guilds/{guild}/threads/active."""
    world = call.world
    guild = world.find_guild(call.id("guild"))
    if guild is None:
        raise refuse(10004)
    seen = [t for t in world.active_threads(guild) if world.may_view(call.bot_id, t)]
    own = [t for t in seen if t.thread is not None and call.bot_id in t.thread.members]
    threads = [channel_payload(world, thread, call.bot_id) for thread in seen]
    members = [thread_member_payload(thread, call.bot_id) for thread in own]
    return RestResponse(200, {"threads": threads, "members": members, "has_more": False})


def _parent(call: RestCall, permission: Permission) -> Channel:
    channel = call.world.channel(call.id("channel"))
    call.world.need(call.bot_id, channel)
    if channel.is_forum or not channel.thread_types:
        raise refuse(50024)
    call.world.need(call.bot_id, channel, permission)
    return channel


def _new_thread(call: RestCall, parent: Channel, thread_id: int, kind: ChannelType) -> Channel:
    """A thread as the body asks for it, not yet added."""
    world, body = call.world, call.fields()
    _check_new_thread(body)
    _need_room(call, parent)
    now = world.clock.now()
    return Channel(
        id=thread_id,
        type=kind,
        name=str(body["name"]),
        parent_id=parent.id,
        slowmode=int(body.get("rate_limit_per_user") or 0),
        guild_id=parent.guild_id,
        thread=ThreadState(
            owner_id=call.bot_id,
            created=now,
            archived_at=now,
            auto_archive=int(body.get("auto_archive_duration") or 1440),
            invitable=bool(body.get("invitable", True)),
            members={call.bot_id: now},
        ),
    )


def _need_room(call: RestCall, place: Channel) -> None:
    """Raise 160006 if the server of this channel or thread has as many active threads as it may."""
    world = call.world
    if len(world.active_threads(world.guild_of(place))) >= call.services.config.active_threads:
        raise refuse(160006)


def _check_new_thread(body: Json) -> None:
    form = FormErrors()
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
    call.world.need(call.bot_id, channel)
    if not channel.is_thread:
        raise refuse(50024)
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
    Route("PUT", _MEMBER, add_member, major="channel"),
    Route("DELETE", _MEMBER, take_out, major="channel"),
    Route("GET", _MEMBER, thread_member, major="channel"),
    Route("GET", "/guilds/{guild}/threads/active", active, major="guild"),
    Route("GET", "/channels/{channel}/threads/archived/public", archived, major="channel"),
    Route("GET", "/channels/{channel}", read, major="channel"),
    Route("PATCH", "/channels/{channel}", change, major="channel"),
    Route("DELETE", "/channels/{channel}", remove, major="channel"),
    Route("POST", "/channels/{channel}/typing", typing, major="channel"),
)
