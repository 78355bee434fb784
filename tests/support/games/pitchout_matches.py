"""Pitch Out positions and written traces, for tests that play it."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from bot.games.contract.base import Answer, Ask, Illegal, Step, TimedOut
from bot.games.contract.flick_game import simulated as simulate
from bot.games.contract.luck import Rng
from bot.games.pitchout.rules.board import is_block
from bot.games.pitchout.rules.events import Event, RoundWon
from bot.games.pitchout.rules.game import PitchOut
from bot.games.pitchout.rules.values import Action, Flick, FlickAgain, State
from bot.physics.trace import Contact, Fall, Rest, Trace

SHOVE = 1e9  # share of a push on a piece that lay still
LUCK = Rng(b"tests")
GAME = PitchOut()


def contact(
    t: float, one: str, two: str, pusher: str = "", *, dv: float = 500.0, share: float = SHOVE, impulse: float = 4e3
):
    a, b = sorted((one, two))
    return Contact(t, a, b, pusher, impulse, dv, share, 0.0 if pusher else share)


def push(t: float, pusher: str, pushed: str, **kind: float) -> Contact:
    return contact(t, pusher, pushed, pusher, **kind)


def fall(t: float, piece: str, x: float = 400.0, y: float = 800.0) -> Fall:
    return Fall(t, piece, x, y)


def knocked(puck: str, by: str = "S.captain", t: float = 0.2) -> tuple[Contact, Fall]:
    """What physics sees when a puck is knocked off by another."""
    return push(t, by, puck), fall(t + 0.1, puck)


def gone(*pucks: str, by: str = "S.captain") -> list[Contact | Fall]:
    """What physics sees when these pucks are knocked off one after the other; the one that does it falls by itself."""
    return [
        event
        for number, puck in enumerate(pucks, start=1)
        for event in (*([] if puck == by else [push(number / 10, by, puck)]), fall(number / 10 + 0.05, puck))
    ]


def thrown(*pucks: str) -> list[Contact | Fall]:
    """What physics sees when block C throws these pucks out."""
    return [
        push(0.01, "S.captain", "C"),
        *(e for n, puck in enumerate(pucks, 1) for e in (push(n / 10, "C", puck), fall(n / 10 + 0.05, puck))),
    ]


def trace(*seen: Contact | Fall, rest: dict[str, tuple[float, ...]] | None = None) -> Trace:
    """A trace as if physics had seen this; pieces not named in `rest` stay where they were."""
    places = (rest or {}).items()
    return Trace(
        contacts=tuple(event for event in seen if isinstance(event, Contact)),
        falls=tuple(event for event in seen if isinstance(event, Fall)),
        rest=tuple(Rest(piece, place[0], place[1], place[2] if len(place) > 2 else 0.0) for piece, place in places),
        duration=1.0,
    )


NOTHING = trace()


def playing(*, starter: int = 0, **options: str) -> State:
    """Round 1, standard formations, the first turn of the starter."""
    state = GAME.setup(2, options, LUCK).state
    state = default(state, 0 if state.chooser == starter else 1).state
    return default(default(state).state).state


def ask_of(state: State) -> Ask[Action]:
    (ask,) = GAME.asks(state)
    return ask


def codes(state: State) -> list[str]:
    return [choice.code for choice in ask_of(state).choices]


def default(state: State, choice: int = 0, seen: Trace | None = None) -> Step[State, Event]:
    """Answer the open ask with one of its choices as offered."""
    return answer(state, ask_of(state).choices[choice].action, seen)


def chosen(state: State, code: str, seen: Trace | None = None) -> Step[State, Event]:
    """Answer the open ask with the choice of that code."""
    return answer(state, next(c.action for c in ask_of(state).choices if c.code == code), seen)


def answer(state: State, action: Action, seen: Trace | None = None) -> Step[State, Event]:
    """Answer the open ask; `seen` is what physics sees if something is flicked."""
    ask = ask_of(state)
    return game(seen).apply(state, Answer(ask.id, ask.seat, action), LUCK)


def refused(state: State, action: Action) -> str:
    """The rule by which an answer is refused."""
    with pytest.raises(Illegal) as refusal:
        answer(state, action, NOTHING)
    return refusal.value.rule


def expire(state: State) -> Step[State, Event]:
    """Let the clock of the open ask run out."""
    return game(None).apply(state, TimedOut(ask_of(state).id), LUCK)


def game(seen: Trace | None) -> PitchOut:
    return PitchOut(simulate if seen is None else lambda _table, _launches: seen)


def flick(
    state: State,
    puck: str,
    *seen: Contact | Fall,
    copy: str | None = None,
    rest: dict[str, tuple[float, ...]] | None = None,
) -> Step[State, Event]:
    """Flick a puck sideways, with what physics sees."""
    return answer(state, Flick(puck, 90.0, 50.0, copy), trace(*seen, rest=rest))


def again(state: State, *seen: Contact | Fall) -> Step[State, Event]:
    """The second flick, with what physics sees."""
    return answer(state, FlickAgain(90.0, 50.0), trace(*seen))


def patched(state: State, pieces: dict[str, dict[str, Any]] | None = None, **fields: Any) -> State:
    """The position with fields of pieces and of itself replaced."""
    changes = pieces or {}
    return msgspec.structs.replace(
        state,
        pucks=tuple(msgspec.structs.replace(p, **changes.get(p.id, {})) for p in state.pucks),
        blocks=tuple(msgspec.structs.replace(b, **changes.get(b.id, {})) for b in state.blocks),
        **fields,
    )


def without(state: State, *pieces: str) -> State:
    """The position with pucks eliminated and obstacles gone."""
    return patched(state, {piece: {"in_play": False} for piece in pieces})


def in_play(state: State, side: str = "") -> set[str]:
    """The pucks in play, of one side or of both."""
    return {p.id for p in state.pucks if p.in_play and p.id.startswith(side)}


def blocks_in_play(state: State) -> set[str]:
    return {b.id for b in state.blocks if b.in_play}


def where(state: State, piece: str) -> tuple[float, float, float]:
    lies = next(p for p in (state.blocks if is_block(piece) else state.pucks) if p.id == piece)
    return lies.x, lies.y, lies.angle


def kinds(step: Step[State, Event]) -> list[str]:
    """The tags of what happened."""
    return [type(event).__struct_config__.tag for event in step.events]  # type: ignore[misc]


def only(step: Step[State, Event], kind: type[Any]) -> list[Any]:
    """The events of one kind."""
    return [event for event in step.events if isinstance(event, kind)]


def winner(step: Step[State, Event]) -> list[int]:
    """The seat that won a round by this step, if any."""
    return [event.seat for event in only(step, RoundWon)]
