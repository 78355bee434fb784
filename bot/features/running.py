"""The features of a running bot."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterable, Sequence
from functools import partial
from typing import Any, TypeVar

from bot.features.contract import (
    AnyFeature,
    Feed,
    Followed,
    LogPost,
    MatchEvent,
    ProfileExtras,
    ReminderExtras,
    ServerData,
    TitleQuery,
    TurnExtras,
    TurnFacts,
)
from bot.games.contract.base import Ask
from bot.matches.core.models import Match
from bot.matches.matches import Matches
from bot.matches.settings.preferences import POSTED, Preferences, ServerSettings
from bot.screens.sheet import Button, Row, Sheet
from bot.storage.core.base import Connections
from bot.words import Words

S = TypeVar("S")


def feeds_of(features: Iterable[AnyFeature]) -> dict[str, Feed]:
    """The feeds of features by their settings, in the order of these."""
    known = {feed.setting: feed for feature in features for feed in feature.feeds}
    return {setting: known[setting] for setting in POSTED if setting in known}


class RunningFeatures:
    """The services of features, and what they add to the bot."""

    def __init__(self, features: Sequence[AnyFeature], matches: Matches, store: Connections) -> None:
        self._running = [
            (feature, feature.service(matches, store.area(feature.rows or Connections)) if feature.service else None)
            for feature in features
        ]
        self._services = {type(service): service for _, service in self._running if service is not None}
        self.audit_texts = {about: text for feature in features for about, text in feature.audit_texts.items()}
        self.log_posts: dict[str, LogPost] = {
            about: partial(post, service)
            for feature, service in self._running
            for about, post in feature.log_posts.items()
        }
        self.bulletins = {kind: name for feature in features for kind, name in feature.bulletins.items()}
        self.lasting = frozenset(kind for feature in features for kind in feature.lasting)
        self.server_checks = [feature.server_check for feature in features if feature.server_check]
        self.leaderboards: dict[str, Callable[[int, int, int, Words], Awaitable[Sheet]]] = {
            one.choice: partial(one.page, service) for feature, service in self._running for one in feature.leaderboards
        }
        self.server_data: list[tuple[ServerData[Any], Any]] = [
            (one, service) for feature, service in self._running for one in feature.server_data
        ]
        self.followed: dict[str, Callable[[int], Awaitable[Followed | None]]] = {
            kind: partial(find, service)
            for feature, service in self._running
            for kind, find in feature.followed.items()
        }
        self.digest_news = [one.digest_news for one in features if one.digest_news]
        self.feeds = feeds_of(features)
        matches.bulletins.mornings.update(
            {feed.bulletin: feed.setting for feature in features for feed in feature.feeds if feed.mornings}
        )
        matches.bulletins.on_morning += self._each("on_morning")
        matches.on_settings += self._each("on_settings")
        matches.work.on_begin += [feature.on_begin for feature in features if feature.on_begin is not None]
        matches.house.next_match += self._each("next_match")
        matches.endings.abort_checks += self._each("check_abort")
        matches.bans.exits += self._each("on_ban")

    def _each(self, part: str) -> list[Callable[..., Awaitable[Any]]]:
        """This part of the features that have it, in their order, each with its service."""
        return [
            partial(found, service)
            for feature, service in self._running
            if (found := getattr(feature, part)) is not None
        ]

    async def start(self) -> None:
        """Run the starts of features, in their order. Raises StoreError."""
        for start in self._each("start"):
            await start()

    def service(self, kind: type[S]) -> S:
        """The service of this type. Raises KeyError if no feature has it."""
        found: S = self._services[kind]
        return found

    async def reminder_settings(
        self, user: int, preferences: Preferences, now: int, words: Words
    ) -> tuple[ReminderExtras, ...]:
        """The additions to the reminders page of a user's settings."""
        found = [await extras(user, preferences, now, words) for extras in self._each("reminder_settings")]
        return tuple(extras for extras in found if extras is not None)

    async def server_lists(self, guild: int, words: Words) -> tuple[Button, ...]:
        """The buttons of the lists of a server that are not empty."""
        buttons = [await button(guild, words) for button in self._each("server_list")]
        return tuple(button for button in buttons if button is not None)

    async def match_event(self, match: Match) -> MatchEvent | None:
        """The event that a match is played in, or None."""
        found = [await event(match) for event in self._each("match_event")]
        return next((event for event in found if event is not None), None)

    async def titles(self, asked: TitleQuery) -> tuple[str, ...]:
        """The titles of a player, in the order of the features."""
        return tuple([title for titles in self._each("titles") for title in await titles(asked)])

    async def end_without_place(self, match: Match) -> bool:
        """Whether a feature has ended a match that has lost its place, so that it need not move. Raises Refused."""
        return any([await end(match) for end in self._each("on_place_lost")])

    async def turn_extras(self, facts: TurnFacts) -> tuple[TurnExtras, ...]:
        """The additions to the public message of a turn, in the order of the features."""
        return tuple([await extras(facts) for extras in self._each("turn_extras")])

    async def card_rows(self, match: Match, settings: ServerSettings, words: Words) -> tuple[Row, ...]:
        """The rows of buttons on the card of a match."""
        return tuple([row for rows in self._each("card_rows") for row in await rows(match, settings, words)])

    async def panel_links(self, match: Match, ask: Ask[Any], user: int, words: Words) -> Row:
        """The buttons that features add to the private panel of an ask."""
        return tuple([one for links in self._each("panel_links") for one in await links(match, ask, user, words)])

    async def profile(self, user: int, game: str, words: Words) -> tuple[ProfileExtras, ...]:
        """The additions to the profile of a user at a game, in the order of the features."""
        return tuple([await profile(user, game, words) for profile in self._each("profile")])

    async def subject_links(self, kind: str, number: int, reader: int, words: Words) -> Row:
        """The buttons that features add where a player, a match or another subject is shown to one reader."""
        return tuple([one for links in self._each("subject_links") for one in await links(kind, number, reader, words)])

    async def card_lines(self, match: Match, words: Words) -> tuple[str, ...]:
        """The lines on the card of a match, in the order of the features."""
        return tuple([line for lines in self._each("card_lines") for line in await lines(match, words)])

    async def result_lines(self, match: Match, words: Words) -> tuple[str, ...]:
        """The lines below the result of a finished match."""
        return tuple([line for lines in self._each("result_lines") for line in await lines(match, words)])

    async def history_notes(self, match: int, user: int, words: Words) -> tuple[str, ...]:
        """The notes on a finished match in a user's history."""
        notes = [await note(match, user, words) for note in self._each("history_note")]
        return tuple(note for note in notes if note)
