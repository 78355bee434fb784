"""A turn of Pitch Out as a commentator tells it, from what everybody saw."""

from __future__ import annotations

from collections.abc import Iterator

from bot.games.pitchout.board import label, pitcher_of, seat_of, team_words
from bot.games.pitchout.event_text import side_words
from bot.games.pitchout.events import (
    Event,
    Flicked,
    KnockedOut,
    RoundBegun,
    RoundWon,
)
from bot.games.pitchout.seating import team_of
from bot.games.pitchout.view import View
from bot.games.vocabulary import Phrase
from render import commentary
from render.commentary import Fact, fact, millimetres
from render.painter import Moment
from render.pitchout.commentary import decisions, falls, openings, slides
from render.pitchout.commentary.flick_facts import Watched, in_play
from render.pitchout.text.story import ROUNDS

_FEW = 2  # pucks with which a round is hardly to be won any more


def comment(moment: Moment, nth: int) -> Phrase | None:
    """One sentence about the turn, or None if there is nothing to be said."""
    return commentary.comment(facts(moment), nth)


def facts(moment: Moment) -> Iterator[Fact]:
    """Everything that could be said about a turn."""
    seen = None
    for event in moment.events:
        if isinstance(event, Flicked) and moment.trace is not None:
            seen = Watched(moment, event, moment.trace)
    if seen is not None:
        yield from falls.facts(seen)
        yield from slides.facts(seen)
        yield from _thinned(moment, seen)
        yield from _overboard(moment, seen)
    yield from openings.facts(moment)
    for event in moment.events:
        yield from decisions.facts(moment.after, event)
        yield from _counted(moment, event, seen)


def _counted(moment: Moment, event: Event, seen: Watched | None) -> Iterator[Fact]:
    """How the round, and the match, stand."""
    view: View = moment.after
    match event:
        case RoundWon(seat, number, reason, priority):
            yield from _won(moment, event, seen)
            if priority:
                yield fact(93.0, "pitchout-comment-last-word", team=side_words(seat, view.sides))
            elif reason == "alone":
                yield fact(88.0, "pitchout-comment-alone", team=side_words(seat, view.sides), round=number)
        case KnockedOut(seat):
            left = len([one for one in range(len(view.sides)) if one not in view.out])
            yield fact(86.0, "pitchout-comment-knocked-out", team=team_words(seat), count=left)
        case RoundBegun(number):
            leaders = [team for team in view.partners if view.wins[team[0]] == ROUNDS - 1]
            if number > 1 and len(leaders) > 1:
                yield fact(60.0, "pitchout-comment-decider", round=number)
            elif leaders:
                yield fact(58.0, "pitchout-comment-match-point", team=side_words(leaders[0][0], view.sides))
        case _:
            return


def _won(moment: Moment, event: RoundWon, seen: Watched | None) -> Iterator[Fact]:
    """How a round was won."""
    view: View = moment.after
    team = side_words(event.seat, view.sides)
    left = len(in_play(view, team_of(view.sides, event.seat)))
    if left <= _FEW * len(team_of(view.sides, event.seat)) and event.reason != "left":
        yield fact(91.0, "pitchout-comment-few-left", team=team, count=left)
    if seen is None:
        return
    for one in seen.out:
        if pitcher_of(one.puck) != "captain" or seat_of(one.puck, view.sides) in team_of(view.sides, event.seat):
            continue
        over, puck = seen.overshoot(one.puck), label(one.puck, view.sides)
        if over is not None and over < 10.0:
            yield fact(95.0, "pitchout-comment-captain-whisker", puck=puck, team=team, mm=millimetres(over))
        if one.puck == seen.flicked.puck and one.by is None:
            yield fact(92.0, "pitchout-comment-captain-dive", puck=puck, team=team, clock=falls.clock(seen, one.puck))
        elif not seen.is_foe(one.puck):
            yield fact(92.0, "pitchout-comment-captain-own", puck=puck, team=team)
        elif one.cause == "exit":
            clock = falls.clock(seen, one.puck)
            yield fact(90.0, "pitchout-comment-captain-falls", puck=puck, team=team, clock=clock)
        else:
            yield fact(
                90.0, "pitchout-comment-captain-struck", puck=puck, team=team, by=label(one.by or "", view.sides)
            )


def _thinned(moment: Moment, seen: Watched) -> Iterator[Fact]:
    """A side that this flick has left with two pucks."""
    for seat in range(len(seen.sides)):
        before, after = (len(in_play(view, (seat,))) for view in (moment.before, moment.after))
        if before > after == _FEW and moment.after.phase != "over":
            yield fact(63.0, "pitchout-comment-two-left", team=team_words(seat))


def _overboard(moment: Moment, seen: Watched) -> Iterator[Fact]:
    """A Captain that fell and whom his Guard may still bring back."""
    if moment.after.phase != "guard":
        return
    for one in seen.out:
        if pitcher_of(one.puck) == "captain" and seat_of(one.puck, seen.sides) not in moment.after.out:
            puck, clock = label(one.puck, seen.sides), falls.clock(seen, one.puck)
            yield fact(86.0, "pitchout-comment-captain-overboard", puck=puck, clock=clock)
