"""`python -m bot verify`: whether a match in the bot's database follows from its seed; the bot may be running."""

from __future__ import annotations

import contextlib
import sqlite3
from pathlib import Path

import click
import msgspec

from bot.cli import DONE, UNUSABLE, WRONG, database_options
from bot.content import catalogue
from bot.games import GAMES
from bot.matches.core.errors import StoreError
from bot.matches.core.models import Match, Turn
from bot.matches.history.verification import Verification, audit, conclusion, findings, recipe, seats_follow
from bot.storage.core import transactions
from bot.storage.core.connection import roll_back, store_error
from bot.storage.core.query import Tx
from bot.upkeep.integrity import BUSY_MS, refuse_unknown

MARKS = {True: "ok  ", False: "WRONG", None: "?   "}


@click.command()
@click.argument("match", type=int, metavar="NUMBER")
@click.option("--hash", "shown", default="", metavar="HASH", help="The hash in the first message of the match.")
@database_options
def verify(database: Path, match: int, shown: str) -> int:
    """Check that a match follows from its secret seed.

    The exit status is 1 if it does not.
    """
    say = catalogue().of("en").say
    try:
        found, turns, former = _load(database, match)
    except StoreError as error:
        click.echo(str(error))
        return UNUSABLE
    game = GAMES.get(found.game)
    if game is None or not turns:
        why = f"this version of the program has no game {found.game}" if turns else "it has not begun"
        click.echo(f"match {found.id} cannot be checked: {why}")
        return UNUSABLE
    proof = Verification(
        found, seats_follow(found, game, former), audit(game, found, turns), shown.strip().lower() or None
    )
    for one in findings(proof):
        click.echo(f"{MARKS[one.fine]} {say(one.words)}")
    for flaw in proof.audited.flaws:
        click.echo(f"      turn {flaw.turn}: {flaw.text}")
    click.echo(say(conclusion(proof)))
    click.echo(say(recipe(found)).removeprefix("-# "))
    return WRONG if any(one.fine is False for one in findings(proof)) else DONE


def _load(database: Path, number: int) -> tuple[Match, tuple[Turn, ...], Match | None]:
    """A match, its turns and the match it is a rematch of, from one snapshot. Raises StoreError."""
    refuse_unknown(database)
    try:
        with contextlib.closing(sqlite3.connect(database, timeout=BUSY_MS / 1000, isolation_level=None)) as plain:
            plain.execute("PRAGMA query_only=ON")
            plain.execute("BEGIN")
            try:
                tx = Tx(plain)
                match = transactions.get(tx, number)
                if match is None:
                    raise StoreError(f"There is no match {number} in {database}.")
                former = transactions.get(tx, match.rematch_of) if match.rematch_of else None
                return match, transactions.turns(tx, number), former
            finally:
                roll_back(plain)
    except sqlite3.Error as error:
        kind = type(store_error(error))
        raise kind(f"{database} cannot be read: {error}.") from error
    except (msgspec.DecodeError, ValueError) as error:
        raise StoreError(f"match {number} cannot be read ({error})") from error
