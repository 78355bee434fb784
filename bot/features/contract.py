"""The parts of a feature, and the features of a running bot."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import Any, Generic, TypeAlias, TypeVar

import click

from bot.matches.core.unit_of_work import UnitOfWork
from bot.screens.sheet import Button, Sheet
from bot.storage.core.base import Connections
from bot.words import Words

R = TypeVar("R", bound=Connections)
S = TypeVar("S")
AuditText: TypeAlias = Callable[[Any, Any, Words], str]
"""Tells an entry of the audit log: its old and new value, from JSON."""
LogPost: TypeAlias = Callable[[Sequence[str], Words], Awaitable[Sheet | None]]
"""Makes a post of the moderation log about some subjects; None if they are gone."""
ServerList: TypeAlias = Callable[[int, Words], Awaitable[Button | None]]
"""Makes the button in a server's settings that opens a list of the server; None if it is empty."""


@dataclass(frozen=True)
class Feature(Generic[R, S]):
    """A feature: its `rows` in the database and the `service` that works with them, unless it stores nothing, and what it adds to the bot.

    `commands` are the modules of its Discord commands, each with a function `setup`; `command_line` has its commands of `python -m bot`.
    Its texts of the audit log are found by what an entry is about, its posts of the moderation log by what they are about.
    """

    rows: type[R] | None = None
    service: Callable[[UnitOfWork, R], S] | None = None
    commands: tuple[str, ...] = ()
    command_line: tuple[click.Command, ...] = ()
    audit_texts: Mapping[str, AuditText] = field(default_factory=dict)
    log_posts: Mapping[str, Callable[[S, Sequence[str], Words], Awaitable[Sheet | None]]] = field(default_factory=dict)
    server_list: Callable[[S, int, Words], Awaitable[Button | None]] | None = None

    def __post_init__(self) -> None:
        """Raise TypeError for a feature of which a part would be dropped in silence."""
        if (self.rows is None) != (self.service is None):
            raise TypeError("A feature has both rows and a service, or neither.")
        if self.service is None and (self.log_posts or self.server_list):
            raise TypeError(
                "A feature needs a service for its posts of the moderation log and its list in the settings."
            )


AnyFeature: TypeAlias = Feature[Any, Any]


class RunningFeatures:
    """The services of features, and what they add to the bot."""

    def __init__(self, features: Iterable[AnyFeature], work: UnitOfWork, store: Connections) -> None:
        self._services: dict[type[Any], Any] = {}
        self._server_lists: list[ServerList] = []
        self.audit_texts: dict[str, AuditText] = {}
        self.log_posts: dict[str, LogPost] = {}
        for feature in features:
            self._add(
                feature, feature.service(work, store.area(feature.rows)) if feature.rows and feature.service else None
            )

    def _add(self, feature: AnyFeature, service: Any) -> None:
        if service is not None:
            self._services[type(service)] = service
        self.audit_texts.update(feature.audit_texts)
        self.log_posts.update({about: partial(post, service) for about, post in feature.log_posts.items()})
        if feature.server_list:
            self._server_lists.append(partial(feature.server_list, service))

    def service(self, kind: type[S]) -> S:
        """The service of this type. Raises KeyError if no feature has it."""
        found: S = self._services[kind]
        return found

    async def server_lists(self, guild: int, words: Words) -> tuple[Button, ...]:
        """The buttons of the lists of a server that are not empty."""
        buttons = [await button(guild, words) for button in self._server_lists]
        return tuple(button for button in buttons if button is not None)
