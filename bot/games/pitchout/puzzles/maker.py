"""Puzzles of Pitch Out: pucks to knock off with one flick without losing one's own."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache

import msgspec

from bot.games.contract.base import Ask
from bot.games.contract.luck import Rng
from bot.games.contract.puzzle import FULL, HUMAN, REACHED, Idea, Puzzle, PuzzleMaker, PuzzleVerdict
from bot.games.contract.shot_noise import Hand
from bot.games.contract.vocabulary import Phrase, phrase
from bot.games.pitchout.puzzles.rescue import SPAN, best_rescue, in_danger, outcomes, rescues, threats
from bot.games.pitchout.puzzles.shots import FlickResult, FreeShot, allowed, result_of, shots, value_of
from bot.games.pitchout.rules.board import label, pitcher_of
from bot.games.pitchout.rules.step_builder import captain_of, sides_of
from bot.games.pitchout.rules.values import Action, Flick, PuckId, State

GENTLEST = 20.0  # strength of a random flick, at least
CLOSE, LOST = 50, 15  # points of an answer that does all but the last of what is wanted; what an own puck lost costs
RESCUE = "puzzle-pitchout-rescue"


class PitchOutMaker(PuzzleMaker[State, Action]):
    """Makes them of six themes.

    One foe or two, the Captain, a foe that no straight shot knocks off (`cut`) or no shot hits (`behind`), the own Captain in danger (`rescue`).
    """

    game = "pitchout"
    themes = ("one", "two", "captain", "cut", "behind", "rescue")
    opening = (10, 26)
    patience = 24
    indifferent = frozenset({"edition", "format", "mirror", "starter"})

    def fits(self, state: State, ask: Ask[Action]) -> bool:
        """Whether the ask is a plain flick and a puck is off already."""
        return ask.kind == "flick" and not all(one.in_play for one in state.pucks)

    def cleared(self, state: State) -> State:
        """Without the latest flick."""
        return msgspec.structs.replace(state, last=None)

    def idea(self, state: State, ask: Ask[Action], theme: str, rng: Rng) -> Idea | None:  # noqa: ARG002
        """The best of the free shots that have something to do with the theme; in danger the best way out."""
        if theme == "rescue":
            return _rescue(state, ask)
        tried = _tried(state, ask)
        hit = {shot.target for shot, _ in tried}
        straight = {shot.target for shot, result in tried if shot.straight and shot.target in result.foes}
        found: Idea | None = None
        for shot, result in tried:
            goal = None if result.own else _goal(state, theme, result.foes, hit, straight)
            if goal is not None:
                value = value_of(state, ask.seat, shot.flick)
                if found is None or value > found.value:
                    found = Idea(goal, (shot.flick,), value)
        return found

    def verdict(self, puzzle: Puzzle, state: State, actions: Sequence[Action]) -> PuzzleVerdict:
        """The verdict by the enemies knocked off, the own pucks lost, and the resting places of the others."""
        flick = actions[0]
        if not isinstance(flick, Flick):
            return PuzzleVerdict(0)
        if puzzle.goal.key == RESCUE:
            return _rescued(puzzle, state, flick)
        result = result_of(state, flick)
        done, wanted = _done(puzzle.goal, result.foes)
        if done < wanted or result.own:
            return PuzzleVerdict(max(0, CLOSE * min(done, wanted) // wanted - LOST * len(result.own)))
        share = value_of(state, puzzle.seat, flick) / puzzle.value if puzzle.value > 0.0 else 1.0
        return PuzzleVerdict(REACHED + round((FULL - REACHED) * min(1.0, max(0.0, share))))

    def guesses(self, state: State, ask: Ask[Action], rng: Rng) -> Iterator[tuple[Action, ...]]:
        """Any puck, any way, any strength."""
        choices = [choice for choice in ask.choices if isinstance(choice.action, Flick)]
        while True:
            yield from allowed(state, rng.pick(choices), rng.uniform(0.0, 360.0), rng.uniform(GENTLEST, 100.0))

    def sensible(self, state: State, ask: Ask[Action], theme: str, rng: Rng) -> Iterator[tuple[Action, ...]]:  # noqa: ARG002
        """Every free shot; in danger, what may save the Captain as well."""
        flicks = rescues(state, ask) if theme == "rescue" else (shot.flick for shot in shots(state, ask))
        return ((flick,) for flick in flicks)

    def slips(self, actions: tuple[Action, ...], rng: Rng, hand: Hand = HUMAN) -> tuple[Action, ...]:
        """The flick a little off its aim."""
        flick = actions[0]
        if not isinstance(flick, Flick):
            return actions
        angle, strength = hand.slip(flick.angle, flick.strength, rng)
        return (msgspec.structs.replace(flick, angle=angle, strength=strength),)


@lru_cache(maxsize=1)  # a position is looked at for one theme after another
def _tried(state: State, ask: Ask[Action]) -> tuple[tuple[FreeShot, FlickResult], ...]:
    """The free shots and what they eliminate."""
    return tuple((shot, result_of(state, shot.flick)) for shot in shots(state, ask))


def _rescue(state: State, ask: Ask[Action]) -> Idea | None:
    """The best way to save the Captain if it is in danger and can be saved."""
    best = best_rescue(state, ask) if in_danger(state, ask.seat) else None
    if best is None:
        return None
    captain = captain_of(state, ask.seat)
    return Idea(phrase(RESCUE, puck=captain, name=label(captain, sides_of(state))), (best[0],), best[1])


def _rescued(puzzle: Puzzle, state: State, flick: Flick) -> PuzzleVerdict:
    """The verdict by the shots that the opponent has left at the Captain; if none, by the flick's gain."""
    after = outcomes(state, puzzle.seat, flick)
    if not after:
        return PuzzleVerdict(0)
    before = in_danger(state, puzzle.seat)
    left = max((threats(one, puzzle.seat, enough=before) for one in after), key=len)
    if left:
        note = phrase(f"{RESCUE}-left", name=label(left[0].flick.puck, sides_of(state)))
        return PuzzleVerdict(CLOSE * (before - len(left)) // before, note)
    behind = (puzzle.value - value_of(state, puzzle.seat, flick)) / SPAN
    return PuzzleVerdict(REACHED + round((FULL - REACHED) * min(1.0, max(0.0, 1.0 - behind))))


def _goal(state: State, theme: str, foes: tuple[PuckId, ...], hit: set[PuckId], straight: set[PuckId]) -> Phrase | None:
    """The goal of a theme reached by knocking off these enemies.

    `hit` are those that a free shot meets, `straight` those that one at their centre knocks off.
    """
    match theme:
        case "one" if foes:
            return phrase("puzzle-pitchout-foes", count=1)
        case "two" if len(foes) > 1:
            return phrase("puzzle-pitchout-foes", count=2)
        case "captain":
            wanted = [one for one in foes if pitcher_of(one) == "captain"]
        case "cut":
            wanted = [one for one in foes if one in hit and one not in straight]
        case "behind":
            wanted = [one for one in foes if one not in hit]
        case _:
            wanted = []
    key = "puzzle-pitchout-captain" if theme == "captain" else "puzzle-pitchout-puck"
    return phrase(key, puck=wanted[0], name=label(wanted[0], sides_of(state))) if wanted else None


def _done(goal: Phrase, foes: tuple[PuckId, ...]) -> tuple[int, int]:
    """The progress towards a goal by knocking off these enemies: the number done and the number wanted."""
    wanted = dict(goal.args)
    if "puck" in wanted:
        return int(wanted["puck"] in foes), 1
    return len(foes), int(str(wanted["count"]))
