"""The end of turns and matches: the ball given away, touchdowns, kick-offs (section 4, step 5)."""

from bot.games.contract.vocabulary import Point, Seat
from bot.games.pitchbowl.rules.board import PlayerId, in_end_zone, rival, seat_of
from bot.games.pitchbowl.rules.events import Given, KickOffDue, MatchOver, TouchdownScored, TurnEnded
from bot.games.pitchbowl.rules.step_builder import StepBuilder, fresh, in_play, nearest, option, player_of
from bot.games.pitchbowl.rules.values import BowlPlayer, Reason, Spent


def go_on_acting(builder: StepBuilder) -> None:
    """The active coach continues if a player is left to be flicked (PB-21)."""
    if fresh(builder.state, builder.state.turn):
        builder.set(phase="action")
    else:
        end_turn(builder, ("ALL_PLAYED",))


def give_away(builder: StepBuilder, at: Point, reasons: tuple[Reason, ...]) -> None:
    """The ball was out: the opponent's nearest player gets it; if there is none, there is a new kick-off (PB-62)."""
    state = builder.state
    player = nearest(state, rival(state.turn), at)
    builder.set(ball=None, holder=player)
    if player is None:
        builder.tell(TurnEnded(state.turn, reasons))
        if not _count_turn(builder):
            _kick_off_again(builder, state.turn)
        return
    builder.tell(Given(player, "ball_out", "PB-62"))
    lies = player_of(builder.state, player)
    if in_end_zone(lies.x, lies.y, rival(seat_of(player))):
        touchdown(builder, player, [*reasons, "TOUCHDOWN"])
        return
    end_turn(builder, reasons)


def touchdown(
    builder: StepBuilder, player: PlayerId, reasons: list[Reason] | tuple[Reason, ...] = ("TOUCHDOWN",)
) -> None:
    """A point; the match is won, or the scorer kicks off (PB-65, PB-67)."""
    seat = seat_of(player)
    red, blue = builder.state.score
    score = (red + 1, blue) if seat == 0 else (red, blue + 1)
    builder.set(score=score)
    builder.tell(TouchdownScored(player, seat, score), TurnEnded(builder.state.turn, tuple(reasons)))
    if score[seat] >= int(option(builder.state, "touchdowns")):
        _over(builder, seat, "touchdowns")
        return
    if not _count_turn(builder):
        _kick_off_again(builder, seat)


def end_turn(builder: StepBuilder, reasons: tuple[Reason, ...]) -> None:
    """End the turn; all players are active again, and the other coach acts (PB-22)."""
    seat = builder.state.turn
    builder.tell(TurnEnded(seat, reasons))
    if _count_turn(builder):
        return
    if not in_play(builder.state):
        _kick_off_again(builder, seat)
        return
    _refresh(builder)
    builder.set(phase="action", turn=rival(seat))
    if not fresh(builder.state, rival(seat)):
        end_turn(builder, ("ALL_PLAYED",))


def _count_turn(builder: StepBuilder) -> bool:
    """Count a turn; whether the match is over with it (option `max_turns`)."""
    turns, most = builder.state.turns + 1, int(option(builder.state, "max_turns"))
    builder.set(turns=turns)
    if not most or turns < most:
        return False
    red, blue = builder.state.score
    _over(builder, None if red == blue else int(blue > red), "turns")
    return True


def _refresh(builder: StepBuilder) -> None:
    players = (BowlPlayer(one.id, one.x, one.y, True, one.out) for one in builder.state.players)
    builder.set(players=tuple(players), spent=Spent(), bonus=None, clumsy=None, reasons=(), last=False, banned=False)


def _kick_off_again(builder: StepBuilder, seat: Seat) -> None:
    """All players return, and both coaches set up again (PB-67)."""
    builder.tell(KickOffDue(seat))
    _refresh(builder)
    players = (BowlPlayer(one.id) for one in builder.state.players)
    builder.set(players=tuple(players), ball=None, holder=None, kicker=seat, ready=(), phase="setup", turn=seat)


def _over(builder: StepBuilder, winner: Seat | None, how: str) -> None:
    builder.tell(MatchOver(winner, builder.state.score))
    builder.set(phase="over", winner=winner, ended=how, bonus=None, clumsy=None)
