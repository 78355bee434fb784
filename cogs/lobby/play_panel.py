"""The panel of *Play* below a lobby message, in place of `/play`. All it knows is in the ids of its controls."""

from collections.abc import Awaitable, Callable, Sequence
from dataclasses import replace

import discord

from bot.answers.custom_id import Id, natural
from bot.answers.verbs import Presser
from bot.client.app import GameBot
from bot.features.lobby.play_sheet import PlayPanel
from bot.features.lobby.wanted_match import WantedMatch, read_wanted
from bot.games import GAMES
from bot.games.contract.preview import Assist
from bot.matches.core.errors import Refused, refused
from bot.matches.core.models import Person, Status
from bot.matches.house.members import USUAL
from bot.matches.matchmaking.match_defaults import RequestedTerms
from bot.matches.settings.preferences import Preset, ServerSettings
from bot.matches.timing.paces import LIMITS, clock_code, read_terms
from bot.screens.option_labels import clock_meant
from bot.screens.sheet import Modal, TextInput
from bot.text import escape_markdown
from cogs.core.house_level import level_for, member
from cogs.core.interaction_context import InteractionContext
from cogs.core.play_request import PlayRequest
from cogs.core.server_policy import check_channel, check_player
from cogs.delivery.permissions import check_rights
from cogs.lobby.challenges import begin

LINE = "length"  # the field of the form for a clock
NO_MEMBER = 10007  # Discord's code for a user who is not in the server
UNDER_WAY = (Status.OPEN, Status.CHALLENGE, Status.RUNNING)
CLOCKS = {pace.value: pace.value for pace in LIMITS} | {"usual": ""}


async def open_panel(call: InteractionContext) -> None:
    """Open the panel, with the game of the caller's latest match against people that is not over."""
    check_rights(call.interaction)
    await check_player(call)
    settings = await call.bot.services.store.server_settings(call.guild)
    games = _games(settings, call.spot)
    check_channel(settings, next(iter(games or GAMES)), call.spot, call.words)
    known = await call.bot.services.store.of_user(call.user, statuses=UNDER_WAY)
    last = max((one for one in known if not one.alone and one.game in games), key=lambda one: one.id, default=None)
    await _show(call, WantedMatch(games[0] if last is None else last.game))


def _games(settings: ServerSettings, spot: int) -> list[str]:
    """The games that are played in a channel."""
    return [game for game in GAMES if settings.plays(game, spot)]


async def _show(call: InteractionContext, wanted: WantedMatch, note: str = "") -> None:
    settings = await call.bot.services.store.server_settings(call.guild)
    bot = call.bot.application_id or 0
    level = await level_for(call) if bot in wanted.people else 0
    panel = PlayPanel(wanted, _games(settings, call.spot), settings, bot, level, call.words, note)
    await call.panel(panel.sheet())


def _wanted(call: InteractionContext) -> WantedMatch:
    """The match that the panel showed. Raises Refused."""
    found = read_wanted(call.id.args)
    if found is None:
        raise refused("control-unknown")
    return found


async def choose_people(call: InteractionContext) -> None:
    """Choose the opponents; the note says who cannot be one, and the others stay."""
    wanted, bot = _wanted(call), call.bot.application_id
    named = {one.user: one for one in call.people}
    chosen = [named[user] for user in map(natural, call.values) if user in named]
    reasons = []
    if any(one.user == call.user for one in chosen):
        reasons.append(refused("refused-self"))
    reasons += [refused("refused-bot", name=escape_markdown(one.name)) for one in chosen if one.bot and one.user != bot]
    fit = tuple(one.user for one in chosen if one.user != call.user and (not one.bot or one.user == bot))
    note = "\n".join(f"⚠ {call.refusal(one)}" for one in reasons)
    seats = wanted.seats if bot in fit or not fit else 0  # no one else may take seats left free
    await _show(call, replace(wanted, people=fit[: wanted.most], seats=seats).fitting(), note)


async def choose_options(call: InteractionContext) -> None:
    """Choose the options that are not the game's defaults. Raises Refused for unknown ones."""
    wanted = _wanted(call)
    known = {
        f"{one.name}={value}": (one.name, value) for one in GAMES[wanted.game].spec.options for value in one.values
    }
    if not known.keys() >= set(call.values):
        raise refused("control-unknown")
    chosen = [known[one] for one in call.values]
    await _show(call, wanted.choosing(chosen), _one_each(call, chosen))


async def choose_terms(call: InteractionContext) -> None:
    """Choose the terms that are not the defaults. Raises Refused for unknown ones."""
    wanted = _wanted(call)
    known = {f"{name}={value}": (name, value) for name, value in wanted.possible}
    if not known.keys() >= set(call.values):
        raise refused("control-unknown")
    chosen = [known[one] for one in call.values]
    await _show(call, wanted.agreeing(chosen), _one_each(call, chosen))


def _one_each(call: InteractionContext, chosen: Sequence[tuple[str, str]]) -> str:
    """A note if two values of one option or term are chosen."""
    return f"⚠ {call.words.text('lobby-one-each')}" if len(dict(chosen)) < len(chosen) else ""


async def choose_preset(call: InteractionContext) -> None:
    """Fill in what a preset of the server says; the rest stays. Raises Refused if it is gone, or of a game not played here."""
    wanted = _wanted(call)
    settings = await call.bot.services.store.server_settings(call.guild)
    preset = next((one for one in settings.presets if one.name == call.value), None)
    if preset is None or preset.game not in _games(settings, call.spot):
        raise refused("control-unknown")
    await _show(call, filled(wanted, preset))


def filled(wanted: WantedMatch, preset: Preset) -> WantedMatch:
    """The match with all that a preset says."""
    spec = GAMES[preset.game].spec
    options = {(one.name, value) for one in spec.options for value in one.values[1:]}
    terms = {
        "assist": preset.assist or "",
        "threads": "" if preset.threads is None else "on" if preset.threads else "off",
        "weekdays": "on" if preset.weekdays else "",
        "punctual": str(preset.punctual or ""),
    }
    wanted = wanted.at(preset.game)
    return replace(
        wanted,
        clock=clock_code(read_terms(preset.clock)) if preset.clock else wanted.clock,
        rated=wanted.rated if preset.rated is None else preset.rated,
        seats=preset.seats if preset.seats in spec.seats else wanted.seats,
        options=tuple(one for one in preset.options if one in options),
        terms=tuple((dict(wanted.terms) | {name: value for name, value in terms.items() if value}).items()),
    ).fitting()


async def ask_length(call: InteractionContext) -> None:
    """Open the form for another clock."""
    words = call.words
    line = TextInput(LINE, words.text("house-clock-line"), hint=words.text("house-clock-hint"))
    await call.ask(Modal(Id("playlong", args=_wanted(call).code), words.text("lobby-clock"), (line,)))


async def write_length(call: InteractionContext) -> None:
    """Set the clock that was typed; one that is refused leaves the panel as it is."""
    wanted = _wanted(call)
    try:
        terms = read_terms(clock_meant(call.fields.get(LINE, "").strip(), call.bot.catalogue))
    except Refused as refusal:
        await _show(call, wanted, f"⚠ {call.refusal(refusal)}")
    else:
        await _show(call, replace(wanted, clock=clock_code(terms)))


def with_clock(wanted: WantedMatch, call: InteractionContext) -> WantedMatch:
    """The match with the chosen clock. Raises Refused for an unknown one."""
    return replace(wanted, clock=call.one_of(CLOCKS | {wanted.clock: wanted.clock}))


async def rate(call: InteractionContext) -> None:
    """Have the match rated if it would not be, or not rated if it would."""
    wanted = _wanted(call)
    settings = await call.bot.services.store.server_settings(call.guild)
    await _show(call, replace(wanted, rated=not (settings.rated if wanted.rated is None else wanted.rated)))


def choosing(
    change: Callable[[WantedMatch, InteractionContext], WantedMatch],
) -> Callable[[InteractionContext], Awaitable[None]]:
    """The handler of a control that changes the match and shows the panel again."""

    async def answer(call: InteractionContext) -> None:
        await _show(call, change(_wanted(call), call))

    return answer


def _number(call: InteractionContext) -> int:
    """The chosen option as a number of one digit. Raises Refused."""
    found = natural(call.value, 9)
    if found is None:
        raise refused("control-unknown")
    return found


async def begin_wanted(call: InteractionContext) -> None:
    """Post the challenge or the open table in place of the panel, or begin against the bot; a refusal leaves the panel as it is."""
    wanted = _wanted(call)
    call.public = True
    try:
        await begin(call, await _request(call, wanted), picked=True)
    except Refused as refusal:
        await _show(call, wanted, f"⚠ {call.refusal(refusal)}")


async def _request(call: InteractionContext, wanted: WantedMatch) -> PlayRequest:
    """The match as `/play` would ask for it; the bot takes the seats left free if it is among the opponents. Raises Refused."""
    bot, first = call.bot.application_id or 0, call.interaction.id >> 22
    people, house = list(wanted.people), bot in wanted.people
    if house:
        people += [bot] * (wanted.seats - 1 - len(people))
    level = await level_for(call, wanted.level) if house else USUAL
    opponents = [
        member(first + nth, level) if one == bot else await _person(call, one) for nth, one in enumerate(people)
    ]
    chosen = dict(wanted.terms)
    terms = RequestedTerms(
        wanted.clock,
        None if house else wanted.rated,
        Assist(chosen["assist"]) if "assist" in chosen else None,
        chosen["threads"] == "on" if "threads" in chosen else None,
        "weekdays" in chosen or None,
    )
    options = " ".join(f"{name}={value}" for name, value in wanted.options)
    seats, punctual = 0 if people else wanted.seats, int(chosen.get("punctual", 0))
    return PlayRequest(wanted.game, options, terms, seats, tuple(opponents), punctual)


async def _person(call: InteractionContext, user: int) -> Person:
    """A chosen opponent, with their name on the server. Raises Refused if they have left it."""
    guild = call.interaction.guild
    if guild is None:
        raise refused("control-unknown")
    try:
        found = guild.get_member(user) or await guild.fetch_member(user)
    except discord.NotFound as unknown:
        if unknown.code != NO_MEMBER:
            raise
        raise refused("lobby-left", user=f"<@{user}>") from unknown
    return Person(user, found.display_name, found.bot)


async def setup(bot: GameBot) -> None:
    """Answer the panel."""
    bot.answer(
        Presser.ONESELF,
        playopen=open_panel,
        playgame=choosing(lambda wanted, call: wanted.at(call.one_of(dict(zip(GAMES, GAMES, strict=True))))),
        playwith=choose_people,
        playclock=choosing(with_clock),
        playlength=ask_length,
        playlong=write_length,
        playmore=choosing(lambda wanted, _: replace(wanted, more=not wanted.more)),
        playoptions=choose_options,
        playterms=choose_terms,
        playpreset=choose_preset,
        playseats=choosing(lambda wanted, call: replace(wanted, seats=_number(call)).fitting()),
        playlevel=choosing(lambda wanted, call: replace(wanted, level=_number(call))),
        playrated=rate,
        playgo=begin_wanted,
    )
