"""A league of the house's levels and simple players: `python -m tools.players.league --games 20 --near 100`, of all games or those named.

Everybody plays everybody, sides swapped after every match. Strengths are Elo points of a Bradley-Terry fit, level 1 being 1000, with
95 % intervals from matches drawn again.
"""

from __future__ import annotations

import argparse
import math
from collections.abc import Iterator, Mapping, Sequence
from itertools import combinations

from bot.games import PLAYERS
from bot.games.contract.luck import Rng
from bot.games.contract.player import LEVELS
from tools.players.duel import Duel, duel, wilson

Results = Mapping[tuple[str, str], tuple[float, int]]
"""The points of the first of two and the number of matches."""
ANCHOR = "house:1", 1000.0
SIMPLE = {
    "pitchout": ("contact:1.5", "advised:1.5"),
    "pitchbowl": ("simple",),
    "forhonor": ("simple",),
    "offboard": ("uct:0.3", "depth:3"),
}
REDRAWN = 200  # leagues drawn again for the intervals
ROUNDS = 400  # of the fit
GHOST = 0.5  # matches that everybody draws with everybody, so that nobody is infinitely strong


def entrants(game: str) -> tuple[str, ...]:
    """A random player, the simple players of a game, then the levels."""
    return ("random", *SIMPLE[game], *(f"house:{level}" for level in LEVELS))


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


def league(
    game: str, *, games: int, seed: int, names: Sequence[str] = (), near: int = 0
) -> tuple[Results, dict[str, Duel]]:
    """The results, and what each player's decisions cost against the one before. Neighbouring levels play `near` if that is more."""
    results: dict[tuple[str, str], tuple[float, int]] = {}
    costs: dict[str, Duel] = {}
    for two, one in combinations(names or entrants(game), 2):
        count = max(games, near) if _below(one) == two else games
        found = duel(game, one, two, games=count, seed=seed)
        results[one, two] = found.won + found.drawn / 2, count
        costs[one] = found
    return results, costs


def _below(name: str) -> str:
    """The next lower level, if this is one."""
    return f"house:{int(name[-1]) - 1}" if name.startswith("house:") else ""


def table(game: str, results: Results, costs: Mapping[str, Duel], seed: int) -> Iterator[str]:
    """The lines of a table in Markdown, the strongest first."""
    names = tuple(dict.fromkeys(name for pair in results for name in pair))
    strength, spread = elo(names, results), intervals(names, results, Rng(f"league {seed}".encode()))
    yield f"| {game} | matches | Elo | 95 % | against the one below | p95 a decision |"
    yield "|---|---|---|---|---|---|"
    for name in sorted(names, key=lambda one: -strength[one]):
        low, high = spread[name]
        matches = sum(count for pair, (_, count) in results.items() if name in pair)
        won, count = results.get((name, _below(name)), (0.0, 0))
        near = "{:.0%} to {:.0%}".format(*wilson(won / count, count)) if count else ""
        share = f"{won / count:.0%} of {count} ({near})" if count else ""
        cost = f"{costs[name].at(0.95) * 1000:.0f} ms" if name in costs and name.startswith("house") else ""
        yield f"| {name} | {matches} | {strength[name]:.0f} | {low:.0f} to {high:.0f} | {share} | {cost} |"


def main() -> None:
    """Play and print a table in Markdown for each game."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", metavar="game", help=f"of {', '.join(PLAYERS)}; by default all")
    parser.add_argument("--games", type=int, default=20, dest="matches", help="of every two players")
    parser.add_argument("--near", type=int, default=0, help="of two neighbouring levels, if that is more")
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    if unknown := set(given.games) - set(PLAYERS):
        parser.error(f"the house does not play {', '.join(sorted(unknown))}")
    for game in given.games or PLAYERS:
        results, costs = league(game, games=given.matches, seed=given.seed, near=given.near)
        print("\n".join(table(game, results, costs, given.seed)), end="\n\n", flush=True)


if __name__ == "__main__":
    main()
