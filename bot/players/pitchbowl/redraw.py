"""A position of PitchBowl from a seat's view. The one thing hidden, a set-up that is not shown yet, matters to no flick and stays empty."""

from bot.games.pitchbowl.values import BowlPlayer, State
from bot.games.pitchbowl.view import View


def state_of(view: View) -> State:
    """The position."""
    return State(
        options=view.options,
        phase=view.phase,
        turn=view.turn,
        kicker=view.kicker,
        score=view.score,
        players=tuple(BowlPlayer(one.id, one.x, one.y, one.active, one.out) for one in view.players),
        ball=view.ball,
        holder=view.holder,
        ready=view.ready,
        spent=view.spent,
        bonus=view.bonus,
        clumsy=view.clumsy,
        banned=view.banned,
        turns=view.turns,
        winner=view.winner,
        ended=view.ended,
    )
