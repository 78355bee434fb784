"""`/server setup`: all settings of a server, as options or in a panel with pages; handles the pages of posts and ladders."""

from collections.abc import Mapping
from typing import get_args

import discord
from discord import app_commands

from bot.app import GameBot
from bot.games.preview import Assist
from bot.matches.core.errors import refused
from bot.matches.settings.preferences import Look, ServerSettings
from bot.screens.server_settings_view import AS_DISCORD, FIRST, ON
from cogs.core.errors import serve
from cogs.core.interaction_context import InteractionContext
from cogs.match.group import context_of
from cogs.matchmaking.challenges import ASSISTS, GAME_CHOICES
from cogs.matchmaking.clock_options import suggest_clock
from cogs.server import games_page
from cogs.server.check import ServerCheck
from cogs.server.games_page import set_allowed
from cogs.server.group import SERVER, check_manager, choose, set_values, show_house, tongues_of
from cogs.server.match_defaults import PAGE as TERMS
from cogs.server.match_defaults import set_terms, stored_clock

POSTS, LADDERS = "posts", "ladders"
PAGE_OF = {
    **dict.fromkeys(("clock", "rated", "assist", "threads"), TERMS),
    **dict.fromkeys(("look", "language"), POSTS),
    **dict.fromkeys(("seasonal", "world"), LADDERS),
}
SWITCHES = frozenset(("rated", "threads", "seasonal", "world"))
LOOKS: Mapping[str, Look] = {look: look for look in get_args(Look)}
LOOK_CHOICES = [
    app_commands.Choice(name=app_commands.locale_str(look, key=f"look-{look}"), value=look) for look in LOOKS
]
SEASON, EVER = "season", "all"
FIRST_CHOICES = [
    app_commands.Choice(name=app_commands.locale_str("this season", key="first-season"), value=SEASON),
    app_commands.Choice(name=app_commands.locale_str("all time", key="season-all"), value=EVER),
]


async def suggest_language(interaction: discord.Interaction, typed: str) -> list[app_commands.Choice[str]]:
    """The available languages by their own names, and the one that Discord has for the server."""
    call = context_of(interaction)
    named = {**tongues_of(call), AS_DISCORD: call.words.text("settings-language-discord")}
    fitting = {code: name for code, name in named.items() if typed.casefold() in name.casefold()} or named
    return [app_commands.Choice(name=name, value=code) for code, name in fitting.items()][:25]


@SERVER.command(name="setup", description="All settings of this server, and where to change them")
@app_commands.describe(
    game="A game to allow here, or not",
    channel="A channel to allow for new matches, or not; while none is chosen, all are allowed",
    allowed="Whether that game or channel is allowed; yes, if left out",
    clock="Default time for a decision: a clock, or a length such as 6h or 2d 12h",
    rated="Whether matches count for ladders by default",
    assist="How much the preview of a flick shows by default, the same for everyone",
    threads="Whether each team gets a private thread by default, where two or more play together",
    look="Dark or light pictures; players may choose their own for what only they see",
    language="Language of what I post here",
    first="What `/leaderboard` shows if no season is named",
    world="Whether rated matches count in the world ranking",
)
@app_commands.choices(game=GAME_CHOICES, assist=ASSISTS, look=LOOK_CHOICES, first=FIRST_CHOICES)
@app_commands.autocomplete(clock=suggest_clock, language=suggest_language)
async def set_up(
    interaction: discord.Interaction,
    game: str = "",
    channel: discord.TextChannel | discord.VoiceChannel | discord.StageChannel | None = None,
    allowed: bool = True,  # noqa: FBT001, FBT002  an option of a command
    clock: str = "",
    rated: bool | None = None,  # noqa: FBT001  likewise
    assist: str = "",
    threads: bool | None = None,  # noqa: FBT001  likewise
    look: str = "",
    language: str = "",
    first: str = "",
    world: bool | None = None,  # noqa: FBT001  likewise
) -> None:
    """Change what is given and show its page; without options, show the panel."""
    call = context_of(interaction)
    given: dict[str, object] = {
        "rated": rated,
        "assist": Assist(assist) if assist else None,
        "threads": threads,
        "look": LOOKS[look] if look else None,
        "seasonal": first == SEASON if first else None,
        "world": world,
    }
    chosen = {wish: value for wish, value in given.items() if value is not None}
    place = channel.id if channel else 0
    await serve(call, _change(call, chosen, game, place, allowed=allowed, clock=clock, language=language))


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
    if clock.strip():
        chosen["clock"] = stored_clock(clock, call.bot.catalogue)
    if language.strip():
        chosen["language"] = _language(call, language)
    pages = {PAGE_OF[wish] for wish in chosen} | ({games_page.PAGE} if game or channel else set())
    page = pages.pop() if len(pages) == 1 else FIRST
    if not chosen and page == FIRST:
        await show_house(call, FIRST)
        return
    apply = set_terms if any(PAGE_OF[wish] == TERMS for wish in chosen) else set_values

    def change(wishes: ServerSettings) -> ServerSettings:
        return apply(**chosen)(set_allowed(game, channel, allowed=allowed)(wishes))

    await choose(call, change, page)


async def turn_page(call: InteractionContext) -> None:
    """Show another page."""
    check_manager(call)
    await show_house(call, call.id.args)


async def switch(call: InteractionContext) -> None:
    """Set a setting to what the button says, even if someone else has changed it since. Raises Refused."""
    check_manager(call)
    wish, _, way = call.id.args.partition(".")
    if wish not in SWITCHES:
        raise refused("control-unknown")
    page, chosen = PAGE_OF[wish], {wish: way == ON}
    await choose(call, (set_terms if page == TERMS else set_values)(**chosen), page)


async def choose_look(call: InteractionContext) -> None:
    """Set how public pictures look."""
    check_manager(call)
    await choose(call, set_values(look=call.one_of(LOOKS)), POSTS)


async def choose_language(call: InteractionContext) -> None:
    """Set the language of public messages; running matches keep theirs."""
    check_manager(call)
    await choose(call, set_values(language=_language(call, call.value)), POSTS)


def _language(call: InteractionContext, given: str) -> str:
    """The code of a language given by name or code, "" for the one Discord has for the server. Raises Refused."""
    wanted, tongues = given.strip().casefold(), tongues_of(call)
    named = (
        {name.casefold(): code for code, name in tongues.items()} | {code: code for code in tongues} | {AS_DISCORD: ""}
    )
    if wanted not in named:
        raise refused("refused-language", given=given)
    return named[wanted]


async def check_here(call: InteractionContext) -> None:
    """Run `/server check` from the panel."""
    check_manager(call)
    await ServerCheck(call.bot).show(call)


async def setup(bot: GameBot) -> None:
    """Answer the panel; the command is in its group."""
    bot.answerers.update(house=turn_page, houseswitch=switch, housecheck=check_here)
    bot.answerers.update(houselook=choose_look, housetongue=choose_language)
