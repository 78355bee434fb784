"""Why?: the text of the rules that decided a turn or refused an answer."""

from collections.abc import Iterable, Sequence

from discord.ext import commands

from bot.answers.custom_id import PAGES, Id, natural
from bot.answers.verbs import Presser
from bot.client.app import GameBot
from bot.games import GAMES
from bot.games.contract.base import Left
from bot.matches.core.errors import refused
from bot.matches.core.models import Match
from bot.matches.history.history import events_of, move_of
from bot.panel.commitments import proofs
from bot.rules.books import named, rule_of
from bot.screens.cards import names
from bot.screens.rule_links import rules_menu
from bot.screens.sheet import Button, Sheet
from bot.words import Words
from bot.workers.paint import LastTurn, Paint
from cogs.core.interaction_context import InteractionContext
from cogs.panel.board_view import BoardView

PAGE = 3500  # characters of rules on a page, below the 4000 of a message


class Why(commands.Cog):
    """Shows the text of rules."""

    def __init__(self, bot: GameBot) -> None:
        self.bot = bot
        self.positions = BoardView(bot)

    async def turn(self, call: InteractionContext) -> None:
        """The rules of the pressed message's turn, or another page of them."""
        match = await self.positions.looked_at(call)
        revision, page, _ = f"{call.id.args}::".split(":", 2)
        turn, shown = await self.positions.turn_named(match, revision), natural(page or "0", PAGES)
        if turn is None or shown is None:
            raise refused("why-nothing")
        await self.show(call, match, turn, shown)

    async def rule(self, call: InteractionContext) -> None:
        """The rule that refused."""
        rule = rule_text(call.id.args, call.words)
        if not rule:
            raise refused("why-nothing")
        ways = [Button(Id("rule", 0, "", call.id.args), call.words.text("rules-read"))]
        if not call.id.ask:
            await call.whisper(Sheet((rule,), (tuple(ways),)))
            return
        ways.append(Button(Id("again", call.id.match, call.id.ask), call.words.text("sure-back")))
        await call.panel(Sheet((rule,), (tuple(ways),)))

    async def show(self, call: InteractionContext, match: Match, revision: int, page: int = 0) -> None:
        """Show each rule of a turn with the sentences it explains."""
        context = await self.bot.matches.message_context(match, revision)
        if context is None:
            raise refused("why-nothing")
        turns = context.turns
        events = events_of(turns)
        job = Paint(
            match.game, context.turn.state, call.words.language, names=names(match), turn=LastTurn(events=events)
        )
        painted = await self.bot.services.workers.run(job)
        proof = proofs(match, self.bot.matches.seals(match, turns), call.words)
        resigned = isinstance(move_of(GAMES[match.game], context.turn), Left)
        if resigned:
            given = ["\n".join((*(f"> {one}" for one in painted.story), call.words.text("why-resigned")))]
        else:
            given = reasons(zip(painted.story, painted.rules, strict=True), call.words)
        pages = in_pages([*filter(None, (proof,)), *given])
        if not pages:
            raise refused("why-nothing")
        shown = page % len(pages)
        rules = () if resigned else rules_menu("rulenear", "rules-read", dict.fromkeys(painted.rules), call.words)
        sheet = Sheet((pages[shown],), (*_page_buttons(match, revision, shown, len(pages), call.words), *rules))
        await call.panel(sheet)


def reasons(lines: Iterable[tuple[str, str]], words: Words) -> list[str]:
    """Each rule once, in the order of the story, below the sentences it explains."""
    sentences: dict[str, list[str]] = {}
    for sentence, rule in lines:
        if rule:
            sentences.setdefault(rule, []).append(f"> {sentence}")
    return ["\n".join((*texts, rule_text(rule, words) or rule)) for rule, texts in sentences.items()]


def rule_text(number: str, words: Words) -> str:
    """A rule's number, title and text; "" if there is no such rule."""
    rule = rule_of(number, words.language)
    if rule is None:
        return ""
    note = "" if rule.language == words.language else f"-# {words.text('why-in-english')}"
    return "\n".join(filter(None, (f"**{named(rule, words)}**", note, rule.text)))


def in_pages(blocks: Sequence[str]) -> list[str]:
    """The blocks in order, split into pages."""
    pages: list[str] = []
    for block in blocks:
        if pages and len(longer := f"{pages[-1]}\n\n{block}") < PAGE:
            pages[-1] = longer
        else:
            pages.append(block)
    return pages


def _page_buttons(match: Match, revision: int, page: int, pages: int, words: Words) -> tuple[tuple[Button, ...], ...]:
    if pages == 1:
        return ()
    text = words.text("page", page=page + 1, pages=pages)
    back, on = (Id("why", match.id, "", f"{revision}:{(page + way) % pages}:{way}") for way in (-1, 1))
    return (
        (
            Button(back, words.text("page-back"), disabled=page == 0),
            Button(Id("why", match.id, "", f"{revision}:{page}:0"), text, disabled=True),
            Button(on, words.text("page-on"), disabled=page == pages - 1),
        ),
    )


async def setup(bot: GameBot) -> None:
    """Add the answers."""
    cog = Why(bot)
    bot.answer(Presser.ANYONE, lasting=True, why=cog.turn)
    bot.answer(Presser.ANYONE, whyrule=cog.rule)
    await bot.add_cog(cog)
