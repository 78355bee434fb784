"""What the turns are remarkable for in which nobody is flicked: toss, set-up, kick-off, what is let go, the end of a turn."""

from __future__ import annotations

import math
from collections.abc import Iterator

from bot.games.pitchbowl.board import GOAL, LENGTH, MEDIAN, RADIUS, label, rival, seat_of, wing
from bot.games.pitchbowl.event_text import team_words
from bot.games.pitchbowl.events import (
    BallMoved,
    BallPut,
    BonusLost,
    Event,
    Given,
    Gone,
    KickedOff,
    KickOffDue,
    PlacementAnnulled,
    PlacementDeclined,
    SideChosen,
    TeamReady,
    TouchdownScored,
    TurnEnded,
)
from bot.games.pitchbowl.view import View
from bot.games.vocabulary import Phrase, Seat
from render.commentary import Fact, fact
from render.painter import Moment
from render.pitchbowl.commentary.flick_facts import nearest, place_words

_TRUE, _STRAY = 15.0, 50.0  # mm from where a kick was aimed
_DEEP = 250.0  # mm beyond the median line
_FRONT = 3 * RADIUS  # mm from the median line; who stands nearer stands in the first row


def facts(moment: Moment, event: Event) -> Iterator[Fact]:
    """Everything that could be said of what was decided."""
    view: View = moment.after
    match event:
        case SideChosen(seat, kick):
            key = "pitchbowl-comment-chose-kick" if kick else "pitchbowl-comment-chose-ball"
            yield fact(50.0, key, team=team_words(seat))
        case TeamReady(seat):
            yield from _set_up(view, seat)
        case KickedOff():
            yield from _kicked(view, event)
        case KickOffDue(seat) if not any(isinstance(one, TouchdownScored) for one in moment.events):
            yield fact(78.0, "pitchbowl-comment-deserted", team=team_words(seat))
        case TurnEnded(seat, reasons):
            yield from _ended(moment, seat, reasons)
        case Given(cause="ball_out") | PlacementDeclined(turn=False):
            return
        case _:
            worth, key = _PLAIN.get(type(event), (0.0, ""))
            if key:
                yield fact(worth, key, **_who(event))


_PLAIN: dict[type[Event], tuple[float, str]] = {
    BallMoved: (66.0, "pitchbowl-comment-kick-head"),
    Given: (63.0, "pitchbowl-comment-touch-back"),
    BallPut: (58.0, "pitchbowl-comment-ball-put"),
    BonusLost: (64.0, "pitchbowl-comment-bonus-lost"),
    PlacementAnnulled: (66.0, "pitchbowl-comment-annulled"),
    PlacementDeclined: (41.0, "pitchbowl-comment-declined"),
    Gone: (90.0, "pitchbowl-comment-gone"),
}
"""What needs no more than a name to be told, and what it is worth."""


def _who(event: Event) -> dict[str, str | Phrase]:
    """Whom an event is about."""
    if isinstance(event, Given | BallPut | BonusLost | PlacementAnnulled):
        return {"player": label(event.player)}
    if isinstance(event, PlacementDeclined | Gone):
        return {"team": team_words(event.seat)}
    return {}


def _set_up(view: View, seat: Seat) -> Iterator[Fact]:
    """How a side has set up."""
    mine = [one for one in view.players if one.seat == seat]
    front = sum(abs(one.y - MEDIAN) < _FRONT for one in mine)
    wings = sum(wing(one.x, one.y) is not None for one in mine)
    back = sum(one.y < GOAL + MEDIAN / 4 if seat == 0 else one.y > LENGTH - GOAL - MEDIAN / 4 for one in mine)
    team = team_words(seat)
    yield fact(48.0, "pitchbowl-comment-line-up", team=team, count=front)
    if wings > 1:
        yield fact(47.0, "pitchbowl-comment-wings", team=team, count=wings)
    if back > 1:
        yield fact(47.0, "pitchbowl-comment-backs", team=team, count=back)


def _kicked(view: View, kick: KickedOff) -> Iterator[Fact]:
    """How a kick-off flew."""
    team, landed = team_words(kick.seat), kick.landed
    off = math.dist((kick.aimed.x, kick.aimed.y), (landed.x, landed.y))
    if off < _TRUE:
        yield fact(52.0, "pitchbowl-comment-kick-true", team=team, mm=max(1, round(off)))
    elif off > _STRAY:
        yield fact(55.0, "pitchbowl-comment-kick-stray", team=team, cm=round(off / 10))
    if view.ball is None:
        return
    beyond = landed.y - MEDIAN if kick.seat == 0 else MEDIAN - landed.y
    if beyond > _DEEP:
        yield fact(56.0, "pitchbowl-comment-kick-deep", team=team, cm=round(beyond / 10))
    found = nearest(view, rival(kick.seat), view.ball)
    if found is not None:
        cm = max(1, round(found[0] / 10))
        yield fact(50.0, "pitchbowl-comment-kick", team=team, player=found[1].label, cm=cm)
    yield fact(47.0, "pitchbowl-comment-kick-place", team=team, place=place_words(view.ball))


def _ended(moment: Moment, seat: Seat, reasons: tuple[str, ...]) -> Iterator[Fact]:
    """A turn that ended without a fault."""
    before: View = moment.before
    team = team_words(seat)
    if reasons == ("END",):
        fresh = sum(one.active and not one.out and one.seat == seat for one in before.players)
        mine = sum(not one.out and one.seat == seat for one in before.players)
        if fresh == mine:
            yield fact(57.0, "pitchbowl-comment-idle", team=team)
        elif fresh:
            owner = None if before.holder is None else seat_of(before.holder)
            kind = "loose" if owner is None else "ball" if owner == seat else "without"
            yield fact(44.0, f"pitchbowl-comment-end-{kind}", team=team, count=fresh)
    elif reasons == ("ALL_PLAYED",):
        yield fact(61.0, "pitchbowl-comment-all-played", team=team)
