"""Films are made once for all who want them, kept for a while, and kept within a size."""

import asyncio
from typing import Any

import msgspec
import pytest

from bot.content import catalogue
from bot.games import GAMES
from bot.matches.core.errors import EngineDown, GameFailed
from bot.matches.core.job import Job
from bot.workers.films import MakeFilm, Taken, WarmFilms
from bot.workers.picture_cache import CROWD, CachedFilm, FilmCache
from bot.workers.studio import Studio
from render import PAINTERS
from render.painter import Painter

pytestmark = pytest.mark.asyncio


class Slow:
    """A camera that waits to be let; a film has ten bytes a turn."""

    def __init__(self) -> None:
        self.jobs: list[MakeFilm] = []
        self.let = asyncio.Event()
        self.fails = False

    async def run(self, job: Job[Any]) -> Any:
        assert isinstance(job, MakeFilm)
        self.jobs.append(job)
        await self.let.wait()
        if self.fails:
            raise GameFailed("the camera is broken")
        return b"0123456789" * (job.most or len(job.turns))


def job(turns: int = 1, locale: str = "en") -> MakeFilm:
    return MakeFilm("counter", (Taken(b"", b"", b"", b"t"),) * turns, locale)


async def test_two_who_want_the_same_film_share_it():
    camera = Slow()
    films = FilmCache(camera)
    wanted = [asyncio.create_task(films.shoot(job())) for _ in range(2)]
    other = asyncio.create_task(films.shoot(job(locale="fr")))
    await asyncio.sleep(0)
    camera.let.set()
    assert len(set(await asyncio.gather(*wanted, other))) == 1
    assert await films.shoot(job())
    assert len(camera.jobs) == 2


async def test_a_film_nobody_waits_for_any_more_is_there_later():
    camera = Slow()
    films = FilmCache(camera)
    impatient = asyncio.create_task(films.shoot(job()))
    await asyncio.sleep(0)
    impatient.cancel()
    await asyncio.gather(impatient, return_exceptions=True)
    camera.let.set()
    assert await films.shoot(job())
    assert len(camera.jobs) == 1


async def test_what_failed_is_tried_again():
    camera = Slow()
    camera.let.set()
    camera.fails = True
    films = FilmCache(camera)
    with pytest.raises(GameFailed):
        await films.shoot(job())
    camera.fails = False
    assert await films.shoot(job())


async def test_only_so_much_is_kept_the_oldest_goes_first():
    camera = Slow()
    camera.let.set()
    films = FilmCache(camera, room=25)
    for locale in ("en", "fr", "en", "de", "en", "fr"):
        await films.shoot(job(locale=locale))
    assert [one.locale for one in camera.jobs] == ["en", "fr", "de", "fr"]


async def test_many_at_a_time_are_a_crowd():
    camera = Slow()
    films = FilmCache(camera)
    wanted = [asyncio.create_task(films.shoot(job(turns))) for turns in range(1, CROWD + 1)]
    assert not films.crowded
    await asyncio.sleep(0)
    assert films.crowded
    camera.let.set()
    await asyncio.gather(*wanted)
    await asyncio.sleep(0)
    assert not films.crowded


@pytest.mark.parametrize(("limit", "turns"), [(1000, 8), (79, 7), (50, 4), (10, 1), (9, 0)])
async def test_a_film_too_large_shows_fewer_turns(limit: int, turns: int):
    camera = Slow()
    camera.let.set()
    film = await FilmCache(camera).shoot_within(job(8), limit)
    assert film == CachedFilm(b"0123456789" * turns, turns)
    assert len(film.gif) <= limit


async def test_a_film_cut_short_repeats_no_moments():
    camera = Slow()
    camera.let.set()
    whole = MakeFilm("counter", (Taken(b"", b"", b"", b"t"),) * 9, "en", best=3)
    assert await FilmCache(camera).shoot_within(whole, 1000) == CachedFilm(b"0123456789" * 9, 9, 3)
    assert (await FilmCache(camera).shoot_within(whole, 60)).best == 0
    assert camera.jobs[-1].best == 0


async def test_closing_gives_up_what_is_being_made():
    films = FilmCache(Slow())
    wanted = asyncio.create_task(films.shoot(job()))
    await asyncio.sleep(0)
    await films.close()
    await asyncio.gather(wanted, return_exceptions=True)
    assert wanted.cancelled()


async def test_films_are_warmed_without_anybody_waiting():
    asked: list[Any] = []

    class Cold:
        async def run(self, job: Job[Any]) -> Any:
            asked.append(job)
            raise EngineDown("the film worker cannot be started")

    films = FilmCache(Cold())
    films.warm()
    await asyncio.sleep(0.01)
    assert asked == [WarmFilms()]
    await films.close()


async def test_a_first_flick_of_each_game_with_films_is_filmed():
    filmed: dict[str, int] = {}

    def noted(key: str, painter: Painter) -> Painter:
        def film(moments: Any, _words: Any, **_: Any) -> bytes:
            filmed[key] = len(moments)
            return b""

        return msgspec.structs.replace(
            painter, films=painter.films and msgspec.structs.replace(painter.films, film=film)
        )

    tools = Studio(GAMES, {key: noted(key, one) for key, one in PAINTERS.items()}, catalogue())
    assert WarmFilms().run(tools) == b""
    assert filmed == {key: 1 for key, one in PAINTERS.items() if one.films}
