"""Offers and reminders that have passed: their messages stay, their buttons go."""

from __future__ import annotations

import discord
import msgspec

from bot.app import GameBot
from bot.matches.core.effects import OfferKind
from bot.matches.core.errors import Refused
from bot.matches.core.models import Match, Status
from bot.matches.delivery.models import Notice, Post, PostKind
from cogs.delivery.message_sender import Sender
from cogs.delivery.turn_message import Publishing


class Passed:
    """Takes the buttons off notices that nothing can be answered to any more, each once."""

    def __init__(self, bot: GameBot, publishing: Publishing, sender: Sender) -> None:
        self._bot = bot
        self._store = bot.services.store
        self._publishing = publishing
        self._sender = sender

    async def tidy(self, match: int) -> None:
        """Tidy the notices of a match; one whose message is gone counts as tidied. Raises discord.HTTPException, StoreError."""
        for post in await self._store.asking(match):
            present = await self._store.get(match)
            if present is not None and post.notice is not None and await self._passed(present, post, post.notice):
                await self._take_off(present, post, msgspec.structs.replace(post.notice, buttons=()))
                await self._bot.matches.delivery.strip_buttons(post)

    async def _passed(self, match: Match, post: Post, notice: Notice) -> bool:
        """Whether an offer has been answered or has lapsed, or whoever is reminded has decided."""
        offer = next((one.args for one in notice.buttons if one.verb == "agree"), "")
        if offer:
            return not await self._open(match, *offer.split("."))
        users = notice.mentions or ((notice.user,) if notice.user else ())
        if match.status is not Status.RUNNING or not users:
            return match.status is not Status.RUNNING or match.revision > post.revision
        waiting = [one for one in match.holders if one.user in users and 0 < one.since <= post.attempted]
        return not any(self._bot.matches.asks_for(match, one.user) for one in waiting)

    async def _open(self, match: Match, kind: str, made: str) -> bool:
        if match.status is not Status.RUNNING and kind != OfferKind.REMATCH:
            return False
        try:
            await self._bot.matches.offers.open(match, OfferKind(kind), int(made))
        except Refused:
            return False
        return True

    async def _take_off(self, match: Match, post: Post, notice: Notice) -> None:
        here = match.thread or match.channel
        if post.kind is PostKind.DIRECT:
            direct = await self._bot.create_dm(discord.Object(notice.user))
            if await self._sender.rewrite(direct.id, post.message, self._publishing.notice(match, notice)):
                return
            notice = msgspec.structs.replace(notice, user=0)  # it was posted there instead
        await self._sender.rewrite(here, post.message, self._publishing.notice(match, notice))
