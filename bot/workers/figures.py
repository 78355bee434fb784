"""Podiums, and pictures made smaller, as jobs."""

from __future__ import annotations

import msgspec

from bot.matches.core.job import Job
from bot.workers.studio import Studio
from render import podium
from render.drawing.shrinking import shrunk
from render.painter import Theme
from render.podium import Celebration


class Drawn(msgspec.Struct, frozen=True):
    """A picture as PNG with its alt text; of several pages, which."""

    png: bytes
    alt: str
    page: int = 1
    pages: int = 1


class Podium(Job[Drawn], frozen=True):
    """The first three of a ladder, a season or a tournament; with a game, its pieces stand on the steps."""

    shown: Celebration
    locale: str
    game: str = ""
    theme: Theme = "dark"

    def run(self, tools: Studio) -> Drawn:
        """The picture."""
        painter = tools.painters.get(self.game)
        picture = podium.paint(self.shown, tools.catalogue.of(self.locale), self.theme, painter)
        return Drawn(picture.png, picture.alt)


class Shrink(Job[bytes], frozen=True):
    """A picture, or the last one of a film, at `scale` (1: as it is)."""

    image: bytes
    scale: float = 1.0

    def run(self, tools: Studio) -> bytes:  # noqa: ARG002  it needs none
        """A picture as PNG."""
        return shrunk(self.image, self.scale)
