"""`/server preset`: saves house rules under a name, for `/play`; lists and removes them."""

from collections.abc import Callable

import discord
from discord import app_commands

from bot.client.app import GameBot
from bot.games import GAMES
from bot.games.contract.preview import Assist
from bot.games.contract.vocabulary import phrase
from bot.matches.core.errors import Refused, refused
from bot.matches.settings.preferences import Preset, ServerSettings
from bot.matches.timing.paces import clock_code, read_terms
from bot.screens.option_labels import clock_meant, options_meant
from bot.screens.settings_text import kept_words, preset_words
from bot.screens.sheet import Sheet
from bot.text import cut, escape_markdown, one_line
from cogs.core.command_options import (
    ASSISTS,
    GAME_CHOICES,
    PUNCTUAL_CHOICES,
    read_options,
    suggest_clock,
    suggested_options,
)
from cogs.core.errors import run
from cogs.core.interaction_context import InteractionContext, context_of
from cogs.core.presets import suggest_preset
from cogs.server.group import SERVER
from cogs.settings.panel import set_values

MOST = 20  # presets of a server; their list fits in one message
NAME = 32  # characters
CHANGE = 500  # characters of the line that confirms a change
NO_SEED = bytes(32)  # the position that checks the options is thrown away


@SERVER.command(name="preset", description="Save house rules under a name for /play; without a name, list them")
@app_commands.describe(
    name="Name of the preset; the name of an existing one replaces it",
    game="Which game it is for",
    options="Game options: name=value, separated by spaces; all others at their defaults",
    clock="Time per move; if left out, the server’s default",
    rated="Does it count in the rankings? If left out, the server’s default",
    assist="How much flick previews show; if left out, as players and the server prefer",
    threads="Give each team a private thread, if teams have two or more players",
    seats="How many play at an open table",
    weekdays="Stop the clocks on Saturdays and Sundays (UTC)? No, if left out",
    punctual="Smallest share of moves made in time to join open tables and tournaments",
    remove="Remove the preset of that name",
)
@app_commands.choices(game=GAME_CHOICES, assist=ASSISTS)
@app_commands.choices(punctual=PUNCTUAL_CHOICES)
@app_commands.autocomplete(name=suggest_preset, clock=suggest_clock)
async def preset(
    interaction: discord.Interaction,
    name: app_commands.Range[str, 1, NAME] = "",
    game: str = "",
    options: str = "",
    clock: str = "",
    rated: bool | None = None,  # noqa: FBT001  an option of a command
    assist: str = "",
    threads: bool | None = None,  # noqa: FBT001  likewise
    seats: app_commands.Range[int, 2, 8] | None = None,
    weekdays: bool = False,  # noqa: FBT001, FBT002  likewise
    punctual: int = 0,
    remove: bool = False,  # noqa: FBT001, FBT002  likewise
) -> None:
    """List the presets, or save or remove one."""
    if not one_line(name):
        await run(interaction, _list)
    elif remove:
        await run(interaction, _change, remove_preset(name))
    else:
        shown = Assist(assist) if assist else None
        wanted = Preset(one_line(name), game, (), clock, rated, shown, threads, seats or 0, weekdays, punctual)
        await run(interaction, _save, wanted, options)


@preset.autocomplete("options")
async def suggest_options(interaction: discord.Interaction, typed: str) -> list[app_commands.Choice[str]]:
    """Completions of the typed options."""
    game = GAMES.get(str(interaction.namespace.game))
    if game is None:
        return []
    return suggested_options(game.spec.key, game.spec.options, typed, context_of(interaction).words)


async def _list(call: InteractionContext, note: str = "", settings: ServerSettings | None = None) -> None:
    words = call.words
    known = (settings or await call.bot.services.store.server_settings(call.guild)).presets
    lines = [words.text("preset-line", name=escape_markdown(one.name), terms=preset_words(one, words)) for one in known]
    title = "\n".join((words.text("preset-title"), *(lines or [words.text("preset-empty")])))
    await call.whisper(Sheet((title, *filter(None, (note, f"-# {words.text('preset-hint')}")))))


async def _save(call: InteractionContext, wanted: Preset, options: str) -> None:
    """Save a preset that a match could begin with. Raises Refused."""
    if not wanted.game:
        raise refused("refused-preset-no-game", name=escape_markdown(wanted.name))
    spec, catalogue = GAMES[wanted.game].spec, call.bot.catalogue
    given = read_options(wanted.game, options_meant(wanted.game, options, catalogue))
    if wanted.assist not in {None, Assist.STANDARD} and not spec.reach:
        raise refused("refused-assist", game=phrase(f"{wanted.game}-name"))
    if wanted.threads and not spec.camps:
        raise refused("refused-threads", game=phrase(f"{wanted.game}-name"))
    terms = read_terms(
        clock_meant(wanted.clock, catalogue), rated=bool(wanted.rated), assist=wanted.assist or Assist.STANDARD
    )
    await _check_setup(call, wanted.game, given, (wanted.seats,) if wanted.seats else tuple(spec.seats))
    usual = spec.complete({})
    kept = Preset(
        wanted.name,
        wanted.game,
        tuple((name, value) for name, value in given.items() if usual[name] != value),
        clock_code(terms) if wanted.clock.strip() else "",
        wanted.rated,
        wanted.assist,
        wanted.threads,
        wanted.seats,
        wanted.weekdays,
        wanted.punctual,
    )
    await _change(call, save_preset(kept))


async def _check_setup(call: InteractionContext, game: str, options: dict[str, str], counts: tuple[int, ...]) -> None:
    """Raise Refused unless the game begins with these options at one of these numbers of seats."""
    refusal: Refused | None = None
    for seats in counts:
        try:
            await call.bot.matches.challenges.set_up(game, options, seats, NO_SEED)
        except Refused as refused_here:
            refusal = refusal or refused_here
        else:
            return
    if refusal is not None:
        raise refusal


def save_preset(wanted: Preset) -> Callable[[ServerSettings], ServerSettings]:
    """The change that adds a preset or replaces the one of that name. Raises Refused if there are too many."""

    def change(settings: ServerSettings) -> ServerSettings:
        others = [one for one in settings.presets if one.name.casefold() != wanted.name.casefold()]
        if len(others) >= MOST:
            raise refused("refused-preset-many", count=MOST)
        kept = sorted((*others, wanted), key=lambda one: one.name.casefold())
        return set_values(presets=tuple(kept))(settings)

    return change


def remove_preset(name: str) -> Callable[[ServerSettings], ServerSettings]:
    """The change that removes the preset of that name. Raises Refused if there is none."""

    def change(settings: ServerSettings) -> ServerSettings:
        known = settings.preset(name)
        if known is None:
            names = ", ".join(escape_markdown(one.name) for one in settings.presets)
            raise refused("refused-preset" if names else "refused-preset-none", name=escape_markdown(name), known=names)
        return set_values(presets=tuple(one for one in settings.presets if one != known))(settings)

    return change


async def _change(call: InteractionContext, change: Callable[[ServerSettings], ServerSettings]) -> None:
    """Apply a change and list what there is now. Raises what `change` raises."""
    if call.interaction.guild_id is None:
        raise refused("refused-house-rights")
    before, after = await call.bot.matches.change_server(call.interaction.guild_id, call.player, change)
    await _list(call, cut(kept_words(before, after, call.words, call.tongues), CHANGE), after)


async def setup(_bot: GameBot) -> None:
    """The command is in its group."""
