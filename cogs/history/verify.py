"""`/match verify`: checks that everything in a match follows from its seed; and the messages with that seed and its hash."""

import re

import discord
import structlog
from discord import app_commands

from bot.answers.custom_id import Id, parse_id
from bot.answers.verbs import Presser
from bot.client.app import GameBot
from bot.client.outages import REQUEST_FAILED
from bot.features.history.record_jobs import Audit
from bot.features.history.verification import (
    ReplayAudit,
    Verification,
    conclusion,
    findings,
    recipe,
    seats_follow,
)
from bot.games import GAMES
from bot.games.contract.luck import commitment
from bot.matches.core import checks
from bot.matches.core.errors import GameFailed, refused
from bot.matches.core.models import Match, Status
from bot.screens.sheet import Button, LinkButton, Part, Row, Sheet
from bot.text import discord_url
from bot.words import Words
from cogs.core.errors import serve
from cogs.core.interaction_context import InteractionContext, context_of
from cogs.delivery.message_sender import place_of
from cogs.match.board import BoardCommands
from cogs.match.group import MATCH, NUMBER, suggest_past
from cogs.panel.board_view import BoardView

MARKS = {True: "✅", False: "❌", None: "⚠️"}
log = structlog.stdlib.get_logger(__name__)
_DIGEST = re.compile(r"`([0-9a-f]{16,64})`")  # or its first digits, in messages before buttons had it


class Verifier:
    """Checks matches and reports the result."""

    def __init__(self, bot: GameBot) -> None:
        self.bot = bot
        self.positions = BoardView(bot)

    async def command(self, call: InteractionContext, number: int | None) -> None:
        """Run the command."""
        await self._tell(call, await BoardCommands(self.bot).look_for(call, number))

    async def verify_pressed(self, call: InteractionContext) -> None:
        """Check the pressed match; before it begins, show the hash of its seed."""
        match = await self.positions.match(call.id.match)
        if match.status in {Status.CHALLENGE, Status.OPEN}:
            await call.whisper(promise_sheet(match, call.words))
            return
        await self._tell(call, match)

    async def publish(self, call: InteractionContext) -> None:
        """Show the result to everyone."""
        call.thoughtful = call.public = True
        match = await self.positions.match(call.id.match)
        proof, first = await self._proof(match)
        sheet = verification_sheet(proof, first, call.public_words)
        text = call.public_words.text("replay-shown", user=f"<@{call.user}>")
        await call.screen(Sheet((text, *sheet.parts), _links(first, call.public_words)))

    async def _tell(self, call: InteractionContext, match: Match) -> None:
        call.thoughtful = True
        proof, first = await self._proof(match, call.interaction.message)
        await call.screen(verification_sheet(proof, first, call.words))

    async def _proof(self, match: Match, pressed: discord.Message | None = None) -> tuple[Verification, str]:
        """The result of the check, and the address of the match's first message ("": there is none). Raises Refused.

        The first message of a borrowed match, which is its card, can be read only if it was `pressed`.
        """
        checks.begun(match)
        self.bot.matches.require_game(match)
        store, workers = self.bot.services.store, self.bot.services.workers

        async def replayed() -> ReplayAudit:
            return await workers.run(Audit(match, await store.turns(match.id)))

        try:
            audited: ReplayAudit = await self.bot.single_flight.run(
                ("audit", match.id, match.revision, match.status), replayed
            )
        except GameFailed as failed:  # a check stops no match
            log.warning("a match could not be played again", match=match.id, error=failed)
            raise refused("refused-verify-failed", match=str(match.id)) from failed
        former = await store.get(match.rematch_of) if match.rematch_of else None
        if match.borrowed:
            on_card = pressed is not None and pressed.id == match.message
            shown, address, promised = _published(pressed) if pressed and on_card else None, "", ""
        else:
            shown, address = await self._shown(match)
            promised = await self._digest(match, match.channel, match.message) or ""
        return Verification(match, seats_follow(match, GAMES[match.game], former), audited, shown, promised), address

    async def _shown(self, match: Match) -> tuple[str | None, str]:
        """The hash in the match's first message ("": none; None: unreadable), and its address."""
        post = await self.bot.services.store.posted_before(match.id, 1)
        if post is None:
            return None, ""
        place = place_of(post, match)
        found = await self._digest(match, place, post.message)
        return found, "" if found is None else discord_url(match.guild, place, post.message)

    async def _digest(self, match: Match, place: int, number: int) -> str | None:
        """The hash in a message; "" if none, None if it cannot be read."""
        if not place or not number:
            return None
        try:
            message = await self.bot.get_partial_messageable(place, guild_id=match.guild).fetch_message(number)
        except REQUEST_FAILED:
            return None
        return _published(message)


def _published(message: discord.Message) -> str:
    """The hash in a message; "" if there is none."""
    view = discord.ui.LayoutView.from_message(message, timeout=None)
    view.stop()
    ids = [parse_id(str(getattr(item, "custom_id", "") or "")) for item in view.walk_children()]
    published = next((one.args for one in ids if one is not None and one.verb == "verify" and one.args), "")
    if published:
        return published
    lines = [item.content for item in view.walk_children() if isinstance(item, discord.ui.TextDisplay)]
    found = _DIGEST.search("\n".join(lines))
    return found[1] if found else ""


def promise_sheet(match: Match, words: Words) -> Sheet:
    """The whole hash of the seed of a match that has not begun, and what it is good for."""
    return Sheet((words.text("seed-hash", digest=commitment(match.seed)), words.text("verify-later")))


def verification_sheet(proof: Verification, first: str, words: Words) -> Sheet:
    """The result of the check; `first` is the address of the match's first message."""
    match = proof.match
    lines = [f"{MARKS[one.fine]} {words.say(one.words)}" for one in findings(proof)]
    parts: list[Part] = [
        words.text("verify-title", match=str(match.id)),
        "\n".join(lines),
        words.say(conclusion(proof)),
        words.say(recipe(match)),
    ]
    if match.borrowed:  # everyone there can press the card, which has what is to be checked
        return Sheet(tuple(parts))
    show = Button(Id("verifyall", match.id), words.text("replay-show"))
    (links,) = _links(first, words) or ((),)
    return Sheet(tuple(parts), ((show, *links),))


def _links(first: str, words: Words) -> tuple[Row, ...]:
    """The link to the first message, if there is one."""
    return ((LinkButton(first, words.text("verify-first")),),) if first else ()


@MATCH.command(name="verify", description="Check that a match followed its secret seed")
@app_commands.describe(match=NUMBER)
@app_commands.autocomplete(match=suggest_past)
async def verify(interaction: discord.Interaction, match: int | None = None) -> None:
    """Check a match for the caller."""
    call = context_of(interaction)
    await serve(call, Verifier(call.bot).command(call, match))


async def setup(bot: GameBot) -> None:
    """Add the answers; the command is in its group."""
    verifying = Verifier(bot)
    bot.answer(Presser.ANYONE, lasting=True, verify=verifying.verify_pressed)
    bot.answer(Presser.ANYONE, verifyall=verifying.publish)
