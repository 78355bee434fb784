"""The contract of a painter, which sees a game through its views, events and sketches and knows no Discord."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Literal, Protocol, TypeAlias

import msgspec
from PIL import Image

from bot.games.contract.base import Choice
from bot.games.contract.preview import Sketch
from bot.games.contract.vocabulary import Phrase, Point, Seat, Sentence
from bot.physics.trace import Trace
from bot.words import Words
from render.presenter import STANDARD, Presenter

Theme: TypeAlias = Literal["dark", "light"]


def _no_spots(_view: Any, _choice: Choice[Any]) -> tuple[Point, ...]:
    return ()


def _cuts_nothing(_: Any, __: Sequence[Choice[Any]]) -> bool:
    return False


class Picture(msgspec.Struct, frozen=True):
    """A finished picture: PNG bytes, and alt text of at most 300 characters."""

    png: bytes
    alt: str


class Moment(msgspec.Struct, frozen=True):
    """A turn as a spectator saw it, or a player in private: the views before and after, what happened, what physics saw (None: nothing moved)."""

    before: Any
    after: Any
    events: tuple[Any, ...]
    trace: Trace | None = None


class Tried(msgspec.Struct, frozen=True):
    """A try at a position: the spectator's view after it, its place among the tries, whether it is the viewer's own."""

    after: Any
    place: int
    own: bool = False


class StillPainter(Protocol):
    """Painter of positions."""

    def __call__(self, view: Any, words: Words, *, sketch: Sketch | None = None, theme: Theme = "dark") -> Picture:
        """Paints the table as a view shows it, with the last move's trail; with `sketch` the preview of an answer not yet given."""


class CloseupPainter(Protocol):
    """Painter of aims from near."""

    def __call__(self, view: Any, words: Words, sketch: Sketch, *, theme: Theme = "dark") -> Picture:
        """Paints what is aimed and what it meets, enlarged; the still if nothing is aimed. Shows no more than the sketch."""


class TriesPainter(Protocol):
    """Painter of several tries at one position."""

    def __call__(self, view: Any, words: Words, tries: Sequence[Tried], *, theme: Theme = "dark") -> Picture:
        """Paints the position with the way that each try took, faint but for the viewer's own, and its place at the end."""


class FilmMaker(Protocol):
    """Maker of animations."""

    def __call__(
        self, moments: Sequence[Moment], words: Words, *, theme: Theme = "dark", present: bool = True
    ) -> bytes:
        """Makes a GIF, to be played once, of turns in order; those in which nothing moved are left out.

        It ends on the still of the position after the last of them; unless that is to be `present`, on what moved in it.

        Raises ValueError if nothing moved in any.
        """


class Piece(Protocol):
    """A piece of a game that can be put on any picture."""

    def onto(self, image: Image.Image, at: tuple[float, float]) -> None:
        """Paste it with its middle at a place in px."""


class Cutout(msgspec.Struct, frozen=True):
    """A picture of something that moves: PNG bytes, and the px in it that are at its place; `angle` is how far it is turned, degrees clockwise."""

    png: bytes
    anchor: tuple[float, float]
    angle: float = 0.0


class Actor(msgspec.Struct, frozen=True):
    """Something that moves in a turn: it follows the flights of `piece`, and lies at `x`, `y` mm before them.

    It is in sight from `since` to `until` seconds, and leaves the table at `falls`. While it lies it is drawn `grown` times too large.
    It is `aside` px of its place; that is gone once it is `fades` mm from its start. `soars` px is how high it flies.
    """

    piece: str
    looks: tuple[Cutout, ...]
    x: float
    y: float
    since: float = 0.0
    until: float | None = None
    falls: float | None = None
    grown: float = 1.0
    aside: tuple[float, float] = (0.0, 0.0)
    fades: float | None = None
    soars: float = 0.0


class Stage(msgspec.Struct, frozen=True):
    """A turn to be played at any rate on its still: PNG bytes of it without what moves, what moves (back to front), and the still afterwards."""

    ground: bytes
    actors: tuple[Actor, ...]
    after: bytes


class StageSetter(Protocol):
    """Maker of stages."""

    def __call__(self, moment: Moment, words: Words, *, theme: Theme = "dark") -> Stage:
        """Sets the stage of a turn; the flights are those of its trace. Raises ValueError if nothing moved."""


class FlickFilms(msgspec.Struct, frozen=True, kw_only=True):
    """The turns of a game as animations."""

    film: FilmMaker
    worth: Callable[[Moment], float]
    """How much a turn is worth seeing again, from 0 (nothing moved) upwards; ranks the turns of a match."""
    stage: StageSetter | None = None
    """A turn as a stage for its pieces, which a page moves at the rate of its screen; None: the page shows the result alone."""


class Descriptions(msgspec.Struct, frozen=True, kw_only=True):
    """All that a game's pictures show, in words."""

    preview: Callable[[Any, Sketch, Words], tuple[str, ...]]
    """What the picture of a preview shows, a sentence each; leaves out the answer's name and the words of the board."""
    account: Callable[[Moment, Words], tuple[str, ...]]
    """A turn from beginning to end in the order of time, a numbered sentence each."""
    alt: Callable[[Any, Words, Moment], str]
    """The alt text of the still of a view after a turn: results first, then threats; at most 300 characters."""
    pieces: Callable[[Any, Words], tuple[tuple[str, str], ...]]
    """What `detail` describes: its name, and a few words on it."""
    detail: Callable[[Any, str, Words], str]
    """Everything known about the piece of that name, in Discord's markdown; "" if there is none."""


class PixelMap(msgspec.Struct, frozen=True):
    """The map from places on the table to pixels of the still, and the size of that picture, px.

    A place at `x`, `y` mm (cells, where a game has them) is at `across[0] * x + across[1] * y + across[2]` from the left, and likewise `down` from the top.
    """

    size: tuple[int, int]
    across: tuple[float, float, float]
    down: tuple[float, float, float]

    @classmethod
    def of(cls, size: tuple[int, int], spot: Callable[[float, float], tuple[float, float]]) -> PixelMap:
        """The map of a linear function."""
        (left, top), (right, up), (over, below) = spot(0.0, 0.0), spot(1.0, 0.0), spot(0.0, 1.0)
        return cls(size, (right - left, over - left, left), (up - top, below - top, top))


class Painter(msgspec.Struct, frozen=True, kw_only=True):
    """The painter of one game: what every game has, and the capabilities that it declares. Same arguments, same pixels."""

    still: StillPainter
    story: Callable[[Any, Sequence[Any]], tuple[Sentence, ...]]
    """What happened, in order: one sentence an event worth telling, with its rule. Takes the spectator's view after the events."""
    headline: Callable[[Any], Phrase]
    """The state of the match in a few words: round, score, player to act."""
    board: Callable[[Any, Words], str]
    """The table in words: everything the picture shows, at most 25 lines."""
    presenter: Presenter = STANDARD
    closeup: CloseupPainter | None = None
    tries: TriesPainter | None = None
    films: FlickFilms | None = None
    texts: Descriptions | None = None
    comment: Callable[[Moment, int], Phrase | None] | None = None
    """One sentence on a turn, None if there is nothing remarkable; the turn's number varies the wording."""
    tally: Callable[[Any], Phrase | None] | None = None
    """The score and what the player to act has left, in one line; None where nobody acts."""
    emojis: Mapping[str, Callable[[], Image.Image]] = {}
    """The game's own emoji by name."""
    piece: Callable[[Seat, int, Theme], Piece] | None = None
    """A piece of a side (0 or 1) with a radius in px, for celebrations."""
    header: float = 0.0
    """How high the line above the board is, which names the player to move, as a share of a picture's width; 0 if it names a piece."""
    table: PixelMap | None = None
    """Where the table is in a still; None where that differs from still to still."""
    window: Callable[[Any], PixelMap | None] | None = None
    """Where the table is in the still of a view, where that differs; None if that still does not show it."""
    spots: Callable[[Any, Choice[Any]], tuple[Point, ...]] = _no_spots
    """The places on the table that a choice in a view goes from and to, or the only one; () where it is not about places."""
    cuts: Callable[[Any, Sequence[Choice[Any]]], bool] = _cuts_nothing
    """Whether the still of a view leaves out a place that one of these choices is about; that of a spectator leaves out none."""
    colours: tuple[int, ...] = ()
    """Each side's colour as 0xRRGGBB, where they differ from the teams of `theme.LOOKS`."""


def table_in(painter: Painter, view: Any) -> PixelMap | None:
    """The place of the table in the still of a view; None if it is not shown."""
    return painter.table if painter.window is None else painter.window(view)
