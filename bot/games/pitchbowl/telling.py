"""What happened in PitchBowl, as phrases: one an event, and those of a turn that are worth telling."""

from __future__ import annotations

from collections.abc import Sequence

from bot.games.pitchbowl.board import BALL, piece_words
from bot.games.pitchbowl.events import (
    BallPut,
    BonusLost,
    Caught,
    Cleared,
    EffortMade,
    Event,
    Failed,
    Flicked,
    Given,
    Gone,
    HandedOff,
    Intercepted,
    KickedOff,
    KickOffDue,
    KnockedOut,
    MatchOver,
    Met,
    Overshot,
    PickedUp,
    Placed,
    PlacementAnnulled,
    PlacementDeclined,
    SideChosen,
    Stolen,
    TeamReady,
    Thrown,
    TossWon,
    TouchdownScored,
    TurnEnded,
    Unanswered,
    WentOut,
)
from bot.games.vocabulary import Phrase, Point, Seat, Told, phrase


def told(events: Sequence[Event]) -> tuple[Told, ...]:
    """What happened, in order, each with its rule."""
    return tuple(
        Told(event_phrase(event), event.rule, result=isinstance(event, MatchOver))
        for event in events
        if not isinstance(event, PlacementDeclined)
    )


def team_words(seat: Seat) -> Phrase:
    """The name of a side."""
    return phrase(f"pitchbowl-team-{seat}")


def spot_words(spot: Point) -> Phrase:
    """A place, in mm."""
    return phrase("pitchbowl-spot", x=round(spot.x), y=round(spot.y))


def event_phrase(event: Event) -> Phrase:
    """What happened, in one phrase; its arguments are told in data/words/en/pitchbowl.ftl."""
    key = f"pitchbowl-event-{event.__struct_config__.tag}"
    return phrase(key, **_arguments(event))


def _arguments(event: Event) -> dict[str, str | float | Phrase]:
    match event:
        case Flicked():
            return _of_a_flick(event)
        case Stolen(player, other) | HandedOff(player, other) | Caught(player, other) | Intercepted(player, other):
            return {"player": piece_words(player), "other": piece_words(other)}
        case Met(player, other, deed):
            return {"player": piece_words(player), "other": piece_words(other), "deed": deed}
        case Failed(player, deed):
            return {"player": piece_words(player), "deed": deed}
        case Given(player, cause):
            return {"player": piece_words(player), "cause": cause}
        case Thrown(player, angle, strength) | Placed(player, angle, strength):
            return {"player": piece_words(player), "angle": angle, "strength": strength}
        case (
            EffortMade(player)
            | PickedUp(player)
            | Cleared(player)
            | Overshot(player)
            | WentOut(player)
            | KnockedOut(player)
            | BonusLost(player)
            | PlacementAnnulled(player)
            | BallPut(player)
        ):
            return {"player": piece_words(player)}
        case _:
            return _of_a_coach(event)


def _of_a_flick(event: Flicked) -> dict[str, str | float | Phrase]:
    target = piece_words(event.target or BALL)
    announced = phrase(f"pitchbowl-announced-{event.announce}", target=target)
    return {
        "player": piece_words(event.player),
        "announced": announced,
        "bonus": "yes" if event.bonus else "no",
    }


def _of_a_coach(event: Event) -> dict[str, str | float | Phrase]:
    match event:
        case TossWon(seat) | TeamReady(seat) | KickOffDue(seat) | Unanswered(seat) | Gone(seat):
            return {"side": team_words(seat)}
        case SideChosen(seat, kick):
            return {"side": team_words(seat), "kick": "yes" if kick else "no"}
        case KickedOff(seat=seat, landed=landed):
            return {"side": team_words(seat), "spot": spot_words(landed)}
        case PlacementDeclined(seat):
            return {"side": team_words(seat)}
        case TouchdownScored(player, seat, score):
            return {"player": piece_words(player), "side": team_words(seat), "red": score[0], "blue": score[1]}
        case TurnEnded(seat, reasons):
            return {"side": team_words(seat), "reasons": _reasons(reasons)}
        case MatchOver(winner, score):
            side: str | Phrase = "" if winner is None else team_words(winner)
            drawn = "yes" if winner is None else "no"
            return {"side": side, "drawn": drawn, "red": score[0], "blue": score[1]}
        case _:
            return {}


def _reasons(reasons: Sequence[str]) -> Phrase:
    first, *others = (phrase(f"pitchbowl-reason-{reason}") for reason in reasons)
    for other in others:
        first = phrase("pitchbowl-reason-and", first=first, other=other)
    return first
