"""What faults are remarkable for: what failed, falls, clearances, who and what went out."""

from __future__ import annotations

from collections.abc import Iterator

from bot.games.pitchbowl.board import BALL, is_runner, label, rival, seat_of
from bot.games.pitchbowl.event_text import team_words
from bot.games.pitchbowl.events import BallOut, Cleared, Event, Failed, Flicked, Given, Overshot, WentOut
from bot.games.vocabulary import Phrase, phrase
from render.commentary import Fact, fact, millimetres
from render.pitchbowl.commentary.flick_facts import Watched, nearest, place_words, to_goal

_HAIR = 10.0  # mm; a fall, or a miss, by less is a matter of luck
_FAR = 100.0  # mm; who would have slid further did not hold back
_CLOSE = 60.0  # mm from the goal line, where a fall hurts
_WIDE = 60.0  # mm beside what was aimed at
_ROLLED = 100.0  # mm; a ball that rolls further is cleared in earnest
_FEW = 4  # players left of a side


def facts(seen: Watched, event: Event) -> Iterator[Fact]:
    """Everything that could be said of what went wrong."""
    match event:
        case Failed(player, deed):
            yield from _failed(seen, player, deed)
        case Cleared():
            yield from _cleared(seen)
        case Overshot(player):
            yield from _fell(seen, player)
        case WentOut(player):
            yield from _out(seen, player)
        case BallOut():
            holder = seen.before.holder
            if holder is None or seen.trace.fall(holder) is None:
                yield fact(64.0, "pitchbowl-comment-ball-out", team=team_words(rival(seen.seat)), by=seen.name)
        case Given(player, "ball_out"):
            left = to_goal(seen.start(player), seat_of(player))
            yield fact(65.0, "pitchbowl-comment-gift", player=label(player), cm=max(1, round(left / 10)))
        case _:
            return


def _failed(seen: Watched, player: str, deed: str) -> Iterator[Fact]:
    name = label(player)
    if deed == "pass":
        yield from _missed_pass(seen, name)
        return
    target = {"steal": seen.before.holder, "pickup": BALL}.get(deed)
    if isinstance(seen.sent, Flicked) and deed == "handoff":
        target = seen.sent.target
    if target is None:
        return
    wrong = next((one for one in seen.touched if one != target), None)
    if wrong is not None and seen.touched[0] == wrong and wrong != BALL:
        mate = seat_of(wrong) == seen.seat
        key = f"pitchbowl-comment-{deed}-mate" if mate else f"pitchbowl-comment-{deed}-barred"
        yield fact(56.0, key, player=name, other=label(wrong))
    if target in seen.touched:
        return
    missed = seen.missed(target)
    if missed < _HAIR:
        yield fact(71.0, f"pitchbowl-comment-{deed}-hair", player=name, mm=millimetres(missed))
    elif seen.stop is not None:
        yield fact(52.0, f"pitchbowl-comment-{deed}-fell", player=name, cm=round(seen.short_of(target) / 10))
    elif abs(seen.aside(target)) > _WIDE:
        yield fact(50.0, f"pitchbowl-comment-{deed}-wide", player=name, cm=round(missed / 10))
    else:
        yield fact(51.0, f"pitchbowl-comment-{deed}-short", player=name, cm=max(1, round(seen.short_of(target) / 10)))


def _missed_pass(seen: Watched, name: str) -> Iterator[Fact]:
    end = seen.end(BALL)
    if seen.trace.fall(BALL) is not None:
        yield fact(66.0, "pitchbowl-comment-pass-out", player=name)
        return
    mate, foe = (nearest(seen.before, seat, end) for seat in (seen.seat, rival(seen.seat)))
    if mate is not None and mate[1].id != seen.player:
        yield fact(
            67.0, "pitchbowl-comment-pass-missed", player=name, mate=mate[1].label, cm=max(1, round(mate[0] / 10))
        )
    if foe is not None and (mate is None or foe[0] < mate[0]):
        yield fact(69.0, "pitchbowl-comment-pass-present", player=name, foe=foe[1].label)
    yield fact(62.0, "pitchbowl-comment-pass-lost", player=name, place=place_words(end))


def _cleared(seen: Watched) -> Iterator[Fact]:
    way, name = seen.slid(BALL), seen.name
    if way > _ROLLED:
        yield fact(58.0, "pitchbowl-comment-cleared-far", player=name, cm=round(way / 10))
    else:
        yield fact(54.0, "pitchbowl-comment-cleared", player=name)
    foe = nearest(seen.after, rival(seen.seat), seen.end(BALL))
    if foe is not None and foe[0] < _CLOSE and seen.trace.fall(BALL) is None:
        yield fact(
            61.0, "pitchbowl-comment-cleared-present", player=name, foe=foe[1].label, cm=max(1, round(foe[0] / 10))
        )


def _fell(seen: Watched, player: str) -> Iterator[Fact]:
    name, end, over = label(player), seen.end(player), seen.left_over()
    if player in (seen.after.holder, seen.before.holder):
        left = to_goal(end, seen.seat)
        if left < _CLOSE:
            yield fact(86.0, "pitchbowl-comment-fall-line", player=name, mm=millimetres(left))
        yield fact(68.0, "pitchbowl-comment-fall-holder", player=name, cm=max(1, round(left / 10)))
    if 0.0 < over < _HAIR:
        yield fact(70.0, "pitchbowl-comment-fall-hair", player=name, mm=millimetres(over))
    elif over > _FAR:
        yield fact(55.0, "pitchbowl-comment-fall-hard", player=name, cm=round(over / 10))
    if seen.touched:
        yield fact(54.0, "pitchbowl-comment-fall-after", player=name, other=_named(seen.touched[-1]))
    elif is_runner(player):
        yield fact(53.0, "pitchbowl-comment-fall-runner", player=name, place=place_words(end))
    else:
        yield fact(49.0, "pitchbowl-comment-fall", player=name, place=place_words(end))
    if seen.before.spent.effort:
        yield fact(53.0, "pitchbowl-comment-fall-spent", player=name)


def _named(piece: str) -> str | Phrase:
    return phrase("pitchbowl-ball") if piece == BALL else label(piece)


def _out(seen: Watched, player: str) -> Iterator[Fact]:
    name, by = label(player), seen.name
    team = team_words(seat_of(player))
    left = [one for one in seen.after.players if one.seat == seat_of(player) and not one.out]
    if len(left) == 1:
        yield fact(88.0, "pitchbowl-comment-last-left", player=left[0].label, team=team)
    elif 0 < len(left) <= _FEW:
        yield fact(72.0, "pitchbowl-comment-few-left", team=team, count=len(left))
    if len(seen.trace.falls) > 1:
        count = sum(fall.id != BALL for fall in seen.trace.falls)
        if count > 1:
            yield fact(79.0, "pitchbowl-comment-many-out", by=by, count=count)
    if seen.before.holder == player:
        key = "pitchbowl-comment-out-holder" if player == seen.player else "pitchbowl-comment-out-carrier"
        yield fact(83.0, key, player=name, by=by)
    elif player == seen.player:
        rest = seen.touched
        if rest:
            yield fact(60.0, "pitchbowl-comment-out-bounced", player=name, other=_named(rest[-1]))
        else:
            yield fact(57.0, "pitchbowl-comment-out-dive", player=name, place=place_words(seen.start(player)))
            yield fact(56.0, "pitchbowl-comment-out-hard", player=name, strength=round(seen.sent.strength))
    elif seat_of(player) == seen.seat:
        yield fact(69.0, "pitchbowl-comment-out-mate", player=name, by=by)
    else:
        yield fact(73.0, "pitchbowl-comment-out-foe", player=name, by=by)
