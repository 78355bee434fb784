"""`/tournament`: open one, enter, see how it goes, and run it."""

from collections.abc import Awaitable, Callable, Coroutine
from dataclasses import replace
from typing import Any

import discord
from discord import app_commands

from bot.answers.custom_id import natural
from bot.answers.verbs import Presser
from bot.client.app import GameBot
from bot.features.tournaments.report import json_report, trf_report
from bot.features.tournaments.service import Tournaments
from bot.features.tournaments.sheets.cards import card_sheet
from bot.features.tournaments.sheets.fixtures import fixture_sheet
from bot.features.tournaments.sheets.messages import (
    CANCEL,
    DROP,
    FIXTURES,
    JOIN,
    KEEP,
    LEAVE,
    PAGE,
    START,
    STAY,
    TABLE,
    VERB,
    cancel_sheet,
    drop_sheet,
    going_on,
    list_sheet,
    table_sheet,
    title,
    written_title,
)
from bot.features.tournaments.values import Stage, Tournament
from bot.matches.core.errors import refused
from bot.pairing.event import Form
from bot.screens.deadlines import when
from bot.screens.sheet import AttachedFile, Sheet
from bot.text import escape_markdown
from cogs.core.command_options import fits_typed
from cogs.core.errors import run
from cogs.core.interaction_context import InteractionContext, context_of
from cogs.delivery.visibility import may_read
from cogs.tournaments.channels import Reader, TournamentChannels
from cogs.tournaments.create import create
from cogs.tournaments.pictures import TournamentPictures, media
from cogs.tournaments.rights import check_place, check_runner, may_run

SHOWN = 20  # tournaments in a list
FILES = [
    app_commands.Choice(name=app_commands.locale_str(form, key=f"tournament-export-{form}"), value=form)
    for form in ("json", "trf")
]
TOURNAMENT = app_commands.Group(name="tournament", description="Tournaments on this server")
TOURNAMENT.add_command(create)
NUMBER = "Which tournament; if left out, the latest"


def _any(_call: InteractionContext, _found: Tournament) -> bool:
    return True


def _may_join(call: InteractionContext, found: Tournament) -> bool:
    return found.of(call.user) is None and (found.may_be_entered or found.has_list) and not found.is_full


def _may_leave(call: InteractionContext, found: Tournament) -> bool:
    return found.stage.is_live and any(one.user == call.user for one in found.taking_part)


def _may_cancel(call: InteractionContext, found: Tournament) -> bool:
    return found.stage.is_live and (call.interaction.permissions.manage_guild or found.owner.user == call.user)


def _may_start(call: InteractionContext, found: Tournament) -> bool:
    return found.stage is Stage.OPEN and _may_cancel(call, found)


def _suggest(
    fits: Callable[[InteractionContext, Tournament], bool],
) -> Callable[[discord.Interaction, str], Coroutine[Any, Any, list[app_commands.Choice[int]]]]:
    """The tournaments of the server that make sense here and whose names contain what is typed."""

    async def suggest(interaction: discord.Interaction, typed: str) -> list[app_commands.Choice[int]]:
        call = context_of(interaction)
        found, words = [one for one in await _seen(call) if fits(call, one)], call.words
        return [
            app_commands.Choice(name=f"{called} #{one.id}"[:100], value=one.id)
            for one, called in ((one, title(one, words)) for one in found)
            if fits_typed(typed, f"{called} #{one.id}", one.id)
        ]

    return suggest


@TOURNAMENT.command(name="list", description="The tournaments of this server")
async def list_all(interaction: discord.Interaction) -> None:
    """List them."""
    await run(interaction, _list)


async def _list(call: InteractionContext) -> None:
    found = await _seen(call)
    if found:
        await call.whisper(list_sheet(found, call.words))
    else:
        await call.plain("tournament-none")


@TOURNAMENT.command(name="table", description="How a tournament is going")
@app_commands.describe(tournament=NUMBER)
@app_commands.autocomplete(tournament=_suggest(_any))
async def table(interaction: discord.Interaction, tournament: int | None = None) -> None:
    """Show the standings."""
    await run(interaction, _chosen, tournament, _table)


@TOURNAMENT.command(name="join", description="Join a tournament")
@app_commands.describe(tournament=NUMBER)
@app_commands.autocomplete(tournament=_suggest(_may_join))
async def join(interaction: discord.Interaction, tournament: int | None = None) -> None:
    """Enter."""
    await run(interaction, _chosen, tournament, _join, _may_join)


@TOURNAMENT.command(name="leave", description="Leave a tournament, or drop out")
@app_commands.describe(tournament=NUMBER)
@app_commands.autocomplete(tournament=_suggest(_may_leave))
async def leave(interaction: discord.Interaction, tournament: int | None = None) -> None:
    """Leave."""
    await run(interaction, _chosen, tournament, _leave, _may_leave)


@TOURNAMENT.command(name="start", description="Start a tournament now")
@app_commands.describe(tournament=NUMBER)
@app_commands.autocomplete(tournament=_suggest(_may_start))
async def start(interaction: discord.Interaction, tournament: int | None = None) -> None:
    """Begin."""
    await run(interaction, _chosen, tournament, _start, _may_start)


@TOURNAMENT.command(name="cancel", description="Cancel a tournament")
@app_commands.describe(tournament=NUMBER)
@app_commands.autocomplete(tournament=_suggest(_may_cancel))
async def cancel(interaction: discord.Interaction, tournament: int | None = None) -> None:
    """Ask whether to cancel it."""
    await run(interaction, _chosen, tournament, _ask_cancel, _may_cancel)


@TOURNAMENT.command(name="move", description="Continue a tournament in this channel")
@app_commands.describe(tournament=NUMBER)
@app_commands.autocomplete(tournament=_suggest(_may_cancel))
async def move(interaction: discord.Interaction, tournament: int | None = None) -> None:
    """Move to this channel."""
    await run(interaction, _chosen, tournament, _move, _may_cancel)


@TOURNAMENT.command(name="export", description="Get a tournament as a file")
@app_commands.rename(form="as")
@app_commands.describe(tournament=NUMBER, form="Everything as JSON, or a report for rating software")
@app_commands.choices(form=FILES)
@app_commands.autocomplete(tournament=_suggest(_any))
async def export(interaction: discord.Interaction, form: str = "json", tournament: int | None = None) -> None:
    """Hand over a file."""

    async def hand_over(call: InteractionContext, found: Tournament) -> None:
        data = trf_report(found) if form == "trf" else json_report(found)
        await call.screen(Sheet((AttachedFile(data, f"tournament-{found.id}.{form}"),)))

    await run(interaction, _chosen, tournament, hand_over)


async def _chosen(
    call: InteractionContext,
    number: int | None,
    then: Callable[[InteractionContext, Tournament], Awaitable[None]],
    fits: Callable[[InteractionContext, Tournament], bool] = _any,
) -> None:
    """Call `then` with the tournament of a number, or the latest visible one, preferably live and one that `fits`. Raises Refused."""
    if number is None:
        latest = await _seen(call)
        live = [one for one in latest if one.stage.is_live]
        fitting = [one for one in live if fits(call, one)]
        if not latest:
            raise refused("tournament-none")
        await then(call, (fitting or live or latest)[0])
        return
    found = await call.bot.feature(Tournaments).tournament(number, call.guild)
    if not _sees(call, found):
        raise refused("refused-tournament-unknown")
    await then(call, found)


async def _seen(call: InteractionContext) -> list[Tournament]:
    """The latest tournaments of the server that the caller may see, newest first."""
    found = await call.bot.feature(Tournaments).rows.in_server(call.guild, SHOWN)
    return [one for one in found if _sees(call, one)]


def _sees(call: InteractionContext, one: Tournament) -> bool:
    """Whether the caller may see a tournament: those they play in or manage, and those in channels that they can read."""
    return (
        one.of(call.user) is not None
        or call.interaction.permissions.manage_guild
        or may_read(call, one.guild, one.channel)
    )


async def pressed(call: InteractionContext) -> None:
    """A button about a tournament."""
    number = natural(call.id.ask)
    then = PRESSES.get(call.id.args.partition(".")[0])
    if number is None or then is None:
        raise refused("control-unknown")
    await _chosen(call, number, then)


async def _table(call: InteractionContext, found: Tournament) -> None:
    boards = found.rounds[-1] if found.rounds else ()
    matches = await call.bot.services.store.those([one.match for one in boards if one.match])
    reader: Reader = "runner" if await may_run(call, found) else "player"
    shut = await TournamentChannels(call.bot).warning(found, call.words, reader)
    if not found.rounds:
        await call.panel(await _with_links(call, found, card_sheet(found, call.words, shut)))
        return
    _, _, asked = call.id.args.partition(".") if call.id.args.startswith(PAGE) else ("", "", "")
    drawn = await TournamentPictures(call.bot).private(found, call.words, call.user, natural(asked) or 0)
    sheet = table_sheet(
        found, {one.id: one for one in matches}, call.words, media(drawn), (drawn.page, drawn.pages), call.user, shut
    )
    await call.panel(await _with_links(call, found, sheet))


async def _with_links(call: InteractionContext, found: Tournament, sheet: Sheet) -> Sheet:
    """A private view of a tournament with the buttons of features."""
    links = await call.bot.services.features.subject_links(VERB, found.id, call.user, call.words)
    return replace(sheet, controls=(*sheet.controls, links)) if links and found.stage.is_live else sheet


async def _fixtures(call: InteractionContext, found: Tournament) -> None:
    if found.plan.form is not Form.LEAGUE or not found.rounds:
        await _table(call, found)
        return
    numbers = [one.match for boards in found.rounds for one in boards if one.match and not one.pairing.is_over]
    matches = await call.bot.services.store.those(numbers)
    page = 0 if call.pressed_in_public else natural(call.id.args.partition(".")[2]) or 0
    await call.panel(fixture_sheet(found, {one.id: one for one in matches}, call.words, call.user, page))


async def _join(call: InteractionContext, found: Tournament) -> None:
    entered = await call.bot.feature(Tournaments).enter(found.id, found.guild, call.caller)
    plays = any(one.user == call.user and one.entered <= entered.round_ for one in entered.present)
    key = "tournament-in" if plays else "tournament-joined"
    if entered.has_list:
        waits = any(one.user == call.user for one in entered.waiting)
        key = "tournament-listed" if waits else "tournament-stays"
    words, now = call.words, call.bot.services.clock.now_ms()
    lines = [
        words.text(key, name=escape_markdown(entered.plan.name) if entered.has_list else written_title(entered, words))
    ]
    away = (await call.bot.matches.vacations.of(call.user)).present(now)
    lines += [words.text("tournament-while-away", when=when(away.ended, "f"))] if away else []
    await call.whisper(Sheet(("\n".join(lines),)))


async def _leave(call: InteractionContext, found: Tournament) -> None:
    """Leave at once before it begins, or the list for the next season; later that is for good, so it is asked first."""
    if found.stage is Stage.RUNNING and any(one.user == call.user for one in found.present):
        await call.panel(drop_sheet(found, call.words))
        return
    await _drop(call, found)


async def _drop(call: InteractionContext, found: Tournament) -> None:
    left = await call.bot.feature(Tournaments).leave(found.id, found.guild, call.user)
    key = "tournament-left" if left.stage is Stage.OPEN else "tournament-dropped"
    if any(one.user == call.user for one in found.waiting):
        key = "tournament-unlisted"
    await call.panel(Sheet((call.words.text(key, name=written_title(left, call.words)),)))


async def _stay(call: InteractionContext, found: Tournament) -> None:
    await call.panel(Sheet((call.words.text("tournament-stayed", name=written_title(found, call.words)),)))


async def _start(call: InteractionContext, found: Tournament) -> None:
    await check_runner(call, found)
    begun = await call.bot.feature(Tournaments).begin(found.id, found.guild)
    await call.plain("tournament-begun", name=written_title(begun, call.words))


async def _ask_cancel(call: InteractionContext, found: Tournament) -> None:
    await check_runner(call, found)
    if not found.stage.is_live:
        raise refused("refused-tournament-over")
    await call.panel(cancel_sheet(found, call.words))


async def _cancel(call: InteractionContext, found: Tournament) -> None:
    await check_runner(call, found)
    over = await call.bot.feature(Tournaments).cancel(found.id, found.guild)
    key = "tournament-league-ended" if over.plan.season else "tournament-cancelled-now"
    await call.panel(Sheet((call.words.text(key, name=escape_markdown(over.plan.name)) + going_on(over, call.words),)))


async def _keep(call: InteractionContext, found: Tournament) -> None:
    await call.panel(Sheet((call.words.text("tournament-kept", name=written_title(found, call.words)),)))


async def _move(call: InteractionContext, found: Tournament) -> None:
    await check_runner(call, found)
    # Its matches are in progress: they continue, even if the settings have come to rule out its game.
    await check_place(call, found.plan.game if found.stage is Stage.OPEN else "")
    moved = await call.bot.feature(Tournaments).move(found.id, found.guild, call.interaction.channel_id or 0)
    await TournamentChannels(call.bot).bring_matches(moved)
    await call.plain("tournament-moved", name=written_title(moved, call.words))


PRESSES: dict[str, Callable[[InteractionContext, Tournament], Awaitable[None]]] = {
    JOIN: _join,
    LEAVE: _leave,
    DROP: _drop,
    STAY: _stay,
    START: _start,
    CANCEL: _cancel,
    KEEP: _keep,
    TABLE: _table,
    PAGE: _table,
    FIXTURES: _fixtures,
}


async def setup(bot: GameBot) -> None:
    """Add the group and its buttons."""
    bot.tree.add_command(TOURNAMENT)
    bot.answer(Presser.PLAYERS, {VERB: pressed})  # for anyone, entrants or who runs it: `pressed` checks each action
