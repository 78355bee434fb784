"""The private panel of any ask: its presses edit a draft and submit it. The draft source loads and stores the draft."""

import asyncio
import contextlib
from collections import OrderedDict
from collections.abc import AsyncIterator
from dataclasses import replace
from typing import NamedTuple, Protocol
from weakref import WeakValueDictionary

import msgspec

from bot.answers.batch import BadLine
from bot.answers.custom_id import Id
from bot.answers.dial_text import SHOT
from bot.answers.draft import choose, chosen, is_flick, mark, places_of
from bot.answers.draft_edits import CHANGES, VIEWS, PanelInput, dial_of, picked, unread_line
from bot.answers.placement import MINE
from bot.answers.saved_formations import choose_saved, dump_formation, pinned
from bot.answers.shot_notation import readings_of
from bot.client.app import GameBot
from bot.games.contract.dials import Layout
from bot.matches.core.errors import Refused
from bot.panel.likely_drafts import next_drafts
from bot.panel.next_links import certain_sheet
from bot.panel.panel import doubt_label, unread
from bot.screens.sheet import BAD, MAIN, Button, Sheet, rows
from cogs.core.interaction_context import InteractionContext
from cogs.panel.board_view import BoardView
from cogs.panel.prompt import Prompt, PromptLoader

QUEUE_KEPT = 1000  # edits; the oldest are dropped


class DraftSource(Protocol):
    """Loads the prompt of a panel, stores its draft and submits it."""

    @property
    def keeps(self) -> bool:
        """Whether drafts are stored outside the panel's own ids."""

    async def current(self, call: InteractionContext) -> Prompt | None:
        """The prompt of the pressed panel; None, after a reply to the caller, if it is no longer open to them."""

    async def keep(self, call: InteractionContext, asked: Prompt) -> None:
        """Keep the draft."""

    async def doubt(self, call: InteractionContext, asked: Prompt) -> str:
        """The reason to confirm an answer, in words; "" if no confirmation is needed."""

    async def give(self, call: InteractionContext, asked: Prompt) -> None:
        """Submit the draft; a refusal is shown in the panel, where it can be corrected."""

    async def sheet(self, call: InteractionContext, asked: Prompt, note: str) -> Sheet:
        """The panel, with a note about what was just pressed."""


class AnswerPanel:
    """Answers the presses of a panel."""

    def __init__(self, bot: GameBot, source: DraftSource) -> None:
        self.bot = bot
        self.source = source
        self.prompts = PromptLoader(bot)
        self.lines = PressQueue()

    async def change(self, call: InteractionContext) -> None:
        """A press or a form that changes the answer."""
        async with self.lines.turn(call):
            asked = await self.source.current(call)
            if asked is not None:
                await self._changed(call, asked)

    async def _changed(self, call: InteractionContext, asked: Prompt) -> None:
        touch = PanelInput(
            call.id.args, call.values, call.fields, call.words, asked.reach, asked.announcements, asked.menu
        )
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
            asked = self.prompts.further(asked)
        await self.keep_and_show(call, asked)
        await self._foresee(call, asked)

    async def _foresee(self, call: InteractionContext, asked: Prompt) -> None:
        """Paint the pictures that the next press is likely to need."""
        if asked.settings is None or call.overtaken() or not await self.prompts.pictured(asked, call.user):
            return
        drafts = next_drafts(asked.ask, asked.draft, call.id, asked.turn, call.words)
        BoardView(self.bot).foresee(asked.match, call.user, asked.ask, drafts, call.words, asked.settings)

    async def save(self, call: InteractionContext) -> None:
        """Keep the arrangement shown as the caller's own."""
        async with self.lines.turn(call):
            asked = await self.source.current(call)
            if asked is None:
                return
            choice = picked(asked.ask, asked.draft)
            layout = dial_of(choice, call.id.args, Layout)
            data = dump_formation(layout, places_of(choice, asked.draft, layout))
            await self.bot.matches.keep_formation(asked.match, call.user, asked.ask.id, len(layout.pieces), data)
            ask = await self.prompts.with_saved(asked.match, call.user, asked.ask)
            kept = Prompt(asked.match, ask, choose_saved(ask, asked.draft))
            await self.keep_and_show(call, kept, f"✅ {call.words.text('mine-saved')}")

    async def do(self, call: InteractionContext) -> None:
        """Submit the answer if it is still the one that was shown; a doubtful one needs confirmation."""
        async with self.lines.turn(call):
            asked = await self.as_shown(call)
            if asked is None:
                return
            doubt = await self.source.doubt(call, asked)
            if doubt:
                await self._ask_again(call, asked, doubt)
            else:
                await self.source.give(call, asked)

    async def sure(self, call: InteractionContext) -> None:
        """Submit the confirmed answer."""
        async with self.lines.turn(call):
            asked = await self.as_shown(call)
            if asked is not None:
                await self.source.give(call, asked)

    async def again(self, call: InteractionContext) -> None:
        """Restore the panel after a confirmation was declined."""
        async with self.lines.turn(call):
            asked = await self.source.current(call)
            if asked is not None:
                await self.show(call, asked)

    async def close(self, call: InteractionContext) -> None:
        """Remove the panel; the draft is kept."""
        await call.dismiss()

    async def as_shown(self, call: InteractionContext) -> Prompt | None:
        """The prompt of the pressed panel; None, after a reply to the caller, if its draft has changed elsewhere since it was shown."""
        asked = await self.source.current(call)
        if asked is None:
            return None
        choice = chosen(asked.ask, asked.draft)
        if choice is not None and unread(choice, asked.draft):  # an older copy of the panel still offers the last flick
            await self.show(call, asked)
            return None
        if mark(asked.draft) == call.id.args:
            return asked
        if self.lines.made_here(call, call.id.args, mark(asked.draft)):
            return asked
        await self.show(call, asked, f"⚠ {call.words.text('moved-elsewhere')}")
        return None

    async def _ask_again(self, call: InteractionContext, asked: Prompt, doubt: str) -> None:
        sheet = await self.source.sheet(call, asked, f"⚠ {doubt}")
        match, ask = asked.match.id, asked.ask.id
        choice = picked(asked.ask, asked.draft)
        label = doubt_label(doubt, choice, call.words, asked.presenter)
        presses = (
            Button(Id("sure", match, ask, mark(asked.draft)), label, BAD),
            Button(Id("again", match, ask), call.words.text("sure-aim" if is_flick(choice) else "sure-back")),
        )
        await call.panel(replace(sheet, controls=(presses,)))

    async def answer(self, call: InteractionContext) -> None:
        """Submit a choice by a button or a menu entry (`@level`); a flick needs confirmation if the player has set that."""
        await self._give_at_once(call, sure=False)

    async def certain(self, call: InteractionContext) -> None:
        """Submit such a choice after confirmation."""
        await self._give_at_once(call, sure=True)

    async def _give_at_once(self, call: InteractionContext, *, sure: bool) -> None:
        asked = await self.source.current(call)
        if asked is None:
            return
        code = call.value if call.id.args.startswith("@") else call.id.args
        if all(one.code != code for one in asked.ask.choices):  # another player's, or one that is gone
            await self.show(call, asked, f"⚠ {call.words.text('mine-none' if code == MINE else 'choice-gone')}")
            return
        asked = replace(asked, draft=choose(asked.ask, asked.draft, code), notes=())
        if sure:
            await self.source.give(call, asked)
        else:
            await self.give_plain(call, asked)

    async def give_plain(self, call: InteractionContext, asked: Prompt) -> None:
        """Submit an answer without dials, pressed or typed; flicks need confirmation if the player has set that."""
        if (await self.bot.services.store.preferences(call.user)).confirm:
            choice = picked(asked.ask, asked.draft)
            await call.panel(certain_sheet(asked.match, asked.ask, choice, call.words))
        else:
            await self.source.give(call, asked)

    async def keep_and_show(self, call: InteractionContext, asked: Prompt, note: str = "") -> None:
        """Store the draft and show it; a new panel shows the stored draft only, since its presses have nothing to wait for."""
        if not call.pressed_in_private:
            sheet, _ = await asyncio.gather(self.source.sheet(call, asked, note), self.source.keep(call, asked))
            await call.panel(sheet)
            return
        try:
            if call.overtaken():
                await call.acknowledge()
            else:
                await self.show(call, asked, note)
        finally:
            await self.source.keep(call, asked)  # nobody waits for the disk but the next press

    async def show(self, call: InteractionContext, asked: Prompt, note: str = "") -> None:
        """Show the panel."""
        await call.panel(await self.source.sheet(call, asked, note))

    async def unread(self, call: InteractionContext, asked: Prompt, refusal: Refused, line: str = "") -> None:
        """Show in the panel which input could not be read, with a button for each suggested reading.

        The text is in the form when it is opened again; no flick can be played until then.
        """
        draft, which, why = asked.draft, "", refusal
        form, lines = (f"{call.id.verb}:{call.id.args}", dict(call.fields)) if call.fields else ("", {})
        if line and not form:
            form, lines = f"typed:{draft.choice}", {SHOT: line}
        if isinstance(refusal, BadLine):
            lines[SHOT] = "\n".join(refusal.lines)
            draft, which, why, line = refusal.draft, f"{refusal.nth}~", refusal.refusal, refusal.lines[refusal.nth]
        meant = readings_of(why, line, asked.ask, draft, asked.context(call.words)) if line else ()
        draft = msgspec.structs.replace(asked.draft, form=form, lines=lines)
        note = f"⚠ {call.refusal(refusal)}"
        if meant:
            note = f"{note} {call.words.text('shot-meant')}"
        asked = replace(asked, draft=draft, notes=())
        sheet, _ = await asyncio.gather(self.source.sheet(call, asked, note), self.source.keep(call, asked))
        buttons = rows(Button(Id("reading", asked.match.id, asked.ask.id, which + code), code, MAIN) for code in meant)
        await call.panel(replace(sheet, controls=(*buttons, *sheet.controls)))


class _PanelEdits(NamedTuple):
    """The changes one panel made to an answer: the marks before each change, and the mark now."""

    panel: int
    before: frozenset[str]
    now: str


class _PlayerQueue:
    """One player's lock in one match, and the latest press of each of their panels."""

    def __init__(self) -> None:
        self.lock = asyncio.Lock()
        self.last: dict[int, InteractionContext] = {}


class PressQueue:
    """One queue per player and match, dropped when it is empty."""

    def __init__(self) -> None:
        self._lines: WeakValueDictionary[tuple[int, int], _PlayerQueue] = WeakValueDictionary()
        self._trails: OrderedDict[tuple[int, int, str], _PanelEdits] = OrderedDict()

    @contextlib.asynccontextmanager
    async def turn(self, call: InteractionContext) -> AsyncIterator[None]:
        """Wait until earlier presses are stored; later presses of the same panel may overtake this one meanwhile."""
        line = self._of(call)
        panel = _panel(call)
        line.last[panel] = call
        call.overtaken = lambda: line.last[panel] is not call
        async with line.lock:
            yield

    @contextlib.asynccontextmanager
    async def behind(self, call: InteractionContext) -> AsyncIterator[bool]:
        """Wait until earlier presses are done, and tell whether there were any; this call redraws no panel, so it overtakes none."""
        line = self._of(call)
        waits = line.lock.locked()
        async with line.lock:
            yield waits

    def changed(self, call: InteractionContext, before: str, now: str) -> None:
        """Record that a press changed the caller's answer from one mark to another."""
        key, panel = self._key(call), _panel(call)
        trail = self._trails.pop(key, None)
        known = trail.before if trail is not None and (trail.panel, trail.now) == (panel, before) else frozenset()
        self._trails[key] = _PanelEdits(panel, known | {before}, now)
        if len(self._trails) > QUEUE_KEPT:
            self._trails.popitem(last=False)

    def made_here(self, call: InteractionContext, shown: str, now: str) -> bool:
        """Whether only presses of this same panel led from the mark `shown` to the mark `now`.

        The panel has not been redrawn yet, but the player who pressed it knows what they changed.
        """
        trail = self._trails.get(self._key(call))
        return trail is not None and (trail.panel, trail.now) == (_panel(call), now) and shown in trail.before

    @staticmethod
    def _key(call: InteractionContext) -> tuple[int, int, str]:
        return call.user, call.id.match, call.id.ask

    def _of(self, call: InteractionContext) -> _PlayerQueue:
        return self._lines.setdefault((call.user, call.id.match), _PlayerQueue())


def _panel(call: InteractionContext) -> int:
    return call.interaction.message.id if call.interaction.message else 0
