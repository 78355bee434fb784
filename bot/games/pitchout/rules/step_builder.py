"""The step builder of Pitch Out, and queries on states."""

from typing import Any, TypeVar

import msgspec

from bot.games.contract import base
from bot.games.contract.dials import Place
from bot.games.contract.vocabulary import Seat
from bot.games.pitchout.rules import seating
from bot.games.pitchout.rules.board import (
    ALPHA,
    CENTRE,
    COMPARTMENTS,
    is_block,
    own_blocks,
    pitcher_of,
    puck_id,
    seat_of,
)
from bot.games.pitchout.rules.events import Event
from bot.games.pitchout.rules.seating import DUEL, FREE, PAIRS, Sides
from bot.games.pitchout.rules.values import ArenaBlock, BlockId, Phase, Pitcher, Puck, PuckId, Resolution, Stage, State

T = TypeVar("T")


def by_seat(all_seats: tuple[T, ...], seat: Seat, value: T) -> tuple[T, ...]:
    """Values by seat, with one replaced."""
    return (*all_seats[:seat], value, *all_seats[seat + 1 :])


# Options of matches saved before the options existed.
USUAL_OPTIONS = {"format": "5", "sides": "usual", "hand": "steady", "starter": ""}


def option(state: State, name: str) -> str:
    """The value of a match option."""
    for known, value in state.options:
        if known == name:
            return value
    return USUAL_OPTIONS[name]


def deploys_at_once(state: State) -> bool:
    """Whether nobody waits to deploy until the others have; matches from before the option `starter` take turns (PO-10)."""
    return option(state, "starter") != ""


def to_deploy(state: State) -> tuple[Seat, ...]:
    """The seats whose deployment is not on the arena yet, the starter first (PO-10)."""
    starter = 0 if state.starter is None else state.starter
    return tuple(seat for seat in (starter, *after(state, starter)) if not state.deployed[seat])


def plan_of(state: State, seat: Seat) -> tuple[Place, ...]:
    """The hidden deployment of a seat; () if there is none."""
    return state.plans[seat] if state.plans else ()


def is_complete(state: State) -> bool:
    """Whether the complete mode is played (PO-4)."""
    return option(state, "mode") == "complete"


def sides_of(state: State) -> Sides:
    """The sides of the seats (V-1, V-2)."""
    seats = len(state.wins)
    if seats == len(DUEL):
        return DUEL
    return PAIRS if option(state, "sides") == "pairs" else FREE[seats]


def owner(state: State, puck: PuckId) -> Seat:
    """The seat of a puck."""
    return seat_of(puck, sides_of(state))


def captain_of(state: State, seat: Seat) -> PuckId:
    """The Captain of a seat."""
    return puck_id(sides_of(state), seat, "captain")


def guard_of(state: State, seat: Seat) -> PuckId:
    """The Guard of a seat."""
    return puck_id(sides_of(state), seat, "guard")


def seats_left(state: State) -> tuple[Seat, ...]:
    """The seats that have not left the match."""
    return tuple(seat for seat in range(len(state.wins)) if seat not in state.gone)


def in_round(state: State) -> tuple[Seat, ...]:
    """The seats that play on in this round: neither gone nor knocked out (V-3)."""
    return tuple(seat for seat in seats_left(state) if seat not in state.out)


def after(state: State, seat: Seat) -> tuple[Seat, ...]:
    """The other seats that play on in this round, in turn order after a seat (V-5, V-6)."""
    seats = len(state.wins)
    order = ((seat + step) % seats for step in range(1, seats))
    return tuple(other for other in order if other in in_round(state))


def team_of(state: State, seat: Seat) -> tuple[Seat, ...]:
    """A seat with its partner, if it has one."""
    return seating.team_of(sides_of(state), seat)


def foes_of(state: State, seat: Seat) -> tuple[Seat, ...]:
    """The enemies of a seat that play on in this round, in turn order after it (PO-55)."""
    return tuple(other for other in after(state, seat) if other not in team_of(state, seat))


def rounds_won(state: State) -> int:
    """The number of rounds won so far."""
    return sum(state.wins[team[0]] for team in seating.partners(sides_of(state)))


def lineup(state: State, seat: Seat) -> tuple[PuckId, ...]:
    """The pucks that a seat deploys, in roster order; none before it has chosen, or when it has left (PO-5, PO-6)."""
    if seat in state.gone:
        return ()
    pitchers = state.lineups[seat] if is_complete(state) else ALPHA
    return tuple(puck_id(sides_of(state), seat, pitcher) for pitcher in pitchers)


def pucks_of(state: State, seat: Seat) -> tuple[PuckId, ...]:
    """All pucks of a seat that belong to the round, Golems included, in roster order."""
    sides = sides_of(state)
    return tuple(puck.id for puck in state.pucks if seat_of(puck.id, sides) == seat)


def bodies(state: State) -> tuple[Puck, ...]:
    """The pucks on the arena; riders have no body (PO-91)."""
    return tuple(puck for puck in state.pucks if puck.in_play and not puck.mount)


def rider_of(state: State, mount: PuckId) -> PuckId | None:
    """The rider of a puck, or None."""
    return next((puck.id for puck in state.pucks if puck.in_play and puck.mount == mount), None)


def power_of(state: State, puck: PuckId) -> Pitcher:
    """The power of a puck: its own, or what the Captain has copied (PO-61)."""
    pitcher = pitcher_of(puck)
    copied = state.copies[owner(state, puck)]
    return copied if pitcher == "captain" and copied is not None else pitcher


def is_immune(state: State, puck: PuckId) -> bool:
    """Whether enemy powers do not act on a puck (PO-77)."""
    return power_of(state, puck) == "major"


def puck_of(state: State, puck: PuckId) -> Puck:
    """The puck with an id. Raises StopIteration if there is none."""
    return next(piece for piece in state.pucks if piece.id == puck)


def block_of(state: State, block: BlockId) -> ArenaBlock:
    """The block with an id. Raises StopIteration if there is none."""
    return next(piece for piece in state.blocks if piece.id == block)


def on_table(state: State, seat: Seat) -> tuple[Puck, ...]:
    """The pucks of a seat in play, in roster order."""
    sides = sides_of(state)
    return tuple(piece for piece in state.pucks if piece.in_play and seat_of(piece.id, sides) == seat)


def standing(state: State, seat: Seat) -> tuple[PuckId, ...]:
    """The pucks of a seat that count as in play: on the table or waiting to be put back (PO-41)."""
    return tuple(p for p in pucks_of(state, seat) if puck_of(state, p).in_play or p in state.returns)


def eliminated(state: State, seat: Seat) -> tuple[PuckId, ...]:
    """The pucks of a seat eliminated in this round and still out, in roster order."""
    if not state.deployed[seat]:
        return ()
    there = standing(state, seat)
    return tuple(p for p in pucks_of(state, seat) if p not in there)


def copyable(state: State, seat: Seat) -> tuple[Pitcher, ...]:
    """The powers the Captain of a seat may copy (PO-58)."""
    return tuple(pitcher_of(p) for p in eliminated(state, seat) if pitcher_of(p) not in ("captain", "golem"))


def blocks_of(state: State, seat: Seat) -> tuple[ArenaBlock, ...]:
    """The blocks of a seat in play, lowest id first."""
    return tuple(b for b in state.blocks if b.in_play and b.id in own_blocks(sides_of(state), seat))


class StepBuilder(base.BaseStepBuilder[State, Event]):
    """The working copy of a step of Pitch Out."""

    def ask(self, phase: Phase) -> None:
        """Open an ask under a number never used before."""
        self.set(phase=phase, asked=self.state.asked + 1)

    def going(self) -> Resolution:
        """The turn being settled. Raises ValueError if there is none."""
        if self.state.going is None:
            raise ValueError("no turn is being settled")
        return self.state.going

    def settle_at(self, stage: Stage, **changes: Any) -> None:
        """Let the settling of the turn continue at a stage."""
        self.set(going=msgspec.structs.replace(self.going(), stage=stage, **changes))

    def move(self, piece: str, **changes: Any) -> None:
        """Replace fields of a puck or a block."""
        if is_block(piece):
            self.set(blocks=tuple(_changed(b, changes) if b.id == piece else b for b in self.state.blocks))
        else:
            self.set(pucks=tuple(_changed(p, changes) if p.id == piece else p for p in self.state.pucks))

    def take_out(self, puck: PuckId) -> None:
        """An eliminated puck leaves the table and is stored as in PO-28; its rider is on the ground (PO-93)."""
        self.pick_up(puck)
        seat = owner(self.state, puck)
        self.set(lost=by_seat(self.state.lost, seat, True))
        self._store(puck)

    def pick_up(self, puck: PuckId) -> None:
        """Take a puck off the arena; it rides on nothing, and nothing rides on it."""
        for rider in (p.id for p in self.state.pucks if p.mount == puck):
            self.move(rider, mount="")
        self.move(puck, in_play=False, mount="")

    def ride(self, rider: PuckId, mount: PuckId) -> None:
        """Put a puck on top of another (PO-91)."""
        under = puck_of(self.state, mount)
        self.move(rider, x=under.x, y=under.y, mount=mount)

    def bring_back(self, puck: PuckId) -> None:
        """Mark a puck as no longer eliminated: it leaves the block that held it."""
        for block in self.state.blocks:
            if puck in block.holds:
                self.move(block.id, holds=tuple(held for held in block.holds if held != puck))

    def put_up(self, puck: PuckId, x: float, y: float, angle: float) -> None:
        """Put a puck that had left back on the arena, and drop the fall from its trail."""
        self.move(puck, x=x, y=y, angle=angle, in_play=True)
        if self.state.last is not None:
            trails = tuple(_changed(t, {"fell": False}) if t.id == puck else t for t in self.state.last.trails)
            self.set(last=_changed(self.state.last, {"trails": trails}))

    def take_away(self, block: BlockId) -> None:
        """A block leaves play for the round and hands its pucks to the next one (PO-28, PO-32)."""
        held = block_of(self.state, block).holds
        self.move(block, in_play=False, holds=())
        for puck in held:
            self._store(puck)

    def _store(self, puck: PuckId) -> None:
        """Into the owner's emptiest block with room, else C, else the tray; the English edition has only the tray."""
        if option(self.state, "edition") == "en":
            return
        own = sorted(blocks_of(self.state, owner(self.state, puck)), key=lambda block: (len(block.holds), block.id))
        middle = [block for block in self.state.blocks if block.id == CENTRE and block.in_play]
        for block in (*own, *middle):
            if len(block.holds) < COMPARTMENTS:
                self.move(block.id, holds=(*block.holds, puck))
                return


def _changed(piece: T, changes: dict[str, Any]) -> T:
    return msgspec.structs.replace(piece, **changes)  # type: ignore[type-var]  # pieces, trails and flicks are structs
