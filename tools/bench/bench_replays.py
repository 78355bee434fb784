"""Films beside the game: what a turn's answer and message cost with them and without, in the same run, and the loop's lag while many are made."""

import asyncio
import statistics
from collections.abc import Iterator, Mapping
from types import MappingProxyType

from localdiscord.server import LocalDiscord
from tools.bench.echo_cog import FILMS as SETTING
from tools.bench.echo_cog import UNFILMED
from tools.bench.echoing import echoing, watched
from tools.bench.quiet import quiet
from tools.bench.row import Row, sample
from tools.bench.turns import is_filmed, timed_turns

TURNS = sample(2, 20, 60)
FILMS = sample(1, 20)
SOON = 1.5  # seconds
SLOWER = 1.25  # times the answer without films; the two runs differ by a tenth by themselves
LAG, LONGEST = 8.0, 25.0  # ms


@quiet("replay.answer", "replay.post_later", "replay.filmed", "replay.lag_p99", "replay.lag_max")
def rows() -> Iterator[Row]:
    """Answer and post with films against those without, then the lag."""
    without, posts_without, _, _ = asyncio.run(play({SETTING: UNFILMED}))
    with_films, posts, lags, share = asyncio.run(play())
    ratio = statistics.median(with_films) / statistics.median(without)
    answer = (
        f"{ratio:.2f} x ({statistics.median(with_films) * 1000:.0f} ms over {statistics.median(without) * 1000:.0f} ms)"
    )
    later = statistics.median(posts) - statistics.median(posts_without)
    late, longest = statistics.quantiles(lags, n=100)[98] * 1000, max(lags) * 1000
    yield Row("replay.answer", answer, f"p50 of {TURNS} <= {SLOWER:g} x that without films", ratio <= SLOWER)
    yield Row("replay.post_later", later, f"p50 <= {SOON:g} s later than without films", later <= SOON)
    yield Row(
        "replay.filmed",
        share,
        f"of the turns at least 0.95 show their films {SOON:g} s after their messages",
        share >= 0.95,
    )
    yield Row("replay.lag_p99", late, f"while {FILMS} films are made, p99 <= {LAG:g} ms", late <= LAG)
    longest_of = f"while {FILMS} films are made, longest <= {LONGEST:g} ms"
    yield Row("replay.lag_max", longest, longest_of, longest <= LONGEST)


async def play(
    settings: Mapping[str, str] = MappingProxyType({}),
) -> tuple[list[float], list[float], list[float], float]:
    """Seconds of each turn's answer and of its message, how late the loop was while many films were made, the share of turns with films."""
    async with echoing(settings=settings) as (discord, _, database):
        answers, posts, films, share = await timed_flicks(discord, 0.0 if settings else SOON)
        await watched(discord, database)
        if not settings:
            await asyncio.gather(*(replayed(discord, *film) for film in films[:FILMS]))
        return answers, posts, (await watched(discord, database)).lags, share


async def replayed(discord: LocalDiscord, match: int, turn: int) -> None:
    """A reader in another language than the match's replays a turn whose film is not cached yet."""
    await discord.person("dai").command("arena", "match replay", {"move": turn, "match": match})


async def timed_flicks(
    discord: LocalDiscord, patience: float
) -> tuple[list[float], list[float], list[tuple[int, int]], float]:
    """Seconds of as many as are measured; also the match and number of each, and the share that had films so many seconds after."""
    answers: list[float] = []
    posts: list[float] = []
    films: list[tuple[int, int]] = []
    filmed = 0
    async for turn in timed_turns(discord):
        if turn.flick is not None:
            answers.append(turn.answered)
            posts.append(turn.posted)
            films.append(turn.flick)
            filmed += await is_filmed(discord, turn, patience)
        if len(answers) == TURNS:
            break
    return answers, posts, films, filmed / len(films)
