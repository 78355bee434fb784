"""The one view of what a match waits for: opens the private panel of any ask, turns its dials, gives the answer."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import replace

import msgspec
import structlog
from discord.ext import commands

from bot.answers.batch import BadLine, further, played, told
from bot.answers.custom_id import Id
from bot.answers.dial_text import SHOT
from bot.answers.draft import bearing_of, choose, chosen, flicked, mark, places_of, write_draft
from bot.answers.draft_edits import CHANGES, VIEWS, PanelInput, dial_of, picked, unread_line
from bot.answers.saved_formations import kept_as_mine, pinned, saved
from bot.answers.shot_notation import readings_of
from bot.app import GameBot
from bot.games.dials import Layout
from bot.games.preview import Assist
from bot.matches.core.errors import Refused
from bot.matches.core.models import ActionResult, Match, Status
from bot.screens.deadlines import consequence
from bot.screens.likely_drafts import next_halves
from bot.screens.panel import confirm_words, panel
from bot.screens.sheet import BAD, MAIN, Button, Media, Sheet, rows
from cogs.core.interaction_context import InteractionContext
from cogs.core.press_queue import PressQueue
from cogs.delivery.permissions import rights_note
from cogs.match.board_view import BoardView
from cogs.match.commitments import chosen_note
from cogs.play.next_links import certain_sheet, moved_on, next_in_turn, way_to
from cogs.play.panel_forms import Filling
from cogs.play.prompt import Prompt, PromptLoader
from cogs.play.step_plan_panel import Laying
from cogs.play.submit import answered, given

log = structlog.stdlib.get_logger(__name__)


class Asks(commands.Cog):
    """Answers the presses of turn messages and panels; `keeps` says whether what is half made is kept elsewhere than in them."""

    keeps = True

    def __init__(self, bot: GameBot) -> None:
        self.bot = bot
        self.positions = BoardView(bot)
        self.finder = PromptLoader(bot)
        self.lines = PressQueue()

    async def open(self, call: InteractionContext) -> None:
        """The panel of what the caller is asked, as far as he got with it."""
        async with self.lines.behind(call):
            match = await self.positions.match(call.id.match)
            try:
                asks = self.bot.matches.my_asks(match, call.user)
            except Refused as refusal:
                chosen = await chosen_note(self.bot, match, call.user, call.words)
                await self.positions.show(call, match, chosen or call.refusal(refusal))
                return
            ask = next((ask for ask in asks if ask.id == call.id.ask), asks[0])
            asked = await self.finder.asked(match, call.user, ask, call.id.ask)
            failed = await self.bot.matches.conditional_moves.failed(match, call.user)
            notes = (
                moved_on(call, match, ask),
                f"⚠ {call.words.text('replies-failed', reply=failed)}" if failed else "",
                rights_note(call.interaction, call.words),
            )
            await self.show(call, asked, "\n".join(filter(None, notes)))

    async def change(self, call: InteractionContext) -> None:
        """A press or a form that changes the answer."""
        async with self.lines.turn(call):
            asked = await self.current(call)
            if asked is not None:
                await self._changed(call, asked)

    async def _changed(self, call: InteractionContext, asked: Prompt) -> None:
        touch = PanelInput(call.id.args, call.values, call.fields, call.words, asked.reach, asked.announcements)
        try:
            draft = CHANGES[call.id.verb](asked.ask, asked.draft, touch, asked.turn)
        except Refused as refusal:
            line = unread_line(asked.ask, asked.draft, touch, asked.turn)
            await self.unread(call, asked, refusal, line)
            return
        draft = pinned(asked.ask, draft)
        if call.id.verb not in VIEWS:
            draft = msgspec.structs.replace(draft, form="", lines={})
        self.lines.changed(call, mark(asked.draft), mark(draft))
        asked = replace(asked, draft=draft)
        if call.id.verb == "pick":
            asked = self.finder.further(asked)
        await self.keep_and_show(call, asked)
        await self._foresee(call, asked)

    async def _foresee(self, call: InteractionContext, asked: Prompt) -> None:
        """Have the pictures painted that the next press may want."""
        if asked.taste is None or call.overtaken() or not await self._pictured(call, asked):
            return
        halves = next_halves(asked.ask, asked.draft, call.id, asked.turn, call.words)
        self.positions.foresee(asked.match, call.user, asked.ask, halves, call.words, asked.taste)

    async def save(self, call: InteractionContext) -> None:
        """Keep the arrangement shown as the caller's own."""
        async with self.lines.turn(call):
            asked = await self.current(call)
            if asked is None:
                return
            choice = picked(asked.ask, asked.draft)
            layout = dial_of(choice, call.id.args, Layout)
            data = saved(layout, places_of(choice, asked.draft, layout))
            await self.bot.matches.keep_formation(asked.match, call.user, asked.ask.id, len(layout.pieces), data)
            ask = await self.finder.with_mine(asked.match, call.user, asked.ask)
            kept = Prompt(asked.match, ask, kept_as_mine(ask, asked.draft))
            await self.keep_and_show(call, kept, f"✅ {call.words.text('mine-saved')}")

    async def do(self, call: InteractionContext) -> None:
        """Give the answer if it is still the one that was shown; what is doubtful is asked once more."""
        async with self.lines.turn(call):
            asked = await self.as_shown(call)
            if asked is None:
                return
            doubt = await self._doubt(call, asked)
            if doubt:
                await self._ask_again(call, asked, doubt)
            else:
                await self.give(call, asked)

    async def sure(self, call: InteractionContext) -> None:
        """Give the answer that was asked about once more."""
        async with self.lines.turn(call):
            asked = await self.as_shown(call)
            if asked is not None:
                await self.give(call, asked)

    async def again(self, call: InteractionContext) -> None:
        """The panel as it was before it was asked once more."""
        async with self.lines.turn(call):
            asked = await self.current(call)
            if asked is not None:
                await self.show(call, asked)

    async def close(self, call: InteractionContext) -> None:
        """Take the panel away; what was made of the answer is kept."""
        await call.dismiss()

    async def as_shown(self, call: InteractionContext) -> Prompt | None:
        """What was pressed about, or None after answering that it is no longer as it was shown."""
        asked = await self.current(call)
        if asked is None or mark(asked.draft) == call.id.args:
            return asked
        if self.lines.made_here(call, call.id.args, mark(asked.draft)):
            return asked
        await self.show(call, asked, f"⚠ {call.words.text('moved-elsewhere')}")
        return None

    async def _doubt(self, call: InteractionContext, asked: Prompt) -> str:
        """Why a flick should be asked about once more: its player wants it so, it costs them something or touches nothing; "" if it should not."""
        choice = chosen(asked.ask, asked.draft)
        dial = bearing_of(choice) if choice is not None and flicked(choice) else None
        if dial is None and asked.laid is None:
            return ""
        if (await self.bot.matches.reminders.wishes(call.user)).confirm:
            return call.words.text("sure-wanted" if dial is not None else "sure-given")
        if dial is None or asked.match.terms.assist is Assist.EXPERT:
            return ""
        seen = await self.positions.preview(asked.match, call.user, asked.ask, asked.draft, call.words, pictured=False)
        if seen.risk or seen.rule or dial.free or not dial.targets or seen.contact is not None:
            return seen.risk
        return call.words.text("sure-touches-nothing")

    async def _ask_again(self, call: InteractionContext, asked: Prompt, doubt: str) -> None:
        sheet = await self.sheet(call, asked, f"⚠ {doubt}")
        match, ask = asked.match.id, asked.ask.id
        wanted = doubt in {call.words.text("sure-wanted"), call.words.text("sure-given")}
        choice = picked(asked.ask, asked.draft)
        label = confirm_words(choice, call.words) if wanted else call.words.text("sure-flick")
        presses = (
            Button(Id("sure", match, ask, mark(asked.draft)), label, BAD),
            Button(Id("again", match, ask), call.words.text("sure-aim" if flicked(choice) else "sure-back")),
        )
        await call.panel(replace(sheet, controls=(presses,)))

    async def answer(self, call: InteractionContext) -> None:
        """The press that chooses a choice without dials and gives it as the answer; asked once more if its player wants that of flicks."""
        await self._give_at_once(call, sure=False)

    async def certain(self, call: InteractionContext) -> None:
        """The press that gives such a choice after it was asked once more."""
        await self._give_at_once(call, sure=True)

    async def _give_at_once(self, call: InteractionContext, *, sure: bool) -> None:
        asked = await self.current(call)
        if asked is None:
            return
        asked = replace(asked, draft=choose(asked.ask, asked.draft, call.id.args), notes=())
        if sure:
            await self.give(call, asked)
        else:
            await self.give_plain(call, asked)

    async def give_plain(self, call: InteractionContext, asked: Prompt) -> None:
        """Give an answer without dials, pressed or typed; asked once more if its player wants that of flicks."""
        choice = picked(asked.ask, asked.draft)
        if choice.at_once and (await self.bot.matches.reminders.wishes(call.user)).confirm:
            await call.panel(certain_sheet(asked.match, asked.ask, choice, call.words))
        else:
            await self.give(call, asked)

    async def give(self, call: InteractionContext, asked: Prompt) -> None:
        """Play a draft; what the rules refuse is said in the panel, where it can be mended."""
        at_once = asked.laid is None and picked(asked.ask, asked.draft).at_once
        try:
            actions = given(asked, call.words)
            acted = await self.bot.matches.act(
                asked.match.id, asked.ask.id, call.user, actions, key=call.key, loaded=asked.match
            )
        except Refused as refusal:
            await self._refused(call, asked, refusal)
            return
        await asyncio.sleep(0)  # lets the courier set out before the panel is drawn: others wait for the post
        if at_once and call.pressed_in_public:
            await call.acknowledge()  # the message that was pressed will say it
            return
        words = call.words
        said = await self._played(call, asked, acted) if asked.draft.more else answered(asked, words)
        note = rights_note(call.interaction, words)
        worded = acted.stopped is not None or not await self._pictured(call, asked)
        account = await self.positions.account(acted.match, words) if worded else ""
        ways = (*next_in_turn(call, asked.match, acted.match), *way_to(call, acted.match))
        await call.panel(Sheet(tuple(filter(None, (said, account, note))), ways))

    async def _played(self, call: InteractionContext, asked: Prompt, acted: ActionResult) -> str:
        """Which of several flicks were played, and why the others were not; these are kept for when they can be."""
        done = played(await self.bot.matches.batch.given(acted), asked.eye(call.words))
        stopped = acted.stopped
        if stopped is None:
            return told(done, (), call.words)
        rest = asked.draft.more[len(done) - 1 :]
        kept = await self.finder.drafts.wait(acted.match, call.user, rest, asked.eye(call.words))
        return told(done, rest, call.words, call.refusal(Refused(stopped.reason, stopped.rule)), kept=kept)

    async def keep(self, call: InteractionContext, asked: Prompt) -> None:
        """Keep the answer as far as it is made."""
        await self.bot.matches.keep_draft(asked.match, call.user, asked.ask.id, write_draft(asked.draft))

    async def keep_and_show(self, call: InteractionContext, asked: Prompt, note: str = "") -> None:
        """Keep the answer as far as it is made, and show it; in a new panel only what is kept, for nothing makes its presses wait."""
        if not call.pressed_in_private:
            sheet, _ = await asyncio.gather(self.sheet(call, asked, note), self.keep(call, asked))
            await call.panel(sheet)
            return
        try:
            if call.overtaken():
                await call.acknowledge()
            else:
                await self.show(call, asked, note)
        finally:
            await self.keep(call, asked)  # nobody waits for the disk but the next press

    async def show(self, call: InteractionContext, asked: Prompt, note: str = "") -> None:
        """Show the panel."""
        await call.panel(await self.sheet(call, asked, note))

    async def current(self, call: InteractionContext) -> Prompt | None:
        """The ask that was pressed about, or None after answering that it is not (or no longer) the caller's."""
        match = await self.positions.match(call.id.match)
        try:
            asks = self.bot.matches.my_asks(match, call.user)
        except Refused as refusal:
            await self.positions.show(call, match, self._why(call, match, refusal))
            return None
        ask = next((ask for ask in asks if ask.id == call.id.ask), None)
        if ask is None:
            present = await self.finder.asked(match, call.user, asks[0], call.id.ask)
            await self.show(call, present, moved_on(call, match, asks[0]))
            return None
        return await self.finder.asked(match, call.user, ask)

    async def unread(self, call: InteractionContext, asked: Prompt, refusal: Refused, line: str = "") -> None:
        """Say in the panel what cannot be taken, with buttons for what the line may have meant.

        What was written stands in the form when it is opened again; no flick can be played until then.
        """
        draft, which, why = asked.draft, "", refusal
        form, lines = (f"{call.id.verb}:{call.id.args}", dict(call.fields)) if call.fields else ("", {})
        if line and not form:
            form, lines = f"typed:{draft.choice}", {SHOT: line}
        if isinstance(refusal, BadLine):
            lines[SHOT] = "\n".join(refusal.lines)
            draft, which, why, line = refusal.draft, f"{refusal.nth}~", refusal.refusal, refusal.lines[refusal.nth]
        meant = readings_of(why, line, asked.ask, draft, asked.eye(call.words)) if line else ()
        draft = msgspec.structs.replace(asked.draft, form=form, lines=lines)
        note = f"⚠ {call.refusal(refusal)}"
        if meant:
            note = f"{note} {call.words.text('shot-meant')}"
        asked = replace(asked, draft=draft, notes=())
        sheet, _ = await asyncio.gather(self.sheet(call, asked, note), self.keep(call, asked))
        buttons = rows(Button(Id("reading", asked.match.id, asked.ask.id, which + code), code, MAIN) for code in meant)
        await call.panel(replace(sheet, controls=(*buttons, *sheet.controls)))

    async def _refused(self, call: InteractionContext, asked: Prompt, refusal: Refused) -> None:
        """Show why, with the answer if it can be mended, with the present position if it is too late for it."""
        match = await self.positions.match(asked.match.id)
        asks = self.bot.matches.asks_for(match, call.user)
        if any(ask.id == asked.ask.id for ask in asks):
            sheet = await self.sheet(call, replace(asked, match=match, notes=()), f"⚠ {call.refusal(refusal)}")
            await call.panel(replace(sheet, controls=(*sheet.controls, *call.why(refusal))))
        else:
            await self.positions.show(call, match, self._why(call, match, refusal))

    @staticmethod
    def _why(call: InteractionContext, match: Match, refusal: Refused) -> str:
        """What to say about a press that came too late: one's own answer that is gone has been played."""
        seat = match.seat_of(call.user)
        _, _, rest = call.id.ask.partition(".")
        mine = seat is not None and rest.partition(".")[0] == str(seat)
        if mine and match.status is Status.RUNNING:
            return call.words.text("already-played")
        return call.refusal(refusal)

    async def _pictured(self, call: InteractionContext, asked: Prompt) -> bool:
        """Whether the panel comes with a picture: as was pressed, else as the caller likes it."""
        shown = asked.draft.shown
        return shown == "picture" if shown else not await self._text_first(call, asked)

    async def _text_first(self, call: InteractionContext, asked: Prompt) -> bool:
        """Whether the caller wants words first."""
        if asked.taste is not None:
            return asked.taste.own.text_first
        return await self.positions.text_first(asked.match, call.user)

    async def sheet(self, call: InteractionContext, asked: Prompt, note: str) -> Sheet:
        """The panel, with a note about what was just pressed."""
        said = (note, *(f"⚠ {call.words.say(one)}" for one in asked.notes))
        note = "\n".join(filter(None, said))
        pictured = await self._pictured(call, asked)
        painted = await self.positions.preview(
            asked.match,
            call.user,
            asked.ask,
            asked.draft,
            call.words,
            pictured=pictured,
            taste=asked.taste,
            laid=asked.laid,
        )
        sheet = panel(
            asked.match.id,
            asked.ask,
            asked.draft,
            turn=asked.turn,
            words=call.words,
            picture=Media(painted.png, painted.alt) if pictured else None,
            foretold=tuple(filter(None, (*painted.foretold, painted.board))),
            hints=painted.hints,
            remarks=tuple(filter(None, (painted.tally, *painted.remarks, *further(asked.draft, call.words)))),
            contact=painted.contact,
            assist=asked.match.terms.assist,
            note=note,
            game=asked.match.game,
            reach=asked.reach,
            rule=painted.rule,
            clock=consequence(asked.match, asked.ask.seat, call.words),
            spoken=await self._text_first(call, asked),
            laid=asked.laid,
        )
        if not asked.draft.more:
            return sheet
        alone = Button(Id("alone", asked.match.id, asked.ask.id), call.words.text("several-alone"))
        return replace(sheet, controls=(*sheet.controls, (alone,)))


def in_panels(asks: Asks) -> Mapping[str, Callable[[InteractionContext], Awaitable[None]]]:
    """What is done about the presses and forms of panels, by verb."""
    laying, filling = Laying(asks), Filling(asks)
    others = {
        "type": filling.type,
        "move": filling.move,
        "save": asks.save,
        "unstep": laying.undo,
        "steps": laying.typed,
        "do": asks.do,
        "sure": asks.sure,
        "again": asks.again,
        "close": asks.close,
        "answer": asks.answer,
        "certain": asks.certain,
    }
    return {**dict.fromkeys(CHANGES, asks.change), **others}


async def setup(bot: GameBot) -> None:
    """Let all panels be answered."""
    cog = Asks(bot)
    bot.answerers.update(in_panels(cog), open=cog.open)
    await bot.add_cog(cog)
