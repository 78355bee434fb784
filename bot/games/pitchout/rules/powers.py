"""Powers after a flick: Shadow, Sapper, Shaman (step 8 of the resolution order)."""

from bot.games.contract.base import Illegal
from bot.games.contract.dials import Place
from bot.games.contract.vocabulary import Seat, phrase
from bot.games.pitchout.rules.board import (
    HALF,
    RADIUS,
    direction,
    gap_to_block,
    golem_id,
    label,
    opposing,
    pitcher_of,
    side_order,
)
from bot.games.pitchout.rules.events import BlockLeft, BlockMoved, GolemAppeared, GolemDeclined, Mounted, StayedDown
from bot.games.pitchout.rules.placement import check_moved, check_puck, nearest_for_block, rounded
from bot.games.pitchout.rules.step_builder import (
    StepBuilder,
    bodies,
    in_round,
    is_immune,
    option,
    power_of,
    puck_of,
    pucks_of,
    rider_of,
    sides_of,
)
from bot.games.pitchout.rules.values import ArenaBlock, Golem, Puck, PuckId, State

GOLEMS_AT_ONCE = 2  # in play, of a seat (PO-99)
_FINE = 40  # halvings of the way to the contact; far below 0.001 mm


def infested_at_work(state: State, flicked: PuckId) -> tuple[PuckId, ...]:
    """The pucks whose Infested power works in this flick (PO-85 to PO-87)."""
    always = option(state, "edition") == "en"
    return tuple(
        puck.id
        for puck in state.pucks
        if puck.in_play
        and (not puck.mount or puck.id == flicked)  # a rider flicked off its mount has a body again (PO-94)
        and power_of(state, puck.id) == "infested"
        and (always or puck.id == flicked or opposing(puck.id, flicked, sides_of(state)))
    )


def open_power(builder: StepBuilder) -> bool:
    """Step 8: mount, move a block or make a Golem; whether a decision is open now."""
    going = builder.going()
    if going.puck is None or going.punished or builder.state.turn not in in_round(builder.state):
        return False
    if going.golem:
        return _open_golem(builder)
    if going.puck in going.eliminated or not puck_of(builder.state, going.puck).in_play:
        return False
    match power_of(builder.state, going.puck):
        case "shadow":
            return _open_mount(builder)
        case "sapper":
            return _open_sapper(builder)
        case _:
            return False


def _open_golem(builder: StepBuilder) -> bool:
    if next_golem(builder.state) is None:
        builder.settle_at("power", golem=False)
        return False
    builder.ask("golem")
    return True


def _open_mount(builder: StepBuilder) -> bool:
    candidates, may_stay = mounts(builder.state), option(builder.state, "edition") == "en"
    if not candidates:
        return False
    if len(candidates) == 1 and not may_stay:
        mount(builder, candidates[0])
        return False
    builder.ask("mount")
    return True


def _open_sapper(builder: StepBuilder) -> bool:
    block = sapped(builder.state)
    if block is None:
        return False
    builder.ask("sapper")
    return True


def mounts(state: State) -> tuple[PuckId, ...]:
    """The pucks that the flicked Shadow may mount, the one touched first in front (PO-89)."""
    going = state.going
    if going is None or going.puck is None or going.riding or going.puck in going.returned:
        return ()
    spoilt = (*going.eliminated, *going.returned)
    return tuple(
        foe
        for foe in going.foes
        if puck_of(state, foe).in_play
        and foe not in spoilt
        and not is_immune(state, foe)
        and rider_of(state, foe) is None
    )


def mount(builder: StepBuilder, puck: PuckId) -> None:
    """The flicked Shadow mounts a puck (PO-91)."""
    shadow = builder.going().puck or ""
    builder.ride(shadow, puck)
    builder.tell(Mounted(shadow, puck))


def use_mount(builder: StepBuilder, puck: PuckId | None) -> None:
    """The owner of the Shadow has chosen (PO-89, PO-90)."""
    if puck is None and option(builder.state, "edition") == "en":
        builder.tell(StayedDown(builder.going().puck or ""))
        return
    if puck is None or puck not in mounts(builder.state):
        raise Illegal("PO-89", phrase("pitchout-refused-mount"))
    mount(builder, puck)


def sapped(state: State) -> ArenaBlock | None:
    """The block that the flicked Sapper may move, if any (PO-81, PO-84)."""
    name = None if state.going is None else state.going.block
    return next((block for block in state.blocks if block.id == name and block.in_play), None)


def beside(puck: Puck, block: ArenaBlock, bearing: float, rotation: float) -> ArenaBlock:
    """The block turned by `rotation`, slid toward the puck along the bearing until it touches (PO-82)."""
    way, angle = direction(bearing), round(rotation % 90.0, 3) % 90.0
    near, far = 0.0, 2.0 * HALF + RADIUS
    for _ in range(_FINE):
        middle = (near + far) / 2
        there = ArenaBlock(block.id, puck.x + middle * way.x, puck.y + middle * way.y, angle, in_play=True)
        if gap_to_block(puck.x, puck.y, there) < 0:
            near = middle
        else:
            far = middle
    x, y = round(puck.x + far * way.x, 3), round(puck.y + far * way.y, 3)
    return ArenaBlock(block.id, x, y, angle, in_play=True, holds=block.holds)


def fitting(state: State) -> tuple[float, float] | None:
    """The first bearing and rotation at which the Sapper's block fits beside the Sapper, if there is one (PO-82, PO-83)."""
    block, going = sapped(state), state.going
    if block is None or going is None or going.puck is None:
        return None
    puck = puck_of(state, going.puck)
    for rotation in (0.0, 45.0):
        for bearing in range(0, 360, 5):
            try:
                check_moved(state, beside(puck, block, float(bearing), rotation))
            except Illegal:
                continue
            return float(bearing), rotation
    return None


def anywhere(state: State) -> ArenaBlock | None:
    """The first free place for the Sapper's block: beside the Sapper, else the nearest in the whole arena (PO-82 of `en`)."""
    block, going, fits = sapped(state), state.going, fitting(state)
    if block is None or going is None or going.puck is None:
        return None
    puck = puck_of(state, going.puck)
    return nearest_for_block(state, block, puck.x, puck.y) if fits is None else beside(puck, block, *fits)


def move_beside(builder: StepBuilder, bearing: float, rotation: float) -> None:
    """The Sapper puts the block beside itself (PO-82 of 2021)."""
    if option(builder.state, "edition") == "en":
        raise Illegal("PO-82", phrase("pitchout-refused-action"))
    block, puck = _at_work(builder)
    turned = rounded(Place(block.id, bearing, 0.0, rotation), sides_of(builder.state))
    _move(builder, beside(puck, block, turned.x, turned.angle), puck.id)


def move_anywhere(builder: StepBuilder, places: tuple[Place, ...]) -> None:
    """The Sapper puts the block anywhere (PO-82 of the English edition)."""
    block, puck = _at_work(builder)
    if option(builder.state, "edition") != "en" or [place.id for place in places] != [block.id]:
        raise Illegal("PO-82", phrase("pitchout-refused-sapper", piece=block.id))
    place = rounded(places[0], sides_of(builder.state))
    _move(builder, ArenaBlock(block.id, place.x, place.y, place.angle, in_play=True), puck.id)


def leave_block(builder: StepBuilder) -> None:
    """The Sapper leaves the block where it is (PO-81)."""
    block, puck = _at_work(builder)
    builder.tell(BlockLeft(block.id, puck.id))


def _at_work(builder: StepBuilder) -> tuple[ArenaBlock, Puck]:
    """The block and the Sapper. Raises ValueError if none is to be moved."""
    block = sapped(builder.state)
    if block is None:
        raise ValueError("no obstacle is to be moved")
    return block, puck_of(builder.state, builder.going().puck or "")


def _move(builder: StepBuilder, block: ArenaBlock, puck: PuckId) -> None:
    check_moved(builder.state, block)
    builder.move(block.id, x=block.x, y=block.y, angle=block.angle)
    builder.tell(BlockMoved(block.id, puck))


def next_golem(state: State) -> PuckId | None:
    """The Golem that would appear for the seat to move; None with two in play (PO-99)."""
    there = [puck for puck in pucks_of(state, state.turn) if pitcher_of(puck) == "golem"]
    lying = [puck for puck in there if puck_of(state, puck).in_play]
    if len(lying) >= GOLEMS_AT_ONCE:
        return None
    return next(
        golem
        for golem in (golem_id(sides_of(state), state.turn, n) for n in range(GOLEMS_AT_ONCE))
        if golem not in lying
    )


def use_golem(builder: StepBuilder, seat: Seat, answer: Golem) -> None:
    """Put the Golem down, or, in the English edition, decline it (PO-97, PO-100)."""
    golem = next_golem(builder.state) or ""
    builder.settle_at("power", golem=False)
    if not answer.places and option(builder.state, "edition") == "en":
        builder.tell(GolemDeclined(seat))
        return
    if [place.id for place in answer.places] != [golem]:
        raise Illegal("PO-97", phrase("pitchout-refused-golem", piece=label(golem, sides_of(builder.state))))
    place = rounded(answer.places[0], sides_of(builder.state))
    check_puck(
        sides_of(builder.state), seat, place, bodies(builder.state), [b for b in builder.state.blocks if b.in_play]
    )
    if golem not in pucks_of(builder.state, seat):
        sides = sides_of(builder.state)
        builder.set(
            pucks=tuple(sorted((*builder.state.pucks, Puck(golem)), key=lambda puck: side_order(puck.id, sides)))
        )
    builder.bring_back(golem)
    builder.move(golem, x=place.x, y=place.y, angle=place.angle, in_play=True)
    builder.tell(GolemAppeared(golem))
