"""Shot codes, whole shots in one line such as `A3>B2 l30 s62`: parsed, written, and corrected if unreadable.

What a line leaves out stays as in the draft.
"""

import math
import re
from dataclasses import dataclass
from typing import Any

from bot.answers.aim_parser import (
    LEFT,
    STRENGTHS,
    AmbiguousAim,
    ParsedAim,
    aim_at,
    names_of,
    read_aim,
    read_number,
    target_of,
    to_step,
    way_to_touch,
    written,
)
from bot.answers.announcements import (
    aimed_choices,
    announcement_of,
    announcing,
    first_options,
    label_of,
    piece_code,
    piecewise,
    with_options,
    written_announcements,
)
from bot.answers.draft import Draft, aim_of, bearing_of, choose, chosen, is_flick, value, with_aim, with_value
from bot.answers.shot_guesses import guesses
from bot.answers.shot_parts import (
    ANNOUNCED,
    CODED,
    REACH,
    parted,
    parts_of,
    plain,
    puck_named,
    pucks_named,
    within,
)
from bot.games.contract.base import Ask, Choice
from bot.games.contract.capabilities import Announcements
from bot.games.contract.dials import Bearing, Number
from bot.games.contract.vocabulary import phrase
from bot.matches.core.errors import Refused, refused, repeated
from bot.text import fold
from bot.words import Words

READINGS = 4  # suggestions for an unreadable line

_SIDE = "|".join(sorted(LEFT, key=len, reverse=True))
_BESIDE = re.compile(rf"(?:{_SIDE})\s*\d[\d.,]*\s*%?|\d[\d.,]*\s*%?\s*(?:{_SIDE})")
_HARD = re.compile(r"(?:(.*?\S)\s+|)(?:strength|force|str|s|f)\s*[:=]?\s*([+-]?(?:\d[\d.,]*|[.,]\d+)\s*%?|[^\W\d]+)")
_ONLY = re.compile(r"s(\d[\d.,]*)")
_GLUED = re.compile(r"(.*[\d%°])[sf](\d[\d.,]*)%?")
_LAST = re.compile(r"(.*\S)\s+(\S+)")
_SOUTH_OR_STRENGTH = re.compile(r"s\s+(\d[\d.,]*)")


@dataclass(frozen=True)
class ViewContext:
    """The way a player sees a game: language, rotation of the picture in degrees, sliding distance of strength 100 in mm.

    Where several flicks can be submitted together, `announcements` are those of the game.
    """

    words: Words | None = None
    turn: float = 0.0
    reach: float = 0.0
    announcements: Announcements | None = None


@dataclass(frozen=True)
class ShotParts:
    """Parts of a shot given apart from its line, "" for none; each replaces that part of the line. Announcements come on top."""

    puck: str = ""
    aim: str = ""
    strength: str = ""
    announce: str = ""


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
    parts = [puck + written(aim_of(choice, draft, dial), dial, turn=context.turn, sides=sides)]
    parts += [f"s{value(choice, draft, number.field):g}" for number in _strengths(choice)]
    parts += [f"!{name}" for name in written_announcements(ask, choice, draft, context.words)]
    code = " ".join(parts)
    return code.replace(".", context.words.text("decimal-mark")) if context.words else code


def read_shot(text: str, ask: Ask[Any], draft: Draft, context: ViewContext) -> Draft:
    """The draft after a line: `A3>B2 l30 s62`, or any part of it.

    Raises Refused with a sentence that names the unreadable part; AmbiguousAim, with the possible lines, if there
    are several and any of them can be read.
    """
    try:
        return _read(text, ask, draft, context)
    except AmbiguousAim as unclear:
        if not readings_of(unclear, text, ask, draft, context):
            _read(unclear.readings[0], ask, draft, context)
        raise


def _read(text: str, ask: Ask[Any], draft: Draft, context: ViewContext) -> Draft:
    """The draft after a line. Raises as `read_shot`, AmbiguousAim even if none of the possible lines can be read."""
    line = fold(text)
    if not line:
        raise refused("shot-empty")
    body, names = parts_of(line)
    with within("", names):
        puck, rest = _puck_of(body, ask, draft, context, text, announced=bool(names))
    choice = puck or chosen(ask, draft) or next(iter(aimed_choices(ask)), None)
    dial = bearing_of(choice) if choice is not None else None
    if choice is None or dial is None:
        raise refused("choice-gone")
    if names:
        aimed = puck is not None or _split(rest, dial, context)[0]
        target = None if aimed else target_of(aim_of(choice, draft, dial), dial)
        toward = fold(target.label) if target is not None else ""
        choice = announcing(names, plain(choice, ask), ask, context.words, rest, toward)
    if choice.code != draft.choice:
        draft = _rechosen(choice, ask, draft)
    if puck is not None:
        draft = first_options(choice, draft)
    draft = with_options(names, choice, draft, context.words)
    announced = written_announcements(ask, choice, draft, context.words)
    with within(f"{piece_code(choice)}>", announced):
        return _aimed(rest, choice, draft, context)


def with_parts(line: str, parts: ShotParts, ask: Ask[Any], draft: Draft, context: ViewContext) -> str:
    """The line with those parts, for `read_shot`. Raises Refused for a piece or a strength that cannot be read."""
    if parts == ShotParts():
        return line
    body, names = parts_of(fold(line))
    try:
        with within("", names):  # with an aim of its own, a name in the line is the piece's; with a piece, the aim's
            puck, rest = _puck_of(body, ask, draft, context, line, announced=bool(names or parts.aim))
    except AmbiguousAim:
        if not parts.puck:
            raise
        puck, rest = None, body
    if parts.puck:
        puck = puck_named(ask, parts.puck, context.words, rest)
    choice = puck or chosen(ask, draft)
    dial = bearing_of(choice) if choice is not None else None
    if choice is None or dial is None:
        raise refused("choice-gone")
    numbers = _strengths(choice)
    aim, hard = _split(rest, dial, context) if numbers else (rest, "")
    if parts.strength:
        hard = fold(parts.strength)
        hard = f"{read_number(hard, numbers[0]):g}" if numbers and hard not in REACH else hard
    before, mark, _ = parted(body)
    pieces = [f"{parts.puck or (before if mark else body.removesuffix(rest).strip())}>{parts.aim or aim}"]
    pieces += [f"strength {hard}"] if hard else []
    pieces += [f"!{name}" for name in (*names, *ANNOUNCED.split(parts.announce)) if name]
    return " ".join(pieces)


def piece_in(text: str, ask: Ask[Any], draft: Draft, context: ViewContext) -> Choice[Any] | None:
    """The piece at the beginning of a line, if any. Raises Refused for an unknown one."""
    body, names = parts_of(fold(text))
    return _puck_of(body, ask, draft, context, text, announced=bool(names))[0]


def nearest(text: str, ask: Ask[Any], draft: Draft, context: ViewContext) -> tuple[str, ...]:
    """Up to four shot codes that an unreadable line may have meant, nearest first."""
    line = fold(text)
    found: dict[str, float] = {}
    for guess, likeness in guesses(line, ask, draft, context.words):
        try:
            meant = shot_code(ask, read_shot(guess, ask, draft, context), context)
        except Refused:
            continue
        found[meant] = max(found.get(meant, 0.0), likeness)
    best = sorted(found, key=lambda code: (-found[code], code))
    return tuple(best[:READINGS])


def readings_of(refusal: Refused, text: str, ask: Ask[Any], draft: Draft, context: ViewContext) -> tuple[str, ...]:
    """Suggestions for a refused line: its readings if it is ambiguous, else the nearest shot codes."""
    if not isinstance(refusal, AmbiguousAim):
        return nearest(text, ask, draft, context)
    codes: list[str] = []
    for reading in refusal.readings:
        codes += _codes(reading, ask, draft, context)
    return tuple(dict.fromkeys(codes))[:READINGS]


def _codes(reading: str, ask: Ask[Any], draft: Draft, context: ViewContext) -> tuple[str, ...]:
    """The shot codes of a line; of an ambiguous one, those of all its readings."""
    try:
        return (shot_code(ask, _read(reading, ask, draft, context), context),)
    except AmbiguousAim as further:
        meant = [one for one in further.readings if one != reading]
        return tuple(code for one in meant for code in _codes(one, ask, draft, context))
    except Refused:
        return ()


def _rechosen(choice: Choice[Any], ask: Ask[Any], draft: Draft) -> Draft:
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
    before, mark, after = parted(line)
    if mark:
        return (puck_named(ask, before, context.words, after) if before else None), after
    first, _, rest = line.partition(" ")
    named = pucks_named(ask, first, context.words)
    if len(named) != 1:
        return None, line
    current = chosen(ask, draft)
    dial = bearing_of(current) if current is not None else None
    doubtful = dial is not None and not announced and first in names_of(dial, context.words)
    if doubtful and dial is not None and not _readable(_split(rest, dial, context)[0], dial, context):
        raise AmbiguousAim(phrase("shot-ambiguous", given=repeated(text)), (f"{first}>{rest}", f">{line}"))
    return named[0], rest


def _aimed(rest: str, choice: Choice[Any], draft: Draft, context: ViewContext) -> Draft:
    """The draft with the aim and strength after the piece. The readings of an AmbiguousAim are of this part of the line."""
    dial = bearing_of(choice)
    numbers = _strengths(choice)
    if dial is None:
        raise refused("choice-gone")
    if south := _SOUTH_OR_STRENGTH.fullmatch(rest):
        raise AmbiguousAim(phrase("shot-ambiguous", given=repeated(rest)), (f"s{south[1]}", f"180 s{south[1]}"))
    if (only := _ONLY.fullmatch(rest)) and rest in names_of(dial, context.words):
        raise AmbiguousAim(phrase("shot-ambiguous", given=repeated(rest)), (f"strength {only[1]}", f"{rest} r0"))
    aim, hard = _split(rest, dial, context) if numbers else (rest, "")
    now = aim_of(choice, draft, dial)
    if aim and _BESIDE.fullmatch(aim) and (target := target_of(now, dial)) is not None:
        aim = f"{target.label} {aim}"
    if aim:
        try:
            there = read_aim(aim, dial, turn=context.turn, current=now.bearing, words=context.words)
        except AmbiguousAim as unclear:
            tail = f" strength {hard}" if hard else ""
            raise AmbiguousAim(unclear.reason, tuple(f"{one}{tail}" for one in unclear.readings)) from None
        draft = with_aim(draft, dial, there)
    if hard:
        (number, *_) = numbers
        strength = _enough(hard, aim_of(choice, draft, dial), dial, number, context) if hard in REACH else None
        draft = with_value(draft, number.field, read_number(hard, number) if strength is None else strength)
    return draft


def _split(rest: str, dial: Bearing, context: ViewContext) -> tuple[str, str]:
    """The aim and the strength in a line; "" for a missing one. An `s62` at the end is always the strength."""
    if coded := CODED.fullmatch(rest):
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
