"""What a flick that cost somebody a puck, or nearly did, is remarkable for."""

from __future__ import annotations

from collections.abc import Iterator

from bot.games.pitchout.board import is_block, seat_of
from bot.games.pitchout.events import Eliminated, Fell, Spared
from bot.games.vocabulary import Phrase, phrase
from render.commentary import Fact, fact, millimetres
from render.pitchout.commentary.flick_facts import Watched, hour, to_edge

_WHISKER = 5.0  # mm beyond the edge; less is a matter of luck
_ROCKET = 350.0  # mm beyond the edge; more is brute force
_SHOVED = 250.0  # mm; a puck driven further had a long way to the edge
_FAR = 350.0  # mm; from further away a hit is a feat
_RIM = 50.0  # mm; who lies nearer to the edge asks for it
_SOFT = 60.0  # mm/s; a touch hardly to be seen
_CHAIN = 3  # pucks, the flicked one included


def facts(seen: Watched) -> Iterator[Fact]:
    """Everything that could be said about who fell, or fell and came back."""
    out = seen.out
    foes = tuple(one for one in out if seen.is_foe(one.puck))
    own = tuple(one for one in out if not seen.is_foe(one.puck) and one.by != one.puck)
    yield from _many(seen, foes, own)
    for one in foes:
        yield from _lost(seen, one)
    for one in own:
        yield from _given_away(seen, one, foes)
    for event in seen.events:
        if isinstance(event, Spared):
            yield from _spared(seen, event)
        elif isinstance(event, Fell) and is_block(event.piece):
            yield fact(56.0, "pitchout-comment-block-out", block=event.piece, clock=clock(seen, event.piece))


def clock(seen: Watched, piece: str) -> Phrase:
    """Where a piece left the arena, on the face of a clock."""
    return phrase("pitchout-comment-clock", hour=hour(seen.end(piece)))


def _many(seen: Watched, foes: tuple[Eliminated, ...], own: tuple[Eliminated, ...]) -> Iterator[Fact]:
    """Several at once, or one for one."""
    puck = seen.name(seen.flicked.puck)
    names = [seen.name(one.puck) for one in foes]
    if len(foes) > 2:
        yield fact(92.0, "pitchout-comment-many-out", puck=puck, count=len(foes))
    elif len(foes) == 2:
        yield fact(84.0, "pitchout-comment-two-out", puck=puck, one=names[0], two=names[1])
    if len(own) > 1 and not foes:
        yield fact(82.0, "pitchout-comment-own-out", puck=puck, count=len(own))
    if len(foes) == 1 and len(own) == 1:
        yield fact(70.0, "pitchout-comment-trade", own=seen.name(own[0].puck), foe=names[0])
    if foes and seen.flicked.second:
        yield fact(69.0, "pitchout-comment-again-out", puck=puck, foe=names[0])


def _lost(seen: Watched, one: Eliminated) -> Iterator[Fact]:
    """An enemy's puck that is out."""
    puck, by = seen.name(one.puck), seen.name(one.by or seen.flicked.puck)
    match one.cause:
        case "assassin":
            touch = next((c for c in seen.contacts if {c.a, c.b} == {one.puck, one.by}), None)
            if touch is not None and touch.dv < _SOFT:
                yield fact(71.0, "pitchout-comment-struck-softly", puck=puck, by=by)
            yield fact(66.0, "pitchout-comment-struck", puck=puck, by=by)
        case "infested":
            if one.by == one.puck:
                yield fact(64.0, "pitchout-comment-paid", puck=puck)
            else:
                yield fact(66.0, "pitchout-comment-infected", puck=puck, by=by)
        case "exit" if one.by is not None and seen.is_foe(one.by):
            yield fact(68.0, "pitchout-comment-betrayed", puck=puck, by=by)
            yield from _knocked(seen, one.puck)
        case _:
            yield from _knocked(seen, one.puck)


def _knocked(seen: Watched, piece: str) -> Iterator[Fact]:
    """A puck that was pushed over the edge: how narrowly, how hard, by whom."""
    chain = seen.chain(piece)
    by = chain[-2] if len(chain) > 1 else seen.flicked.puck
    args: dict[str, str | Phrase] = {"puck": seen.name(piece), "by": seen.name(by), "clock": clock(seen, piece)}
    over, before = seen.overshoot(piece), to_edge(seen.start(piece))
    if over is not None and over < _WHISKER:
        yield fact(80.0 - over, "pitchout-comment-whisker", mm=millimetres(over), **args)
    if over is not None and over > _ROCKET:
        yield fact(58.0, "pitchout-comment-rocket", cm=round(over / 10), **args)
    if len(chain) >= _CHAIN:
        way = " → ".join(seen.name(link) for link in chain)
        yield fact(70.0 + 2 * len(chain), "pitchout-comment-chain", way=way, count=len(chain), puck=args["puck"])
    elif len(chain) > 1 and (block := seen.off_block(piece)) is not None:
        yield fact(78.0, "pitchout-comment-bank-out", block=block, **args)
    if before < _RIM:
        yield fact(54.0, "pitchout-comment-nudged", mm=millimetres(before), **args)
    if seen.slid(piece) > _SHOVED:
        yield fact(56.0, "pitchout-comment-driven", cm=round(seen.slid(piece) / 10), **args)
    if by == seen.flicked.puck and seen.run_up(piece) > _FAR:
        yield fact(57.0, "pitchout-comment-sniped", cm=round(seen.run_up(piece) / 10), **args)
    yield fact(50.0, "pitchout-comment-knocked", **args)


def _given_away(seen: Watched, one: Eliminated, foes: tuple[Eliminated, ...]) -> Iterator[Fact]:
    """A puck that the side which flicked lost by its own flick."""
    if one.cause != "exit":
        yield fact(65.0, "pitchout-comment-walked-into", puck=seen.name(one.puck), by=seen.name(one.by or one.puck))
        return
    args: dict[str, str | Phrase] = {"puck": seen.name(one.puck), "clock": clock(seen, one.puck)}
    over = seen.overshoot(one.puck)
    if one.puck != seen.flicked.puck:
        recoil = one.by is not None and seen.is_foe(one.by)
        key = "pitchout-comment-recoil" if recoil else "pitchout-comment-friendly"
        yield fact(68.0, key, by=seen.name(one.by or seen.flicked.puck), **args)
    elif not foes:
        if over is not None and over < 10 * _WHISKER:
            yield fact(67.0, "pitchout-comment-overrun", mm=millimetres(over), **args)
        hit = [piece for piece in seen.touched if seen.is_foe(piece)]
        if hit:
            yield fact(65.0, "pitchout-comment-overbalanced", foe=seen.name(hit[0]), **args)
        elif not seen.touched:
            yield fact(62.0, "pitchout-comment-dive", strength=round(seen.flicked.strength), **args)
        yield fact(61.0, "pitchout-comment-left", **args)


def _spared(seen: Watched, event: Spared) -> Iterator[Fact]:
    """A puck that fell and comes back."""
    args: dict[str, str | Phrase] = {"puck": seen.name(event.puck), "clock": clock(seen, event.puck)}
    if event.cause == "immortal":
        yield fact(62.0, "pitchout-comment-immortal", **args)
    elif seat_of(event.puck, seen.sides) == seen.seat:
        yield fact(63.0, "pitchout-comment-spared-own", block=event.obstacle or "", **args)
    else:
        yield fact(64.0, "pitchout-comment-spared", block=event.obstacle or "", **args)
