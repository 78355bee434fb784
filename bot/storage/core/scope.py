"""The rows a transaction may change, so that PostgreSQL can run transactions of different matches in parallel (decision 53)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from bot.matches.core.models import Match, Status, StoredDraft
from bot.matches.delivery.models import Camp, Post
from bot.matches.timing.models import Timer
from bot.matches.work.effects import Effects


@dataclass(frozen=True)
class Scope:
    """The rows a transaction may change: all unless one field is set. SQLite serialises all transactions anyway."""

    match: int = 0  # only what belongs to this match, the bulletin of its result, and new rows of players
    post: int = 0  # only what belongs to the match of this post
    claims: bool = False  # only leases, of rows that it locks itself
    rows: bool = False  # only new rows, of which the database refuses a second with the same key


NOTHING = Effects()
ANYTHING = Scope()
CLAIMS = Scope(claims=True)
ROWS = Scope(rows=True)


def of_advance(match: Match, *_: object, effects: Effects = NOTHING, **__: object) -> Scope:
    """The scope of a turn; the last one of a match may change what belongs to others."""
    return ANYTHING if _is_wide(effects) else Scope(match.id)


def of_change(
    match: Match, *_: object, status: Status, holders: object = (), effects: Effects = NOTHING, **__: object
) -> Scope:
    """The scope of a change to clocks or offers; a change of status or seats reads other matches and changes players."""
    within = status is match.status and not holders and effects.act is None
    within = within and not _is_wide(effects)
    return Scope(match.id) if within else ANYTHING


def _is_wide(effects: Effects) -> bool:
    return any(one.is_wide for one in effects.added)


def of_match(match: int | Match | Post | Camp | StoredDraft, *_: Any, **__: Any) -> Scope:
    """The scope of one match, given by its number or by something that belongs to it."""
    if isinstance(match, int):
        return Scope(match)
    return Scope(match.id if isinstance(match, Match) else match.match)


def of_timer(timer: Timer, *_: Any, **__: Any) -> Scope:
    """The scope of the match of a timer."""
    return Scope(timer.match)


def of_post(post: int, *_: Any, **__: Any) -> Scope:
    """The scope of the match of a post."""
    return Scope(post=post)


def of_rows(*_: Any, **__: Any) -> Scope:
    """The scope of new rows."""
    return ROWS


def of_claims(*_: Any, **__: Any) -> Scope:
    """The scope of leases."""
    return CLAIMS
