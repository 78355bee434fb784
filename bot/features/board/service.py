"""The rule of what anyone may see, denied by default, and what they then see."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence

import msgspec

from bot.features.board.fresh_reads import FreshReads
from bot.features.board.jobs import StageForAll, Tell
from bot.features.board.rows import BoardRows
from bot.features.board.values import (
    MatchList,
    MatchSummary,
    MatchWords,
    ShownMatch,
    ShownSeat,
    ShownTurn,
    StagedTurn,
    TurnDetail,
    TurnList,
)
from bot.features.contract import OpenServer
from bot.games import GAMES
from bot.matches.core.errors import refused
from bot.matches.core.models import Match, Status, Turn
from bot.matches.core.single_flight import SingleFlight
from bot.matches.house.members import is_house
from bot.matches.settings.preferences import Look
from bot.matches.work.clock import time_of, time_or_none
from bot.matches.work.turn_context import answer_context
from bot.matches.work.unit_of_work import UnitOfWork
from bot.panel.turn_message import with_comment
from bot.screens.cards import stopped_key
from bot.words import Words
from bot.workers.paint import LastTurn, Paint, Painted
from bot.workers.staging import stage_of
from render import PAINTERS

RECENT = 7 * 24 * 3600 * 1000  # ms for which a match that is over is listed
TURNS, LISTED = 8, 20  # that are shown with a match, and in a list
ROOM = 4 << 20  # bytes of pictures that are kept for all who watch
LARGEST = 2**63  # no ID of Discord's is as large


class OpenBoard:
    """Finds what anyone may see. A match is public in a channel that everyone can read, on a server that has switched this on."""

    def __init__(self, work: UnitOfWork, rows: BoardRows) -> None:
        self._work = work
        self._pictures: SingleFlight[Painted] = SingleFlight(ROOM, lambda painted: len(painted.png))
        self._reads = FreshReads()
        self.rows = rows
        self.url = ""  # of the pages; "": there are none

    async def match(self, number: int) -> Match:
        """A public match that has begun. Raises Refused for any other, and if there is none; StoreError."""
        found = await self.public((number,))
        if not found:
            raise refused("refused-match-unknown", match=number)
        return found[0]

    async def public(self, numbers: Collection[int]) -> tuple[Match, ...]:
        """Those of these matches that are public and have begun. Raises StoreError."""
        asked = tuple(numbers)
        return await self._reads.run(asked, lambda: self.rows.public(asked, self._work.clock.now_ms()))

    async def public_numbers(self, numbers: Collection[int]) -> frozenset[int]:
        """The numbers of those, without reading their positions. Raises StoreError."""
        asked = tuple(numbers)
        found = await self._reads.run(
            ("numbers", asked), lambda: self.rows.public_numbers(asked, self._work.clock.now_ms())
        )
        return frozenset(found)

    async def places(self, guilds: Collection[int]) -> Mapping[int, frozenset[int]]:
        """The open channels and threads of those of these servers whose open board is on. Raises StoreError."""
        return await self.rows.places(tuple(guilds), self._work.clock.now_ms())

    def address(self, number: int, revision: int | None = None) -> str:
        """The address of the page of a match, or of one of its turns."""
        return f"{self.url}/match/{number}" + ("" if revision is None else f"/{revision}")

    async def server(self, guild: int) -> OpenServer:
        """A server and its channels whose matches are public. Raises Refused if there are none; StoreError."""
        found = await self.places((guild,)) if 0 < guild < LARGEST else {}
        if not found.get(guild):
            raise refused("refused-here")
        return OpenServer(guild, found[guild], self.public_numbers)

    async def turn(self, match: Match, revision: int) -> Turn:
        """A turn of a public match. Raises Refused if there is none; StoreError."""
        if revision > match.revision:
            raise refused("refused-match-unknown", match=match.id)
        asked = (match.id, revision)
        found = await self._reads.run(("turn", asked), lambda: self._work.store.turn(*asked))
        if found is None:
            raise refused("refused-match-unknown", match=match.id)
        return found

    async def look(self, guild: int) -> Look:
        """The look of a server's pictures. Raises StoreError."""
        return (await self._reads.run(("look", guild), lambda: self._work.store.server_settings(guild))).look

    async def matches(self, guild: int, before: int, most: int) -> MatchList:
        """The public matches of a server, latest first: `most` of those before a number. Raises Refused, StoreError."""
        now = self._work.clock.now_ms()
        found = await self.rows.listed(guild, now, now - RECENT, before, most + 1) if 0 < guild < LARGEST else None
        if found is None:
            raise refused("refused-here")
        return MatchList(tuple(map(_summary, found[:most])), str(found[most - 1].id) if len(found) > most else "")

    async def shown(self, match: Match, words: Words) -> ShownMatch:
        """A public match in words. Raises StoreError, EngineError."""
        turns = await self._work.store.turns_up_to(match.id, match.revision, TURNS)
        spoken = await self._in_words(match, turns, words)
        return ShownMatch(
            match.id,
            str(match.guild),
            match.game,
            words.text(f"{match.game}-name"),
            words.language,
            match.status,
            match.revision,
            spoken.headline,
            seats(match),
            match.terms.rated,
            time_or_none(match.paused) if match.paused_at(self._work.clock.now_ms()) else None,
            time_of(match.created),
            time_of(match.updated),
            time_or_none(match.finished),
            _turns(turns, spoken),
        )

    async def turns(self, match: Match, before: int, words: Words) -> TurnList:
        """Turns of a public match before a revision that it has or will have next, the latest first. Raises StoreError, EngineError."""
        turns = await self._work.store.turns_up_to(match.id, before - 1, LISTED)
        return TurnList(_turns(turns, await self._in_words(match, turns, words)))

    async def _in_words(self, match: Match, turns: Sequence[Turn], words: Words) -> MatchWords:
        events = tuple(turn.events for turn in turns)
        job = Tell(match.game, match.state, words.language, match.names, events, stopped_key(match))
        return await self._work.engine.run(job)

    async def turn_shown(self, match: Match, turn: Turn, words: Words) -> TurnDetail:
        """A turn of a public match in words. Raises StoreError, EngineError."""
        store = self._work.store
        context = await answer_context(store, match, turn)
        job = msgspec.structs.replace(_paint(match, turn, words, "dark"), picture=False)
        spoken = await self._work.engine.run(await with_comment(store, context, job))
        made = time_of(turn.made)
        shown = (turn.revision, turn.seat, made, words.language, spoken.headline)
        return TurnDetail(match.id, *shown, spoken.story, spoken.account, spoken.comment)

    async def painted(self, match: Match, turn: Turn, words: Words, look: Look) -> Painted:
        """The position after a turn of a public match, and the turn in words. Raises EngineError."""
        job = _paint(match, turn, words, look)
        return await self._pictures.run(job, lambda: self._work.engine.run(job))

    async def staged(self, match: Match, turn: Turn, words: Words, look: Look) -> StagedTurn:
        """A turn of a public match with its stage, for a page to play. Raises StoreError, EngineError."""
        stage = await stage_of(self._work.store, match, turn, words, look)
        shooting = None if stage is None else await self._work.engine.run(StageForAll(stage))
        return StagedTurn(PAINTERS[match.game].table, shooting)


def _paint(match: Match, turn: Turn, words: Words, look: Look) -> Paint:
    return Paint(
        match.game,
        turn.state,
        words.language,
        theme=look,
        names=match.names,
        house=match.house,
        turn=LastTurn(events=turn.events),
        stopped=stopped_key(match, turn.revision),
    )


def _turns(turns: Sequence[Turn], spoken: MatchWords) -> tuple[ShownTurn, ...]:
    return tuple(
        ShownTurn(turn.revision, turn.seat, time_of(turn.made), story, bool(turn.trace))
        for turn, story in zip(turns, spoken.stories, strict=True)
    )


def version(match: Match) -> tuple[object, ...]:
    """A value that differs whenever anything of a match differs that anyone may see."""
    shown = (match.revision, match.updated, match.status, match.finished, match.paused, match.verdict)
    return (match.id, *shown, seats(match))


def turn_version(match: Match, turn: Turn) -> tuple[object, ...]:
    """A value that differs whenever anything of a turn differs that anyone may see."""
    return (match.id, turn.revision, turn.made, stopped_key(match, turn.revision), match.house, match.names)


def seats(match: Match) -> tuple[ShownSeat, ...]:
    """The seats of a match that has begun, in their order."""
    side, playing = GAMES[match.game].spec.side, match.status is Status.RUNNING
    return tuple(
        ShownSeat(
            holder.seat,
            side(holder.seat),
            holder.name,
            is_house(holder.user),
            playing and holder.due > 0,
            time_or_none(holder.due) if playing else None,
        )
        for holder in sorted(match.holders, key=lambda one: one.seat)
    )


def _summary(match: Match) -> MatchSummary:
    return MatchSummary(
        match.id,
        match.game,
        match.status,
        match.revision,
        seats(match),
        match.terms.rated,
        time_of(match.created),
        time_of(match.updated),
        time_or_none(match.finished),
    )
