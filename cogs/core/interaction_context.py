"""One interaction: who called, what was pressed or entered, and its answer.

Discord expects an answer within three seconds and accepts only one. An answer that takes longer than `PATIENCE` is
acknowledged first and follows as text.
"""

import asyncio
import contextlib
from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any, TypeVar

import discord
import structlog
from discord import InteractionType

from bot.answers.custom_id import Id
from bot.app import GameBot
from bot.matches.core.errors import Refused, refused
from bot.matches.core.models import Person, Player
from bot.screens.settings_text import Tongues
from bot.screens.sheet import Button, Modal, Sheet
from bot.words import Words
from cogs.core.components import build, build_form, mentions_of

PATIENCE = 1.5  # seconds; half of what Discord allows, the rest is for the network
T = TypeVar("T")
log = structlog.stdlib.get_logger(__name__)

DEFERRED = discord.InteractionResponseType.deferred_channel_message  # shown as "thinking..." until an answer follows
UNKNOWN_MESSAGE = 10008  # Discord's code for a deleted message
NOT_WITH_FILES = {400, 413}  # statuses with which Discord refuses a message only because of its files


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

    @property
    def public_locale_for_one(self) -> str:
        """The language set by the server's moderators, else the caller's: for public messages that concern nobody else."""
        return self._chosen_here or self.words.language

    @property
    def _chosen_here(self) -> str:
        return self.bot.matches.locales.of_server(self.guild)

    @property
    def tongues(self) -> Tongues:
        """The languages' own names."""
        return {code: words.text("language-name") for code, words in self.bot.catalogue.languages.items()}

    @property
    def guild(self) -> int:
        """The server of the interaction; 0 in direct messages."""
        return self.interaction.guild_id or 0

    @property
    def spot(self) -> int:
        """The channel of the interaction; for a thread its parent."""
        place = self.interaction.channel
        return place.parent_id if isinstance(place, discord.Thread) else self.interaction.channel_id or 0

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
                await self.interaction.response.defer(ephemeral=not self.public, thinking=thinking)

    async def whisper(self, sheet: Sheet) -> None:
        """Answer with a message that only the caller sees."""
        async with self._answering:
            if self.answered:
                await self._follow(sheet.without_pictures(), private=True)
                return
            view, files = build(sheet)
            await self.interaction.response.send_message(
                view=view, files=files, ephemeral=True, allowed_mentions=mentions_of(sheet)
            )

    async def screen(self, sheet: Sheet) -> None:
        """Answer with a new message including pictures and films, however late; visible to everyone if `public`."""
        async with self._answering:
            if not self.answered:
                view, files = build(sheet)
                await self.interaction.response.send_message(
                    view=view, files=files, ephemeral=not self.public, allowed_mentions=mentions_of(sheet)
                )
                return
            try:
                await self._follow(sheet, private=not self.public)
            except discord.HTTPException as error:
                if error.status not in NOT_WITH_FILES:
                    raise
                log.warning("a film could not be sent", error=str(error), verb=self.id.verb, match=self.id.match)
                await self._follow(sheet.without_pictures(), private=not self.public)

    async def _follow(self, sheet: Sheet, *, private: bool) -> int:
        """Send an answer after the acknowledgement and return the message's id."""
        view, files = build(sheet)
        sent = await self.interaction.followup.send(
            view=view, files=files, ephemeral=private, wait=True, allowed_mentions=mentions_of(sheet)
        )
        self._followed = True
        return sent.id

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
            view, files = build(sheet)
            await self.interaction.response.edit_message(
                view=view, attachments=files, allowed_mentions=mentions_of(sheet)
            )

    async def revise(self, sheet: Sheet) -> None:
        """Edit the answer given before, pictures included."""
        view, files = build(sheet)
        await self.interaction.edit_original_response(view=view, attachments=files, allowed_mentions=mentions_of(sheet))

    async def panel(self, sheet: Sheet) -> None:
        """Answer in the caller's private panel: the pressed message if private, else a new one.

        A press that a newer one has overtaken edits nothing.
        """
        if self.overtaken():
            await self.acknowledge()
        elif self.pressed_in_private:
            await self.update(sheet)
        else:
            await self.whisper(sheet)

    async def dismiss(self) -> None:
        """Answer by deleting the private message of the press. Raises Refused if there is none, or if it is gone."""
        if not self.pressed_in_private:
            raise refused("control-unknown")
        try:
            await self.acknowledge()
        except discord.NotFound as error:
            if error.code != UNKNOWN_MESSAGE:
                raise
            raise refused("control-unknown") from error
        with contextlib.suppress(discord.NotFound):  # the user has dismissed it
            await self.interaction.delete_original_response()

    async def say(self, sheet: Sheet) -> int:
        """Answer with a public message and return its id."""
        async with self._answering:
            if self.answered:
                return await self._follow(sheet.without_pictures(), private=False)
            view, files = build(sheet)
            sent = await self.interaction.response.send_message(
                view=view, files=files, allowed_mentions=mentions_of(sheet)
            )
            return sent.message_id or (await self.interaction.original_response()).id

    async def ask(self, form: Modal) -> None:
        """Answer with a form. Raises Refused if it is too late for one."""
        async with self._answering:
            if self.answered:
                raise refused("too-slow-for-a-form")
            await self.interaction.response.send_modal(build_form(form))

    async def plain(self, key: str, **args: Any) -> None:
        """Answer privately with one sentence."""
        await self.whisper(Sheet((self.words.text(key, **args),)))

    def refusal(self, refusal: Refused) -> str:
        """A refusal in the caller's language, with the number of the refusing rule if there is one."""
        said = self.words.say(refusal.reason)
        if not refusal.rule:
            return said
        return self.words.text("refused-by-rule", said=said, rule=refusal.rule)

    def why(self, refusal: Refused) -> tuple[tuple[Button, ...], ...]:
        """The button that shows the refusing rule, if there is one."""
        if not refusal.rule:
            return ()
        return ((Button(Id("whyrule", self.id.match, "", refusal.rule), self.words.text("why")),),)

    @property
    def _has_message(self) -> bool:
        """Whether there is a message to edit: for presses, and for forms opened by a press."""
        kinds = {InteractionType.component, InteractionType.modal_submit}
        return self.interaction.type in kinds and self.interaction.message is not None


def context_of(interaction: discord.Interaction) -> InteractionContext:
    """The context of a command or of its autocompletion."""
    bot: GameBot = interaction.client  # type: ignore[assignment]  # the library knows only that it is some client
    return InteractionContext(bot, interaction)
