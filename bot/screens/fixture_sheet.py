"""The fixture list of a season: one's own matches first, then a division round by round."""

from collections.abc import Callable, Mapping, Sequence

from bot.matches.core.models import Match
from bot.matches.timing.paces import SECOND
from bot.matches.tournaments.models import Board, Stage, Tournament
from bot.screens.sheet import Part, Sheet
from bot.screens.tournament_sheets import (
    COLOUR,
    FIXTURES,
    TABLE,
    board_line,
    division,
    heading,
    next_start,
    pages_row,
    press,
)
from bot.tournaments.league import fixtures
from bot.words import Words


def fixture_sheet(
    tournament: Tournament, matches: Mapping[int, Match], words: Words, user: int = 0, page: int = 0
) -> Sheet:
    """The matches of a user, then a page with a division; page 0 is the user's own division, or else the first."""
    divisions = tournament.event.divisions
    me = tournament.of(user)
    own = me.number if me else 0
    shown = min(page, len(divisions)) or next((nth for nth, one in enumerate(divisions, 1) if own in one), 1)
    rounds = _rounds(tournament)

    def line(board: Board) -> str:
        return board_line(tournament, board, matches.get(board.match), words, user or None)

    parts: list[Part] = [heading(tournament, words, words.text("tournament-fixtures"))]
    if own:
        lines = [line(one) for boards in rounds for one in boards if own in one.pairing.numbers]
        parts.append("\n".join([f"**{words.text('tournament-own-matches')}**", *lines]))
    parts.append("\n".join([division(str(shown), words), *_division(tournament, shown, rounds, line, words)]))
    if len(divisions) > 1:
        parts.append(pages_row(tournament, FIXTURES, shown, len(divisions), words))
    parts += next_start(tournament, words)
    return Sheet((*parts,), ((press(TABLE, tournament, "table", words),),), COLOUR)


def _rounds(tournament: Tournament) -> list[Sequence[Board]]:
    """All rounds of the season; those to come have no matches yet."""
    to_come = fixtures(tournament.event)[tournament.round_ :] if tournament.stage is Stage.RUNNING else ()
    return [*tournament.rounds, *(tuple(Board(one) for one in pairings) for pairings in to_come)]


def _division(
    tournament: Tournament, number: int, rounds: Sequence[Sequence[Board]], line: Callable[[Board], str], words: Words
) -> list[str]:
    """The matches of a division, with a line above each round."""
    lines = []
    for nth, boards in enumerate(rounds, 1):
        played = [one for one in boards if one.pairing.stage == str(number)]
        if played:
            lines.append(f"-# {words.text('tournament-round-only', nth=nth)}{_date(tournament, nth)}")
            lines += map(line, played)
    return lines


def _date(tournament: Tournament, nth: int) -> str:
    """When a round to come starts, if that is at a set time."""
    ahead = nth - tournament.round_ - 1
    if ahead < 0 or not tournament.starts:
        return ""
    return f" · <t:{(tournament.starts + ahead * tournament.plan.interval) // SECOND}:d>"
