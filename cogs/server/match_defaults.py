"""`/server defaults`: what challenges propose unless they say otherwise: its clock, whether it counts, what previews show, threads of camps."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

import discord
from discord import app_commands

from bot.answers.custom_id import Id
from bot.app import GameBot
from bot.games.preview import Assist
from bot.matches.core.errors import Refused
from bot.matches.core.models import Pace
from bot.matches.settings.preferences import ServerSettings
from bot.matches.timing.paces import MINUTE, USUAL, read_terms
from bot.screens.option_labels import clock_meant
from bot.screens.sheet import Modal, TextInput
from cogs.core.errors import serve
from cogs.core.interaction_context import InteractionContext
from cogs.match.group import called
from cogs.matchmaking.challenges import ASSISTS
from cogs.matchmaking.clock_options import suggest_clock
from cogs.server.group import SERVER, check_manager, choose, show_house, wanting

PAGE = "terms"
LINE = "length"
KEPT = 50  # characters of it in the id of a button
HELP = {one.value: one for one in Assist}
NOTHING: Mapping[str, object] = MappingProxyType({})


@SERVER.command(
    name="defaults", description="What challenges propose unless they say otherwise: clock, ladders, help with aiming"
)
@app_commands.describe(
    clock="How long a decision may take: a clock, or a length such as 6h or 2d 12h",
    rated="Whether it counts for ladders",
    assist="How much the preview of a flick shows, to everybody alike",
    threads="Whether each camp has a private thread to confer in, where two or more play together",
)
@app_commands.choices(assist=ASSISTS)
@app_commands.autocomplete(clock=suggest_clock)
async def defaults(
    interaction: discord.Interaction,
    clock: str = "",
    rated: bool | None = None,  # noqa: FBT001  an option of a command
    assist: str = "",
    threads: bool | None = None,  # noqa: FBT001  likewise
) -> None:
    """Choose in words; without any, show the page."""
    call = called(interaction)
    given = {"rated": rated, "assist": Assist(assist) if assist else None, "threads": threads}
    chosen = {wish: value for wish, value in given.items() if value is not None}
    await serve(call, _propose(call, clock, chosen))


async def choose_clock(call: InteractionContext) -> None:
    """Propose the clock chosen."""
    check_manager(call)
    await _propose(call, call.value)


async def ask_length(call: InteractionContext) -> None:
    """The form for another length, with what was written in vain."""
    check_manager(call)
    await call.ask(length_form(call))


async def write_clock(call: InteractionContext) -> None:
    """Propose the length written; one that cannot be stands in the form when it is opened again."""
    check_manager(call)
    written = call.fields.get(LINE, "").strip()
    try:
        await _propose(call, written)
    except Refused as refusal:
        await show_house(call, PAGE, f"⚠ {call.refusal(refusal)}", written[:KEPT])


async def choose_assist(call: InteractionContext) -> None:
    """Propose how much previews show."""
    check_manager(call)
    await propose(call, assist=call.one_of(HELP))


def clock_kept(written: str) -> str:
    """A clock as it is kept: a pace by its name, nothing for the usual one, else whole minutes. Raises Refused."""
    terms = read_terms(written)
    if terms.pace is USUAL:
        return ""
    return f"{round(terms.limit / MINUTE)}m" if terms.pace is Pace.CUSTOM else terms.pace.value


def length_form(call: InteractionContext) -> Modal:
    """The form in which a length is written."""
    words = call.words
    line = TextInput(LINE, words.text("house-clock-line"), call.id.args, words.text("house-clock-hint"))
    return Modal(Id("houselength"), words.text("house-clock"), (line,))


async def propose(call: InteractionContext, **chosen: object) -> None:
    """Change that if it goes together with the rest. Raises Refused."""

    def change(wishes: ServerSettings) -> ServerSettings:
        wanted = wanting(**chosen)(wishes)
        read_terms(wanted.clock, rated=wanted.rated, assist=wanted.assist)
        return wanted

    await choose(call, change, PAGE)


async def _propose(call: InteractionContext, clock: str, chosen: Mapping[str, object] = NOTHING) -> None:
    """Change what is named; nothing named, show the page. Raises Refused."""
    named = {**chosen, "clock": clock_kept(clock_meant(clock, call.bot.catalogue))} if clock.strip() else chosen
    if named:
        await propose(call, **named)
    else:
        await show_house(call, PAGE)


async def setup(bot: GameBot) -> None:
    """Answer the page; the command is in its group."""
    bot.answerers.update(
        houseclock=choose_clock, houseother=ask_length, houselength=write_clock, houseassist=choose_assist
    )
