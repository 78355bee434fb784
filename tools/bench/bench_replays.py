"""Films beside the game: what a turn's answer and message cost with them and without, in the same run, and the loop's lag while many are made."""

import asyncio
import json
import statistics
from collections.abc import Iterator

from bot.answers.custom_id import parse_id, read_onward
from localdiscord.people import ClientMessage
from localdiscord.server import LocalDiscord
from tools.bench.bot_with_echo import UNFILMED
from tools.bench.echoing import echoing
from tools.bench.quiet import quiet
from tools.bench.row import Row, sample
from tools.bench.turns import timed_turns
from tools.demo.players import find

TURNS = sample(2, 20, 60)
FILMS = sample(1, 20)
SLOWER = 1.25  # times the answer without films; the two runs differ by a tenth by themselves
LAG, LONGEST = 8.0, 25.0  # ms


@quiet("replay.answer", "replay.post_later", "replay.filmed", "replay.lag_p99", "replay.lag_max")
def rows() -> Iterator[Row]:
    """Answer and post with films against those without, then the lag."""
    without, posts_without, _, _ = asyncio.run(play(UNFILMED))
    with_films, posts, lags, filmed = asyncio.run(play())
    ratio = statistics.median(with_films) / statistics.median(without)
    answer = (
        f"{ratio:.2f} x ({statistics.median(with_films) * 1000:.0f} ms over {statistics.median(without) * 1000:.0f} ms)"
    )
    later = statistics.median(posts) - statistics.median(posts_without)
    late, longest = statistics.quantiles(lags, n=100)[98] * 1000, max(lags) * 1000
    yield Row("replay.answer", answer, f"p50 of {TURNS} <= {SLOWER:g} x that without films", ratio <= SLOWER)
    yield Row("replay.post_later", later, "p50 <= 1.5 s later than without films", later <= 1.5)
    yield Row("replay.filmed", filmed, "of the turns at least 0.95 come with their films", filmed >= 0.95)
    yield Row("replay.lag_p99", late, f"while {FILMS} films are made, p99 <= {LAG:g} ms", late <= LAG)
    longest_of = f"while {FILMS} films are made, longest <= {LONGEST:g} ms"
    yield Row("replay.lag_max", longest, longest_of, longest <= LONGEST)


async def play(*settings: str) -> tuple[list[float], list[float], list[float], float]:
    """Seconds of each turn's answer and of its message, how late the loop was while many films were made, the share of turns with films."""
    async with echoing(*settings) as (discord, lags):
        answers, posts, films, filmed = await timed_flicks(discord)
        await discord.person("chloe").command("general", "lags")
        if not settings:
            await asyncio.gather(*(replayed(discord, *film) for film in films[:FILMS]))
        await discord.person("chloe").command("general", "lags")
        return answers, posts, json.loads(lags.read_text()), filmed


async def replayed(discord: LocalDiscord, match: int, turn: int) -> None:
    """A reader in another language than the match's replays a turn whose film is not cached yet."""
    await discord.person("dai").command("arena", "match replay", {"move": turn, "match": match})


async def timed_flicks(discord: LocalDiscord) -> tuple[list[float], list[float], list[tuple[int, int]], float]:
    """Seconds of as many as are measured; also the match and number of each, and the share that came with films."""
    answers: list[float] = []
    posts: list[float] = []
    films: list[tuple[int, int]] = []
    filmed = 0
    async for turn in timed_turns(discord):
        if (flick := flick_of(turn.message)) is not None:
            answers.append(turn.answered)
            posts.append(turn.posted)
            films.append(flick)
            filmed += any(picture["url"].endswith(".gif") for picture in turn.message.pictures)
        if len(answers) == TURNS:
            break
    return answers, posts, films, filmed / len(films)


def flick_of(message: ClientMessage) -> tuple[int, int] | None:
    """The match and number of a message's turn, if it was a flick."""
    button = find(message, "replay")
    parsed = None if button is None else parse_id(str(button["custom_id"]))
    first = None if parsed is None else read_onward(parsed.args)
    return None if parsed is None or first is None else (parsed.match, first)
