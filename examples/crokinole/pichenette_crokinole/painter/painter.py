"""The painter of Crokinole: the picture, the story of a turn, the board in words."""

from __future__ import annotations

from collections.abc import Sequence

from pichenette.api import Argument, Fields, Sentence, Sketch, phrase, sentence
from pichenette.api.pictures import Painter, Picture, Presenter, Theme, Words, entry, indexed_png
from pichenette_crokinole.painter.board import headline, paint
from pichenette_crokinole.painter.film import FILMS
from pichenette_crokinole.rules.board import disc_words, points_at, rival
from pichenette_crokinole.rules.values import Event, MatchOver, RoundOver, State

_FIELDS: Fields = {
    "disc": ("disc", disc_words),
    "spot": ("spot", str),
    "angle": ("angle", float),
    "strength": ("strength", float),
    "seat": ("side", lambda seat: phrase(f"crokinole-team-{seat}")),
    "number": ("round", int),
}
"""The argument of each field of an event, and its words."""


def still(view: State, words: Words, *, sketch: Sketch | None = None, theme: Theme = "dark") -> Picture:
    """The board with the last flick's ways, or with the preview of a flick."""
    return Picture(indexed_png(paint(view, words, sketch, theme), "crokinole", theme), board(view, words)[:1024])


def story(view: State, events: Sequence[Event]) -> tuple[Sentence, ...]:
    """A sentence an event."""
    del view
    return tuple(
        Sentence(sentence("crokinole", event, _FIELDS, _more(event)), event.rule, result=isinstance(event, MatchOver))
        for event in events
    )


def board(view: State, words: Words) -> str:
    """The points, and every disc on the board."""
    return f"{words.say(headline(view))}\n{_rows(view, words)}"


def _rows(view: State, words: Words) -> str:
    """A line for every ring that has discs, from the middle."""
    rows = [words.text("crokinole-board-hole", south=view.twenties[0], north=view.twenties[1])]
    for points in (15, 10, 5):
        discs = ", ".join(
            f"{one.id} ({one.x:.0f}, {one.y:.0f})" for one in view.discs if points_at(one.x, one.y) == points
        )
        if discs:
            rows.append(words.text("crokinole-board-ring", points=points, discs=discs))
    return "\n".join(rows)


def _more(event: Event) -> dict[str, Argument]:
    """Arguments made of more than one field."""
    match event:
        case RoundOver(points=(south, north)):
            return {"south": south, "north": north}
        case MatchOver(winner=None, score=(south, _)):
            return {"drawn": "yes", "side": "", "first": south, "second": south}
        case MatchOver(winner=int() as winner, score=score):
            side = phrase(f"crokinole-team-{winner}")
            return {"drawn": "no", "side": side, "first": score[winner], "second": score[rival(winner)]}
        case _:
            return {}


PRESENTER = Presenter(menu=lambda _, choice: (entry(choice),))
CROKINOLE = Painter(
    presenter=PRESENTER,
    still=still,
    story=story,
    headline=headline,
    board=board,
    films=FILMS,
)
