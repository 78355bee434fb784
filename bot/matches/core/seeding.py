"""Randomness: seeds and seats."""

from __future__ import annotations

import hashlib
import itertools
import secrets
from collections.abc import Callable

import msgspec

from bot.games.contract.luck import Rng
from bot.matches.core.models import Match, NewMatch, Player


def new_seed() -> bytes:
    """An unpredictable seed."""
    return secrets.token_bytes(32)


def foretold(seed: str) -> Callable[[], bytes]:
    """A generator of predictable seeds, for demonstrations that are the same each time."""
    numbers = itertools.count(1)
    return lambda: hashlib.sha256(f"{seed} {next(numbers)}".encode()).digest()


def drawn_seats(match: Match | NewMatch, camps: int = 0) -> tuple[Player, ...]:
    """The players at seats drawn by the match's seed, independent of the luck of its turns.

    In a game of `camps` teammates are those who joined alternately, as the challenge shows; which camp begins is drawn if all are the
    same size.
    """
    rng = Rng(match.seed + b"seats")
    count = len(match.holders)
    if camps:
        first = rng.below(count) if count % camps == 0 else 0
        return tuple(
            msgspec.structs.replace(holder, seat=(first + place) % count) for place, holder in enumerate(match.holders)
        )
    free = list(range(count))
    return tuple(msgspec.structs.replace(holder, seat=free.pop(rng.below(len(free)))) for holder in match.holders)
