"""`/play` and `/practice`: challenges, open tables and practice."""

from collections.abc import Iterable
from dataclasses import replace
from itertools import count

import discord
from discord import app_commands
from discord.ext import commands

from bot.answers.custom_id import Id
from bot.answers.placement import ready_made
from bot.answers.verbs import Presser
from bot.client.app import GameBot
from bot.games import GAMES
from bot.games.contract.player import LEVELS, Level
from bot.games.contract.preview import Assist
from bot.matches.core.errors import Refused, refused
from bot.matches.core.models import Match, MatchRequest, Pace, Person, Status
from bot.matches.house.members import USUAL, is_house, level_of
from bot.matches.matchmaking.match_defaults import RequestedTerms
from bot.screens.cards import challenge_card
from bot.screens.option_labels import clock_meant, options_meant
from bot.screens.sheet import Button, Sheet, rows
from cogs.core.command_options import (
    ASSISTS,
    GAME_CHOICES,
    LEVEL_CHOICES,
    PUNCTUAL_CHOICES,
    everywhere,
    read_options,
    suggest_clock,
    suggested_options,
)
from cogs.core.errors import serve
from cogs.core.house_level import level_for, member
from cogs.core.interaction_context import HIDDEN, InteractionContext, context_of
from cogs.core.play_request import PlayRequest, read_asked, unhurried
from cogs.core.presets import suggest_preset, with_preset
from cogs.core.server_policy import check_house_rules
from cogs.delivery.match_cards import card_of
from cogs.delivery.permissions import check_rights
from cogs.lobby.practice_place import (
    HERE,
    NO_PRIVATE_PLACE,
    PracticePlace,
    company_needed,
    elsewhere,
    options_in,
    practice_id,
    practice_place,
    show_there,
)

PRACTICE = RequestedTerms(clock=Pace.WEEK.value)  # long enough to come back to, and it ends by itself
MORE = tuple(f"with{number}" for number in range(2, 8))  # the largest game has eight players
PAIR = 2  # people in a direct message
SEVERAL = {"", *map(str, range(2, 8))}  # how many members of the house a button names; "": one


class PlayCommand(commands.Cog):
    """Starts matches."""

    def __init__(self, bot: GameBot) -> None:
        self.bot = bot

    @app_commands.command(name="play", description="Challenge someone, or open a table anyone can join")
    @everywhere
    @app_commands.describe(
        game="Which game to play",
        opponent="Who to challenge; leave it out to open a table anyone can join",
        clock="Time per move: a clock, or a length such as 6h or 2d 12h",
        rated="Does it count in the rankings? If left out, the server’s default",
        assist="How much flick previews show everyone; if left out, your setting or the server’s",
        options="Game options: name=value, separated by spaces",
        seats="How many players at an open table; with the bot, it takes the free seats",
        threads="Give each team a private thread, if teams have two or more players",
        level="How well the bot plays, if you challenge it",
        punctual="Smallest share of moves made in time to join your open table",
        weekdays="Stop the clocks on Saturdays and Sundays (UTC)? No, if left out",
        preset="House rules this server has saved; your own choices override them",
        **dict.fromkeys(MORE, "Another player, in games for several"),
    )
    @app_commands.rename(opponent="with")
    @app_commands.choices(game=GAME_CHOICES, assist=ASSISTS)
    @app_commands.choices(level=LEVEL_CHOICES, punctual=PUNCTUAL_CHOICES)
    @app_commands.autocomplete(clock=suggest_clock, preset=suggest_preset)
    async def play(
        self,
        interaction: discord.Interaction,
        game: str,
        opponent: discord.User | None = None,
        preset: str = "",
        clock: str = "",
        rated: bool | None = None,  # noqa: FBT001  an option of a command
        assist: str = "",
        options: str = "",
        seats: app_commands.Range[int, 2, 8] | None = None,
        threads: bool | None = None,  # noqa: FBT001  likewise
        with2: discord.User | None = None,
        with3: discord.User | None = None,
        with4: discord.User | None = None,
        with5: discord.User | None = None,
        with6: discord.User | None = None,
        with7: discord.User | None = None,
        level: int = 0,
        punctual: int = 0,
        weekdays: bool | None = None,  # noqa: FBT001  likewise
    ) -> None:
        """Post the card of a challenge or of an open table; naming the bot means challenging one of its players."""
        call = context_of(interaction)
        call.public = True
        asked = (opponent, with2, with3, with4, with5, with6, with7)
        people = [one for one in asked if one is not None]
        terms = RequestedTerms(
            clock_meant(clock, self.bot.catalogue), rated, Assist(assist) if assist else None, threads, weekdays
        )
        wanted = PlayRequest(game, options, terms, seats or 0, punctual=punctual)
        await serve(call, self._begin(call, wanted, people, preset, level))

    async def _begin(
        self, call: InteractionContext, wanted: PlayRequest, people: list[discord.User], preset: str, level: int
    ) -> None:
        """Begin with these people; the house takes the seats left free if it is one of them."""
        bot = self.bot.application_id or 0
        house = next((one for one in people if one.id == bot), None)
        if preset.strip():
            wanted = await with_preset(call, wanted, preset, house=house is not None, demands=not people)
        if house is not None:
            people += [house] * (wanted.seats - 1 - len(people))
        strength = await level_for(call, level) if house is not None else USUAL
        opponents = invited(people, bot, strength, first=call.interaction.id >> 22)
        await begin(call, replace(wanted, people=opponents))

    @app_commands.command(name="practice", description="Play against the bot, right now")
    @everywhere
    @app_commands.describe(
        game="Which game to play",
        level="How well the bot plays",
        options="Game options: name=value, separated by spaces",
    )
    @app_commands.choices(game=GAME_CHOICES)
    @app_commands.choices(level=LEVEL_CHOICES)
    async def practice(self, interaction: discord.Interaction, game: str, level: int = 0, options: str = "") -> None:
        """Begin a match with a member of the house."""
        call = context_of(interaction)
        call.public = True
        opponent = member(interaction.id >> 22, await level_for(call, level))
        await serve(call, begin(call, PlayRequest(game, options, PRACTICE, 0, (opponent,))))

    @play.autocomplete("options")
    @practice.autocomplete("options")
    async def _suggest_options(self, interaction: discord.Interaction, typed: str) -> list[app_commands.Choice[str]]:
        game = GAMES.get(str(interaction.namespace.game))
        if game is None:
            return []
        words = context_of(interaction).words
        return suggested_options(game.spec.key, game.spec.options, typed, words)


async def begin(call: InteractionContext, wanted: PlayRequest, *, ready: bool = False, picked: bool = False) -> None:
    """Begin a match, or post the card of a challenge or an open table; if `ready` it begins with the caller's usual formation and first move.

    If it was `picked` in a private message, that tells what became of it and can't be used again.

    Raises Refused.
    """
    alone = bool(wanted.people) and all(is_house(one.user) for one in wanted.people)
    if not alone and call.interaction.context.dm_channel:
        await call.whisper(company_needed(call, wanted.game))
        return
    borrowed = call.borrowed and not alone
    if borrowed:
        wanted = unhurried(_fitting(call, wanted))
    elif not alone or wanted.here:
        check_rights(call.interaction)
    if call.interaction.is_guild_integration():
        await check_house_rules(call, wanted.game)
    if wanted.people and wanted.punctual:
        raise refused("refused-punctual-challenge")
    options = read_options(wanted.game, options_meant(wanted.game, wanted.options, call.bot.catalogue))
    terms = read_asked(wanted, await call.bot.services.store.settings_for(call.user, call.guild))
    try:
        apart = await practice_place(call, wanted.game) if alone and not wanted.here else None
    except Refused as refusal:
        if refusal.reason.key not in NO_PRIVATE_PLACE or wanted.asked not in {PRACTICE, RequestedTerms()}:
            raise
        level = None if ready else level_of(wanted.people[0].user)
        again = practice_id(wanted.game, level, options, len(wanted.people))
        await (call.update if picked else call.whisper)(elsewhere(call, refusal, again))
        return
    request = MatchRequest(
        wanted.game,
        apart.guild if apart else call.guild,
        apart.channel if apart else call.interaction.channel_id or 0,
        _language(call, wanted, apart),
        options,
        terms,
        opens=ready,
        borrowed=borrowed,
    )
    try:
        match = await _begun(call, wanted, request)
    except Refused as refusal:
        if apart is not None:
            await apart.close()
        await _known(call, refusal)
        return
    match, arranged = await _arranged(call, match) if ready else (match, "")
    await _show_or_end(call, match, apart, arranged, picked=picked)


def _fitting(call: InteractionContext, wanted: PlayRequest) -> PlayRequest:
    """An open table in a direct message of two people has seats for two, unless a number is asked for: nobody else can join there."""
    if wanted.people or wanted.seats or call.interaction.channel is None:
        return wanted
    fits = call.interaction.channel.type is discord.ChannelType.private and PAIR in GAMES[wanted.game].spec.seats
    return replace(wanted, seats=PAIR) if fits else wanted


def _language(call: InteractionContext, wanted: PlayRequest, apart: PracticePlace | None) -> str:
    """The language of a match among the people asked for, or open to all; of practice in direct messages the caller's own."""
    if apart is not None and not apart.guild:
        return call.words.language
    if not wanted.people:
        return call.public_locale
    return call.public_locale_among(one.user for one in wanted.people if not is_house(one.user))


async def _begun(call: InteractionContext, wanted: PlayRequest, request: MatchRequest) -> Match:
    """The challenge to the people asked for, or the open table. Raises Refused."""
    matches = call.bot.matches
    if wanted.people:
        return await matches.challenges.challenge(call.caller, wanted.people, request, key=call.key)
    return await matches.open_tables.open_table(
        call.caller, request, key=call.key, places=wanted.seats, punctual=wanted.punctual
    )


async def _show_or_end(
    call: InteractionContext, match: Match, apart: PracticePlace | None, arranged: str, *, picked: bool
) -> None:
    """Show the card of a match where it is played; a match whose card nobody else would see is cancelled, with the reason."""
    try:
        await _show(call, match, apart, arranged, picked=picked)
    except Refused as refusal:
        if refusal.reason.key != HIDDEN:
            raise
        tables, challenges = call.bot.matches.open_tables, call.bot.matches.challenges
        end = tables.clear if match.status is Status.OPEN else challenges.cancel
        await end(match.id, call.user, key=f"{call.key}.hidden")
        await call.revise(Sheet((call.refusal(refusal),)))


async def _show(
    call: InteractionContext, match: Match, apart: PracticePlace | None, arranged: str, *, picked: bool
) -> None:
    """Show the card of a match where it is played."""
    card = await card_of(call.bot, match)
    if picked and apart is None:
        named = call.words.text(f"{match.game}-name")
        picked_words = call.words.text("challenge-picked", game=named, match=str(match.id))
        await call.update(Sheet(tuple(filter(None, (picked_words, arranged)))))
    if apart is None or not apart.message:
        await call.bot.matches.delivery.place_card(match, await call.say(card))
        if arranged and not picked:
            await call.whisper(Sheet((arranged,)))
    else:
        await call.bot.matches.delivery.place_card(match, apart.message)
        await show_there(call, apart, card, match, text=arranged, picked=picked)


async def _arranged(call: InteractionContext, match: Match) -> tuple[Match, str]:
    """The match after the first of the ready-made formations is chosen for the caller, if that is what it asks; and that it was, in words."""
    matches = call.bot.matches
    for ask in matches.asks_for(match, call.user):
        if ask.choices and all(map(ready_made, ask.choices)):
            first = ask.choices[0]
            given = await matches.act(match.id, ask.id, call.user, first.action, key=f"{call.key}.ready")
            text = call.words.text("practice-arranged", formation=call.words.say(first.words))
            return given.match, text
    return match, ""


async def _known(call: InteractionContext, refusal: Refused) -> None:
    """Answer a refusal. For a duplicate challenge show its card again, which may be lost; for too many offer to cancel each."""
    if refusal.reason.key in {"refused-open-more", "refused-open-most"}:
        await call.whisper(Sheet((call.refusal(refusal),), rows(await _cancelling(call))))
        return
    number = dict(refusal.reason.args).get("match")
    known = await call.bot.services.store.get(int(str(number))) if number else None
    if known is None or known.status is not Status.CHALLENGE:
        raise refusal
    card = challenge_card(known, call.words, await call.bot.services.features.card_lines(known, call.words))
    await call.whisper(replace(card, parts=(call.refusal(refusal), *card.parts), mentions=()))


async def _cancelling(call: InteractionContext) -> list[Button]:
    """A button for each open table and challenge of the caller."""
    kept = await call.bot.services.store.of_user(call.user, statuses=(Status.OPEN, Status.CHALLENGE))
    return [
        Button(
            Id("clear" if one.status is Status.OPEN else "cancel", one.id),
            call.words.text("cancel-one", match=str(one.id)),
        )
        for one in kept
        if one.challenger.user == call.user
    ]


def invited(people: Iterable[discord.User], bot: int, level: Level, *, first: int) -> tuple[Person, ...]:
    """The challenged players; in the place of the bot's account each time another of its players."""
    house = (member(first + nth, level) for nth in count())
    return tuple(next(house) if one.id == bot else Person(one.id, one.display_name, one.bot) for one in people)


async def practise(call: InteractionContext) -> None:
    """Begin a practice match by a button: its game, level and options, and whether it is played in public."""
    game, _, rest = call.id.args.partition(".")
    strength, again, rest = rest.partition(".")
    level, several = strength[:1], strength[1:]
    codes, _, where = rest.partition(".")
    known = level in {"", *map(str, LEVELS)} and several in SEVERAL and where in {"", HERE}
    if game not in GAMES or not known:
        raise refused("control-unknown")
    call.public = True
    first, usual = call.interaction.id >> 22, await level_for(call, int(level or 0))
    opponents = tuple(member(first + nth, usual) for nth in range(int(several or 1)))
    # The greeting names no level: who presses there has not played yet, and begins with a flick.
    wanted = PlayRequest(game, options_in(game, codes), PRACTICE, 0, opponents, here=where == HERE)
    await begin(call, wanted, ready=not level, picked=bool(again))


async def setup(bot: GameBot) -> None:
    """Add the cog and the button of practice."""
    bot.answer(Presser.ONESELF, practice=practise)
    await bot.add_cog(PlayCommand(bot))
