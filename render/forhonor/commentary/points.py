"""What is remarkable about zones, points, the lock and the end."""

from __future__ import annotations

from collections.abc import Iterator

from bot.games.forhonor.board import ZONES, Zone
from bot.games.forhonor.event_text import the_team
from bot.games.forhonor.events import Event, LockChanged, MatchOver, TurnEnded, ZoneTaken
from render.commentary import Fact, fact
from render.forhonor.commentary.turn_facts import Args, Watched, hero, side, standing, zone

_GAP = 500  # points; a lead beyond it is large
_CLOSE = 100  # points; a lead up to it is small
_CHASE = 300  # points caught up that make a comeback


def facts(seen: Watched, event: Event) -> Iterator[Fact]:
    """Everything that could be said of what a turn brought."""
    match event:
        case ZoneTaken(zone="centre"):
            yield from _centre(seen, event)
        case ZoneTaken(which, camp):
            yield from _taken(seen, event, which, camp)
        case TurnEnded(turn, score):
            yield from _ended(seen, turn, score)
        case LockChanged(camp, locked):
            key = "forhonor-comment-locked" if locked else "forhonor-comment-unlocked"
            yield fact(91.0 if locked else 84.0, key, **side(camp))
        case MatchOver(winner, score, reason):
            yield from _over(winner, score, reason)
        case _:
            return


def _centre(seen: Watched, event: ZoneTaken) -> Iterator[Fact]:
    first, second = seen.before.ranks
    if event.camp is None:
        yield fact(61.0, "forhonor-comment-centre-lost", **side(event.loser or 0), count=first)
        return
    most, least = max(first, second), min(first, second)
    args: Args = {**side(event.camp), "most": most, "least": least}
    if seen.before.turn == seen.after.turn or most <= least:
        yield fact(67.0, "forhonor-comment-centre-taken", **side(event.camp))
    elif most - least == 1:
        yield fact(78.0, "forhonor-comment-centre-hair", **args)
    else:
        yield fact(67.0, "forhonor-comment-centre", **args)


def _taken(seen: Watched, event: ZoneTaken, which: Zone, camp: int | None) -> Iterator[Fact]:
    if camp is None:
        return
    holding = [one for one in standing(seen.before, camp) if one.square in ZONES[which]]
    args = {**side(camp), **zone(which)}
    own = ("attack", "defence")[camp] == which
    if len(holding) == 1:
        names = {**hero(holding[0].id), **zone(which)}
        foes = standing(seen.before, 1 - camp)
        if holding[0].life == 1:
            yield fact(81.0, "forhonor-comment-zone-thread", **names)
        if len(foes) > len(standing(seen.before, camp)) + 1:
            yield fact(82.0, "forhonor-comment-zone-odds", **names, count=len(foes))
        if event.loser is None and not own:
            yield fact(71.0, "forhonor-comment-zone-alone", **names)
    if event.loser is not None:
        yield fact(75.0, "forhonor-comment-zone-stolen", **args, loser=the_team(event.loser))
    yield fact(64.0 if own else 69.0, f"forhonor-comment-zone-{'own' if own else 'far'}", **args)


def _ended(seen: Watched, turn: int, score: tuple[int, int]) -> Iterator[Fact]:
    before = seen.before.score
    target = int(dict(seen.after.options)["target"])
    for camp in (0, 1):
        gained = score[camp] - before[camp]
        if before[camp] < target <= score[camp]:
            yield fact(83.0, "forhonor-comment-target", **side(camp), points=score[camp])
        if gained >= _CHASE:
            yield fact(70.0, "forhonor-comment-harvest", **side(camp), points=gained)
        if seen.after.zones.count(camp) == len(ZONES):
            yield fact(79.0, "forhonor-comment-all-zones", **side(camp))
    yield from _lead(before[0] - before[1], score, turn)
    if score == before:
        yield fact(60.0, "forhonor-comment-nothing", turn=turn)


def _lead(was: int, score: tuple[int, int], turn: int) -> Iterator[Fact]:
    """Who is ahead now; `was` is by how much Attack was before."""
    first, second = score
    lead = first - second
    ahead = int(lead < 0)
    args: Args = {"first": first, "second": second, "turn": turn}
    if lead and was and (lead > 0) != (was > 0):
        yield fact(77.0, "forhonor-comment-overtaken", **side(ahead), **args)
    elif lead == 0 and was:
        yield fact(72.0, "forhonor-comment-level", points=first)
    elif abs(was) - abs(lead) >= _CHASE >= abs(lead):
        yield fact(76.0, "forhonor-comment-comeback", **side(1 - ahead), gap=abs(lead))
    if abs(lead) >= _GAP:
        yield fact(60.0, "forhonor-comment-far-ahead", **side(ahead), gap=abs(lead))
    elif 0 < abs(lead) <= _CLOSE:
        yield fact(60.0, "forhonor-comment-close", **side(ahead), gap=abs(lead))
    yield fact(55.0, "forhonor-comment-turn", **args)


def _over(winner: int | None, score: tuple[int, int], reason: str) -> Iterator[Fact]:
    first, second = max(score), min(score)
    args = {"first": first, "second": second}
    if winner is None:
        yield fact(96.0, "forhonor-comment-over-draw", **args)
    elif reason == "left":
        yield fact(93.0, "forhonor-comment-over-left", **side(winner))
    elif reason == "wiped_out":
        yield fact(98.0, "forhonor-comment-over-wiped", **side(winner))
    elif first - second <= _CLOSE:
        yield fact(97.0, "forhonor-comment-over-hair", **side(winner), **args)
    else:
        yield fact(95.0, "forhonor-comment-over-turns", **side(winner), **args)
