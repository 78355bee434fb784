"""The contents of the open board: public matches as anyone may see them. Times are in UTC."""

from __future__ import annotations

from typing import Annotated

import msgspec

from bot.matches.core.models import Status
from bot.matches.work.clock import Moment
from bot.workers.stages import Shooting
from render.painter import PixelMap

BEGUN = (Status.RUNNING, Status.SUSPENDED, Status.FINISHED, Status.ABORTED, Status.VOID)
"""The states of the matches that are shown: those that wait for players to begin are not."""

MatchNumber = Annotated[int, msgspec.Meta(ge=1, lt=2**53, description="The number of the match.")]
Language = Annotated[
    str,
    msgspec.Meta(
        pattern="^[a-z]{0,2}$",
        max_length=2,  # with a line break at its end it would match the pattern, too
        description="Of the texts, such as `fr`; that of the match by default.",
    ),
]


class ShownSeat(msgspec.Struct, frozen=True):
    """A seat and its player, `asked` while the match waits for them."""

    seat: int
    side: int
    name: str
    house: bool
    asked: bool
    due: Moment | None


class ShownTurn(msgspec.Struct, frozen=True):
    """A turn and what happened in it."""

    revision: int
    seat: int | None
    made: Moment
    story: tuple[str, ...]
    moved: bool  # whether something was flicked, so that it can be played again


class TurnList(msgspec.Struct, frozen=True):
    """Turns of a match, the latest first."""

    turns: tuple[ShownTurn, ...]


class StagedTurn(msgspec.Struct, frozen=True):
    """A turn to be played on a page: where the table is in its pictures, and what moves; null if nothing does."""

    table: PixelMap | None
    shooting: Shooting | None


class TurnDetail(msgspec.Struct, frozen=True):
    """A turn from beginning to end, and the position after it in a line."""

    match: int
    revision: int
    seat: int | None
    made: Moment
    language: str
    headline: str
    story: tuple[str, ...]
    account: tuple[str, ...]
    comment: str


class MatchSummary(msgspec.Struct, frozen=True):
    """A match in a list."""

    id: int
    game: str
    status: Status
    revision: int
    players: tuple[ShownSeat, ...]
    rated: bool
    created: Moment
    updated: Moment
    finished: Moment | None


class MatchList(msgspec.Struct, frozen=True):
    """Matches, the latest first; `cursor` asks for those after them, "" if there are none."""

    matches: tuple[MatchSummary, ...]
    cursor: str


class ShownMatch(msgspec.Struct, frozen=True):
    """A match as a spectator sees it. `recent` are its last turns, the latest first."""

    id: int
    server: str
    game: str
    game_name: str
    language: str
    status: Status
    revision: int
    headline: str
    players: tuple[ShownSeat, ...]
    rated: bool
    paused: Moment | None
    created: Moment
    updated: Moment
    finished: Moment | None
    recent: tuple[ShownTurn, ...]


class MatchWords(msgspec.Struct, frozen=True):
    """A position and the turns before it in words."""

    headline: str
    stories: tuple[tuple[str, ...], ...]
