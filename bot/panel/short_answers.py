"""Short questions: each answer is a button, and pressing it gives it."""

from collections.abc import Iterable, Iterator, Sequence
from typing import Any

from bot.answers.placement import ready_made
from bot.games import GAMES
from bot.games.contract.base import Ask, Choice
from bot.games.contract.vocabulary import Seat
from render import PAINTERS

MOST = 5  # answers that are buttons; more are a menu
_ANY = "*"  # instead of the seat in the id of an ask that several seats are asked


def is_short(ask: Ask[Any]) -> bool:
    """Whether the choices are so few and plain that each can be a button."""
    return 0 < len(ask.choices) <= MOST and not any(choice.dials for choice in ask.choices)


def public_answers(game: str, ask: Ask[Any]) -> tuple[Choice[Any], ...]:
    """The choices with a button on the turn's message: all of a short ask, else the few that need no panel.

    A secret ask has none, unless everyone knows its choices.
    """
    spec, presenter = GAMES[game].spec, PAINTERS[game].presenter
    planned = spec.steps is not None and ask.kind in spec.steps.kinds
    if planned or (ask.secret and ask.kind not in presenter.known):
        return ()
    if is_short(ask):
        return ask.choices
    plain = tuple(one for one in ask.choices if not one.dials or ready_made(one))
    if any(one.dials for one in plain):  # the panel to adjust them is a button too
        return plain[: MOST - 1]
    return plain if len(plain) < min(MOST, len(ask.choices)) else ()


def shared_answers(game: str, asks: Sequence[Ask[Any]]) -> Iterator[Choice[Any]]:
    """The choices with a button where several seats are asked the same, each once."""
    if asks and shared_id(asks):
        answers = sorted((public_answers(game, ask) for ask in asks), key=len, reverse=True)
        found = {one.code: one for several in answers for one in several}
        yield from tuple(found.values())[: MOST - needs_panel(game, asks)]


def needs_panel(game: str, asks: Sequence[Ask[Any]]) -> bool:
    """Whether some of the choices are only in a panel."""
    return not shared_id(asks) or any(
        len(public_answers(game, ask)) < max(1, len(ask.choices)) or any(one.dials for one in ask.choices)
        for ask in asks
    )


def shared_id(asks: Sequence[Ask[Any]], others: Iterable[str] = ()) -> str:
    """The shared id of asks of one kind, in which any of their seats recognises its own; "" if they differ.

    A single ask has it if one of the `others` (ids of asks) was asked at once, so that a button does not change between
    prompt and press.
    """
    alike = {_of_any(ask.id) for ask in asks}
    if len(asks) == 1 and alike.isdisjoint(map(_of_any, others)):
        return asks[0].id
    return alike.pop() if len(alike) == 1 else ""


def _of_any(ask: str) -> str:
    """The id of an ask with any seat in it."""
    kind, _, rest = ask.split(".", 2)
    return f"{kind}.{_ANY}.{rest}"


def own_id(shared: str, seat: Seat | None) -> str:
    """The id of a seat's own ask."""
    kind, _, rest = shared.partition(".")
    return f"{kind}.{seat}{rest.removeprefix(_ANY)}" if seat is not None and rest.startswith(_ANY) else shared
