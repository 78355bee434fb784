"""Trying another answer to a past turn, from the position before it.

Nothing here changes a match or knows its seed.
"""

from __future__ import annotations

import contextlib
import hashlib
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import msgspec

from bot.games.contract.base import Answer, Ask, TimedOut
from bot.games.contract.luck import Rng
from bot.games.contract.preview import Assist
from bot.games.contract.save import dump, dump_state, load_state
from bot.games.contract.vocabulary import Seat
from bot.matches.core.engine import Apply, StepBytes
from bot.matches.core.errors import Refused, refused, rules_refuse
from bot.matches.core.models import Match, Player, Status, Turn
from bot.matches.core.positions import PlannedPosition, sets_up
from bot.matches.history.history import joined, move_of
from bot.matches.work.unit_of_work import UnitOfWork


@dataclass(frozen=True)
class TriedTurn:
    """A past turn to be tried differently: the saved state `before` it, its ask and its answer.

    `answer` is None if it was left to the clock. `viewer` is the seat whose view may be shown, None while the match is under way.
    """

    match: Match
    turn: Turn
    before: bytes
    ask: Ask[Any]
    answer: Any = None

    @property
    def viewer(self) -> Seat | None:
        """The seat whose view may be shown."""
        return None if self.match.status.is_under_way else self.ask.seat

    @property
    def assist(self) -> Assist:
        """The assistance of previews: the match's, full once it is over."""
        return self.match.terms.assist if self.match.status.is_under_way else Assist.FULL


class Tries:
    """Tries other answers to past turns."""

    def __init__(self, work: UnitOfWork) -> None:
        self.work = work

    async def turn(self, match: Match, revision: int, user: int) -> TriedTurn:
        """A past turn for the user to try. Raises Refused saying why they may not."""
        store = self.work.store
        turn = await store.turn(match.id, revision) if revision > 0 else None
        before = await store.turn(match.id, revision - 1) if turn else None
        if turn is None or before is None:
            raise refused("whatif-no-turn", turn=str(revision), match=match.number)
        move = move_of(self.work.positions.game(match.game), turn)
        ask = self._asked(match, move, before.state)
        if ask is None:
            raise refused("whatif-nothing", turn=str(revision))
        if ask.secret and match.status.is_under_way:
            raise refused("whatif-secret", turn=str(revision))
        await self._check_past(match, before.state, user)
        return TriedTurn(match, turn, before.state, ask, move.action if isinstance(move, Answer) else None)

    async def latest(self, match: Match, user: int) -> TriedTurn:
        """The latest turn that the user may try: one of their own, if there is any. Raises Refused as `turn` does."""
        seat = match.seat_of(user)
        if seat is not None:
            with contextlib.suppress(Refused):
                return await self.nearest(match, match.revision, user, step=-1, seat=seat)
        return await self.nearest(match, match.revision, user, step=-1)

    async def nearest(
        self, match: Match, revision: int, user: int, *, step: int, seat: Seat | None = None
    ) -> TriedTurn:
        """The nearest turn that the user may try, of any seat or a certain one, at `revision`, before it (`step` -1) or after it (1).

        Raises Refused as `turn` does if there is none.
        """
        first: Refused | None = None
        while 0 < revision <= match.revision:
            try:
                tried = await self.turn(match, revision, user)
            except Refused as refusal:
                first = first or refusal
            else:
                if seat in {None, tried.ask.seat}:
                    return tried
            revision += step
        raise first or refused("whatif-no-turn", turn=str(revision), match=match.number)

    def planned_position(self, tried: TriedTurn, codes: Sequence[str] = ()) -> PlannedPosition | None:
        """The position before the turn, or after steps with these codes up to the first that cannot be taken.

        None for an ask without steps. Raises GameFailed, Refused.
        """
        return self.work.positions.planned_position(tried.match, tried.before, tried.ask, codes)

    async def apply(self, tried: TriedTurn, actions: Sequence[Any], nth: int) -> StepBytes:
        """The step of another answer, or of several steps, with the luck of the `nth` try.

        Raises Refused, EngineError.
        """
        luck, positions = luck_of(tried, nth), self.work.positions
        before, ask = self._begun(tried, luck), tried.ask
        events: list[bytes] = []
        for number, action in enumerate(actions):
            move = dump(Answer(ask.id, ask.seat, action))
            with rules_refuse():
                stepped = await self.work.engine.run(Apply(tried.match.game, before, move, luck, number))
            events.append(stepped.events)
            following = positions.successor(tried.match.game, before, stepped.state, ask, lucky=stepped.lucky)
            if following is None:
                break
            before, ask = stepped.state, following
        return msgspec.structs.replace(stepped, events=joined(events))

    def _begun(self, tried: TriedTurn, luck: bytes) -> bytes:
        """The position a try starts from; while the match is under way it reveals no secrets."""
        spec = self.work.positions.game(tried.match.game).spec
        if not tried.match.status.is_under_way or spec.redrawn is None:
            return tried.before
        return dump_state(spec, spec.redrawn(load_state(spec, tried.before), Rng(luck)))

    def _asked(self, match: Match, move: Any, before: bytes) -> Ask[Any] | None:
        """The ask that a move answered, or left to the clock; None if there is none, no other answer, or pieces were only set up."""
        if not isinstance(move, Answer | TimedOut) or (isinstance(move, Answer) and move.forced):
            return None
        asks = self.work.positions.asks_in(match.game, before)
        ask = next((one for one in asks if one.id == move.ask), None)
        return None if ask is None or sets_up(ask) else ask

    async def _check_past(self, match: Match, before: bytes, user: int) -> None:
        """Refuse a position that still occurs in the match or, if rated, in another of the user's."""
        positions, store = self.work.positions, self.work.store
        others = await store.of_user(user, statuses=(Status.RUNNING,))
        rated = {
            one.id: one
            for one in (match, *others)
            if one.game == match.game and one.terms.rated and one.status.is_under_way
        }
        placing = positions.placing(match.game, before) if rated else b""
        for one in rated.values():
            if positions.placing(one.game, one.state) == placing:
                raise refused("whatif-current", match=str(one.id))


def private_match(
    game: str,
    options: tuple[tuple[str, str], ...],
    state: bytes,
    seat: Seat,
    user: int,
    guild: int = 0,
    name: str = "",
) -> Match:
    """A match with one player alone; it is in no store, and its number is 0."""
    return Match(
        id=0,
        guild=guild,
        channel=0,
        message=0,
        thread=0,
        game=game,
        options=options,
        status=Status.FINISHED,
        revision=0,
        holders=(Player(seat, user, name),),
        state=state,
        seed=b"",
        created=0,
        expires=0,
        updated=0,
        finished=0,
        locale="",
    )


def first_turn(match: Match) -> Turn:
    """The turn that laid such a match out."""
    return Turn(match.id, 0, None, b"", b"", b"", match.state, "", 0)


def luck_of(tried: TriedTurn, nth: int) -> bytes:
    """The seed of a try's luck: different each time, the same for everyone, independent of the match's seed."""
    return hashlib.sha256(b"what if %d " % nth + tried.before).digest()
