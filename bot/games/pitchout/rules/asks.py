"""The asks of Pitch Out with their choices and dials."""

from collections.abc import Callable, Sequence
from typing import assert_never

from bot.games.contract.aim import STRENGTH
from bot.games.contract.base import Ask, Choice
from bot.games.contract.dials import Bearing, Dial, Layout, Number, Option, Pick, Place, Target
from bot.games.contract.vocabulary import Phrase, Point, Seat, phrase
from bot.games.pitchout.rules.board import RADIUS, own_blocks, piece_words, pitcher_words
from bot.games.pitchout.rules.launches import USUAL, first_aim, out_of_reach, spots, targets, unburdened
from bot.games.pitchout.rules.placement import GRID, WHOLE, free_spot, layout
from bot.games.pitchout.rules.powers import anywhere, fitting, mounts, next_golem, sapped
from bot.games.pitchout.rules.pre_round_asks import (
    banned_from,
    bans,
    changes,
    deployments,
    lineups,
    pitcher_option,
    replacements,
    shots,
    starters,
    teams,
)
from bot.games.pitchout.rules.resolution import deciding, payer, rescuable, weak
from bot.games.pitchout.rules.seating import DUEL, PAIRS, rival, zones
from bot.games.pitchout.rules.step_builder import (
    blocks_of,
    captain_of,
    copyable,
    deploys_at_once,
    is_complete,
    lineup,
    on_table,
    option,
    owner,
    plan_of,
    power_of,
    puck_of,
    sides_of,
    to_deploy,
)
from bot.games.pitchout.rules.values import (
    Action,
    Flick,
    FlickAgain,
    Golem,
    Guard,
    LeaveBlock,
    Mount,
    MoveBlock,
    Penalty,
    Phase,
    Pitcher,
    PlaceRestored,
    PuckId,
    PutBlock,
    RemoveBlock,
    State,
    Stop,
)

RULES = {
    "team": "PO-3",
    "lineup": "PO-6",
    "shootout": "PO-8",
    "first_player": "PO-7",
    "deploy": "PO-10",
    "flick": "PO-16",
    "flick_again": "PO-73",
    "place_restored": "PO-33",
    "guard": "PO-64",
    "mount": "PO-89",
    "sapper": "PO-81",
    "golem": "PO-97",
    "remove_obstacle": "PO-36",
    "penalty": "PO-51",
    "ban": "PO-44",
    "change": "PO-46",
    "next_starter": "PO-42",
    "replace_banned": "PO-45",
}
# Where the complete mode has a rule of its own.
COMPLETE_RULES = {"first_player": "PO-9", "next_starter": "PO-47"}
# Where three and four seats have a rule of their own.
MANY_RULES = {"team": "V-7", "next_starter": "V-6"}
SECRET = frozenset({"lineup", "shootout", "change", "replace_banned"})


def rule_of(state: State) -> str:
    """The rule that the open asks come from."""
    phase = state.phase
    if phase == "place_restored":
        return return_rule(state)
    if phase == "flick_again" and state.going is not None and state.going.touched:
        return "PO-79"
    if sides_of(state) != DUEL and phase in MANY_RULES:
        return "V-1" if phase == "team" and sides_of(state) == PAIRS else MANY_RULES[phase]
    if is_complete(state) and phase in COMPLETE_RULES:
        return COMPLETE_RULES[phase]
    return RULES[phase]


def waiting(state: State) -> tuple[Seat, ...]:
    """The seats that must choose now: one, or all if they answer at once."""
    if state.phase == "over":
        return ()
    if state.phase == "deploy" and deploys_at_once(state):
        return tuple(seat for seat in to_deploy(state) if not plan_of(state, seat))
    return state.waiting or (who(state),)


def is_secret(state: State, seat: Seat) -> bool:
    """Whether the answer of a seat stays hidden for now; a deployment does until those before it are shown (PO-10)."""
    if state.phase == "deploy":
        return seat != to_deploy(state)[0]
    return state.phase in SECRET


def who(state: State) -> Seat:
    """The seat that the open ask waits for; where several are asked, the first of them."""
    match state.phase:
        case "team" | "lineup" | "shootout" | "first_player" | "deploy":
            return _before_play(state)
        case "ban" | "change" | "next_starter":
            return state.chooser
        case "replace_banned":
            return rival(state.chooser)
        case "place_restored":
            return owner(state, state.returns[0])
        case "guard" | "remove_obstacle":
            return _in_settling(state)
        case "flick" | "flick_again" | "mount" | "sapper" | "golem" | "penalty" | "over":
            return state.turn
        case _:
            assert_never(state.phase)


def _before_play(state: State) -> Seat:
    if state.phase == "first_player":
        return state.chooser
    if state.phase == "deploy":
        return to_deploy(state)[0]
    if state.waiting:
        return state.waiting[0]
    return 0 if state.teams[0] is None else 1


def _in_settling(state: State) -> Seat:
    return payer(state, weak(state)) if state.phase == "remove_obstacle" else deciding(state)


def open_asks(state: State) -> tuple[Ask[Action], ...]:
    """The open asks; none when the match is over."""
    return tuple(ask_of(state, seat) for seat in waiting(state))


def open_ask(state: State) -> Ask[Action] | None:
    """The first of the open asks, or None when the match is over."""
    return next(iter(open_asks(state)), None)


def id_of(state: State, seat: Seat) -> str:
    """The id of a seat's ask."""
    return f"{state.phase}.{seat}.{state.asked}"


def ask_of(state: State, seat: Seat) -> Ask[Action]:
    """The ask of a seat that must choose now."""
    return Ask(
        id=id_of(state, seat),
        kind=state.phase,
        seat=seat,
        words=_words(state, seat),
        rule=rule_of(state),
        choices=_CHOICES[state.phase](state, seat),
        secret=is_secret(state, seat),
    )


def _words(state: State, seat: Seat) -> Phrase:
    """The question."""
    args: dict[str, str | float | Phrase] = {}
    if state.going is not None and state.going.puck is not None:
        args["puck"] = piece_words(state.going.puck, sides_of(state))
    match state.phase:
        case "place_restored":
            args["puck"] = piece_words(state.returns[0], sides_of(state))
        case "sapper":
            block = sapped(state)
            args["block"] = "" if block is None else block.id
        case "lineup":
            args["count"] = int(option(state, "format"))
        case "deploy":
            args["count"] = len(lineup(state, seat))
            args["blocks"] = len(own_blocks(sides_of(state), seat))
        case "replace_banned":
            args["pitcher"] = pitcher_words(banned_from(state, seat))
        case _:
            pass
    if state.phase == "next_starter" and sides_of(state) != DUEL:
        return phrase("pitchout-ask-next_starter-several")
    return phrase(f"pitchout-ask-{state.phase}", **args)


def return_rule(state: State) -> str:
    """Why the first of the waiting pucks is put back: thrown out by a block, or the flicked one with the Immortal's power."""
    puck = state.returns[0]
    own_flick = state.going is not None and state.going.puck == puck
    return "PO-75" if own_flick and power_of(state, puck) == "immortal" else RULES["place_restored"]


def payable(state: State, seat: Seat) -> tuple[PuckId, ...]:
    """The pucks that may be given up for passive play: any but the Captain, in roster order (PO-51)."""
    return tuple(puck.id for puck in on_table(state, seat)[1:])


def _aim(state: State, puck: PuckId, seen: tuple[Target, ...]) -> tuple[Dial, Dial]:
    """The dials of a flick: bearing and strength; `seen` are the puck's targets."""
    lies, places = puck_of(state, puck), spots(state, puck)
    origin = Point(lies.x, lies.y)
    return (
        Bearing("angle", origin, RADIUS, seen, spots=places, grid=GRID, barred=out_of_reach(state, puck)),
        STRENGTH,
    )


def _flicks(state: State, seat: Seat) -> tuple[Choice[Action], ...]:
    """A flick of each own puck that has an allowed direction (PO-17, PO-19)."""
    powers = copyable(state, seat)
    flicks = (_flick(state, seat, puck, powers) for puck in unburdened(state, seat))
    return tuple(flick for flick in flicks if flick is not None)


def _flick(state: State, seat: Seat, puck: PuckId, powers: Sequence[Pitcher]) -> Choice[Action] | None:
    seen = targets(state, puck)
    angle = first_aim(state, puck, seen)
    if angle is None:
        return None
    dials: tuple[Dial, ...] = _aim(state, puck, seen)
    if powers:
        none = Option("none", phrase("pitchout-choice-none"), hint=phrase("pitchout-dial-copy-hint"))
        copy = (none, *(pitcher_option(state, one) for one in powers))
        dials = (*dials, Pick("copy", copy, aside=puck != captain_of(state, seat)))
    return Choice(puck, piece_words(puck, sides_of(state)), Flick(puck, angle, USUAL), dials)


def _second_flick(state: State, _: Seat) -> tuple[Choice[Action], ...]:
    puck = "" if state.going is None or state.going.puck is None else state.going.puck
    seen = targets(state, puck)
    flick = FlickAgain(first_aim(state, puck, seen) or 0.0, USUAL)
    return (
        Choice(
            "flick",
            phrase("pitchout-choice-flick", puck=piece_words(puck, sides_of(state))),
            flick,
            _aim(state, puck, seen),
        ),
        Choice("stop", phrase("pitchout-choice-stop"), Stop()),
    )


def _put_back(state: State, seat: Seat) -> tuple[Choice[Action], ...]:
    puck = state.returns[0]
    place = free_spot(state, puck, seat)
    words = phrase("pitchout-choice-place", puck=piece_words(puck, sides_of(state)))
    return (Choice("place", words, PlaceRestored((place,)), (_anywhere(state, seat, puck),)),)


def _anywhere(state: State, seat: Seat, puck: PuckId) -> Layout:
    """The dial that puts a puck into the zone of a seat."""
    sides = sides_of(state)
    return layout(sides, (puck,), zones(sides)[seat])


def _rescues(state: State, seat: Seat) -> tuple[Choice[Action], ...]:
    about = phrase("pitchout-hint-guard") if state.round == 1 else None  # later its players know it
    saves = tuple(
        Choice[Action](
            puck,
            phrase("pitchout-choice-save", puck=piece_words(puck, sides_of(state))),
            Guard(puck),
            hint=None if nth else about,
        )
        for nth, puck in enumerate(rescuable(state, seat))
    )
    return (*saves, Choice("decline", phrase("pitchout-choice-decline"), Guard(None)))


def _block_choices(state: State, seat: Seat) -> tuple[Choice[Action], ...]:
    return tuple(
        Choice(block.id, phrase("pitchout-choice-remove", block=block.id), RemoveBlock(block.id))
        for block in blocks_of(state, seat)
    )


def _payments(state: State, seat: Seat) -> tuple[Choice[Action], ...]:
    return tuple(
        Choice(puck, phrase("pitchout-choice-give-up", puck=piece_words(puck, sides_of(state))), Penalty(puck))
        for puck in payable(state, seat)
    )


def _mounts(state: State, _: Seat) -> tuple[Choice[Action], ...]:
    up = tuple(
        Choice[Action](
            puck,
            phrase("pitchout-choice-mount", puck=piece_words(puck, sides_of(state))),
            Mount(puck),
            hint=phrase("pitchout-hint-mount"),
        )
        for puck in mounts(state)
    )
    if option(state, "edition") == "fr2021":
        return up
    return (*up, Choice("none", phrase("pitchout-choice-stay"), Mount(None)))


def _sapper(state: State, _: Seat) -> tuple[Choice[Action], ...]:
    words = phrase("pitchout-choice-leave")
    leave = Choice[Action]("leave", words, LeaveBlock())
    block, going = sapped(state), state.going
    if block is None or going is None or going.puck is None:
        return (leave,)
    words = phrase("pitchout-choice-move", block=block.id)
    puck = puck_of(state, going.puck)
    if option(state, "edition") == "en":
        there = anywhere(state)
        if there is None:
            return (leave,)
        put = PutBlock((Place(block.id, there.x, there.y, there.angle),))
        return (Choice("place", words, put, (layout(sides_of(state), (block.id,), WHOLE),)), leave)
    fits = fitting(state)
    if fits is None:
        return (leave,)
    dials = (
        Bearing("bearing", Point(puck.x, puck.y), RADIUS, flicks=False),
        Number("rotation", 0.0, 89.0, 1.0, "unit-rotation"),
    )
    move = Choice[Action]("place", words, MoveBlock(*fits), dials)
    return (move, leave)


def _golems(state: State, seat: Seat) -> tuple[Choice[Action], ...]:
    golem = next_golem(state) or ""
    words = phrase("pitchout-choice-golem", puck=piece_words(golem, sides_of(state)))
    place = Choice[Action]("place", words, Golem((free_spot(state, golem, seat),)), (_anywhere(state, seat, golem),))
    if option(state, "edition") == "fr2021":
        return (place,)
    words = phrase("pitchout-choice-no-golem")
    return (place, Choice("none", words, Golem(())))


_CHOICES: dict[Phase, Callable[[State, Seat], tuple[Choice[Action], ...]]] = {
    "team": teams,
    "lineup": lineups,
    "shootout": shots,
    "first_player": starters,
    "deploy": deployments,
    "flick": _flicks,
    "flick_again": _second_flick,
    "place_restored": _put_back,
    "guard": _rescues,
    "mount": _mounts,
    "sapper": _sapper,
    "golem": _golems,
    "remove_obstacle": _block_choices,
    "penalty": _payments,
    "ban": bans,
    "change": changes,
    "next_starter": starters,
    "replace_banned": replacements,
}


def fallback(ask: Ask[Action]) -> Action | None:
    """The default answer of an ask; None for a flick, whose turn is lost, and a shot, which is not made (§15)."""
    first, last = ask.choices[0].action, ask.choices[-1].action
    match ask.kind:
        case "deploy":
            return next(choice.action for choice in ask.choices if choice.code == "standard")
        case "flick" | "shootout":
            return None
        case "flick_again" | "penalty" | "sapper" | "ban" | "change":
            return last
        case "guard":
            captain = next((c.action for c in ask.choices if c.code.endswith(".captain")), None)
            return last if captain is None else captain
        case _:
            return first
