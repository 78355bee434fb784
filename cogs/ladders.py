"""`/leaderboard`: who stands where at a game, in a server or in the world, in a season or of all time; paged, for everybody to see."""

from __future__ import annotations

from dataclasses import dataclass

import discord
import structlog
from discord import app_commands
from discord.ext import commands

from bot.app import GameBot
from bot.games import GAMES
from bot.jobs import Podium
from bot.matches.errors import EngineError, refused
from bot.matches.ranking import Listed, Rung, rungs
from bot.ratings.ladders import RANKED, RESTING, WORLD, Ladder
from bot.ratings.seasons import ALL_TIME, before, bounds, read_season, season_of
from bot.ratings.skills import DAY
from bot.words import Words
from cogs.call import Call
from cogs.errors import serve
from cogs.ids import Id
from cogs.layout import Part, Press, Row, Sheet, Shown
from cogs.play import GAME_CHOICES

ROWS = 10  # places of a page
NEAR = 2  # places shown above and below one's own
MEDALS = ("🥇", "🥈", "🥉")
OFFERED = 5  # seasons that are suggested
log = structlog.stdlib.get_logger(__name__)
EVER = "all"  # in the place of a season, as Discord wants some value
SCOPES = [
    app_commands.Choice(name=app_commands.locale_str(one, key=f"scope-{one}"), value=one) for one in ("server", "world")
]


@dataclass(frozen=True)
class Standings:
    """A ladder as it is looked at: who is on it, and who of those is ranked."""

    asked: Ladder
    listed: tuple[Listed, ...]
    ranked: tuple[Rung, ...]

    @property
    def pages(self) -> int:
        """How many pages there are; the first one is always there."""
        return max(1, -(-len(self.ranked) // ROWS))

    def of(self, user: int) -> Listed | None:
        """A user's standing, ranked or not."""
        return next((one for one in self.listed if one.user == user), None)

    def place_of(self, user: int) -> int | None:
        """Where a user stands among those ranked, counted from 0."""
        return next((nth for nth, rung in enumerate(self.ranked) if rung.user == user), None)


class Leaderboards(commands.Cog):
    """Shows ladders."""

    def __init__(self, bot: GameBot) -> None:
        self.bot = bot

    @app_commands.command(name="leaderboard", description="Who stands where at a game")
    @app_commands.describe(
        game="Which game",
        scope="This server, or the world; this server, if left out",
        season="Which season, such as 2026-4; all time, if left out",
    )
    @app_commands.choices(game=GAME_CHOICES, scope=SCOPES)
    async def leaderboard(
        self, interaction: discord.Interaction, game: str, scope: str = "server", season: str = ""
    ) -> None:
        """Show the first page."""
        call = Call(self.bot, interaction)
        call.public = True
        await serve(call, self._begin(call, game, scope, season))

    @leaderboard.autocomplete("season")
    async def suggest_season(self, interaction: discord.Interaction, typed: str) -> list[app_commands.Choice[str]]:
        """The latest seasons, as far as they fit what is typed."""
        words = Call(self.bot, interaction).words
        season = season_of(self.bot.services.clock.now_ms())
        choices = [app_commands.Choice(name=words.text("season-all"), value=EVER)]
        for _ in range(OFFERED):
            written = f"{season // 10}-{season % 10}"
            choices.append(app_commands.Choice(name=season_words(season, words), value=written))
            season = before(season)
        fits = typed.casefold().strip()
        return [choice for choice in choices if fits in choice.name.casefold() or fits in choice.value]

    async def turned(self, call: Call) -> None:
        """Another page, or the same as it is now."""
        asked, page = read_args(call.id.args)
        there = await standings(self.bot, asked)
        await call.update(await self._sheet(there, page, call.public_words, call))

    async def find(self, call: Call) -> None:
        """Tell the caller alone where he stands."""
        asked, _ = read_args(call.id.args)
        there = await standings(self.bot, asked)
        await call.whisper(own_place(there, call.user, self.bot.services.clock.now_ms(), call.words))

    async def _begin(self, call: Call, game: str, scope: str, season: str) -> None:
        if game not in GAMES or scope not in {"server", "world"}:
            raise refused("command-outdated")
        written = season.strip()
        when = ALL_TIME if written in {"", EVER} else read_season(written)
        if when is None or when > season_of(self.bot.services.clock.now_ms()):
            raise refused("refused-season", given=discord.utils.escape_markdown(season[:40]))
        guild = WORLD if scope == "world" else call.interaction.guild_id or WORLD
        there = await standings(self.bot, Ladder(game, guild, when))
        await call.say(await self._sheet(there, 0, call.public_words, call))

    async def _sheet(self, there: Standings, page: int, words: Words, call: Call) -> Sheet:
        page = min(page, there.pages - 1)
        parts: list[Part] = [heading(there.asked, words)]
        if page == 0 and there.ranked:
            look = (await self.bot.services.store.server_wishes(call.interaction.guild_id or 0)).look
            steps = tuple((rung.place, rung.name, rung.points) for rung in there.ranked[: len(MEDALS)])
            try:
                png = await self.bot.services.worker.draw(Podium(steps, look))
            except EngineError as error:  # the places are told below it
                log.warning("a podium could not be drawn", error=str(error))
            else:
                parts.append(Shown(png, podium_words(there, words), "podium.png"))
        parts.append(listing(there, page, self.bot.services.clock.now_ms(), words))
        return Sheet(tuple(parts), (_presses(there, page, words),))


async def standings(bot: GameBot, asked: Ladder) -> Standings:
    """A ladder as it stands now, or as it stood when its season ended."""
    now = bot.services.clock.now_ms()
    listed = await bot.services.store.ladder(asked)
    return Standings(asked, listed, rungs(listed, moment_of(asked, now)))


def moment_of(asked: Ladder, now: int) -> int:
    """The time for which a ladder is told: now, or the end of its season."""
    return now if asked.season == ALL_TIME else min(now, bounds(asked.season)[1])


def heading(asked: Ladder, words: Words) -> str:
    """Which ladder it is."""
    return words.text(
        "ladder-title",
        game=words.text(f"{asked.game}-name"),
        scope=words.text("scope-world" if asked.guild == WORLD else "scope-server"),
        season=season_words(asked.season, words),
    )


def season_words(season: int, words: Words) -> str:
    """What a season is called."""
    if season == ALL_TIME:
        return words.text("season-all")
    return words.text("season", year=str(season // 10), quarter=season % 10)


def listing(there: Standings, page: int, now: int, words: Words) -> str:
    """A page of a ladder, and how many are not ranked yet."""
    waiting = sum(not one.standing.ranked for one in there.listed)
    if not there.ranked and moment_of(there.asked, now) < now:
        return words.text("ladder-empty-past")
    if not there.ranked:
        return words.text("ladder-empty", count=RANKED, waiting=waiting)
    lines = [line(rung, words) for rung in there.ranked[page * ROWS : (page + 1) * ROWS]]
    lines.append(words.text("ladder-foot", count=len(there.ranked), waiting=waiting, needed=RANKED))
    return "\n".join(lines)


def line(rung: Rung, words: Words, *, own: bool = False) -> str:
    """A place of a ladder."""
    medal = MEDALS[rung.place - 1] if rung.place <= len(MEDALS) else ""
    return words.text(
        "ladder-line-own" if own else "ladder-line",
        place=medal or f"{rung.place} ·",  # a number with a point would begin a list
        name=plain(rung.name),
        points=rung.points,
        count=rung.standing.games,
        balance=balance(rung.standing.wins, rung.standing.draws, rung.standing.losses, words),
    )


def balance(wins: int, draws: int, losses: int, words: Words) -> str:
    """Won, drawn and lost."""
    return words.text("balance", wins=wins, draws=draws, losses=losses)


def plain(name: str) -> str:
    """A name that is taken for nothing else."""
    return discord.utils.escape_markdown(name, as_needed=True)


def podium_words(there: Standings, words: Words) -> str:
    """What the picture of the first three shows."""
    first = [
        words.text("podium-step", place=rung.place, name=rung.name, points=rung.points)
        for rung in there.ranked[: len(MEDALS)]
    ]
    return words.text("podium-alt", steps="; ".join(first))


def own_place(there: Standings, user: int, now: int, words: Words) -> Sheet:
    """Where a user stands, with those next to him; or what keeps him from being ranked."""
    title = heading(there.asked, words)
    mine, nth = there.of(user), there.place_of(user)
    if mine is None:
        return Sheet((title, words.text("ladder-you-none", needed=RANKED)))
    if nth is not None:
        near = there.ranked[max(0, nth - NEAR) : nth + NEAR + 1]
        said = words.text("ladder-you", place=there.ranked[nth].place, count=len(there.ranked))
        return Sheet((title, "\n".join([said, *(line(one, words, own=one.user == user) for one in near)])))
    standing, moment = mine.standing, moment_of(there.asked, now)
    key = "ladder-you-resting" if standing.ranked else "ladder-you-soon"
    return Sheet(
        (
            title,
            words.text(
                key,
                points=standing.points(moment),
                count=standing.games,
                missing=max(0, RANKED - standing.games),
                days=RESTING // DAY,
            ),
        )
    )


def args_of(asked: Ladder, page: int = 0, tail: str = "") -> str:
    """A ladder and a page of it, for the id of a button; the tail only tells ids apart."""
    return f"{asked.game}.{asked.guild}.{asked.season}.{page}.{tail}"


def read_args(args: str) -> tuple[Ladder, int]:
    """What `args_of` was given. Raises Refused for what it never makes."""
    game, *numbers = args.split(".")
    if game not in GAMES or len(numbers) != 4 or not all(one.isdecimal() for one in numbers[:3]):
        raise refused("control-unknown")
    guild, season, page = map(int, numbers[:3])
    return Ladder(game, guild, season), page


def _presses(there: Standings, page: int, words: Words) -> Row:
    me = Press(Id("ladderme", args=args_of(there.asked, page, "me")), words.text("ladder-find"))
    if there.pages == 1:
        return (me, Press(Id("ladder", args=args_of(there.asked, 0, "now")), words.text("ladder-again")))
    last = there.pages
    return (
        Press(Id("ladder", args=args_of(there.asked, (page - 1) % last, "back")), words.text("page-back")),
        Press(Id("ladder", args=args_of(there.asked, page, "now")), words.text("page", page=page + 1, pages=last)),
        Press(Id("ladder", args=args_of(there.asked, (page + 1) % last, "on")), words.text("page-on")),
        me,
    )


async def setup(bot: GameBot) -> None:
    """Add the family."""
    cog = Leaderboards(bot)
    bot.answerers.update(ladder=cog.turned, ladderme=cog.find)
    await bot.add_cog(cog)
