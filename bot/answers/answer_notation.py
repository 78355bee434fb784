"""Exact one-line notation of any game's answers, in records and as typed by players.

A line is what `/move` and `/flick` take if that is complete: a game's own notation, a shot code, a choice's code.
Dials that such a code leaves open follow it: `spread; places=S.guard@300,40 S.captain@200,60`. Else it is the
action as JSON, after the id of the ask.
"""

import contextlib
import re
from collections.abc import Callable, Iterator
from typing import Any, TypeAlias

import msgspec

from bot.answers.draft import Draft, action_of, answer_with, choose, is_flick, value
from bot.answers.shot_notation import ViewContext, read_shot, shot_code
from bot.games.contract.base import AnyGame, Ask, Illegal
from bot.games.contract.dials import Bearing, Dial, Layout, Pick, Place, Subset, Target
from bot.games.contract.save import load
from bot.games.contract.vocabulary import Seat, phrase
from bot.matches.core.errors import Refused, refused
from bot.text import in_code
from bot.words import Words

TURNED = "; "  # precedes each dial
LONGEST = 4000  # characters of an answer

Targets: TypeAlias = tuple[Target, ...]

_JSON = re.compile(r"(\S+) (\{.*\})")
_PLACE = re.compile(r"([^@\s]+)@([^,\s]+),([^,\s]+)(?:,([^,\s]+))?")


class AnswerNotation:
    """Writes and reads the answers of a game; `words` names its pieces.

    With `from_origin`, named targets are aimed at from the dial's origin, also where a piece starts elsewhere.
    """

    def __init__(self, game: AnyGame, words: Words, *, from_origin: bool = False) -> None:
        self._game = game
        self._from_origin = from_origin
        announcements = game.spec.batches.announcements if game.spec.batches else None
        self._eye = ViewContext(words, game.spec.turn, game.spec.reach, announcements)

    def write(self, asks: tuple[Ask[Any], ...], ask: str, seat: Seat, action: Any) -> str:
        """An answer to an open ask in one line, which `read` parses in the same position."""
        for line in self._lines(asks, ask, action):
            with contextlib.suppress(Refused):
                if len(line) <= LONGEST and self.read(asks, seat, line) == (ask, action):
                    return line
        return f"{ask} {msgspec.json.encode(action).decode()}"

    def read(self, asks: tuple[Ask[Any], ...], seat: Seat, line: str) -> tuple[str, Any]:
        """The ask that a seat's line answers, and the action. Raises Refused with what cannot be read."""
        asked = [ask for ask in asks if ask.seat == seat]
        if not asked:
            raise refused("record-not-asked", seat=letter(seat))
        if self._from_origin:
            asked = [_with_targets(ask, _started_at_origin) for ask in asked]
        if exact := _JSON.fullmatch(line):
            return self._exact(asked, exact[1], exact[2])
        if len(line) > LONGEST:  # far more than players type, and slow to parse
            raise _unreadable(line)
        first: Refused | None = None
        for ask in asked:
            for reading in (self._coded, self._noted, self._shot):
                try:
                    action = reading(ask, line)
                except Refused as refusal:
                    first = first or refusal
                else:
                    if action is not None:
                        return ask.id, action
        raise first or _unreadable(line)

    def _lines(self, asks: tuple[Ask[Any], ...], ask: str, action: Any) -> Iterator[str]:
        asked = _with_targets(next(one for one in asks if one.id == ask), _without_starts)
        if self._game.spec.notation is not None:
            yield self._game.spec.notation.write(action)
        for choice in asked.choices:
            draft = answer_with(choice, action)
            if draft is None:
                continue
            if is_flick(choice):
                yield shot_code(asked, draft, self._eye)
            if not draft.values:
                yield choice.code
            turned = (_written(dial, value(choice, draft, dial.field)) for dial in choice.dials)
            yield TURNED.join((choice.code, *turned))

    def _exact(self, asked: list[Ask[Any]], ask: str, text: str) -> tuple[str, Any]:
        found = next((one for one in asked if one.id == ask), None)
        if found is None:
            raise refused("record-not-open", ask=ask[:40])
        try:
            return found.id, load(self._game.spec.action, text)
        except (msgspec.DecodeError, ValueError, RecursionError):
            raise _unreadable(text) from None

    def _coded(self, ask: Ask[Any], line: str) -> Any:
        """The action of a choice's code and the dials after it; None if there is no such choice."""
        code, *dials = line.split(TURNED)
        choice = next((one for one in ask.choices if one.code == code), None)
        if choice is None:
            return None
        draft = choose(ask, Draft(), code)
        named = {dial.field: dial for dial in choice.dials}
        for setting in dials:
            field, _, written = setting.partition("=")
            if field not in named:
                raise _unreadable(setting)
            draft = msgspec.structs.replace(draft, values={**draft.values, field: _read(named[field], written)})
        return action_of(choice, draft)

    def _noted(self, ask: Ask[Any], line: str) -> Any:
        del ask
        if self._game.spec.notation is None:
            return None
        try:
            return self._game.spec.notation.read(line)
        except Illegal as illegal:
            raise Refused(illegal.reason, illegal.rule) from None

    def _shot(self, ask: Ask[Any], line: str) -> Any:
        if not any(is_flick(choice) for choice in ask.choices):
            return None
        draft = read_shot(line, ask, Draft(), self._eye)
        choice = next(one for one in ask.choices if one.code == draft.choice)
        return action_of(choice, draft)


def _with_targets(ask: Ask[Any], change: Callable[[Targets], Targets]) -> Ask[Any]:
    """An ask with other targets of the pieces that may start elsewhere than at their dial's origin."""

    def changed(dial: Dial) -> Dial:
        if not isinstance(dial, Bearing) or all(one.start is None for one in dial.targets):
            return dial
        return msgspec.structs.replace(dial, targets=change(dial.targets))

    choices = tuple(msgspec.structs.replace(one, dials=tuple(map(changed, one.dials))) for one in ask.choices)
    return msgspec.structs.replace(ask, choices=choices)


def _started_at_origin(targets: Targets) -> Targets:
    return tuple(msgspec.structs.replace(one, start=None) for one in targets)


def _without_starts(targets: Targets) -> Targets:
    return tuple(one for one in targets if one.start is None)


def letter(seat: Seat) -> str:
    """The letter of a seat in records and pictures."""
    return "ABCDEFGH"[seat]


def _written(dial: Dial, given: Any) -> str:
    match dial:
        case Layout(field=field):
            places = msgspec.convert(given, tuple[Place, ...])
            return f"{field}={' '.join(map(_place, places))}"
        case Subset(field=field):
            return f"{field}={' '.join(given)}"
        case _:
            return f"{dial.field}={_figure(given)}"


def _place(place: Place) -> str:
    angle = f",{_figure(place.angle)}" if place.angle else ""
    return f"{place.id}@{_figure(place.x)},{_figure(place.y)}{angle}"


def _figure(number: Any) -> str:
    return str(number).removesuffix(".0")


def _read(dial: Dial, text: str) -> Any:
    match dial:
        case Layout():
            return tuple(map(_read_place, text.split()))
        case Subset():
            return tuple(text.split())
        case Pick():
            return text
        case _:
            return _number(text)


def _read_place(text: str) -> dict[str, Any]:
    found = _PLACE.fullmatch(text)
    if found is None:
        raise _unreadable(text)
    x, y, angle = map(_number, (found[2], found[3], found[4] or "0"))
    return {"id": found[1], "x": x, "y": y, "angle": angle}


def _number(text: str) -> float:
    try:
        return float(text)
    except ValueError:
        raise _unreadable(text) from None


def _unreadable(text: str) -> Refused:
    return Refused(phrase("record-unreadable", given=in_code(text[:60])))
