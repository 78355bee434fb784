"""For Honor in words: headline, text board, details, account of a turn, alt text."""

from bot.games.contract.preview import Sketch
from bot.games.contract.vocabulary import Phrase, phrase
from bot.games.forhonor.rules.board import EDGE, LANES, SQUARES, ZONES, Square, row_of
from bot.games.forhonor.rules.event_summary import briefly
from bot.games.forhonor.rules.event_text import event_sentences, the_camp
from bot.games.forhonor.rules.events import Activated, CardLost, Moved, Recovered, Returned, SoldiersCame, TurnBegun
from bot.games.forhonor.rules.heroes import HEROES, HeroId, hero_words
from bot.games.forhonor.rules.reach import reach
from bot.games.forhonor.rules.scoring import ORDER
from bot.games.forhonor.rules.soldiers import aside
from bot.games.forhonor.rules.view import SeenHero, View, position
from bot.text import fold
from bot.words import Words
from render.forhonor.text.describe import (
    after,
    camp,
    camps_of,
    doing,
    done,
    in_reach,
    listed,
    name,
    power,
    reaches,
    runs,
    seat,
    seen_hero,
    soldiers,
    squares,
    standing,
    team,
    titled,
    where,
    zone,
)
from render.forhonor.text.preview import preview_lines
from render.painter import Moment
from render.text import ALT, first_fitting, fitted, numbered

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
    return first_fitting(_board(view, level, words) for level in _LEVELS) if view.heroes else _draft(view, words)


def _draft(view: View, words: Words) -> str:
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
    return first_fitting([lines])


def _board(view: View, level: str, words: Words) -> list[str]:
    lines = [words.say(headline(view)) + ".", *standing(view, words)]
    lines += [zone(view, which, words) for which in ORDER]
    now = " ".join(doing(view, words))
    lines += [*([now] if now else []), *done(view, words)]
    could = reaches(view)
    for side in camps_of(view):
        own = "own" if view.viewer is not None and side == view.viewer % 2 else "other"
        lines += ["", words.text("forhonor-board-camp", side=camp(side, words), own=own, column=EDGE[side])]
        for one in team(view, side):
            text = words.text("forhonor-board-hero", hero=titled(view, one, words), where=where(view, one, words))
            if one.id in could and _is_described(view, one, level):
                text += " " + in_reach(could[one.id], words)
            lines.append(text)
        if view.rows[side]:
            order = ", ".join(name(hero, words) for hero in view.rows[side])
            lines.append(words.text("forhonor-board-row", heroes=order))
        lines.append(soldiers(view, side, words))
    return lines


def _is_described(view: View, one: SeenHero, level: str) -> bool:
    """Whether a hero's reach is included: for all, for those who can still act, or only the acting one."""
    if view.phase == "over":
        return False
    acts = view.acting is not None and view.acting.hero == one.id
    return level == "all" or acts or (level == "ready" and not one.acted)


def account(moment: Moment, words: Words) -> tuple[str, ...]:
    """The sentences, numbered in the order of time."""
    lines = []
    for event in moment.events:
        if isinstance(event, Moved) and len(event.way) > 1:
            way = {"hero": name(event.hero, words), "start": event.start, "way": ", ".join(event.way)}
            lines.append(words.text("forhonor-account-moved", **way))
        else:
            lines += [words.say(one.words) for one in event_sentences((event,))]
    return numbered(lines)


def pieces(view: View, words: Words) -> tuple[tuple[str, str], ...]:
    """Heroes, the viewer's camp first, then zones and lanes, each with a few words on it; in the draft the packet."""
    if not view.heroes:
        heroes = dict.fromkeys((*view.packet, *(hero for picks in view.picks for hero in picks)))
        return tuple((name(hero, words), power(hero, words)) for hero in heroes)
    described = [(name(one.id, words), where(view, one, words)) for side in camps_of(view) for one in team(view, side)]
    zones = [(words.text(f"forhonor-detail-zone-{which}"), zone(view, which, words)) for which in ORDER]
    lanes = [(words.text("forhonor-detail-lane", lane=lane), _in_lane(view, lane, words)) for lane in LANES]
    return (*described, *zones, *lanes)


def detail(view: View, piece: str, words: Words) -> str:
    """Details of what is called `piece`, in lines; "" if nothing is."""
    named = fold(piece)
    hero = next((one for one in HEROES if fold(name(one, words)) == named), None)
    if hero is not None:
        return "\n".join(_of_a_hero(view, hero, words))
    if not view.heroes:
        return ""
    for which in ORDER:
        if fold(words.text(f"forhonor-detail-zone-{which}")) == named:
            lines = [_in_lane(view, lane, words) for lane in LANES]
            return "\n".join(
                [f"**{zone(view, which, words)}**", *(lines if which == "centre" else _near(view, ZONES[which], words))]
            )
    for lane in LANES:
        if named in (fold(lane), fold(words.text("forhonor-detail-lane", lane=lane))):
            return "\n".join((f"**{words.text('forhonor-detail-lane', lane=lane)}**", _in_lane(view, lane, words)))
    square = named.upper()
    return "\n".join(_of_a_square(view, square, words)) if square in SQUARES else ""


def _of_a_hero(view: View, hero: HeroId, words: Words) -> list[str]:
    lines = [f"**{name(hero, words)}**. {power(hero, words)}."]
    one = seen_hero(view, hero)
    if one is None:
        return lines
    lines.append(words.text("forhonor-detail-hero", seat=seat(one.seat, words), where=where(view, one, words)))
    if one.spot not in ("board", "reserve"):
        return lines
    could = reach(position(view), hero)
    left = [square for square, steps in could.squares.items() if steps > 0]
    key = "forhonor-detail-entering" if one.spot == "reserve" else "forhonor-detail-squares"
    lines.append(words.text(key, squares=squares(left), count=len(left)))
    lines.append(in_reach(could, words))
    if one.spot == "board":
        lines.append(_threatened(view, one, words))
    return lines


def _threatened(view: View, one: SeenHero, words: Words) -> str:
    """The enemies that could attack or shoot a hero, and when."""
    lines = []
    for foe, could in reaches(view).items():
        for key, marks in (("attacked", could.attacks), ("shot", could.shots)):
            steps = dict(marks).get(one.id)
            if steps is not None:
                acted = any(other.id == foe and other.acted for other in view.heroes)
                by = words.text(f"forhonor-detail-{key}", hero=name(foe, words), later="yes" if acted else "no")
                lines.append(after(by, steps, words))
    return words.text("forhonor-detail-threats", threats=listed(lines, words), count=len(lines))


def _in_lane(view: View, lane: str, words: Words) -> str:
    """The soldiers of both camps in a lane, and heroes on it."""
    rows = []
    for side in (0, 1):
        standing = sorted((row_of(one) for one in view.soldiers[side] if one[0] == lane), reverse=side == 0)
        rows.append(runs(standing))
    heroes = [f"{name(one.id, words)} {one.square}" for one in view.heroes if one.square[:1] == lane]
    camps = {"one": camp(0, words), "first": rows[0], "other": camp(1, words), "second": rows[1]}
    return words.text("forhonor-detail-in-lane", lane=lane, heroes=", ".join(heroes), count=len(heroes), **camps)


def _of_a_square(view: View, square: Square, words: Words) -> list[str]:
    """Details of a square: its hero, its zone, the heroes who can get there."""
    hero = next((name(one.id, words) for one in view.heroes if one.square == square), "")
    soldier = next((side for side in (0, 1) if square in view.soldiers[side]), None)
    on = hero or ("" if soldier is None else words.text("forhonor-detail-soldier", side=camp(soldier, words)))
    lines = [words.text("forhonor-detail-square", square=square, on=on, free="no" if on else "yes")]
    lines += [
        words.text("forhonor-detail-part", zone=words.text(f"forhonor-board-zone-{which}"))
        for which in ORDER
        if square in ZONES[which]
    ]
    return lines if on else [*lines, *_near(view, (square,), words)]


def _near(view: View, wanted: tuple[Square, ...], words: Words) -> list[str]:
    """The heroes who could reach one of these squares, by camp, with steps; without those already there."""
    lines = []
    state = position(view)
    for side in camps_of(view):
        parts = []
        for one in team(view, side):
            could = reach(state, one.id)
            steps = min((could.squares[square] for square in wanted if square in could.squares), default=None)
            if steps:
                parts.append(after(name(one.id, words), steps, words))
        heroes = ", ".join(parts)
        lines.append(words.text("forhonor-detail-near", side=camp(side, words), heroes=heroes, count=len(parts)))
    return lines


_LESSER = (Activated, CardLost, Moved, Recovered, Returned, SoldiersCame, TurnBegun)
"""Left out: visible on the picture, or implied by later events."""


def alt(view: View, words: Words, moment: Moment | None = None, sketch: Sketch | None = None) -> str:
    """The alt text, most important first: headline, preview or the result of `moment`, the turn that led here, threats if there is room."""
    lines = [(0, words.say(headline(view)) + ".")]
    if sketch is not None:
        lines += [(0, line) for line in preview_lines(view, sketch, words)]
        lines += [(0, words.say(sentence)) for sentence in (*sketch.remarks, *sketch.words)]
    events = () if moment is None else moment.events
    results = briefly([one for one in events if not isinstance(one, _LESSER)])
    lines += [(2, words.say(one.words)) for one in results]
    lines += [(2 if moment is None else 5, line) for line in done(view, words)]
    lines += [(2, line) for line in doing(view, words)]
    if not view.heroes:
        whole = [line for _, line in lines] + _offers(view, words) + _picks(view, words)
        brief = [*lines, *((1, line) for line in (*_names(view, words), *_picks(view, words)))]
        return fitted(brief if len("\n".join(whole)) > ALT else ((1, line) for line in whole))
    if view.phase != "over":
        lines += [(3, line) for line in _threats(view, words)]
    return fitted(lines)


def _offers(view: View, words: Words) -> list[str]:
    """The packet, if the picture shows one, with the powers."""
    return [
        words.text("forhonor-board-offered", hero=name(hero, words), power=power(hero, words)) for hero in view.packet
    ]


def _names(view: View, words: Words) -> list[str]:
    """The packet, if the picture shows one, in a line."""
    heroes = ", ".join(name(hero, words) for hero in view.packet)
    return [words.text("forhonor-alt-packet", heroes=heroes)] if heroes else []


def _picks(view: View, words: Words) -> list[str]:
    """The picks of both camps."""
    lines = []
    for side in camps_of(view):
        heroes = [name(hero, words) for seat, picks in enumerate(view.picks) if seat % 2 == side for hero in picks]
        if heroes:
            lines.append(words.text("forhonor-alt-places", side=camp(side, words), heroes=", ".join(heroes)))
    return lines


def _threats(view: View, words: Words) -> list[str]:
    """Threats by heroes who can still act in this turn, a sentence per hero in danger."""
    by_target: dict[str, list[str]] = {}
    for hero, could in reaches(view).items():
        one = next(one for one in view.heroes if one.id == hero)
        if one.acted:
            continue
        for key, marks in (("attacked", could.attacks), ("shot", could.shots)):
            for foe, steps in marks:
                text = words.text(f"forhonor-detail-{key}", hero=name(hero, words), later="no")
                by_target.setdefault(foe, []).append(after(text, steps, words))
    return [
        words.text("forhonor-alt-threatened", hero=name(target, words), threats=listed(threats, words))
        for target, threats in by_target.items()
    ]
