"""Replays: the button Replay, `/match replay` and a message's context menu; private, or shown to everyone."""

from collections.abc import Callable, Coroutine
from dataclasses import replace
from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from bot.answers.custom_id import Id, read_onward
from bot.answers.pages import MENU_LIMIT
from bot.answers.verbs import Presser
from bot.client.app import GameBot
from bot.games import GAMES
from bot.matches.core.errors import Refused, refused
from bot.matches.core.models import Match, Turn
from bot.panel.turn_range import TurnRange, read_turn_range
from bot.screens.sheet import MAIN, Button, Sheet, rows
from bot.words import Words
from cogs.core.command_options import fits_typed
from cogs.core.errors import run, serve
from cogs.core.interaction_context import InteractionContext, context_of
from cogs.history.film_view import FilmedTurns, FilmView
from cogs.history.turn_browser import (
    TURN,
    PastPosition,
    TurnBrowser,
    jump_form,
    read_past_position,
    through,
    written_turn,
)
from cogs.match.board import BoardCommands
from cogs.match.describe import match_ref
from cogs.match.group import MATCH, NUMBER, suggest_past
from cogs.panel.board_view import BoardView, what_if

FORMS = [
    app_commands.Choice(name=app_commands.locale_str(form, key=f"replay-form-{form}"), value=form)
    for form in ("film", "pictures")
]


class Replay(commands.Cog):
    """Shows replays."""

    def __init__(self, bot: GameBot) -> None:
        self.bot = bot
        self.positions = BoardView(bot)
        self.screening = FilmView(bot)
        self.stepping = TurnBrowser(bot)

    async def show_film(self, call: InteractionContext) -> None:
        """Show the film of an id to the caller."""
        match = await self.positions.looked_at(call)
        await self.send_film(call, match, await self._scope(match, call.id.args))

    async def send_film(self, call: InteractionContext, match: Match, scope: TurnRange) -> None:
        """Show the film of a scope to the caller; in games without flicks, positions. Raises Refused if nothing moved."""
        call.thoughtful = True
        if not GAMES[match.game].spec.reach:
            await self.step(call, match, scope.first, call.words.text("replay-unfilmed"))
            return
        reel = await self.screening.reel(match, scope)
        settings = await self.bot.services.store.settings_for(call.user, match.guild)
        sheet = await self.screening.film(reel, call.words, settings.look, call.interaction.filesize_limit)
        await call.screen(Sheet(sheet.parts, rows(_ways_on(reel, call.words))))

    async def publish_film(self, call: InteractionContext) -> None:
        """Show the film of an id to everyone."""
        call.thoughtful = call.public = True
        match = await self.positions.match(call.id.match)
        reel = await self.screening.reel(match, await self._scope(match, call.id.args))
        settings = await self.bot.services.store.server_settings(match.guild)
        words = call.public_words
        sheet = await self.screening.film(reel, words, settings.look, call.interaction.filesize_limit)
        await call.screen(Sheet((words.text("replay-shown", user=f"<@{call.user}>"), *sheet.parts)))

    async def show_position(self, call: InteractionContext) -> None:
        """Show the position of an id."""
        match, spot = await self._spot(call)
        await call.panel(await self.stepping.sheet(match, spot, call.user, call.words))

    async def change_view(self, call: InteractionContext) -> None:
        """Show the same position as the chosen player saw it."""
        match, spot = await self._spot(call)
        await call.panel(await self.stepping.sheet(match, through(spot, call.value), call.user, call.words))

    async def ask_for_turn(self, call: InteractionContext) -> None:
        """Open the form for another turn."""
        await call.ask(jump_form(*await self._spot(call), call.words))

    async def jump_to_turn(self, call: InteractionContext) -> None:
        """Show the position after the typed turn."""
        match, spot = await self._spot(call)
        there = replace(spot, revision=written_turn(call.fields.get(TURN, ""), match))
        await call.panel(await self.stepping.sheet(match, there, call.user, call.words))

    async def publish_position(self, call: InteractionContext) -> None:
        """Show the position of an id to everyone."""
        call.thoughtful = call.public = True
        match = await self.positions.match(call.id.match)
        spot = read_past_position(call.id.args, match.revision)
        words = call.public_words
        sheet = await self.stepping.public(match, spot, words)
        await call.screen(Sheet((words.text("replay-shown", user=f"<@{call.user}>"), *sheet.parts)))

    async def _spot(self, call: InteractionContext) -> tuple[Match, PastPosition]:
        match = await self.positions.looked_at(call)
        return match, read_past_position(call.id.args, match.revision)

    async def step(self, call: InteractionContext, match: Match, revision: int, note: str = "") -> None:
        """Step through the positions of a match, beginning with one."""
        await call.whisper(await self.stepping.sheet(match, PastPosition(revision), call.user, call.words, note))

    async def run(self, call: InteractionContext, number: int | None, scope: TurnRange, form: str) -> None:
        """Run the command."""
        match = await BoardCommands(self.bot).look_for(call, number)
        if form == "pictures":
            reel = await self.screening.reel(match, scope) if scope.round else None
            await self.step(call, match, reel.steps[0][0].revision if reel else scope.first)
            return
        await self.send_film(call, match, scope)

    async def of_message(self, call: InteractionContext, message: discord.Message) -> None:
        """Show the film of a message's turn. Raises Refused if it has none."""
        ours = self.bot.user is not None and message.author.id == self.bot.user.id
        found = match_ref(message) if ours else None
        if found is None:
            raise refused("refused-replay-message")
        call.concerns(found.match)
        match = await self.positions.match(found.match)
        turn = await self.positions.turn_named(match, found.turn)
        await self.send_film(call, match, TurnRange() if turn is None else TurnRange(turn, turn))

    async def _scope(self, match: Match, args: str) -> TurnRange:
        """The turns of an id; of a message, all that it shows. Raises Refused if it names none."""
        first = read_onward(args)
        if first is None:
            scope = read_turn_range(args)
        else:
            last = await self.bot.matches.message_end(match, first)
            context = await self.bot.matches.message_context(match, last)
            scope = TurnRange(first if context is not None and context.earlier else last, last)
        if scope is None:
            raise refused("refused-replay-message")
        return scope


def _ways_on(reel: FilmedTurns, words: Words) -> tuple[Button, ...]:
    """The buttons below a film: show it to everyone, see more."""
    match, scope = reel.match, reel.scope
    presses = []
    if not match.studied:
        presses.append(Button(Id("showfilm", match.id, "", str(scope)), words.text("replay-show"), MAIN))
    if scope.single and reel.round:
        round_ = TurnRange(round=reel.round)
        presses.append(Button(Id("replay", match.id, "", str(round_)), words.text("replay-round", round=reel.round)))
    if not scope.whole:
        presses.append(Button(Id("replay", match.id), words.text("replay-match")))
    presses.append(Button(Id("watch", match.id, "", str(reel.steps[0][0].revision)), words.text("replay-pictures")))
    if scope.single:
        presses += what_if(match, scope.first, words)
    return tuple(presses)


@MATCH.command(name="replay", description="Watch moves again: one, several, a round or the whole match")
@app_commands.rename(turn="move", form="as")
@app_commands.describe(
    turn="First move to watch; if left out, the whole match, best moments first",
    last="Last move to watch; if left out, just one move",
    round="Which round to watch",
    form="As a film, or move by move",
    match=NUMBER,
)
@app_commands.choices(form=FORMS)
@app_commands.autocomplete(match=suggest_past)
async def replay(
    interaction: discord.Interaction,
    turn: app_commands.Range[int, 1] | None = None,
    last: app_commands.Range[int, 1] | None = None,
    round: app_commands.Range[int, 1, 99] | None = None,  # noqa: A002  the option's name
    form: str = "film",
    match: int | None = None,
) -> None:
    """Show a film to the caller."""
    await run(interaction, _asked, match, turn, last, round, form)


def _asked(
    call: InteractionContext, match: int | None, turn: int | None, last: int | None, number: int | None, form: str
) -> Coroutine[Any, Any, None]:
    ends = [one for one in (turn, last) if one is not None]
    scope = TurnRange(round=number) if number is not None else TurnRange(min(ends), max(ends)) if ends else TurnRange()
    return Replay(call.bot).run(call, match, scope, form)


@replay.autocomplete("turn")
@replay.autocomplete("last")
async def suggest_turn(interaction: discord.Interaction, typed: str) -> list[app_commands.Choice[int]]:
    """The turns in which something moved, latest first."""
    return await offered_turns(interaction, typed, lambda turn: bool(turn.trace))


async def offered_turns(
    interaction: discord.Interaction, typed: str, fits: Callable[[Turn], bool]
) -> list[app_commands.Choice[int]]:
    """The turns of the command's match for autocompletion, latest first."""
    call = context_of(interaction)
    wanted = getattr(interaction.namespace, "match", None)
    try:
        match = await BoardCommands(call.bot).look_for(call, wanted)
    except Refused:
        return []
    turns = [one for one in reversed(await call.bot.services.store.turns(match.id)) if fits(one)]
    names = {one.revision: _turn_named(one, match, call.words) for one in turns}
    fitting = [
        app_commands.Choice(name=name[:100], value=at) for at, name in names.items() if fits_typed(typed, name, at)
    ]
    return fitting[:MENU_LIMIT]


def _turn_named(turn: Turn, match: Match, words: Words) -> str:
    """A turn's number and who took it."""
    name = "" if turn.seat is None else match.holder(turn.seat).name
    return words.text("replay-turn-choice", turn=turn.revision, name=name)


@app_commands.context_menu(name=app_commands.locale_str("Replay this move", key="menu-replay"))
async def replay_this(interaction: discord.Interaction, message: discord.Message) -> None:
    """Show the film of a message's turn to the caller."""
    call = context_of(interaction)
    await serve(call, Replay(call.bot).of_message(call, message))


async def setup(bot: GameBot) -> None:
    """Add the answers, the command and the menu."""
    cog = Replay(bot)
    bot.answer(Presser.ANYONE, lasting=True, replay=cog.show_film)
    bot.answer(
        Presser.ANYONE,
        showfilm=cog.publish_film,
        watch=cog.show_position,
        watchas=cog.change_view,
        watchto=cog.ask_for_turn,
        watchat=cog.jump_to_turn,
        watchall=cog.publish_position,
    )
    bot.tree.add_command(replay_this)
    await bot.add_cog(cog)
