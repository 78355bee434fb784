"""The *What if?* panel: tries other answers to a past turn, privately and as often as wanted.

Spectators can use it, too.
"""

from dataclasses import replace

import discord
from discord import app_commands
from discord.ext import commands

from bot.answers.custom_id import Id, natural
from bot.answers.draft_codec import TryId, read_try_id
from bot.answers.verbs import Presser
from bot.client.app import GameBot
from bot.matches.core.errors import refused
from bot.matches.core.models import Match
from bot.matches.play.tries import TriedTurn
from bot.screens.cards import played_by
from bot.screens.rule_links import NOWHERE
from bot.screens.sheet import GOOD, MAIN, Button, Sheet
from bot.words import Words
from bot.workers.films import Taken
from cogs.core.errors import serve
from cogs.core.interaction_context import InteractionContext, context_of
from cogs.history.replay import offered_turns
from cogs.match.board import BoardCommands
from cogs.match.group import MATCH, NUMBER, suggest_past
from cogs.panel.board_view import BoardView
from cogs.panel.prompt import Prompt, PromptLoader
from cogs.play.private_table import Guest, Outcome, PrivateTable, answer_text, take_over, untouched
from cogs.play.turn_view import TurnView, view_turn

EARLIER, LATER = "-", "+"  # where to look if the turn itself cannot be tried


class WhatIfTable(PrivateTable):
    """The panel of a past turn."""

    async def sheet(self, call: InteractionContext, asked: Prompt, note: str) -> Sheet:
        """The panel of the try."""
        tried, words = self.tried, call.words
        sheet = await self._panel(call, asked, note, self.about(words))
        label = words.text("whatif-try")
        controls = [
            tuple(replace(one, label=label) if isinstance(one, Button) and one.id.verb == "do" else one for one in row)
            if isinstance(row, tuple)
            else row
            for row in sheet.controls
        ]
        played = Button(Id("asplayed", tried.match.id, "", str(tried.turn.revision)), words.text("whatif-played"))
        return replace(sheet, controls=(*controls, (played,)))

    def about(self, words: Words) -> str:
        """The move that is tried, and whose it was."""
        tried = self.tried
        user = played_by(tried.match, tried.ask.seat, words)
        return words.text("whatif-about", turn=str(tried.turn.revision), user=user)

    async def came_of_it(self, guest: Guest, outcome: Outcome, story: TurnView) -> Sheet:
        """The result of an answer."""
        words, match, revision, asked = guest.words, self.tried.match, self.tried.turn.revision, outcome.asked
        title = words.text("whatif-would", turn=str(revision), what=answer_text(asked, words))
        following = self._marked(asked, self.mark.nth + 1).id
        buttons = (
            Button(Id("whatif", match.id, following, str(revision)), words.text("whatif-again"), GOOD),
            *self._replay(asked, story, words),
            Button(Id("asplayed", match.id, "", str(revision)), words.text("whatif-played")),
            *_onward(match, revision, words),
        )
        return Sheet((title, *story.parts, f"-# {words.text('whatif-nothing-changed')}"), (buttons,))


class WhatIfCommand(commands.Cog):
    """Opens past turns and handles the panels of tries."""

    def __init__(self, bot: GameBot) -> None:
        self.bot = bot
        self.positions = BoardView(bot)
        self.prompts = PromptLoader(bot)

    async def command(self, call: InteractionContext, number: int | None, turn: int | None) -> None:
        """Open a turn of a match, by default the caller's latest that can be tried."""
        match = await BoardCommands(self.bot).look_for(call, number)
        tries = self.bot.matches.tries
        if turn is None:
            tried = await tries.latest(match, call.user)
        else:
            tried = await tries.turn(match, turn, call.user)
        await self._begin(call, tried)

    async def open(self, call: InteractionContext) -> None:
        """Open the pressed turn, or the next one that can be tried, with the answer that was given."""
        match = await self.positions.looked_at(call)
        digits, way = call.id.args.rstrip(EARLIER + LATER), call.id.args[-1:]
        revision = natural(digits) or 0
        tries = self.bot.matches.tries
        if way in {EARLIER, LATER}:
            tried = await tries.nearest(match, revision, call.user, step=1 if way == LATER else -1)
        else:
            tried = await tries.turn(match, revision, call.user)
        await self._begin(call, tried, read_try_id(call.id.ask))

    async def played(self, call: InteractionContext) -> None:
        """Show the result of the turn as it was played."""
        match = await self.positions.looked_at(call)
        revision = natural(call.id.args) or 0
        store = self.bot.services.store
        turn, before = await store.turn(match.id, revision), await store.turn(match.id, revision - 1)
        if turn is None or before is None:
            raise refused("whatif-no-turn", turn=call.id.args, match=match.number)
        words = call.words
        settings = await store.settings_for(call.user, match.guild)
        shown = await view_turn(
            self.bot.services,
            match.game,
            Taken(before.state, turn.state, turn.events, turn.trace),
            None if match.status.is_under_way else turn.seat,
            words,
            look=settings.look,
            pictured=not settings.own.text_first,
        )
        film = Button(Id("replay", match.id, "", str(revision)), words.text("replay"))
        buttons = (
            Button(Id("whatif", match.id, "", str(revision)), words.text("whatif"), MAIN),
            *((film,) if shown.late else ()),
            *_onward(match, revision, words),
        )
        title = words.text("whatif-as-played", turn=str(revision))
        await call.panel(Sheet((title, *shown.parts), (buttons,)))

    async def pressed(self, call: InteractionContext, verb: str, mark: TryId) -> None:
        """Handle a press of a panel of tries."""
        await (await self.table(call, call.id, mark, call.guild)).pressed(call, verb)

    async def table(self, guest: Guest, at: Id, mark: TryId, guild: int) -> WhatIfTable:
        """The table of an id. Raises Refused if its turn cannot be tried."""
        del guild
        match = await self.positions.match_of(at.match, guest.user)
        tried = await self.bot.matches.tries.turn(match, mark.revision, guest.user)
        return WhatIfTable(self.bot, self.prompts, tried, mark)

    async def _begin(self, call: InteractionContext, tried: TriedTurn, mark: TryId | None = None) -> None:
        mark = mark or TryId(tried.ask.id, tried.turn.revision)
        await WhatIfTable(self.bot, self.prompts, tried, mark).begin(call)


def _onward(match: Match, revision: int, words: Words) -> tuple[Button, ...]:
    """The buttons to the turns before and after."""
    ways = ((revision - 1, EARLIER, "whatif-earlier"), (revision + 1, LATER, "whatif-later"))
    return tuple(
        Button(Id("whatif", match.id, "", f"{to}{way}"), words.text(key))
        for to, way, key in ways
        if 0 < to <= match.revision
    )


async def suggest_turn(interaction: discord.Interaction, typed: str) -> list[app_commands.Choice[int]]:
    """The turns taken by players, latest first."""
    return await offered_turns(interaction, typed, lambda turn: turn.seat is not None)


@MATCH.command(name="whatif", description="Replay a past move differently, in private")
@app_commands.rename(turn="move")
@app_commands.describe(turn="Move number; your last one, if left out", match=NUMBER)
@app_commands.autocomplete(match=suggest_past, turn=suggest_turn)
async def whatif(interaction: discord.Interaction, turn: int | None = None, match: int | None = None) -> None:
    """Open a past turn."""
    call = context_of(interaction)
    await serve(call, untouched(call, WhatIfCommand(call.bot).command(call, match, turn)))


def _mark_of(at: Id) -> TryId | None:
    """The mark of a panel of tries; None on any other."""
    return read_try_id(at.ask) if at.match != NOWHERE else None


async def setup(bot: GameBot) -> None:
    """Add the command and wrap the handlers it shares with match panels."""
    cog = WhatIfCommand(bot)
    take_over(bot, "whatif", _mark_of, cog.pressed, cog.table)
    bot.answer(Presser.ANYONE, whatif=lambda call: untouched(call, cog.open(call)))
    bot.answer(Presser.ANYONE, asplayed=lambda call: untouched(call, cog.played(call)))
    await bot.add_cog(cog)
