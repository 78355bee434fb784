"""The fixture list of a season: one's own matches first, then a division round by round."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from bot.features.tournaments.sheets.messages import (
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
from bot.features.tournaments.values import Board, Stage, Tournament
from bot.matches.core.models import Match
from bot.matches.timing.paces import SECOND
from bot.pairing.league import fixtures
from bot.screens.sheet import TEXT_LIMIT, Part, Sheet
from bot.words import Words

SPARE = 100  # characters of a message: the name of the division, and what names of icons take


@dataclass(frozen=True)
class _Page:
    """The matches of a division in some rounds, up to the `last`."""

    division: int
    last: int
    lines: tuple[str, ...]


def fixture_sheet(
    tournament: Tournament, matches: Mapping[int, Match], words: Words, user: int = 0, page: int = 0
) -> Sheet:
    """The matches of a user, then a page with a division, or with some of its rounds if all together are too long for a message.

    Page 0 is that of the present round in the user's own division, or else in the first.
    """
    me = tournament.of(user)
    own = me.number if me else 0
    rounds = _rounds(tournament)

    def line(board: Board) -> str:
        return board_line(tournament, board, matches.get(board.match), words, user or None)

    parts: list[Part] = [heading(tournament, words, words.text("tournament-fixtures"))]
    if own:
        lines = [line(one) for boards in rounds for one in boards if own in one.pairing.numbers]
        parts.append("\n".join([f"**{words.text('tournament-own-matches')}**", *lines]))
    after = next_start(tournament, words)
    room = TEXT_LIMIT - SPARE - sum(len(one) for one in (*parts, *after) if isinstance(one, str))
    pages = [
        one
        for nth in range(1, len(tournament.event.divisions) + 1)
        for one in _pages(nth, _division(tournament, nth, rounds, line, words), room)
    ]
    shown = min(page, len(pages)) or _first_shown(tournament, pages, own)
    present = pages[shown - 1]
    parts.append("\n".join([division(str(present.division), words), *present.lines]))
    if len(pages) > 1:
        parts.append(pages_row(tournament, FIXTURES, shown, len(pages), words))
    return Sheet((*parts, *after), ((press(TABLE, tournament, "table", words),),), COLOUR)


def _first_shown(tournament: Tournament, pages: Sequence[_Page], own: int) -> int:
    """The page, from 1, with the present round of an entrant's division."""
    divisions = tournament.event.divisions
    mine = next((nth for nth, numbers in enumerate(divisions, 1) if own in numbers), 1)
    found = (nth for nth, one in enumerate(pages, 1) if one.division == mine and one.last >= tournament.round_)
    return next(found, 1)


def _pages(number: int, rounds: Sequence[tuple[int, str]], room: int) -> list[_Page]:
    """The rounds of a division, on as few pages with so many characters as they take."""
    pages: list[_Page] = []
    for nth, text in rounds:
        longer = (*pages[-1].lines, text) if pages else ()
        if longer and len("\n".join(longer)) <= room:
            pages[-1] = _Page(number, nth, longer)
        else:
            pages.append(_Page(number, nth, (text,)))
    return pages or [_Page(number, 0, ())]


def _rounds(tournament: Tournament) -> list[Sequence[Board]]:
    """All rounds of the season; those to come have no matches yet."""
    to_come = fixtures(tournament.event)[tournament.round_ :] if tournament.stage is Stage.RUNNING else ()
    return [*tournament.rounds, *(tuple(Board(one) for one in pairings) for pairings in to_come)]


def _division(
    tournament: Tournament, number: int, rounds: Sequence[Sequence[Board]], line: Callable[[Board], str], words: Words
) -> list[tuple[int, str]]:
    """Each round of a division with its matches, below a line with its number."""
    found = []
    for nth, boards in enumerate(rounds, 1):
        played = [one for one in boards if one.pairing.stage == str(number)]
        if played:
            head = f"-# {words.text('tournament-round-only', nth=nth, beside='tournament')}{_date(tournament, nth)}"
            found.append((nth, "\n".join((head, *map(line, played)))))
    return found


def _date(tournament: Tournament, nth: int) -> str:
    """The start of a future round, if it is scheduled."""
    ahead = nth - tournament.round_ - 1
    if ahead < 0 or not tournament.starts:
        return ""
    return f" · <t:{(tournament.starts + ahead * tournament.plan.interval) // SECOND}:d>"
