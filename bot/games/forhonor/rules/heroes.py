"""The twelve heroes of For Honor: their faction, and the power each of them has (section 2)."""

from typing import Literal, TypeAlias

import msgspec

from bot.games.contract.vocabulary import Phrase, phrase

HeroId: TypeAlias = str
"""`warden` to `nobushi`."""

Faction: TypeAlias = Literal["knight", "viking", "samurai"]
Card: TypeAlias = Literal["sword", "charge", "shield"]
Power: TypeAlias = Literal["guard", "bulwark", "shot", "banner", "shove", "rush", "skin", "reach"]

CARDS: tuple[Card, ...] = ("sword", "charge", "shield")
BEATS: dict[Card, Card] = {"sword": "charge", "charge": "shield", "shield": "sword"}
"""What each card beats (FH-52)."""

LIFE = 4
POINTS = 7  # of an activation (FH-31)
STRIDE = 2  # extra points of a Viking, for steps only
RUSH = 5  # steps from which Rush strikes
ACTIVE: frozenset[Power] = frozenset({"shot", "banner", "shove"})
"""Powers that are used, once in an activation; the others are passive (FH-61)."""


class Hero(msgspec.Struct, frozen=True):
    """A hero's card."""

    id: HeroId
    faction: Faction
    power: Power


HEROES: dict[HeroId, Hero] = {
    hero.id: hero
    for hero in (
        Hero("warden", "knight", "guard"),
        Hero("conqueror", "knight", "bulwark"),
        Hero("peacekeeper", "knight", "shot"),
        Hero("lawbringer", "knight", "banner"),
        Hero("raider", "viking", "shove"),
        Hero("warlord", "viking", "banner"),
        Hero("berserker", "viking", "rush"),
        Hero("valkyrie", "viking", "shot"),
        Hero("kensei", "samurai", "banner"),
        Hero("shugoki", "samurai", "skin"),
        Hero("orochi", "samurai", "shot"),
        Hero("nobushi", "samurai", "reach"),
    )
}
FAVOURITE: dict[Faction, Card] = {"knight": "shield", "viking": "sword", "samurai": "charge"}
"""The card with which a faction strikes harder."""


def budget(hero: HeroId) -> int:
    """Points for steps and kills in an activation (FH-31)."""
    return POINTS + (STRIDE if HEROES[hero].faction == "viking" else 0)


def strikes_harder(hero: HeroId, card: Card) -> bool:
    """Whether a card belongs to the hero's faction."""
    return FAVOURITE[HEROES[hero].faction] == card


def hero_words(hero: HeroId) -> Phrase:
    """A hero's name."""
    return phrase(f"forhonor-hero-{hero}")
