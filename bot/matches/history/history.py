"""The history of a match: the moves of its turns, and whether each turn follows from those before."""

from __future__ import annotations

import math
import traceback
from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from typing import Any, Literal, TypeAlias

import msgspec

from bot.games.contract.base import Answer, AnyGame, Illegal, Move, Step
from bot.games.contract.flick_game import FlickGame
from bot.games.contract.luck import Rng
from bot.games.contract.save import KINDS, dump, dump_state, load, load_events, load_state
from bot.games.contract.vocabulary import Seat
from bot.matches.core.models import Match, Turn
from bot.physics.table import Launch, Table
from bot.physics.trace import Trace


class Takeback(msgspec.Struct, frozen=True, tag="undone"):
    """A takeback: the position after the turn of `revision` is restored. Made by bot.matches alone; the rules never see it."""

    revision: int


class AgreedDraw(msgspec.Struct, frozen=True, tag="agreed"):
    """All players agreed on a draw; the position does not change. Made by bot.matches alone."""


def events_of(turns: Sequence[Turn]) -> bytes:
    """The events of several turns, in order, as those of one."""
    return joined(turn.events for turn in turns)


def joined(events: Iterable[bytes]) -> bytes:
    """Join saved lists of events."""
    return msgspec.json.encode([event for one in events for event in msgspec.json.decode(one, type=_EVENTS)])


Kind: TypeAlias = Literal["position", "events", "trace", "missing", "unseen", "unreadable", "refused", "failed"]


class ReplayFlaw(msgspec.Struct, frozen=True):
    """A turn that does not follow from those before it, with its kind and an English explanation for the owner of the bot."""

    turn: int
    kind: Kind
    text: str


class _Wrong(Exception):
    """A turn does not follow: the kind of flaw, and why."""

    def __init__(self, kind: Kind, text: str) -> None:
        super().__init__(text)
        self.kind = kind


_MOVE: Any = Move  # of actions that are known only when it runs
_EVENTS = list[msgspec.Raw]
_FORCED = b',"forced":true}'  # of an `Answer` the last field, left out where it is false
LAST_BITS = 1e-6  # mm, s, degrees and so on, absolute and relative: a sine's last bit depends on the processor, and collisions amplify it


def move_of(game: AnyGame, turn: Turn) -> Any:
    """The move of a turn: an Answer, TimedOut, Left, Takeback or AgreedDraw; None for the set-up. Raises msgspec.ValidationError."""
    return read_move(game, turn.move) if turn.move else None


def read_move(game: AnyGame, raw: bytes) -> Any:
    """Decode a move from bytes of bot.games.contract.save; see `move_of`. Raises msgspec.ValidationError."""
    return load(_moves(game.spec.action), raw)


@lru_cache(KINDS)
def _moves(action: Any) -> Any:
    """The type of the moves with a type of actions."""
    return _MOVE[action] | Takeback | AgreedDraw


def is_forced(raw: bytes) -> bool:
    """Whether a move, in bytes of bot.games.contract.save, was the only possible answer and given without asking."""
    return raw.endswith(_FORCED)


def standing(game: AnyGame, turns: Sequence[Turn]) -> tuple[tuple[Turn, Any], ...]:
    """The turns, all or the latest, that lead to the present position, with their moves; those taken back are left out."""
    stand: list[tuple[Turn, Any]] = []
    for turn in turns:
        move = move_of(game, turn)
        if isinstance(move, Takeback):
            while stand and stand[-1][0].revision > move.revision:
                stand.pop()
        else:
            stand.append((turn, move))
    return tuple(stand)


def answered_by(stand: Sequence[tuple[Turn, Any]]) -> frozenset[Seat]:
    """The seats that have answered in some turns; a forced answer is none of theirs."""
    return frozenset(move.seat for _, move in stand if isinstance(move, Answer) and not move.forced)


def same_events(game: AnyGame, kept: bytes, made: bytes) -> bool:
    """Whether the rules produce the stored events, but for `LAST_BITS`; fields added to events since then are ignored.

    Raises msgspec.DecodeError for unreadable events.
    """
    before, now = load_events(game.spec, kept), load_events(game.spec, made)
    known = msgspec.json.decode(kept, type=list[dict[str, msgspec.Raw]])
    return len(before) == len(now) and all(
        type(one) is type(other) and all(alike(getattr(one, name), getattr(other, name)) for name in _kept(one, fields))
        for one, other, fields in zip(before, now, known, strict=True)
    )


def alike(one: Any, other: Any) -> bool:
    """Whether two values are equal, their floats within `LAST_BITS` and what is called an angle modulo 360."""
    return bool(one == other) or _alike(msgspec.to_builtins(one), msgspec.to_builtins(other))


def _alike(one: Any, other: Any, *, angle: bool = False) -> bool:
    match one, other:
        case dict(), dict():
            return one.keys() == other.keys() and all(
                _alike(one[name], other[name], angle=name == "angle") for name in one
            )
        case list() | tuple(), list() | tuple():
            return len(one) == len(other) and all(_alike(*pair) for pair in zip(one, other, strict=True))
        case float(), float():
            apart = math.remainder(one - other, 360.0) if angle else one - other
            return one == other or abs(apart) <= LAST_BITS * max(1.0, abs(one))
        case _:
            return bool(one == other)


def _kept(event: msgspec.Struct, fields: Iterable[str]) -> Iterator[str]:
    return (name for name in event.__struct_fields__ if name in fields)


def faults(game: AnyGame, match: Match, turns: Sequence[Turn], *, simulate: bool = False) -> Iterator[str]:
    """The flaws as English sentences for the owner of the bot."""
    return (f"turn {flaw.turn}: {flaw.text}" for flaw in flaws(game, match, turns, simulate=simulate))


def flaws(game: AnyGame, match: Match, turns: Sequence[Turn], *, simulate: bool = False) -> Iterator[ReplayFlaw]:
    """The turns that do not follow from those before them.

    Every move is replayed under the match's seed. Physics uses the recorded trace, or is simulated again: then it must give the same
    trace but for `LAST_BITS`. Positions, which are rounded, must be equal.
    """
    by_revision = {turn.revision: turn for turn in turns}
    for turn in turns:
        nth = turn.revision
        try:
            _follow(game, match, by_revision, turn, simulate=simulate)
        except _Wrong as wrong:
            yield ReplayFlaw(nth, wrong.kind, str(wrong))
        except (msgspec.DecodeError, ValueError) as error:
            yield ReplayFlaw(nth, "unreadable", f"it cannot be read ({error})")
        except Illegal as illegal:
            yield ReplayFlaw(nth, "refused", f"the rules refuse it ({illegal.reason.key}, {illegal.rule})")
        except Exception:  # noqa: BLE001  a game that fails on one match must not keep the others from being checked
            why = traceback.format_exc().splitlines()[-1]
            yield ReplayFlaw(nth, "failed", f"the game's own code fails on it ({why})")


def _follow(game: AnyGame, match: Match, turns: dict[int, Turn], turn: Turn, *, simulate: bool) -> None:
    """Check a turn against those before it. Raises _Wrong."""
    move = move_of(game, turn)
    kept = load_state(game.spec, turn.state)
    if isinstance(move, Takeback | AgreedDraw):
        back = turns.get(move.revision if isinstance(move, Takeback) else turn.revision - 1)
        if back is None or load_state(game.spec, back.state) != kept:
            to = f"takes back to turn {move.revision}" if isinstance(move, Takeback) else "leaves all as it was"
            raise _Wrong("position", f"it {to}, but its position is another")
        return
    step = _again(game, match, turns.get(turn.revision - 1), turn, move, simulate=simulate)
    if step.state != kept and not _holds(_plain(game, step.state), _plain(game, kept)):
        raise _Wrong("position", "played again it leads to another position")
    if not same_events(game, turn.events, dump(step.events)):
        raise _Wrong("events", "played again other things happen in it")
    if simulate and turn.trace and not alike(step.trace, load(Trace, turn.trace)):
        raise _Wrong("trace", "simulated again pieces move otherwise in it")


def _plain(game: AnyGame, state: Any) -> Any:
    return msgspec.json.decode(dump_state(game.spec, state))


def _holds(now: Any, kept: Any) -> bool:
    """Whether a plain value contains everything in another; fields added to positions since then may be extra."""
    match now, kept:
        case dict(), dict():
            return all(name in now and _holds(now[name], value) for name, value in kept.items())
        case list(), list():
            return len(now) == len(kept) and all(_holds(*pair) for pair in zip(now, kept, strict=True))
        case _:
            return bool(now == kept)


def _again(
    game: AnyGame, match: Match, before: Turn | None, turn: Turn, move: Any, *, simulate: bool
) -> Step[Any, Any]:
    if not simulate and isinstance(game, FlickGame):
        game = game.with_simulator(_RecordedPhysics(turn.trace))
    rng = Rng(match.seed, turn.revision)
    if move is None:
        return game.setup(len(match.holders), dict(match.options), rng)
    if before is None:
        raise _Wrong("missing", "the turn before it is missing")
    return game.apply(load_state(game.spec, before.state), move, rng)


class _RecordedPhysics:
    """Returns the recorded trace of a turn instead of simulating."""

    def __init__(self, trace: bytes) -> None:
        self._trace = trace

    def __call__(self, _table: Table, _launches: tuple[Launch, ...]) -> Trace:
        if not self._trace:
            raise _Wrong("unseen", "pieces move in it, but how is not kept")
        trace: Trace = load(Trace, self._trace)
        return trace
