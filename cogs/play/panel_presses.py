"""The presses of panels by the verb of their custom id, their forms, and those that lay out steps."""

from collections.abc import Awaitable, Callable, Mapping
from dataclasses import replace

import msgspec

from bot.answers.batch import lines_of
from bot.answers.custom_id import Id, natural
from bot.answers.draft import places_of
from bot.answers.draft_edits import CHANGES, dial_of, picked
from bot.answers.placement import piece_of
from bot.answers.step_parser import UnreadableStep
from bot.games.contract.dials import Layout
from bot.matches.core.errors import refused
from bot.panel.dial_forms import STEPS, steps_form, typed_form
from bot.panel.layout_controls import move_form
from bot.screens.sheet import MAIN, Button, rows
from cogs.core.interaction_context import InteractionContext
from cogs.core.refusal_buttons import refusal_buttons
from cogs.panel.prompt import Prompt
from cogs.play.answer_panel import AnswerPanel


async def open_form(panel: AnswerPanel, call: InteractionContext) -> None:
    """The form in which the dials can be written; only one of them if its value was pressed."""
    async with panel.lines.behind(call):
        asked = await panel.source.current(call)
        if asked is not None and asked.planned is not None:
            form = steps_form(asked.match.id, asked.ask.id, call.words)
            await call.ask(form.refilled(asked.draft.form, asked.draft.lines))
        elif asked is not None:
            choice = picked(asked.ask, asked.draft)
            several = asked.announcements is not None
            form = typed_form(
                asked.match.id,
                asked.ask,
                choice,
                asked.draft,
                asked.turn,
                call.words,
                several=several,
                field=call.id.args,
            )
            await call.ask(form.refilled(asked.draft.form, asked.draft.lines))


async def open_move_form(panel: AnswerPanel, call: InteractionContext) -> None:
    """The form that asks where one piece goes."""
    async with panel.lines.behind(call):
        asked = await panel.source.current(call)
        if asked is not None:
            choice = picked(asked.ask, asked.draft)
            field, _, piece = call.id.args.partition(":")
            dial = dial_of(choice, field, Layout)
            places = places_of(choice, asked.draft, dial)
            form = move_form(call.id, dial, places, piece_of(dial, piece), asked.turn, call.words)
            await call.ask(form.refilled(asked.draft.form, asked.draft.lines))


async def undo_step(panel: AnswerPanel, call: InteractionContext) -> None:
    """Take back what was picked last, if it is still as it was shown."""
    async with panel.lines.turn(call):
        asked = await panel.as_shown(call)
        if asked is not None:
            await panel.keep_and_show(call, asked.back())


async def plan_deed(panel: AnswerPanel, call: InteractionContext) -> None:
    """Lay out all steps of a deed chosen in the menu."""
    async with panel.lines.turn(call):
        asked = await panel.source.current(call)
        if asked is not None:
            await panel.keep_and_show(call, panel.prompts.after_deed(asked, call.values[0] if call.values else ""))


async def give_deed(panel: AnswerPanel, call: InteractionContext) -> None:
    """Give the steps of a deed offered on the turn's message, whatever was planned before; shown first if the player wants to confirm."""
    async with panel.lines.turn(call):
        asked = await panel.source.current(call)
        if asked is None:
            return
        asked = panel.prompts.with_deed(asked, call.id.args)
        if (await panel.bot.services.store.preferences(call.user)).confirm:
            await panel.keep_and_show(call, asked)
        else:
            await panel.source.give(call, asked)


async def type_steps(panel: AnswerPanel, call: InteractionContext) -> None:
    """Lay out the steps of a line; of one that was refused with another code for one of its parts: `2~kill 1`."""
    async with panel.lines.turn(call):
        asked = await panel.source.current(call)
        if asked is None:
            return
        if asked.planned is None:
            raise refused("choice-gone")
        text = call.fields.get(STEPS) or _mended(asked, call.id.args)
        try:
            typed = panel.prompts.reader(asked.match, call.words).line(text, asked.planned)
        except UnreadableStep as refusal:
            await _misread(panel, call, asked, refusal)
            return
        await panel.keep_and_show(call, asked.written(typed))


async def _misread(panel: AnswerPanel, call: InteractionContext, asked: Prompt, refusal: UnreadableStep) -> None:
    """Show what cannot be read, with buttons for suggestions; the text is in the form again."""
    draft = msgspec.structs.replace(asked.draft, form="steps:", lines={STEPS: "; ".join(refusal.parts)})
    asked = replace(asked, draft=draft, notes=())
    sheet = await panel.source.sheet(call, asked, f"⚠ {call.refusal(refusal)}")
    await panel.source.keep(call, asked)
    match, ask = asked.match.id, asked.ask.id
    if not panel.source.keeps:
        await call.panel(sheet)
        return
    meant = rows(Button(Id("steps", match, ask, f"{refusal.nth}~{code}"), code, MAIN) for code in refusal.near)
    await call.panel(replace(sheet, controls=(*meant, *sheet.controls, *refusal_buttons(call, refusal))))


def _mended(asked: Prompt, args: str) -> str:
    """The line that was refused, one of its parts put otherwise. Raises Refused if it is gone."""
    nth, _, code = args.partition("~")
    parts = list(lines_of(asked.draft.lines.get(STEPS, "")))
    at = natural(nth)
    if at is None or at >= len(parts):
        raise refused("choice-gone")
    parts[at] = code
    return "; ".join(parts)


PRESSES: Mapping[str, Callable[[AnswerPanel, InteractionContext], Awaitable[None]]] = {
    **dict.fromkeys(CHANGES, AnswerPanel.change),
    "type": open_form,
    "move": open_move_form,
    "save": AnswerPanel.save,
    "unstep": undo_step,
    "deed": plan_deed,
    "steps": type_steps,
    "do": AnswerPanel.do,
    "sure": AnswerPanel.sure,
    "again": AnswerPanel.again,
    "close": AnswerPanel.close,
    "act": give_deed,
    "answer": AnswerPanel.answer,
    "certain": AnswerPanel.certain,
}
