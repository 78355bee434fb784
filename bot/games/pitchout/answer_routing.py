"""Routes answers other than flicks and shots."""

from collections.abc import Callable

from bot.games.pitchout.events import Stopped
from bot.games.pitchout.powers import leave_block, move_anywhere, move_beside, use_golem, use_mount
from bot.games.pitchout.round_answers import deploy, go_on, pay, put_back, remove, use_guard
from bot.games.pitchout.rounds import ban, change, choose_lineup, choose_team, name_starter, replace_banned
from bot.games.pitchout.step_builder import StepBuilder
from bot.games.pitchout.values import (
    Action,
    Ban,
    Change,
    ChooseTeam,
    Deploy,
    FirstPlayer,
    Golem,
    Guard,
    LeaveBlock,
    Lineup,
    Mount,
    MoveBlock,
    NextStarter,
    Penalty,
    PlaceRestored,
    PutBlock,
    RemoveBlock,
    ReplaceBanned,
    Stop,
)
from bot.games.vocabulary import Seat


def _between_rounds(builder: StepBuilder, seat: Seat, action: Action) -> bool:
    """An answer before a round or between two; False if it is none, or not asked for."""
    match action, builder.state.phase:
        case (ChooseTeam(team), "team"):
            choose_team(builder, seat, team)
        case (Lineup(pitchers), "lineup"):
            choose_lineup(builder, seat, pitchers)
        case (FirstPlayer(starter), "first_player") | (NextStarter(starter), "next_starter"):
            name_starter(builder, starter)
        case (Deploy(places), "deploy"):
            deploy(builder, places)
        case (Ban(pitcher), "ban"):
            ban(builder, seat, pitcher)
        case (Change(), "change"):
            change(builder, seat, action)
        case (ReplaceBanned(pitcher), "replace_banned"):
            replace_banned(builder, seat, pitcher)
        case _:
            return False
    return True


def _in_a_turn(builder: StepBuilder, _: Seat, action: Action) -> bool:
    """An answer while a turn is settled; False if it is none, or not asked for."""
    match action, builder.state.phase:
        case (Stop(), "flick_again"):
            rule = "PO-79" if builder.going().touched else "PO-73"
            builder.tell(Stopped(builder.going().puck or "", rule))
            go_on(builder)
        case (PlaceRestored(places), "place_restored"):
            put_back(builder, places)
        case (Guard(puck), "guard"):
            use_guard(builder, puck)
        case (RemoveBlock(block), "remove_obstacle"):
            remove(builder, block)
        case (Penalty(puck), "penalty"):
            pay(builder, puck)
        case _:
            return False
    return True


def _power(builder: StepBuilder, seat: Seat, action: Action) -> bool:
    """An answer about the power of the flicked puck; False if it is none, or not asked for."""
    match action, builder.state.phase:
        case (Mount(puck), "mount"):
            use_mount(builder, puck)
        case (MoveBlock(bearing, rotation), "sapper"):
            move_beside(builder, bearing, rotation)
        case (PutBlock(places), "sapper"):
            move_anywhere(builder, places)
        case (LeaveBlock(), "sapper"):
            leave_block(builder)
        case (Golem(), "golem"):
            use_golem(builder, seat, action)
        case _:
            return False
    go_on(builder)
    return True


ANSWERS: tuple[Callable[[StepBuilder, Seat, Action], bool], ...] = (_between_rounds, _in_a_turn, _power)
"""Each plays the answers it knows, if they are asked for, and returns whether it did."""
