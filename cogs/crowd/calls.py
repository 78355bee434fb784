"""Spectators' calls: one press calls who loses something in the next move, or who wins; the private answer says later how it turned out."""

import structlog
from cachetools import TTLCache
from discord.ext import commands

from bot.answers.custom_id import natural
from bot.app import GameBot
from bot.matches.core.errors import StoreError, refused
from bot.matches.crowd.models import NOBODY, WINNER, Call, Called, CallResult
from bot.outages import REQUEST_FAILED
from bot.screens.crowd import NOBODY_ARG, called_words, settled_words
from bot.screens.sheet import Sheet
from cogs.core.interaction_context import InteractionContext

LARGEST = 2**31 - 1  # number of a question or a turn
EDITABLE = 14.5 * 60  # seconds for which Discord lets an answer be edited, with time to do so
REMEMBERED = 1000  # calls
log = structlog.stdlib.get_logger(__name__)


class CrowdCalls(commands.Cog):
    """Keeps calls, and tells each caller how theirs turned out while the private answer can be edited."""

    def __init__(self, bot: GameBot) -> None:
        self.bot = bot
        self._open: TTLCache[tuple[int, int, int], tuple[InteractionContext, Called]] = TTLCache(REMEMBERED, EDITABLE)

    async def call_it(self, call: InteractionContext) -> None:
        """Keep the call of a press and confirm it privately. Raises Refused."""
        made = read_call(call)
        called = await call.bot.matches.calls.call(made, call.player)
        said = called_words(called.game, called.holders, made.question, made.answer, call.words)
        await call.whisper(Sheet((said,)))
        self._open[made.match, made.question, call.user] = call, called

    @commands.Cog.listener()
    async def on_turn_posted(self, match: int, revision: int) -> None:
        """Edit the private answers to the calls that a turn has settled."""
        if not any(one == match for one, *_ in self._open):
            return
        try:
            results = await self.bot.services.store.call_results(match, revision)
        except StoreError as error:
            log.info("the private answers to callers stay as they are", match=match, error=error)
            return
        for result in results:
            answered = self._open.pop((match, result.question, result.user), None)
            if answered is not None:
                await self._tell(*answered, result)

    async def _tell(self, call: InteractionContext, called: Called, result: CallResult) -> None:
        """Say in the latest answer to a caller how their call turned out."""
        said = settled_words(called.game, called.holders, result, call.words)
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
    bot.answerers["call"] = cog.call_it
    await bot.add_cog(cog)
