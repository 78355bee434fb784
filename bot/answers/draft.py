"""Drafts: a player's choice and dial values before they submit. The same for every game.

The action of a draft is always complete: that offered by the choice, with the changed dials replaced.
"""

import hashlib
import math
from collections.abc import Sequence
from typing import Any

import msgspec

from bot.answers.aim_parser import ParsedAim, aim_at, normal, recognise, to_step
from bot.answers.line_of_sight import blockers, gap, hits
from bot.games.contract.base import Ask, Choice
from bot.games.contract.dials import Bearing, Dial, Layout, Number, Pick, Place, Subset, Target
from bot.games.contract.vocabulary import Phrase, phrase
from bot.matches.core.errors import refused
from render.presenter import STANDARD, Presenter

BESIDE = (0.0, -50.0, 50.0, -75.0, 75.0)  # percent beside a foe's centre, tried for the first aim
WIDEST, ASIDE = 95, 5  # percent beside the centre at which a known answer may be aimed, and the step between two tries
NEAR = 0.011  # degrees; bearings are stored to a hundredth
DIRECTION = "-"  # the target of a draft that is meant as a mere direction, and its value in the menu
SAME = 0.006  # degrees; half of that


class Draft(msgspec.Struct, frozen=True):
    """A draft: the choice's code ("" = none yet) and the values of changed dials by field.

    `target` and `offset` are what the bearing was aimed at; `piece` is the one being placed; `fine` means small
    steps; `more` holds the lines of further flicks, `steps` the codes of the choices laid out before. `page` is the
    page of a long menu, `shown` whether the panel shows a `picture` or `words` ("": the reader's preference).
    `form` and `lines` are the last refused input and its form.
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
    """The draft stored as bytes. Raises msgspec.DecodeError if malformed."""
    return msgspec.json.decode(raw, type=Draft)


def write_draft(draft: Draft) -> bytes:
    """The draft as bytes."""
    return msgspec.json.encode(draft)


def mark(draft: Draft) -> str:
    """Eight characters that identify an answer; how it is shown does not count."""
    steps = (draft.steps,) if draft.steps else ()
    encoded = msgspec.json.encode((draft.choice, sorted(draft.values.items()), *draft.more, *steps))
    return hashlib.sha256(encoded).hexdigest()[:8]


def begin(ask: Ask[Any], before: Sequence[Any] = (), presenter: Presenter = STANDARD) -> Draft:
    """The initial draft: the flick worth most if they were judged, else a clear shot; the choice worth most if it is to be viewed or arranged.

    Where flicks were not judged, `before` are the player's latest flicks, newest first: the same piece, if it may be
    flicked, and the same strength are kept.
    """
    aiming = [choice for choice in ask.choices if is_flick(choice)]
    judged = [choice for choice in aiming if is_judged(choice)]
    if judged:
        return _as_judged(Draft(), max(judged, key=lambda one: one.worth))
    if aiming:
        return _as_hard(_with_the_last(aiming, before) or _clear_shot(aiming), aiming[0], before)
    if len(ask.choices) == 1 or ask.choices[0].dials or ask.kind in presenter.pictured:
        return choose(ask, Draft(), max(ask.choices, key=lambda one: one.worth).code)
    return Draft()


def refit(ask: Ask[Any], draft: Draft, presenter: Presenter = STANDARD) -> tuple[Draft, Phrase | None]:
    """The draft as the ask allows it now, and the reasons for changes: the target may have moved or gone.

    The angle stays. If the piece is gone, the draft starts over with the same strength.
    """
    choice = chosen(ask, draft)
    if choice is None and draft.choice:
        fresh = begin(ask, (), presenter)
        now = chosen(ask, fresh)
        for number in now.dials if now is not None else ():
            if isinstance(number, Number) and number.field in draft.values:
                fresh = with_value(fresh, number.field, to_step(draft.values[number.field], number))
        return fresh, phrase("aim-piece-gone") if now is not None and is_flick(now) else None
    dial = bearing_of(choice) if choice is not None else None
    if choice is None or dial is None or draft.target in {"", DIRECTION}:
        return draft, None
    target = next((target for target in dial.targets if target.code == draft.target), None)
    bearing = normal(value(choice, draft, dial.field))
    if (
        target is not None
        and abs((aim_at(dial, target, draft.offset).bearing - bearing + 180.0) % 360.0 - 180.0) <= NEAR
    ):
        return draft, None
    if target is None:
        return with_aim(draft, dial, recognise(dial, bearing)), phrase("aim-target-gone")
    lost = phrase("aim-target-moved", target=target.words if target.label.islower() else target.label)
    return with_aim(draft, dial, recognise(dial, bearing)), lost


def answer_with(choice: Choice[Any], action: Any) -> Draft | None:
    """The draft of a choice with its dials set to an action, if the choice can express it."""
    if type(action) is not type(choice.action):
        return None
    now, then = msgspec.to_builtins(choice.action), msgspec.to_builtins(action)
    changed = {name: value for name, value in then.items() if now[name] != value}
    if changed.keys() <= {dial.field for dial in choice.dials}:
        return Draft(choice=choice.code, values=changed)
    return None


def chosen(ask: Ask[Any], draft: Draft) -> Choice[Any] | None:
    """The choice of a draft, or None if there is none or it is no longer offered."""
    return next((choice for choice in ask.choices if choice.code == draft.choice), None)


def choose(ask: Ask[Any], draft: Draft, code: str) -> Draft:
    """The draft with another choice; dials of both choices keep their values. Raises Refused if it is not offered."""
    choice = next((choice for choice in ask.choices if choice.code == code), None)
    if choice is None:
        raise refused("choice-gone")
    fresh = Draft(
        code, piece=draft.piece, fine=draft.fine, page=draft.page, shown=draft.shown, more=draft.more, steps=draft.steps
    )
    for dial in choice.dials:
        fresh = _carried(dial, draft, fresh)
    return _reaimed(chosen(ask, draft), choice, draft, fresh) if is_judged(choice) else fresh


def draft_of(ask: Ask[Any], action: Any) -> Draft:
    """The draft of an action that answers an ask. Raises Refused if no choice leads to it."""
    for choice in ask.choices:
        turned = {dial.field: getattr(action, dial.field, None) for dial in choice.dials}
        if type(choice.action) is type(action) and msgspec.structs.replace(choice.action, **turned) == action:
            changed = {
                field: msgspec.to_builtins(one) for field, one in turned.items() if one != getattr(choice.action, field)
            }
            return Draft(choice.code, changed)
    raise refused("choice-gone")


def value(choice: Choice[Any], draft: Draft, field: str) -> Any:
    """The present value of a dial, as plain data."""
    if field in draft.values:
        return draft.values[field]
    return msgspec.to_builtins(getattr(choice.action, field))


def action_of(choice: Choice[Any], draft: Draft) -> Any:
    """The action of a draft. Raises Refused if a dial's value is invalid."""
    if not draft.values:
        return choice.action
    raw = {**msgspec.to_builtins(choice.action), **draft.values}
    try:
        return msgspec.convert(raw, type(choice.action))
    except msgspec.ValidationError:
        raise refused("value-unusable") from None


def with_value(draft: Draft, field: str, to: Any) -> Draft:
    """The draft with a dial at another value."""
    return msgspec.structs.replace(draft, values={**draft.values, field: to})


def with_aim(draft: Draft, dial: Bearing, aim: ParsedAim) -> Draft:
    """The draft with another aim."""
    with_bearing = with_value(draft, dial.field, aim.bearing)
    return msgspec.structs.replace(with_bearing, target=aim.target, offset=aim.offset)


def aim_of(choice: Choice[Any], draft: Draft, dial: Bearing) -> ParsedAim:
    """The aim of a draft."""
    bearing = normal(value(choice, draft, dial.field))
    if draft.target == DIRECTION:
        return ParsedAim(bearing)
    if draft.target and any(target.code == draft.target for target in dial.targets):
        return ParsedAim(bearing, draft.target, draft.offset)
    return recognise(dial, bearing)


def as_aimed(choice: Choice[Any], draft: Draft) -> Draft:
    """An answer aimed at what it hits, centred or some steps beside, if its bearing is that of such an aim."""
    dial = bearing_of(choice)
    if dial is None:
        return draft
    bearing = value(choice, draft, dial.field)
    foes = (target for target in dial.targets if target.foe)
    aims = (aim_at(dial, target, float(offset)) for target in foes for offset in range(-WIDEST, WIDEST + 1, ASIDE))
    aim = next((aim for aim in aims if math.isclose(aim.bearing, bearing, abs_tol=SAME)), None)
    return draft if aim is None else with_aim(draft, dial, aim)


def places_of(choice: Choice[Any], draft: Draft, dial: Layout) -> tuple[Place, ...]:
    """The places of a draft's pieces."""
    return msgspec.convert(value(choice, draft, dial.field), tuple[Place, ...])


def with_places(choice: Choice[Any], draft: Draft, dial: Layout, places: tuple[Place, ...]) -> Draft:
    """The draft with these pieces at other places; the others stay."""
    moved = {place.id: place for place in places}
    kept = tuple(moved.get(place.id, place) for place in places_of(choice, draft, dial))
    return with_value(draft, dial.field, msgspec.to_builtins(kept))


def bearing_of(choice: Choice[Any]) -> Bearing | None:
    """The choice's bearing dial, if it has one."""
    return next((dial for dial in choice.dials if isinstance(dial, Bearing)), None)


def is_flick(choice: Choice[Any]) -> bool:
    """Whether the choice is a flick."""
    bearing = bearing_of(choice)
    return bearing is not None and bearing.flicks


def is_judged(choice: Choice[Any]) -> bool:
    """Whether the game has judged the flick that the choice offers, and its targets."""
    bearing = bearing_of(choice)
    return bearing is not None and any(target.met is not None for target in bearing.targets)


def with_judged(choice: Choice[Any], draft: Draft, target: Target) -> Draft:
    """The draft aimed at a target, as hard as was judged."""
    for dial in choice.dials:
        if isinstance(dial, Bearing):
            draft = with_aim(draft, dial, aim_at(dial, target))
        elif isinstance(dial, Number) and dial.unit == "unit-strength":
            draft = with_value(draft, dial.field, to_step(target.strength, dial))
    return draft


def _as_judged(draft: Draft, choice: Choice[Any]) -> Draft:
    """The draft of a choice with the flick that was judged best for it."""
    draft = msgspec.structs.replace(draft, choice=choice.code)
    for dial in choice.dials:
        if isinstance(dial, Bearing):
            angle = normal(getattr(choice.action, dial.field))
            aim = ParsedAim(angle, dial.toward, dial.beside) if dial.toward else recognise(dial, angle)
            draft = with_aim(draft, dial, aim)
        elif isinstance(dial, Number) and dial.unit == "unit-strength":
            draft = with_value(draft, dial.field, getattr(choice.action, dial.field))
    return draft


def _reaimed(before: Choice[Any] | None, choice: Choice[Any], draft: Draft, fresh: Draft) -> Draft:
    """A judged choice after another one: at the free foe aimed at before, else as was judged best.

    What is announced about the piece that the same piece is aimed at leaves aim and strength as they were.
    """
    last = bearing_of(before) if before is not None else None
    bearing = bearing_of(choice)
    target = next((one for one in bearing.targets if one.code == draft.target), None) if bearing is not None else None
    if bearing is None or target is None:
        return _as_judged(fresh, choice)
    if bearing.meant:
        same = last is not None and last.origin == bearing.origin and bearing.meant == target.code
        return fresh if same else _as_judged(fresh, choice)
    if target.foe and target.met == target.code and not bearing.free:
        return with_judged(choice, fresh, target)
    return _as_judged(fresh, choice)


def layout_of(choice: Choice[Any]) -> Layout | None:
    """The choice's layout dial, if it has one."""
    return next((dial for dial in choice.dials if isinstance(dial, Layout)), None)


def _with_the_last(aiming: list[Choice[Any]], before: Sequence[Any]) -> Draft | None:
    """The choice of the last flick, aimed at the nearest foe that is reachable; None if it is gone or there is none."""
    last = next((action for action in before if type(action) is type(aiming[0].action)), None)
    choice = next((one for one in aiming if last is not None and answer_with(one, last) is not None), None)
    if choice is None:
        return None
    return _clear_shot([choice])


def _as_hard(draft: Draft, choice: Choice[Any], before: Sequence[Any]) -> Draft:
    """The draft with the strength of the last flick, with any piece."""
    for dial in choice.dials:
        if isinstance(dial, Number) and before and hasattr(before[0], dial.field):
            draft = with_value(draft, dial.field, to_step(getattr(before[0], dial.field), dial))
    return draft


def _clear_shot(aiming: list[Choice[Any]]) -> Draft:
    """The choice with the shortest clear path to a foe, aimed as centrally as possible; the first choice if there is none.

    Of several choices with the same path, the one meant for this foe.
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
    return with_aim(draft, dial, aim)


def _clear_foe(dial: Bearing) -> tuple[tuple[Target, ParsedAim], ...]:
    """The nearest foe that can be hit first, centrally or off centre, and that aim; None if there is none."""
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
            return fresh if aim is None else with_aim(fresh, dial, aim)
        case Number(field=field) if field in draft.values:
            return with_value(fresh, field, to_step(draft.values[field], dial))
        case Pick(field=field, options=options) if draft.values.get(field) in [option.code for option in options]:
            return with_value(fresh, field, draft.values[field])
        case Number() | Pick() | Subset() | Layout():
            return fresh


def _aim_carried(dial: Bearing, draft: Draft) -> ParsedAim | None:
    """The aim of another choice: its own target, else the previous target if visible; None for the default."""
    code = dial.meant or draft.target
    target = next((target for target in dial.targets if target.code == code), None)
    if target is None or not dial.flicks:
        return None
    if dial.meant:
        return aim_at(dial, target, draft.offset if draft.target == code else 0.0)
    if not blockers(dial, target):
        return aim_at(dial, target, draft.offset)
    return next((aim for _, aim in _clear_foe(dial)), aim_at(dial, target))
