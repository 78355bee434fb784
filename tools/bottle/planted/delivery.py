"""Faults planted where messages are sent and edited."""

from __future__ import annotations

import asyncio
from typing import Any

import aiohttp
import discord

from bot.matches.delivery.models import Post, PostKind
from cogs.delivery.message_sender import Sent
from tools.bottle.planted.fault import Strike, fault


@fault("turn posted twice", "bot.storage.core.effects:add_post")
def posted_twice(was: Any, strike: Strike) -> Any:
    """A turn with a notice above it is queued twice."""

    def add_post(tx: Any, match: int, revision: int, kind: PostKind, notice: Any, *given: Any) -> None:
        was(tx, match, revision, kind, notice, *given)
        if kind is PostKind.TURN and notice is not None and strike():
            was(tx, match, revision, kind, notice, *given)

    return add_post


@fault("done before it is sent", "cogs.delivery.post_delivery:PostDelivery.bring", area="kills")
def done_first(was: Any, strike: Strike) -> Any:
    """A post is marked done before its message is sent."""

    async def bring(delivery: Any, post: Post, *given: Any) -> Sent:
        if strike():
            await delivery.bot.matches.delivery.done(post, 0, 0)
        sent: Sent = await was(delivery, post, *given)
        return sent

    return bring


@fault("error of a post swallowed", "cogs.delivery.post_delivery:PostDelivery.bring", area="errors")
def swallowed(was: Any, strike: Strike) -> Any:
    """A post is taken for made if Discord answers with an error of its own, or not at all."""

    async def bring(delivery: Any, post: Post, *given: Any) -> Sent:
        try:
            sent: Sent = await was(delivery, post, *given)
        except (discord.DiscordServerError, OSError, aiohttp.ClientError):
            if strike():
                return Sent()
            raise
        return sent

    return bring


@fault("retry dropped", "cogs.delivery.outbox:Outbox._failed", area="errors")
def no_retry(was: Any, strike: Strike) -> Any:
    """A post is given up after one failure, whatever it was."""

    async def failed(outbox: Any, post: Post, error: Exception, *, for_good: bool) -> None:
        await was(outbox, post, error, for_good=for_good or strike())

    return failed


@fault("nonce of each try", "cogs.delivery.message_sender:nonce", area="lost answers")
def other_nonce(was: Any, strike: Strike) -> Any:
    """Another try of a post has another nonce, so that Discord cannot know it again."""

    def nonce(post: Post, *given: Any) -> str:
        right: str = was(post, *given)
        return f"{right}{post.attempts}"[:25] if post.attempts and strike() else right

    return nonce


@fault("message not looked for", "cogs.delivery.message_sender:MessageSender.already_there", area="long outages")
def not_looked_for(was: Any, strike: Strike) -> Any:
    """A post that was first tried long ago is sent once more, without a look whether it is there."""

    async def already_there(sender: Any, *given: Any) -> int | None:
        there: int | None = await was(sender, *given)
        return None if there and strike() else there

    return already_there


@fault("mention dropped at an edit", "cogs.delivery.message_sender:MessageSender.patch")
def mention_dropped(was: Any, strike: Strike) -> Any:
    """An edit mentions nobody."""

    async def patch(sender: Any, where: int, message: int, **changes: Any) -> None:
        if changes["allowed_mentions"].users and strike():
            changes["allowed_mentions"] = discord.AllowedMentions.none()
        await was(sender, where, message, **changes)

    return patch


@fault("older edit wins", "cogs.delivery.shown_messages:ShownMessages.of_turn")
def older_wins(was: Any, strike: Strike) -> Any:
    """A late change of a turn is made in a message that shows another turn by now."""

    def of_turn(shown: Any, message: int, turn: int) -> Any:
        right, known = was(shown, message, turn), shown._known.get(message)
        return known[1] if right is None and known is not None and strike() else right

    return of_turn


@fault("lock of a message left out", "cogs.delivery.message_sender:MessageSender.editing")
def no_lock(was: Any, strike: Strike) -> Any:
    """Two edits of a message may be under way at once."""

    def editing(sender: Any, message: int) -> asyncio.Lock:
        lock: asyncio.Lock = was(sender, message)
        return asyncio.Lock() if lock.locked() and strike() else lock

    return editing


@fault("deleted channel tried for ever", "cogs.delivery.outbox:Outbox._shut_out", area="places")
def for_ever(was: Any, strike: Strike) -> Any:
    """A post whose channel is deleted is tried again and again."""

    async def shut_out(outbox: Any, post: Post, match: Any, error: discord.HTTPException) -> None:
        if strike():
            await outbox._failed(post, error, for_good=False)
        else:
            await was(outbox, post, match, error)

    return shut_out


@fault("old card wins", "bot.matches.posting.delivery:Delivery.attempt", area="slow ends")
def old_card(was: Any, strike: Strike) -> Any:
    """A card shows the match as it was when its post was read, not as it is when it is sent."""

    async def attempt(delivery: Any, post: Post) -> Any:
        now = await was(delivery, post)
        return None if post.kind is PostKind.CARD and strike() else now

    return attempt
