"""Which answer goes to which question: everything but flicks and shots."""

from __future__ import annotations

from collections.abc import Callable

from bot.games.pitchout.events import Stopped
from bot.games.pitchout.powers import leave_obstacle, move_anywhere, move_beside, use_golem, use_mount
from bot.games.pitchout.round_answers import deploy, go_on, pay, put_back, remove, use_guard
from bot.games.pitchout.rounds import ban, change, choose_lineup, choose_team, name_starter, replace_banned
from bot.games.pitchout.step_builder import Desk
from bot.games.pitchout.values import (
    Action,
    Ban,
    Change,
    ChooseTeam,
    Deploy,
    FirstPlayer,
    Golem,
    Guard,
    LeaveObstacle,
    Lineup,
    Mount,
    MoveObstacle,
    NextStarter,
    Penalty,
    PlaceRestored,
    PutObstacle,
    RemoveObstacle,
    ReplaceBanned,
    Stop,
)
from bot.games.vocabulary import Seat


def _between_rounds(desk: Desk, seat: Seat, action: Action) -> bool:
    """An answer before a round or between two; False if it is none, or not asked for."""
    match action, desk.state.phase:
        case (ChooseTeam(team), "team"):
            choose_team(desk, seat, team)
        case (Lineup(pitchers), "lineup"):
            choose_lineup(desk, seat, pitchers)
        case (FirstPlayer(starter), "first_player") | (NextStarter(starter), "next_starter"):
            name_starter(desk, starter)
        case (Deploy(places), "deploy"):
            deploy(desk, places)
        case (Ban(pitcher), "ban"):
            ban(desk, seat, pitcher)
        case (Change(), "change"):
            change(desk, seat, action)
        case (ReplaceBanned(pitcher), "replace_banned"):
            replace_banned(desk, seat, pitcher)
        case _:
            return False
    return True


def _in_a_turn(desk: Desk, _: Seat, action: Action) -> bool:
    """An answer while a turn is settled; False if it is none, or not asked for."""
    match action, desk.state.phase:
        case (Stop(), "flick_again"):
            rule = "PO-79" if desk.going().touched else "PO-73"
            desk.tell(Stopped(desk.going().puck or "", rule))
            go_on(desk)
        case (PlaceRestored(places), "place_restored"):
            put_back(desk, places)
        case (Guard(puck), "guard"):
            use_guard(desk, puck)
        case (RemoveObstacle(block), "remove_obstacle"):
            remove(desk, block)
        case (Penalty(puck), "penalty"):
            pay(desk, puck)
        case _:
            return False
    return True


def _power(desk: Desk, seat: Seat, action: Action) -> bool:
    """An answer about the power of the flicked puck; False if it is none, or not asked for."""
    match action, desk.state.phase:
        case (Mount(puck), "mount"):
            use_mount(desk, puck)
        case (MoveObstacle(bearing, rotation), "sapper"):
            move_beside(desk, bearing, rotation)
        case (PutObstacle(places), "sapper"):
            move_anywhere(desk, places)
        case (LeaveObstacle(), "sapper"):
            leave_obstacle(desk)
        case (Golem(), "golem"):
            use_golem(desk, seat, action)
        case _:
            return False
    go_on(desk)
    return True


ANSWERS: tuple[Callable[[Desk, Seat, Action], bool], ...] = (_between_rounds, _in_a_turn, _power)
"""Each carries out the answers it knows, if they are asked for, and tells whether it did."""
