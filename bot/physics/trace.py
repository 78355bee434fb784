"""What physics observed during a flick. The rules read it as a referee does; they never see a velocity."""

import msgspec

__all__ = ["Contact", "Fall", "Film", "Rest", "Segment", "Trace"]


class Contact(msgspec.Struct, frozen=True):
    """Two pieces exchanged an impulse at `t` seconds; ids in order, `a` < `b`.

    `pusher` is the one whose approach speed along the normal was the greater just before (rules/pitchout PO-23); "" where both
    were equal within 1e-9 mm/s and the rules must decide.
    `impulse` in g mm/s; `dv` is the change of velocity of the lighter piece, mm/s.
    `share` is the change of velocity of the pushed piece relative to its speed before (infinite pushes are capped at 1e9), for PO-24.
    """

    t: float
    a: str
    b: str
    pusher: str
    impulse: float
    dv: float
    share: float


class Fall(msgspec.Struct, frozen=True):
    """The centre of piece `id` passed the edge at `t` seconds, at `x`, `y` mm."""

    t: float
    id: str
    x: float
    y: float


class Rest(msgspec.Struct, frozen=True):
    """Where piece `id` came to rest: mm and degrees clockwise in [0, 360), rounded to 0.001."""

    id: str
    x: float
    y: float
    angle: float


class Segment(msgspec.Struct, frozen=True):
    """Piece `id` from `t0` to `t1` s: starts at `x`, `y` (mm), `angle` (degrees clockwise) with `vx`, `vy` (mm/s), `spin` (degrees/s).

    Speed and spin fall linearly (Coulomb friction) by `braking` (mm/s2) and `spin_braking` (degrees/s2), never below zero.
    """

    id: str
    t0: float
    t1: float
    x: float
    y: float
    angle: float
    vx: float
    vy: float
    spin: float
    braking: float
    spin_braking: float


class Film(msgspec.Struct, frozen=True):
    """The motion for animations, evaluated in closed form at any frame rate; never the record of the result."""

    duration: float
    segments: tuple[Segment, ...]


class Trace(msgspec.Struct, frozen=True):
    """The whole of one flick, in time order (ties by ids): contacts, falls, and where every remaining piece rests.

    `riding` names a rider that never separated from its mount; `stopped` tells that the step cap ended the flick (everything lies
    where it was); `duration` in seconds; `film` is there if it was asked for.
    """

    contacts: tuple[Contact, ...]
    falls: tuple[Fall, ...]
    rest: tuple[Rest, ...]
    riding: str | None = None
    duration: float = 0.0
    stopped: bool = False
    film: Film | None = None
