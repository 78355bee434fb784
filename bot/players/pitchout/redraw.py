"""A position of Pitch Out from a seat's view. What is hidden, lineups and deployments to come, matters to no flick and stays empty."""

from bot.games.pitchout.values import ArenaBlock, Puck, Resolution, State
from bot.games.pitchout.view import View
from bot.games.vocabulary import Seat


def state_of(view: View, seat: Seat) -> State:
    """The position in which `seat` is asked for a flick."""
    last = view.last.puck if view.last is not None and view.phase == "flick_again" else None
    return State(
        options=view.options,
        phase=view.phase,  # type: ignore[arg-type]  # the kind of an open ask
        asked=0,
        chooser=seat,
        pucks=tuple(Puck(one.id, one.x, one.y, one.angle, one.status == "play", one.mount) for one in view.pucks),
        blocks=tuple(
            ArenaBlock(one.id, one.x, one.y, one.angle, one.status == "play", one.holds) for one in view.blocks
        ),
        round=view.round,
        turn=seat,
        turns=view.turn,
        starter=view.starter,
        wins=view.wins,
        deployed=tuple(
            all(one.status != "hand" for one in view.pucks if one.seat == other) for other in range(len(view.wins))
        ),
        copies=view.copies,
        passive=view.passive,
        lost=view.lost,
        skips=len(view.wins) if view.suspended else 0,
        returns=tuple(one.id for one in view.pucks if one.status == "return"),
        going=Resolution(stage="again", puck=last, touched_foe=view.touched_foe) if last else None,
        winner=view.winner,
        teams=view.teams,
        lineups=view.lineups,
        banned=view.banned,
        out=view.out,
        gone=view.gone,
    )
