"""Several flicks in one message, a line each: all are parsed before the first is played, and each again on its turn.

By then pieces may have moved: `A4>B2` aims at the position B2 has at that time.
"""

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any

import msgspec

from bot.answers.aim_parser import AmbiguousAim
from bot.answers.announcements import aimed_choices, announcement_of, label_of, piece_code
from bot.answers.draft import Draft, action_of, answer_with, chosen
from bot.answers.shot_notation import ViewContext, piece_in, read_shot, shot_code
from bot.answers.shot_parts import parts_of
from bot.games.contract.base import Answer, Ask, Choice
from bot.games.contract.vocabulary import phrase
from bot.matches.core.errors import Refused, refused
from bot.text import cleaned, cut, fold, in_code
from bot.words import Words

MOST = 14  # flicks in one message: all players of a team, two bonus actions, and what ends the turn
LONGEST = 100  # characters of a line
SHOWN = 60  # characters of a line that are quoted

_ENDS = re.compile(r"[;\n]")


class BadLine(Refused):
    """A line that cannot be played: number `nth` (from 0) of `lines`, because of `refusal`; it was parsed against `draft`."""

    def __init__(self, refusal: Refused, nth: int, lines: Sequence[str], draft: Draft) -> None:
        line = in_code(cut(lines[nth], SHOWN))
        super().__init__(phrase("several-line", number=nth + 1, line=line, why=refusal.reason), refusal.rule)
        self.refusal = refusal
        self.nth = nth
        self.lines = tuple(lines)
        self.draft = draft


class _StoredLine(msgspec.Struct, frozen=True):
    """A line as it is stored while another question is open."""

    text: str
    values: dict[str, Any] = {}


@dataclass(frozen=True)
class QueuedLine:
    """A line to be played later, the draft that supplies what it leaves out, and how it is read."""

    text: str
    draft: Draft
    context: ViewContext

    @property
    def kept(self) -> str:
        """The line as stored."""
        return msgspec.json.encode(_StoredLine(self.text, self.draft.values)).decode()

    def read(self, ask: Ask[Any]) -> Draft:
        """The draft of the line on its turn. Raises Refused."""
        return _read(self.text, ask, self.draft, self.context)

    def __call__(self, ask: Ask[Any]) -> Any:
        """The action of the line on its turn. Raises Refused."""
        draft = self.read(ask)
        choice = chosen(ask, draft)
        if choice is None:
            raise refused("choice-gone")
        return action_of(choice, draft)


def kept_line(kept: str, context: ViewContext) -> QueuedLine:
    """The line that was stored. Raises msgspec.DecodeError if malformed."""
    line = msgspec.json.decode(kept, type=_StoredLine)
    return QueuedLine(line.text, Draft(values=line.values), context)


def kept_text(kept: str) -> str:
    """A stored line as it was typed. Raises msgspec.DecodeError if malformed."""
    return msgspec.json.decode(kept, type=_StoredLine).text


def lines_of(text: str) -> tuple[str, ...]:
    """The lines of a text, separated by `;` or newlines, without empty ones."""
    return tuple(" ".join(line.split()) for line in _ENDS.split(cleaned(text)) if line.strip())


def read_lines(text: str, ask: Ask[Any], draft: Draft, context: ViewContext) -> Draft:
    """The draft of the first line, followed by the other lines.

    Raises Refused if a single line cannot be read, BadLine for the first of several that cannot be shot_codes.
    """
    lines = _closed(lines_of(text), ask, context)
    if context.announcements is None or len(lines) < 2:
        return _alone(text if context.announcements is None else "".join(lines), ask, draft, context)
    if len(lines) > MOST:
        raise refused("several-many", count=len(lines), most=MOST)
    try:
        first = _read(lines[0], ask, draft, context)
    except Refused as refusal:
        raise BadLine(refusal, 0, lines, draft) from refusal
    first = msgspec.structs.replace(first, more=lines[1:])
    following(ask, first, context, lines)
    return first


def following(ask: Ask[Any], draft: Draft, context: ViewContext, lines: Sequence[str] = ()) -> list[QueuedLine]:
    """The lines that follow a draft, checked as far as possible now; `lines` are all lines as typed.

    Raises BadLine.
    """
    lines = lines or (shot_code(ask, draft, context), *draft.more)
    found = []
    later = msgspec.structs.replace(ask, choices=ask.later or ask.choices)
    acted = {piece_code(choice) for choice in ask.choices if choice.code == draft.choice}
    bonus = _bonus("", ask, draft, context)
    for nth, text in enumerate(draft.more, start=1):
        before = _as_hard(draft)
        try:
            draft = _ahead(text, later, before, context, acted, bonus)
        except Refused as refusal:
            raise BadLine(refusal, nth, lines, before) from refusal
        found.append(QueuedLine(text, before, context))
        gained = _bonus(text, later, draft, context)
        bonus = gained if gained != bonus else ""
        acted |= {piece_code(choice) for choice in later.choices if choice.code == draft.choice}
    return found


def _closed(lines: tuple[str, ...], ask: Ask[Any], context: ViewContext) -> tuple[str, ...]:
    """The lines, with an end of the turn announced with the flick before it, where that is possible: nothing can come in between."""
    if context.announcements is None or len(lines) < 2:
        return lines
    code, announced = context.announcements.closing
    whole = msgspec.structs.replace(ask, choices=ask.choices + ask.later)
    if not any(dial.field == announced for one in whole.choices for dial in one.dials):
        return lines
    *before, last, end = lines
    ends, plain = (_plain_named(line, whole, context.words) for line in (end, last))
    names = {name.partition(" ")[0] for name in parts_of(fold(last))[1]}
    if ends is None or ends.code != code or plain is not None or names.intersection(context.announcements.again):
        return lines
    return (*before, last if announced in names else f"{last} !{announced}")


def _bonus(line: str, ask: Ask[Any], draft: Draft, context: ViewContext) -> str:
    """The piece that may act again if a line's announcement succeeds, or ""; `draft` is the line as of now."""
    choice = chosen(ask, draft)
    if choice is None or context.announcements is None:
        return ""
    _, names = parts_of(fold(line))
    words = {name.partition(" ")[0] for name in (*names, announcement_of(choice))}
    return piece_code(choice) if words.intersection(context.announcements.again) else ""


def answers(ask: Ask[Any], draft: Draft, context: ViewContext) -> list[Any]:
    """The answers of a draft and the lines after it. Raises Refused, BadLine."""
    choice = chosen(ask, draft)
    if choice is None:
        raise refused("choice-gone")
    return [action_of(choice, draft), *following(ask, draft, context)]


def _alone(text: str, ask: Ask[Any], draft: Draft, context: ViewContext) -> Draft:
    try:
        return msgspec.structs.replace(_read(text, ask, draft, context), more=())
    except Refused:
        lines = lines_of(text)
        if len(lines) > 1 and _readable(lines[0], ask, draft, context):
            raise refused("several-not-here") from None
        raise


def _readable(line: str, ask: Ask[Any], draft: Draft, context: ViewContext) -> bool:
    try:
        _read(line, ask, draft, context)
    except Refused:
        return False
    return True


def _read(line: str, ask: Ask[Any], draft: Draft, context: ViewContext) -> Draft:
    """The draft of a line: a shot, or a choice without dials, such as `end`."""
    _check_length(line)
    plain = _plain_named(line, ask, context.words)
    return Draft(choice=plain.code) if plain is not None else read_shot(line, ask, draft, context)


def _check_length(line: str) -> None:
    if len(line) > LONGEST:
        raise refused("several-long", most=LONGEST)


def _plain_named(line: str, ask: Ask[Any], words: Words | None) -> Choice[Any] | None:
    given = fold(line)
    for choice in ask.choices:
        if not choice.dials and given in {fold(choice.code), fold(words.say(choice.words)) if words else ""}:
            return choice
    return None


def _ahead(line: str, ask: Ask[Any], draft: Draft, context: ViewContext, acted: set[str], bonus: str) -> Draft:
    """The draft of a line as of now, without announcements that are only possible later. Raises Refused.

    `acted` are the pieces of earlier lines; of these only `bonus` acts again, and at once.
    """
    _check_length(line)
    plain = _plain_named(line, ask, context.words) is not None
    piece = None if plain else piece_in(line, ask, draft, context)
    if piece is None and not plain:
        raise refused("several-no-piece")
    if bonus and (piece is None or piece_code(piece) != bonus):
        raise refused("several-bonus", piece=_labelled(bonus, ask, context))
    if piece is None:
        return draft
    if piece_code(piece) in acted - {bonus}:
        raise refused("several-twice", piece=_labelled(piece_code(piece), ask, context))
    try:
        return read_shot(line, ask, draft, context)
    except AmbiguousAim:
        raise
    except Refused:
        body, names = parts_of(fold(line))
        later = context.announcements.names if context.announcements else ()
        now = [name for name in names if name.partition(" ")[0] not in later]
        if len(now) == len(names):
            raise
        return read_shot(" !".join((body, *now)), ask, draft, context)


def _labelled(piece: str, ask: Ask[Any], context: ViewContext) -> str:
    named = next((choice for choice in aimed_choices(ask) if piece_code(choice) == piece), None)
    return label_of(named, context.words) if named is not None and context.words else piece


def _as_hard(draft: Draft) -> Draft:
    """The draft with the previous line's strength, but neither its piece nor its aim."""
    return Draft(values={field: number for field, number in draft.values.items() if isinstance(number, float | int)})


def shot_codes(given: Iterable[tuple[Ask[Any], Answer[Any]]], context: ViewContext) -> tuple[str, ...]:
    """The shot code of each answer with its ask; for other choices their words."""
    return tuple(_code(ask, answer, context) for ask, answer in given)


def further(draft: Draft, words: Words) -> tuple[str, ...]:
    """The flicks after a draft, as its panel shows them."""
    if not draft.more:
        return ()
    return (words.text("several-then", flicks=", ".join(f"`{line}`" for line in draft.more)),)


def batch_report(done: Sequence[str], rest: Sequence[str], words: Words, why: str = "", *, kept: bool = False) -> str:
    """The flicks played, and the `rest` that was not with the reason, ready to copy; `kept` if it waits in the next panel."""
    lines = [words.text("several-played", count=len(done), all=len(done) + len(rest))]
    lines += [f"{nth}. `{code}`" for nth, code in enumerate(done, start=1)]
    if rest:
        lines += [f"⚠ {words.text('several-stopped', why=why)}", f"`{'; '.join(rest)}`"]
        lines += [f"-# {words.text('several-kept')}"] if kept else []
    return "\n".join(lines)


def _code(ask: Ask[Any], answer: Answer[Any], context: ViewContext) -> str:
    for choice in ask.choices:
        draft = answer_with(choice, answer.action)
        if draft is not None:
            code = shot_code(ask, draft, context)
            return code or (context.words.say(choice.words) if context.words else choice.code)
    return ""
