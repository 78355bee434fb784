"""Runs a scenario and reports the first difference from its expectations."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

import msgspec

from bot.games.base import Answer, AnyGame, Ask, Illegal, Left, Step, TimedOut
from bot.games.flick_game import FlickGame
from bot.games.save import dump, dump_state
from bot.physics.trace import Trace
from bot.scenarios.matcher import difference, exactly, in_order, none_of, shown
from bot.scenarios.parser import Scenario, luck
from bot.scenarios.patch import fitted, plain
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
            told = shown(plain(after.events))
            raise Wrong(f"expected refused by {wanted}, got accepted: {told}")
        if written is not None and not written.read:
            raise Wrong("trace: expected a flick that reads it, got none")
        painter = self._painters.get(scenario.table.game)
        for difference_found in differences(game, step.expect, after):
            raise Wrong(difference_found)
        for leak in self._leaks(game, step.expect, after.state, painter):
            raise Wrong(leak)
        return after.state

    def _leaks(self, game: AnyGame, expect: Expect, state: Any, painter: Painter | None) -> Iterator[str]:
        """What a seat can see that it must not: in its view, its view's bytes, its text board."""
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
    """What a step does to the match."""
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
    told = plain(after.events)
    yield from in_order(expect.events or (), told)
    yield from none_of(expect.no_events or (), told)
    if expect.asks is not None:
        yield from exactly([msgspec.to_builtins(ask) for ask in expect.asks], _asks(game, after.state))
    found = difference(expect.state or {}, plain(after.state), "state")
    if found is not None:
        yield found
    if expect.outcome is not None:
        yield from _outcome(game, expect.outcome, after.state)


def _asks(game: AnyGame, state: Any) -> list[dict[str, Any]]:
    """The open asks in scenario form."""
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
