"""The badges of a player, opened from their profile; and those of earlier matches, computed in the background."""

import time

from bot.answers.custom_id import Id, natural
from bot.answers.verbs import Presser
from bot.client.app import GameBot
from bot.features.badges.service import Badges
from bot.features.badges.sheets import badges_text
from bot.games import GAMES
from bot.matches.core.errors import refused
from bot.screens.sheet import Button, MenuOption, SelectMenu, Sheet
from cogs.core.background_loop import BackgroundLoop
from cogs.core.interaction_context import InteractionContext


async def open_badges(call: InteractionContext) -> None:
    """Show a player's badges at the game of the profile, and those still to be earned."""
    user, _, game = call.id.args.partition(".")
    await _show(call, user, game)


async def choose_badges(call: InteractionContext) -> None:
    """Show the same player's badges at another game."""
    await _show(call, call.id.args, call.value)


async def _show(call: InteractionContext, named: str, game: str) -> None:
    """Show the badges of a user at a game. Raises Refused for an id that no control has."""
    user = natural(named)
    if user is None or game not in GAMES:
        raise refused("control-unknown")
    here = None if user == call.user else call.interaction.guild_id or 0
    kept = await call.bot.feature(Badges).of_user(user)
    others = tuple(
        MenuOption(one, call.words.text(f"{one}-name"), chosen=one == game, icon=call.words.icon(f"{one}-name"))
        for one in GAMES
    )
    menu = SelectMenu(Id("badgesof", args=str(user)), call.words.text("profile-other"), others)
    back = Button(Id("profileback", args=f"{user}.{game}"), call.words.text("badges-back"))
    await call.panel(Sheet(badges_text(user, game, kept, here, call.words), (menu, (back,))))


class BadgeLoop(BackgroundLoop):
    """Computes the badges of earlier matches after an upgrade, in a fraction of a core's time."""

    name = "badges"
    period = 24 * 3600.0  # an upgrade needs a restart anyway
    share = 4

    async def step(self) -> float:
        """Compute the badges of some matches, then pause for longer than that took."""
        started = time.perf_counter()
        if await self.bot.feature(Badges).step() is None:
            return self.period
        return (self.share - 1) * (time.perf_counter() - started)


async def setup(bot: GameBot) -> None:
    """Answer the controls and add the loop."""
    bot.answer(Presser.ANYONE, badges=open_badges, badgesof=choose_badges)
    await bot.add_cog(BadgeLoop(bot))
