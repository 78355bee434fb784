"""Standing orders and queued flicks: their presses, and how a queued line is read when its turn comes."""

from typing import Any

import structlog

from bot.answers.batch import kept_line
from bot.answers.draft import Draft
from bot.client.app import GameBot
from bot.games import GAMES
from bot.games.contract.base import Ask
from bot.matches.core.errors import EngineError, refused
from bot.matches.core.models import Match
from bot.panel.orders import EACH_TIME, orders_sheet
from bot.screens.sheet import Sheet
from bot.words import Words
from cogs.core.interaction_context import InteractionContext
from cogs.panel.draft_loader import queued_texts
from cogs.panel.prompt import Prompt
from cogs.play.match_drafts import MatchDrafts

log = structlog.stdlib.get_logger(__name__)


class Orders:
    """Answers the presses about what is done in the caller's name."""

    def __init__(self, bot: GameBot, drafts: MatchDrafts) -> None:
        self.bot = bot
        self.drafts = drafts

    async def choose(self, call: InteractionContext) -> None:
        """Give a standing order; pressed below an open question, it answers that too."""
        match = await self.drafts.view.match(call.id.match)
        code = "" if call.id.args == EACH_TIME else call.id.args
        if call.id.ask and match.seat_of(call.user) != _seat_of(call.id.ask):
            self.bot.matches.my_asks(match, call.user)
            raise refused("refused-stale")
        ask = next((ask for ask in self.bot.matches.asks_for(match, call.user) if ask.id == call.id.ask), None)
        due = None if ask is None else self.bot.matches.standing.due(match, ask, code)
        if ask is not None and due is not None:
            acted = await self.bot.matches.act(match.id, ask.id, call.user, due, key=call.key, order=code)
            match = acted.match
        else:
            match = await self.bot.matches.standing.give(match.id, call.user, code)
        await self._show(call, match, call.words.text("order-kept"))

    async def show(self, call: InteractionContext) -> None:
        """Show the caller's standing order and queue."""
        await self._show(call, await self.drafts.view.match(call.id.match))

    async def cancel(self, call: InteractionContext) -> None:
        """Forget the queued flicks."""
        count = await self.bot.matches.standing.cancel(call.id.match, call.user)
        match = await self.drafts.view.match(call.id.match)
        await self._show(call, match, call.words.text("rest-cancelled", count=count))

    async def _show(self, call: InteractionContext, match: Match, note: str = "") -> None:
        await call.panel(await orders_of(self.bot, match, call.user, call.words, note))

    async def read(self, match: Match, ask: Ask[Any], kept: str) -> Any:
        """The action of a queued line. Raises Refused if it cannot be read, or its player should see it first."""
        user = match.holder(ask.seat).user
        locales = self.bot.matches.locales
        words = self.bot.catalogue.of(locales.to_write_in(user) or match.locale)
        batches = GAMES[match.game].spec.batches
        asked = Prompt(match, ask, Draft(), announcements=batches.announcements if batches else None)
        line = kept_line(kept, asked.context(words))
        action = line(ask)
        try:
            danger = await self.drafts.view.danger(match, user, ask, line.read(ask), words)
        except EngineError as error:  # the answer of the other side must not fail with it
            log.warning("a queued flick was not previewed", match=match.id, error=error)
            raise refused("rest-stopped") from error
        if danger:
            raise refused("rest-danger", why=danger)
        return action


async def orders_of(bot: GameBot, match: Match, user: int, words: Words, note: str = "") -> Sheet:
    """A user's standing order and queue."""
    standing = bot.matches.standing
    order = await standing.order(match, user) if standing.orders(match) is not None else None
    return orders_sheet(match, order, queued_texts(await standing.queue(match, user)), words, note)


def _seat_of(ask: str) -> int | None:
    """The seat in an ask's id."""
    seat = ask.split(".")[1:2]
    return int(seat[0]) if seat and seat[0].isdecimal() else None
