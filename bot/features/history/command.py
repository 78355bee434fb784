"""`pichenette record` and `pichenette verify`: replay a written match, and check that a match follows from its seed."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping
from functools import partial
from pathlib import Path
from typing import Any

import click
import msgspec

from bot.cli import DONE, UNUSABLE, WRONG, database_options
from bot.content import catalogue
from bot.features.history.transcripts import replay_file
from bot.features.history.verification import Verification, audit, conclusion, findings, recipe, seats_follow
from bot.games import GAMES
from bot.games.contract.capabilities import Misread
from bot.games.contract.save import load_state
from bot.games.contract.vocabulary import Phrase
from bot.matches.core.errors import Refused, StoreError
from bot.matches.core.models import Match, Turn
from bot.settings import PostgresUrl
from bot.storage.core import transactions
from bot.storage.core.inspection import inspecting
from bot.storage.core.query import Tx
from bot.text import bare
from bot.words import Words
from bot.workers.inline_worker import InlineWorker
from bot.workers.studio import standard_tools
from render import PAINTERS
from render.painter import Painter

Say = Callable[[str], None]
MARKS = {True: "ok  ", False: "WRONG", None: "?   "}
NOTED = [key for key, game in GAMES.items() if game.spec.notation]


@click.command()
@click.argument("given", nargs=-1, required=True, metavar="[GAME] FILE")
def record(given: tuple[str, ...]) -> int:
    """Replay a written match.

    FILE comes from /match export; after GAME, it is a record in that game's own notation.
    """
    *games, file = given
    if len(games) > 1 or not {*games} <= {*NOTED}:
        raise click.UsageError(f"expected FILE, or GAME and FILE; games with a notation: {', '.join(NOTED)}")
    words = catalogue().of("en")
    return check(next(iter(games), None), Path(file), PAINTERS, words, click.echo, partial(click.echo, err=True))


@click.command()
@click.argument("match", type=int, metavar="NUMBER")
@click.option("--hash", "shown", default="", metavar="HASH", help="The hash that the match showed before it began.")
@database_options
def verify(database: Path | PostgresUrl, match: int, shown: str) -> int:
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


def _load(database: Path | PostgresUrl, number: int) -> tuple[Match, tuple[Turn, ...], Match | None]:
    """A match, its turns and the match it is a rematch of, from one snapshot. Raises StoreError."""

    def loaded(tx: Tx) -> tuple[Match, tuple[Turn, ...], Match | None]:
        match = transactions.get(tx, number)
        if match is None:
            raise StoreError(f"There is no match {number} in {database}.")
        former = transactions.get(tx, match.rematch_of) if match.rematch_of else None
        return match, transactions.turns(tx, number), former

    try:
        with inspecting(database) as inspected:
            return inspected.read(loaded)
    except (msgspec.DecodeError, ValueError) as error:
        raise StoreError(f"match {number} cannot be read ({error})") from error


def check(game: str | None, file: Path, painters: Mapping[str, Painter], words: Words, say: Say, complain: Say) -> int:
    """Play a record and show where it leads; 1 if it cannot be played, 2 if the file cannot be read."""
    try:
        raw = file.read_bytes()
        text = "" if game is None else raw.decode("utf-8-sig")
    except (OSError, UnicodeDecodeError) as error:
        complain(f"{file}: {error}")
        return UNUSABLE
    try:
        played, state, notes = _exported(raw, words) if game is None else _noted(game, text)
    except Misread as misread:
        rule = f" ({misread.rule})" if misread.rule else ""
        complain(f"{file}:{misread.line}:{misread.column}: {bare(words.say(misread.reason))}{rule}")
        return WRONG
    except Refused as refused:
        rule = f" ({refused.rule})" if refused.rule else ""
        complain(f"{file}: {bare(words.say(refused.reason))}{rule}")
        return WRONG
    rules = GAMES[played]
    outcome = rules.outcome(state)
    say(painters[played].board(rules.view(state, None), words))
    if outcome is not None:
        say(words.say(outcome.reason))
    for note in notes:
        complain(words.say(note))
    return DONE


def _noted(game: str, text: str) -> tuple[str, Any, tuple[Phrase, ...]]:
    """Replay a record in a game's own notation; returns the game, the final state and notes. Raises Misread."""
    notation = GAMES[game].spec.notation
    if notation is None:
        raise TypeError(f"{game} has no notation")
    return game, notation.replay(text), ()


def _exported(raw: bytes, words: Words) -> tuple[str, Any, tuple[Phrase, ...]]:
    """Replay an exported record; returns the game, the final state and notes. Raises Refused."""
    study = asyncio.run(replay_file(raw, InlineWorker(standard_tools()), words))
    spec = GAMES[study.match.game].spec
    return study.match.game, load_state(spec, study.match.state), study.notes
