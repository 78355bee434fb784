"""Checks of the page inside Discord: the SDK's file, the application's settings, and the client secret."""

from __future__ import annotations

from collections.abc import AsyncIterator

import aiohttp
import discord

from bot.settings import Secret, Settings
from cogs.doctor.host import Finding

UNAUTHORIZED = 401
HELP = "See docs/pages.md."
REFUSED = "Discord refuses BOT_ACTIVITY_SECRET: Developer Portal > OAuth2 > Reset Secret."


async def check_activity(client: discord.Client, settings: Settings) -> AsyncIterator[Finding]:
    """Yield the findings; none if there is no Activity. Raises what REQUEST_FAILED names."""
    if settings.activity_secret is None:
        return
    checks = [
        (settings.activity is not None, f"BOT_ACTIVITY_SDK names no file: {settings.activity_sdk}. {HELP}"),
        (await _enabled(client), f"Activities are off: Developer Portal > Activities > Settings. {HELP}"),
        (await _known(client, settings.activity_secret, settings.proxy), REFUSED),
    ]
    faults = [text for fine, text in checks if not fine]
    for fault in faults:
        yield Finding("activity", "fault", fault)
    if not faults:
        yield Finding("activity", "ok", "Discord knows BOT_ACTIVITY_SECRET, and has Activities on.")


async def _enabled(client: discord.Client) -> bool:
    return bool((await client.application_info()).flags.embedded)


async def _known(client: discord.Client, secret: Secret, proxy: str | None) -> bool:
    """Whether Discord takes the client secret: for a token of the secret alone, which is dropped. Raises ClientError."""
    form = {
        "client_id": str(client.application_id),
        "client_secret": secret.value,
        "grant_type": "client_credentials",
        "scope": "identify",
    }
    url = f"{discord.http.Route.BASE}/oauth2/token"
    headers = {"User-Agent": client.http.user_agent}
    async with aiohttp.ClientSession(headers=headers) as session, session.post(url, data=form, proxy=proxy) as answer:
        if answer.status == UNAUTHORIZED:
            return False
        answer.raise_for_status()
        return True
