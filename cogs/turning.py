"""What a press or a form changes in a half-made answer: pure, the same for every game."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, TypeVar

import msgspec

from bot.games.base import Ask, Bearing, Choice, Layout, Number, Pick, Subset
from bot.matches.errors import refused
from cogs.aim import beside, retargeted, swung
from cogs.aiming import read_aim, read_number, to_step
from cogs.halves import Half, aim_of, aimed, choose, chosen, placed, places_of, turned, value
from cogs.paging import window
from cogs.placing import nudged, piece_of, read_place, read_places

D = TypeVar("D", Bearing, Number, Pick, Subset, Layout)


@dataclass(frozen=True)
class Touch:
    """A press on a panel: the arguments of its id, the menu entries chosen, the lines of its form."""

    args: str
    values: tuple[str, ...] = ()
    fields: Mapping[str, str] = field(default_factory=dict)


def pick(ask: Ask[Any], half: Half, touch: Touch, turn: float) -> Half:
    """Another choice, from a button (its code) or a menu (`@level`)."""
    del turn
    return choose(ask, half, touch.values[0] if touch.values else touch.args)


def page(ask: Ask[Any], half: Half, touch: Touch, turn: float) -> Half:
    """Another page of a long menu."""
    del ask, turn
    return msgspec.structs.replace(half, page=int(touch.args.partition(":")[0]))


def finer(ask: Ask[Any], half: Half, touch: Touch, turn: float) -> Half:
    """Smaller steps, or the usual ones again."""
    del ask, touch, turn
    return msgspec.structs.replace(half, fine=not half.fine)


def target(ask: Ask[Any], half: Half, touch: Touch, turn: float) -> Half:
    """Something else to aim at."""
    del turn
    choice = picked(ask, half)
    dial = dial_of(choice, touch.args, Bearing)
    return aimed(half, dial, retargeted(aim_of(choice, half, dial), dial, touch.values[0]))


def sideways(ask: Ask[Any], half: Half, touch: Touch, turn: float) -> Half:
    """Further beside the target."""
    del turn
    choice = picked(ask, half)
    name, _, change = touch.args.partition(":")
    dial = dial_of(choice, name, Bearing)
    return aimed(half, dial, beside(aim_of(choice, half, dial), dial, change))


def swing(ask: Ask[Any], half: Half, touch: Touch, turn: float) -> Half:
    """Another direction, some degrees further."""
    del turn
    choice = picked(ask, half)
    name, _, change = touch.args.partition(":")
    dial = dial_of(choice, name, Bearing)
    return aimed(half, dial, swung(aim_of(choice, half, dial), dial, change))


def step(ask: Ask[Any], half: Half, touch: Touch, turn: float) -> Half:
    """A number some steps up or down."""
    del turn
    choice = picked(ask, half)
    name, _, change = touch.args.partition(":")
    dial = dial_of(choice, name, Number)
    return turned(half, name, to_step(value(choice, half, name) + float(change), dial))


def option(ask: Ask[Any], half: Half, touch: Touch, turn: float) -> Half:
    """Another of a dial's options."""
    del turn
    dial = dial_of(picked(ask, half), touch.args, Pick)
    if touch.values[0] not in [one.code for one in dial.options]:
        raise refused("choice-gone")
    return turned(half, dial.field, touch.values[0])


def subset(ask: Ask[Any], half: Half, touch: Touch, turn: float) -> Half:
    """Others of the options on the page shown, in the order of the dial; those on other pages stay."""
    del turn
    choice = picked(ask, half)
    name, _, page_shown = touch.args.partition(":")
    dial = dial_of(choice, name, Subset)
    codes = [one.code for one in dial.options]
    shown = codes[window(len(codes), int(page_shown))]
    kept = [code for code in value(choice, half, name) if code not in shown]
    return turned(half, name, [code for code in codes if code in kept or code in touch.values])


def formation(ask: Ask[Any], half: Half, touch: Touch, turn: float) -> Half:
    """All pieces as a formation has them."""
    del turn
    choice = picked(ask, half)
    dial = dial_of(choice, touch.args, Layout)
    found = next((one for one in dial.formations if one.code == touch.values[0]), None)
    if found is None:
        raise refused("choice-gone")
    return placed(choice, half, dial, found.places)


def piece(ask: Ask[Any], half: Half, touch: Touch, turn: float) -> Half:
    """Another piece to be moved."""
    del ask, turn
    return msgspec.structs.replace(half, piece=touch.values[0])


def nudge(ask: Ask[Any], half: Half, touch: Touch, turn: float) -> Half:
    """A piece a little further, or twisted."""
    choice = picked(ask, half)
    place_field, _, rest = touch.args.partition(":")
    name, _, way = rest.rpartition(":")
    dial = dial_of(choice, place_field, Layout)
    place = next((one for one in places_of(choice, half, dial) if one.id == name), None)
    if place is None:
        raise refused("choice-gone")
    moved = placed(choice, half, dial, (nudged(place, way, turn, fine=half.fine),))
    return msgspec.structs.replace(moved, piece=name)


def moved(ask: Ask[Any], half: Half, touch: Touch, turn: float) -> Half:
    """A piece where its form says."""
    del turn
    choice = picked(ask, half)
    place_field, _, name = touch.args.partition(":")
    dial = dial_of(choice, place_field, Layout)
    place = next((one for one in places_of(choice, half, dial) if one.id == name), None)
    if place is None:
        raise refused("choice-gone")
    there = placed(
        choice,
        half,
        dial,
        (read_place(touch.fields.get("place", ""), place, dial.grid, turns=piece_of(dial, name).turns),),
    )
    return msgspec.structs.replace(there, piece=name)


def typed(ask: Ask[Any], half: Half, touch: Touch, turn: float) -> Half:
    """Every dial as its line of the form says, for the choice the form was opened for. Raises Refused naming the first bad line."""
    if touch.args != half.choice:
        half = choose(ask, half, touch.args)
    choice = picked(ask, half)
    for dial in choice.dials:
        text = touch.fields.get(dial.field)
        if text is None:
            continue
        match dial:
            case Bearing():
                now = aim_of(choice, half, dial)
                half = aimed(half, dial, read_aim(text, dial, turn=turn, current=now.bearing))
            case Number():
                half = turned(half, dial.field, read_number(text, dial))
            case Layout():
                half = placed(choice, half, dial, read_places(text, dial, places_of(choice, half, dial)))
            case Pick() | Subset():
                continue
    return half


CHANGES: Mapping[str, Callable[[Ask[Any], Half, Touch, float], Half]] = {
    "pick": pick,
    "page": page,
    "finer": finer,
    "target": target,
    "beside": sideways,
    "swing": swing,
    "step": step,
    "option": option,
    "subset": subset,
    "formation": formation,
    "piece": piece,
    "nudge": nudge,
    "moved": moved,
    "typed": typed,
}
"""What the verbs of a panel do."""


def picked(ask: Ask[Any], half: Half) -> Choice[Any]:
    """What is chosen. Raises Refused if nothing is, or no longer can be."""
    choice = chosen(ask, half)
    if choice is None:
        raise refused("choice-gone")
    return choice


def dial_of(choice: Choice[Any], field: str, kind: type[D]) -> D:
    """The choice's dial of a field. Raises Refused if it has none such."""
    for dial in choice.dials:
        if isinstance(dial, kind) and dial.field == field:
            return dial
    raise refused("choice-gone")
