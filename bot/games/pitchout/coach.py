"""Judges the flicks of Pitch Out."""

from __future__ import annotations

from functools import partial

import msgspec

from bot.games.contract.base import Ask
from bot.games.contract.dials import Bearing
from bot.games.contract.judge import Judge, Judgement, Slip
from bot.games.contract.luck import Rng
from bot.games.contract.replays import CANDIDATES, Parts, Replays, shares, together
from bot.games.contract.shot_noise import Hand, hand_of
from bot.games.contract.vocabulary import Phrase, Seat, phrase
from bot.games.pitchout.player.house_player import HARD, SCALE, LevelSkill, PitchOutPlayer
from bot.games.pitchout.player.judgement import OWN, PASSIVE, PENALTY, exposure_of, weight
from bot.games.pitchout.rules.advice import FIRM, free_shots, strength_of
from bot.games.pitchout.rules.board import pitcher_of
from bot.games.pitchout.rules.judgement import judged, losses, table_of
from bot.games.pitchout.rules.launches import banned_by
from bot.games.pitchout.rules.seating import partners
from bot.games.pitchout.rules.step_builder import foes_of, option, owner, sides_of, team_of
from bot.games.pitchout.rules.values import Action, Flick, FlickAgain, PuckId, State
from bot.games.pitchout.rules.view_builder import show
from bot.physics.flick import flick

ROUND = 2.0  # pucks; a round won
NEAR = 6.0  # degrees; a flick farther from every good aim was aimed at something else
ROUGH = 30.0  # percent; a strength farther from every good one was chosen for another reason
UNJUDGED = {"team", "lineup", "shootout", "first_player", "deploy", "ban", "change", "next_starter", "replace_banned"}


class PitchOutJudge(Judge[State, Action]):
    """Judges who is ahead by the pucks, how exposed they are, and the rounds won."""

    game = "pitchout"
    before_play = frozenset(UNJUDGED)

    def sides(self, state: State) -> tuple[tuple[Seat, ...], ...]:
        """The seats that win together."""
        return partners(sides_of(state))

    def standing(self, state: State) -> tuple[float, ...]:
        """The result that each side may expect."""
        return shares(_strengths(state), SCALE)

    def judges(self, ask: Ask[Action]) -> bool:
        """Whether the ask is a flick."""
        return ask.kind in {"flick", "flick_again"}

    def judgement(self, state: State, ask: Ask[Action], played: Action, hand: Hand, rng: Rng) -> Judgement | None:
        """The cost of a flick against the shots that the house finds for this hand."""
        if not isinstance(played, Flick | FlickAgain):
            return None
        finder = PitchOutPlayer({4: LevelSkill(hand, 80, 12, 5, every=True, rounds=2)})
        ranked = finder.rank(show(state, ask.seat), ask, 4, rng)
        flicks = [one.action for one in ranked if isinstance(one.action, Flick | FlickAgain)]
        strengths, mine = _strengths(state), _side(state, ask.seat)

        def expected(gain: float) -> float:
            after = [one + gain * (nth == mine) for nth, one in enumerate(strengths)]
            return shares(after, SCALE)[mine]

        replay = partial(performed, state, ask.seat, together(hand, hand_of(state.options)))
        luck = b"replay %d" % rng.below(1 << 30)
        return Replays(replay, luck, expected).judgement(played, flicks[:CANDIDATES], _why)

    def slip(self, state: State, ask: Ask[Action], played: Action) -> Slip | None:
        """The error of a flick against the nearest free shot of its puck."""
        if not isinstance(played, Flick | FlickAgain):
            return None
        puck = _puck(state, played)
        table = table_of(state, puck)
        dials = (
            dial
            for choice in ask.choices
            if isinstance(choice.action, Flick | FlickAgain) and _puck(state, choice.action) == puck
            for dial in choice.dials
            if isinstance(dial, Bearing)
        )
        slips = [
            (_apart(played.angle, shot.angle), shot)
            for shot in (shot for dial in dials for shot in free_shots(state, table, puck, dial))
        ]
        if not slips:
            return None
        off, shot = min(slips, key=lambda one: one[0])
        if off > NEAR:
            return None
        beyond = shot.whole - shot.way
        wanted = [strength_of(shot.way + FIRM), *(strength_of(shot.way + hard * beyond) for hard in HARD)]
        hard = min(100.0 * abs(played.strength - one) / one for one in wanted)
        return Slip(off, hard if hard <= ROUGH else None)


def _why(part: str) -> Phrase:
    return phrase(f"coach-pitchout-{part}")


def _apart(one: float, other: float) -> float:
    return abs((one - other + 180.0) % 360.0 - 180.0)


def _puck(state: State, action: Flick | FlickAgain) -> PuckId:
    if isinstance(action, Flick):
        return action.puck
    return (state.going.puck if state.going is not None else None) or ""


def _side(state: State, seat: Seat) -> int:
    return next(nth for nth, seats in enumerate(partners(sides_of(state))) if seat in seats)


def _strengths(state: State) -> list[float]:
    """The strength of each side, in pucks; between rounds only the rounds won count."""
    strengths = []
    for seats in partners(sides_of(state)):
        strength = ROUND * state.wins[seats[0]]
        if state.phase not in UNJUDGED and all(state.deployed):
            strength += sum(
                weight(one.id) - (0.0 if one.mount else exposure_of(one.id, (one.x, one.y)))
                for one in state.pucks
                if one.in_play and owner(state, one.id) in seats
            )
        strengths.append(strength)
    return strengths


def performed(state: State, seat: Seat, hand: Hand, action: Flick | FlickAgain, rng: Rng) -> Parts:
    """The gain of a flick by an unsteady hand."""
    puck = _puck(state, action)
    angle, strength = hand.slip(action.angle, action.strength, rng)
    if banned_by(state, puck, angle) is not None:
        angle = action.angle
    return parts(state, seat, msgspec.structs.replace(action, angle=angle, strength=strength))


def parts(state: State, seat: Seat, action: Flick | FlickAgain) -> Parts:
    """The gain of a flick by a steady hand for the side of `seat`, in pucks, by kind."""
    puck = _puck(state, action)
    _, trace, verdict = judged(flick, state, puck, action.angle, action.strength)
    gone = dict.fromkeys(one.puck for one in (*verdict.exits, *verdict.struck))
    own = set(losses(state, puck, verdict))
    gained = dict.fromkeys(("captain-lost", "own", "captain-shot", "shot", "captain", "edge", "pushed", "passive"), 0.0)
    for one in gone:
        if one not in own:
            gained["captain-shot" if pitcher_of(one) == "captain" else "shot"] += weight(one)
        else:
            gained["captain-lost" if pitcher_of(one) == "captain" else "own"] -= OWN * weight(one)
    places = {rest.id: (rest.x, rest.y) for rest in trace.rest}
    mine, theirs = team_of(state, seat), foes_of(state, seat)
    for lies in state.pucks:
        if not lies.in_play or lies.mount:
            continue
        before = exposure_of(lies.id, (lies.x, lies.y))
        after = 0.0 if lies.id in gone else exposure_of(lies.id, places.get(lies.id, (lies.x, lies.y)))
        if owner(state, lies.id) in mine:
            gained["captain" if pitcher_of(lies.id) == "captain" else "edge"] -= after - before
        elif owner(state, lies.id) in theirs:
            gained["pushed"] += after - before
    if not verdict.touched_foe and option(state, "antipassive") == "on":
        gained["passive"] -= PENALTY if state.passive[seat] >= 2 else PASSIVE
    return gained
