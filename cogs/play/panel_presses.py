"""The presses and forms of panels, by the verb of their custom id."""

from collections.abc import Awaitable, Callable, Mapping

from bot.answers.draft_edits import CHANGES
from cogs.core.interaction_context import InteractionContext
from cogs.play.answer_panel import AnswerPanel
from cogs.play.panel_forms import open_form, open_move_form
from cogs.play.step_plan_panel import type_steps, undo_step

PRESSES: Mapping[str, Callable[[AnswerPanel, InteractionContext], Awaitable[None]]] = {
    **dict.fromkeys(CHANGES, AnswerPanel.change),
    "type": open_form,
    "move": open_move_form,
    "save": AnswerPanel.save,
    "unstep": undo_step,
    "steps": type_steps,
    "do": AnswerPanel.do,
    "sure": AnswerPanel.sure,
    "again": AnswerPanel.again,
    "close": AnswerPanel.close,
    "answer": AnswerPanel.answer,
    "certain": AnswerPanel.certain,
}
