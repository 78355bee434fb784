"""`python -m bot verify`: whether one match follows from its seed, looked at in the bot's file, whether the bot runs or not."""

from __future__ import annotations

import argparse
import contextlib
import sqlite3
from collections.abc import Callable, Mapping
from pathlib import Path

import msgspec

from bot.games.base import AnyGame
from bot.games.vocabulary import Phrase
from bot.matches.core.errors import StoreError
from bot.matches.core.models import Match, Turn
from bot.matches.history.verification import Verification, audit, conclusion, findings, recipe, seats_follow
from bot.storage.core import transactions as does
from bot.storage.core.connection import roll_back, store_error
from bot.storage.core.query import Tx
from bot.upkeep.integrity import BUSY_MS, refuse_unknown

FINE, WRONG, UNUSABLE = 0, 1, 2
MARKS = {True: "ok  ", False: "WRONG", None: "?   "}


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """What may be written behind `verify`."""
    parser.add_argument("match", type=int, metavar="NUMBER", help="of the match")
    parser.add_argument("--hash", default="", metavar="HASH", help="the one that the first message of the match shows")
    parser.add_argument("--database", type=Path, metavar="FILE", help="the bot's file (default: as it is set)")
    parser.add_argument("--settings", type=Path, default=Path(), metavar="FOLDER", help="where .env is (default: here)")


def run(
    wanted: argparse.Namespace,
    database: Path,
    games: Mapping[str, AnyGame],
    say: Callable[[Phrase], str],
    tell: Callable[[str], None],
) -> int:
    """Tell what was found; 0 if nothing is wrong, 1 if something is, 2 if the match cannot be looked at."""
    try:
        match, turns, former = _load(database, wanted.match)
    except StoreError as error:
        tell(str(error))
        return UNUSABLE
    game = games.get(match.game)
    if game is None or not turns:
        why = f"this version of the program has no game {match.game}" if turns else "it has not begun"
        tell(f"match {match.id} cannot be checked: {why}")
        return UNUSABLE
    proof = Verification(
        match, seats_follow(match, game, former), audit(game, match, turns), wanted.hash.strip().lower() or None
    )
    for one in findings(proof):
        tell(f"{MARKS[one.fine]} {say(one.words)}")
    for flaw in proof.audited.flaws:
        tell(f"      turn {flaw.turn}: {flaw.text}")
    tell(say(conclusion(proof)))
    tell(say(recipe(match)).removeprefix("-# "))
    return WRONG if any(one.fine is False for one in findings(proof)) else FINE


def _load(database: Path, number: int) -> tuple[Match, tuple[Turn, ...], Match | None]:
    """A match, its turns, and the one it is the rematch of, all seen at one instant. Raises StoreError."""
    refuse_unknown(database)
    try:
        with contextlib.closing(sqlite3.connect(database, timeout=BUSY_MS / 1000, isolation_level=None)) as plain:
            plain.execute("PRAGMA query_only=ON")
            plain.execute("BEGIN")
            try:
                tx = Tx(plain)
                match = does.get(tx, number)
                if match is None:
                    raise StoreError(f"There is no match {number} in {database}.")
                former = does.get(tx, match.rematch_of) if match.rematch_of else None
                return match, does.turns(tx, number), former
            finally:
                roll_back(plain)
    except sqlite3.Error as error:
        kind = type(store_error(error))
        raise kind(f"{database} cannot be read: {error}.") from error
    except (msgspec.DecodeError, ValueError) as error:
        raise StoreError(f"match {number} cannot be read ({error})") from error
