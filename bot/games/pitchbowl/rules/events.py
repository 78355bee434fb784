"""The events of PitchBowl, each with the rule that decided it. Tags and field names are saved."""

from typing import Literal, TypeAlias

import msgspec

from bot.games.contract.base import Forced, Unanswered
from bot.games.contract.vocabulary import Point, Seat
from bot.games.pitchbowl.rules.board import PlayerId, clamped
from bot.games.pitchbowl.rules.values import Announcement, Reason


class TossWon(msgspec.Struct, frozen=True, tag="toss_won"):
    """Luck let a coach choose."""

    seat: Seat
    rule: str = "PB-10"


class SideChosen(msgspec.Struct, frozen=True, tag="side_chosen"):
    """The winner of the toss kicks or receives."""

    seat: Seat
    kick: bool
    rule: str = "PB-10"


class TeamReady(msgspec.Struct, frozen=True, tag="team_ready"):
    """A coach has set up."""

    seat: Seat
    rule: str = "PB-11"


class SetupReady(msgspec.Struct, frozen=True, tag="setup_ready"):
    """The receiver has decided on their set-up, which is hidden until the kicker has set up."""

    seat: Seat
    rule: str = "PB-11"


class SetupVoid(msgspec.Struct, frozen=True, tag="setup_void"):
    """A hidden set-up is too close to a puck of the kicker: the receiver is asked again."""

    seat: Seat
    rule: str = "PB-11"


class KickedOff(msgspec.Struct, frozen=True, tag="kicked_off"):
    """The ball flew from the end line; `aimed` is the target, `landed` the actual landing point."""

    seat: Seat
    angle: float
    strength: float
    aimed: Point
    landed: Point
    rule: str = "PB-15"


class BallMoved(msgspec.Struct, frozen=True, tag="ball_moved"):
    """The ball had landed on a player and was moved clear."""

    to: Point
    rule: str = "PB-16"


class Given(msgspec.Struct, frozen=True, tag="given"):
    """A player was given the ball: after a touch back, or because it was out."""

    player: PlayerId
    cause: Literal["touch_back", "ball_out"]
    rule: str


class Slipped(msgspec.Struct, frozen=True, tag="slipped"):
    """The hand slipped: `angle` and `strength` were wanted; the event that follows has the actual ones."""

    player: PlayerId
    angle: float
    strength: float
    rule: str = "V-8"


class Flicked(msgspec.Struct, frozen=True, tag="flicked"):
    """A player was flicked; `target` is the one a hand-off was announced for."""

    player: PlayerId
    angle: float
    strength: float
    announce: Announcement = "none"
    target: PlayerId | None = None
    bonus: bool = False
    rule: str = "PB-23"


class Thrown(msgspec.Struct, frozen=True, tag="thrown"):
    """The holder threw the ball."""

    player: PlayerId
    angle: float
    strength: float
    rule: str = "PB-47"


class Met(msgspec.Struct, frozen=True, tag="met"):
    """Whom or what a flicked player touched first."""

    player: PlayerId
    other: str
    deed: Literal["block", "support", "ball"]
    rule: str = "PB-40"


class EffortMade(msgspec.Struct, frozen=True, tag="effort_made"):
    """A player used the extra effort: one cell further."""

    player: PlayerId
    rule: str = "PB-31"


class Stolen(msgspec.Struct, frozen=True, tag="stolen"):
    """A player took the ball from its holder."""

    player: PlayerId
    victim: PlayerId
    rule: str = "PB-42"


class PickedUp(msgspec.Struct, frozen=True, tag="picked_up"):
    """A player took up the loose ball."""

    player: PlayerId
    rule: str = "PB-43"


class HandedOff(msgspec.Struct, frozen=True, tag="handed_off"):
    """The holder gave the ball to a team-mate."""

    player: PlayerId
    mate: PlayerId
    rule: str = "PB-44"


class Caught(msgspec.Struct, frozen=True, tag="caught"):
    """A thrown ball was caught by a team-mate."""

    player: PlayerId
    passer: PlayerId
    rule: str = "PB-48"


class Intercepted(msgspec.Struct, frozen=True, tag="intercepted"):
    """A thrown ball was caught by an opponent."""

    player: PlayerId
    passer: PlayerId
    rule: str = "PB-48"


class Failed(msgspec.Struct, frozen=True, tag="failed"):
    """An announced action or a throw failed."""

    player: PlayerId
    deed: Literal["steal", "pickup", "handoff", "pass"]
    rule: str = "PB-46"


class Cleared(msgspec.Struct, frozen=True, tag="cleared"):
    """The flicked player touched the loose ball without picking it up."""

    player: PlayerId
    rule: str = "PB-41"


class Overshot(msgspec.Struct, frozen=True, tag="overshot"):
    """The flicked player was stopped at the limit."""

    player: PlayerId
    rule: str = "PB-33"


class WentOut(msgspec.Struct, frozen=True, tag="went_out"):
    """A player left the field."""

    player: PlayerId
    rule: str = "PB-60"


class BallOut(msgspec.Struct, frozen=True, tag="ball_out"):
    """The ball left the field, alone or with its holder, `at` the place of the field nearest to its centre, to 0.001 mm."""

    at: Point
    rule: str = "PB-62"

    def __post_init__(self) -> None:
        """Matches played before this was so keep the centre itself, beyond the line."""
        exit_point = clamped(self.at.x, self.at.y)
        msgspec.structs.force_setattr(self, "at", Point(round(exit_point.x, 3), round(exit_point.y, 3)))


class KnockedOut(msgspec.Struct, frozen=True, tag="knocked_out"):
    """A player was hit hard and is passive now."""

    player: PlayerId
    rule: str = "PB-63"


class BallPut(msgspec.Struct, frozen=True, tag="ball_put"):
    """The dropped ball was put against the clumsy player."""

    player: PlayerId
    at: Point
    rule: str = "PB-45"


class BonusLost(msgspec.Struct, frozen=True, tag="bonus_lost"):
    """The bonus action was not played in time."""

    player: PlayerId
    rule: str = "PB-51"


class Placed(msgspec.Struct, frozen=True, tag="placed"):
    """The defender moved a player."""

    player: PlayerId
    angle: float
    strength: float
    rule: str = "PB-80"


class PlacementAnnulled(msgspec.Struct, frozen=True, tag="placement_annulled"):
    """A placement touched, displaced or went too far: everything is put back, and there is no other placement in this turn.

    `why` is empty in matches played before it was kept.
    """

    player: PlayerId
    rule: str = "PB-81"
    why: Literal["", "touched", "far"] = ""


class PlacementDeclined(msgspec.Struct, frozen=True, tag="placement_declined"):
    """The defender declines a placement; with `turn` all of this turn."""

    seat: Seat
    turn: bool
    rule: str = "PB-80"


class TouchdownScored(msgspec.Struct, frozen=True, tag="touchdown"):
    """The holder reached the enemy end zone."""

    player: PlayerId
    seat: Seat
    score: tuple[int, int]
    rule: str = "PB-65"


class TurnEnded(msgspec.Struct, frozen=True, tag="turn_ended"):
    """A coach's turn is over, for these reasons."""

    seat: Seat
    reasons: tuple[Reason, ...]
    rule: str = "PB-70"


class KickOffDue(msgspec.Struct, frozen=True, tag="kick_off_due"):
    """All players return, and a coach kicks off."""

    seat: Seat
    rule: str = "PB-67"


class Gone(msgspec.Struct, frozen=True, tag="gone"):
    """A coach gave up or left."""

    seat: Seat
    rule: str = "PB-67"


class MatchOver(msgspec.Struct, frozen=True, tag="match_over"):
    """The match is over; no winner in a draw."""

    winner: Seat | None
    score: tuple[int, int]
    rule: str = "PB-67"


Event: TypeAlias = (
    TossWon
    | SideChosen
    | TeamReady
    | SetupReady
    | SetupVoid
    | KickedOff
    | BallMoved
    | Given
    | Slipped
    | Flicked
    | Thrown
    | Met
    | EffortMade
    | Stolen
    | PickedUp
    | HandedOff
    | Caught
    | Intercepted
    | Failed
    | Cleared
    | Overshot
    | WentOut
    | BallOut
    | KnockedOut
    | BallPut
    | BonusLost
    | Placed
    | PlacementAnnulled
    | PlacementDeclined
    | TouchdownScored
    | TurnEnded
    | KickOffDue
    | Unanswered
    | Forced
    | Gone
    | MatchOver
)
