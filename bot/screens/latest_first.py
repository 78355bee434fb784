"""The lists that managers of a server read."""

from collections.abc import Sequence

from bot.answers.custom_id import Id
from bot.screens.sheet import Button, Row, Sheet
from bot.words import Words

FIRST = "all"  # the page of the panel of `/server setup` that leads to the others


def latest_first(verb: str, parts: Sequence[str], page: int, pages: int, words: Words, presses: Row = ()) -> Sheet:
    """A page, counted from 0, of a list for a server's managers, the latest lines first; `verb` turns pages.

    `presses` are about its lines.
    """
    turns: Row = ()
    if pages > 1:
        turns = (
            Button(Id(verb, args=f"{max(0, page - 1)}.later"), words.text("audit-later"), disabled=page == 0),
            Button(Id(verb, args=f"{page}.now"), words.text("page", page=page + 1, pages=pages)),
            Button(Id(verb, args=f"{page + 1}.earlier"), words.text("audit-earlier"), disabled=page == pages - 1),
        )
    back = Button(Id("house", args=FIRST), words.text("house-back"))
    return Sheet(tuple(parts), tuple(filter(None, (presses, (*turns, back)))))
