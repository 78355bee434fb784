"""The events of Pitch Out, each with the rule that decided it. Tags and field names are saved."""

from typing import Literal, TypeAlias

import msgspec

from bot.games.contract.base import Forced, Unanswered
from bot.games.contract.vocabulary import Seat
from bot.games.pitchout.rules.values import BlockId, Pitcher, PuckId, Team


class ChooserDrawn(msgspec.Struct, frozen=True, tag="chooser_drawn"):
    """Luck named the seat that names the first starter."""

    seat: Seat
    rule: str = "PO-7"


class TeamChosen(msgspec.Struct, frozen=True, tag="team_chosen"):
    """A seat leads a team for the whole match."""

    seat: Seat
    team: Team
    rule: str = "PO-3"


class LineupChosen(msgspec.Struct, frozen=True, tag="lineup_chosen"):
    """A seat has picked its lineup; which one stays its secret until it deploys."""

    seat: Seat
    rule: str = "PO-6"


class ShotReady(msgspec.Struct, frozen=True, tag="shot_ready"):
    """A seat has decided on its shot, or let it pass; which stays its secret until both are launched."""

    seat: Seat
    rule: str = "PO-8"


class ShotOut(msgspec.Struct, frozen=True, tag="shot_out"):
    """A try of the shoot-out: by seat the distance from the opposite edge in mm, None for no score; `winner` None: undecided."""

    number: int
    scores: tuple[float | None, ...]
    winner: Seat | None
    rule: str = "PO-9"


class ShootoutDrawn(msgspec.Struct, frozen=True, tag="shootout_drawn"):
    """Three tries decided nothing; luck did."""

    winner: Seat
    rule: str = "PO-9"


class StarterNamed(msgspec.Struct, frozen=True, tag="starter_named"):
    """`by` named the starter of a round, which was set up afresh."""

    round: int
    starter: Seat
    by: Seat
    rule: str = "PO-42"


class StarterDrawn(msgspec.Struct, frozen=True, tag="starter_drawn"):
    """Luck named the seat that starts the first round."""

    seat: Seat
    rule: str = "PO-7"


class DeploymentReady(msgspec.Struct, frozen=True, tag="deployment_ready"):
    """A seat has decided on its deployment, which is hidden until those before it have put down theirs."""

    seat: Seat
    rule: str = "PO-10"


class DeploymentVoid(msgspec.Struct, frozen=True, tag="deployment_void"):
    """A hidden deployment that leaves no gap to a block put down before it: the seat is asked again."""

    seat: Seat
    rule: str = "PO-12"


class Deployed(msgspec.Struct, frozen=True, tag="deployed"):
    """A seat put down its pucks and blocks."""

    seat: Seat
    rule: str = "PO-10"


class RoundBegun(msgspec.Struct, frozen=True, tag="round_begun"):
    """The round is set up; `starter` flicks first."""

    round: int
    starter: Seat
    rule: str = "PO-15"


class Copied(msgspec.Struct, frozen=True, tag="copied"):
    """The Captain of a seat took over the power of an eliminated pitcher."""

    seat: Seat
    pitcher: Pitcher
    rule: str = "PO-59"


class Flicked(msgspec.Struct, frozen=True, tag="flicked"):
    """A puck was flicked; `second` is the second flick of the turn."""

    puck: PuckId
    angle: float
    strength: float
    second: bool = False
    rule: str = "PO-16"


class Slipped(msgspec.Struct, frozen=True, tag="slipped"):
    """The hand slipped: `angle` and `strength` were wanted; the flick that follows has the actual ones."""

    puck: PuckId
    angle: float
    strength: float
    rule: str = "V-8"


class Touched(msgspec.Struct, frozen=True, tag="touched"):
    """Two pucks touched for the first time in a flick; `puck` pushed `other`."""

    puck: PuckId
    other: PuckId
    rule: str = "PO-22"


class Struck(msgspec.Struct, frozen=True, tag="struck"):
    """A power struck a puck down at the touch of `by`; the Infested strikes itself as well."""

    puck: PuckId
    by: PuckId
    power: Literal["assassin", "infested"] = "assassin"
    rule: str = "PO-70"


class Fell(msgspec.Struct, frozen=True, tag="fell"):
    """A puck or block left the arena at `x`, `y`."""

    piece: str
    x: float
    y: float
    rule: str = "PO-21"


class Spared(msgspec.Struct, frozen=True, tag="spared"):
    """A puck that left the arena was not eliminated: a block had pushed it, or it was the flicked Immortal."""

    puck: PuckId
    cause: Literal["obstacle", "immortal"]
    obstacle: BlockId | None = None
    rule: str = "PO-33"


class Eliminated(msgspec.Struct, frozen=True, tag="eliminated"):
    """A puck is out: by leaving the arena, a power, the Guard's sacrifice or the penalty.

    `by` is the puck that pushed or struck it, itself if it is the Infested who pays; None where it left by its own flick.
    """

    puck: PuckId
    cause: Literal["exit", "assassin", "infested", "sacrifice", "penalty"]
    by: PuckId | None = None
    rule: str = "PO-25"


class Shifted(msgspec.Struct, frozen=True, tag="shifted"):
    """A piece that lay on another was moved to the nearest free spot."""

    piece: str
    x: float
    y: float
    rule: str = "PO-29"


class Returned(msgspec.Struct, frozen=True, tag="returned"):
    """A puck was put back into its zone."""

    puck: PuckId
    x: float
    y: float
    rule: str = "PO-33"


class GuardSaved(msgspec.Struct, frozen=True, tag="guard_saved"):
    """The Guard gave itself up for `puck`, which takes its place."""

    guard: PuckId
    puck: PuckId
    rule: str = "PO-64"


class GuardDeclined(msgspec.Struct, frozen=True, tag="guard_declined"):
    """The Guard saved no puck."""

    seat: Seat
    rule: str = "PO-64"


class Mounted(msgspec.Struct, frozen=True, tag="mounted"):
    """A puck mounted another."""

    puck: PuckId
    mount: PuckId
    rule: str = "PO-89"


class StayedDown(msgspec.Struct, frozen=True, tag="stayed_down"):
    """The Shadow mounted no puck."""

    puck: PuckId
    rule: str = "PO-89"


class BlockMoved(msgspec.Struct, frozen=True, tag="obstacle_moved"):
    """The Sapper moved the touched block."""

    obstacle: BlockId
    puck: PuckId
    rule: str = "PO-82"


class BlockLeft(msgspec.Struct, frozen=True, tag="obstacle_left"):
    """The Sapper left the touched block in place."""

    obstacle: BlockId
    puck: PuckId
    rule: str = "PO-81"


class GolemAppeared(msgspec.Struct, frozen=True, tag="golem_appeared"):
    """The Shaman's Golem appeared in its owner's zone."""

    puck: PuckId
    rule: str = "PO-100"


class GolemDeclined(msgspec.Struct, frozen=True, tag="golem_declined"):
    """A seat did without its Golem."""

    seat: Seat
    rule: str = "PO-97"


class BlockRemoved(msgspec.Struct, frozen=True, tag="obstacle_removed"):
    """A seat took one of its blocks away because `weak` was down to two pucks."""

    obstacle: BlockId
    weak: Seat
    rule: str = "PO-36"


class Stopped(msgspec.Struct, frozen=True, tag="stopped"):
    """The second flick was not taken."""

    puck: PuckId
    rule: str = "PO-73"


class Skipped(msgspec.Struct, frozen=True, tag="skipped"):
    """A turn passed without a flick: no puck had an allowed direction, or the clock ran out."""

    seat: Seat
    why: Literal["blocked", "time"]
    rule: str = "PO-19"


class PassiveTurn(msgspec.Struct, frozen=True, tag="passive_turn"):
    """A turn was passive, the `count`-th in a row."""

    seat: Seat
    count: int
    rule: str = "PO-50"


class KnockedOut(msgspec.Struct, frozen=True, tag="knocked_out"):
    """A seat sits out the rest of the round: its Captain is out, or alone; its pucks are taken up."""

    seat: Seat
    reason: Literal["captain", "alone"]
    rule: str = "V-3"


class RoundWon(msgspec.Struct, frozen=True, tag="round_won"):
    """A round was won, with the partner if there is one: the last loser's Captain is out, or alone, or the seat has left.

    `priority`: all met the condition and the flicking seat won.
    """

    seat: Seat
    round: int
    reason: Literal["captain", "alone", "left"]
    priority: bool = False
    rule: str = "PO-2"


class Banned(msgspec.Struct, frozen=True, tag="banned"):
    """The loser banned a pitcher of `seat` from the rest of the match, or none."""

    seat: Seat
    pitcher: Pitcher | None
    rule: str = "PO-44"


class Reconsidered(msgspec.Struct, frozen=True, tag="reconsidered"):
    """A seat has decided whether its lineup changes; how stays its secret."""

    seat: Seat
    rule: str = "PO-46"


class TimeRanOut(msgspec.Struct, frozen=True, tag="timed_out"):
    """A seat let three flicks in a row expire; `on` if others play on."""

    seat: Seat
    on: bool = False
    rule: str = "PO-48"


class Gone(msgspec.Struct, frozen=True, tag="left"):
    """A seat gave the match up; `on` if others play on."""

    seat: Seat
    on: bool = False
    rule: str = "PO-48"


class MatchWon(msgspec.Struct, frozen=True, tag="match_won"):
    """The match is over; `wins` are the rounds won by each seat."""

    seat: Seat
    wins: tuple[int, ...]
    rule: str = "PO-1"


Event: TypeAlias = (
    ChooserDrawn
    | StarterDrawn
    | DeploymentReady
    | DeploymentVoid
    | TeamChosen
    | LineupChosen
    | ShotReady
    | ShotOut
    | ShootoutDrawn
    | StarterNamed
    | Deployed
    | RoundBegun
    | Copied
    | Slipped
    | Flicked
    | Touched
    | Struck
    | Fell
    | Spared
    | Eliminated
    | Shifted
    | Returned
    | GuardSaved
    | GuardDeclined
    | Mounted
    | StayedDown
    | BlockMoved
    | BlockLeft
    | GolemAppeared
    | GolemDeclined
    | BlockRemoved
    | Stopped
    | Skipped
    | Unanswered
    | Forced
    | PassiveTurn
    | KnockedOut
    | RoundWon
    | Banned
    | Reconsidered
    | TimeRanOut
    | Gone
    | MatchWon
)
