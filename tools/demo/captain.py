"""A For Honor player who knows the board and reads what panels offer: zones first, then enemy heroes."""

from __future__ import annotations

from dataclasses import dataclass, field

__all__ = ["Captain", "Offer"]

ATTACK, DEFENCE = 0, 1
ZONES = (("ABC", range(5, 9)), ("LMN", range(11, 15)))
"""Columns and rows of the zones of Attack and Defence."""

MIDDLES = ((2, 6), (13, 12))
"""Column and row in the middle of each zone."""

ENTRIES = ("DCBAEFGHI", "KLMNJIHGF")
"""Columns by which the camps come in, the liked ones first."""

HUNT = 3  # turn from which heroes who are not needed in their zone go for the enemy's
ALL_OUT = 5  # turn from which nobody stays behind: two who guard would never meet
BESIDE, SOLDIERS = "forhonor-hint-beside", "forhonor-hint-soldiers"  # keys of hints
AT_ONCE = ("banner", "shoot", "attack")
"""What is done wherever it is offered."""


@dataclass(frozen=True)
class Offer:
    """Something a panel offers: its code, and the key of its hint."""

    code: str
    hint: str = ""

    @property
    def verb(self) -> str:
        """The first word of the code."""
        return self.code.split(" ")[0]

    @property
    def square(self) -> str:
        """The last word of the code: where it leads to, if it is a step."""
        return self.code.split(" ")[-1]


@dataclass
class Captain:
    """A team's player; `places` are the squares of its heroes."""

    camp: int
    places: dict[str, str] = field(default_factory=dict)

    def step(self, hero: str, turn: int, offers: list[Offer], done: list[str]) -> str:
        """The code of a hero's next step, after those of this activation; "" ends it."""
        by_verb: dict[str, list[Offer]] = {}
        for offer in offers:
            by_verb.setdefault(offer.verb, []).append(offer)
        if "enter" in by_verb:
            return self._went(hero, min(by_verb["enter"], key=lambda offer: _liked(offer.square, self.camp)))
        for verb in AT_ONCE:
            if verb in by_verb:
                return by_verb[verb][0].code
        moved = any(code.startswith("move") for code in done)
        move = None if moved else self._move(hero, turn, by_verb.get("move", []))
        if move is not None:
            return self._went(hero, move)
        return by_verb["kill"][0].code if "kill" in by_verb else ""

    def far(self, hero: str, turn: int, offers: list[Offer]) -> bool:
        """Whether the goal is far away, so that the last page of a menu is worth a look."""
        moves = [offer for offer in offers if offer.verb == "move"]
        return bool(moves) and self._hunts(hero, turn) and not any(offer.hint == BESIDE for offer in moves)

    def _move(self, hero: str, turn: int, moves: list[Offer]) -> Offer | None:
        """First into the own zone; later beside an enemy or its soldiers, finally on towards its zone."""
        if not moves:
            return None
        zone = [offer for offer in moves if in_zone(offer.square, self.camp)]
        if not self._hunts(hero, turn) and zone and not in_zone(self.places.get(hero, ""), self.camp):
            return zone[0]
        beside = [offer for offer in moves if offer.hint == BESIDE]
        if beside:
            return beside[0]
        if in_zone(self.places.get(hero, ""), self.camp) and not self._hunts(hero, turn):
            return None
        ranks = [offer for offer in moves if offer.hint == SOLDIERS]
        if ranks and turn < ALL_OUT:
            return ranks[0]
        return min(moves, key=lambda offer: _way(offer.square, MIDDLES[1 - self.camp]))

    def _hunts(self, hero: str, turn: int) -> bool:
        """Whether a hero need not care for the own zone."""
        if turn >= ALL_OUT:
            return True
        guards = [one for one, square in self.places.items() if one != hero and in_zone(square, self.camp)]
        return turn >= HUNT and bool(guards or not in_zone(self.places.get(hero, ""), self.camp))

    def _went(self, hero: str, offer: Offer) -> str:
        self.places[hero] = offer.square
        return offer.code


def in_zone(square: str, camp: int) -> bool:
    """Whether a square lies in the zone of a camp."""
    columns, rows = ZONES[camp]
    return square[:1] in columns and square[1:].isdigit() and int(square[1:]) in rows if square else False


def _liked(square: str, camp: int) -> int:
    """The rank of a square in the list of preferred columns."""
    return ENTRIES[camp].find(square[0]) % len(ENTRIES[camp] * 2)


def _way(square: str, to: tuple[int, int]) -> int:
    return max(abs(ord(square[0]) - ord("A") + 1 - to[0]), abs(int(square[1:]) - to[1]))
