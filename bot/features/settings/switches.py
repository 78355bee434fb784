"""The settings of a server that are on or off: where `/server setup` shows and takes them."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from bot.matches.settings.preferences import ServerSettings


@dataclass(frozen=True)
class Switch:
    """A setting that is on or off: `name` is its field in `ServerSettings`, `page` the page of the panel.

    `about` describes its option of the command in English; the option comes `after` one that is no switch's. Without it, the command
    has an option with named choices instead. `texts` are the keys of the overview's texts for off and on, "" for no text, if they are
    not named after the switch. `role` is the setting whose line follows them.
    """

    name: str
    page: str
    about: str = ""
    after: str = ""
    texts: tuple[str, str] | None = None
    role: str = ""

    def is_on(self, settings: ServerSettings) -> bool:
        """Whether it is on in these settings."""
        on: bool = getattr(settings, self.name)
        return on

    def text_key(self, *, on: bool) -> str:
        """The key of the overview's text, "" for no text."""
        off_text, on_text = self.texts or (f"house-said-{self.name}-off", f"house-said-{self.name}-on")
        return on_text if on else off_text


SWITCHES = (
    Switch(
        "rated",
        "terms",
        "Do matches count in the rankings by default?",
        after="clock",
        texts=("preset-unrated", ""),
    ),
    Switch(
        "threads",
        "terms",
        "Give each team a private thread by default, if teams have two or more players?",
        after="assist",
        texts=("preset-threads-off", ""),
    ),
    Switch("seasonal", "ladders", texts=("house-said-ladders-ever", "house-said-ladders-season")),
    Switch("world", "ladders", "Do rated matches count for the world ranking?", after="first"),
    Switch(
        "tournaments",
        "ladders",
        "May every member run tournaments? If not, only managers",
        after="first",
        role="players",
    ),
    Switch("calls", "ladders", "Are spectators asked to call moves and winners?", after="first"),
)
"""In the order of the panel's pages. A new one needs its field, this entry and its words."""


def switches_of(page: str) -> Iterator[Switch]:
    """The switches of a page of the panel."""
    return (switch for switch in SWITCHES if switch.page == page)
