"""The level at which the house plays against someone, and its members."""

import msgspec

from bot.games.contract.player import LEVELS, Level
from bot.matches.core.models import Person
from bot.matches.house.members import NAMES, USUAL, name_of, user_of
from cogs.core.interaction_context import InteractionContext


async def level_for(call: InteractionContext, named: int = 0) -> Level:
    """The level that the caller names, which is remembered; without one the level they named last."""
    known = (await call.bot.services.store.preferences(call.user)).level
    level: Level = next((one for one in LEVELS if one == (named or known)), USUAL)
    if named and level != known:
        await call.bot.matches.reminders.change(
            call.player, lambda settings: msgspec.structs.replace(settings, level=level)
        )
    return level


def member(nth: int, level: Level) -> Person:
    """A member of the house."""
    user = user_of(nth % len(NAMES), level)
    return Person(user, name_of(user))
