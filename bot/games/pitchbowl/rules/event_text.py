"""The events of PitchBowl as phrases: one per event, and all those of a turn."""

from collections.abc import Sequence

from bot.games.contract.event_phrases import Argument, Fields, sentence
from bot.games.contract.vocabulary import Phrase, Point, Seat, Sentence, phrase
from bot.games.pitchbowl.rules import events
from bot.games.pitchbowl.rules.board import BALL, TURN, cell_at, label, on_field, piece_words, rival


def event_sentences(happened: Sequence[events.Event]) -> tuple[Sentence, ...]:
    """The phrases of all events in order, each with its rule; of an annulled placement only the annulment."""
    annulled = any(isinstance(event, events.PlacementAnnulled) for event in happened)
    untold = (events.PlacementDeclined, events.Placed) if annulled else (events.PlacementDeclined,)
    return tuple(
        Sentence(event_phrase(event), event.rule, result=isinstance(event, events.MatchOver | events.Gone))
        for event in happened
        if not isinstance(event, untold)
    )


def team_words(seat: Seat) -> Phrase:
    """The name of a side."""
    return phrase(f"pitchbowl-team-{seat}")


def spot_words(spot: Point) -> Phrase:
    """A place by its cell, or that it is off the field."""
    if not on_field(spot.x, spot.y):
        return phrase("pitchbowl-spot-off")
    return phrase("pitchbowl-spot", cell=cell_at(spot.x, spot.y))


def event_phrase(event: events.Event) -> Phrase:
    """The phrase of an event; its arguments are documented in data/words/en/pitchbowl/game.ftl."""
    return sentence("pitchbowl", event, _FIELDS, _extra(event))


def _extra(event: events.Event) -> dict[str, Argument]:
    """The arguments of a phrase that take more than one field, or other words."""
    match event:
        case events.Flicked(bonus=bonus):
            target = label(event.target or BALL)
            announced = phrase(f"pitchbowl-announced-{event.announce}", target=target)
            player = piece_words(event.player)
            return {"player": player, "announced": announced, "bonus": "yes" if bonus else "no", **_aimed(event)}
        case events.Slipped() | events.Thrown():
            return _aimed(event)
        case events.TurnEnded(reasons=reasons):
            return {"ended": "yes" if reasons == ("END",) else "no"}
        case events.MatchOver(winner, score):
            side: Argument = "" if winner is None else team_words(winner)
            first = winner or 0
            drawn = "yes" if winner is None else "no"
            return {"side": side, "drawn": drawn, "first": score[first], "second": score[rival(first)]}
        case events.TouchdownScored(score=score):
            return {"red": score[0], "blue": score[1]}
        case _:
            return {}


def _aimed(event: events.Flicked | events.Slipped | events.Thrown) -> dict[str, Argument]:
    return {"angle": round((event.angle + TURN) % 360.0, 2), "strength": event.strength}


_LOST = {"INTERCEPTION", "BALL_OUT"}  # how the ball was fumbled, where this tells it


def _reasons(reasons: Sequence[str]) -> Phrase:
    shown = [reason for reason in reasons if reason != "FUMBLE" or not _LOST & set(reasons)]
    first, *others = (phrase(f"pitchbowl-reason-{reason}") for reason in shown)
    for other in others:
        first = phrase("pitchbowl-reason-and", first=first, other=other)
    return first


_FIELDS: Fields = {
    "player": ("player", label),
    "other": ("other", label),
    "mate": ("other", label),
    "victim": ("other", label),
    "passer": ("other", label),
    "deed": ("deed", str),
    "cause": ("cause", str),
    "why": ("why", str),
    "seat": ("side", team_words),
    "kick": ("kick", lambda kick: "yes" if kick else "no"),
    "landed": ("spot", spot_words),
    "reasons": ("reasons", _reasons),
}
"""The arguments from an event's fields: name and value."""
