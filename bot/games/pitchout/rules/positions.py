"""Named positions, and validation of those written by hand."""

from collections.abc import Callable, Iterator
from typing import Any, TypeAlias

import msgspec

from bot.games.contract.base import Answer, Ask, BaseGame, Illegal, TimedOut
from bot.games.contract.luck import Rng
from bot.games.contract.vocabulary import Options, Seat
from bot.games.pitchout.rules.asks import open_ask
from bot.games.pitchout.rules.board import ALPHA, COMPARTMENTS, ELITE, GOLEMS, all_blocks, alpha_pucks, opposing, roster
from bot.games.pitchout.rules.placement import overlapping
from bot.games.pitchout.rules.resolution import NEEDED, PATIENCE, has_lost, payer
from bot.games.pitchout.rules.seating import ARENA
from bot.games.pitchout.rules.step_builder import (
    blocks_of,
    copyable,
    foes_of,
    in_round,
    is_complete,
    lineup,
    on_table,
    option,
    rounds_won,
    seats_left,
    sides_of,
)
from bot.games.pitchout.rules.values import Action, ArenaBlock, FirstPlayer, Lineup, Puck, PuckId, State

Rules: TypeAlias = BaseGame[State, Any, Any, Any, Any]


# Kinds asked before the arena is ready.
SET_UP = frozenset(
    {"team", "lineup", "shootout", "first_player", "ban", "change", "next_starter", "replace_banned", "deploy"}
)
SETTLED = SET_UP | {"flick", "over"}  # kinds asked while no turn is being settled


def play(game: Rules, seats: int, options: Options, rng: Rng) -> State:
    """Past all set-up asks, each with its fallback, seat 0 to flick."""
    return _set_up(game, seats, options, rng, elites=False)


def elites(game: Rules, seats: int, options: Options, rng: Rng) -> State:
    """`play` with lineups that hold all three Elites (in the initiation mode there is none to hold)."""
    return _set_up(game, seats, options, rng, elites=True)


def _set_up(game: Rules, seats: int, options: Options, rng: Rng, *, elites: bool) -> State:
    asking = {**options, "starter": "chosen"} if "starter" in options else options  # for seat 0 to start
    state = game.setup(seats, asking, rng).state
    given = tuple((name, options[name] if name == "starter" else value) for name, value in state.options)
    state = msgspec.structs.replace(state, options=given)
    while state.phase != "flick":
        ask = game.asks(state)[0]
        action = _answer(state, ask, elites=elites)
        move = TimedOut(ask.id) if action is None else Answer(ask.id, ask.seat, action)
        state = game.apply(state, move, rng).state
    return state


def _answer(state: State, ask: Ask[Action], *, elites: bool) -> Action | None:
    """The answer to an ask before the first flick; None lets its clock run out."""
    if ask.kind == "first_player":
        return FirstPlayer(0)
    if ask.kind == "lineup" and elites:
        elite = ELITE[state.teams[ask.seat] or "citizens"]
        return Lineup((*ALPHA[: int(option(state, "format")) - len(elite)], *elite))
    return None


def validate(state: State) -> tuple[str, ...]:
    """The contradictions of a position, one clause each; a check runs only if those it depends on have passed."""
    for looks in _LOOKS:
        found = tuple(clause for look in looks for clause in look(state))
        if found:
            return found
    return ()


def _pieces(state: State) -> Iterator[str]:
    """Every puck and every block of the game, once, in order."""
    pucks, blocks = [puck.id for puck in state.pucks], [block.id for block in state.blocks]
    known_pucks, needed = _known(state)
    known_blocks = all_blocks(sides_of(state))
    for what, ids, known, due in (
        ("pucks", pucks, known_pucks, needed),
        ("blocks", blocks, known_blocks, known_blocks),
    ):
        yield from (f"{what} has {name}, which is not in this game" for name in ids if name not in known)
        yield from (f"{what} lacks {name}" for name in due if name not in ids)
        if len(set(ids)) < len(ids):
            yield f"{what} has a piece twice"
        elif {*ids} <= {*known} and ids != [name for name in known if name in ids]:
            yield f"{what} are not in the order {', '.join(name for name in known if name in ids)}"


def _known(state: State) -> tuple[tuple[PuckId, ...], tuple[PuckId, ...]]:
    """The pucks that may be in a state, and those that must, in order (PO-5, PO-6)."""
    sides = sides_of(state)
    round_lies_ready = state.phase not in SET_UP | {"over"} or state.phase == "deploy"
    needed = tuple(puck for seat in seats_left(state) for puck in lineup(state, seat)) if round_lies_ready else ()
    if not is_complete(state):
        return alpha_pucks(sides), needed
    may = tuple(
        f"{sides[seat]}.{name}"
        for seat, team in enumerate(state.teams)
        if team is not None
        for name in (*roster(team), *GOLEMS)
    )
    return may, needed


def _places(state: State) -> Iterator[str]:
    """Pieces in play are on the arena and do not overlap (PO-21, PO-29)."""
    pieces: tuple[Puck | ArenaBlock, ...] = (*state.pucks, *state.blocks)
    for piece in pieces:
        if piece.in_play and not (0.0 <= piece.x <= ARENA and 0.0 <= piece.y <= ARENA):
            yield f"{piece.id} is in play beside the arena, at {piece.x:g}, {piece.y:g}"
    yield from _stacks(state)
    pair = overlapping(state)
    if pair is not None:
        yield f"{pair[0]} lies on {pair[1]}"


def _stacks(state: State) -> Iterator[str]:
    """A rider is where its mount is, an opposing puck in play without mount and without another rider (PO-89, PO-91)."""
    there = {puck.id: puck for puck in state.pucks if puck.in_play}
    riders = [puck for puck in state.pucks if puck.mount]
    for rider in riders:
        mount = there.get(rider.mount)
        if mount is None or rider.id not in there or mount.mount or not opposing(rider.id, mount.id, sides_of(state)):
            yield f"{rider.id} cannot ride on {rider.mount}"
        elif (rider.x, rider.y) != (mount.x, mount.y):
            yield f"{rider.id} is not where its mount {rider.mount} is"
    if len({rider.mount for rider in riders}) < len(riders):
        yield "a puck carries two riders"


def _stores(state: State) -> Iterator[str]:
    """A block in play holds up to four eliminated pucks, each of them once (PO-28)."""
    alive = {puck.id for puck in state.pucks if puck.in_play} | {*state.returns}
    held: set[str] = set()
    known = {puck.id for puck in state.pucks}
    for block in state.blocks:
        if block.holds and not block.in_play:
            yield f"{block.id} is out and holds pucks"
        if len(block.holds) > COMPARTMENTS:
            yield f"{block.id} holds more than {COMPARTMENTS} pucks"
        for puck in block.holds:
            if puck not in known:
                yield f"{block.id} holds {puck}, which is not in this game"
            elif puck in alive:
                yield f"{block.id} holds {puck}, which is not eliminated"
            elif puck in held:
                yield f"{puck} is held twice"
            held.add(puck)


def _waiting(state: State) -> Iterator[str]:
    """Pucks wait to be put back only while a turn is being settled, and are off the arena (PO-33)."""
    there = {puck.id for puck in state.pucks if puck.in_play}
    known = {puck.id for puck in state.pucks}
    for puck in state.returns:
        if puck not in known or puck in there:
            yield f"returns has {puck}, which is {'in play' if puck in there else 'not in this game'}"
    if state.returns and state.going is None and state.phase not in SET_UP | {"over"}:
        yield "returns has pucks, but no turn is being settled (going)"
    if state.phase == "place_restored" and not state.returns:
        yield "phase is place_restored, but returns is empty"


def _phase(state: State) -> Iterator[str]:
    if (state.going is None) != (state.phase in SETTLED):
        yield f"phase is {state.phase}, but {'no' if state.going is None else 'a'} turn is being settled (going)"
    if state.phase == "flick_again" and state.going is not None and state.going.puck is None:
        yield "phase is flick_again, but going names no puck"
    if (state.phase == "over") != (state.winner is not None) or (state.winner is None) != (state.ended is None):
        yield "phase over, winner and ended go together"
    if state.phase not in SET_UP | {"over"}:
        if not all(state.deployed) or state.starter is None or state.turns < 1:
            yield f"phase is {state.phase}, but the round has not begun (starter, deployed, turns)"
        if state.round != rounds_won(state) + 1:
            yield f"round is {state.round} after {rounds_won(state)} rounds won (wins)"
    if any(not 0 <= won < NEEDED for won in state.wins) and state.phase != "over":
        yield f"wins is {list(state.wins)}, but the match is not over"


def _seats(state: State) -> Iterator[str]:
    """Seats exist, and counters are within their bounds (PO-48, PO-49, V-3)."""
    seats = range(len(state.wins))
    named = {"turn": state.turn, "chooser": state.chooser, "starter": state.starter, "winner": state.winner}
    known = f"seats are 0 {'and 1' if len(seats) == 2 else f'to {len(seats) - 1}'}"
    yield from (
        f"{name} is {seat}, but {known}" for name, seat in named.items() if seat is not None and seat not in seats
    )
    for name, listed in (
        ("out", state.out),
        ("gone", state.gone),
        ("flicked", state.flicked),
        ("waiting", state.waiting),
    ):
        if len({*listed} & {*seats}) != len(listed):
            yield f"{name} is {list(listed)}, but {known}, each once"
    for name, counts in (("passive", state.passive), ("expired", state.expired)):
        if any(not 0 <= count < PATIENCE for count in counts) and state.phase != "over":
            yield f"{name} is {list(counts)}, but counts stay below {PATIENCE}"
    if state.asked < 1 or state.skips < 0 or state.turns < 0:
        yield "asked, skips and turns count up from 1, 0 and 0"


def _turn(state: State) -> Iterator[str]:
    """Before a flick, all seats are in the round and all that two pucks left cost has been paid (PO-2, PO-37, PO-58)."""
    for seat in in_round(state):
        power = state.copies[seat]
        if state.going is None and power is not None and power not in copyable(state, seat):
            yield f"copies gives {sides_of(state)[seat]} the power of its {power}, which is not eliminated"
        if state.phase == "flick":
            yield from _standing(state, seat)
    yield from _asking(state)


def _standing(state: State, seat: Seat) -> Iterator[str]:
    if has_lost(state, seat):
        yield f"{sides_of(state)[seat]} has lost this round already: no Captain, or nothing else"
    elif len(on_table(state, seat)) == 2 and _could_pay(state, seat):
        yield f"{sides_of(state)[seat]} has two pucks left, but thinned says that no obstacle was taken for it"


def _could_pay(state: State, seat: Seat) -> bool:
    """Whether two pucks left would have cost a seat a block (PO-36, V-5)."""
    return not state.thinned[seat] and bool(foes_of(state, seat)) and bool(blocks_of(state, payer(state, seat)))


def _asking(state: State) -> Iterator[str]:
    try:
        ask = open_ask(state)
    except (Illegal, IndexError, StopIteration, ValueError) as error:
        yield f"phase is {state.phase}, but nothing can be asked ({error})"
        return
    if ask is not None and not ask.choices:
        yield f"phase is {state.phase}, but there is nothing to choose"


_Look = Callable[[State], Iterator[str]]
_LOOKS: tuple[tuple[_Look, ...], ...] = ((_pieces, _seats), (_places, _stores, _waiting, _phase), (_turn,))
