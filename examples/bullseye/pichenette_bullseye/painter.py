"""Bullseye in pictures and in words."""

from __future__ import annotations

from collections.abc import Collection, Sequence

import msgspec
from PIL import Image, ImageDraw

from pichenette.api import Fields, Phrase, Sentence, Sketch, phrase, sentence
from pichenette.api.pictures import (
    LOOKS,
    DiscTable,
    Ink,
    Look,
    Moment,
    Painter,
    Picture,
    Plane,
    Projection,
    Rail,
    Theme,
    Words,
    dashes,
    disc_films,
    framed,
    indexed_png,
    label,
    signs,
    write,
)
from pichenette_bullseye.rules import CIRCLE, MIDDLE, RADIUS, disc_words, from_middle, nearest, seat_of, team
from pichenette_bullseye.values import Event, Over, State

SIZE = (800, 830)  # px
RAIL = Rail(50, 80, 750, 780, 24)  # the inside of the frame, and how wide that is
TABLE = Projection(50.0, 780.0, 1.4)  # the table's origin, and px a mm
PLANE = Plane(RAIL, TABLE, 0)
DISC = RADIUS * TABLE.scale  # px


def headline(view: State) -> Phrase:
    """The line above the table."""
    best = nearest(view)
    side = phrase("bullseye-nobody") if best is None else team(seat_of(best.id))
    return phrase("bullseye-headline", side=side, left=sum(view.left))


def paint(view: State, words: Words, sketch: Sketch | None, theme: Theme) -> Image.Image:
    """The table with the ways of the last flick, or with the preview of the next. Colours are those of the look."""
    look, picture = LOOKS[theme], Image.new("RGB", SIZE, LOOKS[theme].canvas)
    framed(picture, RAIL, look)
    ImageDraw.Draw(picture).rectangle(RAIL.inside, fill=look.floor[0])
    write(picture, (50, 34), words.say(headline(view)), "headline", 24, look.text)
    ink, middle = Ink(picture), TABLE.to_pixels(MIDDLE.x, MIDDLE.y)
    ink.disc(middle, CIRCLE * TABLE.scale, look.floor[1])
    ink.ring(middle, CIRCLE * TABLE.scale, 3.0, look.mark)
    ink.disc(middle, 8.0, look.mark)
    if sketch is not None and sketch.aim is not None:
        PLANE.ways(picture, sketch.aim, sketch, look, DISC)
        PLANE.marks(picture, sketch.aim, sketch, look, PLANE.arrow_length(sketch.aim))
        PLANE.arrow(picture, sketch.aim, look)
        draw_disc(picture, sketch.aim.piece, PLANE.spot(sketch.aim.origin), look)
    else:
        for disc, way in view.ways:
            ink.lines(dashes(PLANE.way(way), 8, 6), 2.4, look.teams[seat_of(disc)].edge)
    for one in view.discs:
        draw_disc(picture, one.id, PLANE.spot(one), look)
    for ghost in sketch.ghosts if sketch is not None else ():
        (signs.cross if ghost.kind == "fall" else signs.contact)(ink, PLANE.spot(ghost), DISC, look)
    return picture


def draw_disc(picture: Image.Image, disc: str, at: tuple[float, float], look: Look) -> None:
    """A disc with its name."""
    side, ink = look.teams[seat_of(disc)], Ink(picture)
    ink.disc(at, DISC, side.side)
    ink.disc(at, DISC - 2, side.base)
    label(disc, "digits", 18, side.ink).onto(picture, at)


def still(view: State, words: Words, *, sketch: Sketch | None = None, theme: Theme = "dark") -> Picture:
    """The picture of a turn or of a panel, with its description for those who do not see it."""
    return Picture(indexed_png(paint(view, words, sketch, theme), "bullseye", theme), board(view, words)[:300])


def board(view: State, words: Words) -> str:
    """The table in words: a line for each disc, the nearest first."""
    lies = (
        words.text("bullseye-lies", disc=one.id, mm=round(from_middle(one)))
        for one in sorted(view.discs, key=from_middle)
    )
    return "\n".join((words.say(headline(view)), *lies))


FIELDS: Fields = {
    "disc": ("disc", disc_words),
    "angle": ("angle", float),
    "strength": ("strength", float),
    "seat": ("side", team),
    "winner": ("side", lambda seat: phrase("bullseye-nobody") if seat is None else team(seat)),
}
"""The fields of events as arguments of their words: `bullseye-event-<tag>`."""


def story(view: State, events: Sequence[Event]) -> tuple[Sentence, ...]:
    """A sentence for each event."""
    del view
    told = ((event, sentence("bullseye", event, FIELDS, {})) for event in events)
    return tuple(Sentence(words, event.rule, result=isinstance(event, Over)) for event, words in told)


def without(view: State, discs: Collection[str]) -> State:
    """The table that moving discs are filmed on."""
    return msgspec.structs.replace(view, discs=tuple(one for one in view.discs if one.id not in discs), ways=())


def worth(moment: Moment) -> float:
    """The value of seeing a flick again: 0 where nothing moved, more with every contact."""
    return 0.0 if moment.trace is None else 1.0 + len(moment.trace.contacts) / 4


FILMED = DiscTable(
    "bullseye", lambda view, words, theme: paint(view, words, None, theme), without, draw_disc, DISC, TABLE
)
PAINTER = Painter(still=still, story=story, headline=headline, board=board, films=disc_films(FILMED, worth))
