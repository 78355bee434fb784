"""Standing orders: the buttons below the question, and the private sheet where they and the queued flicks are seen and changed."""

from collections.abc import Sequence
from typing import Any

from bot.answers.custom_id import Id
from bot.games import GAMES
from bot.games.contract.base import Ask
from bot.matches.core.models import Match
from bot.screens.sheet import MAIN, PLAIN, Button, Sheet
from bot.words import Words

EACH_TIME = "ask"  # the code of no standing order, in ids


def order_buttons(match: Match, asks: Sequence[Ask[Any]], words: Words) -> tuple[Button, ...]:
    """The buttons that answer an open question with a standing order."""
    orders = GAMES[match.game].spec.orders
    asked = next((ask for ask in asks if orders is not None and ask.kind == orders.kind), None)
    if orders is None or asked is None:
        return ()
    return tuple(Button(Id("order", match.id, asked.id, code), _label(match, code, words)) for code in orders.codes)


def orders_sheet(match: Match, order: str | None, lines: Sequence[str], words: Words, note: str = "") -> Sheet:
    """A player's standing order (None: there are none in this match) and queued lines, with buttons to change them."""
    orders = GAMES[match.game].spec.orders
    parts = [note] if note else []
    controls: list[tuple[Button, ...]] = []
    if orders is not None and order is not None:
        parts.append(words.text(f"{match.game}-orders"))
        controls.append(
            tuple(
                Button(
                    Id("order", match.id, "", code or EACH_TIME),
                    _label(match, code or EACH_TIME, words),
                    MAIN if code == order else PLAIN,
                )
                for code in ("", *orders.codes)
            )
        )
    if lines:
        parts.append(waiting_lines(lines, words))
        controls.append((cancel_button(match, words),))
    return Sheet(tuple(parts), tuple(controls))


def waiting_lines(lines: Sequence[str], words: Words) -> str:
    """The queued flicks."""
    return "\n".join((words.text("rest-waits", count=len(lines)), *(f"`{line}`" for line in lines)))


def cancel_button(match: Match, words: Words) -> Button:
    """The button that forgets the queued flicks."""
    return Button(Id("unqueue", match.id), words.text("rest-cancel"))


def _label(match: Match, code: str, words: Words) -> str:
    return words.text(f"{match.game}-order-{code}")
