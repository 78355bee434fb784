"""The hand to pick from, as a sheet of portraits: icon, name and power, with a tick on those picked."""

from __future__ import annotations

import msgspec
from PIL import Image

from bot.games.contract.dials import Option
from bot.games.contract.preview import Sketch
from bot.games.contract.vocabulary import phrase
from bot.games.pitchout.rules.view import View
from bot.words import Words
from render.drawing.canvas import Ink, Spot, Sprite, label, write
from render.drawing.paragraphs import fitted
from render.drawing.sprites import disc, drawn, faded
from render.pitchout.board.arena import SIZE
from render.pitchout.board.blocks import GAME, seat_badge
from render.pitchout.text.story import headline, side, task
from render.table.tabletop import panel
from render.theme import Look, blend

PALETTE = "pitchout_portraits"  # pale discs and bright ones of four sides are colours enough for a palette of their own

MARGIN = 18  # px
GAP = 12  # px; between cards
HEAD = 62  # px; the sheet's headline is above
_MIDDLE = 31.0  # px; its centre line
_CAPTIONED = 10  # portraits; more stand closer and do without what they do
_PAD = 14  # px; inside a card
_NAME = 40  # px; 14 px when the picture is shown at 350 px
TEXT = 37  # px; capitals of 9 px when a sheet is shown at 350 px
_HIGH = 276  # px; of a card with what a pitcher does
_TICK = 22  # px; radius of the mark on a card
_PALE = 0.68  # opacity of a portrait that is not picked


class Card(msgspec.Struct, frozen=True):
    """The place of a portrait: its box, the radius of its disc, and whether its text is beside the disc or only a name below."""

    left: int
    top: int
    right: int
    bottom: int
    captioned: bool

    @property
    def radius(self) -> float:
        """Of the disc, px."""
        high = self.bottom - self.top
        return min(44.0, round(high * 0.31)) if self.captioned else min(56.0, round(high * 0.26))

    @property
    def text(self) -> float:
        """The start of the text beside the disc, px."""
        return self.left + 2 * _PAD + 2 * self.radius * 1.1 + 12

    @property
    def centre(self) -> Spot:
        """The middle of the disc, px."""
        if self.captioned:
            return self.left + _PAD + self.radius * 1.1 + 4, (self.top + self.bottom) / 2
        return (self.left + self.right) / 2, self.top + (self.bottom - self.top) * 0.43


def sheet(view: View, words: Words, sketch: Sketch, look: Look) -> Image.Image:
    """All portraits that are offered, those picked with a ring, a tick and a bright card."""
    boxes = cards(len(sketch.offered))
    picture = Image.new("RGB", (SIZE, max(card.bottom for card in boxes) + MARGIN), look.canvas)
    _headline(picture, view, words, sketch, look)
    for card, one in zip(boxes, sketch.offered, strict=True):
        _portrait(picture, card, one, sketch, words, look)
    return picture


def described(view: View, words: Words, sketch: Sketch) -> list[str]:
    """The state of the match, the picks, then the power of each pitcher."""
    names = {one.code: words.say(one.words) for one in sketch.offered}
    picked = [name for code, name in names.items() if code in sketch.picked]
    others = [name for code, name in names.items() if code not in sketch.picked]
    lines = [words.say(headline(view)) + "."]
    title = _title(view, words, sketch)
    if not lines[0].startswith(title):
        lines.append(title + ".")
    if picked:
        lines.append(
            words.text("pitchout-picture-alt-picked", count=len(picked), needed=sketch.needed, names=", ".join(picked))
        )
    if others:
        lines.append(words.text("pitchout-picture-alt-not-picked", names=", ".join(others)))
    hints = [(names[one.code], words.say(one.hint)) for one in sketch.offered if one.hint]
    return lines + [words.text("pitchout-picture-alt-portrait", name=name, hint=hint) for name, hint in hints]


def _title(view: View, words: Words, sketch: Sketch) -> str:
    if sketch.seat is None:
        return words.say(task(view))
    return words.say(phrase(f"pitchout-picture-deed-{view.phase}", side=side(sketch.seat)))


def _headline(picture: Image.Image, view: View, words: Words, sketch: Sketch, look: Look) -> None:
    x = float(MARGIN + 4)
    if sketch.seat is not None:
        letter = seat_badge(look, sketch.seat)
        letter.onto(picture, (x + letter.size[0] / 2, _MIDDLE))
        x += letter.size[0] + 8
    write(picture, (x, _MIDDLE), _title(view, words, sketch).upper(), "headline", TEXT, look.text)
    count = words.text("pitchout-picture-picked", count=len(sketch.picked), needed=sketch.needed)
    write(picture, (SIZE - MARGIN - 4, _MIDDLE), count, "headline", TEXT, look.text, align="right")


def cards(count: int) -> list[Card]:
    """The places of so many portraits: two columns, or four if they are many; an incomplete row is centred."""
    captioned = count <= _CAPTIONED
    columns = min(count, 2 if captioned else 4)
    rows = -(-count // columns)
    wide = (SIZE - 2 * MARGIN - (columns - 1) * GAP) // columns
    high = _HIGH if captioned else min(270, (SIZE - HEAD - MARGIN - (rows - 1) * GAP) // rows)
    cards = []
    for number in range(count):
        row, column = divmod(number, columns)
        here = min(columns, count - row * columns)
        first = (SIZE - here * wide - (here - 1) * GAP) // 2
        left, top = first + column * (wide + GAP), HEAD + row * (high + GAP)
        cards.append(Card(left, top, left + wide, top + high, captioned))
    return cards


def _portrait(picture: Image.Image, card: Card, one: Option, sketch: Sketch, words: Words, look: Look) -> None:
    picked = one.code in sketch.picked
    seat = sketch.seat or 0
    team = look.teams[seat]
    edge = team.base if picked else blend(look.canvas, look.mark, 0.55)
    panel(picture, (card.left, card.top, card.right, card.bottom), look, edge, bright=picked)
    ink, name = Ink(picture), words.say(one.words)
    if picked:
        ink.ring(card.centre, card.radius + 12, 6.0, look.aim)
    face(picture, card, one.code, name, seat, look, picked=picked)
    _mark(ink, (card.right - _PAD - _TICK + 4, card.top + _PAD + _TICK - 4), look, picked=picked)
    if not card.captioned:
        at = (card.left + card.right) / 2, card.bottom - 28.0
        fitting(name, card.right - card.left - 2 * _PAD, look).onto(picture, at)
        return
    caption(picture, card, name, words.say(one.hint) if one.hint else "", look)


def face(picture: Image.Image, card: Card, code: str, name: str, seat: int, look: Look, *, picked: bool) -> None:
    """The icon on a disc of the side, or the first letter of the name where there is no icon."""
    if drawn(GAME, code):
        face = (
            disc(GAME, code, card.radius, look, seat) if picked else faded(GAME, code, card.radius, look, seat, _PALE)
        )
        face.onto(picture, card.centre)
        return
    team = look.teams[seat]
    fill = team.base if picked else blend(look.panel, team.base, _PALE)
    Ink(picture).disc(card.centre, card.radius, fill)
    label(name[:1].upper(), "headline", round(card.radius * 1.2), team.ink).onto(picture, card.centre)


def _mark(ink: Ink, at: Spot, look: Look, *, picked: bool) -> None:
    if not picked:
        ink.ring(at, _TICK, 3.0, look.secondary)
        return
    ink.disc(at, _TICK, look.aim)
    tick = ((at[0] - 11, at[1] + 1), (at[0] - 3, at[1] + 9), (at[0] + 11, at[1] - 9))
    ink.lines([(tick[0], tick[1]), (tick[1], tick[2])], 6.0, look.casing)
    ink.disc(tick[1], 3.0, look.casing)


def fitting(name: str, room: float, look: Look) -> Sprite:
    """A name in the largest letters that fit."""
    sizes = (_NAME, TEXT)
    return next(
        (one for size in sizes if (one := label(name, "headline", size, look.text)).size[0] <= room),
        label(name, "headline", sizes[-1], look.text),
    )


def room(card: Card) -> tuple[float, float]:
    """The width and height of the room for a pitcher's power, px."""
    return card.right - _PAD - card.text, card.bottom - card.top - 2 * _PAD - _NAME


def caption(picture: Image.Image, card: Card, name: str, hint: str, look: Look) -> None:
    """The name with the pitcher's power below it, in the middle of the card's height."""
    left, (wide, high) = card.text, room(card)
    title = fitting(name, wide - 2 * _TICK, look)
    size, lines = fitted(hint, wide, high, (TEXT,))
    step = round(size * 1.12)
    top = (card.top + card.bottom - _NAME - step * len(lines)) / 2
    title.onto(picture, (left + title.size[0] / 2, top + _NAME / 2 - 2))
    for number, line in enumerate(lines):
        write(picture, (left, top + _NAME + step * (number + 0.5)), line, "secondary", size, look.text)
