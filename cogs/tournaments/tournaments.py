"""`/tournament`: open one, enter, see how it goes, and run it."""

from collections.abc import Awaitable, Callable

import discord
import msgspec
from discord import app_commands

from bot.answers.custom_id import natural
from bot.app import GameBot
from bot.games import GAMES
from bot.matches.core.errors import Refused, refused
from bot.matches.core.models import Person
from bot.matches.matchmaking.match_defaults import RequestedTerms, agreed
from bot.matches.settings.preferences import EffectiveSettings
from bot.matches.timing.paces import read_length
from bot.matches.tournaments.models import Plan, Stage, Tournament
from bot.screens.option_labels import clock_meant, options_meant
from bot.screens.sheet import AttachedFile, Sheet
from bot.screens.tournament_sheets import (
    CANCEL,
    JOIN,
    LEAVE,
    PAGE,
    START,
    TABLE,
    VERB,
    card_sheet,
    list_sheet,
    table_sheet,
)
from bot.tournaments.event import Form
from bot.tournaments.forms import LIMITS, MOST
from cogs.core.errors import run
from cogs.core.interaction_context import InteractionContext, context_of
from cogs.delivery.permissions import FOR_THREADS, check_rights, lacking, listed
from cogs.history.visibility import may_read
from cogs.matchmaking.challenges import GAME_CHOICES, LEVEL_CHOICES, PUNCTUAL_CHOICES, read_options, suggested_options
from cogs.matchmaking.clock_options import suggest_clock
from cogs.matchmaking.play_request import PlayRequest
from cogs.matchmaking.presets import suggest_preset, with_preset
from cogs.matchmaking.server_policy import check_house_rules
from cogs.tournaments.channels import TournamentChannels
from cogs.tournaments.pictures import TournamentPictures, media
from cogs.tournaments.report import json_report, trf_report

SHOWN = 20  # tournaments in a list
USUAL_PLACES = 16
LONGEST_NAME = 60
FORMS = [
    app_commands.Choice(
        name=app_commands.locale_str(form.value, key=f"tournament-form-{form.value.replace('_', '-')}"),
        value=form.value,
    )
    for form in Form
]
FILES = [
    app_commands.Choice(name=app_commands.locale_str(form, key=f"tournament-export-{form}"), value=form)
    for form in ("json", "trf")
]
TOURNAMENT = app_commands.Group(name="tournament", description="Tournaments on this server")
NUMBER = "Which tournament; if left out, the latest"


async def suggest(interaction: discord.Interaction, typed: str) -> list[app_commands.Choice[int]]:
    """The tournaments of the server whose names contain what is typed."""
    found = await _seen(context_of(interaction))
    return [
        app_commands.Choice(name=f"{one.plan.name} #{one.id}"[:100], value=one.id)
        for one in found
        if typed.casefold() in f"{one.plan.name} #{one.id}".casefold()
    ]


@TOURNAMENT.command(name="create", description="Open a tournament in this channel")
@app_commands.describe(
    game="Which game to play",
    form="How it’s played",
    name="What it’s called",
    places="How many can join: 16, if left out",
    starts="How long until it starts, like 2h or 1d; if left out, as soon as it’s full",
    clock="Time per move: a clock, or a length such as 6h or 2d 12h",
    rated="Do its matches count in the rankings? If left out, the server’s default",
    rounds="Rounds of a Swiss tournament, if not the usual number",
    team="Players on each side",
    level="How well the bot plays, if it’s to fill an empty place",
    punctual="Who can join: players who make this share of their moves in time",
    weekdays="Stop the clocks on Saturdays and Sundays (UTC)? No, if left out",
    options="Game options: name=value, separated by spaces",
    preset="House rules this server has saved; what you choose yourself comes first",
)
@app_commands.choices(game=GAME_CHOICES, form=FORMS)
@app_commands.choices(level=LEVEL_CHOICES, punctual=PUNCTUAL_CHOICES)
@app_commands.autocomplete(clock=suggest_clock, preset=suggest_preset)
async def create(
    interaction: discord.Interaction,
    game: str,
    form: str,
    name: app_commands.Range[str, 1, LONGEST_NAME] = "",
    places: app_commands.Range[int, 3, MOST] | None = None,
    starts: str = "",
    clock: str = "",
    rated: bool | None = None,  # noqa: FBT001  an option of a command
    rounds: app_commands.Range[int, 1, 15] | None = None,
    team: app_commands.Range[int, 1, 4] = 1,
    level: int = 0,
    punctual: int = 0,
    weekdays: bool | None = None,  # noqa: FBT001  likewise
    options: str = "",
    preset: str = "",
) -> None:
    """Open a tournament."""
    await run(
        interaction,
        _create,
        Form(form),
        name,
        places,
        starts,
        PlayRequest(game, options, RequestedTerms(clock, rated, weekdays=weekdays), 0, punctual=punctual),
        preset,
        rounds,
        team,
        level,
    )


@create.autocomplete("options")
async def _suggest_options(interaction: discord.Interaction, typed: str) -> list[app_commands.Choice[str]]:
    game = GAMES.get(str(interaction.namespace.game))
    return suggested_options(game.spec.key, game.spec.options, typed, context_of(interaction).words) if game else []


async def _create(
    call: InteractionContext,
    form: Form,
    name: str,
    places: int | None,
    starts: str,
    wanted: PlayRequest,
    preset: str,
    rounds: int | None,
    team: int,
    level: int,
) -> None:
    """Raises Refused, also where no threads can be made."""
    game = wanted.game
    await _check_runner(call)
    await check_house_rules(call, game)
    if preset.strip():
        wanted = await with_preset(call, wanted, preset, house=bool(level), demands=True)
    _check_place(call.interaction)
    words, guild = call.public_words, call.interaction.guild_id or 0
    server = EffectiveSettings(server=await call.bot.services.store.server_settings(guild))
    clock = clock_meant(wanted.asked.clock, call.bot.catalogue)
    spec = GAMES[game].spec
    asked = msgspec.structs.replace(wanted.asked, clock=clock)
    terms = agreed(asked, server, flicked=bool(spec.reach), camps=bool(spec.camps))
    plan = Plan(
        name=name.strip() or words.text("tournament-usual-name", game=words.text(f"{game}-name")),
        form=form,
        game=game,
        options=tuple(read_options(game, options_meant(game, wanted.options, call.bot.catalogue)).items()),
        terms=terms,
        places=places or min(USUAL_PLACES, LIMITS.get(form, MOST)),
        locale=call.public_locale,
        rounds=rounds or 0,
        team=team,
        punctual=wanted.punctual,
        level=level,
    )
    me = Person(call.user, call.interaction.user.display_name)
    at = call.bot.services.clock.now_ms() + _wait(starts) if starts.strip() else 0
    made = await call.bot.matches.tournaments.create(
        plan, guild, call.interaction.channel_id or 0, me, starts=at, key=call.key
    )
    await call.plain("tournament-opened", name=made.plan.name)


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
@app_commands.autocomplete(tournament=suggest)
async def table(interaction: discord.Interaction, tournament: int | None = None) -> None:
    """Show the standings."""
    await run(interaction, _chosen, tournament, _table)


@TOURNAMENT.command(name="join", description="Join a tournament")
@app_commands.describe(tournament=NUMBER)
@app_commands.autocomplete(tournament=suggest)
async def join(interaction: discord.Interaction, tournament: int | None = None) -> None:
    """Enter."""
    await run(interaction, _chosen, tournament, _join)


@TOURNAMENT.command(name="leave", description="Leave a tournament, or drop out")
@app_commands.describe(tournament=NUMBER)
@app_commands.autocomplete(tournament=suggest)
async def leave(interaction: discord.Interaction, tournament: int | None = None) -> None:
    """Leave."""
    await run(interaction, _chosen, tournament, _leave)


@TOURNAMENT.command(name="start", description="Start a tournament now")
@app_commands.describe(tournament=NUMBER)
@app_commands.autocomplete(tournament=suggest)
async def start(interaction: discord.Interaction, tournament: int | None = None) -> None:
    """Begin."""
    await run(interaction, _chosen, tournament, _start)


@TOURNAMENT.command(name="cancel", description="Cancel a tournament")
@app_commands.describe(tournament=NUMBER)
@app_commands.autocomplete(tournament=suggest)
async def cancel(interaction: discord.Interaction, tournament: int | None = None) -> None:
    """Cancel."""
    await run(interaction, _chosen, tournament, _cancel)


@TOURNAMENT.command(name="move", description="Continue a tournament in this channel")
@app_commands.describe(tournament=NUMBER)
@app_commands.autocomplete(tournament=suggest)
async def move(interaction: discord.Interaction, tournament: int | None = None) -> None:
    """Move to this channel."""
    await run(interaction, _chosen, tournament, _move)


@TOURNAMENT.command(name="export", description="Get a tournament as a file")
@app_commands.describe(tournament=NUMBER, form="Everything as JSON, or a report for rating software")
@app_commands.choices(form=FILES)
@app_commands.autocomplete(tournament=suggest)
async def export(interaction: discord.Interaction, form: str = "json", tournament: int | None = None) -> None:
    """Hand over a file."""

    async def hand_over(call: InteractionContext, found: Tournament) -> None:
        if form == "trf" and found.plan.form is not Form.SWISS:
            raise refused("refused-tournament-trf")
        data = trf_report(found) if form == "trf" else json_report(found)
        await call.screen(Sheet((AttachedFile(data, f"tournament-{found.id}.{form}"),)))

    await run(interaction, _chosen, tournament, hand_over)


async def _chosen(
    call: InteractionContext, number: int | None, then: Callable[[InteractionContext, Tournament], Awaitable[None]]
) -> None:
    """Go on with the tournament of a number, or the latest that the caller may see."""
    if number is None:
        latest = await _seen(call)
        live = [one for one in latest if one.stage.is_live]
        if not latest:
            raise refused("tournament-none")
        await then(call, (live or latest)[0])
        return
    found = await call.bot.matches.tournaments.tournament(number, call.interaction.guild_id or 0)
    if not _sees(call, found):
        raise refused("refused-tournament-unknown")
    await then(call, found)


async def _seen(call: InteractionContext) -> list[Tournament]:
    """The latest tournaments of the server that the caller may see, newest first."""
    found = await call.bot.services.store.tournaments_in(call.interaction.guild_id or 0, SHOWN)
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
    shut = await TournamentChannels(call.bot).said(found, call.words)
    if not found.rounds:
        await call.panel(card_sheet(found, call.words, shut))
        return
    _, _, asked = call.id.args.partition(".") if call.id.args.startswith(PAGE) else ("", "", "")
    drawn = await TournamentPictures(call.bot).private(found, call.words, call.user, natural(asked) or 0)
    sheet = table_sheet(
        found, {one.id: one for one in matches}, call.words, media(drawn), (drawn.page, drawn.pages), call.user, shut
    )
    await call.panel(sheet)


async def _join(call: InteractionContext, found: Tournament) -> None:
    me = Person(call.user, call.interaction.user.display_name)
    entered = await call.bot.matches.tournaments.enter(found.id, found.guild, me)
    await call.plain("tournament-joined", name=entered.plan.name)


async def _leave(call: InteractionContext, found: Tournament) -> None:
    left = await call.bot.matches.tournaments.leave(found.id, found.guild, call.user)
    await call.plain("tournament-left" if left.stage is Stage.OPEN else "tournament-dropped", name=left.plan.name)


async def _start(call: InteractionContext, found: Tournament) -> None:
    await _check_runner(call, found)
    begun = await call.bot.matches.tournaments.begin(found.id, found.guild)
    await call.plain("tournament-begun", name=begun.plan.name)


async def _cancel(call: InteractionContext, found: Tournament) -> None:
    await _check_runner(call, found)
    over = await call.bot.matches.tournaments.cancel(found.id, found.guild)
    await call.plain("tournament-cancelled-now", name=over.plan.name)


async def _move(call: InteractionContext, found: Tournament) -> None:
    await _check_runner(call, found)
    _check_place(call.interaction)
    moved = await call.bot.matches.tournaments.move(found.id, found.guild, call.interaction.channel_id or 0)
    await call.plain("tournament-moved", name=moved.plan.name)


async def _check_runner(call: InteractionContext, found: Tournament | None = None) -> None:
    """Raise Refused unless the caller may open tournaments here, or run this one."""
    if call.interaction.permissions.manage_guild:
        return
    wishes = await call.bot.services.store.server_settings(call.interaction.guild_id or 0)
    if not wishes.tournaments or (found is not None and found.owner.user != call.user):
        raise refused("refused-tournament-rights")


def _check_place(interaction: discord.Interaction) -> None:
    """Raise Refused unless matches can have threads here."""
    check_rights(interaction)
    if not isinstance(interaction.channel, discord.TextChannel):
        raise refused("refused-tournament-text")
    missing = lacking(interaction.app_permissions, FOR_THREADS)
    if missing:
        raise Refused(refused("refused-permissions", missing=listed(missing)).reason)


def _wait(starts: str) -> int:
    """Milliseconds until a start. Raises Refused."""
    try:
        return read_length(starts.strip().casefold())
    except Refused:
        raise refused("refused-tournament-when", given=starts) from None


PRESSES: dict[str, Callable[[InteractionContext, Tournament], Awaitable[None]]] = {
    JOIN: _join,
    LEAVE: _leave,
    START: _start,
    CANCEL: _cancel,
    TABLE: _table,
    PAGE: _table,
}


async def setup(bot: GameBot) -> None:
    """Add the group and its buttons."""
    bot.tree.add_command(TOURNAMENT)
    bot.answerers[VERB] = pressed
    bot.matches.director.venues = TournamentChannels(bot)
