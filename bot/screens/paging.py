"""Pages of long menus: Discord shows at most 25 options. All long menus of a panel turn together."""

from collections.abc import Sequence

from bot.answers.custom_id import Id
from bot.answers.pages import pages_of, window
from bot.screens.sheet import Button, MenuOption, Row, SelectMenu
from bot.words import Words


def paged_menu(
    id_: Id, entries: Sequence[MenuOption], page: int, hint: str, words: Words, *, lo: int = 1, hi: int = 1
) -> tuple[SelectMenu | Row, ...]:
    """A menu, with a row of page buttons if it has more options than fit."""
    pages = pages_of(len(entries))
    shown = tuple(entries[window(len(entries), page)])
    if pages == 1:
        return (SelectMenu(id_, hint, shown, lo, hi),)
    at = page % pages
    text = words.text("page", page=at + 1, pages=pages)
    row = (
        Button(
            Id("page", id_.match, id_.ask, f"{(at - 1) % pages}:{id_.args}:-"),
            words.text("page-back"),
            disabled=at == 0,
        ),
        Button(Id("page", id_.match, id_.ask, f"{at}:{id_.args}:="), text, disabled=True),
        Button(
            Id("page", id_.match, id_.ask, f"{(at + 1) % pages}:{id_.args}:+"),
            words.text("page-on"),
            disabled=at == pages - 1,
        ),
    )
    return (SelectMenu(id_, hint, shown, min(lo, 1) if lo == hi == 1 else 0, hi), row)
