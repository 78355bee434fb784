"""`/rules`: searches the rules, privately, with pictures from `data/rules/pictures.toml`; a section can be shown to everyone."""

import asyncio
import contextlib
import functools
from collections.abc import Iterable, Mapping, Sequence

import discord
import structlog
from discord import app_commands
from discord.ext import commands

from bot.answers.custom_id import Id
from bot.answers.pages import MENU_LIMIT
from bot.answers.verbs import Presser
from bot.client.app import GameBot
from bot.content import content
from bot.features.rulebook.search import searcher
from bot.features.rulebook.section_text import around, related, section_text
from bot.games import GAMES
from bot.games.contract.save import dump, dump_state
from bot.matches.core.errors import EngineDown, GameFailed, refused
from bot.matches.settings.preferences import Look
from bot.rules.books import Rule, chapters, named, opening, rule_of, sections
from bot.scenarios.parser import Scenario, read
from bot.scenarios.runner import played
from bot.screens.rule_links import lesson_presses, rules_menu
from bot.screens.sheet import MAIN, OPTION_LIMIT, Button, Media, Part, Row, Sheet
from bot.text import cut, without_accents
from bot.words import Words
from bot.workers.paint import LastTurn, Paint, Painted
from cogs.core.command_options import GAME_CHOICES, everywhere
from cogs.core.errors import serve
from cogs.core.interaction_context import PATIENCE, InteractionContext, context_of

FOUND = 6  # further sections listed below the best one
SOON = 30.0  # seconds after the start at which the search is built, unless one is made before
log = structlog.stdlib.get_logger(__name__)


class Rules(commands.Cog):
    """Shows the rules."""

    def __init__(self, bot: GameBot) -> None:
        self.bot = bot
        self.illustrations = RulePictures(bot)
        self._keeping: asyncio.Task[None] | None = None

    async def cog_load(self) -> None:
        """Read the books ahead of their first use, and have the search built soon."""
        scenes()
        self._keeping = asyncio.create_task(self._keep())

    async def cog_unload(self) -> None:
        """Leave the search to the next start."""
        if self._keeping is not None:
            self._keeping.cancel()
            await asyncio.gather(self._keeping, return_exceptions=True)

    async def _keep(self) -> None:
        await self.bot.wait_until_ready()
        await asyncio.sleep(SOON)
        services = self.bot.services
        try:
            await self.bot.single_flight.run("rules kept", lambda: searcher.keep(services.workers, services.database))
        except (EngineDown, GameFailed) as error:
            log.warning("the index of the rules is built at the first search", error=error)

    @app_commands.command(name="rules", description="Look up the rules: ask a question, or enter a word or a number")
    @app_commands.describe(
        game="Which game; all, if left out, starting with the one played here",
        topic="What do you want to know?",
        to="Show it to everyone here, mentioning this person",
    )
    @app_commands.choices(game=GAME_CHOICES)
    @everywhere
    async def rules(
        self, interaction: discord.Interaction, game: str = "", topic: str = "", to: discord.User | None = None
    ) -> None:
        """Show the best match."""
        call = context_of(interaction)
        call.public = to is not None
        await serve(call, self._answer(call, game, topic, to))

    @rules.autocomplete("topic")
    async def _suggest(self, interaction: discord.Interaction, typed: str) -> list[app_commands.Choice[str]]:
        """Autocompletion: the chapters of a game, then what matches the typed text."""
        game = getattr(interaction.namespace, "game", None)
        game = str(game) if game in GAMES else ""
        near, words = game or await self._played(interaction), context_of(interaction).words
        if typed.strip():
            try:
                async with asyncio.timeout(PATIENCE):
                    await self._ready()
            except TimeoutError:  # it is being built, and Discord does not wait
                return _choices(titled_sections(typed, game, words), words)
        return suggested_sections(typed, game, words, near)

    async def show_section(self, call: InteractionContext) -> None:
        """Show the chosen section in the caller's panel."""
        await call.panel(await self._page(call, _wanted(call)))

    async def publish(self, call: InteractionContext) -> None:
        """Show a panel's section to everyone."""
        await self._say(call, _wanted(call))

    async def _answer(self, call: InteractionContext, game: str, topic: str, to: discord.User | None) -> None:
        words = call.words
        topic = topic.strip()
        if not topic and not game:
            await call.whisper(Sheet((words.text("rules-which"),), (_books(words),)))
            return
        found = await self._found(call, topic, game) if topic else [opening(game)]
        if not found:
            await call.whisper(nothing_found(game, words))
        elif to is not None:
            await self._say(call, found[0], to)
        else:
            await call.whisper(await self._page(call, found[0], found[1:]))

    async def _found(self, call: InteractionContext, topic: str, game: str) -> list[str]:
        near = game or await self._played(call.interaction)
        await self._ready()
        return searcher().find(topic, call.words.language, game, FOUND + 1, near)

    async def _played(self, interaction: discord.Interaction) -> str:
        """The game of the match whose thread the reader is in; "" elsewhere."""
        match = await self.bot.services.store.in_thread(interaction.channel_id or 0)
        return match.game if match is not None else ""

    async def _ready(self) -> None:
        """Have the search, once for all who need it: most bots are asked long after they begin, or never."""
        services = self.bot.services
        await self.bot.single_flight.run("rules", lambda: searcher.prepare(services.workers, services.database))

    async def _page(self, call: InteractionContext, number: str, found: Iterable[str] = ()) -> Sheet:
        """A section in the caller's preferred form."""
        await self._ready()
        if number not in scenes():
            return page(number, call.words, found)
        settings = await self.bot.services.store.settings_for(call.user, call.guild)
        picture = () if settings.own.text_first else await self.illustrations.of(number, call.words, settings.look)
        return page(number, call.words, found, picture)

    async def _say(self, call: InteractionContext, number: str, to: discord.User | None = None) -> None:
        """Show a section to everyone; `to` is notified unless they have blocked the caller."""
        words = call.public_words
        head, notified = words.text("rules-shown", user=f"<@{call.user}>"), tuple[int, ...]()
        if to is not None:
            head = words.text("rules-shown-to", user=f"<@{call.user}>", to=to.mention)
            blocked = await self.bot.services.store.blocked(to.id)
            notified = () if any(one.user == call.user for one in blocked) else (to.id,)
        settings = await self.bot.services.store.server_settings(call.guild)
        picture = await self.illustrations.of(number, words, settings.look)
        row = (Button(Id("rule", 0, "", number), words.text("rules-read")),)
        await call.say(Sheet((head, section_text(section(number, words), words), *picture), (row,), mentions=notified))


def page(number: str, words: Words, found: Iterable[str] = (), picture: tuple[Part, ...] = ()) -> Sheet:
    """A section with its picture and links: previous and next, other search results (`found`), related sections."""
    rule = section(number, words)
    before, after = around(number)
    turning = [
        Button(
            Id("rule", 0, "", one.number), words.text(key, rule=one.number if one.counted else rule_title(one, words))
        )
        for one, key in ((before, "rules-before"), (after, "rules-after"))
        if one is not None
    ]
    found = tuple(found)
    first = number == opening(rule.game)
    near = ("rules-chapters", chapters(rule.game)) if first else ("rules-related", related(number, words.language))
    menus = (
        *rules_menu("rulefound", "rules-found", found, words),
        *rules_menu("rulenear", near[0], (one for one in near[1] if one not in {number, *found}), words),
    )
    shown = Button(Id("showrule", 0, "", number), words.text("rules-show"), MAIN)
    learning = lesson_presses(rule.game, words) if first else ()
    return Sheet((section_text(rule, words), *picture), (*menus, (*turning, shown, *learning)))


def section(number: str, words: Words) -> Rule:
    """A section of the rules in the reader's language. Raises Refused if it does not exist, or no longer."""
    rule = rule_of(number, words.language)
    if rule is None:
        raise refused("rules-unknown")
    return rule


def rule_title(rule: Rule, words: Words) -> str:
    """The title of a section without a number, in the reader's language."""
    return section(rule.number, words).title


def nothing_found(game: str, words: Words) -> Sheet:
    """The message for no search results."""
    ways = rules_menu("rulenear", "rules-chapters", chapters(game), words) or (_books(words),)
    return Sheet((words.text("rules-nothing"),), ways)


def suggested_sections(typed: str, game: str, words: Words, near: str = "") -> list[app_commands.Choice[str]]:
    """Sections that match the typed text."""
    if typed.strip():
        numbers = searcher().find(typed, words.language, game, MENU_LIMIT, near)
    else:
        games = (game,) if game else sorted(GAMES, key=lambda one: one != near)
        numbers = [number for one in games for number in chapters(one)]
    return _choices(numbers, words)


def titled_sections(typed: str, game: str, words: Words) -> list[str]:
    """The numbers of sections, of a game if one is given, whose number or title contains the typed text."""
    wanted = without_accents(typed.strip().casefold())
    return [
        number
        for number, rule in sections(words.language).items()
        if game in {"", rule.game} and wanted in without_accents(f"{number} {rule.title}".casefold())
    ]


def _choices(numbers: Sequence[str], words: Words) -> list[app_commands.Choice[str]]:
    rules = (section(number, words) for number in numbers[:MENU_LIMIT])
    return [app_commands.Choice(name=cut(named(rule, words), OPTION_LIMIT), value=rule.number) for rule in rules]


def _books(words: Words) -> Row:
    return tuple(
        Button(Id("rule", 0, "", opening(game)), words.text(f"{game}-name"), icon=words.icon(f"{game}-name"))
        for game in GAMES
    )


def _wanted(call: InteractionContext) -> str:
    """The section of a press. Raises Refused if there is none, or no longer."""
    number = call.values[0] if call.values else call.id.args
    return section(number, call.words).number


class RulePictures:
    """Draws and caches the picture of a rule per language and look."""

    def __init__(self, bot: GameBot) -> None:
        self.bot = bot
        self._drawn: dict[Paint, Painted] = {}

    async def of(self, number: str, words: Words, look: Look) -> tuple[Part, ...]:
        """The picture of a rule with its description; nothing for a rule without one or while no worker is available."""
        job = position(number, words.language, look)
        if job is None:
            return ()
        with contextlib.suppress(EngineDown):
            if job not in self._drawn:
                self._drawn[job] = await self.bot.services.workers.run(job)
            painted = self._drawn[job]
            text = "\n".join(f"-# {line}" for line in painted.story)
            return (Media(painted.png, painted.alt), *filter(None, (text,)))
        return ()


@functools.lru_cache(maxsize=128)
def position(number: str, language: str, look: Look) -> Paint | None:
    """The picture to paint for a rule; None if it has no scenario."""
    scenario = scenes().get(number)
    if scenario is None:
        return None
    after = played(scenario)
    spec = scenario.game.spec
    return Paint(
        spec.key, dump_state(spec, after.state), language, theme=look, turn=LastTurn(events=dump(after.events))
    )


@functools.cache
def scenes() -> Mapping[str, Scenario]:
    """The scenarios by rule."""
    found = (scenario for file in content("rules/pictures.toml") for scenario in read(file, GAMES, still=True))
    return {scenario.table.rules[0]: scenario for scenario in found}


async def setup(bot: GameBot) -> None:
    """Add the command and its answers."""
    cog = Rules(bot)
    bot.answer(
        Presser.ANYONE,
        rule=cog.show_section,
        rulefound=cog.show_section,
        rulenear=cog.show_section,
        showrule=cog.publish,
    )
    await bot.add_cog(cog)
