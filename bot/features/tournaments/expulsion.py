"""Expels players from the tournaments of a server: they forfeit unfinished pairings, and their opponents advance."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from bot.features.tournaments.service import SHOWN, Tournaments
from bot.features.tournaments.values import Board, Stage, Tournament
from bot.games.contract.vocabulary import phrase
from bot.matches.core.errors import Refused
from bot.matches.core.models import Match, Status
from bot.matches.delivery.models import Notice
from bot.matches.matchmaking.bans import Exit
from bot.matches.work.effects import Effects
from bot.matches.work.unit_of_work import CARD
from bot.pairing.forms import without
from bot.text import escape_markdown


class Expulsions:
    """Expels players. To do it twice does no harm; the second time does what the first could not."""

    def __init__(self, tournaments: Tournaments) -> None:
        self._work = tournaments.matches.work
        self._tournaments = tournaments

    async def expel(self, guild: int, user: int) -> Exit:
        """Remove a user from the live tournaments of a server, and end their matches there."""
        left: list[str] = []
        matches: list[int] = []
        for one in await self._tournaments.rows.in_server(guild, SHOWN):
            known = one.of(user)
            if known is None or not one.stage.is_live:
                continue
            try:
                changed = await self._without(one.id, guild, user)
            except Refused:
                continue  # it is gone; the director looks for bans before each round
            left += [one.plan.name] if known.left < 0 and changed.stage.is_live else []
            matches += [number for number in forfeited(changed, user) if await self._call_off(number, changed, user)]
        return Exit(tuple(left), tuple(matches))

    async def _without(self, number: int, guild: int, user: int) -> Tournament:
        async def attempt(loaded: Tournament) -> Tournament:
            return expelled(loaded, user)

        return await self._tournaments.changed(number, guild, attempt, lambda loaded: expelled(loaded, user) is loaded)

    async def _call_off(self, number: int, loaded: Tournament, user: int) -> bool:
        """End the match of a forfeited pairing; whether it had not ended."""
        words = phrase("match-expelled", user=f"<@{user}>", name=escape_markdown(loaded.plan.name), match=str(number))
        key = f"expelled.{number}"
        if not (await self._work.load(number)).status.is_under_way:
            return False

        async def attempt(match: Match) -> Match:
            if not match.status.is_under_way:
                return match
            effects = Effects(notices=(Notice(words),))
            return await self._work.change(match, key, status=Status.ABORTED, posts=CARD, effects=effects)

        return (await self._work.changed(number, key, attempt)).status is Status.ABORTED


def expelled(loaded: Tournament, user: int) -> Tournament:
    """The tournament without a user, whose opponents advance; unchanged if the user is not in it."""
    known = loaded.of(user)
    if known is None or not loaded.stage.is_live:
        return loaded
    if loaded.stage is Stage.OPEN or known in loaded.waiting:
        return msgspec.structs.replace(loaded, entered=tuple(one for one in loaded.entered if one is not known))
    rounds = tuple(tuple(_without(known.number, board) for board in boards) for boards in loaded.rounds)
    last = loaded.round_ - (1 if rounds and rounds[-1] != loaded.rounds[-1] else 0)
    gone = msgspec.structs.replace(known, left=last if known.left < 0 else min(known.left, last))
    entered = tuple(gone if one is known else one for one in loaded.entered)
    wanted = msgspec.structs.replace(loaded, rounds=rounds, entered=entered)
    return loaded if wanted == loaded else wanted


def forfeited(loaded: Tournament, user: int) -> Iterator[int]:
    """The matches of a user's pairings that were decided without them."""
    known = loaded.of(user)
    for boards in loaded.rounds:
        for one in boards:
            if known is not None and one.match and not one.pairing.played and known.number in one.pairing.numbers:
                yield one.match


def _without(number: int, board: Board) -> Board:
    if board.pairing.is_over or number not in board.pairing.numbers:
        return board
    return msgspec.structs.replace(board, pairing=without((number,), board.pairing))
