"""Details of a hero, a zone, a lane or a square of For Honor."""

from __future__ import annotations

from bot.games.forhonor.board import LANES, SQUARES, ZONES, Square, Zone, row_of
from bot.games.forhonor.heroes import HEROES, HeroId
from bot.games.forhonor.reach import reach
from bot.games.forhonor.scoring import ORDER
from bot.games.forhonor.view import SeenHero, View, position
from bot.words import Words
from render.forhonor.text.describe import (
    after,
    camp,
    camps_of,
    in_reach,
    listed,
    name,
    power,
    reaches,
    runs,
    seat,
    seen_hero,
    squares,
    team,
    where,
    zone,
)


def pieces(view: View, words: Words) -> tuple[tuple[str, str], ...]:
    """Heroes, the viewer's camp first, then zones and lanes, each with a few words on it; in the draft the packet."""
    if not view.heroes:
        heroes = dict.fromkeys((*view.packet, *(hero for picks in view.picks for hero in picks)))
        return tuple((name(hero, words), power(hero, words)) for hero in heroes)
    heroes_told = [
        (name(one.id, words), where(view, one, words)) for side in camps_of(view) for one in team(view, side)
    ]
    zones = [(words.text(f"forhonor-detail-zone-{which}"), zone(view, which, words)) for which in ORDER]
    lanes = [(words.text("forhonor-detail-lane", lane=lane), _in_lane(view, lane, words)) for lane in LANES]
    return (*heroes_told, *zones, *lanes)


def detail(view: View, piece: str, words: Words) -> str:
    """Details of what is called `piece`, in lines; "" if nothing is."""
    named = piece.strip().casefold()
    hero = next((one for one in HEROES if name(one, words).casefold() == named), None)
    if hero is not None:
        return "\n".join(_of_a_hero(view, hero, words))
    if not view.heroes:
        return ""
    for which in ORDER:
        if words.text(f"forhonor-detail-zone-{which}").casefold() == named:
            return "\n".join(_of_a_zone(view, which, words))
    for lane in LANES:
        if named in (lane.casefold(), words.text("forhonor-detail-lane", lane=lane).casefold()):
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
    said = []
    for foe, could in reaches(view).items():
        for key, marks in (("attacked", could.attacks), ("shot", could.shots)):
            steps = dict(marks).get(one.id)
            if steps is not None:
                acted = any(other.id == foe and other.acted for other in view.heroes)
                by = words.text(f"forhonor-detail-{key}", hero=name(foe, words), later="yes" if acted else "no")
                said.append(after(by, steps, words))
    return words.text("forhonor-detail-threats", threats=listed(said, words), count=len(said))


def _of_a_zone(view: View, which: Zone, words: Words) -> list[str]:
    lines = [f"**{zone(view, which, words)}**"]
    if which == "centre":
        return [*lines, *(_in_lane(view, lane, words) for lane in LANES)]
    return [*lines, *_near(view, ZONES[which], words)]


def _in_lane(view: View, lane: str, words: Words) -> str:
    """The soldiers of both camps in a lane, and heroes on it."""
    rows = []
    for side in (0, 1):
        standing = sorted((row_of(one) for one in view.soldiers[side] if one[0] == lane), reverse=side == 0)
        rows.append(runs(standing))
    heroes = [f"{name(one.id, words)} {one.square}" for one in view.heroes if one.square[:1] == lane]
    return words.text(
        "forhonor-detail-in-lane",
        lane=lane,
        one=camp(0, words),
        first=rows[0],
        other=camp(1, words),
        second=rows[1],
        heroes=", ".join(heroes),
        count=len(heroes),
    )


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
        said = []
        for one in team(view, side):
            could = reach(state, one.id)
            steps = min((could.squares[square] for square in wanted if square in could.squares), default=None)
            if steps:
                said.append(after(name(one.id, words), steps, words))
        lines.append(
            words.text("forhonor-detail-near", side=camp(side, words), heroes=", ".join(said), count=len(said))
        )
    return lines
