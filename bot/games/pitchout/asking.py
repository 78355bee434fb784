"""What a match of Pitch Out waits for: the open ask with its choices and dials."""

from __future__ import annotations

from collections.abc import Callable
from typing import assert_never

from bot.games.base import Ask, Bearing, Choice, Dial, Number, Option, Pick, Point, Seat, phrase
from bot.games.pitchout.aiming import USUAL, first_aim, flickable, targets
from bot.games.pitchout.board import RADIUS, lineup, other, own_blocks, piece_words, pitcher_words, seat_of, team_words
from bot.games.pitchout.desk import blocks_of, copyable, on_table, puck_of
from bot.games.pitchout.placing import FORMATIONS, formation, free_spot, layout
from bot.games.pitchout.settle import power_of, rescuable
from bot.games.pitchout.values import (
    Action,
    Deploy,
    FirstPlayer,
    Flick,
    FlickAgain,
    Guard,
    NextStarter,
    Penalty,
    Phase,
    PlaceRestored,
    PuckId,
    RemoveObstacle,
    State,
    Stop,
)

RULES = {
    "first_player": "PO-7",
    "deploy": "PO-10",
    "flick": "PO-16",
    "flick_again": "PO-73",
    "place_restored": "PO-33",
    "guard": "PO-64",
    "remove_obstacle": "PO-36",
    "penalty": "PO-51",
    "next_starter": "PO-42",
}


def who(state: State) -> Seat:
    """The seat that the open ask waits for."""
    stage = None if state.going is None else state.going.stage
    match state.phase:
        case "first_player" | "next_starter":
            return state.chooser
        case "deploy":
            starter = 0 if state.starter is None else state.starter
            return other(starter) if state.deployed[starter] else starter
        case "place_restored":
            return seat_of(state.returns[0])
        case "guard":
            return other(state.turn) if stage == "guard_other" else state.turn
        case "remove_obstacle":
            return other(weak(state))
        case "flick" | "flick_again" | "penalty" | "over":
            return state.turn
        case _:
            assert_never(state.phase)


def weak(state: State) -> Seat:
    """The seat whose two pucks left cost the other an obstacle (PO-36)."""
    return other(state.turn) if state.going is not None and state.going.stage == "thin_other" else state.turn


def open_ask(state: State) -> Ask[Action] | None:
    """The one ask that is open, or None when the match is over."""
    if state.phase == "over":
        return None
    seat = who(state)
    words = phrase(f"pitchout-ask-{state.phase}")
    if state.phase == "place_restored":
        words = phrase("pitchout-ask-place_restored", puck=piece_words(state.returns[0]))
    if state.phase == "flick_again" and state.going is not None and state.going.puck is not None:
        words = phrase("pitchout-ask-flick_again", puck=piece_words(state.going.puck))
    return Ask(
        id=f"{state.phase}.{seat}.{state.asked}",
        kind=state.phase,
        seat=seat,
        words=words,
        rule=return_rule(state) if state.phase == "place_restored" else RULES[state.phase],
        choices=_CHOICES[state.phase](state, seat),
    )


def return_rule(state: State) -> str:
    """Why the first of the waiting pucks is put back: thrown out by an obstacle, or the flicked one with the Immortal's power."""
    puck = state.returns[0]
    own_flick = state.going is not None and state.going.puck == puck
    return "PO-75" if own_flick and power_of(state, puck) == "immortal" else RULES["place_restored"]


def payable(state: State, seat: Seat) -> tuple[PuckId, ...]:
    """The pucks that may be given up for passive play: any but the Captain, in roster order (PO-51)."""
    return tuple(puck.id for puck in on_table(state, seat)[1:])


def _starters(state: State, seat: Seat) -> tuple[Choice[Action], ...]:
    return tuple(
        Choice(
            code,
            phrase(f"pitchout-choice-{code}", team=team_words(starter)),
            FirstPlayer(starter) if state.phase == "first_player" else NextStarter(starter),
        )
        for code, starter in (("self", seat), ("other", other(seat)))
    )


def _deployments(_: State, seat: Seat) -> tuple[Choice[Action], ...]:
    dial = layout(seat, (*lineup(seat), *own_blocks(seat)), ready=True)
    return tuple(
        Choice(name, phrase(f"pitchout-choice-{name}"), Deploy(formation(seat, name)), (name,), (dial,))
        for name in FORMATIONS
    )


def _aim(state: State, seat: Seat, puck: PuckId) -> tuple[Dial, Dial]:
    """The dials of a flick: bearing and strength."""
    lies = puck_of(state, puck)
    return (
        Bearing("angle", Point(lies.x, lies.y), RADIUS, targets(state, seat, puck)),
        Number("strength", 1.0, 100.0, 0.1, "unit-strength"),
    )


def _flicks(state: State, seat: Seat) -> tuple[Choice[Action], ...]:
    return tuple(_flick(state, seat, puck) for puck in flickable(state, seat))


def _flick(state: State, seat: Seat, puck: PuckId) -> Choice[Action]:
    angle = first_aim(state, seat, puck) or 0.0
    dials: tuple[Dial, ...] = _aim(state, seat, puck)
    powers = copyable(state, seat)
    if powers:
        options = (Option("none", phrase("pitchout-choice-none")), *(Option(p, pitcher_words(p)) for p in powers))
        dials = (*dials, Pick("copy", options))
    return Choice(puck, piece_words(puck), Flick(puck, angle, USUAL), (puck,), dials)


def _second_flick(state: State, seat: Seat) -> tuple[Choice[Action], ...]:
    puck = "" if state.going is None or state.going.puck is None else state.going.puck
    flick = FlickAgain(first_aim(state, seat, puck) or 0.0, USUAL)
    return (
        Choice("flick", phrase("pitchout-choice-flick", puck=piece_words(puck)), flick, (), _aim(state, seat, puck)),
        Choice("stop", phrase("pitchout-choice-stop"), Stop()),
    )


def _put_back(state: State, seat: Seat) -> tuple[Choice[Action], ...]:
    puck = state.returns[0]
    place = free_spot(state, puck, seat)
    words = phrase("pitchout-choice-place", puck=piece_words(puck))
    return (Choice("place", words, PlaceRestored((place,)), (), (layout(seat, (puck,)),)),)


def _rescues(state: State, seat: Seat) -> tuple[Choice[Action], ...]:
    saves = tuple(
        Choice[Action](puck, phrase("pitchout-choice-save", puck=piece_words(puck)), Guard(puck))
        for puck in rescuable(state, seat)
    )
    return (*saves, Choice("decline", phrase("pitchout-choice-decline"), Guard(None)))


def _obstacles(state: State, seat: Seat) -> tuple[Choice[Action], ...]:
    return tuple(Choice(block.id, piece_words(block.id), RemoveObstacle(block.id)) for block in blocks_of(state, seat))


def _payments(state: State, seat: Seat) -> tuple[Choice[Action], ...]:
    return tuple(Choice(puck, piece_words(puck), Penalty(puck)) for puck in payable(state, seat))


_CHOICES: dict[Phase, Callable[[State, Seat], tuple[Choice[Action], ...]]] = {
    "first_player": _starters,
    "deploy": _deployments,
    "flick": _flicks,
    "flick_again": _second_flick,
    "place_restored": _put_back,
    "guard": _rescues,
    "remove_obstacle": _obstacles,
    "penalty": _payments,
    "next_starter": _starters,
}


def fallback(state: State) -> Action | None:
    """What is played when the clock of the open ask runs out; None for a flick, whose turn is lost (§15)."""
    ask = open_ask(state)
    if ask is None or ask.kind == "flick":
        return None
    first, last = ask.choices[0].action, ask.choices[-1].action
    match ask.kind:
        case "flick_again" | "penalty":
            return last
        case "guard":
            captain = next((c.action for c in ask.choices if c.code.endswith(".captain")), None)
            return last if captain is None else captain
        case _:
            return first
