"""Messages of a channel and their reactions."""

from operator import attrgetter

from localdiscord.conversations import share_server
from localdiscord.errors import invalid, refuse
from localdiscord.gateway_events import for_bot
from localdiscord.payloads import iso, message_payload, user_payload
from localdiscord.permissions import Permission
from localdiscord.reactions import add_reaction, clear_reactions, named_emoji, take_reaction
from localdiscord.records import Channel, Json, Message
from localdiscord.rest.call import RestCall, RestResponse, Route


def send(call: RestCall) -> RestResponse:
    """POST /channels/{channel}/messages."""
    world, body = call.world, call.fields()
    channel = world.channel(call.id("channel"))
    _may_send(call, channel, body)
    nonce = body.get("nonce")
    if nonce is not None and body.get("enforce_nonce"):
        before = world.sent_with_nonce(call.bot_id, channel.id, str(nonce))
        if before is not None:
            return RestResponse(200, message_payload(world, before))
    everyone = bool(world.permissions(call.bot_id, channel) & Permission.MENTION_EVERYONE)
    message = call.services.posting.compose(channel, call.bot_id, body, call.files, everyone=everyone)
    reference = body.get("message_reference")
    if reference:
        message.type, message.answers_to = _reply_to(call, channel, reference)
    world.add_message(message)
    if nonce is not None:
        world.remember_nonce(call.bot_id, message, call.services.config.nonce_seconds)
    return RestResponse(200, message_payload(world, message))


def read_one(call: RestCall) -> RestResponse:
    """GET /channels/{channel}/messages/{message}."""
    channel = _readable(call)
    message = call.world.public_message(channel.id, call.id("message"))
    return RestResponse(200, for_bot(call.world, message, call.services.gateway.intents))


def read_many(call: RestCall) -> RestResponse:
    """GET /channels/{channel}/messages: newest first, by `limit`, `before`, `after`, `around`."""
    channel = _readable(call)
    limit = int(call.query.get("limit", "50"))
    if not 1 <= limit <= 100:
        raise invalid("limit", "NUMBER_TYPE_MAX", "int value should be between 1 and 100.")
    chosen = _page(call.world.messages_in(channel.id), call.query, limit)
    intents = call.services.gateway.intents
    return RestResponse(200, [for_bot(call.world, message, intents) for message in reversed(chosen)])


def edit(call: RestCall) -> RestResponse:
    """PATCH /channels/{channel}/messages/{message}."""
    world, body = call.world, call.fields()
    channel = world.channel(call.id("channel"))
    world.need(call.bot_id, channel)
    message = world.public_message(channel.id, call.id("message"))
    if message.author_id != call.bot_id:
        raise refuse(50005)
    _awake(channel)
    call.services.posting.revise(message, body, call.files)
    world.change_message(message)
    return RestResponse(200, message_payload(world, message))


def delete(call: RestCall) -> RestResponse:
    """DELETE /channels/{channel}/messages/{message}."""
    world = call.world
    channel = world.channel(call.id("channel"))
    world.need(call.bot_id, channel)
    message = world.public_message(channel.id, call.id("message"))
    if message.author_id != call.bot_id:
        world.need(call.bot_id, channel, Permission.MANAGE_MESSAGES)
    _awake(channel)
    world.remove_message(message)
    return RestResponse()


def pin(call: RestCall) -> RestResponse:
    """PUT /channels/{channel}/messages/pins/{message}."""
    _, message = _pinnable(call)
    call.world.pin(message, call.bot_id)
    return RestResponse()


def unpin(call: RestCall) -> RestResponse:
    """DELETE /channels/{channel}/messages/pins/{message}."""
    _, message = _pinnable(call)
    call.world.unpin(message)
    return RestResponse()


def pins(call: RestCall) -> RestResponse:
    """GET /channels/{channel}/messages/pins."""
    channel = _readable(call)
    pinned = [(m.pinned_at, m) for m in call.world.messages_in(channel.id) if m.pinned_at is not None]
    before, limit = call.query.get("before"), int(call.query.get("limit") or 50)
    earlier = [entry for entry in pinned if before is None or iso(entry[0]) < before]
    newest_first = sorted(earlier, key=lambda entry: -entry[0])
    items = [{"pinned_at": iso(at), "message": message_payload(call.world, m)} for at, m in newest_first[:limit]]
    return RestResponse(200, {"items": items, "has_more": len(newest_first) > limit})


def _may_send(call: RestCall, channel: Channel, body: Json) -> None:
    world = call.world
    if not channel.has_messages:
        raise refuse(50008)
    if channel.is_dm:
        _may_write_to(call, channel)
        return
    sending = Permission.SEND_MESSAGES_IN_THREADS if channel.is_thread else Permission.SEND_MESSAGES
    needed = [sending]
    if call.files:
        needed.append(Permission.ATTACH_FILES)
    world.need(call.bot_id, channel, *needed)
    held = world.permissions(call.bot_id, channel)
    if channel.thread is not None and channel.thread.locked and not held & Permission.MANAGE_THREADS:
        raise refuse(50083 if channel.thread.archived else 160005)
    if body.get("embeds") and not held & Permission.EMBED_LINKS:
        raise refuse(50013)


def _may_write_to(call: RestCall, channel: Channel) -> None:
    others = [call.world.users[user_id] for user_id in channel.recipients if user_id != call.bot_id]
    if call.bot_id not in channel.recipients:
        raise refuse(50001)
    along = call.world.state.taken_along
    if not all(other.id in along or share_server(call.world, other.id, call.bot_id) for other in others):
        raise refuse(50278)
    if not all(other.takes_dms for other in others):
        raise refuse(50007)


def _awake(channel: Channel) -> None:
    if channel.thread is not None and channel.thread.archived:
        raise refuse(50083)


def _readable(call: RestCall) -> Channel:
    channel = call.world.channel(call.id("channel"))
    call.world.need(call.bot_id, channel)
    if not channel.has_messages:
        raise refuse(50024)
    call.world.need(call.bot_id, channel, Permission.READ_MESSAGE_HISTORY)
    if channel.is_vocal:
        call.world.need(call.bot_id, channel, Permission.CONNECT)
    return channel


def _pinnable(call: RestCall) -> tuple[Channel, Message]:
    channel = call.world.channel(call.id("channel"))
    call.world.need(call.bot_id, channel, Permission.PIN_MESSAGES)
    _awake(channel)
    return channel, call.world.public_message(channel.id, call.id("message"))


def _reply_to(call: RestCall, channel: Channel, reference: Json) -> tuple[int, int | None]:
    target = int(reference.get("message_id") or 0)
    if target in call.world.state.messages.get(channel.id, {}):
        return 19, target
    if reference.get("fail_if_not_exists", True):
        raise invalid("message_reference", "REPLIES_UNKNOWN_MESSAGE", "Unknown message")
    return 0, None


def _page(messages: list[Message], query: dict[str, str], limit: int) -> list[Message]:
    if "before" in query:
        return [m for m in messages if m.id < int(query["before"])][-limit:]
    if "after" in query:
        return [m for m in messages if m.id > int(query["after"])][:limit]
    if "around" in query:
        centre = int(query["around"])
        older = [m for m in messages if m.id < centre][-(limit // 2) :]
        return older + [m for m in messages if m.id >= centre][: limit - len(older)]
    return messages[-limit:]


_ONE = "/channels/{channel}/messages/{message}"
_PIN = "/channels/{channel}/messages/pins/{message}"


def add_own_reaction(call: RestCall) -> RestResponse:
    """PUT .../reactions/{emoji}/@me."""
    add_reaction(call.world, call.bot_id, _reacted_message(call), named_emoji(call.path["emoji"]))
    return RestResponse()


def take_own_reaction(call: RestCall) -> RestResponse:
    """DELETE .../reactions/{emoji}/@me."""
    take_reaction(call.world, call.bot_id, _reacted_message(call), named_emoji(call.path["emoji"]))
    return RestResponse()


def take_user_reaction(call: RestCall) -> RestResponse:
    """DELETE .../reactions/{emoji}/{user}."""
    message, emoji = _reacted_message(call), named_emoji(call.path["emoji"])
    user_id = call.id("user")
    if user_id != call.bot_id:
        _may_manage(call)
    take_reaction(call.world, user_id, message, emoji)
    return RestResponse()


def clear_all_reactions(call: RestCall) -> RestResponse:
    """DELETE .../reactions."""
    message = _reacted_message(call)
    _may_manage(call)
    clear_reactions(call.world, message)
    return RestResponse()


def clear_emoji(call: RestCall) -> RestResponse:
    """DELETE .../reactions/{emoji}."""
    message, emoji = _reacted_message(call), named_emoji(call.path["emoji"])
    _may_manage(call)
    clear_reactions(call.world, message, emoji)
    return RestResponse()


def list_reactions(call: RestCall) -> RestResponse:
    """GET .../reactions/{emoji}: the users who reacted so, by id, by `after` and `limit`."""
    message, emoji = _reacted_message(call), named_emoji(call.path["emoji"])
    after, limit = int(call.query.get("after") or 0), int(call.query.get("limit") or 25)
    users = sorted(user_id for user_id in message.reactions.get(emoji, []) if user_id > after)
    return RestResponse(200, [user_payload(call.world.users[user_id]) for user_id in users[:limit]])


def _reacted_message(call: RestCall) -> Message:
    channel = call.world.channel(call.id("channel"))
    call.world.need(call.bot_id, channel, Permission.READ_MESSAGE_HISTORY)
    return call.world.public_message(channel.id, call.id("message"))


def _may_manage(call: RestCall) -> None:
    call.world.need(call.bot_id, call.world.channel(call.id("channel")), Permission.MANAGE_MESSAGES)


_REACTIONS = "/channels/{channel}/messages/{message}/reactions"
_REACTION = f"{_REACTIONS}/{{emoji}}"
ROUTES = (
    Route("PUT", f"{_REACTION}/@me", add_own_reaction, major="channel"),
    Route("DELETE", f"{_REACTION}/@me", take_own_reaction, major="channel"),
    Route("DELETE", f"{_REACTION}/{{user}}", take_user_reaction, major="channel"),
    Route("GET", _REACTION, list_reactions, major="channel"),
    Route("DELETE", _REACTION, clear_emoji, major="channel"),
    Route("DELETE", _REACTIONS, clear_all_reactions, major="channel"),
    Route("GET", "/channels/{channel}/messages/pins", pins, major="channel"),
    Route("PUT", _PIN, pin, major="channel"),
    Route("DELETE", _PIN, unpin, major="channel"),
    Route("POST", "/channels/{channel}/messages", send, attrgetter("message_rate"), "channel"),
    Route("GET", "/channels/{channel}/messages", read_many, major="channel"),
    Route("GET", _ONE, read_one, major="channel"),
    Route("PATCH", _ONE, edit, attrgetter("edit_rate"), "channel"),
    Route("DELETE", _ONE, delete, major="channel"),
)
