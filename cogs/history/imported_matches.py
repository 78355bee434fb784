"""`/match import`: imports records, for their reader only, to step through and to try variations.

Names in a record are not stored: they may be of people who had their data deleted.
"""

from dataclasses import replace

import discord
import msgspec
import structlog
from discord import app_commands

from bot.answers.answer_notation import letter
from bot.answers.custom_id import Id, natural
from bot.answers.verbs import Presser
from bot.client.app import GameBot
from bot.client.outages import REQUEST_FAILED
from bot.features.history.record_jobs import ReadRecord
from bot.features.history.records import BadRecord
from bot.features.history.service import MOST, RecordImports
from bot.games.contract.base import Illegal
from bot.matches.core.errors import GameFailed, refused
from bot.matches.core.models import KEPT_DAYS, ImportedMatch, ImportedRecord, Match
from bot.screens.deadlines import when
from bot.screens.sheet import Button, MenuOption, SelectMenu, Sheet
from bot.words import Words
from cogs.core.errors import serve
from cogs.core.interaction_context import InteractionContext, context_of
from cogs.history.turn_browser import PastPosition, TurnBrowser
from cogs.match.group import MATCH
from cogs.panel.board_view import BoardView

LARGEST = 10 * 1024 * 1024  # bytes of a file
log = structlog.stdlib.get_logger(__name__)


class ImportCommand:
    """Imports records and shows them."""

    def __init__(self, bot: GameBot) -> None:
        self.bot = bot
        self.imports = bot.feature(RecordImports)

    async def import_file(self, call: InteractionContext, file: discord.Attachment) -> None:
        """Replay a file, store it for the caller and show it. Raises BadRecord and Refused saying what is wrong with it."""
        if file.size > LARGEST:
            raise refused("record-large", most=LARGEST // 1024 // 1024)
        with self.imports.under_way(call.user):
            call.thoughtful = True
            study = await self._played(file)
        match = await self._kept(call, study)
        notes = [call.words.text("study-read", record=match.number, days=str(KEPT_DAYS), most=str(MOST))]
        notes += [f"⚠ {call.words.say(note)}" for note in study.notes]
        sheet = await self._sheet(call, match, match.revision, "\n".join(notes))
        await call.screen(sheet)

    async def list_imports(self, call: InteractionContext) -> None:
        """List the caller's imports."""
        kept = await self.imports.of(call.user)
        words = call.words
        lines = [words.text("study-list", count=len(kept), days=str(KEPT_DAYS), most=str(MOST))]
        lines += [_line(one, words) for one in kept]
        menus = (
            SelectMenu(Id(verb), words.text(f"{verb}-hint"), tuple(_entry(one, words) for one in kept))
            for verb in ("study", "dropstudy")
            if kept
        )
        await call.panel(Sheet(("\n".join(lines),), tuple(menus)))

    async def open(self, call: InteractionContext) -> None:
        """Show the first position of the record pressed or chosen."""
        _choose(call)
        match = await BoardView(self.bot).looked_at(call)
        await call.panel(await self._sheet(call, match, 0))

    async def drop(self, call: InteractionContext) -> None:
        """Delete the chosen record."""
        _choose(call)
        await self.imports.drop(call.user, call.id.match)
        await self.list_imports(call)

    async def _played(self, file: discord.Attachment) -> ImportedMatch:
        try:
            raw = await file.read()
        except REQUEST_FAILED:
            raise refused("study-unread") from None
        try:
            return await self.bot.services.workers.run(ReadRecord(raw))
        except Illegal as illegal:
            raise BadRecord(illegal.reason, illegal.rule) from illegal
        except GameFailed as failed:  # an imported record stops no match
            log.warning("a record could not be played again", error=failed)
            raise refused("study-slow") from failed

    async def _kept(self, call: InteractionContext, study: ImportedMatch) -> Match:
        """The match of a record, without its names, stored for the caller."""
        holders = tuple(msgspec.structs.replace(one, name=letter(one.seat)) for one in study.match.holders)
        match = msgspec.structs.replace(study.match, holders=holders)
        return await self.imports.keep(call.player, msgspec.structs.replace(study, match=match))

    async def _sheet(self, call: InteractionContext, match: Match, revision: int, note: str = "") -> Sheet:
        words = call.words
        sheet = await TurnBrowser(self.bot).sheet(match, PastPosition(revision), call.user, words, note)
        return replace(sheet, controls=(*sheet.controls, (Button(Id("studies"), words.text("study-all")),)))


def _line(one: ImportedRecord, words: Words) -> str:
    return words.text("study-line", record=one.name, what=_what(one, words), when=when(one.made))


def _entry(one: ImportedRecord, words: Words) -> MenuOption:
    return MenuOption(str(one.number), f"{one.name} · {_what(one, words)}")


def _what(one: ImportedRecord, words: Words) -> str:
    return words.text("study-what", game=words.text(f"{one.game}-name"), turns=one.turns)


def _choose(call: InteractionContext) -> None:
    """Attribute the interaction to the record chosen in a menu."""
    if call.values:
        call.concerns(-(natural(call.value) or 0))


@MATCH.command(name="import", description="Load a match file to replay it and try things out")
@app_commands.describe(record="From /match export, or Offboard moves; leave it out to see the files you’ve loaded")
@app_commands.rename(record="file")
async def import_(interaction: discord.Interaction, record: discord.Attachment | None = None) -> None:
    """Import a file, or list the imports."""
    call = context_of(interaction)
    studies = ImportCommand(call.bot)
    await serve(call, studies.list_imports(call) if record is None else studies.import_file(call, record))


async def setup(bot: GameBot) -> None:
    """Add the answers; the command is in its group."""
    studies = ImportCommand(bot)
    bot.answer(Presser.ONESELF, study=studies.open, studies=studies.list_imports, dropstudy=studies.drop)
