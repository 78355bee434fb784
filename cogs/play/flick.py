"""`/flick`: a whole flick in one line, for players who prefer to type."""

from dataclasses import dataclass, replace
from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from bot.answers.aim_parser import STRENGTHS, aim_at
from bot.answers.announcements import aimed_choices, announceable, label_of, option_code, pieces
from bot.answers.batch import lines_of, read_lines
from bot.answers.draft import Draft, answer_with, bearing_of, choose, chosen, with_aim
from bot.answers.line_of_sight import blockers
from bot.answers.pages import MENU_LIMIT
from bot.answers.shot_notation import ShotParts, ViewContext, shot_code, with_parts
from bot.answers.shot_parts import puck_named
from bot.client.app import GameBot
from bot.games.contract.base import Ask, Choice
from bot.games.contract.dials import Pick
from bot.matches.core.errors import Refused, refused
from bot.matches.core.models import Match
from bot.text import fold
from bot.words import Words
from cogs.core.command_options import everywhere
from cogs.core.errors import serve
from cogs.core.interaction_context import InteractionContext, context_of
from cogs.match.board import BoardCommands, suggested_matches
from cogs.panel.prompt import Prompt
from cogs.play.match_drafts import MatchDrafts

COMMON_STRENGTHS = (15, 30, 45, 60, 80, 100)
LONGEST = 100  # characters of a suggestion; a longer line is sent as it was typed
SAVED = 5  # of one's latest shots that are suggested


@dataclass(frozen=True)
class SubmittedFlick:
    """The options of the command: the shot in one line ("": none), and its parts."""

    shot: str
    parts: ShotParts

    @property
    def line(self) -> str:
        """The shot and its separate options in one line, unless they contradict each other."""
        parts = self.parts
        hard = f" strength {parts.strength}" if parts.strength else ""
        whole = self.shot or (f"{parts.puck}>{parts.aim}{hard}" if parts.puck or parts.aim else hard.strip())
        return f"{whole} !{parts.announce.removeprefix('!')}".strip() if parts.announce else whole


class FlickCommand(commands.Cog):
    """Flicks by command."""

    def __init__(self, bot: GameBot, drafts: MatchDrafts, table: BoardCommands) -> None:
        self.bot = bot
        self.drafts = drafts
        self.table = table

    @app_commands.command(name="flick", description="Flick a piece")
    @everywhere
    @app_commands.describe(
        shot="The full shot in one line: A3>B2 l30 s62; separate several with ;",
        puck="The piece to flick, such as A3",
        aim="Where to aim: B2, B2 l30, 125, 7:30, nw",
        strength="1 to 100",
        announce="What to announce, in games that have it: steal, pass, handoff A4",
        now="Play it at once, without a preview",
        match="Match number, if you’re in several",
    )
    async def flick(
        self,
        interaction: discord.Interaction,
        shot: str = "",
        puck: str = "",
        aim: str = "",
        strength: str = "",
        announce: str = "",
        now: bool = False,  # noqa: FBT001, FBT002 - an option of the command; discord.py calls by name
        match: int | None = None,
    ) -> None:
        """Preview a flick, or play it."""
        call = context_of(interaction)
        parts = ShotParts(puck.strip(), aim.strip(), strength.strip(), announce.strip())
        given = SubmittedFlick(shot.strip(), parts)
        await serve(call, self._flick(call, given, now=now, number=match))

    @flick.autocomplete("shot")
    async def _suggest_shots(self, interaction: discord.Interaction, typed: str) -> list[app_commands.Choice[str]]:
        """Suggestions: the typed shot if it can be read, the caller's latest shots in this match, and one at each visible enemy."""
        call = context_of(interaction)
        asked = await self._prompt(call)
        if asked is None:
            return []
        ask, context = asked.ask, asked.context(call.words)
        before = await self.drafts.prompts.drafts.flicks(asked.match, call.user, ask, SAVED)
        recent = [draft for action in before for one in ask.choices if (draft := answer_with(one, action)) is not None]
        codes = [shot_code(ask, draft, context) for draft in (asked.draft, *recent, *clear_shots(ask, asked.draft))]
        free = [typed] if readable(typed, ask, asked.draft, context) else []
        if ";" in typed and context.announcements is not None:
            lines = (*free, *continued(typed, ask, asked.draft, context))
            return _suggested([(line, line) for line in dict.fromkeys(lines)], "")
        return _suggested([(code, code) for code in dict.fromkeys((*free, *codes))], typed)

    @flick.autocomplete("puck")
    async def _suggest_pucks(self, interaction: discord.Interaction, typed: str) -> list[app_commands.Choice[str]]:
        call = context_of(interaction)
        found = await self._asked(call)
        if found is None:
            return []
        options = [(call.words.say(choice.words), label_of(choice, call.words)) for choice in pieces(found[1])]
        return _suggested(options, typed)

    @flick.autocomplete("aim")
    async def _suggest_aims(self, interaction: discord.Interaction, typed: str) -> list[app_commands.Choice[str]]:
        call = context_of(interaction)
        found, words = await self._asked(call), call.words
        if found is None:
            return []
        try:
            choice = puck_named(found[1], str(interaction.namespace.puck or ""), words)
        except Refused:
            choice = aimed_choices(found[1])[0]
        dial = bearing_of(choice)
        options = [(words.say(target.words), target.label) for target in (dial.targets if dial else ())]
        free = [(typed, typed)] if typed.strip() else []
        return _suggested([*free, *options], typed)

    @flick.autocomplete("announce")
    async def _suggest_announcements(
        self, interaction: discord.Interaction, typed: str
    ) -> list[app_commands.Choice[str]]:
        """Suggestions: the announcements possible with the piece named, else with that of the caller's draft."""
        call = context_of(interaction)
        asked = await self._prompt(call)
        if asked is None:
            return []
        try:
            choice = puck_named(asked.ask, str(interaction.namespace.puck or ""), call.words)
        except Refused:
            choice = chosen(asked.ask, asked.draft) or aimed_choices(asked.ask)[0]
        return _suggested(announced_with(asked.ask, choice, call.words), typed)

    @flick.autocomplete("strength")
    async def _suggest_strengths(self, interaction: discord.Interaction, typed: str) -> list[app_commands.Choice[str]]:
        words = context_of(interaction).words
        options = [(strength_label(strength, words), str(strength)) for strength in COMMON_STRENGTHS]
        free = [(typed, typed)] if typed.strip() else []
        return _suggested([*free, *options], typed)

    @flick.autocomplete("match")
    async def _suggest_matches(self, interaction: discord.Interaction, typed: str) -> list[app_commands.Choice[int]]:
        return await suggested_matches(self.bot, interaction, typed)

    async def _flick(self, call: InteractionContext, given: SubmittedFlick, *, now: bool, number: int | None) -> None:
        match = await self.table.find(call, number)
        async with self.drafts.panel.lines.behind(call) as waited:
            if waited:
                match = await self.drafts.view.match(match.id)
            await self._answer(call, match, given, now=now)

    async def _answer(self, call: InteractionContext, match: Match, given: SubmittedFlick, *, now: bool) -> None:
        """Preview a flick, or play it, once the caller's earlier presses are stored."""
        self.drafts.check_going_on(call, match)
        try:
            asks = self.bot.matches.my_asks(match, call.user)
        except Refused as refusal:
            await self.drafts.view.show(call, match, call.refusal(refusal))
            return
        ask = next((ask for ask in asks if aimed_choices(ask)), None)
        if ask is None:
            raise refused("flick-nothing", ask=asks[0].words)
        asked = await self.drafts.prompts.load(match, call.user, ask)
        ask = asked.ask
        try:
            draft = with_options(given, ask, asked.draft, asked.context(call.words))
        except Refused as refusal:
            await self.drafts.panel.unread(call, asked, refusal, given.line)
            return
        asked = replace(asked, draft=draft, notes=())
        if now and given.line:
            await self.drafts.give(call, asked)
        else:
            await self.drafts.panel.keep_and_show(call, replace(asked, typed=True))

    async def _prompt(self, call: InteractionContext) -> Prompt | None:
        """The prompt that the command being typed would answer, with the caller's draft, or None."""
        found = await self._asked(call)
        return None if found is None else await self.drafts.prompts.load(found[0], call.user, found[1])

    async def _asked(self, call: InteractionContext) -> tuple[Match, Ask[Any]] | None:
        """The match and the ask that a command being typed would answer, or None."""
        try:
            match = await self.table.find(call, getattr(call.interaction.namespace, "match", None))
        except Refused:
            return None
        ask = next((ask for ask in self.bot.matches.asks_for(match, call.user) if aimed_choices(ask)), None)
        return (match, ask) if ask else None


def with_options(given: SubmittedFlick, ask: Ask[Any], draft: Draft, context: ViewContext) -> Draft:
    """The draft after the options of a command; omitted options keep their values. Raises Refused."""
    first, *others = lines_of(given.shot) or ("",)
    line = with_parts(first, given.parts, ask, draft, context)
    if line or given.shot:
        return read_lines("; ".join((line, *others)), ask, draft, context)
    if chosen(ask, draft) is None:
        raise refused("choice-gone")
    return draft


def announced_with(ask: Ask[Any], choice: Choice[Any], words: Words) -> list[tuple[str, str]]:
    """The announcements possible with the piece of a choice, each with its label and code."""
    options = [(words.say(one.words), code) for code, one in announceable(ask, choice, words).items()]
    picks = [dial for dial in choice.dials if isinstance(dial, Pick)]
    return options + [(words.say(one.words), option_code(dial, one)) for dial in picks for one in dial.options[1:]]


def clear_shots(ask: Ask[Any], draft: Draft) -> list[Draft]:
    """A shot at full strength by the chosen piece at every enemy it sees."""
    choice = chosen(ask, draft)
    dial = bearing_of(choice) if choice is not None else None
    if dial is None:
        return []
    foes = [target for target in dial.targets if target.foe and not blockers(dial, target)]
    return [with_aim(draft, dial, aim_at(dial, target)) for target in foes]


def readable(line: str, ask: Ask[Any], draft: Draft, context: ViewContext) -> bool:
    """Whether a line can be read as a shot."""
    try:
        read_lines(line, ask, draft, context)
    except Refused:
        return False
    return True


def continued(line: str, ask: Ask[Any], draft: Draft, context: ViewContext) -> list[str]:
    """Several lines with one more at the end, for each unused piece that starts with the last one's text."""
    head, _, tail = line.rpartition(";")
    codes = [shot_code(ask, choose(ask, draft, piece.code), context) for piece in pieces(ask)]
    lines = [f"{head}; {code}" for code in codes if fold(code).startswith(fold(tail))]
    return [one for one in lines if readable(one, ask, draft, context)]


def strength_label(strength: int, words: Words) -> str:
    """A strength with its name, if it has one."""
    if strength not in STRENGTHS.values():
        return str(strength)
    return f"{strength} · {words.text(f'strength-{strength}')}"


def _suggested(options: list[tuple[str, str]], typed: str) -> list[app_commands.Choice[str]]:
    wanted = fold(typed)
    fitting = [(name, value) for name, value in options if wanted in fold(name) or wanted in fold(value)]
    whole = [(name, value) for name, value in fitting if len(value) <= LONGEST]
    return [app_commands.Choice(name=name[:LONGEST], value=value) for name, value in whole[:MENU_LIMIT]]
