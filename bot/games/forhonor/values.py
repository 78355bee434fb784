"""Actions and states of For Honor. Tags and field names are saved."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

import msgspec

from bot.games.forhonor.board import Square
from bot.games.forhonor.heroes import LIFE, Card, HeroId
from bot.games.vocabulary import Seat

CampId: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=1)]
"""0 = Attack, 1 = Defence."""

Phase: TypeAlias = Literal["draft", "order", "displace", "pick_hero", "step", "card", "over"]
"""The kind of the open asks, or `over`."""

Spot: TypeAlias = Literal["reserve", "board", "waiting", "executed"]


class Draft(msgspec.Struct, frozen=True, tag="draft"):
    """A hero taken from the packet (FH-3)."""

    hero: HeroId


class Order(msgspec.Struct, frozen=True, tag="order"):
    """The order in which a camp's heroes are activated, in the variant (FH-90)."""

    heroes: tuple[HeroId, ...]


class Displace(msgspec.Struct, frozen=True, tag="displace"):
    """Where a hero steps aside for a soldier (FH-12)."""

    to: Square


class PickHero(msgspec.Struct, frozen=True, tag="pick_hero"):
    """The hero that acts (FH-22)."""

    hero: HeroId


class Enter(msgspec.Struct, frozen=True, tag="enter"):
    """The square of the own edge by which the hero comes onto the board (FH-24)."""

    to: Square


class Move(msgspec.Struct, frozen=True, tag="move"):
    """A way to a square, the cheapest there is (FH-32)."""

    to: Square


class Kill(msgspec.Struct, frozen=True, tag="kill"):
    """So many enemy soldiers are removed (FH-40)."""

    count: int


class Attack(msgspec.Struct, frozen=True, tag="attack"):
    """A combat with an enemy hero is begun (FH-50)."""

    hero: HeroId


class Shoot(msgspec.Struct, frozen=True, tag="shoot"):
    """A shot at the figure on a square (FH-62)."""

    at: Square


class Banner(msgspec.Struct, frozen=True, tag="banner"):
    """The vigour banner (FH-63)."""


class Shove(msgspec.Struct, frozen=True, tag="shove"):
    """An enemy hero is pushed away by one square or two (FH-64)."""

    hero: HeroId
    squares: int


class End(msgspec.Struct, frozen=True, tag="end"):
    """The activation is over (FH-23)."""


class Fight(msgspec.Struct, frozen=True, tag="fight"):
    """The card played in a round of a combat (FH-52)."""

    card: Card


Action: TypeAlias = (
    Draft | Order | Displace | PickHero | Enter | Move | Kill | Attack | Shoot | Banner | Shove | End | Fight
)  # fmt: skip


class Figure(msgspec.Struct, frozen=True):
    """A hero in a match: whose he is, the life he has, and where he is; `square` is "" unless he is on the board."""

    id: HeroId
    seat: Seat
    life: int = LIFE
    spot: Spot = "reserve"
    square: str = ""


class Hidden(msgspec.Struct, frozen=True, omit_defaults=True):
    """A choice not yet shown to others; `salt` is hashed with it, so that what was chosen can be checked when it is shown.

    `clock`: made by the rules, because the clock ran out.
    """

    seat: Seat
    choice: str
    salt: str
    clock: bool = False


class Deed(msgspec.Struct, frozen=True):
    """A mark of an activation on a square, for pictures: of a hero ("": a soldier), and its origin if elsewhere."""

    kind: Literal["killed", "shot", "shoved", "healed", "fell", "executed"]
    square: Square
    hero: HeroId = ""
    start: str = ""


class Bout(msgspec.Struct, frozen=True):
    """A round of a combat that was fought: both cards, the attacker's first, who won it, and what each lost."""

    cards: tuple[Card, Card]
    winner: HeroId | None
    lost: tuple[int, int] = (0, 0)


class Duel(msgspec.Struct, frozen=True):
    """What a combat came to so far: `ambush` is the life that the target lost before round 1, `fallen` who fell."""

    attacker: HeroId
    target: HeroId
    ambush: int = 0
    bouts: tuple[Bout, ...] = ()
    fallen: tuple[HeroId, ...] = ()
    executed: tuple[HeroId, ...] = ()


class Acting(msgspec.Struct, frozen=True):
    """An activation: `frozen` takes no step any more, `used` has used his power (FH-23, FH-60).

    `trail` is the square the hero set out from and then each he walked to, empty until he has entered or made a step; `deeds` and `duel`
    are what else everybody saw.
    """

    hero: HeroId
    steps: int = 0
    kills: int = 0
    fought: bool = False
    frozen: bool = False
    used: bool = False
    trail: tuple[Square, ...] = ()
    deeds: tuple[Deed, ...] = ()
    duel: Duel | None = None


class Combat(msgspec.Struct, frozen=True):
    """A combat between two rounds: the cards each still has, who won round 1, whether Bulwark has been used."""

    attacker: HeroId
    target: HeroId
    round: int = 1
    hands: tuple[tuple[Card, ...], tuple[Card, ...]] = (("sword", "charge", "shield"), ("sword", "charge", "shield"))
    won: HeroId | None = None
    braced: bool = False


class State(msgspec.Struct, frozen=True):
    """A match between two answers.

    `asked` counts the times something new was asked. `heroes` are Attack's four and then Defence's, each in camp order; `packets` and
    `picks` are those of the draft, by seat; `hidden` what has been chosen and not yet shown. `cards` are the initiative cards to come,
    as camps, `camp` the one that acts; while `marching` heroes step aside for soldiers; `acted` the heroes whose activation is over,
    `last` the latest of these. `rows` are the camps' orders in the variant. `zones` says who holds the
    Attack zone, the Defence zone and the centre; `before` are the scores at the end of the last turn, `locked` the camps whose heroes do
    not return. `left` are the seats that gave up.
    """

    options: tuple[tuple[str, str], ...]
    seats: int
    phase: Phase
    asked: int = 0
    turn: int = 0
    heroes: tuple[Figure, ...] = ()
    soldiers: tuple[tuple[Square, ...], tuple[Square, ...]] = ((), ())
    score: tuple[int, int] = (0, 0)
    before: tuple[int, int] = (0, 0)
    zones: tuple[CampId | None, CampId | None, CampId | None] = (None, None, None)
    locked: tuple[bool, bool] = (False, False)
    packets: tuple[tuple[HeroId, ...], ...] = ()
    picks: tuple[tuple[HeroId, ...], ...] = ()
    hidden: tuple[Hidden, ...] = ()
    rows: tuple[tuple[HeroId, ...], tuple[HeroId, ...]] = ((), ())
    cards: tuple[CampId, ...] = ()
    camp: CampId | None = None
    marching: bool = False
    acted: tuple[HeroId, ...] = ()
    acting: Acting | None = None
    last: Acting | None = None
    combat: Combat | None = None
    left: tuple[Seat, ...] = ()
    winner: CampId | None = None
    ended: str | None = None
