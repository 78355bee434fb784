"""Matches of the real games played at random as the store would keep them, to be written down."""

from __future__ import annotations

from typing import Any

import msgspec

from bot.games.contract.base import Answer, AnyGame, Left, TimedOut
from bot.games.contract.luck import Rng
from bot.games.contract.save import dump, dump_state
from bot.matches.core.models import Match, Player, Status, Turn
from pichenette.testing.answers import answered
from pichenette.testing.playing import LATE, for_seats, set_up

BEGUN = 1_790_000_000_000
AS_STORED: dict[str, Any] = {
    **dict.fromkeys(("guild", "channel", "message", "thread", "expires", "finished"), 0),
    "locale": "en",
    "id": 12,
}


def played(
    game: AnyGame, seed: bytes, answers: int, *, seats: int = 2, status: Status = Status.FINISHED, leaves: bool = False
) -> tuple[Match, tuple[Turn, ...]]:
    """A match of at most so many answers, some left to the clock; at its end a seat may leave."""
    spec = for_seats(game.spec, seats)
    rng = Rng(seed + b"player")
    step = set_up(game, rng, seed, spec)
    options = tuple(dict(step.state.options).items()) if game.spec.options else ()
    turns = [_turn(game, 0, None, b"", step)]
    for revision in range(1, answers + 1):
        asks = game.asks(step.state)
        if not asks:
            break
        ask, luck = rng.pick(asks), Rng(seed, revision)
        move: Any = TimedOut(ask.id) if rng.below(LATE) == 0 else None
        if leaves and revision == answers:
            move = Left(ask.seat)
        before = step.state
        if move is None:
            done = answered(game, before, ask, rng, luck)
            move, step = done.move, done.step
        else:
            step = game.apply(before, move, luck)
        seat = move.seat if isinstance(move, Answer | Left) else ask.seat
        turns.append(_turn(game, revision, seat, dump(move), step))
    holders = tuple(Player(seat, 1000 + seat, f"Player: {seat}") for seat in range(seats))
    match = msgspec.convert(
        {
            **AS_STORED,
            "game": game.spec.key,
            "options": options,
            "status": status,
            "revision": turns[-1].revision,
            "holders": holders,
            "state": turns[-1].state,
            "seed": seed,
            "created": BEGUN,
            "updated": BEGUN,
            "finished": BEGUN if status is Status.FINISHED else 0,
        },
        Match,
        from_attributes=True,
    )
    return match, tuple(turns)


def _turn(game: AnyGame, revision: int, seat: int | None, move: bytes, step: Any) -> Turn:
    return Turn(
        match=12,
        revision=revision,
        seat=seat,
        move=move,
        events=dump(step.events),
        trace=b"" if step.trace is None else dump(step.trace),
        state=dump_state(game.spec, step.state),
        key=f"key {revision}",
        made=BEGUN + 1000 * revision,
    )
