"""The buttons on the cards of challenges and open tables."""

from collections.abc import Awaitable, Callable

from bot.answers.custom_id import Id
from bot.answers.verbs import Presser
from bot.client.app import GameBot
from bot.games.contract.player import LEVELS
from bot.matches.core.errors import refused
from bot.matches.core.models import Match, Person, Status
from bot.panel.next_links import next_in_turn
from bot.screens.sheet import BAD, Button, Sheet
from cogs.core.house_level import level_for, member
from cogs.core.interaction_context import InteractionContext
from cogs.delivery.match_cards import card_of
from cogs.lobby.begin_check import check_begin

SURE = "sure"  # of a host who was asked whether to cancel an empty table


async def change_level(call: InteractionContext) -> None:
    """Change the level of the house."""
    if call.id.args not in map(str, LEVELS):
        raise refused("control-unknown")
    level = LEVELS[int(call.id.args) - 1]
    await call.bot.matches.house.set_level(call.id.match, call.user, level, key=call.key)
    await level_for(call, level)
    await call.update(
        Sheet((call.words.text("house-level-set", level=call.words.text(f"house-level-{call.id.args}")),))
    )


async def join(call: InteractionContext) -> None:
    """Join the open table of a card."""
    await check_begin(call, call.id.match)
    user = call.interaction.user
    person = Person(call.user, user.display_name, user.bot)
    await _carded(call, await call.bot.matches.open_tables.join(call.id.match, person, key=call.key))


async def _carded(call: InteractionContext, match: Match) -> None:
    """Show on its card what became of a match; if it begins and asks the caller something, ask it at once, in private."""
    await call.update(await card_of(call.bot, match, call.words if call.pressed_in_private else None))
    asks = call.bot.matches.asks_for(match, call.user) if match.status is Status.RUNNING else ()
    if asks:
        await call.whisper(Sheet((f"### {call.words.say(asks[0].words)}",), next_in_turn(match, asks, call.words)))


async def seat_house(call: InteractionContext) -> None:
    """Add a house player to the open table of a card."""
    await check_begin(call, call.id.match)
    opponent = member(call.interaction.id >> 22, await level_for(call))
    match = await call.bot.matches.open_tables.seat_house(call.id.match, call.user, opponent.user, key=call.key)
    pressed = call.interaction.message
    if pressed is not None and pressed.id == match.message:
        await call.update(await card_of(call.bot, match))
    else:  # below the offer that came after a while
        await call.update(Sheet((call.words.text("house-joined", match=str(match.id)),)))


async def leave(call: InteractionContext) -> None:
    """Leave the open table of a card; a host who is alone there must confirm, as that cancels it."""
    found = await call.bot.services.store.get(call.id.match)
    alone = found is not None and found.status is Status.OPEN and [one.user for one in found.holders] == [call.user]
    if found is not None and alone and call.id.args != SURE:
        sure = Button(Id("leave", found.id, args=SURE), call.words.text("table-cancel-sure"), BAD)
        await call.panel(Sheet((call.words.text("table-cancel-question", match=str(found.id)),), ((sure,),)))
        return
    await on_card(call.bot.matches.open_tables.leave)(call)


def on_card(
    change: Callable[..., Awaitable[Match]], *, begins: bool = False
) -> Callable[[InteractionContext], Awaitable[None]]:
    """The handler of a card's button: what its press changes, for the caller; where that `begins` the match, the server must allow it."""

    async def answer(call: InteractionContext) -> None:
        if begins:
            await check_begin(call, call.id.match)
        await _carded(call, await change(call.id.match, call.user, key=call.key))

    return answer


async def setup(bot: GameBot) -> None:
    """Answer the buttons."""
    challenges, tables = bot.matches.challenges, bot.matches.open_tables
    bot.answer(
        Presser.PLAYERS,
        accept=on_card(challenges.accept, begins=True),
        decline=on_card(challenges.decline),
        cancel=on_card(challenges.cancel),
        join=join,
        level=change_level,
        seathouse=seat_house,
        leave=leave,
        start=on_card(tables.start, begins=True),
        clear=on_card(tables.clear),
    )
