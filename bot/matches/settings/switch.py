"""A setting of a server that is on or off."""

from __future__ import annotations

from dataclasses import dataclass

import msgspec


@dataclass(frozen=True)
class Switch:
    """A setting that is on or off: `name` is its field in `ServerSettings`, `page` the page of the panel.

    `about` describes its option of the command in English; the option comes `after` one that is no switch's. Without it, the command
    has an option with named choices instead. `texts` are the keys of the overview's texts for off and on, "" for no text, if they are
    not named after the switch. `role` is the setting whose line follows them. `default` holds for the switch of a feature.
    """

    name: str
    page: str
    about: str = ""
    after: str = ""
    texts: tuple[str, str] | None = None
    role: str = ""
    default: bool = False

    def is_on(self, settings: msgspec.Struct) -> bool:
        """Whether it is on in these settings."""
        on: bool = getattr(settings, self.name)
        return on

    def text_key(self, *, on: bool) -> str:
        """The key of the overview's text, "" for no text."""
        off_text, on_text = self.texts or (f"house-said-{self.name}-off", f"house-said-{self.name}-on")
        return on_text if on else off_text
