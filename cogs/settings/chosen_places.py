"""The channels and roles that a server chooses, in the panel of `/server setup`."""

from collections.abc import Awaitable, Callable

from bot.answers.custom_id import natural
from bot.answers.verbs import Presser
from bot.client.app import GameBot
from bot.features.settings.sheets import PLACED
from bot.matches.core.errors import refused
from bot.matches.settings.preferences import POSTED
from cogs.core.interaction_context import InteractionContext
from cogs.server.group import check_manager
from cogs.settings.panel import check_roles, choose, set_values
from cogs.settings.setup import add_channels


def place_chosen(wish: str) -> Callable[[InteractionContext], Awaitable[None]]:
    """Set a channel for posts, the forum of matches, or a role."""

    async def change(call: InteractionContext) -> None:
        check_manager(call)
        chosen = {wish: _first(call)}
        check_roles(call, chosen)
        await choose(call, set_values(**chosen), PLACED[wish])

    return change


def place_dropped(wish: str) -> Callable[[InteractionContext], Awaitable[None]]:
    """Clear the setting."""

    async def change(call: InteractionContext) -> None:
        check_manager(call)
        await choose(call, set_values(**{wish: 0}), PLACED[wish])

    return change


async def choose_anyway(call: InteractionContext) -> None:
    """Use a channel in spite of missing permissions. Raises Refused if there are too many."""
    check_manager(call)
    page, wish, chosen = (*call.id.args.split("."), "", "")[:3]
    spot = natural(chosen)
    if spot is None or wish not in {*POSTED, "channels"}:
        raise refused("control-unknown")
    change = add_channels((spot,)) if wish == "channels" else set_values(**{wish: spot})
    await choose(call, change, page, anyway=True)


def _first(call: InteractionContext) -> int:
    """The id chosen in a menu; 0 if none can be read."""
    return next((one for one in map(natural, call.values) if one is not None), 0)


async def setup(bot: GameBot) -> None:
    """Answer the menus and the buttons."""
    bot.answer(Presser.MANAGERS, houseanyway=choose_anyway)
    for wish in PLACED:
        bot.answer(Presser.MANAGERS, {f"house{wish}": place_chosen(wish)})
        bot.answer(Presser.MANAGERS, {f"houseno{wish}": place_dropped(wish)})
