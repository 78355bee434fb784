"""`/move`: an answer typed in one line, in the game's notation or by the code of a choice.

`/match if` stores conditional moves, visible only to their owner; `/match replies` lists them.
"""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import discord
from discord import app_commands
from discord.ext import commands
from rapidfuzz import process

from bot.answers.aim_parser import AmbiguousAim
from bot.answers.announcements import aimed_choices
from bot.answers.batch import read_lines
from bot.answers.custom_id import Id
from bot.answers.draft import Draft, answer_with, choose
from bot.answers.pages import MENU_LIMIT
from bot.answers.shot_notation import shot_code
from bot.client.app import GameBot
from bot.games import GAMES
from bot.games.contract.base import Ask, Choice
from bot.games.contract.vocabulary import phrase
from bot.matches.core.errors import Refused, repeated
from bot.matches.core.models import Match
from bot.matches.work.effects import Reply
from bot.panel.choice_controls import plain_choices
from bot.screens.sheet import Button, Sheet
from bot.text import cut, fold
from bot.words import Words
from cogs.core.command_options import everywhere
from cogs.core.errors import run
from cogs.core.interaction_context import InteractionContext, context_of
from cogs.match.board import BoardCommands, suggested_matches
from cogs.match.group import MATCH, NUMBER, suggest_match
from cogs.panel.prompt import Prompt
from cogs.play.flick import clear_shots
from cogs.play.match_drafts import MatchDrafts
from cogs.play.orders import orders_of

NEAREST = 3  # answers that are offered for one that is not understood


class MoveCommand(commands.Cog):
    """Answers by command."""

    def __init__(self, bot: GameBot, drafts: MatchDrafts, table: BoardCommands) -> None:
        self.bot = bot
        self.drafts = drafts
        self.table = table

    @app_commands.command(name="move", description="Type your move")
    @everywhere
    @app_commands.describe(
        move="Your move, as in the suggestions; a flick as in A3>B2 s60",
        now="Play it at once, without a preview",
        match="Match number, if you’re in several",
    )
    async def move(
        self,
        interaction: discord.Interaction,
        move: str,
        now: bool = False,  # noqa: FBT001, FBT002 - an option of the command; discord.py calls by name
        match: int | None = None,
    ) -> None:
        """Preview an answer, or submit it."""
        await run(interaction, self._move, move, now=now, number=match)

    @move.autocomplete("move")
    async def _suggest_moves(self, interaction: discord.Interaction, typed: str) -> list[app_commands.Choice[str]]:
        call = context_of(interaction)
        try:
            match = await self.table.find(call, getattr(interaction.namespace, "match", None))
        except Refused:
            return []
        asks = self.bot.matches.asks_for(match, call.user)
        stepwise = next((ask for ask in asks if self.bot.matches.planned_position(match, ask) is not None), None)
        if stepwise is not None:
            return await self._suggest_steps(call, match, stepwise, typed)
        first, semicolon, rest = typed.partition(";")
        for ask in asks if semicolon else ():
            code = next((one.code for one in ask.choices if _folded(first) in _names(one, call.words)), "")
            planned = self.bot.matches.planned_position(match, ask, (code,)) if code else None
            if planned is not None:
                reader = self.drafts.prompts.reader(match, call.words)
                lines = [(f"{code}; {name}", f"{code}; {line}") for name, line in reader.suggested(rest, planned)]
                return [
                    app_commands.Choice(name=cut(name, 100), value=line) for name, line in lines if len(line) <= 100
                ]
        return suggested(match.game, [choice for ask in asks for choice in ask.choices], typed, call.words)

    async def _suggest_steps(
        self, call: InteractionContext, match: Match, ask: Ask[Any], typed: str
    ) -> list[app_commands.Choice[str]]:
        """Suggestions for the next steps: the typed ones with each possible continuation, after steps already planned."""
        asked = await self.drafts.prompts.load(match, call.user, ask)
        if asked.planned is None:
            return []
        reader = self.drafts.prompts.reader(match, call.words)
        return [app_commands.Choice(name=name, value=line) for name, line in reader.suggested(typed, asked.planned)]

    @move.autocomplete("match")
    async def _suggest_matches(self, interaction: discord.Interaction, typed: str) -> list[app_commands.Choice[int]]:
        return await suggested_matches(self.bot, interaction, typed)

    async def _move(self, call: InteractionContext, given: str, *, now: bool, number: int | None) -> None:
        match = await self.table.find(call, number)
        async with self.drafts.panel.lines.behind(call) as waited:
            if waited:
                match = await self.drafts.view.match(match.id)
            await self._answer(call, match, given, now=now)

    async def _answer(self, call: InteractionContext, match: Match, given: str, *, now: bool) -> None:
        """Preview an answer, or submit it, once the caller's earlier presses are stored."""
        self.drafts.check_going_on(call, match)
        try:
            asks = self.bot.matches.my_asks(match, call.user)
        except Refused as refusal:
            await self.drafts.view.show(call, match, call.refusal(refusal))
            return
        asked = await self._stepped(match, asks[0], given, call, now=now)
        if asked is None:
            ask, draft = await self._meant(match, asks, given, call)
            asked = Prompt(match, ask, draft)
        if now:
            await self.drafts.give(call, asked)
        elif plain_choices(
            asked.ask, asked.presenter, asked.menu
        ):  # its panel shows buttons alone: there is nothing to preview
            await self.drafts.panel.give_plain(call, asked)
        else:
            await self.drafts.panel.keep_and_show(call, replace(asked, typed=True))

    async def _stepped(
        self, match: Match, ask: Ask[Any], given: str, call: InteractionContext, *, now: bool
    ) -> Prompt | None:
        """The typed steps after those already planned; None if the ask has no steps. Raises Misread."""
        planned = self.bot.matches.planned_position(match, ask)
        if planned is None:
            opened = await self._opened(match, ask, given, call)
            if opened is None:
                return None
            asked, given = opened
        else:
            asked = await self.drafts.prompts.load(match, call.user, ask)
        if asked.planned is None:
            return None
        typed = self.drafts.prompts.reader(match, call.words).line(given, asked.planned)
        return asked.written(typed, settle=not now)

    async def _opened(
        self, match: Match, ask: Ask[Any], given: str, call: InteractionContext
    ) -> tuple[Prompt, str] | None:
        """The plan that the first part of a line opens, such as a hero's, and the rest of the line; None if it opens none."""
        first, semicolon, rest = given.partition(";")
        steps = GAMES[match.game].spec.steps
        if steps is None or ask.kind not in steps.opens or not semicolon or not rest.strip():
            return None
        _, draft = await self._meant(match, (ask,), first, call)
        planned = self.bot.matches.planned_position(match, ask, (draft.choice,))
        if planned is None:
            return None
        asked = await self.drafts.prompts.load(match, call.user, ask)
        return replace(asked, planned=planned).after(planned, Draft()), rest

    async def _meant(
        self, match: Match, asks: tuple[Ask[Any], ...], given: str, call: InteractionContext
    ) -> tuple[Ask[Any], Draft]:
        """The answer that a line describes. Raises Refused with the rule that forbids it, or with the nearest valid answer."""
        for ask in asks:
            for choice in ask.choices:
                if _folded(given) in _names(choice, call.words):
                    return ask, choose(ask, Draft(), choice.code)
        notation = GAMES[match.game].spec.notation
        if notation is not None:
            action = notation.read(given)
            for ask in asks:
                draft = next((found for choice in ask.choices if (found := answer_with(choice, action))), None)
                if draft is not None:
                    return ask, draft
            # No choice leads to it, so the rules refuse it and give the reason.
            await self.bot.matches.act(match.id, asks[0].id, call.user, action, key=call.key)
        aimed = next((ask for ask in asks if aimed_choices(ask)), None)
        if aimed is not None:
            return aimed, await self._shot(match, aimed, given, call)
        known = [one.code if notation is not None else call.words.say(one.words) for one in asks[0].choices]
        near = ", ".join(f"`{name}`" for name, *_ in process.extract(given, known, limit=NEAREST))
        raise Refused(phrase("move-unknown", given=repeated(given), near=near))

    async def _shot(self, match: Match, ask: Ask[Any], given: str, call: InteractionContext) -> Draft:
        """The flick that a line describes. Raises Refused with a suggestion."""
        asked = await self.drafts.prompts.load(match, call.user, ask)
        context = asked.context(call.words)
        try:
            return read_lines(given, asked.ask, asked.draft, context)
        except Refused as refusal:
            shots = [shot_code(asked.ask, one, context) for one in (*clear_shots(asked.ask, asked.draft), asked.draft)]
            near = refusal.readings if isinstance(refusal, AmbiguousAim) else shots
            raise Refused(phrase("move-no-shot", given=repeated(given), shot=near[0])) from refusal


def suggested(game: str, choices: list[Choice[Any]], typed: str, words: Words) -> list[app_commands.Choice[str]]:
    """The choices that match the typed text: prefixes first, then by value.

    They are matched by label; in games with a notation also by code, which only there means something to a reader.
    """
    wanted = _folded(typed)
    first = sorted(choices, key=lambda choice: (not _folded(choice.code).startswith(wanted), -choice.worth))
    written = GAMES[game].spec.notation is not None
    named = [(choice, words.say(choice.words)) for choice in first]
    fitting = [
        app_commands.Choice(name=(f"{choice.code} · {name}" if written else name)[:100], value=choice.code[:100])
        for choice, name in named
        if wanted in _folded(choice.code) or wanted in _folded(name)
    ]
    return fitting[:MENU_LIMIT]


def _names(choice: Choice[Any], words: Words) -> set[str]:
    return {_folded(choice.code), _folded(words.say(choice.words))}


def _folded(text: str) -> str:
    return "".join(fold(text).split())


async def suggest_answer(interaction: discord.Interaction, typed: str) -> list[app_commands.Choice[str]]:
    """The answers the others may give now, until a second answer is typed."""
    call = context_of(interaction)
    if "," in typed:
        return []
    try:
        match = await BoardCommands(call.bot).find(call, getattr(interaction.namespace, "match", None))
    except Refused:
        return []
    seat = match.seat_of(call.user)
    if seat is None:
        return []
    asks = [ask for ask in call.bot.matches.asks(match) if ask.seat != seat and not ask.secret]
    return suggested(match.game, [choice for ask in asks for choice in ask.choices], typed, call.words)


@MATCH.command(name="if", description="Prepare your reply to a move, in secret")
@app_commands.describe(
    move="The move you expect; separate several in a row with commas", then="Your reply", match=NUMBER
)
@app_commands.autocomplete(match=suggest_match)
@app_commands.autocomplete(move=suggest_answer)
async def reply_if(interaction: discord.Interaction, move: str, then: str, match: int | None = None) -> None:
    """Store a conditional move."""
    await run(interaction, _add, move, then, match)


@MATCH.command(name="replies", description="List your prepared replies")
@app_commands.describe(match=NUMBER)
@app_commands.autocomplete(match=suggest_match)
async def replies(interaction: discord.Interaction, match: int | None = None) -> None:
    """List the caller's conditional moves."""
    await run(interaction, _list, match)


async def forget(call: InteractionContext) -> None:
    """Delete the caller's conditional moves."""
    count = await call.bot.matches.conditional_moves.drop(call.id.match, call.user)
    await call.panel(Sheet((call.words.text("replies-dropped", count=count),)))


async def _add(call: InteractionContext, path: str, reply: str, number: int | None) -> None:
    match = await BoardCommands(call.bot).find(call, number)
    kept = await call.bot.matches.conditional_moves.add(match.id, call.user, path, reply)
    await call.whisper(_sheet(call, match, kept))


async def _list(call: InteractionContext, number: int | None) -> None:
    match = await BoardCommands(call.bot).find(call, number)
    if call.bot.matches.standing.orders(match) is not None:
        await call.whisper(await orders_of(call.bot, match, call.user, call.words))
        return
    await call.whisper(_sheet(call, match, await call.bot.matches.conditional_moves.of(match, call.user)))


def _sheet(call: InteractionContext, match: Match, kept: Sequence[Reply]) -> Sheet:
    words = call.words
    if not kept:
        return Sheet((words.text("replies-none", match=str(match.id)),))
    lines = [words.text("replies-title", match=str(match.id))]
    lines += [words.text("replies-line", path=", ".join(one.path), reply=one.reply) for one in kept]
    return Sheet(("\n".join(lines),), ((Button(Id("forget", match.id), words.text("replies-drop")),),))
