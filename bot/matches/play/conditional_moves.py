"""Conditional replies: a seat's answers to expected answers of others, in games with a notation and without luck.

They are private to their owner: no position, record, export or log shows them before they are played.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from typing import Any

import msgspec

from bot.games.contract.base import Answer, Ask, Illegal
from bot.games.contract.capabilities import Notation
from bot.games.contract.save import dump, load
from bot.games.contract.vocabulary import Seat, phrase
from bot.matches.core import checks
from bot.matches.core.errors import LostRace, refused, rules_refuse
from bot.matches.core.models import Match
from bot.matches.history.history import is_forced
from bot.matches.work.effects import Reply
from bot.matches.work.unit_of_work import TRIES, Played, SeatStep, UnitOfWork
from bot.text import cleaned

_ANSWER: Any = Answer  # of actions that are known only when it runs
MOST = 25  # replies that a seat may keep
LINKS = re.compile(r"[;,\n]+")  # separate the answers of a path


class FollowedMoves(msgspec.Struct, frozen=True):
    """The steps that conditional replies add, and forced answers to them, each with its seat; and the replies that remain."""

    steps: tuple[SeatStep, ...] = ()
    remain: tuple[Reply, ...] = ()

    @property
    def seats(self) -> frozenset[Seat]:
        """The seats whose replies were played."""
        return frozenset(seat for seat, (move, _) in self.steps if not is_forced(move))


class ConditionalMoves:
    """Saves conditional replies and plays them."""

    def __init__(self, work: UnitOfWork) -> None:
        self.work = work

    async def add(self, match: int, user: int, path: str, reply: str) -> tuple[Reply, ...]:
        """Add or replace one of the user's replies, after playing it through; returns all of them.

        `path` are the others' answers in order, separated by commas. Raises Refused.
        """
        for _ in range(TRIES):
            loaded = await self.work.load(match)
            seat = self._waiting(loaded, user)
            kept = await self._kept(match, seat)
            with rules_refuse():
                wanted = await self._tried(loaded, self._read(loaded, seat, path, reply), kept)
            others = [one for one in kept if one.path[: len(wanted.path)] != wanted.path]
            if len(others) >= MOST:
                raise refused("refused-replies-many", most=MOST)
            known = tuple(sorted((*others, wanted), key=lambda one: one.path))
            try:
                await self.work.store.keep_replies(loaded, seat, known)
            except LostRace:
                continue
            return known
        raise refused("refused-busy", match=str(match))

    async def drop(self, match: int, user: int) -> int:
        """Delete the user's replies; returns how many there were. Raises Refused."""
        for _ in range(TRIES):
            loaded = await self.work.load(match)
            seat = checks.seat(loaded, user)
            kept = await self._kept(match, seat)
            try:
                await self.work.store.keep_replies(loaded, seat, ())
            except LostRace:
                continue
            return len(kept)
        raise refused("refused-busy", match=str(match))

    async def of(self, match: Match, user: int) -> tuple[Reply, ...]:
        """The user's own replies."""
        seat = match.seat_of(user)
        return () if seat is None else await self._kept(match.id, seat)

    async def failed(self, match: Match, user: int) -> str:
        """The user's reply that the rules refused when its turn came, or ""."""
        if self.work.positions.game(match.game).spec.notation is None:
            return ""
        replies = await self.work.store.replies(match.id)
        return next((one.reply for one in replies if one.seat == match.seat_of(user) and not one.path), "")

    async def follow(self, match: Match, played: Sequence[SeatStep]) -> FollowedMoves:
        """The conditional replies to answers, and to each other. Raises GameFailed."""
        if self.work.positions.game(match.game).spec.notation is None:
            return FollowedMoves()
        waiting = [one for one in await self.work.store.replies(match.id) if one.path]
        for seat, (move, _) in played:
            own = _own(waiting, seat) if is_forced(move) else ()
            waiting = [*_met(waiting, seat, self._written(match, move)), *own]
        steps = list(played)
        while not steps[-1][1][1].over and (due := next((one for one in waiting if not one.path), None)) is not None:
            count = len(steps)
            try:
                steps.append((due.seat, await self._play(match, steps[-1][1][1].state, due, count)))
            except Illegal:
                others = (one for one in waiting if one.seat != due.seat and one.path)
                return FollowedMoves(tuple(steps[len(played) :]), (*others, due))
            await self.work.add_forced(match, steps)
            for seat, (move, _) in steps[count:]:
                waiting = [*_met(waiting, seat, self._written(match, move)), *_own(waiting, seat)]
        return FollowedMoves(tuple(steps[len(played) :]), () if steps[-1][1][1].over else tuple(waiting))

    def _waiting(self, match: Match, user: int) -> Seat:
        """The user's seat, if it waits for the others. Raises Refused."""
        seat = checks.playing(match, user)
        self._notation(match)
        if _asked(self.work.positions.asks(match), seat) is not None:
            raise refused("refused-replies-turn")
        return seat

    def _notation(self, match: Match) -> Notation:
        notation = self.work.positions.game(match.game).spec.notation
        if notation is None:
            raise refused("refused-replies-game")
        return notation

    def _read(self, match: Match, seat: Seat, path: str, reply: str) -> Reply:
        """Parse a reply in the game's notation. Raises Illegal, Refused."""
        game = self._notation(match)
        links = tuple(game.write(game.read(link)) for link in LINKS.split(cleaned(path)) if link.strip())
        if not links:
            raise refused("refused-replies-empty")
        return Reply(seat, links, game.write(game.read(reply)))

    async def _kept(self, match: int, seat: Seat) -> tuple[Reply, ...]:
        return tuple(one for one in await self.work.store.replies(match) if one.seat == seat and one.path)

    async def _tried(self, match: Match, wanted: Reply, kept: Sequence[Reply]) -> Reply:
        """The reply, if path and reply can be played now. Raises Refused, Illegal."""
        known = {one.path: one for one in kept}
        state, made = match.state, 0
        for length, answer in enumerate(wanted.path, start=1):
            before = wanted.path[: length - 1]
            own = _asked(self.work.positions.asks_in(match.game, state), wanted.seat)
            if own is not None:
                reply = self._answer_text(match, state, known.get(before))
                if reply is None:
                    raise refused("refused-replies-gap", path=", ".join(before))
                state = (await self._answer(match, state, own, reply, made))[1].state
                made += 1
            asks = self.work.positions.asks_in(match.game, state)
            if not asks:
                raise refused("refused-replies-over", path=", ".join(before))
            state = (await self._answer(match, state, asks[0], answer, made))[1].state
            made += 1
        if _asked(self.work.positions.asks_in(match.game, state), wanted.seat) is None:
            raise refused("refused-replies-not-asked", path=", ".join(wanted.path))
        await self._play(match, state, wanted, made)
        return wanted

    def _answer_text(self, match: Match, state: bytes, reply: Reply | None) -> str | None:
        """The answer of a seat that is asked on the way: the only possible one, else its reply. None: it has none."""
        forced = self.work.positions.forced(match.game, state)
        if forced is not None:
            return self._notation(match).write(forced.action)
        return None if reply is None else reply.reply

    async def _play(self, match: Match, state: bytes, reply: Reply, made: int) -> Played:
        """Play a reply after the given answers. Raises Illegal."""
        ask = _asked(self.work.positions.asks_in(match.game, state), reply.seat)
        if ask is None:
            raise Illegal("", phrase("refused-stale"))
        return await self._answer(match, state, ask, reply.reply, made)

    async def _answer(self, match: Match, state: bytes, ask: Ask[Any], text: str, made: int) -> Played:
        move = dump(Answer(ask.id, ask.seat, self._notation(match).read(text)))
        return move, await self.work.apply(match, state, move, match.revision + made + 1)

    def _written(self, match: Match, move: bytes) -> str:
        spec = self.work.positions.game(match.game).spec
        return self._notation(match).write(load(_ANSWER[spec.action], move).action)


def _asked(asks: Iterable[Ask[Any]], seat: Seat) -> Ask[Any] | None:
    return next((ask for ask in asks if ask.seat == seat), None)


def _own(replies: Iterable[Reply], seat: Seat) -> list[Reply]:
    """The seat's replies that are still to come once it has answered in its own name."""
    return [one for one in replies if one.seat == seat and one.path]


def _met(replies: Iterable[Reply], seat: Seat, answer: str) -> list[Reply]:
    """The replies whose path begins with the seat's answer, one link shorter; the others are dropped."""
    return [
        msgspec.structs.replace(one, path=one.path[1:])
        for one in replies
        if one.seat != seat and one.path and one.path[0] == answer
    ]
