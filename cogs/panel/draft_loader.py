"""Loads the drafts of players, or begins them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

import msgspec
import structlog

from bot.answers.batch import following, kept_line, kept_text, read_lines
from bot.answers.dial_text import SHOT
from bot.answers.draft import Draft, begin, is_flick, read_draft, refit, write_draft
from bot.answers.shot_notation import ViewContext
from bot.answers.step_plan import at_rest
from bot.client.app import GameBot
from bot.games import GAMES
from bot.games.contract.base import Answer, Ask
from bot.games.contract.vocabulary import Phrase, phrase
from bot.matches.core.errors import Refused
from bot.matches.core.models import Match
from bot.matches.core.positions import PlannedPosition
from bot.matches.history.history import Takeback, move_of
from bot.matches.play.standing import QueuedLines
from bot.matches.work.turn_context import TurnReader
from bot.text import in_code
from render import PAINTERS

log = structlog.stdlib.get_logger(__name__)


BACK = 40  # turns that are looked through for a player's own flicks


class LoadedDraft(NamedTuple):
    """A draft, a note on it, and the position after its planned steps, if any."""

    draft: Draft
    notes: tuple[Phrase, ...] = ()
    planned: PlannedPosition | None = None


class DraftLoader:
    """Loads drafts."""

    def __init__(self, bot: GameBot) -> None:
        self._bot = bot

    async def find(self, match: Match, user: int, ask: Ask[Any], old: str = "") -> LoadedDraft:
        """The user's draft and a note on it.

        A missing one is started: from the user's draft of the ask `old` if that was of the same kind, otherwise from scratch. What was
        aimed at and has moved or gone since leaves the aim its angle; steps that can no longer be taken go, and those after them.
        """
        draft = await self._kept(match, user, ask.id)
        planned = self._bot.matches.planned_position(match, ask, draft.steps if draft is not None else ())
        if planned is not None:
            return _stepwise(planned, draft or Draft())
        notes: list[Phrase] = []
        presenter = PAINTERS[match.game].presenter
        if draft is None and old and _kind(old) == _kind(ask.id):
            draft = await self._kept(match, user, old)
            if draft is not None:
                notes.append(phrase("aim-kept"))
        if draft is None:
            stopped = await self._stopped(match, user, ask)
            if stopped is not None:
                return stopped
            before = await self.flicks(match, user, ask, 1) if any(map(is_flick, ask.choices)) else ()
            return LoadedDraft(begin(ask, before, presenter))
        draft, lost = refit(ask, draft, presenter)
        if notes:
            await self._bot.matches.keep_draft(match, user, ask.id, write_draft(draft))
        return LoadedDraft(draft, (*notes, *((lost,) if lost else ())))

    async def wait(self, match: Match, user: int, rest: Sequence[str], context: ViewContext) -> bool:
        """Store lines that were not played as the user's draft for their present ask; returns whether that is possible."""
        for ask in self._bot.matches.asks_for(match, user):
            try:
                draft = read_lines("\n".join(rest), ask, begin(ask, (), PAINTERS[match.game].presenter), context)
                await self._bot.matches.keep_draft(match, user, ask.id, write_draft(draft))
            except Refused:
                continue
            return True
        return False

    async def _stopped(self, match: Match, user: int, ask: Ask[Any]) -> LoadedDraft | None:
        """The rest of the user's line that stopped before a flick they should see first; None if there is none."""
        queue = await self._bot.matches.standing.queue(match, user)
        if not queue.stopped:
            return None
        game, presenter, texts = GAMES[match.game].spec, PAINTERS[match.game].presenter, queued_texts(queue)
        words = self._bot.catalogue.of(self._bot.matches.locales.to_write_in(user) or match.locale)
        announcements = game.batches.announcements if game.batches else None
        context = ViewContext(words, game.turn, game.reach, announcements)
        fresh = begin(ask, (), presenter)
        try:
            line = kept_line(queue.lines[0], context)
            draft = msgspec.structs.replace(line.read(ask), more=texts[1:])
            following(ask, draft, context)
        except Refused as refusal:
            draft = msgspec.structs.replace(fresh, form=f"typed:{fresh.choice}", lines={SHOT: "\n".join(texts)})
            return LoadedDraft(draft, (phrase("rest-unread", line=in_code(texts[0]), why=refusal.reason),))
        return LoadedDraft(draft, (phrase("rest-check", line=in_code(texts[0])),))

    async def flicks(self, match: Match, user: int, ask: Ask[Any], most: int) -> tuple[Any, ...]:
        """A user's latest flicks in a match, of the kind that is asked, newest first, without those taken back."""
        seat, game = match.seat_of(user), GAMES.get(match.game)
        found: list[Any] = []
        revision, last = match.revision, max(0, match.revision - BACK)
        reader = TurnReader(self._bot.services.store, match.id)
        while game is not None and seat is not None and revision > last and len(found) < most:
            turn = await reader.at(revision)
            move = move_of(game, turn) if turn is not None else None
            if isinstance(move, Answer) and move.seat == seat and _alike(move.ask, ask.id):
                found.append(move.action)
            revision = move.revision if isinstance(move, Takeback) else revision - 1
        return tuple(found)

    async def _kept(self, match: Match, user: int, ask: str) -> Draft | None:
        raw = await self._bot.matches.draft(match, user, ask)
        if raw is None:
            return None
        try:
            return read_draft(raw)
        except msgspec.DecodeError:
            log.warning("a draft cannot be read", match=match.id, ask=ask)
            return None


def _stepwise(planned: PlannedPosition, draft: Draft) -> LoadedDraft:
    """A draft with its planned steps, as far as they are still possible."""
    gone = len(draft.steps) - len(planned.steps)
    if gone:
        draft = msgspec.structs.replace(draft, choice="")
    notes = (phrase("steps-gone", count=gone),) if gone else ()
    return LoadedDraft(at_rest(planned, draft), notes, planned)


def _kind(ask: str) -> str:
    """The kind and the seat of an ask's id."""
    return ask.rpartition(".")[0]


def _alike(one: str, other: str) -> bool:
    """Whether the kinds of two asks are the same, or one a variety of the other: `flick` and `flick_again`."""
    kinds = one.partition(".")[0], other.partition(".")[0]
    return kinds[0].startswith(kinds[1]) or kinds[1].startswith(kinds[0])


def queued_texts(queue: QueuedLines) -> tuple[str, ...]:
    """The queued lines as they were typed."""
    return tuple(kept_text(line) for line in queue.lines)
