"""Lines similar to an unreadable one."""

from collections.abc import Iterator
from typing import Any

from rapidfuzz import fuzz, process

from bot.answers.aim_parser import COMPASS, STRENGTHS, names_of, spot_names
from bot.answers.announcements import aimed_choices, announcement_names, pieces
from bot.answers.draft import Draft, bearing_of, chosen
from bot.answers.shot_parts import ANNOUNCED, REACH, parted, piece_names, plain, pucks_named
from bot.games.contract.base import Ask
from bot.words import Words

LONGEST = 40  # characters of a line for which corrections are searched
NAMES = 5  # similar names that are tried
ALIKE = {"1": "li", "l": "1", "i": "1l", "0": "o", "o": "0", "5": "s", "s": "5", "8": "b", ";": ":", ".": ":"}


def guesses(line: str, ask: Ask[Any], draft: Draft, words: Words | None) -> Iterator[tuple[str, float]]:
    """Similar lines, each with its similarity (0 to 100)."""
    yield from _respelt(line, ask, draft, words)
    body, *named = ANNOUNCED.split(line)
    yield body, 50.0
    yield from _announced_otherwise(body, named, ask, draft, words)
    if len(line) > LONGEST:
        return
    for at, sign in enumerate(line):
        yield line[:at] + line[at + 1 :], 80.0
        yield from ((line[:at] + other + line[at + 1 :], 95.0) for other in ALIKE.get(sign, ""))
        if at:
            yield line[: at - 1] + sign + line[at - 1] + line[at + 1 :], 85.0
        if at and sign.isdecimal() and line[at - 1].isdecimal():
            yield f"{line[:at]}{line[at:].rstrip('0123456789')}".strip(), 60.0
            yield f"{line[:at]} {line[at:]}", 70.0


def _announced_otherwise(
    body: str, named: list[str], ask: Ask[Any], draft: Draft, words: Words | None
) -> Iterator[tuple[str, float]]:
    """The line with one of its announcements replaced by a similar possible one."""
    now = chosen(ask, draft)
    current = [plain(now, ask)] if now is not None else []
    for choice in pieces(ask):
        if named and choice in (pucks_named(ask, parted(body)[0], words) or current):
            possible = announcement_names(ask, choice, words)
            for at, name in enumerate(named):
                for other, like in _like(name, possible):
                    yield " !".join((body, *named[:at], other, *named[at + 1 :])), like


def _respelt(line: str, ask: Ask[Any], draft: Draft, words: Words | None) -> Iterator[tuple[str, float]]:
    """The line with one word, or the words before or after the arrow, replaced by a similar name."""
    choice = chosen(ask, draft) or next(iter(aimed_choices(ask)), None)
    dial = bearing_of(choice) if choice is not None else None
    if dial is None:
        return
    line, *named = ANNOUNCED.split(line)
    before, mark, after = parted(line)
    tail = "".join(f" !{name}" for name in named)
    pucks = {name for one in pieces(ask) for name in piece_names(one, words)}
    aims = {*names_of(dial, words), *(name for spot in dial.spots for name in spot_names(spot, words))}
    if mark:
        yield from ((f"{name}>{after}{tail}", like) for name, like in _like(before, pucks))
    lead = f"{before}>" if mark else ""
    tokens = after.split(" ")
    for first in range(len(tokens)):
        for last in range(first + 1, min(first + 3, len(tokens)) + 1):
            given = " ".join(tokens[first:last])
            vocabulary = {*aims, *STRENGTHS, *REACH, *(COMPASS if len(given) <= 3 else ())}
            for name, like in _like(given, vocabulary):
                yield lead + " ".join((*tokens[:first], name, *tokens[last:])) + tail, like


def _like(given: str, names: set[str]) -> list[tuple[str, float]]:
    """The names most similar to the given text, with their similarity."""
    found = process.extract(given, sorted(names), scorer=fuzz.ratio, limit=NAMES, score_cutoff=45.0)
    return [(name, like) for name, like, _ in found]
