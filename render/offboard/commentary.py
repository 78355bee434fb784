"""A turn of Offboard as a commentator tells it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TypeAlias

from bot.games.offboard import movegen
from bot.games.offboard.board import (
    CELL,
    DIRECTIONS,
    GOAL,
    NAMES,
    NEXT,
    RED,
    VALUES,
    YELLOW,
    distance,
    other,
    target_name,
)
from bot.games.offboard.movegen import Balls, Shove
from bot.games.offboard.values import Bounced, Discarded, Event, Lodged, Moved, Passed, Reentered, View
from bot.games.vocabulary import Phrase, Seat
from render import commentary
from render.commentary import Fact, fact
from render.offboard.text import side
from render.painter import Moment

_Args: TypeAlias = dict[str, str | float | Phrase]

_LONG = 4  # balls in a line; more are seldom moved together
_QUIET, _ROUND = 20, 10  # turns without an irreversible event that begin to be felt, and how often that is said
_NEAR = 2  # cells; who stands nearer to E5 stands in the middle
_LATE = 4  # points with which one more target may win


def comment(moment: Moment, nth: int) -> Phrase | None:
    """One sentence about the turn, or None if there is nothing to be said."""
    return commentary.comment(facts(moment), nth)


def facts(moment: Moment) -> Iterator[Fact]:
    """Everything that could be said about a turn."""
    after: View = moment.after
    for event in moment.events:
        yield from _happened(after, event)
        if isinstance(event, Moved):
            yield from _moved(moment, event)
    if any(isinstance(event, Moved | Reentered) for event in moment.events) and after.phase != "over":
        if after.repeated == 2:  # the third time is a draw (OB-20)
            yield fact(64.0, "offboard-comment-again")
        if after.quiet >= _QUIET and after.quiet % _ROUND == 0:
            yield fact(50.0, "offboard-comment-quiet", count=after.quiet)


def _happened(view: View, event: Event) -> Iterator[Fact]:
    """What became of balls that left the board, and of those that came back."""
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
            elif score >= _LATE:
                yield fact(76.0, "offboard-comment-near", left=GOAL - score, **args)
        case Bounced(seat, target):
            yield fact(70.0, "offboard-comment-bounced", side=side(seat), target=target_name(target))
        case Reentered(seat, cell):
            near = distance(CELL[cell], CELL["E5"])
            key = "offboard-comment-back-middle" if near <= 1 else "offboard-comment-back"
            yield fact(55.0, key, side=side(seat), cell=cell)
        case Discarded(seat):
            yield fact(
                60.0, "offboard-comment-discarded", side=side(seat), count=movegen.live(movegen.read(view.cells), seat)
            )
        case Passed(seat):
            yield fact(62.0, "offboard-comment-passed", side=side(seat))
        case _:
            return


def _moved(moment: Moment, event: Moved) -> Iterator[Fact]:
    """What a move has done: whom it pushed, what it threatens, what it leaves open."""
    seat, foe = event.seat, other(event.seat)
    before, after = (movegen.read(view.cells) for view in (moment.before, moment.after))
    args: _Args = {"side": side(seat), "foe": side(foe), "cell": event.cell}
    if event.pushed > 1:
        yield fact(58.0, "offboard-comment-pushed-many", count=event.length, pushed=event.pushed, **args)
    elif event.pushed:
        yield fact(46.0, "offboard-comment-pushed", count=event.length, **args)
        if event.length > 2:  # two are enough against one (OB-8)
            yield fact(45.0, "offboard-comment-pushed-hard", count=event.length, **args)
    elif event.length >= _LONG:
        yield fact(44.0, "offboard-comment-long", count=event.length, **args)
    yield from _threats(before, after, seat, args)
    if not event.pushed:
        yield from _stands(before, after, seat, args)


def _threats(before: Balls, after: Balls, seat: Seat, args: _Args) -> Iterator[Fact]:
    """Who could push whom out now."""
    mine, theirs = _ejecting(after, seat), _ejecting(after, other(seat))
    had, feared = _ejecting(before, seat), _ejecting(before, other(seat))
    if theirs:
        best = max(VALUES[move.target] for move in theirs)
        key = "offboard-comment-open" if not feared else "offboard-comment-still-open"
        yield fact((52.0 if not feared else 43.0) + best, key, value=best, **args)
    elif feared:
        yield fact(50.0, "offboard-comment-parried", count=len(feared), **args)
    if len(mine) > len(had):
        best = max(VALUES[move.target] for move in mine)
        if len(mine) > 1:
            yield fact(51.0 + best, "offboard-comment-threats", count=len(mine), value=best, **args)
        else:
            target = target_name(mine[0].target)
            yield fact(49.0 + best, "offboard-comment-threat", value=best, target=target, **args)


def _stands(before: Balls, after: Balls, seat: Seat, args: _Args) -> Iterator[Fact]:
    """Where the balls have gone."""
    if movegen.colour_at(after, CELL["E5"]) == seat != movegen.colour_at(before, CELL["E5"]):
        yield fact(44.0, "offboard-comment-middle", **args)
    was, touching = _meetings(before, seat), _meetings(after, seat)
    if touching and not was:
        yield fact(47.0, "offboard-comment-contact", **args)
    elif touching > was:
        yield fact(38.0, "offboard-comment-closer", count=touching, **args)
    elif touching < was:
        yield fact(38.0, "offboard-comment-apart", **args)
    rim, was_rim = (_on_rim(balls, seat) for balls in (after, before))
    if rim > was_rim:
        yield fact(37.0, "offboard-comment-rim", count=rim, **args)
    elif rim < was_rim:
        yield fact(37.0, "offboard-comment-inwards", **args)
    yield from _grouped(before, after, seat, args)


def _grouped(before: Balls, after: Balls, seat: Seat, args: _Args) -> Iterator[Fact]:
    """How the balls of a side stand to one another, and how far from the other side."""
    groups, had = _groups(after, seat), _groups(before, seat)
    if len(groups) == 1 < len(had):
        yield fact(43.0, "offboard-comment-joined", **args)
    elif sum(len(group) == 1 for group in groups) > sum(len(group) == 1 for group in had):
        yield fact(39.0, "offboard-comment-lonely", **args)
    elif len(groups) > len(had):
        yield fact(38.0, "offboard-comment-split", count=len(groups), **args)
    gap, was = _gap(after), _gap(before)
    if 0 < gap < was:
        yield fact(38.0, "offboard-comment-gap", count=gap, **args)
    mine, theirs = (_in_the_middle(after, one) for one in (seat, other(seat)))
    if mine > theirs and _in_the_middle(before, seat) <= _in_the_middle(before, other(seat)):
        yield fact(41.0, "offboard-comment-centre", count=mine, **args)


def _ejecting(balls: Balls, seat: Seat) -> list[Shove]:
    """The moves by which a seat would push a ball off the board."""
    return [move for move in movegen.legal(balls, seat) if move.target >= 0]


def _cells(balls: Balls, seat: Seat) -> list[int]:
    return [cell for cell in range(len(NAMES)) if movegen.colour_at(balls, cell) == seat]


def _meetings(balls: Balls, seat: Seat) -> int:
    """How many balls of a seat touch one of the other."""
    return sum(
        any(NEXT[way][cell] >= 0 and movegen.colour_at(balls, NEXT[way][cell]) == other(seat) for way in DIRECTIONS)
        for cell in _cells(balls, seat)
    )


def _on_rim(balls: Balls, seat: Seat) -> int:
    """How many balls of a seat stand on the rim."""
    return sum(any(NEXT[way][cell] < 0 for way in DIRECTIONS) for cell in _cells(balls, seat))


def _in_the_middle(balls: Balls, seat: Seat) -> int:
    """How many balls of a seat stand in the middle of the board."""
    return sum(distance(cell, CELL["E5"]) <= _NEAR for cell in _cells(balls, seat))


def _gap(balls: Balls) -> int:
    """How many cells there are between the nearest balls of both sides; 0 where they touch, or a side has none."""
    red, yellow = (_cells(balls, seat) for seat in (RED, YELLOW))
    return min((distance(one, two) for one in red for two in yellow), default=1) - 1


def _groups(balls: Balls, seat: Seat) -> list[set[int]]:
    """The balls of a seat, those that touch together."""
    left, groups = set(_cells(balls, seat)), []
    while left:
        group, edge = set[int](), {left.pop()}
        while edge:
            group |= edge
            edge = {NEXT[way][cell] for cell in edge for way in DIRECTIONS} & left
            left -= edge
        groups.append(group)
    return groups
