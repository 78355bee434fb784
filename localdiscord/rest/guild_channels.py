"""The channels of a server: list and create."""

from localdiscord.errors import FormErrors, refuse
from localdiscord.payloads import channel_payload
from localdiscord.permissions import Permission, permissions_of
from localdiscord.records import Channel, ChannelType, Json, Overwrite
from localdiscord.rest.call import RestCall, RestResponse, Route
from localdiscord.rest.forums import change_forum
from localdiscord.rest.identity import own_guild

_CREATABLE = (0, 2, 4, 5, 13, 15, 16)
_TOPIC, _POST_GUIDELINES = 1024, 4096  # characters


def listed(call: RestCall) -> RestResponse:
    """GET /guilds/{guild}/channels: those the bot may view."""
    world, config = call.world, call.services.config
    inside = [c for c in world.channels_of(own_guild(call)) if not c.is_thread]
    own = [c for c in inside if world.may_view(call.bot_id, c) or not config.obfuscation]
    return RestResponse(200, [channel_payload(world, channel) for channel in own])


def create(call: RestCall) -> RestResponse:
    """POST /guilds/{guild}/channels; without a type it is a text channel."""
    world, body, guild = call.world, call.fields(), own_guild(call)
    if not permissions_of(guild, call.bot_id) & Permission.MANAGE_CHANNELS:
        raise refuse(50013)
    _check(call, body)
    inside = [c for c in world.channels_of(guild) if not c.is_thread]
    channel = Channel(
        id=world.new_id(),
        type=ChannelType(body.get("type") or 0),
        name=str(body["name"]),
        position=len(inside) if body.get("position") is None else int(body["position"]),
        parent_id=int(body["parent_id"]) if body.get("parent_id") else None,
        topic=body.get("topic"),
        slowmode=int(body.get("rate_limit_per_user") or 0),
        overwrites=[_overwrite(sent) for sent in body.get("permission_overwrites") or []],
        guild_id=guild.id,
    )
    if channel.is_forum:
        change_forum(call, channel)
    world.add_channel(channel)
    return RestResponse(201, channel_payload(world, channel))


def _check(call: RestCall, body: Json) -> None:
    form = FormErrors()
    form.length("name", str(body.get("name") or ""), 1, 100)
    if (body.get("type") or 0) not in _CREATABLE:
        form.fault("type", "BASE_TYPE_CHOICES", f"Value must be one of {_CREATABLE}.")
    forum = body.get("type") in (ChannelType.FORUM, ChannelType.MEDIA)
    form.at_most("topic", body.get("topic"), _POST_GUIDELINES if forum else _TOPIC)
    if body.get("parent_id"):
        parent = call.world.channels.get(int(body["parent_id"]))
        if parent is None or parent.type is not ChannelType.CATEGORY:
            form.fault("parent_id", "CHANNEL_PARENT_INVALID", "Category does not exist")
    form.finish()


def _overwrite(sent: Json) -> Overwrite:
    return Overwrite(int(sent["id"]), int(sent["type"]), int(sent.get("allow") or 0), int(sent.get("deny") or 0))


ROUTES = (
    Route("GET", "/guilds/{guild}/channels", listed, major="guild"),
    Route("POST", "/guilds/{guild}/channels", create, major="guild"),
)
