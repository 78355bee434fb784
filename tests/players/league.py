"""A league of the house's levels and simple players: `python -m tests.players.league pitchout --games 20 --seed 1`.

Everybody plays everybody, sides swapped after every match. Strengths are Elo points of a Bradley-Terry fit, level 1 being 1000, with
95 % intervals from matches drawn again.
"""

from __future__ import annotations

import argparse
import math
from collections.abc import Mapping, Sequence
from itertools import combinations

from bot.games import GAMES
from bot.games.luck import Rng
from bot.players import PLAYERS
from bot.players.base import LEVELS
from tests.players.duel import Duel, duel
from tests.simulations.reports import REPORTS

Results = Mapping[tuple[str, str], tuple[float, int]]
"""The points of the first of two and the number of matches."""
ANCHOR = "house:1", 1000.0
REDRAWN = 200  # leagues drawn again for the intervals
ROUNDS = 400  # of the fit
GHOST = 0.5  # matches that everybody draws with everybody, so that nobody is infinitely strong


def entrants(game: str) -> tuple[str, ...]:
    """The levels, and the simple players of a game."""
    simple = ("simple",) if game in REPORTS else ("advised:1.5",) if GAMES[game].spec.reach else ()
    return (*(f"house:{level}" for level in LEVELS), *simple, "random")


def elo(names: Sequence[str], results: Results) -> dict[str, float]:
    """The strengths by maximum likelihood (Hunter 2004, MM)."""
    strength = dict.fromkeys(names, 1.0)
    points = {
        name: sum(
            (won if name == one else count - won) + GHOST / 2
            for (one, two), (won, count) in results.items()
            if name in (one, two)
        )
        for name in names
    }
    for _ in range(ROUNDS):
        strength = {
            name: points[name]
            / sum(
                (count + GHOST) / (strength[one] + strength[two])
                for (one, two), (_, count) in results.items()
                if name in (one, two)
            )
            for name in names
        }
    anchor, at = ANCHOR
    return {name: at + 400.0 * math.log10(strength[name] / strength[anchor]) for name in names}


def intervals(names: Sequence[str], results: Results, rng: Rng) -> dict[str, tuple[float, float]]:
    """The 95 % intervals of the strengths."""
    drawn: dict[str, list[float]] = {name: [] for name in names}
    for _ in range(REDRAWN):
        again = {
            pair: (float(sum(rng.uniform(0.0, 1.0) < (won + 0.5) / (count + 1) for _ in range(count))), count)
            for pair, (won, count) in results.items()
        }
        for name, value in elo(names, again).items():
            drawn[name].append(value)
    edge = REDRAWN // 40
    return {name: (sorted(values)[edge], sorted(values)[-1 - edge]) for name, values in drawn.items()}


def league(game: str, *, games: int, seed: int) -> tuple[Results, dict[str, Duel]]:
    """The results, and for each level what its own decisions cost in the first league match in which it began."""
    results: dict[tuple[str, str], tuple[float, int]] = {}
    costs: dict[str, Duel] = {}
    for nth, (two, one) in enumerate(combinations(entrants(game), 2)):
        found = duel(game, one, two, games=games, seed=seed + nth)
        results[one, two] = found.won + found.drawn / 2, games
        costs.setdefault(one, found)
    return results, costs


def main() -> None:
    """Play and print a table in Markdown."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=sorted(PLAYERS))
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    results, costs = league(given.game, games=given.games, seed=given.seed)
    names = entrants(given.game)
    strength, spread = elo(names, results), intervals(names, results, Rng(f"league {given.seed}".encode()))
    print(f"| {given.game} | Elo | 95 % | against the one below | p95 a decision |")
    print("|---|---|---|---|---|")
    for name in sorted(names, key=lambda one: -strength[one]):
        low, high = spread[name]
        below = f"house:{int(name[-1]) - 1}" if name.startswith("house:") else ""
        won, count = results.get((name, below), (0.0, 0))
        share = f"{won / count:.0%} of {count}" if count else ""
        cost = f"{costs[name].at(0.95) * 1000:.0f} ms" if name in costs and name.startswith("house") else ""
        print(f"| {name} | {strength[name]:.0f} | {low:.0f} to {high:.0f} | {share} | {cost} |")


if __name__ == "__main__":
    main()
