"""Alt text of a picture of For Honor."""

from __future__ import annotations

from bot.games.forhonor.event_summary import briefly
from bot.games.forhonor.events import Activated, CardLost, Event, Moved, Recovered, Returned, SoldiersCame, TurnBegun
from bot.games.forhonor.scoring import ORDER
from bot.games.forhonor.view import View
from bot.games.preview import Sketch
from bot.words import Words
from render.forhonor.board.activation_line import done
from render.forhonor.text.describe import (
    after,
    camp,
    camps_of,
    doing,
    listed,
    name,
    power,
    reaches,
    soldiers,
    team,
    where,
    zone,
)
from render.forhonor.text.preview import preview_lines
from render.forhonor.text.textboard import headline
from render.painter import Moment
from render.text import fitted

_LESSER = (Activated, CardLost, Moved, Recovered, Returned, SoldiersCame, TurnBegun)
"""Left out: visible on the picture, or implied by later events."""


def alt(view: View, words: Words, moment: Moment | None = None, sketch: Sketch | None = None) -> str:
    """The alt text, most important first: headline, preview or result, threats, places.

    `moment` is the turn that led here. Where there is no room, soldiers and lesser events are left out first, then threats, then results.
    """
    lines = [(0, words.say(headline(view)) + ".")]
    if sketch is not None:
        lines += [(0, line) for line in preview_lines(view, sketch, words)]
        lines += [(0, words.say(said)) for said in (*sketch.remarks, *sketch.words)]
    if moment is not None:
        lines += [(2, words.say(one.words)) for one in briefly([one for one in moment.events if not _lesser(one)])]
    lines += [(2 if moment is None else 5, line) for line in done(view, words)]
    lines += [(2, line) for line in doing(view, words)]
    if not view.heroes:
        return fitted([*lines, *((1, line) for line in _drafted(view, words))])
    if view.phase != "over":
        lines += [(3, line) for line in _threats(view, words)]
    lines += [(1, _places(view, side, words)) for side in camps_of(view)]
    lines += [(2, zone(view, which, words)) for which in ORDER]
    lines += [(4, words.text("forhonor-alt-soldiers", side=camp(side, words), soldiers=soldiers(view, side, words)))
              for side in camps_of(view)]  # fmt: skip
    if moment is not None:
        lines += [(5, words.say(one.words)) for one in briefly([one for one in moment.events if _lesser(one)])]
    return fitted(lines)


def _lesser(event: Event) -> bool:
    return isinstance(event, _LESSER)


def _drafted(view: View, words: Words) -> list[str]:
    """The packet, if the picture shows one, and the picks of both camps."""
    lines = [
        words.text("forhonor-board-offered", hero=name(hero, words), power=power(hero, words)) for hero in view.packet
    ]
    for side in camps_of(view):
        heroes = [name(hero, words) for seat, picks in enumerate(view.picks) if seat % 2 == side for hero in picks]
        if heroes:
            lines.append(words.text("forhonor-alt-places", side=camp(side, words), heroes=", ".join(heroes)))
    return lines


def _places(view: View, side: int, words: Words) -> str:
    heroes = (words.text("forhonor-alt-hero", hero=name(one.id, words), where=where(view, one, words))
              for one in team(view, side))  # fmt: skip
    return words.text("forhonor-alt-places", side=camp(side, words), heroes=listed(heroes, words))


def _threats(view: View, words: Words) -> list[str]:
    """Threats by heroes who can still act in this turn, a sentence per hero in danger."""
    by_target: dict[str, list[str]] = {}
    for hero, could in reaches(view).items():
        one = next(one for one in view.heroes if one.id == hero)
        if one.acted:
            continue
        for key, marks in (("attacked", could.attacks), ("shot", could.shots)):
            for foe, steps in marks:
                said = words.text(f"forhonor-detail-{key}", hero=name(hero, words), later="no")
                by_target.setdefault(foe, []).append(after(said, steps, words))
    return [
        words.text("forhonor-alt-threatened", hero=name(target, words), threats=listed(threats, words))
        for target, threats in by_target.items()
    ]
