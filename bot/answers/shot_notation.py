"""Shot codes, whole shots in one line such as `A3>B2 l30 s62`: parsed, written, and corrected if unreadable.

What a line leaves out stays as in the draft.
"""

import math
import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from rapidfuzz import fuzz, process

from bot.answers.aim_parser import (
    COMPASS,
    LEFT,
    STRENGTHS,
    AmbiguousAim,
    ParsedAim,
    aim_at,
    fold,
    names_of,
    read_aim,
    read_number,
    spot_names,
    target_of,
    to_step,
    way_to_touch,
    written,
)
from bot.answers.announcements import (
    aimed_choices,
    announcement_names,
    announcement_of,
    announcing,
    first_options,
    label_of,
    piece_code,
    pieces,
    piecewise,
    with_options,
    written_announcements,
)
from bot.answers.draft import Draft, aim_of, bearing_of, choose, chosen, is_flick, value, with_aim, with_value
from bot.games.base import Ask, Choice
from bot.games.capabilities import Announcements
from bot.games.dials import Bearing, Number
from bot.games.vocabulary import phrase
from bot.matches.core.errors import Refused, refused
from bot.words import Words

REACH = {"reach", "juste"}  # just enough to touch
READINGS = 4  # suggestions for an unreadable line
LONGEST = 40  # characters of a line for which corrections are searched
ALIKE = {"1": "li", "l": "1", "i": "1l", "0": "o", "o": "0", "5": "s", "s": "5", "8": "b", ";": ":", ".": ":"}

_PUCK = re.compile(r"\s*(?:->|=>|>|→|⟶)\s*")
_SIDE = "|".join(sorted(LEFT, key=len, reverse=True))
_BESIDE = re.compile(rf"(?:{_SIDE})\s*\d[\d.,]*\s*%?|\d[\d.,]*\s*%?\s*(?:{_SIDE})")
_ANNOUNCED = re.compile(r"\s*!\s*")
_HARD = re.compile(r"(?:(.*?\S)\s+|)(?:strength|force|str|s|f)\s*[:=]?\s*([+\-−]?(?:\d[\d.,]*|[.,]\d+)\s*%?|[^\W\d]+)")
_ONLY = re.compile(r"s(\d[\d.,]*)")
_CODED = re.compile(r"(.*\S)\s+s(\d[\d.,]*%?)")
_GLUED = re.compile(r"(.*[\d%°])[sf](\d[\d.,]*)%?")
_LAST = re.compile(r"(.*\S)\s+(\S+)")
_SOUTH_OR_STRENGTH = re.compile(r"s\s+(\d[\d.,]*)")


@dataclass(frozen=True)
class ViewContext:
    """How a player sees a game: words, rotation of the picture in degrees, sliding distance of strength 100 in mm.

    Where several flicks can be submitted together, `announcements` are those of the game.
    """

    words: Words | None = None
    turn: float = 0.0
    reach: float = 0.0
    announcements: Announcements | None = None


def shot_code(ask: Ask[Any], draft: Draft, context: ViewContext) -> str:
    """The draft as a shot code that `read_shot` reads in every language; "" if it is no flick."""
    choice = chosen(ask, draft)
    dial = bearing_of(choice) if choice is not None else None
    if choice is None or dial is None or not dial.flicks:
        return ""
    puck = f"{label_of(choice, context.words)}>" if context.words and piecewise(ask) else ""
    sides = (
        (context.words.text("aim-letter-left"), context.words.text("aim-letter-right")) if context.words else ("l", "r")
    )
    said = [puck + written(aim_of(choice, draft, dial), dial, turn=context.turn, sides=sides)]
    said += [f"s{value(choice, draft, number.field):g}" for number in _strengths(choice)]
    said += [f"!{name}" for name in written_announcements(ask, choice, draft, context.words)]
    code = " ".join(said)
    return code.replace(".", context.words.text("decimal-mark")) if context.words else code


def read_shot(text: str, ask: Ask[Any], draft: Draft, context: ViewContext) -> Draft:
    """The draft after a line: `A3>B2 l30 s62`, or any part of it.

    Raises Refused with a sentence that names the unreadable part; AmbiguousAim, with the possible lines, if there
    are several.
    """
    line = fold(text)
    if not line:
        raise refused("shot-empty")
    body, names = parts_of(line)
    puck, rest = _puck_of(body, ask, draft, context, text, announced=bool(names))
    choice = puck or chosen(ask, draft) or next(iter(aimed_choices(ask)), None)
    if choice is None or bearing_of(choice) is None:
        raise refused("choice-gone")
    if names:
        choice = announcing(names, _plain(choice, ask), ask, context.words, rest)
    if choice.code != draft.choice:
        draft = _chosen_anew(choice, ask, draft)
    if puck is not None:
        draft = first_options(choice, draft)
    draft = _aimed(rest, choice, ask, draft, context)
    return with_options(names, choice, draft, context.words)


def announce(given: str, choice: Choice[Any], ask: Ask[Any], draft: Draft, context: ViewContext) -> Draft:
    """The draft that flicks a choice's piece with announcements, `steal` or `!handoff A4 !last`.

    Raises Refused for an invalid one, AmbiguousAim if several fit.
    """
    names = [name for name in _ANNOUNCED.split(fold(given)) if name]
    dial = bearing_of(choice)
    target = target_of(aim_of(choice, draft, dial), dial) if dial is not None else None
    aim = fold(target.label) if target is not None else ""
    found = announcing(names, _plain(choice, ask), ask, context.words, aim)
    draft = draft if found.code == draft.choice else _chosen_anew(found, ask, draft)
    return with_options(names, found, first_options(found, draft), context.words)


def piece_in(text: str, ask: Ask[Any], draft: Draft, context: ViewContext) -> Choice[Any] | None:
    """The piece at the beginning of a line, if any. Raises Refused for an unknown one."""
    body, names = parts_of(fold(text))
    return _puck_of(body, ask, draft, context, text, announced=bool(names))[0]


def nearest(text: str, ask: Ask[Any], draft: Draft, context: ViewContext) -> tuple[str, ...]:
    """Up to four shot codes that an unreadable line may have meant, nearest first."""
    line = fold(text)
    found: dict[str, float] = {}
    for guess, likeness in _guesses(line, ask, draft, context):
        try:
            meant = shot_code(ask, read_shot(guess, ask, draft, context), context)
        except Refused:
            continue
        found[meant] = max(found.get(meant, 0.0), likeness)
    best = sorted(found, key=lambda code: (-found[code], code))
    return tuple(best[:READINGS])


def readings_of(refusal: Refused, text: str, ask: Ask[Any], draft: Draft, context: ViewContext) -> tuple[str, ...]:
    """What a refused line may have meant: its own readings, else the nearest spellings."""
    if not isinstance(refusal, AmbiguousAim):
        return nearest(text, ask, draft, context)
    codes: list[str] = []
    for reading in refusal.readings:
        codes += _codes(reading, ask, draft, context)
    return tuple(dict.fromkeys(codes))[:READINGS]


def _codes(reading: str, ask: Ask[Any], draft: Draft, context: ViewContext) -> tuple[str, ...]:
    """The shot codes of a line; of an ambiguous one, those of all its readings."""
    try:
        return (shot_code(ask, read_shot(reading, ask, draft, context), context),)
    except AmbiguousAim as further:
        meant = [one for one in further.readings if one != reading]
        return tuple(code for one in meant for code in _codes(one, ask, draft, context))
    except Refused:
        return ()


def parts_of(line: str) -> tuple[str, list[str]]:
    """A line without its announcements, and these; a strength after the last one belongs to the shot."""
    body, *names = _ANNOUNCED.split(line)
    if names and (coded := _CODED.fullmatch(names[-1])):
        names[-1] = coded[1]
        body = f"{body} s{coded[2]}"
    return body, [name for name in names if name]


def _plain(choice: Choice[Any], ask: Ask[Any]) -> Choice[Any]:
    """The choice of the same piece without announcement."""
    return next((one for one in pieces(ask) if piece_code(one) == piece_code(choice)), choice)


def _chosen_anew(choice: Choice[Any], ask: Ask[Any], draft: Draft) -> Draft:
    """The draft with another choice; one announced for a target is aimed at it."""
    carried = choose(ask, draft, choice.code)
    dial = bearing_of(choice)
    named = announcement_of(choice).rpartition(" ")[2]
    target = next((one for one in dial.targets if one.code == named), None) if dial is not None else None
    return with_aim(carried, dial, aim_at(dial, target)) if dial is not None and target is not None else carried


def _puck_of(
    line: str, ask: Ask[Any], draft: Draft, context: ViewContext, text: str, *, announced: bool = False
) -> tuple[Choice[Any] | None, str]:
    """The choice at the beginning of a line, if any, and the rest; `announced` holds the line's announcements."""
    before, mark, after = _parted(line)
    if mark:
        return (puck_named(ask, before, context.words, after) if before else None), after
    first, _, rest = line.partition(" ")
    named = _pucks(ask, first, context.words)
    if len(named) != 1:
        return None, line
    current = chosen(ask, draft)
    dial = bearing_of(current) if current is not None else None
    doubtful = dial is not None and not announced and first in names_of(dial, context.words)
    if doubtful and dial is not None and not _readable(_split(rest, dial, context)[0], dial, context):
        raise AmbiguousAim(phrase("shot-ambiguous", given=text), (f"{first}>{rest}", f">{line}"))
    return named[0], rest


def _parted(line: str) -> tuple[str, str, str]:
    found = _PUCK.search(line)
    return (line[: found.start()], ">", line[found.end() :]) if found else ("", "", line)


def puck_named(ask: Ask[Any], given: str, words: Words | None, rest: str = "") -> Choice[Any]:
    """The choice with a piece's label, code or name. Raises Refused if there is none, AmbiguousAim if there are several."""
    named = _pucks(ask, fold(given), words)
    if not named:
        known = ", ".join(label_of(one, words) if words else one.code for one in pieces(ask))
        label = given.upper() if re.fullmatch(r"[a-z]\d+", given) else given
        raise Refused(phrase("flick-unknown-piece", given=label, known=known), ask.rule)
    if len(named) > 1:
        labels = [label_of(one, words) if words else one.code for one in named]
        reason = phrase("shot-ambiguous", given=given)
        raise AmbiguousAim(reason, tuple(f"{label}>{rest}" for label in labels))
    return named[0]


def _pucks(ask: Ask[Any], name: str, words: Words | None) -> list[Choice[Any]]:
    return [choice for choice in pieces(ask) if name in _names(choice, words)]


def _names(choice: Choice[Any], words: Words | None) -> set[str]:
    if words is None:
        return {fold(choice.code)}
    said, label = fold(words.say(choice.words)), fold(label_of(choice, words))
    return {fold(choice.code), label, said, said.removeprefix(label).strip()} - {""}


def _aimed(rest: str, choice: Choice[Any], ask: Ask[Any], draft: Draft, context: ViewContext) -> Draft:
    """The draft with the aim and strength after the piece."""
    dial = bearing_of(choice)
    numbers = _strengths(choice)
    if dial is None:
        raise refused("choice-gone")
    if south := _SOUTH_OR_STRENGTH.fullmatch(rest):
        raise AmbiguousAim(phrase("shot-ambiguous", given=rest), (f"s{south[1]}", f"180 s{south[1]}"))
    if (only := _ONLY.fullmatch(rest)) and rest in names_of(dial, context.words):
        raise AmbiguousAim(phrase("shot-ambiguous", given=rest), (f"strength {only[1]}", f"{rest} r0"))
    aim, hard = _split(rest, dial, context) if numbers else (rest, "")
    now = aim_of(choice, draft, dial)
    if aim and _BESIDE.fullmatch(aim) and (target := target_of(now, dial)) is not None:
        aim = f"{target.label} {aim}"
    if aim:
        try:
            there = read_aim(aim, dial, turn=context.turn, current=now.bearing, words=context.words)
        except AmbiguousAim as unclear:
            tail = f" strength {hard}" if hard else ""
            tail += "".join(f" !{name}" for name in written_announcements(ask, choice, draft, context.words))
            code = piece_code(choice)
            raise AmbiguousAim(unclear.reason, tuple(f"{code}>{one}{tail}" for one in unclear.readings)) from None
        draft = with_aim(draft, dial, there)
    if hard:
        (number, *_) = numbers
        strength = _enough(hard, aim_of(choice, draft, dial), dial, number, context) if hard in REACH else None
        draft = with_value(draft, number.field, read_number(hard, number) if strength is None else strength)
    return draft


def _split(rest: str, dial: Bearing, context: ViewContext) -> tuple[str, str]:
    """The aim and the strength in a line; "" for a missing one. An `s62` at the end is always the strength."""
    if coded := _CODED.fullmatch(rest):
        return coded[1], coded[2]
    if _BESIDE.fullmatch(rest) or _readable(rest, dial, context):
        return rest, ""
    if rest in STRENGTHS or rest in REACH:
        return "", rest
    marked = _HARD.fullmatch(rest) or _GLUED.fullmatch(rest)
    if marked and (marked[2] in STRENGTHS or marked[2] in REACH or not marked[2].isalpha()):
        return marked[1] or "", marked[2]
    if last := _LAST.fullmatch(rest):
        named = last[2] in STRENGTHS or last[2] in REACH
        plain = re.fullmatch(r"\d[\d.,]*%?", last[2]) is not None
        if named or (plain and (_BESIDE.fullmatch(last[1]) or _readable(last[1], dial, context))):
            return last[1], last[2]
    return rest, ""


def _readable(text: str, dial: Bearing, context: ViewContext) -> bool:
    try:
        read_aim(text, dial, turn=context.turn, current=0.0, words=context.words)
    except AmbiguousAim:
        return True
    except Refused:
        return False
    return True


def _enough(given: str, aim: ParsedAim, dial: Bearing, number: Number, context: ViewContext) -> float:
    """The strength that just touches the target on an otherwise empty table."""
    way = way_to_touch(aim, dial)
    if way is None or not context.reach:
        raise refused("shot-reaches-nothing", given=given)
    steps = math.floor(way / context.reach * 100.0 / number.step + 1e-9) + 1
    strength = steps * number.step
    if strength > number.hi:
        raise refused("shot-out-of-reach", given=given)
    return to_step(max(strength, number.lo), number)


def _strengths(choice: Choice[Any]) -> list[Number]:
    return [dial for dial in choice.dials if isinstance(dial, Number)] if is_flick(choice) else []


def _guesses(line: str, ask: Ask[Any], draft: Draft, context: ViewContext) -> Iterator[tuple[str, float]]:
    """Similar lines, each with its similarity (0 to 100)."""
    yield from _respelt(line, ask, draft, context)
    body, *named = _ANNOUNCED.split(line)
    yield body, 50.0
    yield from _announced_otherwise(body, named, ask, draft, context)
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
    body: str, named: list[str], ask: Ask[Any], draft: Draft, context: ViewContext
) -> Iterator[tuple[str, float]]:
    """The line with one of its announcements replaced by a similar possible one."""
    now = chosen(ask, draft)
    current = [_plain(now, ask)] if now is not None else []
    for choice in pieces(ask):
        if named and choice in (_pucks(ask, _parted(body)[0], context.words) or current):
            possible = announcement_names(ask, choice, context.words)
            for at, name in enumerate(named):
                for other, like in _like(name, possible):
                    yield " !".join((body, *named[:at], other, *named[at + 1 :])), like


def _respelt(line: str, ask: Ask[Any], draft: Draft, context: ViewContext) -> Iterator[tuple[str, float]]:
    """The line with one word, or the words before or after the arrow, replaced by a similar name."""
    choice = chosen(ask, draft) or next(iter(aimed_choices(ask)), None)
    dial = bearing_of(choice) if choice is not None else None
    if dial is None:
        return
    line, *named = _ANNOUNCED.split(line)
    before, mark, after = _parted(line)
    tail = "".join(f" !{name}" for name in named)
    pucks = {name for one in pieces(ask) for name in _names(one, context.words)}
    aims = {*names_of(dial, context.words), *(name for spot in dial.spots for name in spot_names(spot, context.words))}
    if mark:
        yield from ((f"{name}>{after}{tail}", like) for name, like in _like(before, pucks))
    lead = f"{before}>" if mark else ""
    words = after.split(" ")
    for first in range(len(words)):
        for last in range(first + 1, min(first + 3, len(words)) + 1):
            given = " ".join(words[first:last])
            vocabulary = {*aims, *STRENGTHS, *REACH, *(COMPASS if len(given) <= 3 else ())}
            for name, like in _like(given, vocabulary):
                yield lead + " ".join((*words[:first], name, *words[last:])) + tail, like


def _like(given: str, names: set[str]) -> list[tuple[str, float]]:
    """The names most similar to the given text, with their similarity."""
    found = process.extract(given, sorted(names), scorer=fuzz.ratio, limit=READINGS + 1, score_cutoff=45.0)
    return [(name, like) for name, like, _ in found]
