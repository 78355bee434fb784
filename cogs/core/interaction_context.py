"""One interaction: who called, what was pressed or entered, and its answer.

Discord expects an answer within three seconds and accepts only one. An answer that takes longer than `PATIENCE` is
acknowledged first and follows as text.
"""

import asyncio
import contextlib
from collections.abc import Awaitable, Callable, Iterable, Mapping
from dataclasses import replace
from functools import partial
from typing import Any, TypeVar

import discord
import structlog
from discord import InteractionType, ui

from bot.answers.custom_id import Id
from bot.client.app import GameBot
from bot.client.private_panels import PrivatePanel, answered_by, delete_panel
from bot.matches.core.errors import Refused, refused
from bot.matches.core.models import Person, Player
from bot.matches.work import ban_checks
from bot.screens.settings_text import Tongues, own_names
from bot.screens.sheet import AttachedFile, Modal, Sheet
from bot.words import Words
from cogs.core.components import build, build_form, mentions_of
from cogs.core.failures import refusal_text
from cogs.core.uploads import too_large

PATIENCE = 1.5  # seconds; half of what Discord allows, the rest is for the network
T = TypeVar("T")
log = structlog.stdlib.get_logger(__name__)

DEFERRED = discord.InteractionResponseType.deferred_channel_message  # shown as "thinking..." until an answer follows
HIDDEN = "refused-hidden-here"  # a server lets apps that it has not added answer in private only
UNKNOWN_MESSAGE = 10008  # Discord's code for a deleted message


class InteractionContext:
    """An interaction being answered; `id` is the control pressed, `values` are the chosen options, `fields` a form's lines."""

    def __init__(self, bot: GameBot, interaction: discord.Interaction) -> None:
        self.bot = bot
        self.interaction = interaction
        self.id = Id("command")
        self.values: tuple[str, ...] = ()
        self.fields: Mapping[str, str] = {}
        self.people: tuple[Person, ...] = ()  # chosen in a user menu
        self.public = False  # whether a late answer is visible to everyone
        self.thoughtful = False  # whether a late answer is a message of its own, announced as "thinking..."
        self.overtaken: Callable[[], bool] = lambda: False  # whether a newer press of the same panel has arrived
        self._answering = asyncio.Lock()
        self._followed = False  # whether an answer followed the acknowledgement
        self._gone = False  # whether the message of the press was deleted before the acknowledgement
        self._later = 0  # the message sent as the answer to a press that was acknowledged without one
        bot.matches.locales.heard(self.user, interaction.locale.value)

    @property
    def user(self) -> int:
        """The caller's id."""
        return self.interaction.user.id

    @property
    def caller(self) -> Person:
        """The caller, with their name on the server."""
        return Person(self.user, self.interaction.user.display_name)

    @property
    def player(self) -> Player:
        """The caller as the store keeps players, without a seat."""
        return Player(0, self.user, self.interaction.user.display_name)

    @property
    def value(self) -> str:
        """The first option chosen. Raises Refused if there is none, which no menu of ours sends."""
        if not self.values:
            raise refused("control-unknown")
        return self.values[0]

    def one_of(self, known: Mapping[str, T]) -> T:
        """The value of the chosen option. Raises Refused if it is not one of the known ones."""
        if self.value not in known:
            raise refused("control-unknown")
        return known[self.value]

    @property
    def key(self) -> str:
        """Idempotency key: a repeated delivery has the same one."""
        return str(self.interaction.id)

    @property
    def words(self) -> Words:
        """The caller's language, for private messages."""
        return self.bot.catalogue.of(self.bot.matches.locales.of_player(self.user) or self.interaction.locale.value)

    @property
    def public_words(self) -> Words:
        """The server's language, for public messages."""
        return self.bot.catalogue.of(self.public_locale)

    @property
    def public_locale(self) -> str:
        """The language set by the server's moderators, else its locale; the caller's outside a server."""
        if self.interaction.guild_id is None:
            return self.words.language
        return self._chosen_here or (self.interaction.guild_locale or self.interaction.locale).value

    def public_locale_among(self, others: Iterable[int] = ()) -> str:
        """The language of public messages that concern only the caller and `others`.

        It is the one set by the server's moderators; else the caller's if all share it, as far as the bot knows them;
        else the server's.
        """
        locales = self.bot.matches.locales
        met = [locales.to_write_in(user) for user in others]
        shared = all(one and self.bot.catalogue.of(one).language == self.words.language for one in met)
        return self._chosen_here or (self.words.language if shared else self.public_locale)

    @property
    def _chosen_here(self) -> str:
        return self.bot.matches.locales.of_channel(self.guild, self.spot)

    @property
    def tongues(self) -> Tongues:
        """The languages' own names."""
        return own_names(self.bot.catalogue)

    @property
    def guild(self) -> int:
        """The server of the interaction; 0 in direct messages, and where the bot is no member."""
        return 0 if self.borrowed else self.interaction.guild_id or 0

    @property
    def borrowed(self) -> bool:
        """Whether the bot is no member of the conversation: only in answer to a press can it post there."""
        interaction = self.interaction
        return not interaction.is_guild_integration() and not interaction.context.dm_channel

    @property
    def spot(self) -> int:
        """The channel of the interaction; for a thread its parent."""
        place = self.interaction.channel
        return place.parent_id if isinstance(place, discord.Thread) else self.interaction.channel_id or 0

    @property
    def until(self) -> float:
        """The time by the clock of the private panels until which the answer can be edited and deleted."""
        return self.bot.panels.until(self.interaction)

    @property
    def answered(self) -> bool:
        """Whether Discord has received an answer or acknowledgement."""
        return self.interaction.response.is_done()

    @property
    def unanswered(self) -> bool:
        """Whether the caller has seen no answer yet, or only "thinking..."."""
        response = self.interaction.response
        return not response.is_done() or (response.type is DEFERRED and not self._followed)

    @property
    def _put_off(self) -> bool:
        """Whether the press was only acknowledged, so that its original response is the message it was in."""
        return self.interaction.response.type is discord.InteractionResponseType.deferred_message_update

    @property
    def pressed_in_public(self) -> bool:
        """Whether the pressed control is in a public message."""
        return self._has_message and not self.pressed_in_private

    @property
    def pressed_in_private(self) -> bool:
        """Whether the pressed control is in a message only the caller sees."""
        message = self.interaction.message
        return message is not None and message.flags.ephemeral

    def concerns(self, match: int) -> None:
        """Attribute errors and log lines to this match."""
        self.id = replace(self.id, match=match)
        structlog.contextvars.bind_contextvars(match=match)

    async def acknowledge(self) -> None:
        """Acknowledge the interaction unless it has been answered."""
        async with self._answering:
            if not self.answered:
                thinking = self.thoughtful or not self._has_message
                try:
                    await self.interaction.response.defer(ephemeral=not self.public, thinking=thinking)
                except discord.NotFound as error:
                    if thinking or error.code != UNKNOWN_MESSAGE:
                        raise
                    self.thoughtful = self._gone = True
                    await self.interaction.response.defer(ephemeral=not self.public, thinking=True)

    async def withdraw(self) -> bool:
        """Take back the "thinking..." of a press whose message was deleted and that needed no more than that; whether it was one."""
        if not self._gone or self._followed:
            return False
        with contextlib.suppress(discord.NotFound):  # the user has dismissed it
            await self.interaction.delete_original_response()
        self._followed = True
        return True

    async def whisper(self, sheet: Sheet) -> None:
        """Answer with a message that only the caller sees."""
        async with self._answering:
            if self.answered:
                await self._follow(sheet.without_pictures(), private=True)
                return
            await self._respond(sheet, private=True)

    async def screen(self, sheet: Sheet) -> None:
        """Answer with a new message including pictures and films, however late; visible to everyone if `public`."""
        async with self._answering:
            if self.answered:
                await self._follow(sheet, private=not self.public)
            else:
                await self._respond(sheet, private=not self.public)

    async def _respond(self, sheet: Sheet, *, private: bool) -> discord.InteractionCallbackResponse[discord.Client]:
        """Answer with a message."""

        async def send(
            view: ui.LayoutView, files: list[discord.File]
        ) -> discord.InteractionCallbackResponse[discord.Client]:
            return await self.interaction.response.send_message(
                view=view, files=files, ephemeral=private, allowed_mentions=mentions_of(sheet)
            )

        return await self._send(sheet, send)

    async def _follow(self, sheet: Sheet, *, private: bool) -> int:
        """Send an answer after the acknowledgement and return the message's id."""

        async def send(view: ui.LayoutView, files: list[discord.File]) -> discord.WebhookMessage:
            return await self.interaction.followup.send(
                view=view, files=files, ephemeral=private, wait=True, allowed_mentions=mentions_of(sheet)
            )

        sent = await self._send(sheet, send)
        if self._put_off and not self._followed:
            self._later = sent.id
        self._followed = True
        if sent.flags.ephemeral and not private:
            raise refused(HIDDEN)
        return sent.id

    async def _send(self, sheet: Sheet, send: Callable[[ui.LayoutView, list[discord.File]], Awaitable[T]]) -> T:
        """Send a sheet; in words if its files are too large."""
        view, files = build(sheet)
        try:
            return await send(view, files)
        except discord.HTTPException as error:
            if not files or not too_large(error):
                raise
            log.warning("files are too large; answered in words", error=error, verb=self.id.verb)
        parts = [
            self.words.text("file-too-large", file=part.name) if isinstance(part, AttachedFile) else part
            for part in sheet.parts
        ]
        return await send(*build(replace(sheet, parts=tuple(parts)).without_pictures()))

    async def update(self, sheet: Sheet) -> None:
        """Answer by editing the message of the press; a command's answer is a private message."""
        if not self._has_message:
            await self.whisper(sheet)
            return
        async with self._answering:
            if self.answered:
                view, _ = build(sheet.without_pictures())
                await self.interaction.edit_original_response(
                    view=view, attachments=[], allowed_mentions=mentions_of(sheet)
                )
                self._followed = True
                return

            async def edit(view: ui.LayoutView, files: list[discord.File]) -> None:
                await self.interaction.response.edit_message(
                    view=view, attachments=files, allowed_mentions=mentions_of(sheet)
                )

            await self._send(sheet, edit)

    async def revise(self, sheet: Sheet) -> None:
        """Edit the answer given before, pictures included; a press in public that has none yet edits nothing."""

        async def edit(view: ui.LayoutView, files: list[discord.File]) -> None:
            mentions = mentions_of(sheet)
            if self._later:
                followup = self.interaction.followup
                await followup.edit_message(self._later, view=view, attachments=files, allowed_mentions=mentions)
            else:
                await self.interaction.edit_original_response(view=view, attachments=files, allowed_mentions=mentions)

        async with self._answering:
            if self._put_off and self.pressed_in_public and not self._followed:
                return  # Discord would edit the message that everyone sees
            await self._send(sheet, edit)

    async def panel(self, sheet: Sheet) -> None:
        """Answer in the caller's private panel: the pressed message if private, else a new one, which replaces that of the same match.

        A press that a newer one has overtaken edits nothing. A `thoughtful` answer is a new panel wherever it was pressed.
        """
        message = self.interaction.message
        if self.overtaken():
            await self.acknowledge()
            return
        if message is None or self.thoughtful or not self.pressed_in_private:
            await self._open_panel(sheet)
            return
        try:
            await self.update(sheet)
        except discord.NotFound as error:
            if error.code != UNKNOWN_MESSAGE:
                raise
            await self._open_panel(sheet)  # the message was replaced as this press came
            return
        self._redrawn(message, sheet)

    async def redraw(self, sheet: Sheet) -> None:
        """Edit the private panel that was pressed, once it has been answered."""
        await self.revise(sheet)
        if self.interaction.message is not None:
            self._redrawn(self.interaction.message, sheet)

    def _redrawn(self, message: discord.Message, sheet: Sheet) -> None:
        if self.id.match:
            panel = self._panel_of(message.id, self.interaction.delete_original_response, sheet)
            self.bot.panels.redrawn(self.id.match, self.user, panel)

    def _panel_of(self, message: int, delete: Callable[[], Awaitable[None]], sheet: Sheet) -> PrivatePanel:
        return PrivatePanel(message, delete, self.until, answered_by(sheet))

    async def _open_panel(self, sheet: Sheet) -> None:
        """Answer with a new private message, and delete the former panel of the match."""
        delete = self.interaction.delete_original_response
        async with self._answering:
            if self.answered:
                message = await self._follow(sheet if self.thoughtful else sheet.without_pictures(), private=True)
                delete = partial(self.interaction.followup.delete_message, message)
            else:
                sent = await self._respond(sheet, private=True)
                message = sent.message_id or (await self.interaction.original_response()).id
        if self.id.match:
            former = self.bot.panels.opened(self.id.match, self.user, self._panel_of(message, delete, sheet))
            if former is not None:
                await delete_panel(former)

    async def dismiss(self) -> None:
        """Answer by deleting the private message of the press, if it is still there. Raises Refused if there is none."""
        if not self.pressed_in_private:
            raise refused("control-unknown")
        await self.acknowledge()
        if not await self.withdraw():
            with contextlib.suppress(discord.NotFound):  # the user has dismissed it
                await self.interaction.delete_original_response()

    async def say(self, sheet: Sheet) -> int:
        """Answer with a public message and return its id. Raises Refused if Discord shows it to the caller alone."""
        async with self._answering:
            if self.answered:
                return await self._follow(sheet.without_pictures(), private=False)
            sent = await self._respond(sheet, private=False)
            if sent.is_ephemeral():
                raise refused(HIDDEN)
            return sent.message_id or (await self.interaction.original_response()).id

    async def ask(self, form: Modal) -> None:
        """Answer with a form. Raises Refused if it is too late for one."""
        async with self._answering:
            if self.answered:
                raise refused("too-slow-to-open")
            await self.interaction.response.send_modal(build_form(form))

    async def launch(self) -> None:
        """Answer by opening the Activity. Raises Refused if it is too late."""
        async with self._answering:
            if self.answered:
                raise refused("too-slow-to-open")
            await self.interaction.response.launch_activity()

    async def plain(self, key: str, **args: Any) -> None:
        """Answer privately with one sentence."""
        await self.whisper(Sheet((self.words.text(key, **args),)))

    def refusal(self, refusal: Refused) -> str:
        """A refusal in the caller's language, with the number of the refusing rule if there is one."""
        if refusal.reason.key == ban_checks.OTHER and self.interaction.permissions.manage_guild:
            args = dict(refusal.reason.args)
            return self.words.text(f"{ban_checks.OTHER}-why" if args["reason"] else f"{ban_checks.OTHER}-known", **args)
        return refusal_text(refusal, self.words)

    @property
    def _has_message(self) -> bool:
        """Whether there is a message to edit: for presses, and for forms opened by a press."""
        kinds = {InteractionType.component, InteractionType.modal_submit}
        return self.interaction.type in kinds and self.interaction.message is not None


def context_of(interaction: discord.Interaction) -> InteractionContext:
    """The context of a command or of its autocompletion."""
    bot: GameBot = interaction.client  # type: ignore[assignment]  # the library knows only that it is some client
    return InteractionContext(bot, interaction)
