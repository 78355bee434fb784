"""Presses and forms that lay out steps: the last one taken back, several written in a line."""

from dataclasses import replace

import msgspec

from bot.answers.batch import lines_of
from bot.answers.custom_id import Id, natural
from bot.answers.step_parser import UnreadableStep
from bot.matches.core.errors import refused
from bot.screens.dial_forms import STEPS
from bot.screens.sheet import MAIN, Button, rows
from cogs.core.interaction_context import InteractionContext
from cogs.play.answer_panel import AnswerPanel
from cogs.play.prompt import Prompt


async def undo_step(panel: AnswerPanel, call: InteractionContext) -> None:
    """Take back what was picked last, if it is still as it was shown."""
    async with panel.lines.turn(call):
        asked = await panel.as_shown(call)
        if asked is not None:
            await panel.keep_and_show(call, asked.back())


async def type_steps(panel: AnswerPanel, call: InteractionContext) -> None:
    """Lay out the steps of a line; of one that was refused with another code for one of its parts: `2~kill 1`."""
    async with panel.lines.turn(call):
        asked = await panel.source.current(call)
        if asked is None:
            return
        if asked.laid is None:
            raise refused("choice-gone")
        text = call.fields.get(STEPS) or _mended(asked, call.id.args)
        try:
            typed = panel.prompts.reader(asked.match, call.words).line(text, asked.laid)
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
    await call.panel(replace(sheet, controls=(*meant, *sheet.controls, *call.why(refusal))))


def _mended(asked: Prompt, args: str) -> str:
    """The line that was refused, one of its parts put otherwise. Raises Refused if it is gone."""
    nth, _, code = args.partition("~")
    parts = list(lines_of(asked.draft.lines.get(STEPS, "")))
    at = natural(nth)
    if at is None or at >= len(parts):
        raise refused("choice-gone")
    parts[at] = code
    return "; ".join(parts)
