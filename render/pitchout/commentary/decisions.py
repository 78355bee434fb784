"""What is remarkable of what was chosen after a flick, or instead of one."""

from __future__ import annotations

from collections.abc import Iterator

from bot.games.pitchout.board import label, pitcher_words, seat_of, team_words
from bot.games.pitchout.events import (
    Banned,
    Copied,
    Eliminated,
    Event,
    GolemAppeared,
    GolemDeclined,
    GuardDeclined,
    GuardSaved,
    ObstacleLeft,
    ObstacleMoved,
    ObstacleRemoved,
    PassiveTurn,
    Returned,
    Skipped,
    StayedDown,
    Stopped,
)
from bot.games.pitchout.view import View
from bot.games.vocabulary import Phrase, Point
from render.commentary import Fact, fact, millimetres
from render.pitchout.commentary.flick_facts import place_words, to_edge


def facts(view: View, event: Event) -> Iterator[Fact]:
    """What could be said about an event; `view` is that after it."""
    yield from _of_a_puck(view, event)
    yield from _of_a_side(event)


def _of_a_puck(view: View, event: Event) -> Iterator[Fact]:
    """What was done with a puck or a block."""
    sides = view.sides
    match event:
        case GuardSaved(guard, puck):
            yield fact(80.0, "pitchout-comment-rescued", guard=label(guard, sides), puck=label(puck, sides))
        case GolemAppeared(puck):
            team = team_words(seat_of(puck, sides))
            yield fact(58.0, "pitchout-comment-golem", team=team, puck=label(puck, sides))
        case ObstacleMoved(block, puck):
            yield fact(52.0, "pitchout-comment-block-moved", block=block, puck=label(puck, sides))
        case ObstacleLeft(block, puck):
            yield fact(36.0, "pitchout-comment-block-stays", block=block, puck=label(puck, sides))
        case StayedDown(puck):
            yield fact(36.0, "pitchout-comment-stays-down", puck=label(puck, sides))
        case Stopped(puck):
            yield fact(36.0, "pitchout-comment-stopped", puck=label(puck, sides))
        case Returned(puck, x, y):
            spot = Point(x, y)
            words: dict[str, str | Phrase] = {"puck": label(puck, sides), "place": place_words(spot)}
            yield fact(36.0, "pitchout-comment-returned", mm=millimetres(to_edge(spot)), **words)
        case Eliminated(puck, "penalty"):
            team = team_words(seat_of(puck, sides))
            yield fact(60.0, "pitchout-comment-penalty", puck=label(puck, sides), team=team)
        case _:
            return


def _of_a_side(event: Event) -> Iterator[Fact]:
    """What a side did, or left undone."""
    match event:
        case GuardDeclined(seat):
            yield fact(50.0, "pitchout-comment-not-rescued", team=team_words(seat))
        case GolemDeclined(seat):
            yield fact(45.0, "pitchout-comment-no-golem", team=team_words(seat))
        case ObstacleRemoved(block, weak):
            yield fact(47.0, "pitchout-comment-block-taken", block=block, team=team_words(weak))
        case Copied(seat, pitcher):
            worth = 40.0 if pitcher == "guard" else 46.0  # a copied Guard saves nobody (PO-62)
            yield fact(worth, "pitchout-comment-copied", team=team_words(seat), pitcher=pitcher_words(pitcher))
        case Banned(seat, pitcher) if pitcher is not None:
            yield fact(50.0, "pitchout-comment-banned", team=team_words(seat), pitcher=pitcher_words(pitcher))
        case Skipped(seat, why):
            yield fact(55.0, f"pitchout-comment-skipped-{why}", team=team_words(seat))
        case PassiveTurn(seat, count):
            yield fact(41.0, "pitchout-comment-passive", team=team_words(seat), count=count)
        case _:
            return
