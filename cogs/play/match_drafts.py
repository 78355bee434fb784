"""Draft source of running matches: loads a player's ask, stores the draft and submits it."""

import asyncio
from dataclasses import replace
from functools import partial

import structlog
from discord.ext import commands

from bot.answers.batch import batch_report, further, shot_codes
from bot.answers.custom_id import Id
from bot.answers.draft import bearing_of, chosen, draft_of, is_flick, write_draft
from bot.answers.draft_edits import PanelInput, pick
from bot.client.app import GameBot
from bot.client.outages import REQUEST_FAILED
from bot.client.private_panels import Following
from bot.games.contract.vocabulary import Seat, phrase
from bot.matches.core.checks import going_on, names
from bot.matches.core.errors import Refused, refused
from bot.matches.core.models import ActionResult, Match, Status
from bot.matches.core.positions import sets_up
from bot.panel.next_links import moved_on, next_in_turn, way_to
from bot.panel.orders import cancel_button, waiting_lines
from bot.panel.panel import panel, playing_label, unread
from bot.panel.panel_view import PanelView
from bot.panel.short_answers import needs_panel, own_id, shared_id
from bot.screens.deadlines import consequence
from bot.screens.sheet import Button, Sheet
from bot.words import Words
from cogs.core.interaction_context import InteractionContext
from cogs.core.refusal_buttons import refusal_buttons
from cogs.delivery.channel_access import ChannelAccess
from cogs.delivery.permissions import granted_in, lacking, listed, needed_in
from cogs.panel.board_view import BoardView
from cogs.panel.draft_loader import queued_texts
from cogs.panel.prompt import Prompt, PromptLoader, answered, given
from cogs.play.answer_panel import AnswerPanel

log = structlog.stdlib.get_logger(__name__)


class MatchDrafts(commands.Cog):
    """The draft source of matches; opens panels and lets their presses be answered."""

    keeps = True

    def __init__(self, bot: GameBot) -> None:
        self.bot = bot
        self.view = BoardView(bot)
        self.prompts = PromptLoader(bot)
        self.panel = AnswerPanel(bot, self)

    async def open(self, call: InteractionContext) -> None:
        """Open the panel of an ask, with the caller's draft."""
        async with self.panel.lines.behind(call):
            match = await self.view.match(call.id.match)
            self.check_going_on(call, match)
            try:
                asks = self.bot.matches.my_asks(match, call.user)
            except Refused as refusal:
                chosen = await self._chosen_note(match, call.user, call.words)
                await self._while_waiting(call, match, chosen or call.refusal(refusal))
                return
            pressed = own_id(call.id.ask, match.seat_of(call.user))
            ask = next((ask for ask in asks if ask.id == pressed), asks[0])
            asked = await self.prompts.load(match, call.user, ask, pressed)
            failed = await self.bot.matches.conditional_moves.failed(match, call.user)
            notes = (
                moved_on(pressed, match, ask, call.user, call.words),
                f"⚠ {call.words.text('replies-failed', reply=failed)}" if failed else "",
                self._place_note(call, match, lost=await self._is_lost(match)),
            )
            note = "\n".join(filter(None, notes))
            if call.values and ask.id == pressed:  # chosen in the menu of the turn's message
                press = PanelInput(call.id.args, call.values, menu=asked.menu)
                asked = replace(asked, draft=pick(asked.ask, asked.draft, press, asked.turn))
                await self.panel.keep_and_show(call, asked, note)
            else:
                await self.panel.show(call, asked, note)

    def check_going_on(self, call: InteractionContext, match: Match) -> None:
        """Raise Refused if the caller is asked, but an agreed pause keeps them from answering."""
        if match.seat_of(call.user) is not None and match.status is Status.RUNNING:
            going_on(match, self.bot.services.clock.now_ms())

    async def _while_waiting(self, call: InteractionContext, match: Match, note: str) -> None:
        """Show the position, with the caller's queued flicks."""
        lines = queued_texts(await self.bot.matches.standing.queue(match, call.user))
        if not lines:
            await self.view.show(call, match, note)
            return
        waits = waiting_lines(lines, call.words)
        sheet = await self.view.sheet(match, call.user, call.words, f"{note}\n{waits}")
        await call.panel(replace(sheet, controls=(*sheet.controls, (cancel_button(match, call.words),))))

    async def _chosen_note(self, match: Match, user: int, words: Words) -> str:
        """The note for a user whose secret choice is made while others still choose; "" if they have not chosen."""
        seat, asked = match.seat_of(user), self.bot.matches.asks(match)
        if not asked or any(one.seat == seat for one in asked):
            return ""
        context = await self.bot.matches.message_context(match, match.revision)
        if context is None:
            return ""
        seals = self.bot.matches.seals(match, context.turns)
        shown = {one.digest for one in seals if one.opened}
        if all(one.seat != seat or one.digest in shown for one in seals):
            return ""
        return words.text("sealed-yours", names=names(match, (one.seat for one in asked)))

    async def hint(self, call: InteractionContext) -> None:
        """Open the panel with the answer of the strongest house player. Raises Refused, also outside practice."""
        call.thoughtful = True
        match = await self.view.match(call.id.match)
        if not match.practice:
            raise refused("refused-hint")
        self.check_going_on(call, match)
        ask = self.bot.matches.my_asks(match, call.user)[0]
        hint = await self.bot.matches.house.hint(match, ask)
        draft = draft_of(ask, hint.action)
        await self.bot.matches.keep_draft(match, call.user, ask.id, write_draft(draft))
        async with self.panel.lines.behind(call):
            asked = await self.prompts.load(match, call.user, ask, ask.id)
            costs = hint.worth and await self.view.danger(match, call.user, asked.ask, asked.draft, call.words)
            why = hint.worth if costs else "none"
            note = call.words.text("house-hint", count=match.holder(ask.seat).hints + 1, why=why)
            await call.panel(await self.sheet(call, asked, note))

    async def current(self, call: InteractionContext) -> Prompt | None:
        """The prompt of the pressed panel; None, after a reply to the caller, if it is not (or no longer) theirs."""
        match = await self.view.match(call.id.match)
        call.id = replace(call.id, ask=own_id(call.id.ask, match.seat_of(call.user)))
        self.check_going_on(call, match)
        try:
            asks = self.bot.matches.my_asks(match, call.user)
        except Refused as refusal:
            sealed = await self._chosen_note(match, call.user, call.words)
            note = sealed or self._why(call, match, refusal)
            if call.pressed_in_public and (sealed or not self._played_before(call, match)):
                await call.panel(Sheet((note,)))
            else:
                await self.view.show(call, match, note)
            return None
        ask = next((ask for ask in asks if ask.id == call.id.ask), None)
        if ask is None:
            present = await self.prompts.load(match, call.user, asks[0], call.id.ask)
            await self.panel.show(call, present, moved_on(call.id.ask, match, asks[0], call.user, call.words))
            return None
        return await self.prompts.load(match, call.user, ask)

    async def keep(self, call: InteractionContext, asked: Prompt) -> None:
        """Store the draft."""
        await self.bot.matches.keep_draft(asked.match, call.user, asked.ask.id, write_draft(asked.draft))

    async def doubt(self, call: InteractionContext, asked: Prompt) -> str:
        """The reason to confirm a flick: the player's setting, a cost to them, or that it touches nothing; "" if there is none."""
        choice = chosen(asked.ask, asked.draft)
        dial = bearing_of(choice) if choice is not None and is_flick(choice) else None
        if dial is None and asked.planned is None:
            return ""
        if (await self.bot.services.store.preferences(call.user)).confirm:
            return call.words.text("sure-wanted" if dial is not None else "sure-given")
        return await self.view.danger(asked.match, call.user, asked.ask, asked.draft, call.words)

    async def give(self, call: InteractionContext, asked: Prompt) -> None:
        """Play a draft; a refusal is shown in the panel, where it can be corrected."""
        try:
            actions = given(asked, call.words)
            if call.pressed_in_private and call.interaction.message is not None:
                self.bot.panels.answering(asked.match.id, call.user, call.interaction.message.id)
            acted = await self.bot.matches.act(
                asked.match.id, asked.ask.id, call.user, actions, key=call.key, loaded=asked.match
            )
        except Refused as refusal:
            await self._refused(call, asked, refusal)
            return
        self._follow(call, asked, acted.match)
        await asyncio.sleep(0)  # lets the courier set out before the panel is drawn: others wait for the post
        if call.id.verb in {"answer", "act", "certain"} and await self._followed(call, asked, acted.match):
            return
        words = call.words
        text = await self._played(call, asked, acted) if asked.draft.more else answered(asked, words)
        waiting = self._waiting(asked, acted.match)
        text += f"\n{words.text('sealed-until', names=names(acted.match, waiting))}" if waiting else ""
        lost = await self._is_lost(acted.match)
        note = self._place_note(call, acted.match, lost=lost, given=True)
        worded = acted.stopped is not None or not await self.prompts.pictured(asked, call.user)
        account = await self.view.account(acted.match, words) if worded and not waiting else ""
        matches, after = self.bot.matches, acted.match
        asks = matches.asks_for(after, call.user) if matches.same_turn(after, asked.match.state) else ()
        waits = (await matches.standing.queue(after, call.user)).lines
        ways = (
            *next_in_turn(after, asks, words),
            *(((cancel_button(after, words),),) if waits else ()),
            *way_to(after, call.interaction.channel_id, words, lost=lost),
        )
        await call.panel(Sheet(tuple(filter(None, (text, account, note))), ways))

    def _follow(self, call: InteractionContext, asked: Prompt, after: Match) -> None:
        """Have a caller who waits away from the match, or for others to arrange their pieces, see their next question once there is one.

        A match may not have its thread yet.
        """
        if self.bot.matches.asks_for(after, call.user):
            return
        if call.pressed_in_private and call.interaction.channel_id != after.thread:
            show = partial(self._next_turn, call, asked.match.revision)
        elif sets_up(asked.ask):
            show = partial(self._first_turn, call)
        else:
            return
        self.bot.panels.followed_by(after.id, call.user, Following(show, call.until))

    async def _first_turn(self, call: InteractionContext) -> None:
        """Open the panel of the first ask for a caller who had arranged their pieces before the others, as for who does so last."""
        async with self.panel.lines.behind(call):
            match = await self.view.match(call.id.match)
            asks = self.bot.matches.asks_for(match, call.user)
            if not needs_panel(match.game, asks) or match.paused_at(self.bot.services.clock.now_ms()):
                return
            sheet = await self.sheet(call, await self.prompts.load(match, call.user, asks[0]), "")
            if call.pressed_in_private:
                await call.redraw(sheet)
            else:
                call.thoughtful = True
                await call.panel(sheet)

    async def _next_turn(self, call: InteractionContext, answered_at: int) -> None:
        """Show in a panel away from the match the events since the caller's answer, and their next ask."""
        async with self.panel.lines.behind(call):
            match = await self.view.match(call.id.match)
            asks = self.bot.matches.asks_for(match, call.user)
            away = way_to(match, call.interaction.channel_id, call.words)
            if asks and away and not match.paused_at(self.bot.services.clock.now_ms()):
                asked = await self.prompts.load(match, call.user, asks[0])
                place = call.words.text("panel-your-turn", place=str(match.place.spot))
                if await self._is_lost(match):
                    place = self._place_note(call, match, lost=True)
                happened = await self.view.since(match, answered_at, call.words)
                sheet = await self.sheet(call, asked, "")
                text = "\n".join(
                    filter(None, (happened, place))
                )  # above the question, which is in one view with the board
                await call.redraw(replace(sheet, parts=(text, *sheet.parts)))

    async def _followed(self, call: InteractionContext, asked: Prompt, after: Match) -> bool:
        """Acknowledge a submitted answer with the caller's next ask, or with nothing if the public message shows it."""
        if self._waiting(asked, after) or self._place_note(call, after, lost=await self._is_lost(after)):
            return False
        mine = self.bot.matches.asks_for(after, call.user)
        goes_on = asked.ask.secret or sets_up(asked.ask) or self.bot.matches.same_turn(after, asked.match.state)
        more = mine and goes_on
        if call.pressed_in_public and (call.id.verb == "act" or not (more and needs_panel(after.game, mine))):
            await call.acknowledge()
        elif more:
            prompt = await self.prompts.load(after, call.user, mine[0])
            await self.panel.show(call, prompt, answered(asked, call.words))
        return bool(more) or call.pressed_in_public

    async def _is_lost(self, match: Match) -> bool:
        """Whether nothing more is posted because the place of a match is deleted, as far as Discord says so now."""
        try:
            return await ChannelAccess(self.bot).is_lost(match)
        except REQUEST_FAILED as error:
            log.warning("whether the place of a match is deleted is not known", match=match.id, error=error)
            return False

    def _place_note(self, call: InteractionContext, match: Match, *, lost: bool, given: bool = False) -> str:
        """A warning that nothing can be posted because the channel is deleted or a permission is missing; "" if all is well."""
        if lost:
            return call.words.text("note-lost" if given else "note-lost-unseen", match=str(match.id))
        return self._rights_note(call, match, given=given)

    def _rights_note(self, call: InteractionContext, match: Match, *, given: bool = False) -> str:
        """A warning about missing permissions and their effects where a match is played; "" if there are none, or if unknown."""
        interaction, access, spot = call.interaction, ChannelAccess(self.bot), match.place.spot
        if not interaction.is_guild_integration():
            return ""
        here = interaction.channel_id == spot
        place = interaction.channel if here else access.known(match.guild, spot)
        granted = interaction.app_permissions if here else granted_in(place)
        missing = lacking(granted, needed_in(place)) if granted is not None else ()
        if not missing:
            return ""
        goes_on = spot != match.channel and access.open_to_us(access.known(match.guild, match.channel))
        key = "note-goes-on" if goes_on else "note-permissions" if given else "note-unseen"
        words = phrase(key, missing=listed(missing), place=str(spot), channel=str(match.channel))
        return call.words.say(words)

    def _waiting(self, asked: Prompt, after: Match) -> tuple[Seat, ...]:
        """The seats whose secret answers to the same ask are still missing."""
        asks = self.bot.matches.asks(after) if asked.ask.secret else ()
        return tuple(one.seat for one in asks if shared_id((asked.ask, one)))

    async def _played(self, call: InteractionContext, asked: Prompt, acted: ActionResult) -> str:
        """A note on which of several flicks were played and why the others were not; these are stored for later."""
        done = shot_codes(await self.bot.matches.batch.given(acted), asked.context(call.words))
        stopped = acted.stopped
        if stopped is None:
            return batch_report(done, (), call.words)
        rest = asked.draft.more[len(done) - 1 :]
        waits = queued_texts(await self.bot.matches.standing.queue(acted.match, call.user))
        if waits:
            return f"{batch_report(done, (), call.words)}\n{waiting_lines(waits, call.words)}"
        kept = await self.prompts.drafts.wait(acted.match, call.user, rest, asked.context(call.words))
        return batch_report(done, rest, call.words, call.refusal(Refused(stopped.reason, stopped.rule)), kept=kept)

    async def _refused(self, call: InteractionContext, asked: Prompt, refusal: Refused) -> None:
        """Show the refusal, with the draft if it can be corrected, with the present position if it is too late."""
        match = await self.view.match(asked.match.id)
        asks = self.bot.matches.asks_for(match, call.user)
        if any(ask.id == asked.ask.id for ask in asks):
            sheet = await self.sheet(call, replace(asked, match=match, notes=()), f"⚠ {call.refusal(refusal)}")
            await call.panel(replace(sheet, controls=(*sheet.controls, *refusal_buttons(call, refusal))))
        else:
            await self.view.show(call, match, self._why(call, match, refusal))

    def _why(self, call: InteractionContext, match: Match, refusal: Refused) -> str:
        """The reply to a press that came too late."""
        return call.words.text("already-played") if self._played_before(call, match) else call.refusal(refusal)

    @staticmethod
    def _played_before(call: InteractionContext, match: Match) -> bool:
        """Whether a press that came too late is about an ask of the caller's own, which they have answered."""
        seat = match.seat_of(call.user)
        _, _, rest = call.id.ask.partition(".")
        return seat is not None and rest.partition(".")[0] == str(seat) and match.status is Status.RUNNING

    async def sheet(self, call: InteractionContext, asked: Prompt, note: str) -> Sheet:
        """The panel, with a note about what was just pressed."""
        pictured = await self.prompts.pictured(asked, call.user)
        painted = await self.view.preview(
            asked.match,
            call.user,
            asked.ask,
            asked.draft,
            call.words,
            pictured=pictured,
            board=not pictured and asked.planned is not None,
            settings=asked.settings,
            planned=asked.planned,
        )
        lines = (note, *(f"⚠ {call.words.say(one)}" for one in asked.notes))
        view = await self.prompts.view(
            asked,
            painted,
            call.user,
            assist=asked.match.terms.assist,
            note="\n".join(filter(None, lines)),
            clock=consequence(asked.match, asked.ask.seat, call.words, self.bot.services.clock.now_ms()),
            pictured=pictured,
        )
        beside = await self.bot.services.features.panel_links(asked.match, asked.ask, call.user, call.words)
        tally = "" if pictured else painted.tally  # the picture shows it, and so does the turn's message
        remarks = filter(None, (tally, *painted.remarks, *further(asked.draft, call.words)))
        if asked.typed:
            view = replace(view, note="\n".join(filter(None, (view.note, _how_to_play(view, call.words)))))
        sheet = panel(replace(view, remarks=tuple(remarks), beside=beside), call.words)
        if not asked.draft.more:
            return sheet
        alone = Button(Id("alone", asked.match.id, asked.ask.id), call.words.text("several-alone"))
        return replace(sheet, controls=(*sheet.controls, (alone,)))


def _how_to_play(view: PanelView, words: Words) -> str:
    """The button that plays a typed answer; "" if it breaks a rule or could not be read. A plan's list of steps names its own."""
    choice = view.choice
    if view.planned is not None or view.rule or (choice is not None and unread(choice, view.draft)):
        return ""
    key = "previewed-flicks" if view.draft.more else "previewed"
    return words.text(key, button=playing_label(view, words))
