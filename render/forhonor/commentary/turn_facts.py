"""A turn of For Honor as an attentive onlooker saw it: where everybody stood and stands, who is near whom."""

from __future__ import annotations

from typing import TypeAlias

from bot.games.forhonor.board import NEIGHBOURS, ZONES, Square, Zone
from bot.games.forhonor.event_text import the_camp, the_team
from bot.games.forhonor.events import Event, Moved
from bot.games.forhonor.heroes import HeroId, hero_words
from bot.games.forhonor.scoring import ORDER
from bot.games.forhonor.view import SeenHero, View
from bot.games.vocabulary import Phrase, phrase
from render.painter import Moment

Args: TypeAlias = dict[str, str | float | Phrase]
"""What a phrase is told."""


class TurnFacts:
    """What was seen of a turn."""

    def __init__(self, moment: Moment) -> None:
        self.before: View = moment.before
        self.after: View = moment.after
        self.events: tuple[Event, ...] = moment.events

    def was(self, hero: HeroId) -> SeenHero | None:
        """A hero as he was before."""
        return next((one for one in self.before.heroes if one.id == hero), None)

    def now(self, hero: HeroId) -> SeenHero | None:
        """A hero as he is after it."""
        return next((one for one in self.after.heroes if one.id == hero), None)

    def last_of(self, event: Moved) -> bool:
        """Whether it was the last way that a hero went."""
        return not any(
            isinstance(other, Moved) and other.hero == event.hero
            for other in self.events[self.events.index(event) + 1 :]
        )

    def camp(self, hero: HeroId) -> int:
        """Whose side a hero is on."""
        one = self.now(hero) or self.was(hero)
        return 0 if one is None else one.camp

    def life(self, hero: HeroId) -> int:
        """What he had before."""
        one = self.was(hero)
        return 0 if one is None else one.life


def standing(view: View, camp: int) -> list[SeenHero]:
    """The heroes of a camp on the board."""
    return [one for one in view.heroes if one.camp == camp and one.square]


def beside(view: View, square: Square, camp: int) -> list[SeenHero]:
    """The heroes of a camp next to a square, the weakest first."""
    near = [one for one in standing(view, camp) if square and one.square in NEIGHBOURS[square]]
    return sorted(near, key=lambda one: one.life)


def zone_of(square: Square) -> Zone | None:
    """The zone for heroes that a square belongs to."""
    return next((zone for zone in ORDER[:2] if square in ZONES[zone]), None)


def side(camp: int) -> Args:
    """A camp as a sentence begins with it, and as it stands within one."""
    return {"side": the_camp(camp), "team": the_team(camp)}


def hero(one: HeroId, name: str = "hero") -> Args:
    """A hero as an argument of a phrase."""
    return {name: hero_words(one)}


def zone(which: Zone) -> Args:
    """A zone as it stands within a sentence."""
    return {"zone": phrase(f"forhonor-zone-{which}")}
