"""What follows a flick once everything is at rest: the resolution order, one decision at a time (steps 4 to 12)."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise

from bot.games.base import Seat
from bot.games.pitchout.aiming import flickable, nearest_bearing, suspended
from bot.games.pitchout.board import is_block, other, puck_id, rank, seat_of
from bot.games.pitchout.desk import Desk, blocks_of, by_seat, is_complete, on_table, option, power_of, puck_of, standing
from bot.games.pitchout.events import (
    MatchWon,
    ObstacleRemoved,
    PassiveTurn,
    RoundWon,
    Shifted,
    Skipped,
)
from bot.games.pitchout.placing import nearest_spot, overlapping
from bot.games.pitchout.powers import open_power
from bot.games.pitchout.values import BlockId, Going, PuckId, Stage, State
from bot.physics.trace import Trace

NEEDED = 2  # rounds that win the match (PO-1)
PATIENCE = 3  # passive turns in a row, and flicks lost on time, that cost (PO-48, PO-49)


def settle(desk: Desk) -> None:
    """Go on with the turn until a decision is open or the match is over."""
    while desk.state.going is not None:
        stage = desk.going().stage
        if _STEPS[stage](desk):
            return
        if desk.state.going is not None:
            desk.settle_at(AFTER[stage])


def put_right(desk: Desk, trace: Trace, flicked: PuckId) -> None:
    """Shift what lies on something else, the piece that moved last first (PO-29)."""
    last = _last_moves(trace, flicked)
    while (pair := overlapping(desk.state)) is not None:
        pucks = [piece for piece in pair if not is_block(piece)]
        piece = max(pucks or pair, key=lambda piece: (last.get(piece, -1.0), _by_roster(piece)))
        x, y = nearest_spot(desk.state, piece)
        desk.move(piece, x=x, y=y)
        desk.tell(Shifted(piece, x, y))


def _last_moves(trace: Trace, flicked: PuckId) -> dict[str, float]:
    """When each piece that moved was last seen to: at its last contact, or where the film has it come to rest; in seconds."""
    last = {flicked: 0.0}
    last |= {body: contact.t for contact in trace.contacts for body in (contact.a, contact.b)}
    last |= {segment.id: segment.t1 for segment in (() if trace.film is None else trace.film.segments)}
    return last


def _by_roster(piece: str) -> tuple[int, str]:
    """Roster order, S before N; obstacles by id."""
    return (0, piece) if is_block(piece) else (rank(piece), str(seat_of(piece)))


def has_lost(state: State, seat: Seat) -> bool:
    """Whether a seat meets the loss condition: no Captain, or nobody but him (PO-2, PO-41)."""
    return puck_id(seat, "captain") not in standing(state, seat) or _strength(state, seat) == 1


def _strength(state: State, seat: Seat) -> int:
    """How many pucks of a seat count as in play, a Golem that is due to the flicking seat included (PO-41)."""
    due = state.going is not None and state.going.golem and seat == state.turn
    return len(standing(state, seat)) + due


def is_beyond_help(state: State, seat: Seat) -> bool:
    """Whether no decision still to come can save a seat (PO-40, PO-68)."""
    there = standing(state, seat)
    if puck_id(seat, "captain") in there:
        return _strength(state, seat) == 1
    return puck_id(seat, "guard") not in there or _strength(state, seat) < 2


def _early_end(desk: Desk) -> bool:
    """Step 5: the round ends as soon as nobody can change it (PO-40)."""
    state, own, foe = desk.state, desk.state.turn, other(desk.state.turn)
    if is_beyond_help(state, foe):
        win_round(desk, own)
    elif not has_lost(state, foe) and is_beyond_help(state, own):
        win_round(desk, foe)
    return False


def _returns(desk: Desk) -> bool:
    """Step 6: returned pucks are put back one by one (PO-33, PO-75)."""
    if desk.state.returns:
        desk.ask("place_restored")
    return bool(desk.state.returns)


def rescuable(state: State, seat: Seat) -> tuple[PuckId, ...]:
    """The pucks of a seat its Guard may bring back now, in the order they were eliminated (PO-64, PO-67)."""
    going = state.going
    if going is None or puck_id(seat, "guard") not in [puck.id for puck in on_table(state, seat)]:
        return ()
    return tuple(puck for puck in going.eliminated if seat_of(puck) == seat)


def _guard_other(desk: Desk) -> bool:
    """Step 7: the seat that did not flick decides first (PO-69)."""
    return _guard(desk, other(desk.state.turn))


def _guard_own(desk: Desk) -> bool:
    """Step 7: then the seat that flicked."""
    return _guard(desk, desk.state.turn)


def _guard(desk: Desk, seat: Seat) -> bool:
    if rescuable(desk.state, seat):
        desk.ask("guard")
        return True
    return False


def _verdict(desk: Desk) -> bool:
    """Step 7 in between: the other seat has decided; perhaps nothing is left to decide."""
    state, own, foe = desk.state, desk.state.turn, other(desk.state.turn)
    if has_lost(state, foe):
        win_round(desk, own)
    elif is_beyond_help(state, own):
        win_round(desk, foe)
    return False


def _check(desk: Desk) -> bool:
    """Step 9: the loss conditions, with attack priority (PO-38, PO-39)."""
    own, foe = desk.state.turn, other(desk.state.turn)
    if has_lost(desk.state, foe):
        win_round(desk, own)
    elif has_lost(desk.state, own):
        win_round(desk, foe)
    return False


def _thin_other(desk: Desk) -> bool:
    """Step 10: two pucks left, first of the seat that did not flick (PO-36, PO-37)."""
    return _thin(desk, other(desk.state.turn))


def _thin_own(desk: Desk) -> bool:
    """Step 10: then of the seat that flicked."""
    return _thin(desk, desk.state.turn)


def _thin(desk: Desk, weak: Seat) -> bool:
    if desk.state.thinned[weak] or len(on_table(desk.state, weak)) != 2:
        return False
    blocks = blocks_of(desk.state, other(weak))
    if len(blocks) > 1:
        desk.ask("remove_obstacle")
        return True
    desk.set(thinned=by_seat(desk.state.thinned, weak, True))
    if blocks:
        remove_obstacle(desk, weak, blocks[0].id)
    return False


def remove_obstacle(desk: Desk, weak: Seat, block: BlockId) -> None:
    """An obstacle is taken away because `weak` is down to two pucks (PO-36)."""
    desk.set(thinned=by_seat(desk.state.thinned, weak, True))
    desk.take_away(block)
    desk.tell(ObstacleRemoved(block, weak))


def _again(desk: Desk) -> bool:
    """Step 11: a Runner that touched no puck, or a Commando that did, may be flicked again (PO-53, PO-73, PO-74, PO-79)."""
    going = desk.going()
    if going.puck is None or going.punished or going.second or going.puck in going.eliminated:
        return False
    if power_of(desk.state, going.puck) != ("commando" if going.touched else "runner"):
        return False
    if not puck_of(desk.state, going.puck).in_play or nearest_bearing(desk.state, going.puck, 0.0) is None:
        return False
    desk.ask("flick_again")
    return True


def _count(desk: Desk) -> bool:
    """Step 12: passive turns; the third in a row costs a puck (PO-49 to PO-51)."""
    state, going, seat = desk.state, desk.going(), desk.state.turn
    desk.set(lost=by_seat(state.lost, seat, False))
    if going.punished or option(state, "antipassive") == "off":
        return False
    if going.puck is not None and (going.touched_foe or state.lost[seat]):
        desk.set(passive=by_seat(state.passive, seat, 0))
        return False
    count = state.passive[seat] + 1
    desk.tell(PassiveTurn(seat, count))
    desk.set(passive=by_seat(state.passive, seat, count % PATIENCE))
    if count < PATIENCE:
        return False
    desk.ask("penalty")
    return True


def _next_turn(desk: Desk) -> bool:
    """The next seat's turn, if it can move."""
    begin_turn(desk, other(desk.state.turn))
    return True


def begin_turn(desk: Desk, seat: Seat) -> None:
    """A seat's turn: its copied power lapses; with no allowed flick the turn is skipped (PO-19, PO-60)."""
    while True:
        desk.set(turn=seat, turns=desk.state.turns + 1, going=None, copies=by_seat(desk.state.copies, seat, None))
        if suspended(desk.state) or flickable(desk.state, seat):
            desk.ask("flick")
            return
        desk.tell(Skipped(seat, "blocked"))
        desk.set(skips=desk.state.skips + 1)
        seat = other(seat)


def win_round(desk: Desk, seat: Seat) -> None:
    """A seat wins the round; the second one wins the match (PO-1, PO-42, PO-48)."""
    state, foe = desk.state, other(seat)
    alone = puck_id(foe, "captain") in standing(state, foe)
    both = has_lost(state, seat) and has_lost(state, foe)
    desk.tell(RoundWon(seat, state.round, "alone" if alone else "captain", both, "PO-39" if both else "PO-2"))
    wins = by_seat(state.wins, seat, state.wins[seat] + 1)
    desk.set(wins=wins, going=None, chooser=foe)
    if wins[seat] == NEEDED:
        desk.set(phase="over", winner=seat, ended="rounds")
        desk.tell(MatchWon(seat, wins))
    else:
        desk.ask("ban" if is_complete(state) else "next_starter")


def turn_lost(desk: Desk) -> None:
    """The clock of a flick ran out: the turn passes and counts as passive (PO-19, PO-50, PO-60)."""
    seat = desk.state.turn
    desk.tell(Skipped(seat, "time"))
    desk.set(
        copies=by_seat(desk.state.copies, seat, None),
        skips=desk.state.skips if suspended(desk.state) else 0,
        going=Going("count"),
    )
    settle(desk)


_STEPS: dict[Stage, Callable[[Desk], bool]] = {
    "early_end": _early_end,
    "returns": _returns,
    "guard_other": _guard_other,
    "verdict": _verdict,
    "guard_own": _guard_own,
    "power": open_power,
    "check": _check,
    "thin_other": _thin_other,
    "thin_own": _thin_own,
    "again": _again,
    "count": _count,
    "next_turn": _next_turn,
}
_ORDER = tuple(_STEPS)
AFTER: dict[Stage, Stage] = dict(pairwise(_ORDER))
