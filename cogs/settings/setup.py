"""`/server setup`: all settings of a server, as options or in a panel with pages."""

from collections.abc import Callable, Collection, Mapping
from typing import get_args

import discord
from discord import app_commands

from bot.answers.custom_id import Id, natural
from bot.answers.verbs import Presser
from bot.client.app import GameBot
from bot.features.settings.sheets import HERE, NOT_HERE, ON, PLACED
from bot.features.settings.switches import SWITCHES
from bot.games import GAMES
from bot.games.contract.preview import Assist
from bot.matches.core.errors import Refused, refused
from bot.matches.settings.preferences import NOWHERE, Look, ServerSettings
from bot.matches.timing.paces import USUAL, clock_code, read_terms
from bot.screens.latest_first import FIRST
from bot.screens.option_labels import clock_meant
from bot.screens.sheet import Modal, TextInput
from bot.words import Catalogue, Words
from cogs.core.command_options import ASSISTS, GAME_CHOICES, suggest_clock
from cogs.core.components import SETTABLE
from cogs.core.errors import serve
from cogs.core.interaction_context import InteractionContext, context_of
from cogs.server.group import SERVER, check_manager
from cogs.settings.channel_settings import change_channel, language_code, suggest_language
from cogs.settings.check import ServerCheck
from cogs.settings.panel import check_roles, choose, set_values, show_house
from cogs.settings.switch_options import with_switches

PLAY, TERMS, STYLE, POSTS, LADDERS, CARE = "play", "terms", "style", "posts", "ladders", "care"  # pages
HELP = {one.value: one for one in Assist}
LINE = "length"  # the field of the form for a clock
KEPT = 50  # characters of it in a button's id
MOST = 50  # channels that may be chosen; their mentions fill a message

PAGE_OF = {
    **dict.fromkeys(("clock", "assist"), TERMS),
    **dict.fromkeys(("look", "language"), STYLE),
    **PLACED,
    **{switch.name: switch.page for switch in SWITCHES},
}
LOOKS: Mapping[str, Look] = {look: look for look in get_args(Look)}
LOOK_CHOICES = [
    app_commands.Choice(name=app_commands.locale_str(look, key=f"look-{look}"), value=look) for look in LOOKS
]
SEASON, EVER = "season", "all"
FIRST_CHOICES = [
    app_commands.Choice(name=app_commands.locale_str("this season", key="first-season"), value=SEASON),
    app_commands.Choice(name=app_commands.locale_str("all time", key="season-all"), value=EVER),
]
PLACES = {
    "daily": "Puzzle of the day",
    "news": "Season results",
    "forum": "Forum for matches",
    "results": "Results",
    "lobby": "Lobby",
    "players": "Role mentioned for tournaments",
    "log": "Log for moderators",
    "moderators": "Role mentioned in the log",
}
OFF_CHOICES = [
    app_commands.Choice(name=app_commands.locale_str(name, key=f"wish-{wish}"), value=wish)
    for wish, name in PLACES.items()
]


class Channels(app_commands.Transformer):
    """An option that takes a channel of these kinds; for discord.py, media channels are forums, too."""

    def __init__(self, *kinds: discord.ChannelType) -> None:
        self.kinds = kinds

    @property
    def type(self) -> discord.AppCommandOptionType:
        """The type of the option."""
        return discord.AppCommandOptionType.channel

    @property
    def channel_types(self) -> list[discord.ChannelType]:
        """The kinds of channels that are offered."""
        return list(self.kinds)

    async def transform(
        self, _: discord.Interaction, value: app_commands.AppCommandChannel
    ) -> app_commands.AppCommandChannel:
        """The channel as Discord gives it."""
        return value


@SERVER.command(name="setup", description="This server’s settings")
@app_commands.describe(
    game="A game to allow or disallow here",
    channel="A channel to allow or disallow for new matches; with none chosen, all are allowed",
    allowed="Allow that game or channel? Yes, if left out",
    inside="Set language and game for this channel alone; its threads and posts follow",
    clock="Default time per move: a clock, or a length such as 6h or 2d 12h",
    assist="How much flick previews show everyone by default",
    language="Language of my posts here",
    look="Dark or light pictures; players can change their private ones",
    daily="Channel for the puzzle of the day, every morning; “off” stops it",
    news="Channel for the results of each season; “off” stops them",
    forum="Forum where each new match gets a post; “off” stops that",
    results="Channel where each result is posted; “off” stops that",
    lobby="Channel for a message with buttons to play without commands; “off” removes it",
    first="What /leaderboard shows first",
    players="Role that I mention when a tournament opens",
    log="Channel for reported problems, failed and voided matches, bans and changes of settings",
    moderators="Role that I mention there when a problem is reported or a match fails",
    off="Stop using a channel, the forum, the log or a role that was set",
)
@app_commands.rename(inside="in")
@app_commands.choices(game=GAME_CHOICES, assist=ASSISTS, look=LOOK_CHOICES, first=FIRST_CHOICES, off=OFF_CHOICES)
@app_commands.autocomplete(clock=suggest_clock, language=suggest_language)
@with_switches
async def set_up(
    interaction: discord.Interaction,
    /,
    game: str = "",
    channel: app_commands.Transform[app_commands.AppCommandChannel, Channels(*SETTABLE)] | None = None,
    allowed: bool = True,  # noqa: FBT001, FBT002  an option of a command
    inside: app_commands.Transform[app_commands.AppCommandChannel, Channels(*SETTABLE)] | None = None,
    clock: str = "",
    assist: str = "",
    language: str = "",
    look: str = "",
    daily: discord.TextChannel | None = None,
    news: discord.TextChannel | None = None,
    forum: app_commands.Transform[app_commands.AppCommandChannel, Channels(discord.ChannelType.forum)] | None = None,
    results: discord.TextChannel | None = None,
    lobby: discord.TextChannel | None = None,
    first: str = "",
    players: discord.Role | None = None,
    log: discord.TextChannel | None = None,
    moderators: discord.Role | None = None,
    off: str = "",
    **switches: bool | None,
) -> None:
    """Change the given settings and show their page; without options, show the panel."""
    call = context_of(interaction)
    given: dict[str, object] = {
        "assist": Assist(assist) if assist else None,
        "look": LOOKS[look] if look else None,
        "seasonal": first == SEASON if first else None,
        **switches,
    }
    chosen = {wish: value for wish, value in given.items() if value is not None}
    place = channel.id if channel else 0
    posted = {"daily": daily, "news": news, "forum": forum, "results": results, "lobby": lobby, "log": log}
    chosen |= {wish: channel_for.id for wish, channel_for in posted.items() if channel_for is not None}
    roles = {"players": players, "moderators": moderators}
    chosen |= {wish: role.id for wish, role in roles.items() if role is not None}
    chosen |= {off: 0} if off else {}
    if inside is None:
        await serve(call, _change(call, chosen, game, place, allowed=allowed, clock=clock, language=language))
        return
    alone = not (chosen or place or clock.strip()) and (allowed or bool(game))
    await serve(call, change_channel(call, inside.id, game, language, allowed=allowed, alone=alone))


async def _change(
    call: InteractionContext,
    chosen: dict[str, object],
    game: str,
    channel: int,
    *,
    allowed: bool,
    clock: str,
    language: str,
) -> None:
    """Change several settings, or none if one is refused; show their page, or the overview if they are on several."""
    check_roles(call, chosen)
    if clock.strip():
        chosen["clock"] = stored_clock(clock, call.bot.catalogue)
    if language.strip():
        chosen["language"] = language_code(call, language)
    pages = {PAGE_OF[wish] for wish in chosen} | ({PLAY} if game or channel else set())
    page = pages.pop() if len(pages) == 1 else FIRST
    if not chosen and page == FIRST:
        await show_house(call, FIRST)
        return
    apply = set_terms if any(PAGE_OF[wish] == TERMS for wish in chosen) else set_values

    def change(settings: ServerSettings) -> ServerSettings:
        return apply(**chosen)(set_allowed(game, channel, allowed=allowed)(settings))

    await choose(call, change, page)


async def turn_page(call: InteractionContext) -> None:
    """Show another page."""
    check_manager(call)
    await show_house(call, call.id.args)


async def switch(call: InteractionContext) -> None:
    """Set a switch to the button's value, even if someone else has changed it since. Raises Refused."""
    check_manager(call)
    wish, _, way = call.id.args.partition(".")
    if wish not in {one.name for one in SWITCHES}:
        raise refused("control-unknown")
    page, chosen = PAGE_OF[wish], {wish: way == ON}
    await choose(call, (set_terms if page == TERMS else set_values)(**chosen), page)


async def choose_look(call: InteractionContext) -> None:
    """Set how public pictures look."""
    check_manager(call)
    await choose(call, set_values(look=call.one_of(LOOKS)), STYLE)


async def choose_language(call: InteractionContext) -> None:
    """Set the language of public messages; running matches keep theirs."""
    check_manager(call)
    await choose(call, set_values(language=language_code(call, call.value)), STYLE)


async def check_here(call: InteractionContext) -> None:
    """Run `/server check` from the panel."""
    check_manager(call)
    await ServerCheck(call.bot).show(call)


async def choose_games(call: InteractionContext) -> None:
    """Set the games that are played. Only the difference from what the panel showed is applied, so others' changes stay."""
    check_manager(call)
    shown = set(call.id.args.split(".")) if call.id.args else None
    wanted = set(call.values)

    def change(settings: ServerSettings) -> ServerSettings:
        played = {key for key in GAMES if key not in settings.unwanted}
        kept = wanted if shown is None else (played | (wanted - shown)) - (shown - wanted)
        return set_games(kept)(settings)

    await choose(call, change, PLAY)


async def choose_channels(call: InteractionContext) -> None:
    """Allow matches in the panel's channel, stop allowing them there, or allow them everywhere. Raises Refused."""
    check_manager(call)
    here, way = (call.spot,), call.id.args
    changes = {HERE: add_channels(here), NOT_HERE: remove_channels(here)}
    await choose(call, changes.get(way, set_values(channels=())), PLAY)


async def find_channel(call: InteractionContext) -> None:
    """Allow matches in the chosen channel. Raises Refused."""
    check_manager(call)
    await choose(call, add_channels(_channels(call)), PLAY)


async def lose_channels(call: InteractionContext) -> None:
    """Stop allowing matches in the chosen channels, and in those that were deleted, which cannot be chosen."""
    check_manager(call)
    await choose(call, remove_channels([*_channels(call), *await _deleted(call)]), PLAY)


async def _deleted(call: InteractionContext) -> list[int]:
    """The allowed channels that are gone; those hidden from the bot are known to be there."""
    guild = call.bot.get_guild(call.guild)
    if guild is None or guild.unavailable:
        return []
    allowed = (await call.bot.services.store.server_settings(call.guild)).channels
    return [one for one in allowed if one != NOWHERE and guild.get_channel(one) is None]


def _channels(call: InteractionContext) -> list[int]:
    """The chosen channels; values that are no ids are skipped."""
    return [one for one in map(natural, call.values) if one is not None]


def set_games(games: Collection[str]) -> Callable[[ServerSettings], ServerSettings]:
    """The change to these games. Raises Refused if none is left."""
    if not any(key in games for key in GAMES):
        raise refused("refused-house-no-game")
    return set_values(unwanted=tuple(key for key in GAMES if key not in games))


def add_channels(channels: Collection[int]) -> Callable[[ServerSettings], ServerSettings]:
    """The change that adds these channels. Raises Refused if there are too many."""

    def change(settings: ServerSettings) -> ServerSettings:
        known = tuple(one for one in dict.fromkeys((*settings.channels, *channels)) if one != NOWHERE)
        if len(known) > MOST:
            raise refused("refused-house-many", count=MOST)
        return set_values(channels=known)(settings)

    return change


def set_allowed(game: str, channel: int, *, allowed: bool) -> Callable[[ServerSettings], ServerSettings]:
    """The change that allows or disallows a game ("": none) and a channel (0: none). Raises what `set_games` and `add_channels` raise."""

    def change(settings: ServerSettings) -> ServerSettings:
        if game:
            others = {key for key in GAMES if key not in settings.unwanted} - {game}
            settings = set_games(others | {game} if allowed else others)(settings)
        if channel:
            settings = (add_channels if allowed else remove_channels)((channel,))(settings)
        return settings

    return change


def remove_channels(channels: Collection[int]) -> Callable[[ServerSettings], ServerSettings]:
    """The change that removes these channels."""
    return lambda settings: set_values(channels=tuple(one for one in settings.channels if one not in channels))(
        settings
    )


async def choose_clock(call: InteractionContext) -> None:
    """Set the default clock."""
    check_manager(call)
    await choose(call, set_terms(clock=stored_clock(call.value, call.bot.catalogue)), TERMS)


async def ask_length(call: InteractionContext) -> None:
    """Open the form for another length, filled with refused input."""
    check_manager(call)
    await call.ask(length_form(call.id.args, call.words))


async def write_clock(call: InteractionContext) -> None:
    """Set the typed length as the default clock; refused input stays in the form."""
    check_manager(call)
    written = call.fields.get(LINE, "").strip()
    try:
        await choose(call, set_terms(clock=stored_clock(written, call.bot.catalogue)), TERMS)
    except Refused as refusal:
        await show_house(call, TERMS, f"⚠ {call.refusal(refusal)}", written[:KEPT])


async def choose_assist(call: InteractionContext) -> None:
    """Set the default assist level."""
    check_manager(call)
    await choose(call, set_terms(assist=call.one_of(HELP)), TERMS)


def stored_clock(written: str, catalogue: Catalogue) -> str:
    """A clock as it is stored: a pace by its name, nothing for the usual one, else whole minutes. Raises Refused."""
    terms = read_terms(clock_meant(written, catalogue))
    return "" if terms.pace is USUAL else clock_code(terms)


def length_form(written: str, words: Words) -> Modal:
    """The form for a length, filled with refused input."""
    line = TextInput(LINE, words.text("house-clock-line"), written, words.text("house-clock-hint"))
    return Modal(Id("houselength"), words.text("house-clock"), (line,))


def set_terms(**chosen: object) -> Callable[[ServerSettings], ServerSettings]:
    """The change to these terms. It raises Refused if they contradict the others."""

    def change(settings: ServerSettings) -> ServerSettings:
        wanted = set_values(**chosen)(settings)
        read_terms(wanted.clock, rated=wanted.rated, assist=wanted.assist)
        return wanted

    return change


async def setup(bot: GameBot) -> None:
    """Answer the panel; the command is in its group."""
    bot.answer(
        Presser.MANAGERS,
        house=turn_page,
        housecheck=check_here,
        housegames=choose_games,
        housespots=choose_channels,
        housefound=find_channel,
        houselost=lose_channels,
        houseclock=choose_clock,
        houseother=ask_length,
        houselength=write_clock,
        houseassist=choose_assist,
        houselook=choose_look,
        housetongue=choose_language,
        houseswitch=switch,
    )
