"""`pichenette perft`: compares the move generators of a game."""

from __future__ import annotations

from collections.abc import Callable

import click

from bot.cli import DONE, WRONG
from bot.games import GAMES

COUNTED = [key for key, game in GAMES.items() if game.spec.tools.perft]


@click.command()
@click.argument("game", type=click.Choice(COUNTED))
@click.argument("depth", type=click.IntRange(1, 8))
def perft(game: str, depth: int) -> int:
    """Count positions with each move generator of a game.

    DEPTH answers deep; the exit status is 1 if the generators disagree.
    """
    return count(game, depth, click.echo)


def count(game: str, depth: int, say: Callable[[str], None]) -> int:
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
