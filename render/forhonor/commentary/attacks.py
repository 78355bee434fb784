"""What is remarkable about soldiers removed, shots, banners and shoves."""

from __future__ import annotations

from collections.abc import Iterator

from bot.games.forhonor.board import NEIGHBOURS, Square, distance
from bot.games.forhonor.events import Event, Fell, Healed, Shot, Shoved, SoldiersKilled
from bot.games.forhonor.heroes import HeroId
from render.commentary import Fact, fact
from render.forhonor.commentary.turn_facts import Args, Watched, beside, hero, side, zone, zone_of

_MANY = 4  # soldiers
_LONG = 4  # squares that a shot goes at most


def facts(seen: Watched, event: Event) -> Iterator[Fact]:
    """Everything that could be said of blows that nobody could parry."""
    match event:
        case SoldiersKilled(one, squares):
            yield from _killed(seen, one, squares)
        case Shot():
            yield from _shot(seen, event)
        case Shoved():
            yield from _shoved(seen, event)
        case Healed(one, life, by):
            yield from _healed(seen, one, life, by)
        case _:
            return


def _killed(seen: Watched, one: HeroId, squares: tuple[Square, ...]) -> Iterator[Fact]:
    enemy, count = 1 - seen.camp(one), len(squares)
    args: Args = {**hero(one), "count": count}
    left = [square for square in seen.before.soldiers[enemy] if square not in squares]
    if not left:
        yield fact(86.0, "forhonor-comment-kill-all", **args, **side(enemy))
    lanes = sorted({square[0] for square in squares} - {square[0] for square in left})
    if lanes and left:
        yield fact(70.0, "forhonor-comment-kill-lane", **args, lane=lanes[0], **side(enemy))
    if seen.before.would_hold[2] != seen.after.would_hold[2] and seen.before.turn == seen.after.turn:
        first, second = seen.after.ranks
        yield fact(72.0, "forhonor-comment-kill-centre", **args, first=first, second=second)
    cut = seen.before.ranks[enemy] - seen.after.ranks[enemy] - count
    if cut > 0 and seen.before.turn == seen.after.turn:
        yield fact(71.0, "forhonor-comment-kill-cut", **args, cut=cut)
    if count >= _MANY:
        yield fact(67.0, "forhonor-comment-kill-many", **args, **side(enemy))
    elif count == 1:
        yield fact(45.0, "forhonor-comment-kill-one", **args, square=squares[0])
    else:
        yield fact(54.0, "forhonor-comment-kill", **args)


def _shot(seen: Watched, event: Shot) -> Iterator[Fact]:
    one, at, target = event.hero, event.at, event.target
    if target is None:
        yield fact(48.0, "forhonor-comment-shot-soldier", **hero(one), square=at)
        return
    stood = seen.where(one, event)
    args = {**hero(one), **hero(target, "foe")}
    if any(isinstance(other, Fell) and other.hero == target for other in seen.events):
        yield fact(84.0, "forhonor-comment-shot-fell", **args)
    elif stood is not None and distance(stood, at) == _LONG:
        yield fact(62.0, "forhonor-comment-shot-long", **args)
    yield fact(58.0, "forhonor-comment-shot", **args, left=max(0, seen.life(target) - 1))


def _shoved(seen: Watched, event: Shoved) -> Iterator[Fact]:
    args = {**hero(event.by), **hero(event.hero, "foe")}
    out = zone_of(event.start)
    if out is not None and zone_of(event.to) != out:
        yield fact(76.0, "forhonor-comment-shove-out", **args, **zone(out))
    trap = [one for one in beside(seen.after, event.to, seen.camp(event.by)) if one.id != event.by]
    if trap:
        yield fact(72.0, "forhonor-comment-shove-trap", **args, **hero(trap[0].id, "mate"))
    stood = seen.where(event.by, event)
    if stood is not None and event.to not in NEIGHBOURS[stood]:
        yield fact(61.0, "forhonor-comment-shove-off", **args)
    yield fact(58.0, "forhonor-comment-shove", **args, square=event.to)


def _healed(seen: Watched, one: HeroId, life: int, by: HeroId) -> Iterator[Fact]:
    healed = [event for event in seen.events if isinstance(event, Healed)]
    if len(healed) > 1:
        yield fact(66.0, "forhonor-comment-banner-many", **hero(by), count=len(healed))
    elif life == 2:
        yield fact(64.0, "forhonor-comment-banner-saved", **hero(by), **hero(one, "mate"))
    else:
        yield fact(
            60.0,
            "forhonor-comment-banner",
            **hero(by),
            **hero(one, "mate"),
            life=life,
        )
