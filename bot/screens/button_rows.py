"""Buttons in rows that fit on a phone."""

from collections.abc import Sequence

from bot.screens.sheet import ROW_LIMIT, Button, LinkButton, Row, rows

PHONE_WIDTH = 372  # px of a row of buttons on a phone
LETTER, PADDING = 7, 34  # px of a letter of a button, and around its label
PHONE_NAMES = 24  # letters of the names in a row of four on a phone; longer ones take two rows
FIRST = {"open", "answer", "act", "order", "resume", "rematch", "practice"}  # verbs of buttons that play on
HELP = {"hint", "undo"}  # of those that help to


def fit_on_phone(buttons: Sequence[Button | LinkButton]) -> bool:
    """Whether buttons fit in one row on a phone."""
    width = sum(LETTER * len(one.label) + PADDING for one in buttons)
    return len(buttons) <= ROW_LIMIT and width <= PHONE_WIDTH


def in_rows(buttons: Sequence[Button]) -> tuple[Row, ...]:
    """The buttons in one row, or, if too many, answers or a rematch, those that play on in rows above.

    Deeds are apart from answers; if they fill a phone's row, the only button that plays on without them is in the row below. Hints and
    takebacks are with the buttons that play on, where a phone has room for them.
    """
    if fit_on_phone(buttons) and not any(one.id.verb in {"answer", "act", "rematch", "practice"} for one in buttons):
        return (tuple(buttons),) if buttons else ()
    deeds = [one for one in buttons if one.id.verb == "act"]
    first = [one for one in buttons if one.id.verb in FIRST and one not in deeds]
    rest = [one for one in buttons if one.id.verb not in {*FIRST, *HELP, "act"}]
    helping = [one for one in buttons if one.id.verb in HELP]
    long = not fit_on_phone((*deeds, *(first if helping else ())))
    if not long and not any(one.id.verb == "answer" for one in buttons):
        first, deeds = [*deeds, *first], []
    if long and len(first) == 1 and not helping:
        return (*rows(deeds), *rows((*first, *rest)))
    half = (len(first) + 1) // 2 if deeds and sum(len(one.label) for one in first) > PHONE_NAMES else len(first)
    leading = [*rows(first[:half]), *rows(first[half:])]
    if helping and leading and fit_on_phone((*leading[-1], *helping)):
        leading[-1] = (*leading[-1], *helping)
    elif helping and not fit_on_phone((*rest, *helping)):
        leading += rows(helping)
    else:
        rest = [one for one in buttons if one in rest or one in helping]
    return (*rows(deeds), *leading, *rows(rest))
