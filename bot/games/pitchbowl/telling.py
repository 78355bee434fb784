"""What happened in PitchBowl, as phrases: one an event, and those of a turn that are worth telling."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from bot.games.pitchbowl.board import BALL, piece_words
from bot.games.pitchbowl.events import Event, Flicked, MatchOver, PlacementDeclined, TouchdownScored
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
    said = {_SAID[name][0]: _SAID[name][1](getattr(event, name)) for name in event.__struct_fields__ if name in _SAID}
    return phrase(key, **(said | _besides(event)))


def _besides(event: Event) -> dict[str, str | float | Phrase]:
    """What a phrase tells of more than one field, or not in a field's words."""
    match event:
        case Flicked(bonus=bonus):
            target = piece_words(event.target or BALL)
            announced = phrase(f"pitchbowl-announced-{event.announce}", target=target)
            return {"announced": announced, "bonus": "yes" if bonus else "no"}
        case MatchOver(winner, score):
            side: str | Phrase = "" if winner is None else team_words(winner)
            return {"side": side, "drawn": "yes" if winner is None else "no", "red": score[0], "blue": score[1]}
        case TouchdownScored(score=score):
            return {"red": score[0], "blue": score[1]}
        case _:
            return {}


def _reasons(reasons: Sequence[str]) -> Phrase:
    first, *others = (phrase(f"pitchbowl-reason-{reason}") for reason in reasons)
    for other in others:
        first = phrase("pitchbowl-reason-and", first=first, other=other)
    return first


_SAID: dict[str, tuple[str, Callable[[Any], str | float | Phrase]]] = {
    "player": ("player", piece_words),
    "other": ("other", piece_words),
    "mate": ("other", piece_words),
    "victim": ("other", piece_words),
    "passer": ("other", piece_words),
    "deed": ("deed", str),
    "cause": ("cause", str),
    "seat": ("side", team_words),
    "kick": ("kick", lambda kick: "yes" if kick else "no"),
    "landed": ("spot", spot_words),
    "reasons": ("reasons", _reasons),
}
"""What is said of an event's fields: the phrase's argument, and the field's words."""
