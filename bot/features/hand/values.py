"""The messages between the page *By hand* and the bot, as JSON. Lengths in mm of the table, angles in degrees clockwise from +y."""

from __future__ import annotations

from typing import Any

import msgspec

from bot.answers.draft_codec import TryId, read_try_id
from bot.games.contract.dials import Bearing, Layout, Number, Pick, Subset
from bot.games.contract.preview import Sketch
from bot.games.contract.vocabulary import Point
from bot.workers.stages import Shooting
from render.painter import PixelMap

VALID = 15 * 60  # seconds for which a link opens its ask
LONGEST = 400  # characters of a link's token


class HandLink(msgspec.Struct, frozen=True, array_like=True):
    """The ask of one person that a link opens, and the match's revision then: after a takeback the same ask is open again.

    `since` is when they pressed *By hand*, seconds since 1970; links that lead on from it have the same.
    The ask of a private table is a try's (`TryId`), in the server `guild` and by the `name` that a try which counts is kept with.
    """

    match: int
    ask: str
    user: int
    revision: int = 0
    since: int = 0
    guild: int = 0
    name: str = ""

    @property
    def mark(self) -> TryId | None:
        """The try at a private table that it opens; None for an ask of a match."""
        return read_try_id(self.ask)

    @property
    def key(self) -> str:
        """The key of its answer: the same on every device, and when it is sent again; that of a try, whatever draft it begins with."""
        mark = self.mark
        if mark is None:
            return f"hand:{self.ask}:{self.match}:{self.revision}:{self.user}"
        return f"hand:{mark.ask}:{mark.revision}:{mark.nth}:{self.match}:{self.user}"


class OpenAsk(msgspec.Struct, frozen=True):
    """An open ask of a user inside Discord: the name of its match, and the token that opens it."""

    name: str
    token: str


class Opened(msgspec.Struct, frozen=True):
    """The open asks of a user who opened the page inside Discord; `text` says that there are none."""

    asks: tuple[OpenAsk, ...]
    text: str = ""


class ShownChoice(msgspec.Struct, frozen=True):
    """A way to answer: its name, its effect in a line, its dials, and their present values by field."""

    code: str
    label: str
    hint: str
    dials: tuple[ShownDial, ...]
    values: dict[str, Any]
    flicks: bool
    spots: tuple[Point, ...]  # from where to where it goes on the table, or its only place; () if it is about no places
    submit: str  # what the button that gives it says, as in its panel


class ShownDial(msgspec.Struct, frozen=True):
    """A dial with its name; the words in it are for the bot alone."""

    label: str
    dial: Bearing | Number | Pick | Subset | Layout
    options: tuple[tuple[str, str], ...] = ()  # codes and names of what can be picked, or of the pieces of a layout
    ready: tuple[tuple[str, str], ...] = ()  # codes and names of a layout's formations


class GivenDraft(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A draft as the page sends it: the code of a choice ("": that with which the steps end, if any were laid out), and the values of its dials by field."""

    choice: str
    values: dict[str, Any] = {}
    steps: tuple[str, ...] = ()  # the codes of the steps laid out before, where a turn is planned in steps


class Shown(msgspec.Struct, frozen=True):
    """An open ask, as its player may see it, with the picture of it as PNG and that in words."""

    match: int
    game: str
    language: str
    theme: str
    question: str
    headline: str
    clock: str
    picture: bytes
    alt: str
    turn: float  # degrees; a bearing is shown turned by as much as the picture
    table: PixelMap | None
    choices: tuple[ShownChoice, ...]
    draft: GivenDraft  # without a choice if there are several and none was made
    steps: tuple[str, ...] | None  # those laid out, in words; None where an answer has no steps
    words: dict[str, str]


class Preview(msgspec.Struct, frozen=True):
    """The preview of a draft, no more than the match's assist level allows: to draw, in words, and why it may be a bad idea."""

    nth: int
    sketch: Sketch | None
    lines: tuple[str, ...]
    warnings: tuple[str, ...]
    code: str  # the answer as it can be typed


class Played(msgspec.Struct, frozen=True):
    """An answer that was played: what happened, who is next; `doubt` asks first whether it is meant, and nothing was played."""

    story: tuple[str, ...] = ()
    headline: str = ""
    doubt: str = ""
    label: str = ""  # of the button that plays it nevertheless
    shooting: Shooting | None = None  # None: nothing moved
    after: bytes = b""  # the board after it as a PNG, where no stage shows that and no other ask follows
    token: str = ""  # of the next ask of the same player; "": none waits for them
    ways: tuple[Way, ...] | None = None  # on from where nobody is waited for: a private table, or a match that is over


class Way(msgspec.Struct, frozen=True):
    """A way on: to another try of a private table, by its token, or to the `url` of where the match was played."""

    label: str
    token: str = ""
    main: bool = False  # whether it is what to do next
    url: str = ""
