"""What is remarkable about a turn of Offboard."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TypeAlias

from bot.games.offboard import movegen
from bot.games.offboard.board import GOAL, VALUES, other, target_name
from bot.games.offboard.movegen import Balls, Shove
from bot.games.offboard.values import Bounced, Event, Lodged, Moved, Reentered, View
from bot.games.vocabulary import Phrase, Seat
from render import commentary
from render.commentary import Fact, fact
from render.offboard.text import side
from render.painter import Moment

_Args: TypeAlias = dict[str, str | float | Phrase]

_LATE = 4  # points with which one more target may win


def comment(moment: Moment, nth: int) -> Phrase | None:
    """One sentence about the turn, or None if nothing was remarkable."""
    return commentary.comment(facts(moment), nth)


def facts(moment: Moment) -> Iterator[Fact]:
    """All possible comments on a turn."""
    after: View = moment.after
    for event in moment.events:
        yield from _ejected(after, event)
        if isinstance(event, Moved):
            if event.pushed > 1:
                args: _Args = {"side": side(event.seat), "foe": side(other(event.seat)), "cell": event.cell}
                yield fact(58.0, "offboard-comment-pushed-many", count=event.length, pushed=event.pushed, **args)
            yield from _threats(moment, event.seat)
    changed = any(isinstance(event, Moved | Reentered) for event in moment.events)
    if changed and after.repeated == 2 and after.phase != "over":  # the third time is a draw (OB-20)
        yield fact(64.0, "offboard-comment-again")


def _ejected(view: View, event: Event) -> Iterator[Fact]:
    """A ball that was pushed off the board, and what that makes of the score."""
    match event:
        case Lodged(seat, target):
            args: _Args = {"side": side(seat), "foe": side(other(seat)), "target": target_name(target)}
            score = view.score[other(seat)]
            yield fact(60.0 + 5 * VALUES[target], "offboard-comment-lodged", value=VALUES[target], score=score, **args)
            if score >= GOAL:
                yield fact(90.0, "offboard-comment-last", score=score, **args)
            elif score >= _LATE and view.score[seat] >= _LATE:
                yield fact(80.0, "offboard-comment-neck", score=score, own=view.score[seat], **args)
            elif view.score[seat] == score:
                yield fact(78.0, "offboard-comment-level", score=score, **args)
        case Bounced(seat, target):
            yield fact(70.0, "offboard-comment-bounced", side=side(seat), target=target_name(target))
        case _:
            return


def _threats(moment: Moment, seat: Seat) -> Iterator[Fact]:
    """The balls that could be pushed off the board now, and could not before, or the other way round."""
    before, after = (movegen.read(view.cells) for view in (moment.before, moment.after))
    args: _Args = {"side": side(seat), "foe": side(other(seat))}
    mine, theirs = _ejecting(after, seat), _ejecting(after, other(seat))
    had, feared = _ejecting(before, seat), _ejecting(before, other(seat))
    if theirs and not feared:
        best = max(VALUES[move.target] for move in theirs)
        yield fact(52.0 + best, "offboard-comment-open", value=best, **args)
    elif feared and not theirs:
        yield fact(50.0, "offboard-comment-parried", **args)
    if len(mine) > len(had):
        best = max(VALUES[move.target] for move in mine)
        if len(mine) > 1:
            yield fact(51.0 + best, "offboard-comment-threats", count=len(mine), value=best, **args)
        else:
            target = target_name(mine[0].target)
            yield fact(49.0 + best, "offboard-comment-threat", value=best, target=target, **args)


def _ejecting(balls: Balls, seat: Seat) -> list[Shove]:
    """The moves by which a seat would push a ball off the board."""
    return [move for move in movegen.legal(balls, seat) if move.target >= 0]
