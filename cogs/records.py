"""Matches written down, for games with a notation: `/board as:record`, and its pages."""

from __future__ import annotations

from discord.ext import commands

from bot.app import GameBot
from bot.games import GAMES
from bot.games.base import Noted
from bot.games.save import load_state
from bot.matches.errors import refused
from bot.matches.models import Match
from bot.words import Words
from cogs.call import Call
from cogs.ids import Id
from cogs.layout import Press, Row, Sheet
from cogs.positions import Positions

PAGE = 200  # lines of a record on a page; the longest line of Offboard has ten characters


class Records(commands.Cog):
    """Shows records."""

    def __init__(self, bot: GameBot) -> None:
        self.bot = bot
        self.positions = Positions(bot)

    async def turned(self, call: Call) -> None:
        """Another page."""
        match = await self.positions.match(call.id.match)
        await self.show(call, match, int(call.id.args) if call.id.args.isdecimal() else 0)

    async def show(self, call: Call, match: Match, page: int = 0) -> None:
        """The record so far, or a page of it. Raises Refused if the game has no notation or the match has not begun."""
        game = GAMES[match.game]
        if not isinstance(game, Noted):
            raise refused("record-none", game=call.words.text(f"{match.game}-name"))
        if not match.state:
            raise refused("refused-not-begun", match=str(match.id), name=", ".join(one.name for one in match.undecided))
        lines = game.record(load_state(game.spec, match.state)).splitlines()
        pages = [lines[first : first + PAGE] for first in range(0, len(lines), PAGE)]
        shown = page % len(pages)
        text = "\n".join(pages[shown])
        await call.panel(Sheet((f"```\n{text}\n```",), turning(match, shown, len(pages), call.words)))


def turning(match: Match, page: int, pages: int, words: Words) -> tuple[Row, ...]:
    """The buttons that lead to the pages beside this one; none if there is only one."""
    if pages == 1:
        return ()
    back, on = (Id("record", match.id, "", str((page + way) % pages)) for way in (-1, 1))
    here = words.text("page", page=page + 1, pages=pages)
    # Two pages have the same neighbour on both sides, and no two buttons may have the same id.
    onward = Press(on, words.text("page-onward", page=here))
    return ((onward,),) if pages == 2 else ((Press(back, words.text("page-back")), onward),)


async def setup(bot: GameBot) -> None:
    """Let the pages be turned."""
    cog = Records(bot)
    bot.answerers.update(record=cog.turned)
    await bot.add_cog(cog)
