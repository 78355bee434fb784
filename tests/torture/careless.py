"""The bot with one promise broken on purpose, to show that the checks notice.

Run as `python -m tests.torture.careless PROMISE run --settings FOLDER`.
"""

from __future__ import annotations

import secrets
import sys
from collections.abc import Callable, Coroutine
from typing import Any

from bot import __main__ as program
from bot.client.app import GameBot
from bot.matches.core.models import Match
from bot.matches.delivery.models import Post
from bot.screens.sheet import Sheet
from cogs.core.interaction_context import InteractionContext
from cogs.delivery import message_sender
from cogs.delivery.message_sender import MessageSender
from cogs.panel.prompt import Prompt
from tests.support.digests.week import Hasty


def without_nonce(_: GameBot) -> None:
    """The same post sent again is another message."""
    message_sender.nonce = lambda post, _match, _where: f"{post.id}.{secrets.token_hex(4)}"


def marked_first(bot: GameBot) -> None:
    """A post is said to be made, then made."""
    courier: Any = bot.get_cog("Outbox")
    bring = courier.post_delivery.bring

    async def _bring(post: Post, match: Match) -> int:
        await courier.store.post_done(post, 0)
        return int(await bring(post, match))

    courier.post_delivery.bring = _bring


def told_first(bot: GameBot) -> None:
    """An answer is said to be played, then played."""
    drafts: Any = bot.get_cog("MatchDrafts")
    give = drafts.give

    async def _give(call: InteractionContext, asked: Prompt) -> None:
        await call.panel(Sheet((call.words.text("played", what="?"),)))
        await give(call, asked)

    drafts.give = _give


def only_young(bot: GameBot) -> None:
    """Ignore presses on messages from earlier lives of the bot."""
    desk: Any = bot.get_cog("ComponentRouter")
    answer, born = desk._answer, bot.services.clock.now_ms()

    def _answer(call: InteractionContext) -> Coroutine[Any, Any, None]:
        message = call.interaction.message
        if message is not None and message.created_at.timestamp() * 1000 <= born:
            raise LookupError("the message is from an earlier life")  # before anything answers the press
        found: Coroutine[Any, Any, None] = answer(call)
        return found

    desk._answer = _answer


def digests_without_nonce(_: GameBot) -> None:
    """The same digest sent again is another message."""
    once = message_sender.MessageSender.once

    async def _once(
        sender: MessageSender, channel: int, sheet: Sheet, _nonce: str, _attempted: int, is_it: Callable[..., bool]
    ) -> int:
        return await once(sender, channel, sheet, secrets.token_hex(8), 0, is_it)

    message_sender.MessageSender.once = _once  # type: ignore[method-assign]


def digests_marked_first(bot: GameBot) -> None:
    """A digest is said to be sent, then sent."""
    loop: Any = bot.get_cog("DigestLoop")
    loop.digests = Hasty.of(loop.digests)


PROMISES: dict[str, Callable[[GameBot], None]] = {
    broken.__name__: broken
    for broken in (
        without_nonce,
        marked_first,
        told_first,
        only_young,
        digests_without_nonce,
        digests_marked_first,
    )
}


def break_promise(broken: Callable[[GameBot], None]) -> None:
    """Have every bot of this process break a promise as soon as its cogs are there."""
    set_up = GameBot.setup_hook

    async def setup_hook(bot: GameBot) -> None:
        await set_up(bot)
        broken(bot)

    GameBot.setup_hook = setup_hook  # type: ignore[method-assign]


if __name__ == "__main__":
    break_promise(PROMISES[sys.argv[1]])
    sys.exit(program.main(sys.argv[2:]))
