"""Lists of a player's matches: lines, summary and controls."""

from collections.abc import Sequence
from dataclasses import replace

from bot.answers.custom_id import Id
from bot.answers.match_filter import MatchFilter
from bot.matches.core.models import Status
from bot.matches.history.player_history import HistoryEntry, MatchResult, tally
from bot.screens.points import balance
from bot.screens.sheet import Button, MenuOption, Row, SelectMenu
from bot.text import escape_markdown
from bot.words import Words
from render.text import together


def result_words(chapter: HistoryEntry, words: Words) -> str:
    """The status or result of a match for its player."""
    if chapter.match.status is Status.SUSPENDED:
        return words.text("fate-set-aside")
    text = words.text(f"fate-{chapter.fate or 'unknown'}")
    if not chapter.place or chapter.outcome is None:
        return text
    return words.text("history-place", result=text, place=chapter.place, count=len(chapter.outcome.ranks))


def company(chapter: HistoryEntry, words: Words) -> str:
    """The player's teammates and opponents."""
    rivals = together([escape_markdown(one.name) for one in chapter.rivals], words)
    if not chapter.friends:
        return words.text("history-against", rivals=rivals)
    friends = together([escape_markdown(one.name) for one in chapter.friends], words)
    return words.text("history-with", friends=friends, rivals=rivals)


def title_words(wanted: MatchFilter, words: Words) -> str:
    """The title: whose matches, and which."""
    which = [
        words.text(f"{wanted.game}-name") if wanted.game else "",
        words.text("history-against", rivals=f"<@{wanted.against}>") if wanted.against else "",
        words.text(f"fate-{wanted.fate}") if wanted.fate else "",
    ]
    whose = words.text("history-title", user=f"<@{wanted.user}>")
    return "### " + " · ".join(filter(None, (whose, *which)))


def balance_words(chapters: Sequence[HistoryEntry], words: Words) -> str:
    """The number of matches, the results of those that are over, and how many are running."""
    counted = tally(chapters)
    running = counted[MatchResult.RUNNING]
    parts = (
        balance(counted[MatchResult.WON], counted[MatchResult.DRAWN], counted[MatchResult.LOST], words)
        if running < len(chapters)
        else "",
        words.text("history-running", count=running) if running else "",
    )
    return words.text("history-count", count=len(chapters), balance=" · ".join(filter(None, parts)))


def controls(
    shown: Sequence[HistoryEntry], wanted: MatchFilter, pages: int, words: Words
) -> tuple[SelectMenu | Row, ...]:
    """The menu of matches, page buttons, and the button to show it to everyone."""
    entries = tuple(
        MenuOption(
            str(one.match.id),
            f"{words.text(f'{one.match.game}-name')} {one.match.id}",
            f"{result_words(one, words)} · {_names(one, words)}",
        )
        for one in shown
    )
    menu = (SelectMenu(Id("historyopen", args=str(wanted)), words.text("history-open"), entries),) if entries else ()
    presses = []
    if pages > 1:
        before, after = (replace(wanted, page=(wanted.page + way) % pages) for way in (-1, 1))
        presses += [
            Button(Id("history", args=f"{before}.back"), words.text("page-back"), disabled=wanted.page == 0),
            Button(Id("history", args=f"{after}.on"), words.text("page-on"), disabled=wanted.page == pages - 1),
        ]
    presses.append(Button(Id("historyall", args=str(wanted)), words.text("replay-show")))
    return (*menu, tuple(presses))


def _names(chapter: HistoryEntry, words: Words) -> str:
    """The opponents without markdown, for a menu."""
    return words.text("history-against", rivals=together([one.name for one in chapter.rivals], words))
