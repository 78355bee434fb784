"""`/profile`: a player's rank, results, rating history, rivals and favourites; private until shown to everyone."""

from collections import Counter
from collections.abc import Mapping, Sequence

import discord
import structlog
from discord import app_commands
from discord.ext import commands

from bot.answers.custom_id import Id, natural
from bot.answers.match_filter import MatchFilter
from bot.answers.verbs import Presser
from bot.client.app import GameBot
from bot.features.contract import TitleQuery
from bot.features.ladders.jobs import Curve
from bot.features.ladders.service import Rankings
from bot.features.ladders.sheets import titles_line
from bot.features.ladders.values import Favourite, PlayerRecord, favourite, played_most, rivals
from bot.games import GAMES
from bot.matches.core.errors import EngineError, refused
from bot.matches.history.player_history import HistoryEntry, MatchResult, tally
from bot.ratings.ladders import RANKED, WORLD, Ladder, Standing
from bot.ratings.seasons import ALL_TIME, season_of
from bot.screens.points import balance, points_words
from bot.screens.sheet import Button, Media, MenuOption, Part, Row, SelectMenu, Sheet
from bot.text import escape_markdown
from bot.words import Words
from cogs.core.command_options import GAME_CHOICES, everywhere
from cogs.core.errors import serve
from cogs.core.interaction_context import InteractionContext, context_of
from cogs.delivery.visibility import all_may_see, hides, may_see

FORM = 10  # matches
RIVALS = 3
MOVES = 400  # latest moves in which the favourite piece is counted
LIKED = 5  # turns needed to have a favourite
POINTS = 200  # matches in a curve, at most; older ones would be too fine to see
FORMS = {1: "form-won", 0: "form-drew", -1: "form-lost"}
FATES = {MatchResult.WON, MatchResult.DRAWN, MatchResult.LOST}  # of matches that are over
log = structlog.stdlib.get_logger(__name__)


class Profiles(commands.Cog):
    """Shows profiles."""

    def __init__(self, bot: GameBot) -> None:
        self.bot = bot
        self.rankings = bot.feature(Rankings)

    @app_commands.command(name="profile", description="A player’s rating, form and rivals")
    @app_commands.describe(
        user="Which player; you, if left out", game="Which game; the one they play most, if left out"
    )
    @app_commands.choices(game=GAME_CHOICES)
    @everywhere
    async def profile(self, interaction: discord.Interaction, user: discord.User | None = None, game: str = "") -> None:
        """Show the profile privately."""
        call = context_of(interaction)
        await serve(call, self.show_profile(call, user.id if user else call.user, game))

    async def choose_game(self, call: InteractionContext) -> None:
        """Show the same player's profile at another game."""
        await self.show_profile(call, *_read_profile_args(call.id.args.partition(".")[0], call.value))

    async def publish(self, call: InteractionContext) -> None:
        """Show the profile to everyone."""
        named, _, played = call.id.args.partition(".")
        user, game = _read_profile_args(named, played)
        sheet = await self._sheet(call, user, game, call.public_words, shared=True)
        call.public = True
        await call.say(Sheet(sheet.parts))

    async def show_profile(self, call: InteractionContext, user: int, game: str = "") -> None:
        """Show a player's profile at a game, by default the one they play most. Raises Refused for an unknown game."""
        if game and game not in GAMES:
            raise refused("command-outdated")
        await call.panel(await self._sheet(call, user, game, call.words))

    async def _sheet(
        self, call: InteractionContext, user: int, game: str, words: Words, *, shared: bool = False
    ) -> Sheet:
        """The profile; one that is `shared` with everyone does not address its player."""
        store = self.bot.services.store
        known = await store.standings_of(user)
        here, own = call.interaction.guild_id or WORLD, user == call.user and not shared
        homes = played_most(known, here, own=user == call.user)
        past = await self._past(call, user, shared=shared)
        games = (*homes, *(one for one in played_unrated(past) if one not in homes))
        game = game or next(iter(games), "")
        extras = await self.bot.services.features.profile(user, game, words)
        lines = [one.line for one in extras if one.line]
        links = await self.bot.services.features.subject_links("player", user, call.user, words)
        added = (*(button for one in extras for button in one.buttons), *links)
        more = other_results([one for one in past if one.match.game == game], words)
        if not (own or shared):
            more += score_text(user, [one.ahead_of(call.user) for one in past if one.match.game == game], words)
        if game in homes:
            home = Ladder(game, homes[game], ALL_TIME)
            show = Button(Id("profileall", args=f"{user}.{game}"), words.text("replay-show"))
            parts = await self._ranked(call, user, home, known, more, words, shared=shared)
            return Sheet((*parts, *lines), _controls(user, game, games, words, (*added, show)))
        text = "\n".join((unrated_text(user, game, words, own=own), *more))
        won = titles_line((), words, await self._won(call, user, here, game, words, shared=shared))
        rest = filter(None, (won, await self._in_time(user, words), *lines))
        history = Button(Id("history", args=str(MatchFilter(user, game=game))), words.text("profile-history"))
        return Sheet((text, *rest), _controls(user, game, games, words, (*added, history)))

    async def _ranked(
        self,
        call: InteractionContext,
        user: int,
        home: Ladder,
        known: Mapping[Ladder, Standing],
        more: Sequence[str],
        words: Words,
        *,
        shared: bool,
    ) -> list[Part]:
        """A player's places, curve and results at a game at which they have rated matches; and `more` results."""
        record = await self.rankings.record(user, home.game, home.guild)
        won = await self._won(call, user, home.guild, home.game, words, shared=shared)
        liked = favourite(GAMES[home.game], await self.rankings.moves_of(user, home.game, home.guild, most=MOVES))
        results = results_text(known[home], more, record, liked, words)
        return [
            words.text("profile-title", user=f"<@{user}>", game=words.text(f"{home.game}-name")),
            "\n".join(await self._places(user, home, known, words, won, own=user == call.user and not shared)),
            *await self._curve(call, record, words),
            "\n".join(filter(None, (*results, await self._in_time(user, words)))),
        ]

    async def _past(self, call: InteractionContext, user: int, *, shared: bool) -> list[HistoryEntry]:
        """The finished matches of a user that the readers of the profile may see; those with the bot only in one's own."""
        own, seen = user == call.user and not shared, all_may_see if shared else may_see
        return [
            one
            for one in await self.bot.matches.player_history.of(user)
            if one.fate in FATES and one.match.game in GAMES and (own or not one.with_house) and seen(call, one.match)
        ]

    async def _in_time(self, user: int, words: Words) -> str:
        """The player's punctuality; "" while too little is known."""
        known = (await self.bot.services.store.punctuality((user,), self.bot.services.clock.now_ms()))[user]
        if known.share is None:
            return ""
        return words.text("profile-in-time", share=known.share, count=known.made + known.missed)

    async def reopen(self, call: InteractionContext) -> None:
        """Show the profile again instead of the badges."""
        named, _, played = call.id.args.partition(".")
        user, game = _read_profile_args(named, played)
        known = await self.bot.services.store.standings_of(user)
        rated = played_most(known, call.interaction.guild_id or WORLD, own=user == call.user)
        unrated = () if game in rated else played_unrated(await self._past(call, user, shared=False))
        await self.show_profile(call, user, game if game in {*rated, *unrated} else "")

    async def _won(
        self, call: InteractionContext, user: int, guild: int, game: str, words: Words, *, shared: bool
    ) -> tuple[str, ...]:
        """A player's titles from features, of what the readers of the profile may know of."""

        def may_see(guild: int, channel: int) -> bool:
            own = user == call.user and not shared
            return own or not hides(call, guild, channel, shared=shared)

        return await self.bot.services.features.titles(TitleQuery(user, guild, game, may_see, words))

    async def _places(
        self,
        user: int,
        home: Ladder,
        known: Mapping[Ladder, Standing],
        words: Words,
        won: Sequence[str],
        *,
        own: bool,
    ) -> list[str]:
        """The player's places: on the ladder of the profile, in the world, and in the season; and their titles, those `won` first.

        For a while after ratings were computed again, players read in their `own` profile how many points they had before.
        """
        now = self.bot.services.clock.now_ms()
        lines = []
        for asked in dict.fromkeys((home, home._replace(guild=WORLD))):
            standing = known.get(asked)
            if standing is not None:
                place = await self._place(asked, user, standing, now, words)
                where = self._where(asked.guild, words)
                points = points_words(standing.points(now), standing, words)
                lines.append(words.text("profile-points", points=points, where=where, place=place))
        season = known.get(home._replace(season=season_of(now)))
        if season is not None and season.games < known[home].games:
            balance_text = balance(season.wins, season.draws, season.losses, words)
            points = points_words(season.points(now), season, words)
            lines.append(words.text("profile-season", points=points, balance=balance_text))
        former = (await self.rankings.former_points(user, now)).get(home) if own else None
        if former is not None:
            lines.append(words.text("profile-recalculated", points=former))
        seasons = await self.rankings.titles(known, user, home)
        return [*lines, *filter(None, (titles_line(seasons, words, won),))]

    def _where(self, guild: int, words: Words) -> str:
        if guild == WORLD:
            return words.text("profile-world")
        server = self.bot.get_guild(guild)
        return (
            words.text("profile-server", server=escape_markdown(server.name))
            if server
            else words.text("profile-elsewhere")
        )

    async def _place(self, asked: Ladder, user: int, standing: Standing, now: int, words: Words) -> str:
        if not standing.ranked:
            return words.text("profile-soon", missing=RANKED - standing.games)
        if standing.resting(now):
            return words.text("profile-resting")
        near = await self.rankings.near(asked, now, user, reach=0)
        if near is None:  # no longer ranked: deleted or inactive since
            return words.text("profile-resting")
        return words.text("profile-place", place=near.rungs[0].place, count=near.count)

    async def _curve(self, call: InteractionContext, record: PlayerRecord, words: Words) -> tuple[Part, ...]:
        """The curve of the player's points, if there are enough; in words if it cannot be drawn."""
        past = record.past[-POINTS:]
        if len(past) < 2:
            return ()
        points = [one.points for one in past]
        settings = await self.bot.services.store.settings_for(call.user, call.interaction.guild_id or 0)
        alt = words.text("curve-alt", count=len(points), points=points[-1], low=min(points), high=max(points))
        if settings.own.text_first:
            return (alt,)
        try:
            png = await self.bot.services.workers.run(Curve(tuple(points), RANKED, past[0].nth, settings.look))
        except EngineError as error:
            log.warning("a curve could not be drawn", error=error)
            return (alt,)
        return (Media(png, alt, "points.png"),)


def played_unrated(past: Sequence[HistoryEntry]) -> tuple[str, ...]:
    """The games in which a player has unrated matches, most played first."""
    return tuple(game for game, _ in Counter(one.match.game for one in past if not one.match.rated).most_common())


def other_results(past: Sequence[HistoryEntry], words: Words) -> list[str]:
    """The results of a player in unrated matches, and separately against the house; [] without any."""
    unrated = tally(one for one in past if not one.match.rated and not one.with_house)
    practised = tally(one for one in past if one.with_house)
    lines = []
    for key, counted in (("profile-unrated", unrated), ("profile-practised", practised)):
        if counted:
            done = balance(counted[MatchResult.WON], counted[MatchResult.DRAWN], counted[MatchResult.LOST], words)
            lines.append(words.text(key, count=counted.total(), balance=done))
    return lines


def score_text(user: int, met: Sequence[int | None], words: Words) -> list[str]:
    """The results between the reader and a player, from the player's side: 1, 0 or -1 per match; [] if they never met."""
    wins, draws, losses = (met.count(place) for place in (-1, 0, 1))
    if not wins + draws + losses:
        return []
    return [words.text("profile-score", user=f"<@{user}>", wins=wins, losses=losses, draws=draws)]


def results_text(
    overall: Standing, more: Sequence[str], record: PlayerRecord, liked: Favourite | None, words: Words
) -> list[str]:
    """A player's rated results and `more`, form, rivals and favourite piece."""
    done = balance(overall.wins, overall.draws, overall.losses, words)
    lines = [words.text("profile-games", count=overall.games, balance=done), *more]
    if overall.best:
        lines.append(words.text("profile-best", points=overall.best))
    form = " ".join(words.text(FORMS[one.place]) for one in record.past[-FORM:])
    lines.append(words.text("profile-form", form=form))
    met = [
        words.text(
            "profile-rival", name=escape_markdown(one.name), balance=balance(one.wins, one.draws, one.losses, words)
        )
        for one in rivals(record)[:RIVALS]
    ]
    if met:
        lines.append(words.text("profile-rivals", rivals=", ".join(met)))
    if liked is not None and liked.times >= LIKED:
        piece = words.say(liked.piece)
        lines.append(words.text("profile-favourite", piece=piece, share=liked.share, count=liked.times))
    return lines


def unrated_text(user: int, game: str, words: Words, *, own: bool) -> str:
    """A note that a player has not finished a rated match, of a game or at all ("")."""
    named = {"game": words.text(f"{game}-name")} if game else {}
    key = f"profile-none{'-game' if game else ''}{'-own' if own else ''}"
    return words.text(key, user=f"<@{user}>", **named)


def _controls(user: int, game: str, games: tuple[str, ...], words: Words, buttons: Row) -> tuple[SelectMenu | Row, ...]:
    """The menu of other games, and the buttons."""
    others = tuple(
        MenuOption(one, words.text(f"{one}-name"), chosen=one == game, icon=words.icon(f"{one}-name")) for one in games
    )
    menu = (
        (SelectMenu(Id("profile", args=f"{user}.game"), words.text("profile-other"), others),) if len(games) > 1 else ()
    )
    return (*menu, buttons)


def _read_profile_args(user: str, game: str) -> tuple[int, str]:
    """The player and game of a control's id. Raises Refused for an invalid one."""
    number = natural(user)
    if number is None or game not in GAMES:
        raise refused("control-unknown")
    return number, game


@app_commands.context_menu(name=app_commands.locale_str("Profile", key="menu-profile"))
async def profile_of(interaction: discord.Interaction, user: discord.User) -> None:
    """Show a user's profile privately."""
    call = context_of(interaction)
    await serve(call, Profiles(call.bot).show_profile(call, user.id))


async def setup(bot: GameBot) -> None:
    """Add the cog."""
    cog = Profiles(bot)
    bot.answer(Presser.ANYONE, profile=cog.choose_game, profileall=cog.publish, profileback=cog.reopen)
    bot.tree.add_command(profile_of)
    await bot.add_cog(cog)
