"""`python -m bot perft GAME DEPTH` and `python -m bot record GAME FILE`: checking how a game finds moves, and matches written down."""

from __future__ import annotations

import argparse
from collections.abc import Callable
from pathlib import Path

from bot.games import GAMES
from bot.games.base import Counted, Misread, Noted
from bot.words import Words
from render.painter import Painter

FINE, WRONG, UNUSABLE = 0, 1, 2
Say = Callable[[str], None]


def add_arguments(perft: argparse.ArgumentParser, record: argparse.ArgumentParser) -> None:
    """What may be written behind `perft` and `record`."""
    counted = [key for key, game in GAMES.items() if isinstance(game, Counted)]
    perft.add_argument("game", choices=counted, metavar="GAME", help=", ".join(counted))
    perft.add_argument("depth", type=int, choices=range(1, 9), metavar="DEPTH", help="how many answers deep: 1 to 8")
    noted = [key for key, game in GAMES.items() if isinstance(game, Noted)]
    record.add_argument("game", choices=noted, metavar="GAME", help=", ".join(noted))
    record.add_argument("file", type=Path, metavar="FILE", help="a record: a line an answer, # begins a comment")


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


def check(game: str, file: Path, painter: Painter, words: Words, say: Say, complain: Say) -> int:
    """Play a record and show where it leads; 1 if it cannot be played, 2 if the file cannot be read."""
    rules = GAMES[game]
    if not isinstance(rules, Noted):
        raise TypeError(f"{game} has no notation")
    try:
        text = file.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        complain(f"{file}: {error}")
        return UNUSABLE
    try:
        state = rules.replay(text)
    except Misread as misread:
        rule = f" ({misread.rule})" if misread.rule else ""
        complain(f"{file}:{misread.line}:{misread.column}: {words.say(misread.reason)}{rule}")
        return WRONG
    outcome = rules.outcome(state)
    say(painter.board(rules.view(state, None), words))
    if outcome is not None:
        say(words.say(outcome.reason))
    return FINE
