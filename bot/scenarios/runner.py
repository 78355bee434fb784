"""Runs a scenario, compares results with its expectations, and describes the first difference."""

import json
import math
import re
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

import msgspec

from bot.games.contract.base import Answer, AnyGame, Ask, Illegal, Left, Step, TimedOut
from bot.games.contract.flick_game import FlickGame
from bot.games.contract.save import dump, dump_state
from bot.physics.trace import Trace
from bot.scenarios.parser import Scenario, luck
from bot.scenarios.patch import Plain, by_id, fitted, plain
from bot.scenarios.values import Expect, StepTable
from bot.words import Words
from render.painter import Painter


class Wrong(Exception):
    """The first difference, in words."""


class ScenarioPlayer:
    """Runs scenarios of games; checks hidden information in the painters' text boards too."""

    def __init__(self, painters: dict[str, Painter], languages: Sequence[Words]) -> None:
        self._painters = painters
        self._languages = languages

    def failure(self, scenario: Scenario) -> str | None:
        """The first difference under any of its seeds, or None."""
        for seed, begin in scenario.begins:
            state = begin
            for number, step in enumerate(scenario.table.step, start=1):
                try:
                    state = self._step(scenario, step, state, seed, number)
                except Wrong as wrong:
                    under = f" (seed {seed})" if len(scenario.begins) > 1 else ""
                    return f"step {number}{under}: {wrong}"
        return None

    def _step(self, scenario: Scenario, step: StepTable, state: Any, seed: int, number: int) -> Any:
        """The state after a step. Raises Wrong."""
        game, written = scenario.game, None
        if step.trace is not None and isinstance(game, FlickGame):
            written = _Written(step.trace.trace())
            game = game.with_simulator(written)
        before = dump_state(game.spec, state)
        wanted = step.expect.refused
        try:
            after = game.apply(state, _move(game, step, state), luck(seed, number))
        except Illegal as illegal:
            if dump_state(game.spec, state) != before:
                raise Wrong(f"refused by {illegal.rule}, but the state has changed") from illegal
            if wanted == illegal.rule:
                return state
            expected = "accepted" if wanted is None else f"refused by {wanted}"
            raise Wrong(f"expected {expected}, got refused by {illegal.rule} ({illegal.reason.key})") from illegal
        if wanted is not None:
            events = shown(plain(after.events))
            raise Wrong(f"expected refused by {wanted}, got accepted: {events}")
        if written is not None and not written.read:
            raise Wrong("trace: expected a flick that reads it, got none")
        painter = self._painters.get(scenario.table.game)
        for difference_found in differences(game, step.expect, after):
            raise Wrong(difference_found)
        for leak in self._leaks(game, step.expect, after.state, painter):
            raise Wrong(leak)
        return after.state

    def _leaks(self, game: AnyGame, expect: Expect, state: Any, painter: Painter | None) -> Iterator[str]:
        """The secrets that a seat can see although the step hides them: in its view, its view's bytes, its text board."""
        for viewer, hidden in (expect.view or {}).items():
            view = game.view(state, None if viewer == "spectator" else int(viewer))
            places = {"view": dump(view).decode()}
            if painter is not None:
                places |= {f"text board ({words.language})": painter.board(view, words) for words in self._languages}
            for word in hidden.hides:
                for place, text in places.items():
                    if word.casefold() in text.casefold():
                        yield f"view.{viewer}.hides: expected no {shown(word)}, got it in the {place}"


def played(scenario: Scenario) -> Step[Any, Any]:
    """The result of a scenario's last step under its first seed, or its first position if it has none. Raises Illegal."""
    seed, begin = scenario.begins[0]
    after: Step[Any, Any] = Step(begin, ())
    for number, step in enumerate(scenario.table.step, start=1):
        after = scenario.game.apply(after.state, _move(scenario.game, step, after.state), luck(seed, number))
    return after


class _Written:
    """A simulator that returns a written trace."""

    def __init__(self, trace: Trace) -> None:
        self._trace = trace
        self.read = False

    def __call__(self, *_: object) -> Trace:
        self.read = True
        return self._trace


def _move(game: AnyGame, step: StepTable, state: Any) -> Any:
    """The move of a step: an answer, a timeout or a resignation. Raises Wrong if no open ask fits."""
    asks = game.asks(state)
    if step.left is not None:
        return Left(step.left.seat)
    if step.timeout is not None:
        own = _open(asks, step.timeout.seat, step.timeout.ask)
        if own is None:
            raise Wrong(f"timeout: expected an open ask of seat {step.timeout.seat}, got {_named(asks)}")
        return TimedOut(own.id)
    seat = 0 if step.seat is None else step.seat
    ask = _open(asks, seat, step.ask)
    if ask is None and step.expect.refused is None:
        raise Wrong(f"ask: expected an open ask of seat {seat}, got {_named(asks)}")
    name = ask.id if ask is not None else next((one.id for one in asks), f"{step.ask or 'none'}.{seat}.0")
    return Answer(name, seat, fitted(game.spec.action, step.action))


def _open(asks: Sequence[Ask[Any]], seat: int, kind: str | None) -> Ask[Any] | None:
    """The open ask of a seat, of a kind if one is named. Raises Wrong if it could be several."""
    own = [ask for ask in asks if ask.seat == seat and kind in (None, ask.kind)]
    if len(own) > 1:
        raise Wrong(f"ask: expected the kind of one ask, got {_named(own)}")
    return own[0] if own else None


def _named(asks: Sequence[Ask[Any]]) -> str:
    return shown([f"{ask.kind} of seat {ask.seat}" for ask in asks])


def differences(game: AnyGame, expect: Expect, after: Step[Any, Any]) -> Iterator[str]:
    """The differences of a step: events, asks, state, outcome, clearest first."""
    events = plain(after.events)
    yield from in_order(expect.events or (), events)
    yield from none_of(expect.no_events or (), events)
    if expect.asks is not None:
        yield from exactly([msgspec.to_builtins(ask) for ask in expect.asks], _asks(game, after.state))
    found = difference(expect.state or {}, plain(after.state), "state")
    if found is not None:
        yield found
    if expect.outcome is not None:
        yield from _outcome(game, expect.outcome, after.state)


def _asks(game: AnyGame, state: Any) -> list[dict[str, Any]]:
    return [
        {
            "seat": ask.seat,
            "kind": ask.kind,
            "id": ask.id,
            "rule": ask.rule,
            "secret": ask.secret,
            "choices": [choice.code for choice in ask.choices],
        }
        for ask in game.asks(state)
    ]


def _outcome(game: AnyGame, expected: str | list[list[int]], state: Any) -> Iterator[str]:
    outcome = game.outcome(state)
    ranks = "none" if outcome is None else [list(rank) for rank in outcome.ranks]
    if ranks != expected:
        yield f"outcome: expected {shown(expected)}, got {shown(ranks)}"


RANGE = re.compile(r"^\s*(-?[\d.]+)\s*\.\.\s*(-?[\d.]+)\s*$")
BOUND = re.compile(r"^\s*(<=|>=|<|>)\s*(-?[\d.]+)\s*$")
CLOSE = 1e-9  # numbers this near are the same: saves keep three decimals


def shown(value: Plain) -> str:
    """A value on one line."""
    return json.dumps(value, ensure_ascii=False, default=str)


def difference(expected: Plain, actual: Plain, where: str) -> str | None:
    """The first difference, or None. Fields not given may be anything; lists of tables with `id` are compared by id."""
    if isinstance(expected, Mapping):
        return _of_tables(expected, actual, where)
    if isinstance(expected, Sequence) and not isinstance(expected, str):
        return _of_lists(expected, actual, where)
    return None if _same(expected, actual) else f"{where}: expected {shown(expected)}, got {shown(actual)}"


def _of_tables(expected: Mapping[str, Plain], actual: Plain, where: str) -> str | None:
    if not isinstance(actual, Mapping):
        return f"{where}: expected {shown(expected)}, got {shown(actual)}"
    for key, value in expected.items():
        here = f"{where}.{key}"
        if key not in actual:
            return f"{here}: expected {shown(value)}, got no such field"
        found = difference(value, actual[key], here)
        if found is not None:
            return found
    return None


def _of_lists(expected: Sequence[Plain], actual: Plain, where: str) -> str | None:
    if not isinstance(actual, list):
        return f"{where}: expected {shown(expected)}, got {shown(actual)}"
    wanted, there = by_id(list(expected)), by_id(actual)
    if wanted and there:
        return _of_things(wanted, there, where)
    if len(expected) != len(actual):
        return f"{where}: expected {shown(expected)}, got {shown(actual)}"
    for number, pair in enumerate(zip(expected, actual, strict=True)):
        found = difference(*pair, f"{where}[{number}]")
        if found is not None:
            return found
    return None


def _of_things(expected: Mapping[str, Plain], actual: Mapping[str, Plain], where: str) -> str | None:
    for name, thing in expected.items():
        if name not in actual:
            return f"{where}: expected {shown(name)}, got only {shown(list(actual))}"
        found = difference(thing, actual[name], f"{where}.{name}")
        if found is not None:
            return found
    return None


def _same(expected: Plain, actual: Plain) -> bool:
    """Whether a number, word or boolean is as expected; strings may give ranges (`398..402`, `< 10`), and `none` means null."""
    if actual is None:
        return bool(expected == "none")
    if isinstance(actual, bool) or isinstance(expected, bool):
        return bool(expected is actual)
    if isinstance(actual, int | float):
        return _in_range(expected, actual)
    return bool(expected == actual)


def _in_range(expected: Plain, actual: float) -> bool:
    if isinstance(expected, int | float):
        return math.isclose(expected, actual, abs_tol=CLOSE)
    if not isinstance(expected, str):
        return False
    span, bound = RANGE.match(expected), BOUND.match(expected)
    if span:
        return float(span[1]) <= actual <= float(span[2])
    if not bound:
        return False
    limit = float(bound[2])
    return {"<": actual < limit, "<=": actual <= limit, ">": actual > limit, ">=": actual >= limit}[bound[1]]


def in_order(expected: Sequence[Plain], happened: Sequence[Plain]) -> Iterator[str]:
    """The missing expected events: they must occur in order, others may be in between."""
    rest = iter(enumerate(happened))
    past = 0
    for number, event in enumerate(expected):
        for place, actual in rest:
            if difference(event, actual, "") is None:
                past = place + 1
                break
        else:
            yield f"events[{number}]: expected {shown(event)}, got {_after(happened, past)}"
            return


def _after(actual: Sequence[Plain], past: int) -> str:
    what = shown([_brief(event) for event in actual[past:]])
    return what if past == 0 else f"after event {past} only {what}"


def _brief(event: Plain) -> Plain:
    return {key: value for key, value in event.items() if key != "rule"} if isinstance(event, dict) else event


def none_of(unwanted: Sequence[Plain], happened: Sequence[Plain]) -> Iterator[str]:
    """The events that should not have happened."""
    for number, event in enumerate(unwanted):
        for actual in happened:
            if difference(event, actual, "") is None:
                yield f"no_events[{number}]: expected none, got {shown(actual)}"


def exactly(expected: Sequence[Plain], actual: Sequence[Plain]) -> Iterator[str]:
    """Whether these are all the open asks, in any order."""
    left = list(actual)
    for ask in expected:
        match = next((one for one in left if difference(ask, one, "") is None), None)
        if match is None:
            break
        left.remove(match)
    else:
        if not left:
            return
    if len(expected) == len(actual) == 1:
        yield difference(expected[0], actual[0], "asks[0]") or ""
        return
    yield f"asks: expected {shown(list(expected))}, got {shown(list(actual))}"
