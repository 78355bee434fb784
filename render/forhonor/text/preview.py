"""The preview of an answer in words: a hero's new square, reach and target."""

import msgspec

from bot.games.contract.preview import Sketch
from bot.games.forhonor.rules.board import NEIGHBOURS, SQUARES, ZONES, Square, named
from bot.games.forhonor.rules.heroes import HEROES, RUSH, HeroId
from bot.games.forhonor.rules.reach import reach
from bot.games.forhonor.rules.scoring import ORDER
from bot.games.forhonor.rules.soldiers import aside, group, removed_first
from bot.games.forhonor.rules.step_builder import hero_at
from bot.games.forhonor.rules.values import State
from bot.games.forhonor.rules.view import SeenHero, View, position
from bot.words import Words
from render.forhonor.text.describe import after, doing, in_reach, name, seen_hero, the_name


def preview_lines(view: View, sketch: Sketch, words: Words) -> tuple[str, ...]:
    """The effects of a draft answer that depend on neither luck nor another player."""
    if sketch.rule or not view.heroes:
        return ()
    if view.combat is not None:
        return tuple(doing(view, words))
    lines = []
    steps_aside = aside(position(view)) if view.phase == "displace" else None
    usual = steps_aside.id if steps_aside is not None else sketch.marked
    for ghost in sketch.ghosts:
        square = named(round(ghost.x), round(ghost.y))
        hero = seen_hero(view, ghost.id or usual)
        if ghost.kind == "place" and hero is not None and square in SQUARES:
            lines += _put(view, hero, square, words)
    return tuple(lines) if lines else _meant(view, sketch, words)


def _meant(view: View, sketch: Sketch, words: Words) -> tuple[str, ...]:
    """The effects of an answer that moves no hero: a choice, a shot, an attack."""
    marked = seen_hero(view, sketch.marked)
    if view.phase == "pick_hero" and marked is not None:
        return (in_reach(reach(position(view), marked.id), words),)
    if view.acting is None:
        return ()
    ends = (line.points[-1] for line in sketch.lines if line.kind == "ray")
    for end in ends:
        return (_shot(view, view.acting.hero, named(round(end.x), round(end.y)), words),)
    if marked is not None and marked.id != view.acting.hero:
        return _attacked(view, view.acting.hero, marked, words)
    return ()


def _put(view: View, hero: SeenHero, square: Square, words: Words) -> list[str]:
    """A hero's new square, the steps to it, its zone, and what could be done from there."""
    acts = view.acting is not None and view.acting.hero == hero.id
    steps = reach(position(view), hero.id).squares.get(square) if acts else None
    there = words.text("forhonor-preview-there", hero=name(hero.id, words), square=square)
    lines = [words.text("forhonor-preview-put", there=there if steps is None else after(there, steps, words))]
    lines += [
        words.text("forhonor-detail-part", zone=words.text(f"forhonor-board-zone-{which}"))
        for which in ORDER[:2]
        if square in ZONES[which]
    ]
    if steps is not None:
        lines.append(in_reach(reach(_moved(position(view), hero.id, square, steps), hero.id), words))
    return lines


def _moved(state: State, hero: HeroId, square: Square, steps: int) -> State:
    """The position after the acting hero has gone to a square."""
    heroes = tuple(
        msgspec.structs.replace(one, spot="board", square=square) if one.id == hero else one for one in state.heroes
    )
    acting = None if state.acting is None else msgspec.structs.replace(state.acting, steps=state.acting.steps + steps)
    return msgspec.structs.replace(state, heroes=heroes, acting=acting)


def _shot(view: View, hero: HeroId, at: Square, words: Words) -> str:
    """The effect of a shot: a lost life, or the rearmost soldier of a group (FH-62)."""
    state = position(view)
    victim = hero_at(state, at)
    if victim is not None:
        left = victim.life - 1
        return words.text("forhonor-preview-shot", hero=name(victim.id, words), square=at, left=left)
    here = next((one.square for one in view.heroes if one.id == hero), "")
    side = next((side for side in (0, 1) if at in view.soldiers[side]), None)
    if side is None or here not in SQUARES:
        return words.text("forhonor-preview-nobody", square=at)
    gone, *_ = removed_first(group(state, side, (at,)), side, here)
    return words.text("forhonor-preview-soldier", square=at, gone=gone)


def _attacked(view: View, hero: HeroId, foe: SeenHero, words: Words) -> tuple[str, ...]:
    """Both lives, and the life that the attack takes before a card is played (FH-51)."""
    mine = seen_hero(view, hero)
    if mine is None or not foe.square:
        return ()
    names = {"hero": name(hero, words), "foe": name(foe.id, words)}
    lines = [words.text("forhonor-preview-attack", **names, life=mine.life, other=foe.life)]
    friends = [
        one for one in view.heroes if one.camp == mine.camp and one.id != hero and one.square in NEIGHBOURS[foe.square]
    ]
    if friends:
        by = ", ".join(the_name(one.id, words) for one in friends)
        lines.append(words.text("forhonor-preview-outnumbered", foe=names["foe"], heroes=by))
    if HEROES[hero].power == "rush" and view.acting is not None and view.acting.steps >= RUSH:
        lines.append(words.text("forhonor-preview-rush", foe=names["foe"]))
    return tuple(lines)
