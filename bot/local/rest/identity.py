"""Who the bot is, who others are, and where the gateway is."""

from bot.local.errors import refuse
from bot.local.payloads import (
    application_payload,
    channel_payload,
    guild_payload,
    member_payload,
    own_user_payload,
    role_payload,
    user_payload,
)
from bot.local.records import Guild
from bot.local.rest.call import RestCall, RestResponse, Route


def own_user(call: RestCall) -> RestResponse:
    """GET /users/@me."""
    return RestResponse(200, own_user_payload(call.world.bot))


def user(call: RestCall) -> RestResponse:
    """GET /users/{user}."""
    return RestResponse(200, user_payload(call.world.user(call.id("user"))))


def application(call: RestCall) -> RestResponse:
    """GET /oauth2/applications/@me and /applications/@me."""
    return RestResponse(200, application_payload(call.world))


def gateway(call: RestCall) -> RestResponse:
    """GET /gateway/bot."""
    return RestResponse(200, call.services.gateway.told())


def open_dm(call: RestCall) -> RestResponse:
    """POST /users/@me/channels: the direct conversation with `recipient_id`."""
    world = call.world
    recipient = world.user(int(call.fields().get("recipient_id") or 0))
    if recipient.id == world.bot.id or recipient.bot:
        raise refuse(50007)
    return RestResponse(200, channel_payload(world, world.dm(world.bot.id, recipient.id), world.bot.id))


def guild(call: RestCall) -> RestResponse:
    """GET /guilds/{guild}."""
    own = _own_guild(call)
    count = len(own.members)
    counted = {"approximate_member_count": count, "approximate_presence_count": count}
    return RestResponse(200, guild_payload(own) | (counted if call.query.get("with_counts") in ("1", "true") else {}))


def guild_channels(call: RestCall) -> RestResponse:
    """GET /guilds/{guild}/channels."""
    world = call.world
    own = [c for c in world.channels_of(_own_guild(call)) if not c.is_thread]
    return RestResponse(200, [channel_payload(world, channel) for channel in own])


def guild_roles(call: RestCall) -> RestResponse:
    """GET /guilds/{guild}/roles."""
    return RestResponse(200, [role_payload(role) for role in _own_guild(call).roles.values()])


def member(call: RestCall) -> RestResponse:
    """GET /guilds/{guild}/members/{user}."""
    found = _own_guild(call).members.get(call.world.user(call.id("user")).id)
    if found is None:
        raise refuse(10007)
    return RestResponse(200, member_payload(call.world, found))


def _own_guild(call: RestCall) -> Guild:
    found = call.world.find_guild(call.id("guild"))
    if found is None:
        raise refuse(10004)
    if call.bot_id not in found.members:
        raise refuse(50001)
    return found


ROUTES = (
    Route("GET", "/users/@me", own_user),
    Route("POST", "/users/@me/channels", open_dm),
    Route("GET", "/users/{user}", user),
    Route("GET", "/oauth2/applications/@me", application),
    Route("GET", "/applications/@me", application),
    Route("GET", "/gateway/bot", gateway),
    Route("GET", "/guilds/{guild}", guild, major="guild"),
    Route("GET", "/guilds/{guild}/channels", guild_channels, major="guild"),
    Route("GET", "/guilds/{guild}/roles", guild_roles, major="guild"),
    Route("GET", "/guilds/{guild}/members/{user}", member, major="guild"),
)
