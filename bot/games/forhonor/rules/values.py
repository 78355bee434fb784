"""Actions and states of For Honor. Tags and field names are saved."""

from typing import Annotated, Literal, TypeAlias

import msgspec

from bot.games.contract.vocabulary import Seat
from bot.games.forhonor.rules.board import Square
from bot.games.forhonor.rules.heroes import LIFE, Card, HeroId

CampId: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=1)]
"""0 = Attack, 1 = Defence."""

Phase: TypeAlias = Literal["draft", "order", "displace", "pick_hero", "step", "card", "over"]
"""The kind of the open asks, or `over`."""

Spot: TypeAlias = Literal["reserve", "board", "waiting", "executed"]


class DraftHero(msgspec.Struct, frozen=True, tag="draft"):
    """A hero taken from the packet (FH-3)."""

    hero: HeroId


class Order(msgspec.Struct, frozen=True, tag="order"):
    """The order in which a camp's heroes are activated, in the variant (FH-90)."""

    heroes: tuple[HeroId, ...]


class Displace(msgspec.Struct, frozen=True, tag="displace"):
    """The square to which a hero steps aside for a soldier (FH-12)."""

    to: Square


class PickHero(msgspec.Struct, frozen=True, tag="pick_hero"):
    """The hero that acts (FH-22)."""

    hero: HeroId


class Enter(msgspec.Struct, frozen=True, tag="enter"):
    """The square of the own edge by which the hero comes onto the board (FH-24)."""

    to: Square


class Move(msgspec.Struct, frozen=True, tag="move"):
    """A move to a square by the cheapest path (FH-32)."""

    to: Square


class Kill(msgspec.Struct, frozen=True, tag="kill"):
    """The number of enemy soldiers to remove (FH-40)."""

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
    DraftHero | Order | Displace | PickHero | Enter | Move | Kill | Attack | Shoot | Banner | Shove | End | Fight
)  # fmt: skip


class Figure(msgspec.Struct, frozen=True):
    """A hero in a match."""

    id: HeroId
    seat: Seat  # the owner
    life: int = LIFE
    spot: Spot = "reserve"
    square: str = ""  # "" unless on the board


class Hidden(msgspec.Struct, frozen=True, omit_defaults=True):
    """A choice not yet shown to others."""

    seat: Seat
    choice: str
    salt: str  # hashed with the choice, so that it can be checked when it is shown
    clock: bool = False  # made by the rules, because the clock ran out


class SquareMark(msgspec.Struct, frozen=True):
    """A mark of an activation on a square, for pictures: of a hero ("": a soldier), and its origin if elsewhere."""

    kind: Literal["killed", "shot", "shoved", "healed", "fell", "executed"]
    square: Square
    hero: HeroId = ""
    start: str = ""


class Bout(msgspec.Struct, frozen=True):
    """A fought round of a combat."""

    cards: tuple[Card, Card]  # the attacker's first
    winner: HeroId | None
    lost: tuple[int, int] = (0, 0)  # the life lost by each


class Duel(msgspec.Struct, frozen=True):
    """A combat so far, for pictures."""

    attacker: HeroId
    target: HeroId
    ambush: int = 0  # the life that the target lost before round 1
    bouts: tuple[Bout, ...] = ()
    fallen: tuple[HeroId, ...] = ()
    executed: tuple[HeroId, ...] = ()


class Acting(msgspec.Struct, frozen=True):
    """An activation."""

    hero: HeroId
    steps: int = 0
    kills: int = 0
    fought: bool = False
    frozen: bool = False  # no more steps (FH-23)
    used: bool = False  # the power has been used (FH-60)
    trail: tuple[Square, ...] = ()  # the starting square and each one walked to; empty before the first step or entry
    deeds: tuple[SquareMark, ...] = ()  # visible effects on squares
    duel: Duel | None = None


class Combat(msgspec.Struct, frozen=True):
    """A combat between two rounds."""

    attacker: HeroId
    target: HeroId
    round: int = 1
    hands: tuple[tuple[Card, ...], tuple[Card, ...]] = (
        ("sword", "charge", "shield"),
        ("sword", "charge", "shield"),
    )  # the cards left to attacker and target
    won: HeroId | None = None  # the winner of round 1
    braced: bool = False  # Bulwark has been used


class State(msgspec.Struct, frozen=True):
    """A match between two answers."""

    options: tuple[tuple[str, str], ...]
    seats: int
    phase: Phase
    asked: int = 0  # the number of times that asks were opened
    turn: int = 0
    heroes: tuple[Figure, ...] = ()  # Attack's four, then Defence's, each in camp order
    soldiers: tuple[tuple[Square, ...], tuple[Square, ...]] = ((), ())
    score: tuple[int, int] = (0, 0)
    before: tuple[int, int] = (0, 0)  # the scores at the end of the last turn
    zones: tuple[CampId | None, CampId | None, CampId | None] = (
        None,
        None,
        None,
    )  # who holds the Attack zone, the Defence zone and the centre
    locked: tuple[bool, bool] = (False, False)  # the camps whose heroes do not return
    packets: tuple[tuple[HeroId, ...], ...] = ()  # of the draft, by seat
    picks: tuple[tuple[HeroId, ...], ...] = ()  # of the draft, by seat
    hidden: tuple[Hidden, ...] = ()  # chosen and not yet shown
    rows: tuple[tuple[HeroId, ...], tuple[HeroId, ...]] = ((), ())  # the camps' orders in the variant
    cards: tuple[CampId, ...] = ()  # the initiative cards to come, as camps
    camp: CampId | None = None  # the camp that acts
    marching: bool = False  # heroes step aside for soldiers
    acted: tuple[HeroId, ...] = ()  # the heroes whose activation is over
    acting: Acting | None = None
    last: Acting | None = None  # the latest activation that is over
    combat: Combat | None = None
    left: tuple[Seat, ...] = ()  # the seats that gave up
    winner: CampId | None = None
    ended: str | None = None
