"""Announcements in shot codes: `A3>B2 s62 !steal`, `!handoff A4`, `!last`.

Several choices may flick the same piece: those with an announcement have it after a `!` in their codes. `Pick`
dials are written in the same way.
"""

from collections.abc import Iterable, Sequence
from typing import Any

from bot.answers.aim_parser import AmbiguousAim
from bot.answers.draft import Draft, bearing_of, value, with_value
from bot.games.contract.base import Ask, Choice
from bot.games.contract.dials import Bearing, Option, Pick
from bot.games.contract.vocabulary import phrase
from bot.matches.core.errors import refused, repeated
from bot.text import fold
from bot.words import Words

MARK = " !"
NOTHING = {"none", "aucune"}  # typed for no announcement
YES = "yes"  # the option of a dial that is typed as the dial's own name


def piece_code(choice: Choice[Any]) -> str:
    """The part of a choice's code before its announcement."""
    return choice.code.partition(MARK)[0]


def announcement_of(choice: Choice[Any]) -> str:
    """The announcement in a choice's code; "" if none."""
    return choice.code.partition(MARK)[2]


def aimed_choices(ask: Ask[Any]) -> list[Choice[Any]]:
    """The choices of an ask that are aimed."""
    return [choice for choice in ask.choices if bearing_of(choice) is not None]


def pieces(ask: Ask[Any]) -> list[Choice[Any]]:
    """A choice for each piece that can be aimed, the one without announcement if there is one."""
    found: dict[str, Choice[Any]] = {}
    for choice in aimed_choices(ask):
        code = piece_code(choice)
        if code not in found or not announcement_of(choice):
            found[code] = choice
    return list(found.values())


def choices_of(ask: Ask[Any], piece: Choice[Any]) -> list[Choice[Any]]:
    """All choices that flick the same piece as a choice."""
    return [choice for choice in aimed_choices(ask) if piece_code(choice) == piece_code(piece)]


def piecewise(ask: Ask[Any]) -> bool:
    """Whether lines name the piece to flick: not if several choices flick one single piece in different ways."""
    able = pieces(ask)
    origins = {dial.origin for choice in able if isinstance(dial := bearing_of(choice), Bearing)}
    return len(aimed_choices(ask)) > 1 and (len(able) == 1 or len(origins) > 1)


def label_of(choice: Choice[Any], words: Words) -> str:
    """A choice's name in commands: the first word of its words, `A3` of `A3 Runner`."""
    return words.say(choice.words).partition(" ")[0]


def written_announcements(ask: Ask[Any], choice: Choice[Any], draft: Draft, words: Words | None) -> tuple[str, ...]:
    """The announcements of a draft, without the marks: its choice's, then those of dials not at their first option."""
    written = [_labelled(announcement_of(choice), ask, words)]
    for dial in _picks(choice):
        code = value(choice, draft, dial.field)
        written += [option_code(dial, option) for option in dial.options[1:] if option.code == code]
    return tuple(filter(None, written))


def option_code(dial: Pick, option: Option) -> str:
    """The code of a dial's option."""
    return dial.field if option.code == YES else option.code


def announcing(
    names: Sequence[str], piece: Choice[Any], ask: Ask[Any], words: Words | None, aim: str, toward: str = ""
) -> Choice[Any]:
    """The choice that flicks the piece with the named announcement; one without its target means `toward`, else that of the aim.

    Raises Refused for an invalid announcement, AmbiguousAim if several fit.
    """
    found = piece
    for name in names:
        if name in NOTHING or _option_named(piece, name, words) is not None:
            continue
        able = _announced_by(name, piece, ask, words)
        at = toward or aim.partition(" ")[0]
        fitting = [choice for typed, choice in able.items() if fold(typed).rpartition(" ")[2] == at]
        if len(able) > 1 and not fitting:
            lead = label_of(piece, words) if words else piece_code(piece)
            others = "".join(f" !{other}" for other in names if other != name)
            readings = tuple(f"{lead}>{aim} !{typed}{others}" for typed in able)
            raise AmbiguousAim(phrase("shot-ambiguous", given=repeated(f"!{name}")), readings)
        found = (fitting or list(able.values()))[0]
    return found


def with_options(names: Iterable[str], choice: Choice[Any], draft: Draft, words: Words | None) -> Draft:
    """The draft with its dials at the named options; other names belong to the choice."""
    for name in names:
        option = _option_named(choice, name, words)
        if option is not None:
            draft = with_value(draft, option[0].field, option[1].code)
    return draft


def first_options(choice: Choice[Any], draft: Draft) -> Draft:
    """The draft with its option dials at their first options."""
    for dial in _picks(choice):
        if dial.field in draft.values:
            draft = with_value(draft, dial.field, dial.options[0].code)
    return draft


def announceable(ask: Ask[Any], piece: Choice[Any], words: Words | None) -> dict[str, Choice[Any]]:
    """The possible announcements of a piece, as typed, with their choices."""
    return {
        _labelled(announcement_of(choice), ask, words): choice
        for choice in choices_of(ask, piece)
        if announcement_of(choice)
    }


def announcement_names(ask: Ask[Any], piece: Choice[Any], words: Words | None) -> set[str]:
    """All folded names of a piece's possible announcements."""
    names = {name for choice in choices_of(ask, piece) for name in _names(choice, piece, ask, words)}
    return names | {fold(option_code(dial, one)) for dial in _picks(piece) for one in dial.options}


def _announced_by(name: str, piece: Choice[Any], ask: Ask[Any], words: Words | None) -> dict[str, Choice[Any]]:
    """The piece's choices with the named announcement, by how they are typed: one, or several if it lacks its target.

    Raises Refused if there is none.
    """
    able = announceable(ask, piece, words)
    exact = {typed: choice for typed, choice in able.items() if name in _names(choice, piece, ask, words)}
    if exact:
        return dict(list(exact.items())[:1])
    begun = {
        typed: choice
        for typed, choice in able.items()
        if any(known.startswith(f"{name} ") for known in _names(choice, piece, ask, words))
    }
    if begun:
        return begun
    known = [f"!{typed}" for typed in able]
    known += [f"!{option_code(dial, one)}" for dial in _picks(piece) for one in dial.options[1:]]
    label = label_of(piece, words) if words else piece_code(piece)
    raise refused("shot-unknown-announcement", given=f"!{name}", piece=label, known=", ".join(known) or "—")


def _names(choice: Choice[Any], piece: Choice[Any], ask: Ask[Any], words: Words | None) -> set[str]:
    """The folded names of a choice's announcement: its code, with labels for pieces, and its words."""
    code = announcement_of(choice)
    if not code:
        return set()
    names = {fold(code), fold(_labelled(code, ask, words))}
    if words is not None:
        names.add(fold(words.say(choice.words)).removeprefix(fold(words.say(piece.words))).strip(" :"))
    return names - {""}


def _labelled(code: str, ask: Ask[Any], words: Words | None) -> str:
    """An announcement with labels instead of pieces' codes."""
    if " " not in code:
        return code
    labels = {target.code: target.label for choice in aimed_choices(ask) for target in _targets(choice)}
    if words is not None:
        labels |= {piece_code(choice): label_of(choice, words) for choice in pieces(ask)}
    return " ".join(labels.get(word, word) for word in code.split(" "))


def _targets(choice: Choice[Any]) -> tuple[Any, ...]:
    dial = bearing_of(choice)
    return dial.targets if isinstance(dial, Bearing) else ()


def _picks(choice: Choice[Any]) -> list[Pick]:
    return [dial for dial in choice.dials if isinstance(dial, Pick)]


def _option_named(choice: Choice[Any], name: str, words: Words | None) -> tuple[Pick, Option] | None:
    for dial in _picks(choice):
        for option in dial.options:
            spelled = fold(words.say(option.words)) if words else ""
            if name in {fold(option.code), fold(option_code(dial, option)), spelled}:
                return dial, option
    return None
