"""What is left to chance at the table: seeds and seats."""

from __future__ import annotations

import hashlib
import itertools
import secrets
from collections.abc import Callable

import msgspec

from bot.games.luck import Rng
from bot.matches.core.models import Match, Player


def new_seed() -> bytes:
    """A seed nobody can guess."""
    return secrets.token_bytes(32)


def foretold(seed: str) -> Callable[[], bytes]:
    """Seeds one after the other that anybody can know who knows `seed`: for demonstrations, which are the same each time."""
    numbers = itertools.count(1)
    return lambda: hashlib.sha256(f"{seed} {next(numbers)}".encode()).digest()


def drawn_seats(match: Match, camps: int = 0) -> tuple[Player, ...]:
    """The holders at seats drawn by the match's seed, apart from the luck of its turns.

    In a game of `camps` those play together who came in turn, as the challenge says; which camp begins the round is drawn where
    all are as large.
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
