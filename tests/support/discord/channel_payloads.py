"""Channels and servers as the gateway sends them, of every kind, complete: to be spoilt."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from bot.client.gateway_parsers import OBFUSCATED

Json = dict[str, Any]

GUILD, BOT = 930_000_000_000_000_001, 930_000_000_000_000_002
EVERYONE = {"id": str(GUILD), "type": 0, "allow": "0", "deny": "1024"}
TAG = {"id": "930000000000000090", "name": "done", "moderated": False, "emoji_id": None, "emoji_name": "✅"}
TEXT = {"topic": "tables", "rate_limit_per_user": 5, "last_message_id": "930000000000000091"}
THREADS = {"default_auto_archive_duration": 1440, "default_thread_rate_limit_per_user": 0}
VOICE = {"bitrate": 64000, "user_limit": 5, "rtc_region": None, "video_quality_mode": 1}
FORUM = {
    **(TEXT | THREADS),
    "available_tags": [TAG],
    "default_reaction_emoji": {"emoji_id": None, "emoji_name": "🎯"},
    "default_sort_order": 0,
    "default_forum_layout": 1,
}
KINDS: dict[str, Json] = {
    "text": {"type": 0, **TEXT, **THREADS},
    "voice": {"type": 2, **TEXT, **VOICE},
    "category": {"type": 4},
    "announcement": {"type": 5, **TEXT, **THREADS},
    "stage": {"type": 13, **TEXT, **VOICE},
    "forum": {"type": 15, **FORUM},
    "media": {"type": 16, **FORUM},
}
IDS = {kind: 930_000_000_000_000_010 + nth for nth, kind in enumerate(KINDS)}


def channel(kind: str, *, hidden: bool = False) -> Json:
    """A channel of a kind; a hidden one with nothing nulled yet."""
    told = {
        "id": str(IDS[kind]),
        "guild_id": str(GUILD),
        "name": kind,
        "position": 3,
        "parent_id": None if kind == "category" else str(IDS["category"]),
        "nsfw": False,
        "permission_overwrites": [EVERYONE],
        "flags": OBFUSCATED if hidden else 0,
    }
    return told | KINDS[kind] | ({"name": "___hidden___"} if hidden else {})


def thread(kind: int = 11) -> Json:
    """An active thread in the text channel."""
    return {
        "id": "930000000000000050",
        "type": kind,
        "guild_id": str(GUILD),
        "parent_id": str(IDS["text"]),
        "name": "a match",
        "owner_id": str(BOT),
        "flags": 0,
        "last_message_id": None,
        "rate_limit_per_user": 0,
        "message_count": 1,
        "member_count": 1,
        "total_message_sent": 1,
        "applied_tags": [],
        "thread_metadata": {
            "archived": False,
            "archive_timestamp": "2026-11-22T12:00:00+00:00",
            "auto_archive_duration": 1440,
            "locked": False,
            "create_timestamp": "2026-11-22T12:00:00+00:00",
        },
    }


def guild(channels: list[Any], threads: list[Any] | None = None) -> Json:
    """A server with the bot in it."""
    me = {"id": str(BOT), "username": "pichenette", "discriminator": "0", "avatar": None, "bot": True}
    everyone = {"id": str(GUILD), "name": "@everyone", "permissions": "1024", "position": 0, "color": 0}
    return {
        "id": str(GUILD),
        "name": "Another server",
        "owner_id": "930000000000000003",
        "roles": [everyone | {"hoist": False, "managed": False, "mentionable": False, "flags": 0}],
        "emojis": [],
        "stickers": [],
        "features": [],
        "joined_at": "2026-11-22T12:00:00+00:00",
        "member_count": 2,
        "members": [{"user": me, "roles": [], "joined_at": "2026-11-22T12:00:00+00:00", "flags": 0}],
        "channels": [{key: value for key, value in one.items() if key != "guild_id"} for one in channels],
        "threads": threads or [],
    }


def without(payload: Mapping[str, Any], nulled: set[str], missing: set[str]) -> Json:
    """The same, with some fields null and some left out."""
    kept = {key: value for key, value in payload.items() if key not in missing}
    return {key: None if key in nulled else value for key, value in kept.items()}
