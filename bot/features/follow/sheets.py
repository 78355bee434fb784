"""The list of what one follows, with the buttons that change it."""

from collections.abc import Sequence

from bot.answers.custom_id import Id, natural
from bot.answers.pages import MENU_LIMIT
from bot.features.contract import ReminderExtras
from bot.features.follow.values import Follow
from bot.matches.core.errors import refused
from bot.matches.settings.preferences import Preferences
from bot.screens.sheet import LABEL_LIMIT, MAIN, Button, MenuOption, Part, SelectMenu, Sheet
from bot.words import Words

ON, OFF = "on", "off"


def named(follow: Follow) -> str:
    """Something followed, as arguments of a button: its kind and number."""
    return f"{follow.kind}.{follow.number}"


def read_named(args: str) -> Follow:
    """The same from the arguments. Raises Refused for none."""
    kind, _, number = args.partition(".")
    found = natural(number)
    if found is None:
        raise refused("control-unknown")
    return Follow(kind, found)


def follow_button(follow: Follow, words: Words, *, follows: bool) -> Button:
    """The button that follows something, or does so no longer."""
    verb = "unfollow" if follows else "follow"
    return Button(Id(verb, args=named(follow)), words.text(f"{verb}-button"))


def list_button(words: Words, mark: str = "") -> Button:
    """The button to what one follows; by its `mark` a message is known."""
    return Button(Id("following", args=mark), words.text("following-button"))


def answer_sheet(text: str, follow: Follow, words: Words, *, follows: bool) -> Sheet:
    """An answer, with the buttons that undo it and list what one follows."""
    return Sheet((text,), ((follow_button(follow, words, follows=follows), list_button(words)),))


def list_sheet(
    known: Sequence[tuple[Follow, str, str]], preferences: Preferences, words: Words, note: str = ""
) -> Sheet:
    """The list of what one follows, each with a line and a label, and whether others may follow oneself."""
    lines = [f"- {line}" for _, line, _ in known] or [words.text("following-none")]
    on = preferences.followed
    parts: list[Part] = ["\n".join(filter(None, (words.text("following-title"), note, *lines)))]
    for first in range(0, len(known), MENU_LIMIT):
        options = tuple(
            MenuOption(named(one), label[:LABEL_LIMIT]) for one, _, label in known[first : first + MENU_LIMIT]
        )
        parts.append(
            SelectMenu(Id("unfollowed", args=str(first)), words.text("following-stop"), options, hi=len(options))
        )
    parts.append(words.text(f"following-me-{ON if on else OFF}"))
    switch = Button(Id("followme", args=OFF if on else ON), words.text(f"following-let-{OFF if on else ON}"))
    back = Button(Id("settings", args="remind"), words.text("settings-head-remind"), MAIN)
    return Sheet(tuple(parts), ((switch, back),))


def news_sheet(lines: Sequence[str], mark: str, words: Words, *, silent: bool) -> Sheet:
    """News in a direct message."""
    return Sheet(("\n".join(lines), f"-# {words.text('follow-foot')}"), ((list_button(words, mark),),), silent=silent)


async def reminder_settings(_: object, __: int, _preferences: Preferences, _now: int, words: Words) -> ReminderExtras:
    """The button to what one follows."""
    return ReminderExtras("", (list_button(words),))
