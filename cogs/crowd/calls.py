"""Spectators' calls: one press calls who loses something in the next move, or who wins; the private answer says later how it turned out."""

import asyncio
from dataclasses import dataclass, field

import structlog
from cachetools import TTLCache
from discord.ext import commands

from bot.answers.custom_id import natural
from bot.answers.verbs import Presser
from bot.client.app import GameBot
from bot.client.outages import REQUEST_FAILED
from bot.features.crowd.service import Calls
from bot.features.crowd.sheets import NOBODY_ARG, called_words, settled_words
from bot.features.crowd.values import NOBODY, WINNER, Call, Called, CallResult
from bot.matches.core.errors import StoreError, refused
from bot.screens.sheet import Sheet
from cogs.core.interaction_context import InteractionContext

LARGEST = 2**31 - 1  # number of a question or a turn
EDITABLE = 14.5 * 60  # seconds for which Discord lets an answer be edited, with time to do so
REMEMBERED = 1000  # calls
log = structlog.stdlib.get_logger(__name__)


@dataclass(frozen=True)
class Confirmed:
    """A call, its press, and whether the private answer is there, or has failed."""

    call: InteractionContext
    called: Called
    answered: asyncio.Event = field(default_factory=asyncio.Event)


class CrowdCalls(commands.Cog):
    """Keeps calls, and tells each caller how theirs turned out while the private answer can be edited."""

    def __init__(self, bot: GameBot) -> None:
        self.bot = bot
        self._open: TTLCache[tuple[int, int, int], Confirmed] = TTLCache(REMEMBERED, EDITABLE)

    async def call_it(self, call: InteractionContext) -> None:
        """Keep the call of a press and confirm it privately. Raises Refused."""
        made = read_call(call)
        called = await call.bot.feature(Calls).call(made, call.player)
        said = called_words(called.game, called.holders, made.question, made.answer, call.words)
        # Remembered at once: the turn that settles it may be posted while Discord takes the answer.
        key, confirmed = (made.match, made.question, call.user), Confirmed(call, called)
        self._open[key] = confirmed
        try:
            await call.whisper(Sheet((said,)))
        except BaseException:
            if self._open.get(key) is confirmed:
                del self._open[key]
            raise
        finally:
            confirmed.answered.set()

    @commands.Cog.listener()
    async def on_turn_posted(self, match: int, revision: int) -> None:
        """Edit the private answers to the calls that a turn has settled."""
        if not any(one == match for one, *_ in self._open):
            return
        try:
            results = await self.bot.feature(Calls).results_of(match, revision)
        except StoreError as error:
            log.info("the private answers to callers stay as they are", match=match, error=error)
            return
        answered = ((self._open.pop((match, one.question, one.user), None), one) for one in results)
        await asyncio.gather(*(self._tell(confirmed, one) for confirmed, one in answered if confirmed is not None))

    async def _tell(self, confirmed: Confirmed, result: CallResult) -> None:
        """Say in the latest answer to a caller how their call turned out."""
        call, called = confirmed.call, confirmed.called
        said = settled_words(called.game, called.holders, result, call.words)
        await confirmed.answered.wait()
        try:
            await call.revise(Sheet((said,)))
        except REQUEST_FAILED as error:  # such as one that was dismissed
            log.info("the private answer to a caller stays as it is", match=call.id.match, error=error)


def read_call(call: InteractionContext) -> Call:
    """The call of a button's id. Raises Refused for anything that no button has."""
    revision, _, asked = call.id.args.partition(".")
    question, _, answer = asked.partition(".")
    at, about = natural(revision, LARGEST), WINNER if question == "w" else natural(question, LARGEST)
    side = NOBODY if answer == NOBODY_ARG and about != WINNER else natural(answer, LARGEST)
    if at is None or about is None or side is None or not call.id.match:
        raise refused("control-unknown")
    return Call(call.id.match, about, at, side, call.interaction.id)


async def setup(bot: GameBot) -> None:
    """Add the cog, which answers the buttons."""
    cog = CrowdCalls(bot)
    bot.answer(Presser.ONESELF, call=cog.call_it)
    await bot.add_cog(cog)
