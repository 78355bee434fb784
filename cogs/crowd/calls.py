"""Spectators' calls: one press calls who loses something in the next move, or who wins."""

from bot.answers.custom_id import natural
from bot.app import GameBot
from bot.matches.core.errors import refused
from bot.matches.core.models import Player
from bot.matches.crowd.models import NOBODY, WINNER, Call
from bot.screens.crowd import NOBODY_ARG, called_words
from bot.screens.sheet import Sheet
from cogs.core.interaction_context import InteractionContext

LARGEST = 2**31 - 1  # number of a question or a turn


async def call_it(call: InteractionContext) -> None:
    """Keep the call of a press and confirm it privately. Raises Refused."""
    made = read_call(call)
    called = await call.bot.matches.calls.call(made, Player(0, call.user, call.interaction.user.display_name))
    said = called_words(called.game, called.holders, made.question, made.answer, call.words)
    await call.whisper(Sheet((said,)))


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
    """Answer the buttons."""
    bot.answerers["call"] = call_it
