"""Drafts in a few characters, for custom ids that are the only storage of a draft.

Each character's meaning depends on the ask: choices, targets and options are numbered in the order offered. What no
longer fits a changed ask is left out.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, TypeVar

import msgspec

from bot.answers.custom_id import DIGITS, LARGEST, PAGES, base36, natural
from bot.answers.draft import DIRECTION, Draft, begin, chosen, places_of, with_places, with_value
from bot.answers.step_parser import Further
from bot.games.contract.base import Ask, Choice
from bot.games.contract.dials import Bearing, Dial, Layout, LayoutPiece, Number, Pick, Place, Subset, Target
from bot.matches.core.positions import PlannedPosition
from render.presenter import STANDARD, Presenter

T = TypeVar("T")

HUNDREDTHS = 100.0  # values are stored to the hundredth of a degree, strength or millimetre
_FINE = "f"
_ONLY = "0"  # follows a bearing meant as a mere direction; a target has two figures
_STEPS = "!"  # separates the steps laid out from the answer
_SHOWN = {"w": "words", "p": "picture"}  # the panel's form, if one was chosen


def write_short(ask: Ask[Any], draft: Draft) -> str:
    """The draft in characters valid in an ask's id. A custom_id holds at most a layout of one piece."""
    choice = chosen(ask, draft)
    shown = next((mark for mark, form in _SHOWN.items() if form == draft.shown), "")
    marks = f"{_FINE if draft.fine else ''}{shown}{draft.page or ''}"
    if choice is None:
        return f"{marks}~"
    dials = (_written(choice, dial, draft) for dial in choice.dials)
    return "~".join((marks, base36(ask.choices.index(choice)), *dials))


def read_short(ask: Ask[Any], text: str, presenter: Presenter = STANDARD) -> Draft:
    """The draft as far as it fits the ask; a new one for ""."""
    if not text:
        return begin(ask, (), presenter)
    marks, at, *settings = text.split("~")
    page = marks.removeprefix(_FINE)
    shown = _SHOWN.get(page[:1], "")
    page = page[1:] if shown else page
    draft = Draft(fine=marks.startswith(_FINE), page=natural(page, PAGES) or 0, shown=shown)
    choice = _nth(ask.choices, _number(at))
    if choice is None:
        return draft if not at else begin(ask, (), presenter)
    draft = msgspec.structs.replace(draft, choice=choice.code)
    for dial, setting in zip(choice.dials, settings, strict=False):
        draft = _read(choice, dial, setting, draft)
    return draft


def write_steps(planned: PlannedPosition) -> str:
    """The steps laid out, in characters that precede those of the draft."""
    codes: list[str] = []
    while planned.before is not None:
        codes.insert(0, base36(planned.before.ask.choices.index(planned.steps[-1])))
        planned = planned.before
    return f"{'.'.join(codes)}{_STEPS}" if codes else ""


def read_steps(planned: PlannedPosition, text: str, further: Further) -> tuple[PlannedPosition, str]:
    """The position after the decoded steps, as far as they are possible, and the remaining text."""
    codes, mark, rest = text.rpartition(_STEPS)
    for at in codes.split(".") if mark else ():
        choice = _nth(planned.ask.choices, _number(at))
        after = further(planned, choice) if choice is not None else None
        if after is None:
            break
        planned = after
    return planned, rest


def _written(choice: Choice[Any], dial: Dial, draft: Draft) -> str:
    if dial.field not in draft.values:
        return ""
    value = draft.values[dial.field]
    match dial:
        case Number():
            return _figure(value)
        case Bearing(targets=targets):
            only = (_ONLY,) if draft.target == DIRECTION else ()
            aimed_at = [nth for nth, one in enumerate(targets) if one.code == draft.target]
            return ".".join((_figure(value), *only, *(f"{base36(nth)}.{_figure(draft.offset)}" for nth in aimed_at)))
        case Pick(options=options):
            return "".join(base36(nth) for nth, one in enumerate(options) if one.code == value)
        case Subset(options=options):
            return base36(sum(1 << nth for nth, one in enumerate(options) if one.code in value))
        case Layout():
            places = places_of(choice, draft, dial)
            at = next((nth for nth, one in enumerate(dial.pieces) if one.id == draft.piece), 0)
            return ".".join((base36(at), *(_figure(each) for one in places for each in (one.x, one.y, one.angle))))


def _read(choice: Choice[Any], dial: Dial, text: str, draft: Draft) -> Draft:
    numbers = tuple(_number(one) for one in text.split("."))
    if any(one is None for one in numbers):
        return draft
    first, *rest = (one for one in numbers if one is not None)
    match dial:
        case Number(field=field, lo=lo, hi=hi):
            draft = with_value(draft, field, max(lo, min(hi, first / HUNDREDTHS)))
        case Bearing(field=field, targets=targets):
            draft = _aimed(with_value(draft, field, first / HUNDREDTHS % 360.0), targets, rest)
        case Pick(field=field, options=options):
            option = _nth(options, first)
            draft = with_value(draft, field, option.code) if option is not None else draft
        case Subset(field=field, options=options):
            draft = with_value(draft, field, [one.code for nth, one in enumerate(options) if first >> nth & 1])
        case Layout(pieces=pieces):
            draft = _arranged(choice, dial, rest, _nth(pieces, first), draft)
    return draft


def _aimed(draft: Draft, targets: Sequence[Target], numbers: Sequence[int]) -> Draft:
    """The draft with the decoded target of its bearing, if any."""
    if len(numbers) == 1:
        return msgspec.structs.replace(draft, target=DIRECTION)
    target = _nth(targets, numbers[0]) if len(numbers) == 2 else None
    if target is None:
        return draft
    return msgspec.structs.replace(draft, target=target.code, offset=numbers[1] / HUNDREDTHS)


def _arranged(
    choice: Choice[Any], dial: Layout, numbers: Sequence[int], piece: LayoutPiece | None, draft: Draft
) -> Draft:
    if len(numbers) != 3 * len(dial.pieces) or piece is None:
        return draft
    figures = iter(one / HUNDREDTHS for one in numbers)
    places = tuple(Place(one.id, next(figures), next(figures), next(figures)) for one in dial.pieces)
    return msgspec.structs.replace(with_places(choice, draft, dial, places), piece=piece.id)


def _figure(value: float) -> str:
    hundredths = round(value * HUNDREDTHS)
    return f"-{base36(-hundredths)}" if hundredths < 0 else base36(hundredths)


def _number(text: str) -> int | None:
    digits = text.removeprefix("-")
    return int(text, 36) if digits and all(digit in DIGITS for digit in digits) else None


def _nth(of: Sequence[T], nth: int | None) -> T | None:
    """The member numbered `nth`, or None."""
    return of[nth] if nth is not None and 0 <= nth < len(of) else None


@dataclass(frozen=True)
class TryId:
    """The ask of a try: the match's own ask, turn, number of the try, and encoded draft."""

    ask: str
    revision: int
    nth: int = 0
    short: str = ""

    def __str__(self) -> str:
        """As in an id."""
        return f"{self.ask}~{base36(self.revision)}~{base36(self.nth)}~{self.short}"


def read_try_id(ask: str) -> TryId | None:
    """The try in an id's ask; None if the ask is the match's own."""
    own, *rest = ask.split("~", 3)
    if len(rest) != 3 or any(not part or part.strip(DIGITS) for part in rest[:2]):
        return None
    revision, nth = (int(part, 36) for part in rest[:2])
    return TryId(own, revision, nth, rest[2]) if max(revision, nth) <= LARGEST else None
