"""Asks Discord for the user who opened the Activity: pages can send anything."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from typing import Any, NamedTuple

import aiohttp
import discord
import structlog

from bot.client.app import GameBot
from bot.client.outages import REQUEST_FAILED
from bot.matches.core.errors import Refused, refused
from bot.settings import Secret

PATIENCE = 10.0  # seconds that Discord has to answer all three requests
AT_ONCE = 8  # users whom Discord is asked for
UNUSABLE, UNAUTHORIZED = 400, 401
log = structlog.stdlib.get_logger(__name__)


class Visitor(NamedTuple):
    """A user in an Activity, their language in Discord, and the channel that it was opened in."""

    user: int
    locale: str
    channel: int


class Identity:
    """Exchanges codes of OAuth with the application's `secret`. Tokens are used once, and neither kept nor shown."""

    def __init__(self, bot: GameBot, secret: Secret) -> None:
        self._bot = bot
        self._secret = secret
        self._asking = asyncio.Semaphore(AT_ONCE)

    async def visitor(self, code: str, instance: str) -> Visitor:
        """The user of a code, who must be in an instance of the Activity. Raises Refused."""
        base, http = f"{discord.http.Route.BASE}/", self._bot.http
        headers = {"User-Agent": http.user_agent}
        try:
            async with asyncio.timeout(PATIENCE), self._asking:
                async with aiohttp.ClientSession(base, headers=headers) as session:
                    user, locale = await self._me(session, await self._token(session, code))
                channel = await self._channel(instance, user)
        except (discord.NotFound, discord.Forbidden):
            raise refused("hand-elsewhere") from None
        except REQUEST_FAILED as error:
            raise _unanswered(type(error).__name__) from None
        except (KeyError, TypeError, ValueError):
            raise _unanswered("an answer that cannot be read") from None
        return Visitor(user, locale, channel)

    async def _token(self, session: aiohttp.ClientSession, code: str) -> str:
        """The access token for a code, which Discord takes once. Raises Refused."""
        form = {
            "client_id": str(self._bot.application_id),
            "client_secret": self._secret.value,
            "grant_type": "authorization_code",
            "code": code,
        }
        async with session.post("oauth2/token", data=form, proxy=self._bot.http.proxy) as answer:
            if answer.status == UNUSABLE:
                raise refused("hand-stranger")
            if answer.status == UNAUTHORIZED:
                log.error("Discord refuses BOT_ACTIVITY_SECRET: it is not the client secret of this application")
            granted = await _answered(answer)
        if "identify" not in str(granted["scope"]).split():
            raise refused("hand-stranger")
        return str(granted["access_token"])

    async def _me(self, session: aiohttp.ClientSession, token: str) -> tuple[int, str]:
        """The user of an access token, and their language. Raises Refused."""
        headers = {"Authorization": f"Bearer {token}"}
        async with session.get("users/@me", headers=headers, proxy=self._bot.http.proxy) as answer:
            me = await _answered(answer)
        return int(me["id"]), str(me.get("locale", ""))

    async def _channel(self, instance: str, user: int) -> int:
        """The channel of an instance that a user is in. Raises Refused, discord.HTTPException."""
        application = self._bot.application_id
        path = "/applications/{application_id}/activity-instances/{instance_id}"
        route = discord.http.Route("GET", path, application_id=application, instance_id=instance)
        found = await self._bot.http.request(route)
        named = (int(found["application_id"]), str(found["instance_id"]))
        if named != (application, instance) or user not in map(int, found["users"]):
            raise refused("hand-elsewhere")
        return int(found["location"]["channel_id"])


async def _answered(answer: aiohttp.ClientResponse) -> Mapping[str, Any]:
    """The JSON of an answer. Raises Refused for an error, ValueError for what cannot be read."""
    if not answer.ok:
        raise _unanswered(f"status {answer.status}")
    read: Mapping[str, Any] = await answer.json(content_type=None)
    return read


def _unanswered(why: str) -> Refused:
    """The refusal when Discord does not answer as it should; the log says why, without what was sent."""
    log.warning("a user of the Activity is not known", why=why)
    return refused("hand-unanswered")
