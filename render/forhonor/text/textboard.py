"""For Honor in words: headline, text board and account of a turn."""

from __future__ import annotations

from collections.abc import Sequence

from bot.games.forhonor.board import EDGE
from bot.games.forhonor.event_text import the_camp, told
from bot.games.forhonor.events import Event, Moved
from bot.games.forhonor.heroes import hero_words
from bot.games.forhonor.scoring import ORDER
from bot.games.forhonor.soldiers import aside
from bot.games.forhonor.view import SeenHero, View, position
from bot.games.vocabulary import Phrase, phrase
from bot.words import Words
from render.forhonor.board.activation_line import done
from render.forhonor.text.describe import (
    camp,
    camps_of,
    doing,
    in_reach,
    name,
    power,
    reaches,
    seat,
    soldiers,
    standing,
    team,
    titled,
    where,
    zone,
)
from render.painter import Moment

LINES = 25
_ROOM = 2600  # characters; with a story above it still fits into a message
_LEVELS = ("all", "ready", "acting")  # heroes with their reach; fewer where the text is too long


def task(view: View) -> Phrase:
    """The current task, or the winner."""
    key = f"forhonor-picture-deed-{view.phase}"
    match view.phase:
        case "over" if view.winner is None:
            return phrase("forhonor-picture-deed-drawn")
        case "over":
            return phrase("forhonor-picture-deed-won", side=the_camp(view.winner or 0))
        case "draft" | "order":
            return phrase(key)
        case "pick_hero":
            return phrase(key, side=the_camp(view.camp or 0))
        case _:
            return phrase(key, **_busy(view))


def _busy(view: View) -> dict[str, Phrase]:
    """The heroes that a task is about: both fighters, or the one who acts or steps aside."""
    if view.phase == "card" and view.combat is not None:
        return {"hero": hero_words(view.combat.attacker), "foe": hero_words(view.combat.target)}
    hero = aside(position(view)) if view.phase == "displace" else None
    acts = "" if view.acting is None else view.acting.hero
    return {"hero": hero_words(hero.id if hero is not None else acts)}


def headline(view: View) -> Phrase:
    """The current task, the turn and the score in one line; before the first turn only the task."""
    if view.turn == 0 and view.phase != "over":
        return task(view)
    return phrase(
        "forhonor-picture-headline", deed=task(view), turn=view.turn, first=view.score[0], second=view.score[1]
    )


def board(view: View, words: Words) -> str:
    """Score, zones, current action, every hero with its reach, and the soldiers, in Discord's markdown.

    A player reads the own camp first; in the draft the own packet, and the picks of both camps.
    """
    if not view.heroes:
        return "\n".join(_draft(view, words)[:LINES])
    for level in _LEVELS:
        lines = _board(view, level, words)
        if len("\n".join(lines)) <= _ROOM:
            break
    return "\n".join(lines[:LINES])


def _draft(view: View, words: Words) -> list[str]:
    """The viewer's packet with powers, and what everybody has taken."""
    lines = [words.say(headline(view)) + ".", *doing(view, words)]
    if view.packet:
        lines += ["", words.text("forhonor-board-packet")]
        lines += [
            words.text("forhonor-board-offered", hero=name(one, words), power=power(one, words)) for one in view.packet
        ]
    lines.append("")
    for one, picks in enumerate(view.picks):
        heroes = ", ".join(name(hero, words) for hero in picks)
        lines.append(words.text("forhonor-board-picked", seat=seat(one, words), heroes=heroes, count=len(picks)))
    return lines


def _board(view: View, level: str, words: Words) -> list[str]:
    lines = [words.say(headline(view)) + ".", *standing(view, words)]
    lines += [zone(view, which, words) for which in ORDER]
    now = " ".join(doing(view, words))
    lines += [*([now] if now else []), *done(view, words)]
    could = reaches(view)
    for side in camps_of(view):
        own = "own" if view.viewer is not None and side == view.viewer % 2 else "other"
        lines += ["", words.text("forhonor-board-camp", side=camp(side, words), own=own, row=EDGE[side])]
        for one in team(view, side):
            said = words.text("forhonor-board-hero", hero=titled(view, one, words), where=where(view, one, words))
            if one.id in could and _told(view, one, level):
                said += " " + in_reach(could[one.id], words)
            lines.append(said)
        if view.rows[side]:
            order = ", ".join(name(hero, words) for hero in view.rows[side])
            lines.append(words.text("forhonor-board-row", heroes=order))
        lines.append(soldiers(view, side, words))
    return lines


def _told(view: View, one: SeenHero, level: str) -> bool:
    """Whether a hero's reach is included: for all, for those who can still act, or only the acting one."""
    if view.phase == "over":
        return False
    acts = view.acting is not None and view.acting.hero == one.id
    return level == "all" or acts or (level == "ready" and not one.acted)


def account(moment: Moment, words: Words) -> tuple[str, ...]:
    """The sentences, numbered in the order of time."""
    return tuple(f"{number}. {line}" for number, line in enumerate(_lines(moment.events, words), start=1))


def _lines(events: Sequence[Event], words: Words) -> list[str]:
    lines = []
    for event in events:
        if isinstance(event, Moved) and len(event.way) > 1:
            way = ", ".join(event.way)
            lines.append(
                words.text("forhonor-account-moved", hero=name(event.hero, words), start=event.start, way=way)
            )  # fmt: skip
        else:
            lines += [words.say(one.words) for one in told((event,))]
    return lines
