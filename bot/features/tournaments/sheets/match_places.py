"""Names the tournament of a match."""

from bot.features.tournaments.sheets.messages import round_name, written_title
from bot.features.tournaments.values import Board, Tournament
from bot.pairing.event import THIRD, Form
from bot.words import Words

BRACKETS = {Form.KNOCKOUT, Form.GROUPS}
LATE = 2  # matches of the semi-finals, whose losers play for the third place


def match_place(tournament: Tournament, match: int, words: Words) -> str:
    """The tournament and the round of a match of it, such as *Cup · semi-final*."""
    nth, board = _found(tournament, match)
    return words.text(
        "tournament-match-place",
        name=written_title(tournament, words),
        round=_round(tournament, nth, board, words),
    )


def at_stake(tournament: Tournament, match: int, words: Words) -> str:
    """The tournament and round for a player who may resign, with the cost in a bracket; the last four play for a place in any case."""
    nth, board = _found(tournament, match)
    is_out = tournament.plan.form in BRACKETS and not board.pairing.stage and len(_bracket(tournament, nth)) > LATE
    text = match_place(tournament, match, words)
    return f"{text} · {words.text('tournament-stake-out')}" if is_out and tournament.plan.team == 1 else text


def _bracket(tournament: Tournament, nth: int) -> list[Board]:
    return [one for one in tournament.rounds[nth - 1] if not one.pairing.stage]


def _found(tournament: Tournament, match: int) -> tuple[int, Board]:
    return next((nth, one) for nth, boards in enumerate(tournament.rounds, 1) for one in boards if one.match == match)


def _round(tournament: Tournament, nth: int, board: Board, words: Words) -> str:
    """The round of one match; the bracket names its rounds by all matches."""
    if board.pairing.stage == THIRD:
        return words.text("tournament-third")
    late = {2: "semi-final", 4: "quarter-final"}.get(len(_bracket(tournament, nth)))
    if late and tournament.plan.form in BRACKETS:
        return words.text(f"tournament-{late}")
    return round_name(tournament, nth, words, of="match")
