"""Records in the shapes of Discord's API."""

from datetime import UTC, datetime

from localdiscord.component_payloads import ATTACHED, component_payload, referenced_names
from localdiscord.media import attachment_payload, attachment_url
from localdiscord.permissions import permissions_of
from localdiscord.records import (
    Channel,
    ChannelFlag,
    ChannelType,
    Guild,
    GuildRole,
    Json,
    Member,
    Message,
    MessageFlag,
    ScheduledEvent,
    User,
)
from localdiscord.world import World


def iso(seconds: float) -> str:
    """A time in seconds since 1970 as Discord writes it."""
    return datetime.fromtimestamp(seconds, UTC).isoformat(timespec="microseconds")


_EMBEDDED = 1 << 17  # flag of an application with an Activity


def user_payload(user: User) -> Json:
    """A user as others see it."""
    payload: Json = {
        "id": str(user.id),
        "username": user.username,
        "global_name": None if user.bot else user.display_name,
        "discriminator": "0000" if user.bot else "0",
        "avatar": None,
        "public_flags": 0,
        "flags": 0,
        "primary_guild": None,
        "avatar_decoration_data": None,
        "banner": None,
        "accent_color": None,
    }
    if user.bot:
        payload["bot"] = True
    return payload


def own_user_payload(user: User) -> Json:
    """A user as it sees itself."""
    own = {"mfa_enabled": True, "locale": user.locale, "verified": True, "email": None, "bot": user.bot}
    return user_payload(user) | own


def member_payload(world: World, member: Member, *, with_user: bool = True) -> Json:
    """A member of the server."""
    user = world.users[member.user_id]
    payload: Json = {
        "avatar": None,
        "banner": None,
        "communication_disabled_until": None,
        "flags": 0,
        "joined_at": iso(member.joined),
        "nick": user.display_name if user.bot else None,
        "pending": False,
        "premium_since": None,
        "roles": [str(role_id) for role_id in member.role_ids],
        "mute": False,
        "deaf": False,
    }
    if with_user:
        payload["user"] = user_payload(user)
    return payload


def role_payload(role: GuildRole) -> Json:
    """A role."""
    payload: Json = {
        "id": str(role.id),
        "name": role.name,
        "permissions": str(role.permissions),
        "position": role.position,
        "color": role.color,
        "colors": {"primary_color": role.color, "secondary_color": None, "tertiary_color": None},
        "hoist": False,
        "managed": role.bot_id is not None,
        "mentionable": role.mentionable,
        "icon": None,
        "unicode_emoji": None,
        "flags": 0,
    }
    if role.bot_id is not None:
        payload["tags"] = {"bot_id": str(role.bot_id)}
    return payload


def application_payload(world: World, *, activity: bool = False) -> Json:
    """The bot's application as it sees itself, with an Activity or without."""
    owner = world.users[world.guild.owner_id]
    flags = _EMBEDDED if activity else 0
    return {
        "id": str(world.state.application_id),
        "name": world.bot.display_name,
        "icon": None,
        "description": world.state.description,
        "type": None,
        "bot": user_payload(world.bot),
        "bot_public": True,
        "bot_require_code_grant": False,
        "verify_key": "0" * 64,
        "flags": flags,
        "flags_new": str(flags),
        "redirect_uris": [],
        "interactions_endpoint_url": None,
        "role_connections_verification_url": None,
        "owner": user_payload(owner),
        "approximate_guild_count": len(world.guilds),
        "approximate_user_install_count": 0,
        "approximate_user_authorization_count": 0,
        "explicit_content_filter": 0,
        "team": None,
        "eligible_oauth2_scopes": ["bot", "applications.commands"],
    }


def guild_payload(guild: Guild) -> Json:
    """A server itself, without channels and members."""
    empty = dict.fromkeys(_GUILD_NOTHINGS)
    return empty | {
        "id": str(guild.id),
        "name": guild.name,
        "owner_id": str(guild.owner_id),
        "preferred_locale": guild.locale,
        "roles": [role_payload(role) for role in guild.roles.values()],
        "features": [],
        "emojis": [],
        "stickers": [],
        "region": "local",
        "afk_timeout": 300,
        "system_channel_id": guild.system_channel and str(guild.system_channel),
        "system_channel_flags": 0,
        "widget_enabled": False,
        "verification_level": 0,
        "default_message_notifications": 1,
        "mfa_level": 0,
        "explicit_content_filter": 0,
        "max_members": 500000,
        "max_stage_video_channel_users": 50,
        "max_video_channel_users": 25,
        "premium_tier": 0,
        "premium_subscription_count": 0,
        "premium_progress_bar_enabled": False,
        "nsfw": False,
        "nsfw_level": guild.nsfw_level,
    }


def own_guild_payload(guild: Guild, user: int) -> Json:
    """A server as one of its members lists it, with what they may do there by their roles."""
    return {
        "id": str(guild.id),
        "name": guild.name,
        "icon": None,
        "banner": None,
        "owner": guild.owner_id == user,
        "permissions": str(int(permissions_of(guild, user))),
        "features": [],
    }


_GUILD_NOTHINGS = [
    "icon",
    "description",
    "home_header",
    "splash",
    "discovery_splash",
    "banner",
    "application_id",
    "afk_channel_id",
    "widget_channel_id",
    "vanity_url_code",
    "max_presences",
    "rules_channel_id",
    "safety_alerts_channel_id",
    "public_updates_channel_id",
    "incidents_data",
]


def channel_payload(world: World, channel: Channel, viewer: int | None = None) -> Json:
    """A channel, thread or direct conversation; with a viewer also what concerns this user alone."""
    last = None if channel.last_message_id is None else str(channel.last_message_id)
    payload: Json = {"id": str(channel.id), "type": int(channel.type), "flags": 0}
    if channel.is_dm:
        others = [user_id for user_id in channel.recipients if user_id != viewer]
        recipients = [user_payload(world.users[user_id]) for user_id in others]
        payload |= {"recipients": recipients, "last_message_id": last}
        if channel.type is ChannelType.GROUP:
            payload |= {"name": channel.name or None, "icon": None, "owner_id": str(channel.owner_id)}
        return payload
    payload |= {"guild_id": str(world.guild_of(channel).id), "name": channel.name}
    if channel.parent_id is not None:
        payload["parent_id"] = str(channel.parent_id)
    if channel.is_thread:
        return (
            payload
            | {"last_message_id": last, "rate_limit_per_user": channel.slowmode}
            | _thread(world, channel, viewer)
        )
    payload["position"] = channel.position
    payload["permission_overwrites"] = [
        {"id": str(o.target_id), "type": o.kind, "allow": str(o.allow), "deny": str(o.deny)} for o in channel.overwrites
    ]
    payload["nsfw"] = False
    if channel.type is ChannelType.CATEGORY:
        return payload
    payload["last_message_id"] = last
    if channel.type is not ChannelType.VOICE:
        payload["topic"] = channel.topic
    if channel.type is not ChannelType.ANNOUNCEMENT:
        payload["rate_limit_per_user"] = channel.slowmode
    if channel.is_vocal:
        payload |= _VOCAL
    return payload | _forum(channel) if channel.is_forum else payload


_VOCAL = {"bitrate": 64_000, "user_limit": 0, "rtc_region": None, "video_quality_mode": 1}


def _forum(channel: Channel) -> Json:
    reaction = None if channel.reaction is None else {"emoji_id": None, "emoji_name": channel.reaction}
    return {
        "flags": int(ChannelFlag.REQUIRE_TAG) if channel.requires_tag else 0,
        "available_tags": [
            {"id": str(tag.id), "name": tag.name, "moderated": tag.moderated, "emoji_id": None, "emoji_name": tag.emoji}
            for tag in channel.tags
        ],
        "default_reaction_emoji": reaction,
        "default_sort_order": None,
        "default_thread_rate_limit_per_user": 0,
    } | ({"default_forum_layout": 0} if channel.type is ChannelType.FORUM else {})


def _thread(world: World, channel: Channel, viewer: int | None) -> Json:
    thread = channel.thread
    if thread is None:
        return {}
    present = sum(m.only_for is None for m in world.state.messages.get(channel.id, {}).values())
    payload: Json = {
        "owner_id": str(thread.owner_id),
        "message_count": present,
        "total_message_sent": thread.sent,
        "member_count": min(50, len(thread.members)),
        "thread_metadata": {
            "archived": thread.archived,
            "archive_timestamp": iso(thread.archived_at),
            "auto_archive_duration": thread.auto_archive,
            "locked": thread.locked,
            "create_timestamp": iso(thread.created),
        },
    }
    if channel.type is ChannelType.PRIVATE_THREAD:
        payload["thread_metadata"]["invitable"] = thread.invitable
    parent = world.parent(channel)
    if parent is not None and parent.is_forum:
        payload["applied_tags"] = [str(tag) for tag in thread.tags]
        payload["message_count"] = max(0, present - 1)  # the first message is the post itself
    if viewer in thread.members:
        payload["member"] = thread_member_payload(channel, viewer)
    return payload


def thread_member_payload(channel: Channel, user_id: int) -> Json:
    """One user's membership of a thread."""
    joined = channel.thread.members.get(user_id, 0.0) if channel.thread is not None else 0.0
    return {"id": str(channel.id), "user_id": str(user_id), "join_timestamp": iso(joined), "flags": 0}


def _reaction(emoji: str, users: list[int], viewer: int) -> Json:
    return {
        "emoji": {"id": None, "name": emoji},
        "count": len(users),
        "count_details": {"burst": 0, "normal": len(users)},
        "burst_colors": [],
        "me": viewer in users,
        "me_burst": False,
    }


def message_payload(world: World, message: Message, viewer: int | None = None) -> Json:
    """A message as REST answers it and people see it, the bot if there is no `viewer`; the gateway's copies add guild and member."""
    shown = referenced_names(message.components) | referenced_names(message.embeds)
    payload: Json = {
        "id": str(message.id),
        "type": message.type,
        "channel_id": str(message.channel_id),
        "author": user_payload(world.users[message.author_id]),
        "content": message.content,
        "timestamp": iso(message.created),
        "edited_timestamp": None if message.edited is None else iso(message.edited),
        "tts": False,
        "mention_everyone": message.mention_everyone,
        "mentions": [user_payload(world.users[user_id]) for user_id in message.mentions],
        "mention_roles": [str(role) for role in message.mention_roles],
        "attachments": [attachment_payload(world, a) for a in message.attachments if a.filename not in shown],
        "embeds": [embed_payload(world, message, embed) for embed in message.embeds],
        "components": [component_payload(world, message, component) for component in message.components],
        "pinned": message.pinned_at is not None,
        "flags": int(message.flags) | (int(MessageFlag.HAS_THREAD) if message.thread_id else 0),
    }
    if message.reactions:
        payload["reactions"] = [
            _reaction(emoji, users, viewer or world.bot.id) for emoji, users in message.reactions.items()
        ]
    if message.nonce is not None:
        payload["nonce"] = message.nonce
    if message.application_id is not None:
        payload |= {"application_id": str(message.application_id), "webhook_id": str(message.application_id)}
    if message.interaction is not None:
        payload["interaction_metadata"] = message.interaction
    if message.answers_to is not None:
        payload["message_reference"] = {
            "type": 0,
            "channel_id": str(message.channel_id),
            "message_id": str(message.answers_to),
        }
    thread = world.channels.get(message.thread_id or 0)
    if thread is not None:
        payload["thread"] = channel_payload(world, thread)
    return payload


def embed_payload(world: World, message: Message, embed: Json) -> Json:
    """One embed as the API answers it, its pictures resolved to addresses."""
    payload: Json = {key: value for key, value in embed.items() if value is not None} | {"type": "rich"}
    for part in ("image", "thumbnail"):
        if part in payload:
            payload[part] = _picture(world, message, payload[part])
    for part, key in (("author", "icon_url"), ("footer", "icon_url")):
        if part in payload and str(payload[part].get(key, "")).startswith(ATTACHED):
            payload[part] = payload[part] | {key: _picture(world, message, {"url": payload[part][key]})["url"]}
    return payload


def _picture(world: World, message: Message, picture: Json) -> Json:
    for attachment in message.attachments:
        if picture["url"] == f"{ATTACHED}{attachment.filename}":
            url = attachment_url(world, attachment)
            shown: Json = {"url": url, "proxy_url": url, "content_type": attachment.content_type}
            if attachment.width is not None:
                shown |= {"width": attachment.width, "height": attachment.height}
            return shown
    return {"url": picture["url"], "proxy_url": picture["url"]}


def event_payload(world: World, event: ScheduledEvent) -> Json:
    """A scheduled event."""
    return {
        "id": str(event.id),
        "guild_id": str(event.guild_id),
        "channel_id": None,
        "creator_id": str(event.creator_id),
        "creator": user_payload(world.users[event.creator_id]),
        "name": event.name,
        "description": event.description,
        "image": None,
        "scheduled_start_time": iso(event.start),
        "scheduled_end_time": iso(event.end),
        "privacy_level": 2,
        "status": int(event.status),
        "entity_type": 3,
        "entity_id": None,
        "entity_metadata": {"location": event.location},
        "recurrence_rule": None,
        "guild_scheduled_event_exceptions": [],
    }
