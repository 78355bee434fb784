"""One interaction: who calls, what was pressed or written, and the one answer it gets.

Discord wants an answer within three seconds and takes only one. So the answer is given through here: at once if it can be, else a
mere acknowledgement after `PATIENCE` and the answer, in words, after it.
"""

from __future__ import annotations

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
from bot.matches.core.models import Person
from bot.screens.rule_links import rule_named
from bot.screens.sheet import Button, Modal, Sheet
from bot.words import Words
from cogs.core.components import build, build_form, mentions_of

PATIENCE = 1.5  # seconds; half of what Discord allows, the rest is for the way
T = TypeVar("T")
log = structlog.stdlib.get_logger(__name__)

DEFERRED = discord.InteractionResponseType.deferred_channel_message  # shown as "thinking..." until an answer follows
UNKNOWN_MESSAGE = 10008  # Discord's code for a message that has been deleted
NOT_WITH_FILES = {400, 413}  # statuses with which Discord refuses what it would take without files


class InteractionContext:
    """An interaction being answered; `id` is what was pressed or submitted, `values` the chosen entries, `fields` a form's lines."""

    def __init__(self, bot: GameBot, interaction: discord.Interaction) -> None:
        self.bot = bot
        self.interaction = interaction
        self.id = Id("command")
        self.values: tuple[str, ...] = ()
        self.fields: Mapping[str, str] = {}
        self.people: tuple[Person, ...] = ()  # whom the caller has found in a menu
        self.public = False  # whether a late answer is for everybody
        self.thoughtful = (
            False  # whether a late answer is a message of its own, of which Discord says that it is coming
        )
        self.overtaken: Callable[[], bool] = lambda: False  # whether a newer press of the same panel has come in
        self._answering = asyncio.Lock()
        self._followed = False  # whether an answer followed the acknowledgement
        bot.matches.locales.heard(self.user, interaction.locale.value)

    @property
    def user(self) -> int:
        """Who calls."""
        return self.interaction.user.id

    @property
    def value(self) -> str:
        """The first entry chosen. Raises Refused if there is none, as no menu of ours ever sends."""
        if not self.values:
            raise refused("control-unknown")
        return self.values[0]

    def one_of(self, known: Mapping[str, T]) -> T:
        """What the entry chosen stands for. Raises Refused if it is none of those known."""
        if self.value not in known:
            raise refused("control-unknown")
        return known[self.value]

    @property
    def key(self) -> str:
        """What makes the call once-only: a repeated delivery has the same key."""
        return str(self.interaction.id)

    @property
    def words(self) -> Words:
        """The caller's language, for what only he sees."""
        return self.bot.catalogue.of(self.bot.matches.locales.of_player(self.user) or self.interaction.locale.value)

    @property
    def public_words(self) -> Words:
        """The server's language, for what everybody sees."""
        return self.bot.catalogue.of(self.public_locale)

    @property
    def public_locale(self) -> str:
        """The language that the server's moderators have chosen, else its locale; the caller's where there is no server."""
        chosen = self.bot.matches.locales.of_server(self.interaction.guild_id or 0)
        return chosen or (self.interaction.guild_locale or self.interaction.locale).value

    @property
    def spot(self) -> int:
        """The channel in which it is called; a thread's is the one it hangs in."""
        place = self.interaction.channel
        return place.parent_id if isinstance(place, discord.Thread) else self.interaction.channel_id or 0

    @property
    def answered(self) -> bool:
        """Whether Discord has had its answer or acknowledgement."""
        return self.interaction.response.is_done()

    @property
    def unanswered(self) -> bool:
        """Whether the caller has seen nothing yet, or only that an answer is coming."""
        response = self.interaction.response
        return not response.is_done() or (response.type is DEFERRED and not self._followed)

    @property
    def pressed_in_public(self) -> bool:
        """Whether the press came from a message that everybody sees."""
        return self._has_message and not self.pressed_in_private

    @property
    def pressed_in_private(self) -> bool:
        """Whether the press came from a message that only the caller sees."""
        message = self.interaction.message
        return message is not None and message.flags.ephemeral

    def concerns(self, match: int) -> None:
        """The call is about a match: what fails is laid at its door, and what is logged names it."""
        self.id = replace(self.id, match=match)
        structlog.contextvars.bind_contextvars(match=match)

    async def acknowledge(self) -> None:
        """Tell Discord that the answer follows, unless it has been given."""
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
        """Answer with a message of its own, with its pictures and films however late: for everybody if the call is `public`."""
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
        """Send an answer after the acknowledgement; the message's id."""
        view, files = build(sheet)
        sent = await self.interaction.followup.send(
            view=view, files=files, ephemeral=private, wait=True, allowed_mentions=mentions_of(sheet)
        )
        self._followed = True
        return sent.id

    async def update(self, sheet: Sheet) -> None:
        """Answer by changing the message that the press came from; a form's or command's answer is a whisper where there is none."""
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

    async def panel(self, sheet: Sheet) -> None:
        """Answer in the caller's own panel: the private message pressed, or a new one if a public message was.

        A press that was overtaken changes nothing: the newer one does.
        """
        if self.overtaken():
            await self.acknowledge()
        elif self.pressed_in_private:
            await self.update(sheet)
        else:
            await self.whisper(sheet)

    async def dismiss(self) -> None:
        """Answer by taking away the private message that was pressed. Raises Refused if none was, or if it is gone."""
        if not self.pressed_in_private:
            raise refused("control-unknown")
        try:
            await self.acknowledge()
        except discord.NotFound as error:
            if error.code != UNKNOWN_MESSAGE:
                raise
            raise refused("control-unknown") from error
        with contextlib.suppress(discord.NotFound):  # it has been dismissed by hand
            await self.interaction.delete_original_response()

    async def say(self, sheet: Sheet) -> int:
        """Answer with a message for everybody; its id."""
        async with self._answering:
            if self.answered:
                return await self._follow(sheet.without_pictures(), private=False)
            view, files = build(sheet)
            sent = await self.interaction.response.send_message(
                view=view, files=files, allowed_mentions=mentions_of(sheet)
            )
            return sent.message_id or (await self.interaction.original_response()).id

    async def ask(self, form: Modal) -> None:
        """Answer with a form. Raises Refused if the time for that has passed."""
        async with self._answering:
            if self.answered:
                raise refused("too-slow-for-a-form")
            await self.interaction.response.send_modal(build_form(form))

    async def plain(self, key: str, **args: Any) -> None:
        """Whisper one sentence."""
        await self.whisper(Sheet((self.words.text(key, **args),)))

    def refusal(self, refusal: Refused) -> str:
        """A refusal in the caller's language, with the rule's number if a rule refuses."""
        said = self.words.say(refusal.reason)
        if not refusal.rule:
            return said
        return self.words.text("refused-by-rule", said=said, rule=rule_named(refusal.rule, self.words))

    def why(self, refusal: Refused) -> tuple[tuple[Button, ...], ...]:
        """The button that shows the rule of a refusal, if a rule refuses."""
        if not refusal.rule:
            return ()
        return ((Button(Id("whyrule", self.id.match, "", refusal.rule), self.words.text("why")),),)

    @property
    def _has_message(self) -> bool:
        """Whether there is a message to change: Discord allows that to presses, and to forms that a press opened."""
        kinds = {InteractionType.component, InteractionType.modal_submit}
        return self.interaction.type in kinds and self.interaction.message is not None
