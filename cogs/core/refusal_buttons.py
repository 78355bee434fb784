"""The buttons below a refusal."""

from __future__ import annotations

from bot.answers.custom_id import Id
from bot.answers.draft_codec import read_try_id
from bot.matches.core import checks
from bot.matches.core.errors import Refused
from bot.matches.matchmaking import challenges
from bot.panel.public_buttons import resume_button
from bot.screens.sheet import MAIN, Button
from cogs.core.interaction_context import InteractionContext


def refusal_buttons(call: InteractionContext, refusal: Refused) -> tuple[tuple[Button, ...], ...]:
    """The button that shows the refusing rule, or that ends the pause or vacation behind the refusal; () if there is none."""
    if refusal.reason.key == checks.PAUSED:
        match = int(str(dict(refusal.reason.args)["match"]))
        return ((resume_button(match, call.words),),)
    if refusal.reason.key == challenges.ON_VACATION:
        return ((Button(Id("endvacation"), call.words.text("vacation-end"), MAIN),),)
    if not refusal.rule:
        return ()
    own = call.id.ask if call.pressed_in_private and read_try_id(call.id.ask) is None else ""
    return ((Button(Id("whyrule", call.id.match, own, refusal.rule), call.words.text("why")),),)
