"""The events of For Honor, each with the rule that decided it. Tags and field names are saved."""

from typing import Literal, TypeAlias

import msgspec

from bot.games.contract.base import Forced, Unanswered
from bot.games.contract.vocabulary import Seat
from bot.games.forhonor.rules.board import Square, Zone
from bot.games.forhonor.rules.heroes import Card, HeroId
from bot.games.forhonor.rules.values import CampId

Blow: TypeAlias = Literal["combat", "outnumbered", "rush", "shot"]
"""What took life."""


class Committed(msgspec.Struct, frozen=True, tag="committed"):
    """A seat has chosen in secret; `digest` is the hash of the choice and its salt, which are shown later."""

    seat: Seat
    kind: Literal["draft", "order", "card"]
    digest: str
    rule: str


class Drafted(msgspec.Struct, frozen=True, tag="drafted"):
    """A hero was taken from a packet; `clock`: by the rules, because the clock ran out."""

    seat: Seat
    hero: HeroId
    salt: str
    rule: str = "FH-3"
    clock: bool = False


class Dealt(msgspec.Struct, frozen=True, tag="dealt"):
    """Luck gave a seat a hero."""

    seat: Seat
    hero: HeroId
    rule: str = "FH-4"


class OrderLaid(msgspec.Struct, frozen=True, tag="order_laid"):
    """A camp's heroes act in this order; `clock`: laid by the rules, because the clock ran out."""

    seat: Seat
    heroes: tuple[HeroId, ...]
    salt: str
    rule: str = "FH-90"
    clock: bool = False


class TurnBegun(msgspec.Struct, frozen=True, tag="turn_begun"):
    """A turn begins."""

    turn: int
    rule: str = "FH-10"


class SoldiersCame(msgspec.Struct, frozen=True, tag="soldiers_came"):
    """Soldiers of a camp entered and walked."""

    camp: CampId
    squares: tuple[Square, ...]
    rule: str = "FH-11"


class Displaced(msgspec.Struct, frozen=True, tag="displaced"):
    """A hero stepped aside for a soldier."""

    hero: HeroId
    start: Square
    to: Square
    rule: str = "FH-12"


class Returned(msgspec.Struct, frozen=True, tag="returned"):
    """A hero who waited may enter again, unhurt."""

    hero: HeroId
    rule: str = "FH-20"


class Recovered(msgspec.Struct, frozen=True, tag="recovered"):
    """A hero who was executed waits from now on."""

    hero: HeroId
    rule: str = "FH-20"


class CardDrawn(msgspec.Struct, frozen=True, tag="card_drawn"):
    """An initiative card named a camp."""

    camp: CampId
    rule: str = "FH-21"


class CardLost(msgspec.Struct, frozen=True, tag="card_lost"):
    """An initiative card named a camp that had no hero to act."""

    camp: CampId
    rule: str = "FH-21"


class Activated(msgspec.Struct, frozen=True, tag="activated"):
    """A hero acts."""

    hero: HeroId
    rule: str = "FH-22"


class KeptOut(msgspec.Struct, frozen=True, tag="kept_out"):
    """A hero could not enter: no square of its edge was free."""

    hero: HeroId
    rule: str = "FH-24"


class Entered(msgspec.Struct, frozen=True, tag="entered"):
    """A hero came onto the board."""

    hero: HeroId
    to: Square
    rule: str = "FH-24"


class Moved(msgspec.Struct, frozen=True, tag="moved"):
    """A hero went a way; `way` are its squares from the first step to the last."""

    hero: HeroId
    start: Square
    way: tuple[Square, ...]
    rule: str = "FH-32"


class SoldiersKilled(msgspec.Struct, frozen=True, tag="soldiers_killed"):
    """A hero removed soldiers from these squares, in this order."""

    hero: HeroId
    squares: tuple[Square, ...]
    rule: str = "FH-40"


class CombatBegun(msgspec.Struct, frozen=True, tag="combat_begun"):
    """A hero attacked another."""

    hero: HeroId
    target: HeroId
    rule: str = "FH-50"


class CardsShown(msgspec.Struct, frozen=True, tag="cards_shown"):
    """Both cards of a round, the attacker's first; `winner` has won the round, None: they are equal.

    `seats` are those who played them, `clock` the heroes whose card was chosen by the clock; older events do not have them.
    """

    round: int
    heroes: tuple[HeroId, HeroId]
    cards: tuple[Card, Card]
    salts: tuple[str, str]
    winner: HeroId | None
    rule: str = "FH-52"
    seats: tuple[Seat, ...] = ()
    clock: tuple[HeroId, ...] = ()


class LifeLost(msgspec.Struct, frozen=True, tag="life_lost"):
    """A hero lost life and has `left`; `by` is the enemy hero who took it."""

    hero: HeroId
    life: int
    left: int
    by: HeroId
    blow: Blow
    rule: str


class Spared(msgspec.Struct, frozen=True, tag="spared"):
    """A power kept a hero from a loss."""

    hero: HeroId
    power: Literal["guard", "bulwark", "skin"]
    rule: str = "FH-61"


class Fell(msgspec.Struct, frozen=True, tag="fell"):
    """A hero left the board: into reserve, or executed."""

    hero: HeroId
    executed: bool
    rule: str = "FH-57"


class Shot(msgspec.Struct, frozen=True, tag="shot"):
    """A hero shot at a hero, or at a group of soldiers of which the one on `at` fell."""

    hero: HeroId
    at: Square
    target: HeroId | None = None
    rule: str = "FH-62"


class Healed(msgspec.Struct, frozen=True, tag="healed"):
    """A banner gave a hero a life back."""

    hero: HeroId
    life: int
    by: HeroId
    rule: str = "FH-63"


class Shoved(msgspec.Struct, frozen=True, tag="shoved"):
    """A hero was pushed away."""

    hero: HeroId
    by: HeroId
    start: Square
    to: Square
    rule: str = "FH-64"


class ActivationEnded(msgspec.Struct, frozen=True, tag="activation_ended"):
    """A hero has acted."""

    hero: HeroId
    rule: str = "FH-23"


class ZoneTaken(msgspec.Struct, frozen=True, tag="zone_taken"):
    """The card of a zone went to a camp or to none; `loser` had it before."""

    zone: Zone
    camp: CampId | None
    loser: CampId | None
    rule: str


class Scored(msgspec.Struct, frozen=True, tag="scored"):
    """A camp gained or lost points and has `score` now."""

    camp: CampId
    points: int
    score: int
    cause: Literal["gained", "lost", "held"]
    rule: str = "FH-72"


class LockChanged(msgspec.Struct, frozen=True, tag="lock_changed"):
    """A camp's waiting heroes do not return any more, or may do so again."""

    camp: CampId
    locked: bool
    rule: str = "FH-82"


class TurnEnded(msgspec.Struct, frozen=True, tag="turn_ended"):
    """A turn is over."""

    turn: int
    score: tuple[int, int]
    rule: str = "FH-80"


class MatchOver(msgspec.Struct, frozen=True, tag="match_over"):
    """The match ended."""

    winner: CampId | None
    score: tuple[int, int]
    reason: Literal["wiped_out", "turns", "left"]
    rule: str


class Gone(msgspec.Struct, frozen=True, tag="gone"):
    """A player gave up; the camp decides for the heroes."""

    seat: Seat
    rule: str = "FH-22"


Event: TypeAlias = (
    Committed
    | Drafted
    | Dealt
    | OrderLaid
    | TurnBegun
    | SoldiersCame
    | Displaced
    | Returned
    | Recovered
    | CardDrawn
    | CardLost
    | Activated
    | KeptOut
    | Entered
    | Moved
    | SoldiersKilled
    | CombatBegun
    | CardsShown
    | LifeLost
    | Spared
    | Fell
    | Shot
    | Healed
    | Shoved
    | ActivationEnded
    | ZoneTaken
    | Scored
    | LockChanged
    | TurnEnded
    | MatchOver
    | Unanswered
    | Forced
    | Gone
)
