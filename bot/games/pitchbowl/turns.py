"""How a turn goes on or ends, and a match with it: the ball given away, touchdowns, kick-offs (section 4, step 5)."""

from __future__ import annotations

from bot.games.pitchbowl.board import PlayerId, in_end_zone, rival, seat_of
from bot.games.pitchbowl.events import Given, KickOffDue, MatchOver, TouchdownScored, TurnEnded
from bot.games.pitchbowl.step_builder import Desk, fresh, in_play, nearest, option, player_of
from bot.games.pitchbowl.values import Player, Reason, Spent
from bot.games.vocabulary import Point, Seat


def go_on_acting(desk: Desk) -> None:
    """The active coach goes on, if anybody of his is left to be flicked (PB-21)."""
    if fresh(desk.state, desk.state.turn):
        desk.set(phase="action")
    else:
        end_turn(desk, ("ALL_PLAYED",))


def give_away(desk: Desk, at: Point, reasons: tuple[Reason, ...]) -> None:
    """The ball was out: the opponent's nearest player gets it; where he has none, there is a new kick-off (PB-62)."""
    state = desk.state
    player = nearest(state, rival(state.turn), at)
    desk.set(ball=None, holder=player)
    if player is None:
        desk.tell(TurnEnded(state.turn, reasons))
        if not _count_turn(desk):
            _kick_off_again(desk, state.turn)
        return
    desk.tell(Given(player, "ball_out", "PB-62"))
    lies = player_of(desk.state, player)
    if in_end_zone(lies.x, lies.y, rival(seat_of(player))):
        touchdown(desk, player, [*reasons, "TOUCHDOWN"])
        return
    end_turn(desk, reasons)


def touchdown(desk: Desk, player: PlayerId, reasons: list[Reason] | tuple[Reason, ...] = ("TOUCHDOWN",)) -> None:
    """A point; the match is won, or the scorer kicks off (PB-65, PB-67)."""
    seat = seat_of(player)
    red, blue = desk.state.score
    score = (red + 1, blue) if seat == 0 else (red, blue + 1)
    desk.set(score=score)
    desk.tell(TouchdownScored(player, seat, score), TurnEnded(desk.state.turn, tuple(reasons)))
    if score[seat] >= int(option(desk.state, "touchdowns")):
        _over(desk, seat, "touchdowns")
        return
    if not _count_turn(desk):
        _kick_off_again(desk, seat)


def end_turn(desk: Desk, reasons: tuple[Reason, ...]) -> None:
    """The turn is over; everybody turns active again, and the other coach acts (PB-22)."""
    seat = desk.state.turn
    desk.tell(TurnEnded(seat, reasons))
    if _count_turn(desk):
        return
    if not in_play(desk.state):
        _kick_off_again(desk, seat)
        return
    _refresh(desk)
    desk.set(phase="action", turn=rival(seat))
    if not fresh(desk.state, rival(seat)):
        end_turn(desk, ("ALL_PLAYED",))


def _count_turn(desk: Desk) -> bool:
    """Count a turn; whether the match is over with it (option `max_turns`)."""
    turns, most = desk.state.turns + 1, int(option(desk.state, "max_turns"))
    desk.set(turns=turns)
    if not most or turns < most:
        return False
    red, blue = desk.state.score
    _over(desk, None if red == blue else int(blue > red), "turns")
    return True


def _refresh(desk: Desk) -> None:
    players = (Player(one.id, one.x, one.y, True, one.out) for one in desk.state.players)
    desk.set(players=tuple(players), spent=Spent(), bonus=None, clumsy=None, reasons=(), last=False, banned=False)


def _kick_off_again(desk: Desk, seat: Seat) -> None:
    """Everybody returns, and both coaches set up again (PB-67)."""
    desk.tell(KickOffDue(seat))
    _refresh(desk)
    players = (Player(one.id) for one in desk.state.players)
    desk.set(players=tuple(players), ball=None, holder=None, kicker=seat, ready=(), phase="setup", turn=seat)


def _over(desk: Desk, winner: Seat | None, how: str) -> None:
    desk.tell(MatchOver(winner, desk.state.score))
    desk.set(phase="over", winner=winner, ended=how, bonus=None, clumsy=None)
