"""The results of delivering the posts of matches."""

from __future__ import annotations

from bot.games.contract.vocabulary import Phrase, phrase
from bot.matches.core.models import Match
from bot.matches.delivery.conversations import Press
from bot.matches.delivery.models import Camp, MatchPlace, Notice, Post
from bot.matches.house.members import is_house
from bot.matches.work.unit_of_work import UnitOfWork


class Delivery:
    """The results of delivering posts. Every method raises StoreError."""

    def __init__(self, work: UnitOfWork) -> None:
        self._work = work
        self.conversations = work.store.conversations
        self.revive, self.hurry = work.store.revive, work.store.hurry_posts
        self.note_commands = work.store.keep_setting

    async def attempt(self, post: Post) -> Match | None:
        """Count an attempt that is about to be made; returns the match as of then, None if it is gone."""
        return await self._work.store.post_attempted(post.id, self._work.clock.now_ms())

    async def done(self, post: Post, message: int, place: int) -> bool:
        """Mark a post as delivered by a message in a place; returns False if its notice has changed meanwhile: then it is still due."""
        return await self._work.store.post_done(post, message, place)

    async def fail(self, post: Post, error: str, *, pause: int | None) -> None:
        """Retry a post after a pause in milliseconds, or never (None)."""
        not_before = None if pause is None else self._work.clock.now_ms() + pause
        await self._work.store.post_failed(post.id, error=error, not_before=not_before)

    async def bar(self, post: Post, match: Match, error: str) -> None:
        """Hold back a post and those after it until its place can be posted in; the players of a live match are notified once.

        Nothing is held back if the match has moved since it was loaded.
        """
        words = phrase("barred-told", match=str(match.id), channel=str(match.channel))
        players = [one.user for one in match.holders if match.status.is_live and not is_house(one.user)]
        notices = [Notice(words, user=user) for user in players]
        await self._work.store.bar_post(post, error=error, notices=notices, at=match.place)

    async def wait(self, post: Post) -> bool:
        """Have a post of a borrowed match, and its later ones, wait for the next press; False if there is one by now."""
        return await self.conversations.wait(post, self._work.clock.now_ms())

    async def note_press(self, press: Press) -> None:
        """Keep a press that may be followed by messages, and bring the posts that waited for it."""
        if await self.conversations.note(press, self._work.clock.now_ms()):
            self._work.notify()

    async def note_unedited(self, post: Post, error: str) -> None:
        """Note why the message of a delivered post could not be edited, to retry later; "": it was edited, or never can be."""
        await self._work.store.note_unedited(post.id, error)

    async def strip_buttons(self, post: Post) -> None:
        """Record that a notice has lost its buttons."""
        await self._work.store.post_tidied(post.id)

    async def relocate(self, was: MatchPlace, to: MatchPlace, words: Phrase, *, card: int | None = None) -> bool:
        """Move a match unless it has moved already; the latest turn is reposted there below `words`.

        `card` is its card there (0: make a new one, None: it stays).
        """
        moved = await self._work.store.relocate(was, to, message=card, notice=Notice(words))
        if moved:
            self._work.notify()
        return moved

    async def place_card(self, match: Match, message: int) -> bool:
        """Record the message of the match's card, and release the posts held back for it. False if the match has moved meanwhile."""
        placed = await self._work.store.place(match.id, message=message, at=match.place)
        self._work.notify()
        return placed

    async def place_thread(self, match: Match, thread: int, home: int = 0) -> bool:
        """Record the thread of a match, or its channel where it has none; `home` is the forum if the thread is a post of one.

        False if the match has moved meanwhile.
        """
        placed = await self._work.store.place(match.id, thread=thread, home=home, at=match.place)
        if home:
            self._work.notify()
        return placed

    async def keep_camp(self, camp: Camp) -> Camp:
        """Save a team thread, replacing the previous one of that side."""
        await self._work.store.keep_camp(camp)
        return camp
