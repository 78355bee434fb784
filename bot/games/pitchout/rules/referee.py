"""Applies the rules to the trace of a flick: touches, strikes, exits and their causes (PO-21 to PO-26, PO-56, PO-57)."""

from collections import deque
from collections.abc import Iterable, Iterator, Sequence
from typing import Literal

import msgspec

from bot.games.pitchout.rules.board import all_blocks, is_block, opposing, rank, seat_of
from bot.games.pitchout.rules.events import Eliminated, Event, Fell, Spared, Struck, Touched
from bot.games.pitchout.rules.seating import DUEL, Sides
from bot.games.pitchout.rules.values import BlockId, Pitcher, PuckId
from bot.physics.trace import Contact, Fall, Trace

TOUCH = 1.0  # mm/s; the lighter piece must change its velocity by this much (PO-22)
SHARE = 0.10  # of its speed; a weaker push leaves the cause of an exit as it was (PO-24)
AT_ONCE = 1e-5  # s; contacts this close are judged in the order of the chain (PO-56)


class Situation(msgspec.Struct, frozen=True):
    """The referee's input other than the trace: the puck, its power, and whether only the first opponent touched is struck.

    `infested` are the pucks whose Infested power works in this flick (PO-85 to PO-87), `immune` those no enemy power acts on (PO-77),
    `riders` the riders without a body, each with its mount (PO-91), `sides` who sits where.
    """

    flicked: PuckId
    power: Pitcher
    first_only: bool
    sides: Sides = DUEL
    infested: tuple[PuckId, ...] = ()
    immune: tuple[PuckId, ...] = ()
    riders: tuple[tuple[PuckId, PuckId], ...] = ()


class Verdict(msgspec.Struct, frozen=True):
    """The referee's verdict on a flick, in the order of events.

    `exits` are eliminated by leaving the arena, `struck` by a power (PO-26), `returns` wait to be put back; `blocks` left the arena.
    `touched`: the flicked puck touched a puck; `touched_foe`: one of its seat's pucks touched an opposing one; `foes` are
    the opposing pucks that the flicked one touched, `block` the block it touched last.
    """

    events: tuple[Event, ...]
    exits: tuple[Eliminated, ...]
    struck: tuple[Eliminated, ...]
    returns: tuple[PuckId, ...]
    blocks: tuple[str, ...]
    touched: bool
    touched_foe: bool
    foes: tuple[PuckId, ...]
    block: BlockId | None


class _Walk:
    """The referee's state during a flick."""

    def __init__(self, situation: Situation) -> None:
        self.situation = situation
        self.events: list[Event] = []
        self.pushed: dict[str, str] = {}
        self.struck: dict[PuckId, Eliminated] = {}
        self.exits: list[Eliminated] = []
        self.returns: list[PuckId] = []
        self.blocks: list[str] = []
        self.touches: dict[tuple[str, str], None] = {}
        self.block: BlockId | None = None
        self.spent: set[PuckId] = set()

    def contact(self, contact: Contact, pusher: str) -> None:
        """Record pusher and touch, and strike (PO-22, PO-24, PO-57)."""
        pushed = contact.other(pusher)
        if contact.share_of(pushed) >= SHARE:
            self.pushed[pushed] = pusher
        if is_block(contact.a) or is_block(contact.b):
            self._note_block(contact)
            return
        if (contact.a, contact.b) not in self.touches:
            self.touches[contact.a, contact.b] = None
            self.events.append(Touched(pusher, pushed))
        self._strike(contact.a, contact.b)

    def _note_block(self, contact: Contact) -> None:
        """The block that the flicked puck touches (PO-81)."""
        flicked = self.situation.flicked
        if flicked in (contact.a, contact.b):
            self.block = contact.other(flicked)

    def _strike(self, one: PuckId, two: PuckId) -> None:
        """The powers of both pucks act together (PO-56, PO-70, PO-85); struck pucks neither strike nor are struck again."""
        if not opposing(one, two, self.situation.sides) or one in self.struck or two in self.struck:
            return
        strikes: list[Eliminated] = []
        for by, victim in ((one, two), (two, one)):
            assassin = by == self.situation.flicked and self.situation.power == "assassin"
            if not (assassin or by in self.situation.infested) or (by in self.spent and self.situation.first_only):
                continue
            self.spent.add(by)
            if victim in self.situation.immune:
                continue
            if assassin:
                strikes.append(Eliminated(victim, "assassin", by, "PO-70"))
            else:
                own = not opposing(by, self.situation.flicked, self.situation.sides)
                rule = "PO-85" if by == self.situation.flicked else "PO-87" if own else "PO-86"
                strikes += [Eliminated(victim, "infested", by, rule), Eliminated(by, "infested", by, rule)]
        for strike in strikes:
            if strike.puck not in self.struck:
                self.struck[strike.puck] = strike
                power: Literal["assassin", "infested"] = "assassin" if strike.cause == "assassin" else "infested"
                self.events.append(Struck(strike.puck, strike.by or "", power, strike.rule))

    def fall(self, fall: Fall) -> None:
        """Judge a body that left the arena, and with a puck its rider (PO-25, PO-32, PO-93)."""
        self.events.append(Fell(fall.id, fall.x, fall.y, "PO-32" if is_block(fall.id) else "PO-21"))
        if is_block(fall.id):
            self.blocks.append(fall.id)
            return
        cause = self.pushed.get(fall.id)
        self._judge(fall.id, cause)
        for rider, mount in self.situation.riders:
            if mount == fall.id:
                self.events.append(Fell(rider, fall.x, fall.y, "PO-93"))
                self._judge(rider, cause)

    def _judge(self, puck: PuckId, cause: str | None) -> None:
        """Eliminate or return a puck that left the arena (PO-25, PO-33, PO-75)."""
        if puck in self.struck:
            return
        if cause is not None and is_block(cause):
            self.returns.append(puck)
            self.events.append(Spared(puck, "obstacle", cause, "PO-33"))
        elif puck == self.situation.flicked and self.situation.power == "immortal":
            self.returns.append(puck)
            self.events.append(Spared(puck, "immortal", None, "PO-75"))
        else:
            self.exits.append(Eliminated(puck, "exit", cause, "PO-25"))

    def verdict(self) -> Verdict:
        """The verdict, in order."""
        flicked, sides = self.situation.flicked, self.situation.sides
        seat = seat_of(flicked, sides)
        return Verdict(
            events=tuple(self.events),
            exits=tuple(self.exits),
            struck=tuple(self.struck.values()),
            returns=tuple(self.returns),
            blocks=tuple(self.blocks),
            touched=any(flicked in pair for pair in self.touches),
            touched_foe=any(
                opposing(*pair, sides) and seat in [seat_of(puck, sides) for puck in pair] for pair in self.touches
            ),
            foes=tuple(
                two if one == flicked else one
                for one, two in self.touches
                if flicked in (one, two) and opposing(one, two, sides)
            ),
            block=self.block,
        )


def judge(trace: Trace, situation: Situation) -> Verdict:
    """Walk contacts and falls in time order; at the same instant contacts before falls."""
    walk = _Walk(situation)
    contacts = deque(sorted((c for c in trace.contacts if c.dv >= TOUCH), key=lambda contact: contact.t))
    moved = {situation.flicked}
    for fall in (*sorted(trace.falls, key=lambda fall: (fall.t, fall.id)), None):
        before: list[Contact] = []
        while contacts and (fall is None or contacts[0].t <= fall.t):
            before.append(contacts.popleft())
        for contact, pusher in _decided(before, moved, situation):
            walk.contact(contact, pusher)
        if fall is not None:
            walk.fall(fall)
    return walk.verdict()


def _decided(contacts: Sequence[Contact], moved: set[str], situation: Situation) -> Iterator[tuple[Contact, str]]:
    """The contacts in the order of PO-56, each with its pusher; `moved` collects the bodies that were set moving."""
    for group in _at_once(contacts):
        steps = _steps(group, moved)
        for contact in sorted(group, key=lambda contact: _order(contact, steps, situation.sides)):
            yield contact, contact.pusher or _pusher(contact, steps, situation)
        moved.update(body for contact in group for body in (contact.a, contact.b))


def _at_once(contacts: Iterable[Contact]) -> Iterator[list[Contact]]:
    """Groups of contacts within 10 microseconds of the first."""
    group: list[Contact] = []
    for contact in contacts:
        if group and contact.t - group[0].t > AT_ONCE:
            yield group
            group = []
        group.append(contact)
    if group:
        yield group


def _steps(group: Sequence[Contact], moved: set[str]) -> dict[str, int]:
    """The number of contacts between each body of a chain and one that was moving just before (PO-23)."""
    decided = [contact for contact in group if contact.pusher]
    pushers = {contact.pusher for contact in decided}
    sources = pushers - {contact.other(contact.pusher) for contact in decided} or pushers
    if not sources:
        sources = {body for contact in group for body in (contact.a, contact.b)} & moved
    steps = dict.fromkeys(sources, 0)
    queue = deque(sorted(sources))
    while queue:
        body = queue.popleft()
        for contact in group:
            if body in (contact.a, contact.b):
                across = contact.other(body)
                if across not in steps:
                    steps[across] = steps[body] + 1
                    queue.append(across)
    return steps


def _order(contact: Contact, steps: dict[str, int], sides: Sides) -> tuple[int, float, list[tuple[int, int]]]:
    """Sort key of contacts: along the chain, then larger impulse, then roster order, seat by seat (PO-56)."""
    far = len(steps) + 1
    near = min(steps.get(contact.a, far), steps.get(contact.b, far))
    return near, -contact.impulse, sorted((_standing(contact.a, sides), _standing(contact.b, sides)))


def _pusher(contact: Contact, steps: dict[str, int], situation: Situation) -> str:
    """The pusher at equal speeds: nearer in the chain, then a puck, the flicking seat's, roster order (PO-23)."""
    far, sides = len(steps) + 1, situation.sides
    own = seat_of(situation.flicked, sides)

    def claim(body: str) -> tuple[int, bool, bool, tuple[int, int]]:
        foe = not is_block(body) and seat_of(body, sides) != own
        return steps.get(body, far), is_block(body), foe, _standing(body, sides)

    return min(contact.a, contact.b, key=claim)


def _standing(body: str, sides: Sides) -> tuple[int, int]:
    if is_block(body):
        return 100, all_blocks(sides).index(body)
    return rank(body), seat_of(body, sides)
