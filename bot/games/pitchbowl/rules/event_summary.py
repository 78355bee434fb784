"""Brief texts of the events of PitchBowl for messages: results of flicks, with plain runs and blocks in one line each.

bot.games.pitchbowl.rules.event_text has the events one by one, with angle, strength, and where the hand slipped.
"""

from collections.abc import Iterator, Sequence
from typing import TypeAlias

from bot.games.contract.event_phrases import joined
from bot.games.contract.vocabulary import Phrase, Sentence, phrase
from bot.games.pitchbowl.rules import events
from bot.games.pitchbowl.rules.board import PlayerId, label
from bot.games.pitchbowl.rules.event_text import event_sentences

Sent: TypeAlias = events.Flicked | events.Thrown | events.Placed
"""The events that set a piece moving."""

_OWN = (
    events.EffortMade
    | events.Met
    | events.Stolen
    | events.PickedUp
    | events.HandedOff
    | events.Failed
    | events.Cleared
    | events.Overshot
    | events.WentOut
)
"""The events that name a player who acted."""


def briefly(happened: Sequence[events.Event]) -> tuple[Sentence, ...]:
    """Brief texts with their rules; plain runs of a turn first, then blocks and support, then the rest in order."""
    return tuple(line for turn in _turns(happened) for line in _brief(turn))


def _turns(happened: Sequence[events.Event]) -> Iterator[list[events.Event]]:
    """The events, split where a coach's turn ends."""
    turn: list[events.Event] = []
    for event in happened:
        turn.append(event)
        if isinstance(event, events.TurnEnded):
            yield turn
            turn = []
    yield turn


def _brief(turn: Sequence[events.Event]) -> Iterator[Sentence]:
    before, flicks = _parted([event for event in turn if not isinstance(event, events.Slipped)])
    yield from event_sentences(before)
    ran = list(dict.fromkeys(player for flick in flicks if (player := _runner(flick))))
    if ran:
        names = joined([_name(player) for player in ran])
        yield Sentence(phrase("pitchbowl-brief-ran", players=names, count=len(ran)), "PB-23")
    met = [event for flick in flicks for event in flick if isinstance(event, events.Met)]
    if met:
        deeds = joined([_met(event) for event in met])
        yield Sentence(phrase("pitchbowl-brief-met", deeds=deeds), met[0].rule)
    for flick in flicks:
        yield from _rest(flick)


def _parted(turn: Sequence[events.Event]) -> tuple[list[events.Event], list[list[events.Event]]]:
    """The events before the first flick, and each flick with its consequences."""
    before: list[events.Event] = []
    flicks: list[list[events.Event]] = []
    for event in turn:
        if isinstance(event, Sent):
            flicks.append([event])
        else:
            (flicks[-1] if flicks else before).append(event)
    return before, flicks


def _runner(flick: Sequence[events.Event]) -> PlayerId:
    """The flicked player, if no other event of the flick names it; else ""."""
    first = flick[0]
    if not isinstance(first, events.Flicked):
        return ""
    named = any(isinstance(event, _OWN) and event.player == first.player for event in flick)
    return "" if named else first.player


def _rest(flick: Sequence[events.Event]) -> Iterator[Sentence]:
    """The consequences of a flick; the flick itself only if they do not mention it."""
    passed = any(isinstance(event, events.Caught | events.Intercepted | events.Failed) for event in flick)
    annulled = any(isinstance(event, events.PlacementAnnulled) for event in flick)
    for event in flick:
        match event:
            case events.Flicked() | events.Met():
                continue
            case events.Placed() if annulled:
                continue
            case events.Thrown(player=player):
                if not passed:
                    yield Sentence(phrase("pitchbowl-brief-thrown", player=label(player)), event.rule)
            case _:
                yield from event_sentences([event])


def _met(event: events.Met) -> Phrase:
    names = {"player": _name(event.player), "other": _name(event.other)}
    return phrase("pitchbowl-brief-deed", deed=event.deed, **names)


def _name(player: PlayerId) -> Phrase:
    return phrase("pitchbowl-brief-player", player=label(player))
