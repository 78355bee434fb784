"""The tortured process with tournaments: it opens, plays and posts one after the other; and faulty versions for the controls."""

from __future__ import annotations

import asyncio
import os
import random
from collections import Counter
from pathlib import Path
from typing import Any

import msgspec
import networkx as nx  # noqa: F401  loaded once, not by each child
from sqlalchemy import select

from bot.features.registry import ON_CHANGE
from bot.features.tournaments import rows as tournaments
from bot.features.tournaments.director import Director
from bot.features.tournaments.service import Tournaments
from bot.features.tournaments.values import Stage, Tournament
from bot.matches.core.errors import Refused
from bot.matches.delivery.models import Bulletin
from bot.matches.matches import Matches
from bot.matches.posting.bulletins import OLD_PAUSE
from bot.pairing.event import Form
from bot.storage.core.inspection import inspecting
from bot.storage.core.query import query
from bot.storage.core.schema.matches import matches as match_table
from bot.storage.delivery.bulletins import LEASE
from bot.storage.stores.sqlite import SqliteStore
from bot.workers.inline_worker import InlineWorker
from tests.support.games.counter import Counter as CounterGame
from tests.support.games.counter import counter_tools
from tests.support.tournaments.torn_tournaments import Forgetful
from tests.support.tournaments.tournaments import CHANNEL, GUILD, HOST, directed, person, plan
from tests.torture.cup_events import Forgetting, keeper, occasion, wrong_events

Job = dict[str, Any]
FORMS = [form for form in Form if form is not Form.LEAGUE]  # those end
CONTROL = 0.1  # likewise, in versions that are to be caught soon
PAUSE = 5000  # ms, after which a message may be edited again
SENDING = 0.002  # seconds until an answer of Discord
SHOWN = 500  # more tournaments than a file ever has
ALL_MATCHES = query(select(match_table.c.id))


class Sent(msgspec.Struct, frozen=True):
    """A message that Discord has, or an edit of it; of two messages with the same nonce it keeps the first."""

    name: str
    nonce: int  # -1: an edit
    says: str


class CupClock:
    """A time that is moved from life to life."""

    now = 0

    def now_ms(self) -> int:
        return self.now


def sent(path: Path) -> list[Sent]:
    """All that Discord has been sent, in this order."""
    lines = path.read_bytes().splitlines() if path.exists() else []
    return [msgspec.json.decode(line, type=Sent) for line in lines]


def wrong(folder: Path) -> list[str]:
    """Posts made twice, missing or out of date, and matches without a pairing; to be called once all is finished."""
    with inspecting(folder / "m.db") as inspected:
        cups = inspected.read(lambda tx: tournaments.in_server(tx, GUILD, SHOWN))
        begun = {number for (number,) in inspected.read(lambda tx: tx.all(ALL_MATCHES))}
    said = sent(folder / "sent")
    posts = Counter(one.name for one in {(one.name, one.nonce): one for one in said if one.nonce >= 0}.values())
    found = [f"{name} was posted {count} times" for name, count in posts.items() if count > 1]
    wanted = {f"tournament.{cup.id}.{what}": state_of(cup, what) for cup in cups for what in posts_of(cup)}
    found += [f"{name} is missing" for name in sorted(wanted.keys() ^ posts.keys())]
    latest = {one.name: one.says for one in said}
    found += [f"{name} says {latest[name]}" for name in sorted(latest) if latest[name] != wanted.get(name)]
    played = [board.match for cup in cups for boards in cup.rounds for board in boards if board.match]
    found += [] if sorted(played) == sorted(begun) else [f"{len(begun)} matches for {len(played)} pairings"]
    found += wrong_events(folder / "events", cups)
    return found + [f"{cup.id} is {cup.stage}" for cup in cups if cup.stage is not Stage.FINISHED]


def posts_of(cup: Tournament) -> list[str]:
    """The posts due for a finished tournament."""
    return ["open", *(f"round.{nth}" for nth in range(1, cup.round_ + 1)), "over"]


def state_of(cup: Tournament, what: str) -> str:
    """The expected contents of a post."""
    kind, _, nth = what.partition(".")
    if kind == "round":
        return "".join(board.pairing.result[:1] or "-" for board in cup.rounds[int(nth) - 1])
    return f"{cup.stage}.{cup.round_}" if kind == "open" else "won"


async def compete(job: Job) -> None:
    """Play one tournament after the other until killed; with `drain` only to the end of the present one."""
    store = await SqliteStore.open(Path(job["path"]), busy_ms=2000)
    life = _Life(store, job)
    while True:
        live = [
            one for one in await store.area(tournaments.TournamentRows).in_server(GUILD, SHOWN) if one.stage.is_live
        ]
        if not live and job.get("drain"):
            break
        await life.go_on(live[0] if live else await life.opened())
    for _ in range(2):  # what was edited just now may be edited again after a pause
        life.clock.now += OLD_PAUSE
        await life.post()
    await store.close()


class Slow(Forgetful):
    """Announces what has happened in a transaction of its own, a moment later."""

    async def _change(
        self, loaded: Tournament, wanted: Tournament, *announced: str, following: Tournament | None = None
    ) -> Tournament:
        changed = await Director._change(self, loaded, wanted, following=following)
        if not announced:
            return changed
        await asyncio.sleep(CONTROL)
        return await Director._change(self, changed, changed, *announced)


class _Life:
    """The bot from a start to a kill."""

    def __init__(self, store: SqliteStore, job: Job) -> None:
        self.store, self.job = store, job
        self.clock = CupClock()
        self.clock.now = 1 + job["runs"] * 2 * LEASE  # the leases of those that were killed are over
        worker = InlineWorker(counter_tools())
        games = {"counter": CounterGame()}
        self.matches = Matches(games, store, worker, self.clock, notify=lambda: None, on_change=ON_CHANGE)  # type: ignore[arg-type]
        events = Path(job["sent"]).with_name("events")
        self.events = keeper(events)
        if job.get("forgets_events"):
            self.events = Forgetting(self.events.bot, self.events.pacing)
        self.tournaments = Tournaments(self.matches, store.area(tournaments.TournamentRows))
        usual = directed(self.tournaments)
        self.director = Slow.of(usual) if job.get("forgetful") else usual

    async def opened(self) -> Tournament:
        """The next tournament, of a form in turn."""
        count = len(await self.tournaments.rows.in_server(GUILD, SHOWN))
        luck = random.Random(count)
        form = FORMS[count % len(FORMS)]
        places = luck.randint(3, 8)
        wanted = plan(form, places)
        starts = self.clock.now + PAUSE if count % 2 == 0 or self.job.get("forgets_events") else 0
        return await self.tournaments.create(wanted, GUILD, CHANNEL, HOST, starts=starts, key=f"cup.{count}")

    async def go_on(self, cup: Tournament) -> None:
        """Everybody enters, or the latest round is played; what is to be posted is."""
        if cup.stage is Stage.OPEN:
            for nth in range(cup.plan.places):
                try:
                    await self.tournaments.enter(cup.id, GUILD, person(nth))
                except Refused:  # it is full
                    break
                await self.post()
        while await self.director.settle("cups"):
            await self.post()
        for board in cup.rounds[-1] if cup.rounds else ():
            match = await self.store.get(board.match) if board.match else None
            if match is not None and match.status.is_under_way:
                loser = random.Random(match.id).choice(match.holders).user
                await self.matches.resign(match.id, loser, key=f"resign.{match.id}")
                await self.director.settle("cups")
        self.clock.now += PAUSE
        await self.post()

    async def post(self) -> None:
        """Make and edit what is due."""
        bulletins, owner = self.matches.bulletins, f"process {self.job['runs']}"
        while (bulletin := await bulletins.claim(owner)) is not None:
            number, _, what = bulletin.payload.decode().partition(".")
            cup = await self.tournaments.rows.get(int(number))
            assert cup is not None
            if bulletin.kind == "event":
                await self._keep_event(bulletin, cup, owner)
                continue
            says = state_of(cup, what)
            if bulletin.message:
                if says != bulletin.digest:
                    self._send(Sent(bulletin.name, -1, says))
                    await asyncio.sleep(SENDING)
                await bulletins.shown(bulletin, owner, says)
            elif await bulletins.attempt(bulletin, owner):
                message = self._post(bulletin, says)
                await asyncio.sleep(CONTROL if self.job.get("careless") else SENDING)
                await bulletins.done(bulletin, message, says)

    async def _keep_event(self, bulletin: Bulletin, cup: Tournament, owner: str) -> None:
        """As the bot's loop does."""
        bulletins, wanted = self.matches.bulletins, occasion(cup, bulletin)
        if wanted is None:
            await bulletins.fail(bulletin, owner, "its time is over", pause=None)
        elif bulletin.message:
            if wanted.digest != bulletin.digest:
                await self.events.correct(bulletin, wanted)
            await bulletins.shown(bulletin, owner, wanted.digest)
        elif await bulletins.attempt(bulletin, owner):
            made = await self.events.announce(bulletin, wanted)
            if made:
                await bulletins.done(bulletin, made, wanted.digest)
            else:
                await bulletins.fail(bulletin, owner, "its time is over", pause=None)

    def _post(self, bulletin: Bulletin, says: str) -> int:
        nonce = bulletin.attempts if self.job.get("careless") else 0
        known = [one for one in sent(Path(self.job["sent"])) if (one.name, one.nonce) == (bulletin.name, nonce)]
        if not known:  # else Discord answers with the first one
            self._send(Sent(bulletin.name, nonce, says))
        return bulletin.id

    def _send(self, one: Sent) -> None:
        descriptor = os.open(self.job["sent"], os.O_WRONLY | os.O_CREAT | os.O_APPEND, 0o600)
        os.write(descriptor, msgspec.json.encode(one) + b"\n")
        os.close(descriptor)
