"""Reactions: add, take away, list, clear."""

from bot.local.payloads import user_payload
from bot.local.permissions import Permission
from bot.local.reactions import add_reaction, clear_reactions, named_emoji, take_reaction
from bot.local.records import Message
from bot.local.rest.call import RestCall, RestResponse, Route

__all__ = ["ROUTES"]


def add(call: RestCall) -> RestResponse:
    """PUT .../reactions/{emoji}/@me."""
    add_reaction(call.world, call.bot_id, _message(call), named_emoji(call.path["emoji"]))
    return RestResponse()


def take_own(call: RestCall) -> RestResponse:
    """DELETE .../reactions/{emoji}/@me."""
    take_reaction(call.world, call.bot_id, _message(call), named_emoji(call.path["emoji"]))
    return RestResponse()


def take(call: RestCall) -> RestResponse:
    """DELETE .../reactions/{emoji}/{user}."""
    message, emoji = _message(call), named_emoji(call.path["emoji"])
    user_id = call.id("user")
    if user_id != call.bot_id:
        _may_manage(call)
    take_reaction(call.world, user_id, message, emoji)
    return RestResponse()


def clear(call: RestCall) -> RestResponse:
    """DELETE .../reactions."""
    message = _message(call)
    _may_manage(call)
    clear_reactions(call.world, message)
    return RestResponse()


def clear_one(call: RestCall) -> RestResponse:
    """DELETE .../reactions/{emoji}."""
    message, emoji = _message(call), named_emoji(call.path["emoji"])
    _may_manage(call)
    clear_reactions(call.world, message, emoji)
    return RestResponse()


def who(call: RestCall) -> RestResponse:
    """GET .../reactions/{emoji}: the users who reacted so, by id, by `after` and `limit`."""
    message, emoji = _message(call), named_emoji(call.path["emoji"])
    after, limit = int(call.query.get("after") or 0), int(call.query.get("limit") or 25)
    users = sorted(user_id for user_id in message.reactions.get(emoji, []) if user_id > after)
    return RestResponse(200, [user_payload(call.world.users[user_id]) for user_id in users[:limit]])


def _message(call: RestCall) -> Message:
    channel = call.world.channel(call.id("channel"))
    call.world.need(call.bot_id, channel, Permission.READ_MESSAGE_HISTORY)
    return call.world.public_message(channel.id, call.id("message"))


def _may_manage(call: RestCall) -> None:
    call.world.need(call.bot_id, call.world.channel(call.id("channel")), Permission.MANAGE_MESSAGES)


_ALL = "/channels/{channel}/messages/{message}/reactions"
_ONE = f"{_ALL}/{{emoji}}"
ROUTES = (
    Route("PUT", f"{_ONE}/@me", add, major="channel"),
    Route("DELETE", f"{_ONE}/@me", take_own, major="channel"),
    Route("DELETE", f"{_ONE}/{{user}}", take, major="channel"),
    Route("GET", _ONE, who, major="channel"),
    Route("DELETE", _ONE, clear_one, major="channel"),
    Route("DELETE", _ALL, clear, major="channel"),
)
