"""Taps from the turn's message to a wanted shot, by buttons and menus alone."""

import statistics
from itertools import product
from random import Random
from typing import Any

import pytest

from bot.answers.draft import Draft, action_of, aim_of, bearing_of, begin, chosen
from bot.answers.draft_edits import CHANGES, PanelInput
from bot.answers.line_of_sight import blockers
from bot.games import GAMES
from bot.games.contract.base import Answer, Ask, position
from bot.games.contract.luck import Rng
from bot.games.contract.preview import Assist
from bot.panel.panel import panel
from bot.panel.panel_view import PanelView
from bot.screens.sheet import Button
from bot.words import Catalogue
from tests.support.discord.scene import WORDS

PITCHOUT = GAMES["pitchout"]
EN = Catalogue(WORDS).of("en")
POSITIONS = 200
OFFSET, STRENGTH = 5.0, 5.0  # how near to the wanted shot the tapped one must come: percent, strength
AIM_AND_FLICK = 2


def positions(luck: Random, count: int) -> list[tuple[Ask[Any], Any]]:
    """Asks in positions of random matches, with the asked seat's last flick."""
    found: list[tuple[Ask[Any], Any]] = []
    while len(found) < count:
        seed = luck.randbytes(8)
        state = position(PITCHOUT, "play", 2, PITCHOUT.spec.complete({}), Rng(seed))
        last: dict[int, Any] = {}
        for nth in range(1, 12):
            asks = PITCHOUT.asks(state)
            if not asks:
                break
            ask = asks[0]
            if ask.kind == "flick":
                found += [(ask, last.get(ask.seat))] if seen_by(ask) else []
                choice = luck.choice(ask.choices)
                shot = {"angle": luck.uniform(0, 359), "strength": luck.uniform(10, 60)}
                action = type(choice.action)(choice.code, **shot)
                banned = getattr(choice.action, "angle", 0.0)
                action = action if fits(state, ask, action) else type(choice.action)(choice.code, banned, 30.0)
                last[ask.seat] = action
            else:
                action = ask.choices[0].action
            state = PITCHOUT.apply(state, Answer(ask.id, ask.seat, action), Rng(seed, nth)).state
    return found[:count]


def fits(state: Any, ask: Ask[Any], action: Any) -> bool:
    return not PITCHOUT.sketch(PITCHOUT.view(state, ask.seat), ask, action, Assist.STANDARD).rule


def seen_by(ask: Ask[Any]) -> list[tuple[str, str]]:
    """The own pucks with the foes that each sees."""
    dials = [(choice.code, dial) for choice in ask.choices if (dial := bearing_of(choice)) is not None]
    return [
        (code, target.code)
        for code, dial in dials
        for target in dial.targets
        if target.foe and not blockers(dial, target)
    ]


def taps_to(ask: Ask[Any], draft: Draft, puck: str, foe: str, offset: float, strength: float) -> int:
    """Taps until the panel shows that shot, always by the button that comes nearest, the two of opening and flicking included."""
    taps = AIM_AND_FLICK
    if draft.choice != puck:
        draft, taps = CHANGES["pick"](ask, draft, PanelInput("@0", (puck,)), 0.0), taps + 1
    if draft.target != foe:
        draft, taps = CHANGES["target"](ask, draft, PanelInput("angle", (foe,)), 0.0), taps + 1
    draft, further = nearer(ask, draft, "beside", offset, OFFSET)
    draft, more = nearer(ask, draft, "step", strength, STRENGTH)
    choice = chosen(ask, draft)
    assert choice is not None
    dial = bearing_of(choice)
    assert dial is not None
    aim = aim_of(choice, draft, dial)
    assert (draft.choice, aim.target) == (puck, foe)
    assert abs(aim.offset - offset) <= OFFSET + 1e-9
    assert abs(action_of(choice, draft).strength - strength) <= STRENGTH + 1e-9
    return taps + further + more


def nearer(ask: Ask[Any], draft: Draft, verb: str, wanted: float, near: float) -> tuple[Draft, int]:
    """The fewest presses of a row of buttons that bring its value near what is wanted."""
    sheet = panel(PanelView(1, ask, draft, turn=0.0, picture=None), EN)
    presses = [
        press.id.args
        for row in sheet.controls
        if isinstance(row, tuple)
        for press in row
        if isinstance(press, Button) and press.id.verb == verb and not press.disabled
    ]
    big, small = (sorted({abs(step_of(args)) for args in presses if step_of(args)})[::-1])[:2]
    best: tuple[int, list[str]] | None = None
    for n, m in product(range(-9, 10), range(-4, 5)):
        args = [args_of(presses, big, n)] * abs(n) + [args_of(presses, small, m)] * abs(m)
        if (best is None or len(args) < best[0]) and all(args):
            there = draft
            for one in args:
                there = CHANGES[verb](ask, there, PanelInput(one), 0.0)
            if abs(shown(ask, there, verb) - wanted) <= near:
                best = (len(args), args)
    assert best is not None, (verb, wanted)
    for one in best[1]:
        draft = CHANGES[verb](ask, draft, PanelInput(one), 0.0)
    return draft, best[0]


def step_of(args: str) -> float:
    change = args.rpartition(":")[2]
    return 0.0 if change.startswith("=") else float(change)


def args_of(presses: list[str], size: float, count: int) -> str:
    """The button of a step in the direction of the count; the field's name is before the step."""
    field = presses[0].rpartition(":")[0]
    return f"{field}:{size if count > 0 else -size:+g}"


def shown(ask: Ask[Any], draft: Draft, verb: str) -> float:
    choice = chosen(ask, draft)
    assert choice is not None
    dial = bearing_of(choice)
    assert dial is not None
    return aim_of(choice, draft, dial).offset if verb == "beside" else float(action_of(choice, draft).strength)


@pytest.mark.parametrize("count", [40, pytest.param(POSITIONS, marks=pytest.mark.thorough)])
def test_a_wanted_shot_takes_seven_taps_or_fewer_in_half_of_all_positions(record_property, count: int):
    luck = Random(7)
    counts = []
    for ask, last in positions(luck, count):
        puck, foe = luck.choice(seen_by(ask))
        draft = begin(ask, (last,) if last is not None else ())
        counts.append(taps_to(ask, draft, puck, foe, luck.uniform(-100, 100), luck.uniform(1, 100)))
    record_property(
        "taps", f"median {statistics.median(counts)}, mean {statistics.mean(counts):.2f}, most {max(counts)}"
    )

    assert len(counts) == count
    assert statistics.median(counts) <= 7
