"""What goes wrong between the bot and Discord, on its disk, and with its process: a kind each, at a rate that a plan names.

A rate from 0 to 1 says how often one comes while a player thinks, and rarer; or, of what lasts for the whole run, which share of calls,
interactions or bytes it hits.
"""

from __future__ import annotations

import asyncio
import contextlib
import random
from collections.abc import Awaitable, Callable, Coroutine, Iterator
from contextlib import AbstractContextManager
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from localdiscord.events import Event, InteractionChanged, MessageAdded
from localdiscord.faults import EventDelivery, InteractionDelivery, ResponseMode, RestFault
from localdiscord.gateway import GatewayFault
from localdiscord.interaction import InteractionState
from tools.bottle.injected import FaultKind as Kind
from tools.bottle.transport import usual_delay

if TYPE_CHECKING:
    from tools.bottle.bottle import Bottle

PART = 0.2  # of its rate is the share of calls that a fault hits
FEW = 0.04  # likewise where each takes long
LONG = 6.0  # s that bytes take at most on a bad line
SLOWEST = 0.1  # s that a disk and workers take on average at most
LATE = 8.0  # s that answers are late at most
MOMENTS = 300  # things that a bot does at most before it is killed
PATIENCE = 600.0  # s until a bot is killed where the moment has not come
AWAY = 120.0  # s for which nobody is reached at most
PAUSE = 30.0  # s until a bot that was stopped is started again at most


@dataclass(frozen=True)
class Fault:
    """A kind of fault: `go` makes it happen at a rate until it is cancelled."""

    name: str
    go: Callable[[Bottle, float], Coroutine[Any, Any, None]]


def lasting(
    name: str, kinds: tuple[Kind, ...], put: Callable[[Bottle, float, random.Random], AbstractContextManager[None]]
) -> Fault:
    """A fault that is there for the whole run."""

    async def go(bottle: Bottle, rate: float) -> None:
        clock = bottle.discord.world.clock
        noted = [bottle.injected.begin(kind, clock.now()) for kind in kinds]
        try:
            with put(bottle, rate, bottle.entropy.of(f"fault {name}")):
                await asyncio.get_running_loop().create_future()
        finally:
            for one in noted:
                one.until = clock.now()

    return Fault(name, go)


def now_and_then(
    name: str, kind: Kind | None, seldom: float, once: Callable[[Bottle, random.Random], Awaitable[None]]
) -> Fault:
    """A fault that comes and passes, so many times rarer than what people do; of no `kind`, it notes itself what it injects."""

    async def go(bottle: Bottle, rate: float) -> None:
        luck, clock = bottle.entropy.of(f"fault {name}"), bottle.discord.world.clock
        while True:
            await asyncio.sleep(bottle.plan.pace * seldom * luck.expovariate(rate))
            noted = None if kind is None else bottle.injected.begin(kind, clock.now())
            try:
                await once(bottle, luck)
            finally:
                if noted is not None:
                    noted.until = clock.now()
            bottle.people.done[name] += 1

    return Fault(name, go)


def answers(*wanted: Callable[[float, random.Random], RestFault]) -> Callable[..., AbstractContextManager[None]]:
    """Put faults of Discord's REST API."""

    @contextlib.contextmanager
    def put(bottle: Bottle, rate: float, luck: random.Random) -> Iterator[None]:
        faults = [one(rate, luck) for one in wanted]
        bottle.discord.faults.plan(*faults)
        try:
            yield
        finally:
            for one in faults:
                bottle.discord.faults.withdraw(one)

    return put


def deliveries(wanted: Callable[[float], InteractionDelivery]) -> Callable[..., AbstractContextManager[None]]:
    """Put a way in which interactions reach the bot."""

    @contextlib.contextmanager
    def put(bottle: Bottle, rate: float, _: random.Random) -> Iterator[None]:
        faults, delivery = bottle.discord.faults, wanted(rate)
        faults.deliver_always(*faults.deliveries, delivery)
        try:
            yield
        finally:
            faults.deliver_always(*(one for one in faults.deliveries if one is not delivery))

    return put


def events(wanted: Callable[[float, random.Random], EventDelivery]) -> Callable[..., AbstractContextManager[None]]:
    """Put a way in which other events of the gateway reach the bot."""

    @contextlib.contextmanager
    def put(bottle: Bottle, rate: float, luck: random.Random) -> Iterator[None]:
        faults, delivery = bottle.discord.faults, wanted(rate, luck)
        faults.events += (delivery,)
        try:
            yield
        finally:
            faults.events = tuple(one for one in faults.events if one is not delivery)

    return put


@contextlib.contextmanager
def _bad_lines(bottle: Bottle, rate: float, _: random.Random) -> Iterator[None]:
    """Some bytes take long."""
    network, share = bottle.loop.network, FEW * rate

    def delay(drawn: float, to_server: bool) -> float:  # noqa: FBT001  as the network calls it
        usual = usual_delay(drawn, to_server)
        return usual if drawn >= share else usual + LONG * drawn / share

    network.delay = delay
    try:
        yield
    finally:
        network.delay = usual_delay


@contextlib.contextmanager
def _slow_disk(bottle: Bottle, rate: float, luck: random.Random) -> Iterator[None]:
    """Statements, files and workers take a while."""
    bottle.loop.slow = lambda: luck.expovariate(1 / (SLOWEST * rate))
    try:
        yield
    finally:
        bottle.loop.slow = float


@contextlib.contextmanager
def _commits_refused(bottle: Bottle, rate: float, luck: random.Random) -> Iterator[None]:
    """The disk takes some of what is to be committed, and fails."""
    bottle.files.refuses = lambda: luck.random() < FEW * rate
    try:
        yield
    finally:
        bottle.files.refuses = bool


async def _trouble_gateway(bottle: Bottle, luck: random.Random) -> None:
    await bottle.discord.gateway.inject(luck.choice(list(GatewayFault)))


async def _cut(bottle: Bottle, luck: random.Random) -> None:
    """One connection is cut."""
    connections = list(bottle.loop.network.connections)
    if connections:
        luck.choice(connections).abort()


async def _be_away(bottle: Bottle, luck: random.Random) -> None:
    """Nobody reaches anybody for a while."""
    network = bottle.loop.network
    network.down = True
    for end in list(network.connections):
        end.abort()
    try:
        await asyncio.sleep(luck.uniform(1.0, AWAY))
    finally:
        network.down = False


async def _kill(bottle: Bottle, luck: random.Random) -> None:
    """Kill the bot at once, after so many things that it does, or just as Discord does something for it."""
    way, process = luck.randrange(3), bottle.process
    if way == 1 and process is not None:
        process.dies_after(luck.randrange(1, MOMENTS), bottle.lives.found_dead)
        try:
            await asyncio.sleep(PATIENCE)
        finally:
            process.lives_on()
    elif way == 2:
        await _struck(bottle, luck.choice((_posted, _answered, _asked)), luck.randrange(20))
    bottle.lives.kill()


async def _struck(bottle: Bottle, fits: Callable[[Event], bool], left: int) -> None:
    """Kill it at an event that fits, after so many of them; return then, or once that has not come for long."""
    struck = asyncio.Event()

    def look(event: Event) -> None:
        nonlocal left
        if fits(event) and not struck.is_set():
            left -= 1
            if left < 0:
                struck.set()
                bottle.lives.kill()

    stop = bottle.discord.world.feed.listen(look)
    try:
        async with asyncio.timeout(PATIENCE):
            await struck.wait()
    except TimeoutError:
        return
    finally:
        stop()


async def _restart(bottle: Bottle, luck: random.Random) -> None:
    """The bot is stopped, as its host would."""
    await bottle.lives.stop()
    await asyncio.sleep(luck.uniform(0.0, PAUSE))


def _posted(event: Event) -> bool:
    """The bot's message exists, and the bot does not know it yet."""
    return isinstance(event, MessageAdded) and event.message.only_for is None


def _answered(event: Event) -> bool:
    """A person has just been answered."""
    return isinstance(event, InteractionChanged) and event.interaction.state is InteractionState.ANSWERED


def _asked(event: Event) -> bool:
    """A person has just pressed or typed something."""
    return isinstance(event, InteractionChanged) and event.interaction.state is InteractionState.PENDING


FAULTS: dict[str, Fault] = {
    fault.name: fault
    for fault in (
        lasting(
            "errors",
            (Kind.BROKEN,),
            answers(lambda rate, luck: RestFault(share=PART * rate, status=luck.choice((500, 502, 503, 504)))),
        ),
        lasting(
            "effects without answers",
            (Kind.BROKEN, Kind.CUT),
            answers(
                lambda rate, _: RestFault(share=PART / 2 * rate, status=502, after_effect=True),
                lambda rate, _: RestFault(share=PART / 2 * rate, manner=ResponseMode.CUT, after_effect=True),
            ),
        ),
        lasting(
            "answers cut",
            (Kind.CUT,),
            answers(lambda rate, _: RestFault(share=PART * rate, manner=ResponseMode.CUT)),
        ),
        lasting(
            "rate limits",
            (Kind.LIMITED, Kind.SLOW),
            answers(
                lambda rate, luck: RestFault(share=PART / 2 * rate, status=429, retry_after=luck.uniform(0.1, 3.0)),
                lambda rate, luck: RestFault(
                    share=PART / 2 * rate, status=429, retry_after=luck.uniform(0.1, 3.0), everywhere=True
                ),
            ),
        ),
        lasting(
            "silence",
            (Kind.SLOW,),
            answers(
                lambda rate, luck: RestFault(share=FEW * rate, manner=ResponseMode.SILENT, after_effect=_even(luck))
            ),
        ),
        lasting(
            "late answers",
            (Kind.SLOW,),
            answers(
                lambda rate, luck: RestFault(share=PART * rate, delay=luck.uniform(0.5, LATE), after_effect=_even(luck))
            ),
        ),
        lasting(
            "interactions lost",
            (Kind.DELIVERY,),
            deliveries(lambda rate: InteractionDelivery(dropped=True, share=PART * rate)),
        ),
        lasting(
            "interactions doubled",
            (Kind.DELIVERY,),
            deliveries(lambda rate: InteractionDelivery(copies=2, share=PART * rate)),
        ),
        lasting(
            "interactions overtaken",
            (Kind.DELIVERY,),
            deliveries(lambda rate: InteractionDelivery(behind=1, share=PART * rate)),
        ),
        lasting(
            "interactions late",
            (Kind.DELIVERY,),
            deliveries(lambda rate: InteractionDelivery(delay=1.5, share=PART * rate)),
        ),
        lasting("events doubled", (Kind.DELIVERY,), events(lambda rate, _: EventDelivery(copies=2, share=PART * rate))),
        lasting(
            "events overtaken",
            (Kind.DELIVERY,),
            events(lambda rate, luck: EventDelivery(delay=luck.uniform(0.05, 1.0), share=PART * rate)),
        ),
        lasting("bad lines", (Kind.SLOW,), _bad_lines),
        lasting("slow disk", (Kind.SLOW, Kind.DISK), _slow_disk),
        lasting("commits refused", (Kind.DISK,), _commits_refused),
        now_and_then("gateway troubled", Kind.CUT, 3.0, _trouble_gateway),
        now_and_then("connection cut", Kind.CUT, 1.0, _cut),
        now_and_then("nobody reached", Kind.OUTAGE, 20.0, _be_away),
        now_and_then("killed", None, 5.0, _kill),
        now_and_then("restarted", None, 10.0, _restart),
    )
}


def _even(luck: random.Random) -> bool:
    return luck.random() < 0.5
