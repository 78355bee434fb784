"""Pictures of For Honor without the board: the draft, and a combat with the cards that its viewer may see."""

from __future__ import annotations

from functools import lru_cache
from typing import TypeAlias

from PIL import Image, ImageDraw

from bot.games.contract.preview import Sketch
from bot.games.forhonor.rules.heroes import CARDS, FAVOURITE, HEROES, LIFE, Card, HeroId
from bot.games.forhonor.rules.seating import CAMPS, members, quota
from bot.games.forhonor.rules.values import Bout, Combat, Duel
from bot.games.forhonor.rules.view import SeenHero, View
from bot.words import Words
from render.drawing.badges import badge
from render.drawing.canvas import Ink, Sprite, label, write
from render.drawing.paragraphs import fitted, fitting
from render.forhonor.board.field import BOARD_COLOURS
from render.forhonor.board.header import HEADER, LETTERS, WIDE, header, hero_name
from render.forhonor.board.tokens import WHOLE, camp_colour, corner, hero, shape, sign
from render.forhonor.text.describe import camp_of
from render.painter import Theme
from render.table.tabletop import panel
from render.theme import LOOKS, Look, blend

_MARGIN, _APART = 14, 12  # px
_HIGH = 196  # px; of a portrait
_TEAM = 132  # px; of what a camp has taken
NAMED = 150  # px; room for a camp's name beside it
_HERO, _TAKEN = 56, 34  # px; radius
TEXT = 34  # px; capitals of 9 px when a sheet is shown at 350 px
_LETTER = 41  # px; height of a player's letter
HINTS = (36, TEXT)  # px; the largest that fits
POWER = (276.0, _HIGH - 72.0)  # px; room for what a hero can do


def draft_sheet(view: View, words: Words, sketch: Sketch | None, theme: Theme) -> Image.Image:
    """The viewer's packet, if there is one, above the camps."""
    look = LOOKS[theme]
    rows = -(-len(view.packet) // 2)
    top = HEADER + 6
    foot = top + rows * (_HIGH + _APART)
    picture = Image.new("RGB", (WIDE, foot + 2 * (_TEAM + _APART) + 4), look.canvas)
    header(picture, view, words, look)
    wide = (WIDE - 2 * _MARGIN - _APART) // 2
    marked = sketch.marked if sketch is not None else ""
    for number, one in enumerate(view.packet):
        left, upper = _MARGIN + (number % 2) * (wide + _APART), top + (number // 2) * (_HIGH + _APART)
        _portrait(picture, view, one, (left, upper, left + wide, upper + _HIGH), words, theme, picked=one == marked)
    for camp in CAMPS:
        upper = foot + camp * (_TEAM + _APART)
        _camp(picture, view, camp, (_MARGIN, upper, WIDE - _MARGIN, upper + _TEAM), words, theme)
    return picture


def _portrait(
    picture: Image.Image,
    view: View,
    one: HeroId,
    box: tuple[int, int, int, int],
    words: Words,
    theme: Theme,
    *,
    picked: bool,
) -> None:
    """A hero's card: name, favourite combat card, power."""
    look = LOOKS[theme]
    camp = (view.viewer or 0) % 2
    panel(picture, box, look, look.aim if picked else blend(look.canvas, look.mark, 0.7), bright=True)
    left, top, right, bottom = box
    middle = left + 72.0, (top + bottom) / 2
    hero(one, camp, LIFE, _HERO, theme, lit=picked).onto(picture, middle)
    x = left + 142
    name = hero_name(one, POWER[0] - 80, (40, 36, TEXT), words, look)
    name.onto(picture, (x + name.size[0] / 2, top + 36.0))
    sign(FAVOURITE[HEROES[one].faction], 32, look.text).onto(picture, (right - 60.0, top + 36.0))
    write(picture, (right - 12.0, top + 36.0), "+1", "headline", TEXT, look.text, align="right")
    size, lines = fitted(words.text(f"forhonor-power-{HEROES[one].power}"), *POWER, HINTS)
    for number, line in enumerate(lines):
        write(picture, (x, top + 84.0 + number * round(size * 1.12)), line, "secondary", size, look.text)
    if picked:
        Ink(picture).disc((left + 22.0, top + 22.0), 19.0, look.aim)
        sign("tick", 24, look.casing).onto(picture, (left + 22.0, top + 22.0))


def _camp(
    picture: Image.Image, view: View, camp: int, box: tuple[int, int, int, int], words: Words, theme: Theme
) -> None:
    """A camp's picks and free places; a tick marks players who have chosen in this round."""
    look, colours = LOOKS[theme], BOARD_COLOURS[theme]
    team = look.teams[camp]
    panel(picture, box, look, team.edge, bright=False)
    left, top, right, _ = box
    name = words.text(f"forhonor-picture-team-{camp}").upper()
    write(picture, (left + 16, top + 36), name, "headline", TEXT, camp_colour(camp, theme))
    x = left + 16.0
    for seat in members(view.seats, camp):
        if view.seats == 2 or seat in view.chosen:
            one = badge(LETTERS[seat], team.base, team.ink, look.canvas, team.shape, _LETTER)
            one.onto(picture, (x + one.size[0] / 2, top + 92.0))
            x += one.size[0] + 4
        if seat in view.chosen:
            sign("tick", 30, colours.life).onto(picture, (x + 14, top + 92.0))
            x += 34
    left += NAMED
    places = [(seat, number) for seat in members(view.seats, camp) for number in range(quota(view.seats, seat))]
    step = (right - left) / len(places)
    for index, (seat, number) in enumerate(places):
        at = left + step * (index + 0.5), top + 46.0
        taken = view.picks[seat] if view.picks else ()
        if number < len(taken):
            hero(taken[number], camp, LIFE, _TAKEN, theme).onto(picture, at)
            named = hero_name(taken[number], step - 6, (36, TEXT), words, look)
            named.onto(picture, (at[0], at[1] + _TAKEN + 26))
        else:
            _empty(camp, look).onto(picture, at)
        if view.seats > 2:
            mark = badge(LETTERS[seat], look.casing, look.text, look.casing, "round", _LETTER)
            mark.onto(picture, (at[0] - _TAKEN - _LETTER / 2, at[1]))


@lru_cache(maxsize=4)
def _empty(camp: int, look: Look) -> Sprite:
    """A place for a hero to come."""
    side = 2 * _TAKEN + 4
    large = Image.new("RGBA", (side * 4, side * 4))
    draw = ImageDraw.Draw(large)
    shape(draw, camp, (side * 2.0, side * 2.0), _TAKEN * 4.0, look.mark)
    shape(draw, camp, (side * 2.0, side * 2.0), _TAKEN * 4.0 - 12, blend(look.panel, look.canvas, 0.6))
    return Sprite.of(large.reduce(4))


Box: TypeAlias = tuple[int, int, int, int]

_GAP = 24  # px
_SIDE = 344  # px; height of a fighter's panel
_ROUND = 132  # px; height of a round that was shown
_PORTRAIT = 74  # px; radius
_CARD = (130, 134)  # px
_SHOWN = (84, 96)  # px; a card that was shown
_NAMES = (44, 40, 36, TEXT)
_FINE = 4
_MINUS = "−"


def fighting(view: View) -> bool:
    """Whether a combat goes on."""
    return view.phase == "card" and view.combat is not None


def combat_sheet(view: View, words: Words, sketch: Sketch | None, theme: Theme) -> Image.Image:
    """The combat as the viewer may see it."""
    look, combat = LOOKS[theme], view.combat
    duel = view.acting.duel if view.acting is not None else None
    bouts = duel.bouts if duel is not None else ()
    below = (_ROUND + 12) * bool(bouts)
    picture = Image.new("RGB", (WIDE, HEADER + 8 + _SIDE + 12 + below), look.canvas)
    header(picture, view, words, look)
    if combat is None:
        return picture
    wide = (WIDE - 2 * _MARGIN - _GAP) // 2
    for index, fighter in enumerate((combat.attacker, combat.target)):
        left = _MARGIN + index * (wide + _GAP)
        box = (left, HEADER + 8, left + wide, HEADER + 8 + _SIDE)
        chosen = _chosen(view, camp_of(view, fighter), sketch)
        _fighter(picture, view, combat, index, box, words, theme, chosen=chosen)
    middle, ink, danger = (WIDE / 2, HEADER + 8 + 92.0), Ink(picture), BOARD_COLOURS[theme].danger
    ink.disc(middle, 46.0, look.canvas)
    ink.disc(middle, 40.0, danger)
    label(str(combat.round), "headline", 58, look.casing).onto(picture, middle)
    if bouts:
        box = (_MARGIN, HEADER + 8 + _SIDE + 10, WIDE - _MARGIN, HEADER + 8 + _SIDE + 10 + _ROUND)
        panel(picture, box, look, blend(look.canvas, look.mark, 0.6))
        inner = box[0] + 24, box[1] + 10, box[2] - 24, box[3] - 10
        _bout(picture, bouts[0], 1, inner, (combat.attacker, combat.target), words, theme)
    return picture


def _chosen(view: View, camp: int, sketch: Sketch | None) -> str:
    """The card that the viewer is about to play for a camp, or has played in secret."""
    if sketch is not None and sketch.picked and sketch.seat is not None:
        return sketch.picked[0] if camp == sketch.seat % 2 else ""
    return view.card or "" if view.viewer is not None and camp == view.viewer % 2 else ""


def _of(view: View, fighter: HeroId) -> SeenHero:
    return next(one for one in view.heroes if one.id == fighter)


def _fighter(
    picture: Image.Image, view: View, combat: Combat, index: int, box: Box, words: Words, theme: Theme, *, chosen: str
) -> None:
    """A fighter: portrait, name, life, favourite card, and the cards in hand."""
    look, colours = LOOKS[theme], BOARD_COLOURS[theme]
    one = _of(view, (combat.attacker, combat.target)[index])
    panel(picture, box, look, look.teams[one.camp].base)
    left, top, right, _ = box
    mirrored = index == 1
    x = right - 96.0 if mirrored else left + 96.0
    hero(one.id, one.camp, one.life, _PORTRAIT, theme).onto(picture, (x, top + 94.0))
    start, end = (left + 20, right - 186) if mirrored else (left + 186, right - 20)
    middle = (start + end) / 2
    name = words.text(f"forhonor-hero-{one.id}").upper()
    fitting(name, end - start, _NAMES, look.text).onto(picture, (middle, top + 44.0))
    ink = Ink(picture)
    for number in range(LIFE):
        at = middle + (number - (LIFE - 1) / 2) * 36, top + 88.0
        colour = colours.dying if one.life == 1 else colours.life
        ink.disc(at, 14.0, look.casing)
        ink.disc(at, 11.0, colour if number < one.life else colours.lost)
    duel = view.acting.duel if view.acting is not None else None
    if mirrored and duel is not None and duel.ambush:
        lost = label(f"{_MINUS}{duel.ambush}", "headline", 34, colours.danger)
        lost.onto(picture, (start + lost.size[0] / 2 + 26, top + 132.0))
    faction = HEROES[one.id].faction
    text = words.text(f"forhonor-picture-faction-{faction}")
    write(picture, (middle, top + 130.0), text, "secondary", TEXT, look.secondary, align="middle")
    ready = any(seat % 2 == one.camp for seat in view.chosen)
    line = words.text("forhonor-picture-card-chosen" if ready else "forhonor-picture-card-choosing")
    colour = colours.life if ready else look.secondary
    write(picture, (middle, top + 170.0), line, "secondary", TEXT, colour, align="middle")
    _hand(picture, one, combat.hands[index], (left + right) / 2, top + 266.0, words, theme, chosen=chosen)


def _hand(
    picture: Image.Image,
    one: SeenHero,
    hand: tuple[Card, ...],
    middle: float,
    y: float,
    words: Words,
    theme: Theme,
    *,
    chosen: str,
) -> None:
    """The three cards of a fighter: in hand full, played pale, chosen raised."""
    look = LOOKS[theme]
    for number, card in enumerate(CARDS):
        x = middle + (number - 1) * (_CARD[0] + 6)
        here, up = card in hand, card == chosen
        at = x, y - (8.0 if up else 0.0)
        edge = look.aim if up else look.teams[one.camp].base if here else look.mark
        face(card, _CARD, edge, look, pale=not here).onto(picture, at)
        colour = look.text if here else blend(look.panel, look.secondary, 0.6)
        name = fitting(words.text(f"forhonor-picture-card-{card}").upper(), _CARD[0] - 12, (36, TEXT), colour)
        name.onto(picture, (at[0], at[1] + _CARD[1] / 2 - 26))
        if FAVOURITE[HEROES[one.id].faction] == card:
            danger, upper = BOARD_COLOURS[theme].danger, (at[0] + _CARD[0] / 2 - 14, at[1] - _CARD[1] / 2 + 8)
            Ink(picture).disc(upper, 27.0, look.casing)
            Ink(picture).disc(upper, 24.0, danger if here else blend(look.panel, danger, 0.4))
            label("+1", "headline", TEXT, look.casing).onto(picture, upper)
        if up:
            Ink(picture).disc((at[0] - _CARD[0] / 2 + 6, at[1] - _CARD[1] / 2 + 6), 18.0, look.aim)
            sign("tick", 22, look.casing).onto(picture, (at[0] - _CARD[0] / 2 + 6, at[1] - _CARD[1] / 2 + 6))


@lru_cache(maxsize=48)
def face(card: Card, size: tuple[int, int], edge: tuple[int, int, int], look: Look, *, pale: bool = False) -> Sprite:
    """A combat card with its sign; the room below is for its name."""
    wide, high = size
    large = Image.new("RGBA", (wide * _FINE, high * _FINE))
    draw = ImageDraw.Draw(large)
    rim = blend(look.panel, edge, 0.35) if pale else edge
    draw.rounded_rectangle((0, 0, wide * _FINE - 1, high * _FINE - 1), 13 * _FINE, fill=rim)
    inner = 4 * _FINE
    fill = blend(look.panel, look.canvas, 0.6) if pale else blend(look.panel, look.text, 0.06)
    draw.rounded_rectangle((inner, inner, wide * _FINE - 1 - inner, high * _FINE - 1 - inner), 10 * _FINE, fill=fill)
    picture = large.reduce(_FINE)
    colour = blend(look.panel, look.text, 0.3) if pale else look.text
    side = round(min(wide, high) * 0.52)
    icon = sign(card, side, colour)
    at = (round(wide / 2 - icon.size[0] / 2), round(high * 0.36 - icon.size[1] / 2))
    picture.paste(colour, at, icon.mask)
    return Sprite.of(picture)


def _bout(
    picture: Image.Image, bout: Bout, number: int, box: Box, fighters: tuple[HeroId, HeroId], words: Words, theme: Theme
) -> None:
    """A round that was shown: both cards, which won, and what each fighter lost."""
    look, colours = LOOKS[theme], BOARD_COLOURS[theme]
    left, top, right, bottom = box
    x, y = (left + right) / 2, (top + bottom) / 2
    apart = 130.0
    line = words.text("forhonor-picture-round", round=number).upper()
    write(picture, (x, y - 36), line, "headline", TEXT, look.secondary, align="middle")
    tied = bout.winner is None
    mark = "=" if tied else ">" if bout.winner == fighters[0] else "<"
    label(mark, "digits", 40, look.text).onto(picture, (x, y + 14))
    for index, (card, lost) in enumerate(zip(bout.cards, bout.lost, strict=True)):
        side = 1 if index else -1
        won = bout.winner == fighters[index]
        edge = look.aim if won else look.mark
        at = x + side * apart, y
        face(card, _SHOWN, edge, look, pale=not won and not tied).onto(picture, at)
        text, colour = (f"{_MINUS}{lost}", colours.danger) if lost else ("0", look.secondary)
        label(text, "headline", 44, colour).onto(picture, (at[0] + side * (_SHOWN[0] / 2 + 29), y))


_STRIP_ICON = 54  # px
_STRIP_TEXT = 40  # px; capitals of 9 px when the whole board is shown at 350 px


def strip(picture: Image.Image, view: View, duel: Duel, box: Box, words: Words, theme: Theme) -> None:
    """A combat that is over, below the board: both heroes at the ends, its rounds between them."""
    look, colours, ink = LOOKS[theme], BOARD_COLOURS[theme], Ink(picture)
    panel(picture, box, look, blend(look.canvas, look.mark, 0.8))
    left, top, right, bottom = box
    y = (top + bottom) / 2
    for index, fighter in enumerate((duel.attacker, duel.target)):
        one = _of(view, fighter)
        x = right - 46.0 if index else left + 46.0
        out = fighter in duel.fallen
        hero(one.id, one.camp, 0 if out else one.life, WHOLE.hero, theme, dim=out).onto(picture, (x, y))
        if out:
            corner(picture, "skull" if fighter in duel.executed else "hourglass", (x + 24, y + 22.0), WHOLE.hero, theme)
    if duel.ambush:
        label(f"{_MINUS}{duel.ambush}", "headline", 44, colours.danger).onto(picture, (right - 124.0, y))
    start, end = left + 160.0, right - 160.0
    if not duel.bouts:
        text = words.text("forhonor-picture-ambush", life=duel.ambush)
        fitting(text, end - start, (44, _STRIP_TEXT), look.text).onto(picture, ((start + end) / 2, y))
        return
    wide = (end - start) / len(duel.bouts)
    for number, bout in enumerate(duel.bouts):
        _small_bout(picture, bout, (start + (number + 0.5) * wide, y), duel, theme)
        if number:
            x = start + number * wide
            ink.lines([((x, top + 14.0), (x, bottom - 14.0))], 2.0, look.mark)


def _small_bout(picture: Image.Image, bout: Bout, at: tuple[float, float], duel: Duel, theme: Theme) -> None:
    """A round: both cards, which won, and what each fighter lost."""
    look, colours = LOOKS[theme], BOARD_COLOURS[theme]
    x, y = at
    mark = "=" if bout.winner is None else ">" if bout.winner == duel.attacker else "<"
    label(mark, "digits", _STRIP_TEXT, look.text).onto(picture, (x, y))
    for index, (card, lost) in enumerate(zip(bout.cards, bout.lost, strict=True)):
        side = 1 if index else -1
        beaten = bout.winner is not None and bout.winner != (duel.attacker, duel.target)[index]
        colour = blend(look.panel, look.text, 0.35) if beaten else look.text
        sign(card, _STRIP_ICON, colour).onto(picture, (x + side * 48, y))
        text, colour = (f"{_MINUS}{lost}", colours.danger) if lost else ("0", look.secondary)
        label(text, "headline", _STRIP_TEXT, colour).onto(picture, (x + side * 98, y))
