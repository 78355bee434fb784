"""Emoji of the game: a sword, the camps, the heroes in the colour of their faction, and the cards of a fight."""

from bot.games.forhonor.rules.heroes import HEROES
from render.emojis import DARK, Emojis, token
from render.theme import LOOKS, Shape, hexed

_CARD = hexed("#4B4F58")
_TEAMS = LOOKS["dark"].teams[:2]
_SHAPES: tuple[Shape, ...] = ("round", "square")
_FACTIONS = dict(
    zip(
        dict.fromkeys(one.faction for one in HEROES.values()),
        map(hexed, ("#3B5B8C", "#9B3A2A", "#6A3D86")),
        strict=True,
    )
)

EMOJIS: Emojis = {
    "forhonor-name": token("forhonor", "sword", hexed("#7E1F2B"), "square"),
    **{
        f"forhonor-team-{seat}": token("forhonor", "soldier", team.base, shape, DARK)
        for seat, (team, shape) in enumerate(zip(_TEAMS, _SHAPES, strict=True))
    },
    **{f"forhonor-hero-{name}": token("forhonor", name, _FACTIONS[one.faction]) for name, one in HEROES.items()},
    **{f"forhonor-card-{card}": token("forhonor", card, _CARD, "hexagon") for card in ("sword", "charge", "shield")},
}
