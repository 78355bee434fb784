"""Collision response by pymunk's C functions, without its Python objects: the same solver on the same pieces in the same order.

They are private to pymunk; collisions.py knows when they may be used. As in impact.py, a Space is used for a single step.
"""

import math
from collections.abc import Sequence

from pymunk._chipmunk_cffi import ffi, lib

from bot.physics.hit import Collision, Hit, hit_of
from bot.physics.motion import Motion
from bot.physics.tuning import Tuning

_STATE = lib.POSITION | lib.ANGLE | lib.VELOCITY | lib.ANGULAR_VELOCITY  # six floats a body
_VELOCITY = lib.VELOCITY | lib.ANGULAR_VELOCITY  # three
_CONTACT = (  # three integers and twelve floats an arbiter
    lib.BODY_A_ID | lib.BODY_B_ID | lib.CONTACT_COUNT
    | lib.TOTAL_IMPULSE | lib.NORMAL | lib.POINT_A_1 | lib.POINT_B_1 | lib.POINT_A_2 | lib.POINT_B_2
)  # fmt: skip
_SET_BODY = ffi.addressof(lib, "pmSpaceBodySetIteratorFuncBatched")
_GET_BODY = ffi.addressof(lib, "pmSpaceBodyGetIteratorFuncBatched")
_GET_ARBITER = ffi.addressof(lib, "pmSpaceArbiterIteratorFuncBatched")
_SPARE = 4  # pymunk would enlarge an array, which is not its own, before it is quite full
_CENTRE = (0.0, 0.0)


def collide_quickly(group: list[Motion], t: float, tuning: Tuning, *, slow: bool) -> Collision:
    """Let the pieces of `group` (in order of index) collide at `t` as `impact.collide` does if no pair is ignored."""
    before = [piece.look(t)[4:] for piece in group]
    moved, names, numbers = _solved(group, t, tuning, elasticity=1.0 if slow else math.sqrt(tuning.restitution))
    hits: list[Hit] = []
    for n in range(len(names) // 3):
        a, b, contacts = names[3 * n : 3 * n + 3]
        jx, jy, *contact = numbers[12 * n : 12 * n + 12]
        impulse = math.sqrt(jx**2 + jy**2)  # as Vec2d.length
        if impulse > 0.0:
            hits.append(_hit(t, group[a], group[b], impulse, contact, tuning, double=contacts == 2))
    changed = {}
    for n, piece in enumerate(group):
        velocity = (moved[3 * n], moved[3 * n + 1], moved[3 * n + 2])
        if velocity != before[n]:
            changed[piece.index] = velocity
    return sorted(hits), changed


def _hit(
    t: float, p: Motion, q: Motion, impulse: float, contact: Sequence[float], tuning: Tuning, *, double: bool
) -> Hit:
    """Describe one solved contact of one or two points."""
    nx, ny, ax, ay, bx, by, cx, cy, dx, dy = contact
    distance = (bx - ax) * nx + (by - ay) * ny
    if not double:
        return hit_of(t, p, q, impulse, (nx, ny), ((ax + bx) / 2, (ay + by) / 2), distance, tuning)
    distance = min(distance, (dx - cx) * nx + (dy - cy) * ny)
    middle = ((ax + bx + (cx + dx)) / 4, (ay + by + (cy + dy)) / 4)
    return hit_of(t, p, q, impulse, (nx, ny), middle, distance, tuning)


def _solved(
    group: list[Motion], t: float, tuning: Tuning, *, elasticity: float
) -> tuple[list[float], list[int], list[float]]:
    """The new velocities of the pieces, and the integers and floats of their contacts, after one step."""
    pairs = len(group) * (len(group) - 1) // 2
    state = [number for piece in group for number in _state(piece, t)]
    floats = ffi.new("cpFloat[]", max(len(state), 12 * pairs) + _SPARE)
    floats[0 : len(state)] = state
    integers = ffi.new("uintptr_t[]", 3 * pairs + _SPARE)
    float_array = ffi.new("pmFloatArray *", {"arr": floats, "max": len(floats)})
    int_array = ffi.new("pmIntArray *", {"arr": integers, "max": len(integers)})
    batch = ffi.new("pmBatchedData *", {"intArray": int_array, "floatArray": float_array, "fields": _STATE})
    space, bodies, shapes = lib.cpSpaceNew(), [], []
    try:
        lib.cpSpaceSetIterations(space, tuning.iterations)
        for number, piece in enumerate(group):
            body = lib.cpBodyNew(piece.mass, piece.moment)
            bodies.append(body)
            lib.cpBodySetUserData(body, ffi.cast("void *", number))
            lib.cpSpaceAddBody(space, body)
        lib.cpSpaceEachBody(space, _SET_BODY, batch)
        for body, piece in zip(bodies, group, strict=True):
            shapes.append(_shape(body, piece, elasticity, tuning))
            lib.cpSpaceAddShape(space, shapes[-1])
        lib.cpSpaceStep(space, tuning.instant)
        batch.fields, float_array.num = _VELOCITY, 0
        lib.cpSpaceEachBody(space, _GET_BODY, batch)
        moved = ffi.unpack(floats, float_array.num)
        batch.fields, float_array.num = _CONTACT, 0
        lib.cpSpaceEachCachedArbiter(space, _GET_ARBITER, batch)
        return moved, ffi.unpack(integers, int_array.num), ffi.unpack(floats, float_array.num)
    finally:
        lib.cpSpaceFree(space)
        for shape in shapes:
            lib.cpShapeFree(shape)
        for body in bodies:
            lib.cpBodyFree(body)


def _state(piece: Motion, t: float) -> tuple[float, float, float, float, float, float]:
    x, y, _, _, vx, vy, spin = piece.look(t)
    return x, y, piece.angle_at(t), vx, vy, spin


def _shape(body: object, piece: Motion, elasticity: float, tuning: Tuning) -> object:
    skin = tuning.together / 2
    if piece.block:
        shape = lib.cpBoxShapeNew(body, 2 * piece.half, 2 * piece.half, skin)
    else:
        shape = lib.cpCircleShapeNew(body, piece.radius + skin, _CENTRE)
    lib.cpShapeSetElasticity(shape, elasticity)
    lib.cpShapeSetFriction(shape, math.sqrt(tuning.contact_friction))
    return shape
