"""The forms that a panel opens, filled in as the draft is, or with what could not be read before."""

from bot.answers.draft import places_of
from bot.answers.draft_edits import dial_of, picked
from bot.answers.placement import piece_of
from bot.games.dials import Layout
from bot.screens.dial_forms import steps_form, typed_form
from bot.screens.layout_controls import move_form
from cogs.core.interaction_context import InteractionContext
from cogs.play.answer_panel import AnswerPanel


async def open_form(panel: AnswerPanel, call: InteractionContext) -> None:
    """The form in which the dials can be written; only one of them if its value was pressed."""
    async with panel.lines.behind(call):
        asked = await panel.source.current(call)
        if asked is not None and asked.laid is not None:
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
