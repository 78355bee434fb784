"""`python -m bot perft GAME DEPTH` and `python -m bot record [GAME] FILE`: checking how a game finds moves, and matches written down."""

from __future__ import annotations

import argparse
import asyncio
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

from bot.answers.transcripts import replayed
from bot.games import GAMES
from bot.games.base import Counted, Misread, Noted
from bot.games.save import load_state
from bot.games.vocabulary import Phrase
from bot.jobs import standard_jobs
from bot.matches.core.errors import Refused
from bot.words import Words
from bot.worker import InlineWorker
from render.painter import Painter

FINE, WRONG, UNUSABLE = 0, 1, 2
Say = Callable[[str], None]


def add_arguments(perft: argparse.ArgumentParser, record: argparse.ArgumentParser) -> None:
    """What may be written behind `perft` and `record`."""
    counted = [key for key, game in GAMES.items() if isinstance(game, Counted)]
    perft.add_argument("game", choices=counted, metavar="GAME", help=", ".join(counted))
    perft.add_argument("depth", type=int, choices=range(1, 9), metavar="DEPTH", help="how many answers deep: 1 to 8")
    noted = [key for key, game in GAMES.items() if isinstance(game, Noted)]
    record.add_argument(
        "game", choices=noted, metavar="GAME", nargs="?", help=f"of a record in its bare notation: {', '.join(noted)}"
    )
    record.add_argument("file", type=Path, metavar="FILE", help="a record: of `/match export`, or a line an answer")


def count(game: str, depth: int, say: Say) -> int:
    """Count by each generator; 0 if they agree, 1 if not."""
    rules = GAMES[game]
    if not isinstance(rules, Counted):
        raise TypeError(f"{game} cannot be counted")
    same = True
    for level in range(1, depth + 1):
        found = rules.perft(level)
        same = same and len({number for _, number in found}) == 1
        say(f"{level}: " + ", ".join(f"{number:,} by {name}" for name, number in found))
    say("they agree" if same else "they do not agree")
    return FINE if same else WRONG


def check(game: str | None, file: Path, painters: Mapping[str, Painter], words: Words, say: Say, complain: Say) -> int:
    """Play a record and show where it leads; 1 if it cannot be played, 2 if the file cannot be read."""
    try:
        raw = file.read_bytes()
        bare = "" if game is None else raw.decode("utf-8")
    except (OSError, UnicodeDecodeError) as error:
        complain(f"{file}: {error}")
        return UNUSABLE
    try:
        played, state, notes = _exported(raw, words) if game is None else _bare(game, bare)
    except Misread as misread:
        rule = f" ({misread.rule})" if misread.rule else ""
        complain(f"{file}:{misread.line}:{misread.column}: {words.say(misread.reason)}{rule}")
        return WRONG
    except Refused as refused:
        rule = f" ({refused.rule})" if refused.rule else ""
        complain(f"{file}: {words.say(refused.reason)}{rule}")
        return WRONG
    rules = GAMES[played]
    outcome = rules.outcome(state)
    say(painters[played].board(rules.view(state, None), words))
    if outcome is not None:
        say(words.say(outcome.reason))
    for note in notes:
        complain(words.say(note))
    return FINE


def _bare(game: str, text: str) -> tuple[str, Any, tuple[Phrase, ...]]:
    """Where a record in a game's own notation leads. Raises Misread."""
    rules = GAMES[game]
    if not isinstance(rules, Noted):
        raise TypeError(f"{game} has no notation")
    return game, rules.replay(text), ()


def _exported(raw: bytes, words: Words) -> tuple[str, Any, tuple[Phrase, ...]]:
    """Where a record that was exported leads, and what is to be known about it. Raises Refused."""
    study = asyncio.run(replayed(raw, InlineWorker(standard_jobs()), words))
    spec = GAMES[study.match.game].spec
    return study.match.game, load_state(spec, study.match.state), study.notes
