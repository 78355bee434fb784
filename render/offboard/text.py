"""Offboard in words: story, headline, text board, alt text, and what is remarkable about a turn."""

from collections.abc import Iterator, Sequence
from typing import TypeAlias, assert_never

from bot.games.contract.base import Forced, Unanswered
from bot.games.contract.preview import Sketch
from bot.games.contract.vocabulary import Phrase, Seat, Sentence, phrase
from bot.games.offboard.rules import movegen
from bot.games.offboard.rules.board import (
    CELL,
    DIRECTIONS,
    GOAL,
    NAMES,
    NEXT,
    PLACES,
    ROWS,
    VALUES,
    other,
    target_name,
)
from bot.games.offboard.rules.movegen import Balls, Shove
from bot.games.offboard.rules.notation import written
from bot.games.offboard.rules.preview import middle_of
from bot.games.offboard.rules.values import (
    Bounced,
    Discarded,
    Ended,
    Event,
    Lodged,
    Move,
    Moved,
    Passed,
    Reenter,
    Reentered,
    View,
)
from bot.text import fold
from bot.words import Words
from render.commentary import Fact, fact
from render.painter import Moment
from render.table.motion import distance
from render.text import fitted, in_series, numbered

LETTERS = "RY"


def side(seat: Seat) -> Phrase:
    """The name of a side."""
    return phrase(f"offboard-team-{seat}")


def event_sentences(events: Sequence[Event]) -> tuple[Sentence, ...]:
    """The story of the events in order, each with its rule."""
    return tuple(Sentence(_phrase(event), event.rule, result=isinstance(event, Ended)) for event in events)


def _phrase(event: Event) -> Phrase:
    match event:
        case Moved():
            key = "offboard-told-pushed" if event.pushed else "offboard-told-moved"
            way = phrase(f"offboard-toward-{event.direction}")
            counts = {"count": event.length, "pushed": event.pushed}
            return phrase(key, side=side(event.seat), cell=event.cell, direction=way, **counts)
        case Lodged():
            target, scorer = target_name(event.target), side(1 - event.seat)
            figures = {"value": event.value, "score": event.score}
            return phrase("offboard-told-lodged", side=side(event.seat), target=target, scorer=scorer, **figures)
        case Bounced():
            return phrase("offboard-told-bounced", side=side(event.seat), target=target_name(event.target))
        case Reentered():
            return phrase("offboard-told-reentered", side=side(event.seat), cell=event.cell)
        case Discarded() | Passed() | Unanswered() | Forced():
            kind = type(event).__name__.casefold()
            return phrase(f"offboard-told-{kind}", side=side(event.seat))
        case Ended():
            drawn = event.winner is None
            return phrase("offboard-told-drawn" if drawn else "offboard-told-won", side=side(event.winner or 0))
        case _:
            assert_never(event)


def task(view: View) -> Phrase:
    """The current task, or the winner."""
    if view.phase == "over":
        if view.winner is None:
            return phrase("offboard-picture-deed-drawn")
        return phrase("offboard-picture-deed-won", side=side(view.winner))
    return phrase(f"offboard-picture-deed-{view.phase}", side=side(view.turn))


def headline(view: View) -> Phrase:
    """The player to act, the turn and the score in one line."""
    red, yellow = view.score
    return phrase("offboard-picture-headline", deed=task(view), turn=view.turns, red=red, yellow=yellow)


def board(view: View, words: Words) -> str:
    """The board in words: its rows, targets, score, the last move and possible pushes."""
    lines = [words.say(headline(view)), "```"]  # a block: elsewhere spaces may be run together
    for number in range(len(ROWS), 0, -1):
        row = [cell for cell, (at, _) in enumerate(PLACES) if at == number]
        indent = " " * abs(number - 5)
        lines.append(f"{NAMES[row[0]]} {indent}{' '.join(view.cells[cell] for cell in row)}{indent} {NAMES[row[-1]]}")
    lines += ["```", words.text("offboard-board-score", red=view.score[0], yellow=view.score[1])]
    held = ("" if letter == "." else f": {letter}" for letter in view.targets)
    targets = [f"{target_name(n)} ({VALUES[n]}){ball}" for n, ball in enumerate(held)]
    lines.append(words.text("offboard-board-targets", targets=", ".join(targets)))
    if view.air is not None:
        lines.append(words.text("offboard-board-air", side=words.say(side(view.air))))
    if view.last is not None:
        last = Reenter(view.last.cell) if view.last.direction is None else Move(view.last.cell, view.last.direction)
        lines.append(words.text("offboard-board-last", move=written(last), side=words.say(side(view.last.seat))))
    if view.repeated > 1:
        lines.append(words.text("offboard-board-repeated", count=view.repeated))
    if view.quiet:
        lines.append(words.text("offboard-picture-quiet", quiet=view.quiet))
    if view.phase == "move":
        lines += _moves(view, words)
    return "\n".join(lines)


def _moves(view: View, words: Words) -> list[str]:
    """The legal moves that push, then all, ball by ball."""
    pushes, ways = [], dict[str, list[str]]()
    for move in movegen.legal(movegen.read(view.cells), view.turn):
        ways.setdefault(NAMES[move.cell], []).append(move.way)
        if move.pushed:
            pushes.append(written(Move(NAMES[move.cell], move.way)))
    args = {"side": words.say(side(view.turn)), "moves": ", ".join(pushes)}
    moves = in_series((f"{cell} {' '.join(found)}" for cell, found in ways.items()), words)
    return [
        words.text(f"offboard-board-{'pushes' if pushes else 'no-pushes'}", **args),
        words.text("offboard-board-moves", moves=moves),
    ]


def alt(view: View, words: Words, moment: Moment | None = None, sketch: Sketch | None = None) -> str:
    """The alt text, most important first: headline, preview or the result of `moment`, the turn that led here, then the balls."""
    lines = [(0, words.say(headline(view)) + ".")]
    lines += [(0, words.say(one.words)) for one in event_sentences(moment.events)] if moment else []
    lines += (
        [(0, words.text("offboard-board-air", side=words.say(side(view.air))) + ".")] if view.air is not None else []
    )
    if sketch is not None:
        lines += [(0, line) for line in preview_lines(sketch, words)]
        lines += [(0, words.say(one)) for one in sketch.words]
    for seat, letter in enumerate(LETTERS):
        balls = ", ".join(NAMES[cell] for cell, held in enumerate(view.cells) if held == letter)
        lines.append(
            (
                1,
                words.text(
                    "offboard-alt-balls", side=words.say(side(seat)), balls=balls or words.text("offboard-alt-none")
                ),
            )
        )
    return fitted(lines)


def account(moment: Moment, words: Words) -> tuple[str, ...]:
    """A turn from beginning to end, a numbered sentence each."""
    return numbered(words.say(one.words) for one in event_sentences(moment.events))


def preview_lines(sketch: Sketch, words: Words) -> tuple[str, ...]:
    """The final cells of the balls in a preview, by side."""
    places: dict[str, list[str]] = {}
    for ghost in sketch.ghosts:
        found = [name for cell, name in enumerate(NAMES) if distance(middle_of(cell), ghost) < 0.1]  # steps
        places.setdefault(ghost.id, []).extend(found)
    balls = [
        words.text("offboard-alt-ghost", side=words.say(side(LETTERS.index(letter))), cells=", ".join(cells))
        for letter, cells in places.items()
        if cells
    ]
    return (words.text("offboard-alt-preview", balls=". ".join(balls)),) if balls else ()


def pieces(view: View, words: Words) -> tuple[tuple[str, str], ...]:
    """The cells with balls, those of the player to act first."""
    held = [(name, LETTERS.index(letter)) for name, letter in zip(NAMES, view.cells, strict=True) if letter != "."]
    held.sort(key=lambda one: one[1] != view.turn)
    return tuple((name, words.say(side(seat))) for name, seat in held)


def detail(view: View, cell: str, words: Words) -> str:
    """A cell's ball, its neighbours, and where the ball can go; "" if there is no such cell."""
    at = CELL.get(fold(cell).upper())
    if at is None:
        return ""
    name = NAMES[at]
    beside = []
    for way in DIRECTIONS:
        there, where = NEXT[way][at], words.say(phrase(f"offboard-way-{way}"))
        if there < 0:
            beside.append(words.text("offboard-detail-rim", way=where))
        else:
            neighbour = {"cell": NAMES[there], "holds": _holds(view.cells[there], words)}
            beside.append(words.text("offboard-detail-beside", way=where, **neighbour))
    lines = [
        words.text("offboard-detail", cell=name, holds=_holds(view.cells[at], words)),
        in_series(beside, words) + ".",
    ]
    if view.cells[at] != ".":
        legal = movegen.legal(movegen.read(view.cells), LETTERS.index(view.cells[at]))
        moves = ", ".join(f"{name} {move.way}" for move in legal if move.cell == at)
        lines.append(words.text("offboard-detail-moves", moves=moves or "–"))
    return "\n".join(lines)


def _holds(letter: str, words: Words) -> str:
    """The owner of the ball on a cell, or that the cell is free."""
    return words.text("offboard-detail-free") if letter == "." else words.say(side(LETTERS.index(letter)))


_Args: TypeAlias = dict[str, str | float | Phrase]

_LATE = 4  # points with which one more target may win


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
