"""What a touchdown, and the end of a match, are remarkable for."""

from __future__ import annotations

from collections.abc import Iterator

from bot.games.pitchbowl.board import label, rival, seat_of
from bot.games.pitchbowl.event_text import team_words
from bot.games.pitchbowl.events import (
    Caught,
    Event,
    Flicked,
    Given,
    HandedOff,
    Intercepted,
    MatchOver,
    Placed,
    Stolen,
    TouchdownScored,
)
from bot.games.vocabulary import Phrase
from render.commentary import Fact, fact
from render.painter import Moment
from render.pitchbowl.commentary.flick_facts import Watched, foe_of, to_goal

_DASH = 60.0  # mm that a scorer ran; more is a run worth telling
_HAT_TRICK = 3


def facts(moment: Moment, event: Event, seen: Watched | None) -> Iterator[Fact]:
    """Everything that could be said of a point or of the end."""
    match event:
        case TouchdownScored(player, seat, score):
            yield from _scored(moment, event, seen)
            yield from _stands(player, seat, score)
        case MatchOver(winner, (red, blue)):
            if moment.after.ended != "turns":
                return
            if winner is None:
                yield fact(92.0, "pitchbowl-comment-drawn", count=red)
            else:
                yield fact(92.0, "pitchbowl-comment-ahead", team=team_words(winner), margin=abs(red - blue))
        case _:
            return


def _stands(player: str, seat: int, score: tuple[int, int]) -> Iterator[Fact]:
    """What the point has made of the score."""
    own, other = score[seat], score[rival(seat)]
    args: dict[str, Phrase] = {"team": team_words(seat), "foe": foe_of(seat)}
    if own == _HAT_TRICK and other == 0:
        yield fact(97.0, "pitchbowl-comment-hat-trick", **args)
    elif own == other:
        yield fact(91.0, "pitchbowl-comment-level", player=label(player), count=own, **args)
    elif own == other + 1 and other:
        yield fact(90.0, "pitchbowl-comment-leads", player=label(player), **args)


def _scored(moment: Moment, event: TouchdownScored, seen: Watched | None) -> Iterator[Fact]:
    """How the point was scored."""
    scorer, team = event.player, team_words(event.seat)
    name = label(scorer)
    for one in moment.events:
        match one:
            case Given(player=player) if player == scorer:
                yield fact(96.0, "pitchbowl-comment-gift-point", player=name, team=team)
                return
            case Caught(player, passer) | HandedOff(passer, player) if player == scorer:
                yield fact(94.0, "pitchbowl-comment-caught-point", player=name, passer=label(passer))
            case Intercepted(player=player) if player == scorer:
                yield fact(96.0, "pitchbowl-comment-intercepted-point", player=name, team=team)
            case Stolen(player, victim) if player == scorer:
                yield fact(95.0, "pitchbowl-comment-stolen-point", player=name, victim=label(victim))
            case Placed(player=player) if player == scorer:
                yield fact(96.0, "pitchbowl-comment-placed-point", player=name)
            case _:
                pass
    if seen is None:
        return
    if scorer != seen.player:
        own = seat_of(seen.player) == event.seat
        key = "pitchbowl-comment-pushed-point" if own else "pitchbowl-comment-own-goal"
        yield fact(94.0 if own else 98.0, key, player=name, by=seen.name)
    elif isinstance(seen.sent, Flicked) and seen.runs:
        way = to_goal(seen.start(scorer), event.seat)
        key = "pitchbowl-comment-dash-point" if way > _DASH else "pitchbowl-comment-run-point"
        yield fact(89.0, key, player=name, cm=max(1, round(way / 10)), team=team)
