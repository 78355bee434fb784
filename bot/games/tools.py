"""Tools of developers for a game: positions to begin with, validation, a baseline player, counts. No match needs them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec

from bot.games.luck import Rng
from bot.games.vocabulary import Options, Seat


class Side(msgspec.Struct, frozen=True):
    """Seats that win and lose together, in English, and the pieces they play with."""

    name: str
    seats: tuple[Seat, ...]
    pieces: tuple[str, ...] = ()


class Balance(msgspec.Struct, frozen=True):
    """Reports by side: wins by side and piece, points turn by turn."""

    sides: Callable[[Any], tuple[Side, ...]]
    """(state): the sides of a match that is over."""
    scores: Callable[[Any], tuple[tuple[int, ...], ...]]
    """(events): the points of each side at the end of each turn that ended in the events."""


class GameTools(msgspec.Struct, frozen=True):
    """What scenarios, lessons, simulations and tests need of a game. Names and clauses are in English."""

    positions: dict[str, Callable[[Any, int, Options, Rng], Any]]
    """Builders (game, seats, options, rng) of named positions. Every game has `play`: past all set-up asks, with standard
    formations, the first regular turn of seat 0. Raise Illegal as `setup` does."""
    validate: Callable[[Any], tuple[str, ...]]
    """(state): what makes a position written by hand impossible, a clause each; empty = it is legal."""
    baseline: Callable[[Any, Any, Rng], Any] | None = None
    """(state, ask, rng): the legal answer of a simple player who plays to win."""
    tally: Callable[[Any], tuple[str, ...]] | None = None
    """(events): the names of everything worth counting in them, one for each time."""
    balance: Balance | None = None
    perft: Callable[[int], tuple[tuple[str, int], ...]] | None = None
    """(depth): the number of sequences of `depth` answers from the start, by each move generator: its name and its count."""
