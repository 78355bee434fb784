"""Drafts: what a player has chosen and turned so far, until he gives it. The same for every game.

An answer is always complete: it begins as the offered action of a choice, and only the dials he touched differ from it.
"""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from typing import Any

import msgspec

from bot.answers.aim_parser import ParsedAim, aim_at, normal, recognise, to_step
from bot.answers.line_of_sight import blockers, gap, hits
from bot.games.base import Ask, Choice
from bot.games.dials import Bearing, Dial, Layout, Number, Pick, Place, Subset, Target
from bot.games.vocabulary import Phrase, phrase
from bot.matches.core.errors import refused

BESIDE = (0.0, -50.0, 50.0, -75.0, 75.0)  # percent beside the middle of a foe that a first aim may be
NEAR = 0.011  # degrees; a bearing is kept to a hundredth


class Draft(msgspec.Struct, frozen=True):
    """A draft: the choice's code ("" = none yet) and the values of the dials that were touched, by field.

    `target` and `offset` say what the bearing was aimed at; `piece` is the one being placed; `fine` asks for small steps;
    `more` are the lines of further flicks that follow it at once, `steps` the codes of the choices laid out before it. `page` is the page shown of a long menu, `shown` whether the panel shows a `picture` or `words` ("": as its reader likes it). `form` and `lines` are what was last written into which form and could not be taken.
    """

    choice: str = ""
    values: dict[str, Any] = {}
    target: str = ""
    offset: float = 0.0
    piece: str = ""
    fine: bool = False
    page: int = 0
    shown: str = ""
    form: str = ""
    lines: dict[str, str] = {}
    more: tuple[str, ...] = ()
    steps: tuple[str, ...] = ()


def read_draft(raw: bytes) -> Draft:
    """The draft kept as bytes. Raises msgspec.DecodeError if it is none."""
    return msgspec.json.decode(raw, type=Draft)


def write_draft(draft: Draft) -> bytes:
    """The bytes to keep."""
    return msgspec.json.encode(draft)


def mark(draft: Draft) -> str:
    """Eight characters that tell whether an answer is still the one that was shown; what is only looked at does not count."""
    laid = (draft.steps,) if draft.steps else ()
    told = msgspec.json.encode((draft.choice, sorted(draft.values.items()), *draft.more, *laid))
    return hashlib.sha256(told).hexdigest()[:8]


def begin(ask: Ask[Any], before: Sequence[Any] = ()) -> Draft:
    """The answer a player starts from: a clear shot if one aims, the only choice or one to be looked at or arranged, else none.

    `before` are his latest flicks, newest first: whoever flicked before has the same piece again if it may be flicked, and the
    same strength.
    """
    aiming = [choice for choice in ask.choices if flicked(choice)]
    if aiming:
        return _as_hard(_with_the_last(aiming, before) or _clear_shot(aiming), aiming[0], before)
    if len(ask.choices) == 1 or ask.choices[0].dials or ask.pictured:
        return choose(ask, Draft(), ask.choices[0].code)
    return Draft()


def settled(ask: Ask[Any], draft: Draft) -> tuple[Draft, Phrase | None]:
    """The answer as the ask allows it now, and what of it is lost, if anything: what was aimed at may have moved or gone.

    The angle stays as it was. Where the piece is gone the answer is begun anew, with the same strength.
    """
    choice = chosen(ask, draft)
    if choice is None and draft.choice:
        fresh = begin(ask)
        now = chosen(ask, fresh)
        for number in now.dials if now is not None else ():
            if isinstance(number, Number) and number.field in draft.values:
                fresh = turned(fresh, number.field, to_step(draft.values[number.field], number))
        return fresh, phrase("aim-piece-gone") if now is not None and flicked(now) else None
    dial = bearing_of(choice) if choice is not None else None
    if choice is None or dial is None or not draft.target:
        return draft, None
    target = next((target for target in dial.targets if target.code == draft.target), None)
    bearing = normal(value(choice, draft, dial.field))
    if (
        target is not None
        and abs((aim_at(dial, target, draft.offset).bearing - bearing + 180.0) % 360.0 - 180.0) <= NEAR
    ):
        return draft, None
    if target is None:
        return aimed(draft, dial, recognise(dial, bearing)), phrase("aim-target-gone")
    lost = phrase("aim-target-moved", target=target.words if target.label.islower() else target.label)
    return aimed(draft, dial, recognise(dial, bearing)), lost


def answer_with(choice: Choice[Any], action: Any) -> Draft | None:
    """The choice with its dials turned to what the action says, if it comes to the action in this way."""
    if type(action) is not type(choice.action):
        return None
    now, then = msgspec.to_builtins(choice.action), msgspec.to_builtins(action)
    changed = {name: value for name, value in then.items() if now[name] != value}
    if changed.keys() <= {dial.field for dial in choice.dials}:
        return Draft(choice=choice.code, values=changed)
    return None


def chosen(ask: Ask[Any], draft: Draft) -> Choice[Any] | None:
    """The choice of a draft, or None if there is none yet or it is no longer offered."""
    return next((choice for choice in ask.choices if choice.code == draft.choice), None)


def choose(ask: Ask[Any], draft: Draft, code: str) -> Draft:
    """The answer with another choice; dials that both choices have keep their values. Raises Refused if it is not offered."""
    choice = next((choice for choice in ask.choices if choice.code == code), None)
    if choice is None:
        raise refused("choice-gone")
    fresh = Draft(
        code, piece=draft.piece, fine=draft.fine, page=draft.page, shown=draft.shown, more=draft.more, steps=draft.steps
    )
    for dial in choice.dials:
        fresh = _carried(dial, draft, fresh)
    return fresh


def value(choice: Choice[Any], draft: Draft, field: str) -> Any:
    """The present value of a dial, as plain data."""
    if field in draft.values:
        return draft.values[field]
    return msgspec.to_builtins(getattr(choice.action, field))


def action_of(choice: Choice[Any], draft: Draft) -> Any:
    """The action a draft stands for. Raises Refused if a dial's value is none the game could take."""
    if not draft.values:
        return choice.action
    raw = {**msgspec.to_builtins(choice.action), **draft.values}
    try:
        return msgspec.convert(raw, type(choice.action))
    except msgspec.ValidationError:
        raise refused("value-unusable") from None


def turned(draft: Draft, field: str, to: Any) -> Draft:
    """The answer with a dial at another value."""
    return msgspec.structs.replace(draft, values={**draft.values, field: to})


def aimed(draft: Draft, dial: Bearing, aim: ParsedAim) -> Draft:
    """The answer aimed elsewhere."""
    with_bearing = turned(draft, dial.field, aim.bearing)
    return msgspec.structs.replace(with_bearing, target=aim.target, offset=aim.offset)


def aim_of(choice: Choice[Any], draft: Draft, dial: Bearing) -> ParsedAim:
    """Where the answer is aimed."""
    bearing = normal(value(choice, draft, dial.field))
    if draft.target and any(target.code == draft.target for target in dial.targets):
        return ParsedAim(bearing, draft.target, draft.offset)
    return recognise(dial, bearing)


def places_of(choice: Choice[Any], draft: Draft, dial: Layout) -> tuple[Place, ...]:
    """Where the answer puts the pieces."""
    return msgspec.convert(value(choice, draft, dial.field), tuple[Place, ...])


def placed(choice: Choice[Any], draft: Draft, dial: Layout, places: tuple[Place, ...]) -> Draft:
    """The answer with these pieces put elsewhere; the others stay."""
    moved = {place.id: place for place in places}
    kept = tuple(moved.get(place.id, place) for place in places_of(choice, draft, dial))
    return turned(draft, dial.field, msgspec.to_builtins(kept))


def bearing_of(choice: Choice[Any]) -> Bearing | None:
    """The choice's bearing dial, if it has one."""
    return next((dial for dial in choice.dials if isinstance(dial, Bearing)), None)


def flicked(choice: Choice[Any]) -> bool:
    """Whether giving the choice sends a piece off."""
    bearing = bearing_of(choice)
    return bearing is not None and bearing.flicks


def layout_of(choice: Choice[Any]) -> Layout | None:
    """The choice's layout dial, if it has one."""
    return next((dial for dial in choice.dials if isinstance(dial, Layout)), None)


def _with_the_last(aiming: list[Choice[Any]], before: Sequence[Any]) -> Draft | None:
    """The choice of the last flick, full at the nearest foe with a free way; None if it is gone or nobody has flicked yet."""
    last = next((action for action in before if type(action) is type(aiming[0].action)), None)
    choice = next((one for one in aiming if last is not None and answer_with(one, last) is not None), None)
    if choice is None:
        return None
    return _clear_shot([choice])


def _as_hard(draft: Draft, choice: Choice[Any], before: Sequence[Any]) -> Draft:
    """The answer with the strength of the last flick, whichever piece it was."""
    for dial in choice.dials:
        if isinstance(dial, Number) and before and hasattr(before[0], dial.field):
            draft = turned(draft, dial.field, to_step(getattr(before[0], dial.field), dial))
    return draft


def _clear_shot(aiming: list[Choice[Any]]) -> Draft:
    """The choice with the shortest free way to a foe, aimed at it as full as can be; the first choice as offered if there is none.

    Of choices with the same way the one that is about this foe is meant.
    """
    shots = [
        ((aim.offset != 0.0, gap(dial, target), dial.meant != target.code), Draft(choice=choice.code), dial, aim)
        for choice in aiming
        if (dial := bearing_of(choice)) is not None
        for target, aim in _clear_foe(dial)
        if dial.meant in {"", target.code}
    ]
    if not shots:
        return Draft(choice=aiming[0].code)
    _, draft, dial, aim = min(shots, key=lambda one: one[0])
    return aimed(draft, dial, aim)


def _clear_foe(dial: Bearing) -> tuple[tuple[Target, ParsedAim], ...]:
    """The nearest foe that is met first where it is aimed at full, or else beside its middle, and that aim; none if there is no such foe."""
    foes = sorted((one for one in dial.targets if one.foe), key=lambda one: gap(dial, one))
    for offset in BESIDE:
        for foe in foes:
            aim = aim_at(dial, foe, offset)
            if hits(dial, foe, aim.bearing):
                return ((foe, aim),)
    return ()


def _carried(dial: Dial, draft: Draft, fresh: Draft) -> Draft:
    match dial:
        case Bearing():
            aim = _aim_carried(dial, draft)
            return fresh if aim is None else aimed(fresh, dial, aim)
        case Number(field=field) if field in draft.values:
            return turned(fresh, field, to_step(draft.values[field], dial))
        case Pick(field=field, options=options) if draft.values.get(field) in [option.code for option in options]:
            return turned(fresh, field, draft.values[field])
        case Number() | Pick() | Subset() | Layout():
            return fresh


def _aim_carried(dial: Bearing, draft: Draft) -> ParsedAim | None:
    """Where another choice is aimed: at what it is about, else at what was aimed at if that can be seen; None as it is offered."""
    code = dial.meant or draft.target
    target = next((target for target in dial.targets if target.code == code), None)
    if target is None or not dial.flicks:
        return None
    if dial.meant:
        return aim_at(dial, target, draft.offset if draft.target == code else 0.0)
    if not blockers(dial, target):
        return aim_at(dial, target, draft.offset)
    return next((aim for _, aim in _clear_foe(dial)), aim_at(dial, target))
