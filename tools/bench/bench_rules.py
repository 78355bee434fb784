"""`/rules` at the local Discord, from the command to the answer, against an echo command of the same run; and the search by itself."""

import asyncio
import statistics
import time
import tomllib
from collections.abc import Iterator
from pathlib import Path

from bot.features.rulebook.search import searcher
from tools.bench.echoing import echoing, timed_echo
from tools.bench.quiet import quiet
from tools.bench.row import Row, sample

QUESTIONS = Path(__file__).parents[2] / "tests" / "features" / "rulebook" / "questions.toml"
ANSWER = 2.0  # times an echo
SEARCH = 0.002  # s
AGAIN = sample(1, 5, 20)  # times that each question is searched for
ASKED = sample(3, 1000)  # questions, if there are so many
LOOKS = sample(1, 1, 2)  # times that each question is asked; a player asks for no picture twice, but many do


@quiet("rules.answer", "rules.search")
def rows() -> Iterator[Row]:
    """The answer over an echo, and the slowest question of all over all games."""
    asked = [
        (game, text)
        for games in tomllib.loads(QUESTIONS.read_text(encoding="utf-8")).values()
        for game, texts in games.items()
        for text in texts
    ][:ASKED]
    answers, echoes = map(statistics.median, asyncio.run(_asked(asked)))
    shown = f"{answers / echoes:.2f} x ({answers * 1000:.1f} ms over {echoes * 1000:.1f} ms)"
    yield Row("rules.answer", shown, f"p50 of {len(asked) * LOOKS} <= {ANSWER:g} x echo", answers <= ANSWER * echoes)
    slowest = max(_searched(text) for _, text in (*asked, ("", "captain guard runner " * 300)))
    goal = f"ms, p50 of the slowest question <= {SEARCH * 1000:g}"
    yield Row("rules.search", slowest * 1000, goal, slowest <= SEARCH)


def _searched(text: str) -> float:
    """Seconds of a search in all games, p50."""
    times = []
    for _ in range(AGAIN):
        start = time.perf_counter()
        searcher().find(text, "en")
        times.append(time.perf_counter() - start)
    return statistics.median(times)


async def _asked(asked: list[tuple[str, str]]) -> tuple[list[float], list[float]]:
    """Seconds of each answer and of the echo after it."""
    answers: list[float] = []
    echoes: list[float] = []
    async with echoing() as (discord, *_):
        ada = discord.person("ada")
        for game, text in asked * LOOKS:
            start = time.perf_counter()
            await ada.command("arena", "rules", {"game": game, "topic": text})
            answers.append(time.perf_counter() - start)
            echoes.append(await timed_echo(discord))
    return answers, echoes
