"""Resolution of a flick after everything is at rest, one decision at a time (steps 4 to 12)."""

from collections.abc import Callable
from itertools import pairwise
from typing import Literal

from bot.games.contract.vocabulary import Seat
from bot.games.pitchout.rules import events
from bot.games.pitchout.rules.board import is_block, rank
from bot.games.pitchout.rules.launches import can_flick, nearest_bearing, suspended
from bot.games.pitchout.rules.placement import nearest_spot, overlapping
from bot.games.pitchout.rules.powers import open_power
from bot.games.pitchout.rules.seating import DUEL
from bot.games.pitchout.rules.step_builder import (
    StepBuilder,
    after,
    blocks_of,
    by_seat,
    captain_of,
    foes_of,
    guard_of,
    in_round,
    is_complete,
    on_table,
    option,
    owner,
    power_of,
    puck_of,
    sides_of,
    standing,
    team_of,
)
from bot.games.pitchout.rules.values import BlockId, PuckId, Resolution, Stage, State
from bot.physics.trace import Trace

NEEDED = 2  # rounds that win the match (PO-1)
PATIENCE = 3  # passive turns in a row, and flicks lost on time, that cost (PO-48, PO-49)


def settle(builder: StepBuilder) -> None:
    """Go on with the turn until a decision is open or the match is over."""
    while builder.state.going is not None:
        stage = builder.going().stage
        if _STEPS[stage](builder):
            return
        if builder.state.going is not None:
            builder.settle_at(AFTER[stage])


def put_right(builder: StepBuilder, trace: Trace, flicked: PuckId) -> None:
    """Shift overlapping pieces, the piece that moved last first (PO-29)."""
    last = _last_moves(trace, flicked)
    while (pair := overlapping(builder.state)) is not None:
        pucks = [piece for piece in pair if not is_block(piece)]
        piece = max(pucks or pair, key=lambda piece: (last.get(piece, -1.0), _by_roster(builder.state, piece)))
        x, y = nearest_spot(builder.state, piece)
        builder.move(piece, x=x, y=y)
        builder.tell(events.Shifted(piece, x, y))


def _last_moves(trace: Trace, flicked: PuckId) -> dict[str, float]:
    """The time at which each moved piece stopped, in seconds: its last contact, or its rest in the film."""
    last = {flicked: 0.0}
    last |= {body: contact.t for contact in trace.contacts for body in (contact.a, contact.b)}
    last |= {segment.id: segment.t1 for segment in (() if trace.film is None else trace.film.segments)}
    return last


def _by_roster(state: State, piece: str) -> tuple[int, str]:
    return (0, piece) if is_block(piece) else (rank(piece), str(owner(state, piece)))


def has_lost(state: State, seat: Seat) -> bool:
    """Whether a seat meets the loss condition: no Captain, or the Captain alone (PO-2, PO-41)."""
    return captain_of(state, seat) not in standing(state, seat) or _strength(state, seat) == 1


def _strength(state: State, seat: Seat) -> int:
    """The number of a seat's pucks that count as in play, including a Golem due to the flicking seat (PO-41)."""
    due = state.going is not None and state.going.golem and seat == state.turn
    return len(standing(state, seat)) + due


def is_beyond_help(state: State, seat: Seat) -> bool:
    """Whether no decision still to come can save a seat (PO-40, PO-68)."""
    there = standing(state, seat)
    if captain_of(state, seat) in there:
        return _strength(state, seat) == 1
    return guard_of(state, seat) not in there or _strength(state, seat) < 2


def _early_end(builder: StepBuilder) -> bool:
    """Step 5: seats that nothing can save are out, and the round ends as soon as no decision can change it (PO-40, V-3)."""
    state, own = builder.state, builder.state.turn
    doomed = tuple(seat for seat in after(state, own) if is_beyond_help(state, seat))
    return _knock_out(builder, doomed + _own_fall(state))


def _own_fall(state: State) -> tuple[Seat, ...]:
    """The flicking seat, if nothing can save it and an enemy is safe, so that attack priority is of no help either (PO-39, PO-40)."""
    safe = any(not has_lost(state, foe) for foe in foes_of(state, state.turn))
    return (state.turn,) if state.turn in in_round(state) and safe and is_beyond_help(state, state.turn) else ()


def _knock_out(builder: StepBuilder, seats: tuple[Seat, ...]) -> bool:
    """Beaten seats, in turn order after the flicking one; the round may be over (PO-38, PO-39, V-3, V-4)."""
    if not seats:
        return False
    state = builder.state
    still = tuple(seat for seat in in_round(state) if seat not in seats)
    if len(state.wins) > len(DUEL):
        _sit_out(builder, seats)
    if not all(mate in team_of(state, still[0]) for mate in still):
        return False
    winner = _last_in(state, still or (state.turn, *seats[::-1]))
    team = team_of(state, winner)
    priority = all(has_lost(state, mate) for mate in team if mate in in_round(state))
    loser = next(seat for seat in seats if seat not in team)
    chooser = next((seat for seat in builder.state.out if seat not in state.gone), loser)
    win_round(builder, winner, _beaten(state, loser), chooser, priority=priority)
    return False


def _last_in(state: State, seats: tuple[Seat, ...]) -> Seat:
    """The winner among the seats that qualify: the one that flicked if it does, else the first (V-4)."""
    there = tuple(seat for seat in seats if seat not in state.gone)
    return state.turn if state.turn in there else there[0]


def _sit_out(builder: StepBuilder, seats: tuple[Seat, ...]) -> None:
    """Take beaten seats out of the round; several in one flick in turn order after the flicking seat (V-3, V-6)."""
    state, fallen = builder.state, builder.going().fallen
    for seat in seats:
        builder.tell(events.KnockedOut(seat, _beaten(state, seat)))
        take_up(builder, seat)
    now = tuple(sorted((*fallen, *seats), key=lambda seat: (seat - state.turn - 1) % len(state.wins)))
    builder.set(out=(*(seat for seat in state.out if seat not in fallen), *now))
    builder.settle_at(builder.going().stage, fallen=now)


def take_up(builder: StepBuilder, seat: Seat) -> None:
    """Take the pucks of a seat off the arena without eliminating them; its blocks stay (V-3)."""
    for puck in on_table(builder.state, seat):
        builder.pick_up(puck.id)
    builder.set(returns=tuple(puck for puck in builder.state.returns if owner(builder.state, puck) != seat))


def _beaten(state: State, seat: Seat) -> Literal["captain", "alone"]:
    """The reason why a seat is beaten: its Captain is out or alone (PO-2)."""
    return "alone" if captain_of(state, seat) in standing(state, seat) else "captain"


def _returns(builder: StepBuilder) -> bool:
    """Step 6: returned pucks are put back one by one (PO-33, PO-75)."""
    if builder.state.returns:
        builder.ask("place_restored")
    return bool(builder.state.returns)


def rescuable(state: State, seat: Seat) -> tuple[PuckId, ...]:
    """The pucks of a seat its Guard may bring back now, in the order they were eliminated (PO-64, PO-67)."""
    going = state.going
    if going is None or guard_of(state, seat) not in [puck.id for puck in on_table(state, seat)]:
        return ()
    return tuple(puck for puck in going.eliminated if owner(state, puck) == seat)


def _guard(builder: StepBuilder) -> bool:
    """Step 7: the seats that did not flick decide first, in turn order, then the one that flicked (PO-69, V-5)."""
    if _undecided(builder.state):
        builder.ask("guard")
        return True
    return False


def _undecided(state: State) -> tuple[Seat, ...]:
    """The seats that may decide now, whose Guard could save a puck and has not been decided on."""
    decided = () if state.going is None else state.going.guards
    seats = _acting(state, "guard_other")
    return tuple(seat for seat in seats if seat not in decided and rescuable(state, seat))


def _acting(state: State, theirs: Stage) -> tuple[Seat, ...]:
    """In the stage `theirs` the seats that did not flick, in turn order; else the one that flicked."""
    others = state.going is not None and state.going.stage == theirs
    return after(state, state.turn) if others else (state.turn,)


def deciding(state: State) -> Seat:
    """The seat whose Guard is decided on now."""
    return _undecided(state)[0]


def _verdict(builder: StepBuilder) -> bool:
    """Step 7 in between: the other seats have decided; perhaps nothing is left to decide."""
    beaten = tuple(seat for seat in after(builder.state, builder.state.turn) if has_lost(builder.state, seat))
    return _knock_out(builder, beaten + _own_fall(builder.state))


def _power(builder: StepBuilder) -> bool:
    """Step 8, unless the seat that flicked has let its Captain go: nothing it could decide now would help it (PO-40)."""
    return not has_lost(builder.state, builder.state.turn) and open_power(builder)


def _check(builder: StepBuilder) -> bool:
    """Step 9: the loss conditions, with attack priority (PO-38, PO-39, V-4)."""
    own = builder.state.turn
    order = (*after(builder.state, own), *(seat for seat in in_round(builder.state) if seat == own))
    return _knock_out(builder, tuple(seat for seat in order if has_lost(builder.state, seat)))


def _thin_other(builder: StepBuilder) -> bool:
    """Step 10: two pucks left, first of the seats that did not flick (PO-36, PO-37, V-5)."""
    return any(_thin(builder, seat) for seat in after(builder.state, builder.state.turn))


def _thin_own(builder: StepBuilder) -> bool:
    """Step 10: then of the seat that flicked."""
    return builder.state.turn in in_round(builder.state) and _thin(builder, builder.state.turn)


def _is_thin(state: State, seat: Seat) -> bool:
    """Whether two pucks are left to a seat, and that has not cost a block yet (PO-36, PO-37)."""
    return not state.thinned[seat] and len(on_table(state, seat)) == 2


def weak(state: State) -> Seat:
    """The seat whose two pucks left cost another a block now (PO-36)."""
    return next(seat for seat in _acting(state, "thin_other") if _is_thin(state, seat))


def payer(state: State, seat: Seat) -> Seat:
    """The seat that removes a block when `seat` is thin: the enemy that flicked last, else the next in turn order (V-5)."""
    foes = foes_of(state, seat)
    return next((foe for foe in reversed(state.flicked) if foe in foes), foes[0])


def _thin(builder: StepBuilder, seat: Seat) -> bool:
    if not _is_thin(builder.state, seat):
        return False
    blocks = blocks_of(builder.state, payer(builder.state, seat))
    if len(blocks) > 1:
        builder.ask("remove_obstacle")
        return True
    if blocks:
        remove_block(builder, seat, blocks[0].id)
    builder.set(thinned=by_seat(builder.state.thinned, seat, True))
    return False


def remove_block(builder: StepBuilder, weak: Seat, block: BlockId) -> None:
    """Remove a block because `weak` is down to two pucks (PO-36)."""
    builder.set(thinned=by_seat(builder.state.thinned, weak, True))
    builder.take_away(block)
    builder.tell(events.BlockRemoved(block, weak, "PO-36" if sides_of(builder.state) == DUEL else "V-5"))


def _again(builder: StepBuilder) -> bool:
    """Step 11: a Runner that touched no puck, or a Commando that did, may be flicked again (PO-53, PO-73, PO-74, PO-79)."""
    going = builder.going()
    if going.puck is None or going.punished or going.second or going.puck in going.eliminated:
        return False
    if builder.state.turn not in in_round(builder.state):
        return False
    if power_of(builder.state, going.puck) != ("commando" if going.touched else "runner"):
        return False
    if not puck_of(builder.state, going.puck).in_play or nearest_bearing(builder.state, going.puck, 0.0) is None:
        return False
    builder.ask("flick_again")
    return True


def _count(builder: StepBuilder) -> bool:
    """Step 12: passive turns; the third in a row costs a puck (PO-49 to PO-51)."""
    state, going, seat = builder.state, builder.going(), builder.state.turn
    builder.set(lost=by_seat(state.lost, seat, False))
    if going.punished or option(state, "antipassive") == "off":
        return False
    if going.puck is not None and (going.touched_foe or state.lost[seat]):
        builder.set(passive=by_seat(state.passive, seat, 0))
        return False
    count = state.passive[seat] + 1
    builder.tell(events.PassiveTurn(seat, count))
    builder.set(passive=by_seat(state.passive, seat, count % PATIENCE))
    if count < PATIENCE:
        return False
    builder.ask("penalty")
    return True


def _next_turn(builder: StepBuilder) -> bool:
    begin_turn(builder, after(builder.state, builder.state.turn)[0])
    return True


def begin_turn(builder: StepBuilder, seat: Seat) -> None:
    """A seat's turn: its copied power lapses; with no allowed flick the turn is skipped (PO-19, PO-60, V-6)."""
    while True:
        builder.set(
            turn=seat, turns=builder.state.turns + 1, going=None, copies=by_seat(builder.state.copies, seat, None)
        )
        if suspended(builder.state) or can_flick(builder.state, seat):
            builder.ask("flick")
            return
        builder.tell(events.Skipped(seat, "blocked"))
        builder.set(skips=builder.state.skips + 1)
        seat = after(builder.state, seat)[0]


def win_round(
    builder: StepBuilder,
    seat: Seat,
    reason: Literal["captain", "alone", "left"],
    chooser: Seat,
    *,
    priority: bool = False,
) -> None:
    """A seat wins the round, with its partner; the second one wins the match (PO-1, PO-42, PO-48, V-3, V-6).

    `chooser` is the loser, of several the one knocked out first.
    """
    state = builder.state
    duel = sides_of(state) == DUEL
    rule = ("PO-39" if duel else "V-4") if priority else "PO-2" if duel else "V-3"
    builder.tell(events.RoundWon(seat, state.round, reason, priority, rule))
    team = team_of(state, seat)
    wins = tuple(won + (winner in team) for winner, won in enumerate(state.wins))
    builder.set(wins=wins, going=None, chooser=chooser)
    if wins[seat] == NEEDED:
        builder.set(phase="over", winner=seat, ended="rounds")
        builder.tell(events.MatchWon(seat, wins, "PO-1" if duel else "V-6"))
    else:
        builder.ask("ban" if is_complete(state) and duel else "next_starter")


def turn_lost(builder: StepBuilder) -> None:
    """The clock of a flick ran out: the turn passes and counts as passive (PO-19, PO-50, PO-60)."""
    seat = builder.state.turn
    builder.tell(events.Skipped(seat, "time"))
    builder.set(
        copies=by_seat(builder.state.copies, seat, None),
        skips=builder.state.skips if suspended(builder.state) else 0,
        going=Resolution("count"),
    )
    settle(builder)


_STEPS: dict[Stage, Callable[[StepBuilder], bool]] = {
    "early_end": _early_end,
    "returns": _returns,
    "guard_other": _guard,
    "verdict": _verdict,
    "guard_own": _guard,
    "power": _power,
    "check": _check,
    "thin_other": _thin_other,
    "thin_own": _thin_own,
    "again": _again,
    "count": _count,
    "next_turn": _next_turn,
}
_ORDER = tuple(_STEPS)
AFTER: dict[Stage, Stage] = dict(pairwise(_ORDER))
