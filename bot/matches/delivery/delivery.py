"""Records what becomes of the posts of matches, and where cards, threads and team threads are."""

from __future__ import annotations

from bot.games.vocabulary import Phrase, phrase
from bot.matches.core.models import Match
from bot.matches.core.unit_of_work import UnitOfWork
from bot.matches.delivery.models import Camp, MatchPlace, Notice, Post


class Delivery:
    """The results of delivering posts. Every method raises StoreError."""

    def __init__(self, work: UnitOfWork) -> None:
        self._work = work

    async def attempt(self, post: Post) -> Match | None:
        """Count an attempt that is about to be made; returns the match as of then, None if it is gone."""
        return await self._work.store.post_attempted(post.id, self._work.clock.now_ms())

    async def done(self, post: Post, message: int) -> bool:
        """Mark a post as delivered; returns False if its notice has changed meanwhile: then it is still due."""
        return await self._work.store.post_done(post, message)

    async def fail(self, post: Post, error: str, *, pause: int | None) -> None:
        """Retry a post after a pause in milliseconds, or never (None)."""
        not_before = None if pause is None else self._work.clock.now_ms() + pause
        await self._work.store.post_failed(post.id, error=error, not_before=not_before)

    async def bar(self, post: Post, match: Match, error: str) -> None:
        """Hold back a post and those after it until its place can be posted in; the players of a live match are notified once."""
        words = phrase("barred-told", match=str(match.id), channel=str(match.channel))
        players = match.holders if match.status.is_live else ()
        await self._work.store.bar_post(post, error=error, notices=[Notice(words, user=one.user) for one in players])

    async def revive(self, match: int) -> int:
        """Make the barred posts of a match pending again; returns how many there were."""
        return await self._work.store.revive(match)

    async def hurry(self) -> None:
        """Make all posts due that wait for a retry."""
        await self._work.store.hurry_posts()

    async def strip_buttons(self, post: Post) -> None:
        """Record that a notice has lost its buttons."""
        await self._work.store.post_tidied(post.id)

    async def relocate(self, was: MatchPlace, to: MatchPlace, words: Phrase, *, card: int | None = None) -> bool:
        """Move a match unless it has moved already; its latest turn is posted there below the words.

        `card` is its card there (0: make a new one, None: it stays).
        """
        moved = await self._work.store.relocate(was, to, message=card, notice=Notice(words))
        if moved:
            self._work.notify()
        return moved

    async def place_card(self, match: Match, message: int) -> None:
        """Record the message that is the match's card."""
        await self._work.store.place(match.id, message=message)

    async def place_thread(self, match: Match, thread: int) -> None:
        """Record the thread of a match, or its channel where it has none."""
        await self._work.store.place(match.id, thread=thread)

    async def keep_camp(self, camp: Camp) -> Camp:
        """Save a team thread, replacing the previous one of that side."""
        await self._work.store.keep_camp(camp)
        return camp

    async def note_commands(self, name: str, digest: str) -> None:
        """Record the hash of the commands that Discord has."""
        await self._work.store.keep_setting(name, digest)
