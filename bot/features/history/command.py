"""`python -m bot perft` and `python -m bot record`: check move generators, and replay a written match."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping
from functools import partial
from pathlib import Path
from typing import Any

import click

from bot.answers.transcripts import replay_file
from bot.cli import DONE, UNUSABLE, WRONG
from bot.content import catalogue
from bot.games import GAMES
from bot.games.contract.capabilities import Misread
from bot.games.contract.save import load_state
from bot.games.contract.vocabulary import Phrase
from bot.matches.core.errors import Refused
from bot.text import bare
from bot.words import Words
from bot.workers.inline_worker import InlineWorker
from bot.workers.studio import standard_tools
from render import PAINTERS
from render.painter import Painter

Say = Callable[[str], None]
COUNTED = [key for key, game in GAMES.items() if game.spec.tools.perft]
NOTED = [key for key, game in GAMES.items() if game.spec.notation]


@click.command()
@click.argument("game", type=click.Choice(COUNTED))
@click.argument("depth", type=click.IntRange(1, 8))
def perft(game: str, depth: int) -> int:
    """Count positions with each move generator of a game.

    DEPTH answers deep; the exit status is 1 if the generators disagree.
    """
    return count(game, depth, click.echo)


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


def count(game: str, depth: int, say: Say) -> int:
    """Count by each generator; 0 if they agree, 1 if not."""
    perft = GAMES[game].spec.tools.perft
    if perft is None:
        raise TypeError(f"{game} cannot be counted")
    same = True
    for level in range(1, depth + 1):
        found = perft(level)
        same = same and len({number for _, number in found}) == 1
        say(f"{level}: " + ", ".join(f"{number:,} by {name}" for name, number in found))
    say("they agree" if same else "they do not agree")
    return DONE if same else WRONG


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
