"""`/leaderboard`: rankings of a game by server or world, season or all time, in pages; private until shown to everyone."""

from dataclasses import dataclass, replace

import discord
import structlog
from discord import app_commands
from discord.ext import commands

from bot.answers.custom_id import PAGES, Id, natural
from bot.answers.verbs import Presser
from bot.client.app import GameBot
from bot.features.ladders.service import Rankings
from bot.features.ladders.values import LadderPage, LadderPlace, played_most
from bot.features.registry import FEATURES
from bot.games import GAMES
from bot.matches.core.errors import EngineError, refused
from bot.ratings.ladders import RANKED, RESTING, WORLD, Ladder, Standing
from bot.ratings.seasons import ALL_TIME, before, bounds, read_season, season_of
from bot.ratings.skills import DAY
from bot.screens.points import MEDALS, balance, points_words, season_words
from bot.screens.sheet import Button, Media, Part, Row, Sheet
from bot.text import escape_markdown, fold
from bot.words import Words
from bot.workers.figures import Podium
from cogs.core.command_options import GAME_CHOICES
from cogs.core.errors import serve
from cogs.core.interaction_context import InteractionContext, context_of
from render.podium import Celebration, PodiumStep

ROWS = 10  # places per page
NEAR = 2  # places shown above and below the player's own
OFFERED = 5  # seasons suggested
log = structlog.stdlib.get_logger(__name__)
EVER = "all"  # all time, because Discord needs a value
SERVER, EVERYWHERE, COMPANY = "server", "world", "thread"
TABLE_CHOICES = [
    app_commands.Choice(name=app_commands.locale_str(one.name, key=one.name_key), value=one.choice)
    for feature in FEATURES
    for one in feature.leaderboards
]
SCOPES = [
    app_commands.Choice(name=app_commands.locale_str(one, key=f"scope-{one}"), value=one)
    for one in (SERVER, EVERYWHERE, COMPANY)
]


@dataclass(frozen=True)
class LeaderboardQuery:
    """A ladder, or the players on it who have played at `spot` (a thread or channel; 0: all of them), and a page."""

    ladder: Ladder
    spot: int = 0
    page: int = 0


@dataclass(frozen=True)
class LeaderboardPage:
    """A page of a ladder as of `moment` (ms since 1970): now, or the end of its season."""

    asked: LeaderboardQuery
    there: LadderPage
    moment: int

    @property
    def pages(self) -> int:
        """The number of pages, at least one."""
        return max(1, -(-self.there.count // ROWS))

    @property
    def past(self) -> bool:
        """Whether its season is over."""
        return self.asked.ladder.season != ALL_TIME and self.moment == bounds(self.asked.ladder.season)[1]


class Leaderboards(commands.Cog):
    """Shows ladders."""

    def __init__(self, bot: GameBot) -> None:
        self.bot = bot
        self.rankings = bot.feature(Rankings)

    @app_commands.command(name="leaderboard", description="Rankings")
    @app_commands.describe(
        game="Which game, or Oracles (spectators’ calls); if left out, the one you play most",
        scope="This server, the world, or the players here; this server, if left out",
        season="A season, such as 2026-4, or all time; the server’s default, if left out",
    )
    @app_commands.choices(game=[*GAME_CHOICES, *TABLE_CHOICES], scope=SCOPES)
    async def leaderboard(
        self, interaction: discord.Interaction, game: str = "", scope: str = "server", season: str = ""
    ) -> None:
        """Show the first page privately."""
        call = context_of(interaction)
        await serve(call, self._begin(call, game, scope, season))

    @leaderboard.autocomplete("season")
    async def suggest_season(self, interaction: discord.Interaction, typed: str) -> list[app_commands.Choice[str]]:
        """The latest seasons that match the typed text."""
        words = context_of(interaction).words
        season = season_of(self.bot.services.clock.now_ms())
        choices = [app_commands.Choice(name=words.text("season-all"), value=EVER)]
        for _ in range(OFFERED):
            written = f"{season // 10}-{season % 10}"
            choices.append(app_commands.Choice(name=season_words(season, words), value=written))
            season = before(season)
        fits = fold(typed)
        return [choice for choice in choices if fits in fold(choice.name) or fits in choice.value]

    async def show_page(self, call: InteractionContext) -> None:
        """Show another page, or refresh it."""
        await call.update(
            await self._sheet(await self._look(read_args(call.id.args)), call, shared=call.pressed_in_public)
        )

    async def publish(self, call: InteractionContext) -> None:
        """Show the page to everyone."""
        call.public = True
        await call.say(await self._sheet(await self._look(read_args(call.id.args)), call, shared=True))

    async def show_own_place(self, call: InteractionContext) -> None:
        """Show the caller privately where they stand."""
        asked = read_args(call.id.args)
        moment = asked.ladder.shown_at(self.bot.services.clock.now_ms())
        near = await self.rankings.near(asked.ladder, moment, call.user, reach=NEAR, spot=asked.spot)
        if near is not None:
            await call.whisper(own_place(LeaderboardPage(asked, near, moment), call.user, call.words))
            return
        mine = (await self.bot.services.store.standings_of(call.user)).get(asked.ladder)
        await call.whisper(unranked_reason(asked, mine, moment, call.words))

    async def _usual(self, call: InteractionContext) -> str:
        """The game in which the caller has the most rated matches here; without any, the first that is played here."""
        store, guild = self.bot.services.store, call.interaction.guild_id or WORLD
        played = played_most(await store.standings_of(call.user), guild, own=False)
        settings = await store.server_settings(guild)
        return (*played, *(game for game in GAMES if settings.plays(game, call.spot)), *GAMES)[0]

    async def _begin(self, call: InteractionContext, game: str, scope: str, season: str) -> None:
        game = game or await self._usual(call)
        tables = self.bot.services.features.leaderboards
        if game not in {*GAMES, *tables} or scope not in {SERVER, EVERYWHERE, COMPANY}:
            raise refused("command-outdated")
        if game in tables:
            present = season_of(self.bot.services.clock.now_ms())
            when = await self._season(call, season) if season.strip() else present
            guild = call.interaction.guild_id or WORLD
            await call.panel(await tables[game](guild, when, call.user, call.words))
            return
        when = await self._season(call, season)
        guild = WORLD if scope == EVERYWHERE else call.interaction.guild_id or WORLD
        spot = (call.interaction.channel_id or 0) if scope == COMPANY else 0
        seen = await self._look(LeaderboardQuery(Ladder(game, guild, when), spot))
        await call.panel(await self._sheet(seen, call, shared=False))

    async def _season(self, call: InteractionContext, written: str) -> int:
        """The season meant; by default the present one or all time, as the server prefers."""
        now = season_of(self.bot.services.clock.now_ms())
        if not written.strip():
            settings = await self.bot.services.store.server_settings(call.guild)
            return now if settings.seasonal else ALL_TIME
        ever = {EVER, *(words.text("season-all") for words in self.bot.catalogue.languages.values())}
        when = ALL_TIME if fold(written) in map(fold, ever) else read_season(written)
        if when is None or when > now:
            raise refused("refused-season", given=written)
        return when

    async def _look(self, asked: LeaderboardQuery) -> LeaderboardPage:
        """A page of a ladder, or the last one if there are fewer."""
        moment = asked.ladder.shown_at(self.bot.services.clock.now_ms())
        while True:
            there = await self.rankings.ladder(
                asked.ladder, moment, first=asked.page * ROWS, most=ROWS, spot=asked.spot
            )
            seen = LeaderboardPage(asked, there, moment)
            if asked.page < seen.pages:
                return seen
            asked = replace(asked, page=seen.pages - 1)

    async def _sheet(self, seen: LeaderboardPage, call: InteractionContext, *, shared: bool) -> Sheet:
        words = call.public_words if shared else call.words
        settings = await self.bot.services.store.server_settings(call.guild)
        parts: list[Part] = [heading(seen.asked, words)]
        if not (seen.asked.page or seen.asked.spot) and seen.there.rungs:
            steps = tuple(
                PodiumStep(rung.place, rung.name, str(rung.points)) for rung in seen.there.rungs[: len(MEDALS)]
            )
            job = Podium(Celebration(steps), words.language, seen.asked.ladder.game, settings.look)
            try:
                drawn = await self.bot.services.workers.run(job)
            except EngineError as error:  # the text shows the places, too
                log.warning("a podium could not be drawn", error=error)
            else:
                parts.append(Media(drawn.png, drawn.alt, "podium.png"))
        parts.append(ladder_text(seen, words))
        if seen.asked.ladder.guild == WORLD and not settings.world:
            parts.append(words.text("ladder-not-world"))
        show = Button(Id("ladderall", args=args_of(seen.asked, seen.asked.page, "all")), words.text("replay-show"))
        return Sheet(tuple(parts), ((*_presses(seen, words), *(() if shared else (show,))),))


def heading(asked: LeaderboardQuery, words: Words) -> str:
    """The title of a ladder."""
    scope = COMPANY if asked.spot else EVERYWHERE if asked.ladder.guild == WORLD else SERVER
    return words.text(
        "ladder-title",
        game=words.text(f"{asked.ladder.game}-name"),
        scope=words.text(f"scope-{scope}"),
        season=season_words(asked.ladder.season, words),
    )


def ladder_text(seen: LeaderboardPage, words: Words) -> str:
    """A page of a ladder, with notes on missing players and on its marks."""
    there = seen.there
    if not there.rungs and seen.past:
        return words.text("ladder-empty-past")
    if not there.rungs and seen.asked.spot:
        return words.text("ladder-empty-here")
    if not there.rungs:
        return words.text("ladder-empty", count=RANKED, waiting=there.waiting)
    lines = [line(rung, words) for rung in there.rungs]
    if not seen.asked.spot:
        lines.append(words.text("ladder-foot", count=there.count, waiting=there.waiting, needed=RANKED))
    if any(not rung.standing.ranked for rung in there.rungs):
        lines.append(words.text("ladder-foot-provisional", needed=RANKED))
    if any(rung.resting for rung in there.rungs):
        lines.append(words.text("ladder-foot-resting", days=RESTING // DAY))
    return "\n".join(lines)


def line(rung: LadderPlace, words: Words, *, own: bool = False) -> str:
    """One place of a ladder."""
    medal = MEDALS[rung.place - 1] if rung.place <= len(MEDALS) else ""
    return words.text(
        "ladder-line-own" if own else "ladder-line",
        place=medal or f"{rung.place} ·",  # a number with a point would begin a list
        name=f"{escape_markdown(rung.name)} 💤" if rung.resting else escape_markdown(rung.name),
        points=points_words(rung.points, rung.standing, words),
        balance=balance(rung.standing.wins, rung.standing.draws, rung.standing.losses, words),
    )


def own_place(seen: LeaderboardPage, user: int, words: Words) -> Sheet:
    """A user's place and its neighbours."""
    place = next(rung.place for rung in seen.there.rungs if rung.user == user)
    text = words.text("ladder-you", place=place, count=seen.there.count)
    near = [line(one, words, own=one.user == user) for one in seen.there.rungs]
    return Sheet((heading(seen.asked, words), "\n".join([text, *near])))


def unranked_reason(asked: LeaderboardQuery, mine: Standing | None, moment: int, words: Words) -> Sheet:
    """Why a player is not ranked yet."""
    if mine is None:
        return Sheet((heading(asked, words), words.text("ladder-you-none", needed=RANKED)))
    text = words.text(
        "ladder-you-resting" if mine.ranked else "ladder-you-soon",
        points=mine.points(moment),
        count=mine.games,
        missing=max(0, RANKED - mine.games),
        days=RESTING // DAY,
    )
    return Sheet((heading(asked, words), text))


def args_of(asked: LeaderboardQuery, page: int = 0, tail: str = "") -> str:
    """The query with a page, for a button's id; the tail only makes ids unique."""
    game, guild, season = asked.ladder
    here = f".{asked.spot}" if asked.spot else ""
    return f"{game}.{guild}.{season}.{page}.{tail}{here}"


def read_args(args: str) -> LeaderboardQuery:
    """The query of a button's id. Raises Refused for anything `args_of` does not make."""
    game, *others = args.split(".")
    parsed = [natural(one) for one in (*others[:3], *(others[4:] or ["0"]))]
    numbers = [one for one in parsed if one is not None]
    if game not in GAMES or (len(parsed), len(numbers)) != (4, 4) or numbers[2] > PAGES:
        raise refused("control-unknown")
    guild, season, page, spot = numbers
    if season != ALL_TIME and read_season(str(season)) is None:
        raise refused("control-unknown")
    return LeaderboardQuery(Ladder(game, guild, season), spot, page)


def _presses(seen: LeaderboardPage, words: Words) -> Row:
    asked, page, last = seen.asked, seen.asked.page, seen.pages
    me = Button(Id("ladderme", args=args_of(asked, page, "me")), words.text("ladder-find"))
    if last == 1:
        again = Button(Id("ladder", args=args_of(asked, 0, "now")), words.text("ladder-again"))
        return (me, again) if seen.there.rungs or seen.there.waiting else (again,)
    return (
        Button(
            Id("ladder", args=args_of(asked, (page - 1) % last, "back")), words.text("page-back"), disabled=page == 0
        ),
        Button(Id("ladder", args=args_of(asked, page, "now")), words.text("page", page=page + 1, pages=last)),
        Button(
            Id("ladder", args=args_of(asked, (page + 1) % last, "on")), words.text("page-on"), disabled=page == last - 1
        ),
        me,
    )


async def setup(bot: GameBot) -> None:
    """Add the cog."""
    cog = Leaderboards(bot)
    bot.answer(Presser.ANYONE, ladder=cog.show_page, ladderme=cog.show_own_place, ladderall=cog.publish)
    await bot.add_cog(cog)
