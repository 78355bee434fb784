"""Routes about the bot itself, other users, and the gateway."""

from localdiscord.errors import refuse
from localdiscord.payloads import (
    application_payload,
    channel_payload,
    guild_payload,
    member_payload,
    own_guild_payload,
    own_user_payload,
    role_payload,
    user_payload,
)
from localdiscord.records import Guild
from localdiscord.rest.call import RestCall, RestResponse, Route

MOST_GUILDS = 200


def own_user(call: RestCall) -> RestResponse:
    """GET /users/@me: the bot, or the user of an access token."""
    return RestResponse(200, own_user_payload(call.bearer or call.world.bot))


def user(call: RestCall) -> RestResponse:
    """GET /users/{user}."""
    return RestResponse(200, user_payload(call.world.user(call.id("user"))))


def application(call: RestCall) -> RestResponse:
    """GET /oauth2/applications/@me and /applications/@me."""
    return RestResponse(200, application_payload(call.world, activity=call.services.activities.config is not None))


def gateway(call: RestCall) -> RestResponse:
    """GET /gateway/bot."""
    return RestResponse(200, call.services.gateway.bot_gateway())


def open_dm(call: RestCall) -> RestResponse:
    """POST /users/@me/channels: the direct conversation with `recipient_id`."""
    world = call.world
    recipient = world.user(int(call.fields().get("recipient_id") or 0))
    if recipient.id == world.bot.id or recipient.bot:
        raise refuse(50007)
    return RestResponse(200, channel_payload(world, world.dm(world.bot.id, recipient.id), world.bot.id))


def own_guilds(call: RestCall) -> RestResponse:
    """GET /users/@me/guilds: the servers that the bot is in, after one and before another, in the order of their ids."""
    limit = int(call.query.get("limit") or MOST_GUILDS)
    after, before = int(call.query.get("after") or 0), int(call.query.get("before") or 1 << 64)
    guilds = sorted(call.world.guilds, key=lambda one: one.id)
    listed = [one for one in guilds if call.bot_id in one.members and after < one.id < before]
    page = listed[-limit:] if "before" in call.query and "after" not in call.query else listed[:limit]
    return RestResponse(200, [own_guild_payload(one, call.bot_id) for one in page])


def guild(call: RestCall) -> RestResponse:
    """GET /guilds/{guild}."""
    own = own_guild(call)
    count = len(own.members)
    counted = {"approximate_member_count": count, "approximate_presence_count": count}
    return RestResponse(200, guild_payload(own) | (counted if call.query.get("with_counts") in ("1", "true") else {}))


def guild_roles(call: RestCall) -> RestResponse:
    """GET /guilds/{guild}/roles."""
    return RestResponse(200, [role_payload(role) for role in own_guild(call).roles.values()])


def member(call: RestCall) -> RestResponse:
    """GET /guilds/{guild}/members/{user}."""
    found = own_guild(call).members.get(call.world.user(call.id("user")).id)
    if found is None:
        raise refuse(10007)
    return RestResponse(200, member_payload(call.world, found))


def own_guild(call: RestCall) -> Guild:
    """The server that a path names, if the bot is a member: otherwise 10004 or 50001."""
    found = call.world.find_guild(call.id("guild"))
    if found is None:
        raise refuse(10004)
    if call.bot_id not in found.members:
        raise refuse(50001)
    return found


ROUTES = (
    Route("GET", "/users/@me", own_user, by_bearer=True),
    Route("GET", "/users/@me/guilds", own_guilds),
    Route("POST", "/users/@me/channels", open_dm),
    Route("GET", "/users/{user}", user),
    Route("GET", "/oauth2/applications/@me", application),
    Route("GET", "/applications/@me", application),
    Route("GET", "/gateway/bot", gateway),
    Route("GET", "/guilds/{guild}", guild, major="guild"),
    Route("GET", "/guilds/{guild}/roles", guild_roles, major="guild"),
    Route("GET", "/guilds/{guild}/members/{user}", member, major="guild"),
)
