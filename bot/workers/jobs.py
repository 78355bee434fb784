"""The jobs of the worker and their results, as values."""

from __future__ import annotations

from typing import TypeAlias

import msgspec

from bot.coach.review import Review, TurnReview
from bot.games.contract.advice import Advice
from bot.games.contract.preview import Assist
from bot.games.contract.vocabulary import Phrase, Seat
from bot.matches.core.engine import (
    Apply,
    Attempt,
    Attempted,
    BeginReview,
    Choose,
    Chosen,
    FindPuzzle,
    MadePuzzle,
    MakePuzzle,
    PairedRound,
    PairRound,
    ReviewTurn,
    Setup,
    StepBytes,
)
from bot.matches.core.models import ImportedMatch, Match, Turn
from bot.matches.history.verification import ReplayAudit
from bot.matches.house.members import HouseSeats
from render.painter import Theme
from render.podium import Celebration
from render.tournaments.chart import Chart


class SketchOf(msgspec.Struct, frozen=True):
    """The preview of an answer: the open ask, the action in bytes of bot.games.contract.save, how much may be shown, the piece being placed.

    With `closeup` an aim is shown from near, if the painter can do that; a `targeted` one was not given as a bearing.
    """

    ask: str
    action: bytes
    assist: Assist = Assist.STANDARD
    marked: str = ""
    closeup: bool = False
    targeted: bool = False


class Taken(msgspec.Struct, frozen=True):
    """A turn to film, or to comment on: the saved states before and after, events, and the trace (b"": nothing moved)."""

    before: bytes
    after: bytes
    events: bytes
    trace: bytes
    nth: int = 0
    """The turn's number, where it is commented on."""


class LastTurn(msgspec.Struct, frozen=True):
    """The turn that led to a painted position, for its description."""

    events: bytes = b"[]"
    earlier: bytes = b"[]"  # events of earlier answers that the same message reports
    before: bytes = b""
    """The saved state before the turn: with it the turn is commented on and described from beginning to end."""
    trace: bytes = b""  # the motion simulated in the turn
    nth: int = 0  # the turn's number
    commented: bytes = b""  # the events to comment on, where `events` has more
    former: tuple[Taken, ...] = ()  # the turns before it whose comments share its wordings


class Texts(msgspec.Struct, frozen=True):
    """Descriptions of a painted position for players who read it."""

    board: bool = False  # the text board; its lines of sight take longer than the picture
    detail: str | None = None
    """Everything about the piece of this name, and the names of all pieces; "" for the names alone."""


class Paint(msgspec.Struct, frozen=True, tag="paint"):
    """A position as a viewer may see it, in pixels and in words."""

    game: str
    state: bytes
    locale: str
    viewer: Seat | None = None  # None for a spectator
    sketch: SketchOf | None = None
    theme: Theme = "dark"
    picture: bool = True
    turn: LastTurn = LastTurn()
    texts: Texts = Texts()
    names: tuple[str, ...] = ()  # the players' names in words, by seat; pictures name nobody but the house
    house: HouseSeats = ()  # named below the picture, except below previews
    stopped: str = ""  # the key of how the match stopped where the rules go on; "" for a match that did not


class Painted(msgspec.Struct, frozen=True, tag="painted"):
    """A picture with its alt text and the texts beside it."""

    png: bytes
    alt: str
    story: tuple[str, ...]  # the turn's story, line by line
    headline: str
    board: str  # the text board
    hints: tuple[str, ...] = ()
    rule: str = ""
    rules: tuple[str, ...] = ()  # the number of the rule that decided each line of the story; "" for none
    results: tuple[bool, ...] = ()  # whether each line of the story is about the end of the match
    comment: str = ""  # one sentence about the turn; "" for none
    comment_on: str = ""  # what the comment is about, as its key names it
    foretold: tuple[str, ...] = ()  # the description of a preview
    account: tuple[str, ...] = ()  # the turn described from beginning to end
    detail: str = ""  # everything about the requested piece
    pieces: tuple[tuple[str, str], ...] = ()  # the pieces that can be requested, each with a short description
    remarks: tuple[str, ...] = ()  # notes on a preview
    earlier: tuple[str, ...] = ()  # the story of earlier answers
    tally: str = ""  # what the acting seat has left; "" if nothing is counted
    risk: str = ""  # the cost of an answer for its player; also among the `hints`
    met: str = ""  # the piece at the first contact of a preview; "": none, or it is not shown


class MakeFilm(msgspec.Struct, frozen=True, tag="shoot"):
    """A film of turns in the order given; with `best` it starts with that many highlights, in playing order.

    `most` limits the number of turns to the last and the most interesting others.
    """

    game: str
    turns: tuple[Taken, ...]
    locale: str
    theme: Theme = "dark"
    viewer: Seat | None = None  # None for a spectator
    best: int = 0
    most: int = 0
    house: HouseSeats = ()  # named below


class Advise(msgspec.Struct, frozen=True, tag="advise"):
    """The open ask of a saved position, to be advised on; `usual` is the strength that its player flicked with last."""

    game: str
    state: bytes
    ask: str
    usual: float = 0.0


class Advised(msgspec.Struct, frozen=True, tag="advised"):
    """What the game advises on an ask."""

    advice: tuple[Advice, ...]


class MadeFilm(msgspec.Struct, frozen=True, tag="shot"):
    """A film as GIF; b"" if nothing moved or the game has no flicks. Of two turns compared in which nothing moved, a picture as PNG."""

    gif: bytes


class Podium(msgspec.Struct, frozen=True, tag="podium"):
    """The first three of a ladder, a season or a tournament; with a game, its pieces stand on the steps."""

    shown: Celebration
    locale: str
    game: str = ""
    theme: Theme = "dark"


class Curve(msgspec.Struct, frozen=True, tag="curve"):
    """A player's points after each match from the `first` on; provisional before the match `ranked_from`, both counted from 1."""

    points: tuple[int, ...]
    ranked_from: int
    first: int = 1
    theme: Theme = "dark"


class ExpectedResults(msgspec.Struct, frozen=True, tag="standing"):
    """The result that each side of a match could expect after each of its moves; its moments are some of these with numbers."""

    game: str
    moves: tuple[int, ...]  # the turns, counted from 1
    shares: tuple[tuple[float, ...], ...]  # after each of them
    sides: tuple[tuple[tuple[Seat, ...], int], ...]  # the seats of each, and the number of its colour
    names: tuple[str, ...]  # by seat
    moments: tuple[tuple[int, int], ...]  # turns with their numbers
    locale: str
    theme: Theme = "dark"


class ShowTurn(msgspec.Struct, frozen=True, tag="show_turn"):
    """A turn headed by who made it: a film if anything moved, else a picture of what it led to."""

    game: str
    turn: Taken
    viewer: Seat
    locale: str
    theme: Theme = "dark"


class TryMade(msgspec.Struct, frozen=True):
    """A try at a position: the state it led to, its place among the tries, whether it is the viewer's own."""

    state: bytes
    place: int
    own: bool = False


class PaintTries(msgspec.Struct, frozen=True, tag="paint_tries"):
    """A position with the ways of tries at it."""

    game: str
    state: bytes
    tries: tuple[TryMade, ...]
    locale: str
    theme: Theme = "dark"


class PaintTournament(msgspec.Struct, frozen=True, tag="paint_tournament"):
    """A page of the tables or the bracket of a tournament; page 0 is the viewer's, or else the one of most interest."""

    chart: Chart
    locale: str
    page: int = 0
    theme: Theme = "dark"


class Shrink(msgspec.Struct, frozen=True, tag="shrink"):
    """A picture, or the last one of a film, at `scale` (1: as it is)."""

    image: bytes
    scale: float = 1.0


class Drawn(msgspec.Struct, frozen=True, tag="drawn"):
    """A picture other than a position, as PNG, with its alt text if it was made in a language; of several pages, which."""

    png: bytes
    alt: str = ""
    page: int = 1
    pages: int = 1


class Audit(msgspec.Struct, frozen=True, tag="audit"):
    """A match and all its turns, to replay."""

    match: Match
    turns: tuple[Turn, ...]


class WriteRecord(msgspec.Struct, frozen=True, tag="write_record"):
    """A match with its visible turns, to export for `viewer` (None: a spectator); `form` is "text" or "json"."""

    match: Match
    turns: tuple[Turn, ...]
    form: str
    viewer: Seat | None


class Written(msgspec.Struct, frozen=True, tag="written"):
    """A match written down up to the turn `last`."""

    raw: bytes
    last: int


class ReadRecord(msgspec.Struct, frozen=True, tag="read_record"):
    """A file that tells a match, to be played again."""

    raw: bytes


class WarmUp(msgspec.Struct, frozen=True, tag="warm_up"):
    """Paint a first picture of every game, so that no player waits for fonts and grounds."""


class Warm(msgspec.Struct, frozen=True, tag="warm"):
    """Done; also the process's greeting once it can work."""


class Refusal(msgspec.Struct, frozen=True, tag="refusal"):
    """The rules refused."""

    rule: str
    reason: Phrase


class Failure(msgspec.Struct, frozen=True, tag="failure"):
    """The code failed; `text` is the traceback."""

    text: str


Job: TypeAlias = (
    Setup
    | Apply
    | Choose
    | MakePuzzle
    | FindPuzzle
    | Attempt
    | PairRound
    | BeginReview
    | ReviewTurn
    | Advise
    | Paint
    | MakeFilm
    | Podium
    | Curve
    | ExpectedResults
    | ShowTurn
    | PaintTries
    | PaintTournament
    | Shrink
    | Audit
    | WriteRecord
    | ReadRecord
    | WarmUp
)
Result: TypeAlias = (
    StepBytes
    | Chosen
    | MadePuzzle
    | Attempted
    | PairedRound
    | Review
    | TurnReview
    | Advised
    | Painted
    | MadeFilm
    | Drawn
    | ReplayAudit
    | Written
    | ImportedMatch
    | Warm
    | Refusal
    | Failure
)
