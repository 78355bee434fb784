"""Pictures other than those of positions: podiums, curves, tournaments, tries."""

from __future__ import annotations

import msgspec

from bot.games.contract.vocabulary import Seat
from bot.matches.core.job import Job
from bot.workers.studio import Studio
from render import coach, ladder, podium
from render.names import painted_name
from render.painter import Theme, Tried
from render.podium import Celebration
from render.shrinking import shrunk
from render.text import together
from render.theme import LOOKS, hexed
from render.tournaments import pages
from render.tournaments.chart import Chart


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


class Curve(Job[bytes], frozen=True):
    """A player's points after each match from the `first` on; provisional before the match `ranked_from`, both counted from 1."""

    points: tuple[int, ...]
    ranked_from: int
    first: int = 1
    theme: Theme = "dark"

    def run(self, tools: Studio) -> bytes:  # noqa: ARG002  it needs none
        """A picture as PNG."""
        return ladder.curve(self.points, self.ranked_from, self.theme, first=self.first)


class ExpectedResults(Job[bytes], frozen=True):
    """The result that each side of a match could expect after each of its moves; its moments are some of these with numbers."""

    game: str
    moves: tuple[int, ...]  # the turns, counted from 1
    shares: tuple[tuple[float, ...], ...]  # after each of them
    sides: tuple[tuple[tuple[Seat, ...], int], ...]  # the seats of each, and the number of its colour
    names: tuple[str, ...]  # by seat
    moments: tuple[tuple[int, int], ...]  # turns with their numbers
    locale: str
    theme: Theme = "dark"

    def run(self, tools: Studio) -> bytes:
        """A picture as PNG."""
        colours, words = tools.painters[self.game].colours, tools.catalogue.of(self.locale)
        teams = [hexed(f"{one:06X}") for one in colours] if colours else [one.base for one in LOOKS[self.theme].teams]
        sides = [
            (together([painted_name(self.names[seat], seat + 1, words) for seat in seats], words), teams[nth])
            for seats, nth in self.sides
        ]
        axes = coach.Axes(
            words.text("review-picture-title"),
            words.text("review-picture-moves"),
            tuple(words.text("review-percent", value=value) for value in (0, 50, 100)),
        )
        return coach.standing(self.moves, self.shares, sides, self.moments, axes, self.theme)


class TryMade(msgspec.Struct, frozen=True):
    """A try at a position: the state it led to, its place among the tries, whether it is the viewer's own."""

    state: bytes
    place: int
    own: bool = False


class PaintTries(Job[Drawn], frozen=True):
    """A position with the ways of tries at it."""

    game: str
    state: bytes
    tries: tuple[TryMade, ...]
    locale: str
    theme: Theme = "dark"

    def run(self, tools: Studio) -> Drawn:
        """The picture."""
        painter, words = tools.painters[self.game].tries, tools.catalogue.of(self.locale)
        if painter is None:
            raise TypeError(f"{self.game} has no picture of tries")
        before = tools.position(self.game, self.state).view(None)
        tries = [Tried(tools.position(self.game, one.state).view(None), one.place, one.own) for one in self.tries]
        picture = painter(before, words, tries, theme=self.theme)
        return Drawn(picture.png, picture.alt)


class PaintTournament(Job[Drawn], frozen=True):
    """A page of the tables or the bracket of a tournament; page 0 is the viewer's, or else the one of most interest."""

    chart: Chart
    locale: str
    page: int = 0
    theme: Theme = "dark"

    def run(self, tools: Studio) -> Drawn:
        """The page, its number, and how many there are."""
        picture, page, count = pages.paint(self.chart, tools.catalogue.of(self.locale), self.theme, self.page)
        return Drawn(picture.png, picture.alt, page, count)


class Shrink(Job[bytes], frozen=True):
    """A picture, or the last one of a film, at `scale` (1: as it is)."""

    image: bytes
    scale: float = 1.0

    def run(self, tools: Studio) -> bytes:  # noqa: ARG002  it needs none
        """A picture as PNG."""
        return shrunk(self.image, self.scale)
