"""Results of a flick by physics and the referee, shared by default aims, menus, warnings and previews."""

from typing import NamedTuple

from bot.games.contract.flick_game import Simulator
from bot.games.contract.shot_noise import slips
from bot.games.contract.vocabulary import Phrase, phrase
from bot.games.pitchout.rules.board import label, opposing, pitcher_of, playing_table
from bot.games.pitchout.rules.launches import banned_by, launch
from bot.games.pitchout.rules.powers import infested_at_work
from bot.games.pitchout.rules.referee import Situation, Verdict, judge
from bot.games.pitchout.rules.resolution import PATIENCE
from bot.games.pitchout.rules.step_builder import is_immune, option, owner, power_of, sides_of
from bot.games.pitchout.rules.values import PuckId, State
from bot.physics.table import Table
from bot.physics.trace import Trace


class Judged(NamedTuple):
    """A flick by a steady hand: the table before it, its trace and the referee's verdict."""

    table: Table
    trace: Trace
    verdict: Verdict


def table_of(state: State, puck: PuckId) -> Table:
    """The table from which a puck is flicked."""
    heavy = option(state, "heavy_obstacles") == "on"
    return playing_table(state.pucks, state.blocks, heavy=heavy, flicked=puck)


def judged(simulate: Simulator, state: State, puck: PuckId, angle: float, strength: float) -> Judged:
    """The result of a flick."""
    table = table_of(state, puck)
    trace = simulate(table, (launch(puck, angle, strength),))
    return Judged(table, trace, judge(trace, situation(state, puck)))


def situation(state: State, puck: PuckId) -> Situation:
    """The referee's input from a position."""
    return Situation(
        flicked=puck,
        power=power_of(state, puck),
        first_only=option(state, "edition") == "fr2021",
        sides=sides_of(state),
        infested=infested_at_work(state, puck),
        immune=tuple(p.id for p in state.pucks if p.in_play and is_immune(state, p.id)),
        riders=tuple((p.id, p.mount) for p in state.pucks if p.in_play and p.mount and p.id != puck),
    )


def losses(state: State, puck: PuckId, verdict: Verdict) -> tuple[PuckId, ...]:
    """The pucks of the flicking side that a flick eliminates."""
    gone = (one.puck for one in (*verdict.exits, *verdict.struck))
    return tuple(one for one in dict.fromkeys(gone) if not opposing(one, puck, sides_of(state)))


def cost_of(state: State, puck: PuckId, verdict: Verdict, *, excused: bool = False) -> Phrase | None:
    """The cost of a flick to its side: pucks, or a third passive turn (PO-49); None if nothing.

    `excused`: a flick before it in the same turn has touched an opposing puck.
    """
    lost, sides = losses(state, puck, verdict), sides_of(state)
    if lost:
        captain = any(pitcher_of(one) == "captain" for one in lost)
        named = ", ".join(label(one, sides) for one in lost)
        return phrase("pitchout-risk", pucks=named, count=len(lost), captain="yes" if captain else "no")
    seat = owner(state, puck)
    excused = excused or verdict.touched_foe or state.lost[seat] or option(state, "antipassive") == "off"
    if excused or state.passive[seat] + 1 < PATIENCE:
        return None
    return phrase("pitchout-risk-passive", turns=PATIENCE)


def slips_of(state: State, puck: PuckId, angle: float, strength: float) -> tuple[tuple[float, float], ...]:
    """The allowed flicks at the bounds of what an unsteady hand makes of an aim; none by a steady one."""
    return tuple(one for one in slips(state.options, angle, strength) if banned_by(state, puck, one[0]) is None)
