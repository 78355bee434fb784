"""The observations of a flick. Referees read them; they never see a velocity."""

from typing import Annotated, TypeAlias

import msgspec

# Bounds for decoding: a trace written by hand must not cause endless computation. Real traces stay far below.
Seconds: TypeAlias = Annotated[float, msgspec.Meta(ge=0.0, le=600.0)]
Place: TypeAlias = Annotated[float, msgspec.Meta(ge=-1e5, le=1e5)]
Angle: TypeAlias = Annotated[float, msgspec.Meta(ge=-360.0, le=720.0)]
Speed: TypeAlias = Annotated[float, msgspec.Meta(ge=-1e6, le=1e6)]
Amount: TypeAlias = Annotated[float, msgspec.Meta(ge=0.0, le=1e12)]
Area: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=1000)]


class Contact(msgspec.Struct, frozen=True):
    """Two pieces exchanged an impulse at `t` seconds; ids in order, `a` < `b`.

    `pusher` is the one whose approach speed along the normal was greater just before; where both came
    slower than 1 mm/s, the one nearer in the chain of contacts to a piece that moved; "" where that is equal, too (speeds within
    1e-9 mm/s), and the rules must decide.
    `impulse` in g mm/s; `dv` is the change of velocity of the lighter piece, mm/s.
    `share` is the change of velocity of the pushed piece relative to its speed before (capped at 1e9), and
    `other_share` that of the pusher; with `pusher` "" they are those of `b` and of `a`.
    Hits of a pair within 1 ms are one contact: the time and the speeds of the first, the pusher of the strongest, the sum of the impulses.
    """

    t: Seconds
    a: str
    b: str
    pusher: str
    impulse: Amount
    dv: Amount
    share: Amount
    other_share: Amount = 0.0

    def other(self, piece: str) -> str:
        """The piece that `piece` met: `Contact(t, "A", "B", ...).other("A") == "B"`."""
        return self.b if piece == self.a else self.a

    def share_of(self, piece: str) -> float:
        """The change of velocity of `piece`, one of the two, relative to its speed before."""
        return self.other_share if piece == (self.pusher or self.a) else self.share


class Fall(msgspec.Struct, frozen=True):
    """The centre of piece `id` passed the edge at `t` seconds, at `x`, `y` mm."""

    t: Seconds
    id: str
    x: Place
    y: Place


class Passage(msgspec.Struct, frozen=True):
    """At `t` seconds `piece`, its centre at `x`, `y` mm, came to the gate `gate`.

    It reached its limit, was caught `by` another, or came (`into`) or went where it is watched; `area` is the number of that area.
    """

    t: Seconds
    gate: str
    piece: str
    x: Place
    y: Place
    into: bool = True
    by: str = ""
    area: Area = 0


class Rest(msgspec.Struct, frozen=True):
    """The final pose of piece `id`: mm and degrees clockwise in [0, 360), rounded to 0.001."""

    id: str
    x: Place
    y: Place
    angle: Angle


class Segment(msgspec.Struct, frozen=True):
    """Piece `id` from `t0` to `t1` s: starts at `x`, `y` (mm), `angle` (degrees clockwise) with `vx`, `vy` (mm/s), `spin` (degrees/s).

    Speed and spin fall linearly (Coulomb friction) by `braking` (mm/s2) and `spin_braking` (degrees/s2), never below zero.
    """

    id: str
    t0: Seconds
    t1: Seconds
    x: Place
    y: Place
    angle: Angle
    vx: Speed
    vy: Speed
    spin: Speed
    braking: Amount
    spin_braking: Amount


class Film(msgspec.Struct, frozen=True):
    """The motion for animations, evaluated in closed form at any frame rate; never the record of the result."""

    duration: Seconds
    segments: tuple[Segment, ...]


class Trace(msgspec.Struct, frozen=True):
    """One flick in time order (ties by ids): contacts, falls, and the rest of every remaining piece.

    Only touches are contacts (the lighter piece changes its velocity by 1 mm/s or more). Contacts within 10 microseconds of
    the first of them have its `t`: they are simultaneous, and the rules order them.

    `passages` are arrivals at the table's gates; pieces that were caught are not among those at rest. `riding` names a rider
    that never separated from its mount; `stopped` means that the step cap ended the flick (every piece is where it was);
    `duration` is in seconds; `film` is present if it was wanted.
    """

    contacts: tuple[Contact, ...]
    falls: tuple[Fall, ...]
    rest: tuple[Rest, ...]
    riding: str | None = None
    duration: Seconds = 0.0
    stopped: bool = False
    film: Film | None = None
    passages: tuple[Passage, ...] = ()

    def touches(self, piece: str) -> tuple[Contact, ...]:
        """All contacts of `piece`, in time order."""
        return tuple(contact for contact in self.contacts if piece in (contact.a, contact.b))

    def touched(self, piece: str) -> tuple[str, ...]:
        """The pieces that `piece` touched, each once, in the order of their first contacts."""
        return tuple(dict.fromkeys(contact.other(piece) for contact in self.touches(piece)))

    def last_push(self, piece: str, least_share: float = 0.1) -> Contact | None:
        """The last contact in which `piece` was pushed and by no less than `least_share` of its speed.

        A contact whose pusher the rules must decide (`pusher` "") counts as a push. None if it was never pushed.
        """
        pushes = (contact for contact in reversed(self.contacts) if piece in (contact.a, contact.b))
        return next((c for c in pushes if c.pusher != piece and c.share_of(piece) >= least_share), None)

    def fall(self, piece: str) -> Fall | None:
        """The fall of `piece` from the table, or None if it stayed."""
        return next((fall for fall in self.falls if fall.id == piece), None)
