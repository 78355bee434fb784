"""`/tournament create`."""

from itertools import chain, count

import discord
import msgspec
from discord import app_commands

from bot.features.tournaments.service import SHOWN, WEEK, Tournaments
from bot.features.tournaments.sheets.messages import written_title
from bot.features.tournaments.values import Plan
from bot.games import GAMES
from bot.matches.core.errors import Refused, refused
from bot.matches.matchmaking.match_defaults import RequestedTerms, agreed
from bot.matches.settings.preferences import EffectiveSettings
from bot.matches.timing.paces import read_length
from bot.pairing.event import Form
from bot.pairing.forms import LIMITS, MOST
from bot.pairing.league import SIZES
from bot.screens.deadlines import when
from bot.screens.option_labels import clock_meant, options_meant
from bot.screens.sheet import Sheet
from bot.text import cleaned, one_line
from cogs.core.command_options import (
    GAME_CHOICES,
    LEVEL_CHOICES,
    PUNCTUAL_CHOICES,
    read_options,
    suggest_clock,
    suggested_options,
)
from cogs.core.errors import run
from cogs.core.interaction_context import InteractionContext, context_of
from cogs.core.play_request import PlayRequest
from cogs.core.presets import suggest_preset, with_preset
from cogs.tournaments.occasions import TournamentOccasions
from cogs.tournaments.rights import check_place, check_runner

USUAL_PLACES = 16
LONGEST_NAME = 60
FORMS = [
    app_commands.Choice(
        name=app_commands.locale_str(form.value, key=f"tournament-form-{form.value.replace('_', '-')}"),
        value=form.value,
    )
    for form in Form
]


@app_commands.command(name="create", description="Open a tournament in this channel")
@app_commands.rename(form="format")
@app_commands.describe(
    game="Which game to play",
    form="How it’s played",
    name="What it’s called",
    places="How many can join; if left out, 16, or 64 in a league",
    starts="Time until it starts, like 2h or 1d; if left out, once it’s full (a league: in a week)",
    clock="Time per move: a clock, or a length such as 6h or 2d 12h",
    rated="Do its matches count in the rankings? If left out, the server’s default",
    rounds="Rounds of a Swiss tournament, if not the usual number",
    team="Players on each side",
    level="How well the bot plays, if it should fill an empty place",
    punctual="Smallest share of moves made in time to join",
    weekdays="Stop the clocks on Saturdays and Sundays (UTC)? No, if left out",
    options="Game options: name=value, separated by spaces",
    preset="House rules this server has saved; your own choices override them",
    division="Players in each division of a league, roughly; 6, if left out",
    interval="Time between rounds of a league, like 3d; if left out, a week; 0: as soon as the last one is over",
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
    division: app_commands.Range[int, SIZES[0], SIZES[-1]] | None = None,
    interval: str = "",
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
        division or 0,
        interval,
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
    division: int,
    interval: str,
) -> None:
    """Raises Refused, also where no threads can be made."""
    game = wanted.game
    await check_runner(call)
    if preset.strip():
        wanted = await with_preset(call, wanted, preset, house=bool(level), demands=True)
    await check_place(call, game)
    words, guild = call.public_words, call.guild
    server = EffectiveSettings(server=await call.bot.services.store.server_settings(guild))
    clock = clock_meant(wanted.asked.clock, call.bot.catalogue)
    spec = GAMES[game].spec
    asked = msgspec.structs.replace(wanted.asked, clock=clock)
    terms = agreed(asked, server, flicked=bool(spec.reach), camps=bool(spec.camps))
    plan = Plan(
        name=one_line(name) or await _usual_name(call, game, form),
        form=form,
        game=game,
        options=tuple(read_options(game, options_meant(game, wanted.options, call.bot.catalogue)).items()),
        terms=terms,
        places=places or (MOST if form is Form.LEAGUE else min(USUAL_PLACES, LIMITS.get(form, MOST))),
        locale=call.public_locale,
        rounds=rounds or 0,
        team=team,
        punctual=wanted.punctual,
        level=level,
        division=division,
        interval=_interval(form, cleaned(interval).strip()),
    )
    at = call.bot.services.clock.now_ms() + _wait(starts) if starts.strip() else 0
    made = await call.bot.feature(Tournaments).create(
        plan, guild, call.interaction.channel_id or 0, call.caller, starts=at, key=call.key
    )
    named = written_title(made, words)
    if made.starts:
        text = call.words.text("tournament-opened-starts", name=named, when=when(made.starts, "f"))
    else:
        text = call.words.text("tournament-opened", name=named)
    if TournamentOccasions(call.bot).note(made):
        text += f"\n-# {call.words.text('tournament-event-right')}"
    await call.whisper(Sheet((text,)))


async def _usual_name(call: InteractionContext, game: str, form: Form) -> str:
    """The default name of a tournament, numbered if a live one has it."""
    words = call.public_words
    league = "yes" if form is Form.LEAGUE else "no"
    usual = words.text("tournament-usual-name", game=words.text(f"{game}-name"), league=league)
    shown = await call.bot.feature(Tournaments).rows.in_server(call.interaction.guild_id or 0, SHOWN)
    taken = {one.plan.name for one in shown if one.stage.is_live}
    names = (words.text("tournament-usual-name-again", name=usual, nth=str(nth)) for nth in count(2))
    return next(name for name in chain((usual,), names) if name not in taken)


def _interval(form: Form, given: str) -> int:
    """Milliseconds from one round of a league to the next. Raises Refused."""
    if not given:
        return WEEK if form is Form.LEAGUE else 0
    return 0 if given == "0" else _wait(given)


def _wait(starts: str) -> int:
    """Milliseconds until a start. Raises Refused."""
    try:
        return read_length(starts)
    except Refused:
        raise refused("refused-tournament-when", given=starts) from None
