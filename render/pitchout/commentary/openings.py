"""What is remarkable before the first flick: the shoot-out, who plays, how a side has put itself down."""

from __future__ import annotations

from collections.abc import Iterator

from bot.games.pitchout.board import ELITE, is_block, pitcher_words, roster, team_words
from bot.games.pitchout.events import Deployed, ShotOut
from bot.games.pitchout.placement import FORMATIONS, formation
from bot.games.pitchout.seating import ARENA, Sides, facing, to_far_edge, zones
from bot.games.pitchout.view import BlockSeen, PuckSeen, View
from bot.games.vocabulary import Seat
from render.commentary import Fact, fact, millimetres
from render.painter import Moment
from render.pitchout.commentary.flick_facts import to_edge

_EDGE = 35.0  # mm; a Captain nearer to the edge lives dangerously
_COVER = 50.0  # mm; a block no further aside covers whom it stands before
_TIGHT, _WIDE = 0.45, 0.8  # of a zone's width
_GREAT = 40.0  # mm from the far edge; a shot that good is seldom
_TIE = 15.0  # mm; shots that differ by less were as good as equal


def facts(moment: Moment) -> Iterator[Fact]:
    """Everything that could be said about what came before play."""
    for event in moment.events:
        if isinstance(event, Deployed):
            yield from _deployed(moment.after, event.seat)
            yield from _lineup(moment.after, event.seat)
        elif isinstance(event, ShotOut):
            yield from _shot(event)


def _deployed(view: View, seat: Seat) -> Iterator[Fact]:
    """How a side stands."""
    team, sides = team_words(seat), view.sides
    pucks = [puck for puck in view.pucks if puck.seat == seat and puck.status == "play"]
    blocks = [block for block in view.blocks if block.owner == seat and block.status == "play"]
    captain = next((puck for puck in pucks if puck.pitcher == "captain"), None)
    if captain is None:
        return
    for name in FORMATIONS:
        if _is_ready(sides, seat, pucks, blocks, name):
            yield fact(46.0, f"pitchout-comment-deployed-{name}", team=team)
            return
    edge = to_edge(captain)
    if edge < _EDGE:
        yield fact(46.0, "pitchout-comment-deployed-edge", team=team, mm=millimetres(edge))
    front = max(pucks, key=lambda puck: _depth(sides, seat, puck))
    if front is captain:
        yield fact(48.0, "pitchout-comment-deployed-bold", team=team)
    else:
        yield fact(38.0, "pitchout-comment-deployed-front", team=team, puck=front.label)
    for block in blocks:
        ahead = _depth(sides, seat, block) > _depth(sides, seat, captain)
        if ahead and abs(_across(sides, seat, block) - _across(sides, seat, captain)) < _COVER:
            yield fact(45.0, "pitchout-comment-deployed-hidden", team=team, block=block.id)
            break
    across = [_across(sides, seat, puck) for puck in pucks]
    span, zone = max(across) - min(across), zones(sides)[seat]
    width = max(zone.x1 - zone.x0, zone.y1 - zone.y0)
    if span < _TIGHT * width:
        yield fact(43.0, "pitchout-comment-deployed-tight", team=team, cm=round(span / 10))
    elif span > _WIDE * width:
        yield fact(41.0, "pitchout-comment-deployed-wide", team=team, cm=round(span / 10))


def _is_ready(sides: Sides, seat: Seat, pucks: list[PuckSeen], blocks: list[BlockSeen], name: str) -> bool:
    """Whether a side stands in a ready-made formation."""
    lies = {puck.id: (puck.x, puck.y) for puck in pucks} | {block.id: (block.x, block.y) for block in blocks}
    ready = formation(sides, seat, [puck.id for puck in pucks], name)
    return all(lies.get(place.id) == (place.x, place.y) for place in ready if not is_block(place.id) or blocks)


def _depth(sides: Sides, seat: Seat, piece: PuckSeen | BlockSeen) -> float:
    """How far a piece stands from its side's edge, mm."""
    return ARENA - to_far_edge(sides, seat, piece.x, piece.y)


def _across(sides: Sides, seat: Seat, piece: PuckSeen | BlockSeen) -> float:
    """Where a piece stands along its side's edge, mm."""
    return piece.x if facing(sides, seat) % 180.0 == 0.0 else piece.y


def _lineup(view: View, seat: Seat) -> Iterator[Fact]:
    """Who plays and who does not, where that was chosen and now is known (PO-6)."""
    team, lineup = view.teams[seat], view.lineups[seat]
    if team is None or not lineup:
        return
    absent = [pitcher for pitcher in roster(team) if pitcher not in lineup]
    if "guard" in absent:
        yield fact(52.0, "pitchout-comment-no-guard", team=team_words(seat))
    if len(absent) == 1:
        yield fact(50.0, "pitchout-comment-benched", team=team_words(seat), pitcher=pitcher_words(absent[0]))
    elites = sum(pitcher in ELITE[team] for pitcher in lineup)
    if len(absent) > 1:
        yield fact(47.0, "pitchout-comment-elites", team=team_words(seat), count=elites, all=len(lineup))


def _shot(event: ShotOut) -> Iterator[Fact]:
    """A try of the shoot-out."""
    scored = sorted((score, seat) for seat, score in enumerate(event.scores) if score is not None)
    if not scored:
        yield fact(70.0, "pitchout-comment-shot-none")
        return
    best, winner = scored[0]
    if event.winner is None:
        yield fact(80.0, "pitchout-comment-shot-tie", mm=millimetres(best))
        return
    team = team_words(winner)
    yield fact(45.0, "pitchout-comment-shot", team=team, mm=millimetres(best))
    if best < _GREAT:
        yield fact(65.0, "pitchout-comment-shot-great", team=team, mm=millimetres(best))
    if len(scored) == 1:
        yield fact(62.0, "pitchout-comment-shot-alone", team=team)
        return
    second, loser = scored[1]
    if second - best < _TIE:
        args = {"team": team, "loser": team_words(loser)}
        yield fact(75.0, "pitchout-comment-shot-close", mm=millimetres(second - best), **args)
