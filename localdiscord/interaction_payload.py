"""An interaction as the gateway delivers it."""

from typing import Any

from localdiscord.interaction import Interaction, InteractionKind
from localdiscord.payloads import channel_payload, member_payload, message_payload, user_payload
from localdiscord.permissions import Permission, permissions_of
from localdiscord.records import Channel, Guild, Json
from localdiscord.world import World

# The permissions that an application borrows from a user outside its servers, if the user has them.
_LENT = Permission.EMBED_LINKS | Permission.ATTACH_FILES | Permission.MENTION_EVERYONE | Permission.USE_EXTERNAL_EMOJIS


def envelope(world: World, interaction: Interaction, data: Json, *, attachment_bytes: int) -> Json:
    """The whole INTERACTION_CREATE payload around `data`."""
    channel = world.channel(interaction.channel_id)
    user = world.users[interaction.user_id]
    held = world.permissions(user.id, channel)
    permissions = str(int(held))
    guild = world.guild_of(channel)
    payload: Json = {
        "id": str(interaction.id),
        "application_id": str(world.state.application_id),
        "type": int(interaction.kind),
        "token": interaction.token,
        "version": 1,
        "data": data,
        "channel_id": str(channel.id),
        "channel": _partial(world, channel) | {"permissions": permissions},
        "app_permissions": _app_permissions(world, channel, held),
        "locale": interaction.locale,
        "entitlements": [],
        "attachment_size_limit": attachment_bytes,
        "authorizing_integration_owners": _owners(world, interaction),
        "context": 1 if channel.is_dm else 0,
    }
    if interaction.guild_id is None:
        payload["user"] = user_payload(user)
    else:
        payload["guild_id"] = str(guild.id)
        payload["guild"] = {"id": str(guild.id), "locale": guild.locale, "features": []}
        payload["guild_locale"] = guild.locale
        payload["member"] = member_payload(world, guild.members[user.id]) | {"permissions": permissions}
    if interaction.source is not None:
        payload["message"] = message_payload(world, interaction.source)
    return payload


def metadata(world: World, interaction: Interaction) -> Json:
    """The interaction metadata of a message."""
    payload: Json = {
        "id": str(interaction.id),
        "type": int(interaction.kind),
        "user": user_payload(world.users[interaction.user_id]),
        "authorizing_integration_owners": _owners(world, interaction),
    }
    if interaction.kind is InteractionKind.COMMAND:
        data = interaction.payload["data"]
        payload["name"] = _command_path(data)
        target = data.get("target_id")
        if target is not None and data["type"] == 2:
            payload["target_user"] = user_payload(world.users[int(target)])
        elif target is not None:
            payload["target_message_id"] = target
    if interaction.kind is InteractionKind.COMPONENT and interaction.source is not None:
        payload["interacted_message_id"] = str(interaction.source.id)
    if interaction.kind is InteractionKind.MODAL and interaction.opener is not None:
        payload["triggering_interaction_metadata"] = metadata(world, interaction.opener)
    return payload


def resolved_users(world: World, guild: Guild, user_ids: list[int]) -> Json:
    """Users and, where they are members of the server, their memberships, for an interaction's `resolved`."""
    users = {str(user_id): user_payload(world.users[user_id]) for user_id in user_ids}
    members: dict[str, Any] = {}
    for user_id in user_ids:
        member = guild.members.get(user_id)
        if member is not None:
            permissions = str(int(permissions_of(guild, user_id)))
            members[str(user_id)] = member_payload(world, member, with_user=False) | {"permissions": permissions}
    return {"users": users, "members": members}


def resolved_channels(world: World, channel_ids: list[int], viewer: int) -> Json:
    """Channels for an interaction's `resolved`, with the permissions of the viewer and of the bot."""
    channels = {}
    for channel_id in channel_ids:
        channel = world.channel(channel_id)
        held = world.permissions(viewer, channel)
        permissions = {"permissions": str(int(held)), "app_permissions": _app_permissions(world, channel, held)}
        channels[str(channel_id)] = _partial(world, channel) | permissions
    return {"channels": channels}


def _partial(world: World, channel: Channel) -> Json:
    """A channel as interactions have it, hidden from the bot or not: without overwrites."""
    full = channel_payload(world, channel, world.bot.id)
    return {key: value for key, value in full.items() if key != "permission_overwrites"}


def _app_permissions(world: World, channel: Channel, held: Permission) -> str:
    """The bot's permissions in a channel; where it is no member, those it borrows from a user who has `held`."""
    is_member = channel.is_dm or world.bot.id in world.guild_of(channel).members
    return str(int(world.permissions(world.bot.id, channel) if is_member else held & _LENT))


def _command_path(data: Json) -> str:
    """The command's name with its subcommands."""
    inner = [option for option in data.get("options") or [] if option["type"] in {1, 2}]
    return " ".join([data["name"], *(_command_path(option) for option in inner)])


def _owners(world: World, interaction: Interaction) -> Json:
    """The owners of the installation in this channel: the server (0: a direct conversation), the user, or both."""
    owners = {}
    guild = world.find_guild(interaction.guild_id or 0)
    if guild is None or world.bot.id in guild.members:
        owners["0"] = str(interaction.guild_id or 0)
    if interaction.user_id in world.state.taken_along:
        owners["1"] = str(interaction.user_id)
    return owners
