"""An interaction as the gateway delivers it."""

from typing import Any

from localdiscord.installs import (
    Context,
    InstallType,
    app_permissions,
    command_of,
    context_of,
    installed,
    supported,
)
from localdiscord.interaction import OWNERS, Interaction, InteractionKind
from localdiscord.payloads import channel_payload, member_payload, message_payload, user_payload
from localdiscord.permissions import permissions_of
from localdiscord.records import Channel, Guild, Json
from localdiscord.world import World


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
        "channel": _partial(world, channel),
        "app_permissions": str(int(app_permissions(world, channel, held))),
        "locale": interaction.locale,
        "entitlements": [],
        "attachment_size_limit": attachment_bytes,
        OWNERS: _owners(world, interaction, data),
        "context": int(context_of(world, channel)),
    }
    if interaction.guild_id is None:
        payload["user"] = user_payload(user)
    else:
        payload["channel"]["permissions"] = permissions
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
        OWNERS: interaction.payload[OWNERS],
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


def resolved_users(world: World, guild: Guild | None, user_ids: list[int]) -> Json:
    """Users and, on a server, the memberships of those who are members, for an interaction's `resolved`."""
    users = {str(user_id): user_payload(world.users[user_id]) for user_id in user_ids}
    if guild is None:
        return {"users": users}
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
        lent = app_permissions(world, channel, held)
        permissions = {"permissions": str(int(held)), "app_permissions": str(int(lent))}
        channels[str(channel_id)] = _partial(world, channel) | permissions
    return {"channels": channels}


def _partial(world: World, channel: Channel) -> Json:
    """A channel as interactions have it, hidden from the bot or not: without overwrites; without the people of a conversation."""
    full = channel_payload(world, channel, world.bot.id)
    hidden = {"permission_overwrites"}
    if context_of(world, channel) is Context.PRIVATE_CHANNEL:
        hidden.add("recipients")
    return {key: value for key, value in full.items() if key not in hidden}


def _command_path(data: Json) -> str:
    """The command's name with its subcommands."""
    inner = [option for option in data.get("options") or [] if option["type"] in {1, 2}]
    return " ".join([data["name"], *(_command_path(option) for option in inner)])


def _owners(world: World, interaction: Interaction, data: Json) -> Json:
    """The owners of the installations that authorize an interaction: the server (0: direct messages of the bot), a user, or both.

    The user is the one who used the command. For a component it is that of its message, for a form that of what opened it.
    """
    if interaction.opener is not None:
        owners: Json = interaction.opener.payload[OWNERS]
        return owners
    channel, source = world.channel(interaction.channel_id), interaction.source
    kinds = installed(world, interaction.user_id, context_of(world, channel), world.home(channel))
    if source is None:
        kinds &= supported(command_of(world, data["id"]))
    user = str(interaction.user_id) if InstallType.USER in kinds else None
    if source is not None and source.interaction is not None:
        user = source.interaction[OWNERS].get("1")
    server = {"0": str(interaction.guild_id or 0)} if InstallType.GUILD in kinds else {}
    return server if user is None else server | {"1": user}
