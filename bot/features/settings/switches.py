"""The settings of a server that are on or off: where `/server setup` shows and takes them."""

from __future__ import annotations

from collections.abc import Iterator

from bot.matches.settings.feature_switches import FEATURE_SWITCHES
from bot.matches.settings.switch import Switch

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
    *FEATURE_SWITCHES,
)
"""In the order of the panel's pages. A new one of the kernel needs its field, this entry and its words; one of a feature only the latter two."""


def switches_of(page: str) -> Iterator[Switch]:
    """The switches of a page of the panel."""
    return (switch for switch in SWITCHES if switch.page == page)
