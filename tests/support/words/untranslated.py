"""Text in plain letters among all that was sent to readers of a language that has none: what was never translated."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from typing import Any

from bot.games import GAMES
from bot.games.contract.base import Spec
from bot.matches.house import members
from bot.text import escape_markdown, fold
from localdiscord.log import LoggedCall
from tests.support.discord.scene import Scene
from tests.support.presses.wandering import JUNK

SHOWN = frozenset({"content", "label", "placeholder", "description", "title", "name", "hint"})  # what of a body is read
UNREAD = frozenset({"attachments", "emoji", "allowed_mentions"})
CODE = re.compile(
    r"""`[^`]*`                            # code
    |   <[@#t/:][^>]*>                     # mentions and times
    |   https?://\S+
    |   \b[\w-]+\.(?:png|gif|json|txt)\b      # names of files
    |   \b[A-Z]{1,2}-(?:\d+|[a-z]+)\b      # numbers of rules
    |   (?<=\d\xa0)cm\b                    # the unit, the same in any language
    |   \A[^⟦]+\ ·\ (?=⟦)                # what is typed, before what it means
    """,
    re.VERBOSE,
)
NAMES = ("Pichenette Corner", "Pichenette", "English", "français")  # languages are called as they call themselves
PLAIN = re.compile(r"[A-Za-z]{2,}|\d\.\d")  # words, and decimals as only English writes them


def plain(text: str, names: Iterable[str]) -> list[str]:
    """The words of a text in plain letters that are neither code nor one of the names."""
    known = sorted(names, key=len, reverse=True)
    return PLAIN.findall(
        re.sub("|".join(map(re.escape, known)), " ", CODE.sub(" ", text)) if known else CODE.sub(" ", text)
    )


def shown(body: Any, key: str = "") -> Iterator[tuple[str, str]]:
    """Every text of a body that users read, with its role."""
    if isinstance(body, dict):
        for name, value in body.items():
            if name not in UNREAD:
                yield from shown(value, name)
    elif isinstance(body, list):
        for value in body:
            yield from shown(value, key)
    elif isinstance(body, str) and key in SHOWN:
        yield key, body


def sent(calls: Iterable[LoggedCall]) -> Iterator[tuple[str, str, str]]:
    """Every text that the bot sent to be read: the call, what it is there, the text. The list of commands is not among them."""
    for call in calls:
        if call.request and not call.path.endswith("/commands"):
            for key, text in shown(call.request):
                yield f"{call.method} {call.path}", key, text


def codes(*specs: Spec) -> frozenset[str]:
    """Words typed the same in every language: options and their values, compass directions."""
    options = [option for spec in specs for option in spec.options]
    return frozenset(
        {"NE", "NW", "SE", "SW", *(one.name for one in options), *(value for one in options for value in one.values)}
    )


def known_to(table: Scene) -> frozenset[str]:
    """What is called the same in any language at a local Discord: people, places, languages, codes, junk that was typed."""
    world = table.local.world
    people = (name for person in table.people for name in (person.user.username, person.user.display_name))
    typed = (person.user.display_name for person in table.people)
    written = (escape_markdown(one) for one in (*typed, *JUNK.split(), *fold(JUNK).split()))
    places = (f"#{place.name}" for place in world.channels.values())
    specs = (game.spec for game in GAMES.values())
    return frozenset({*NAMES, *members.NAMES, *people, *written, *places, *codes(*specs), *JUNK.split()})
