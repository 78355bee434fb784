"""People who play the complete mode of Pitch Out: they pick lineups, aim at the shoot-out and use their Elites, by what the panels offer."""

from __future__ import annotations

import re
from typing import Any

from localdiscord.options import PersonError
from localdiscord.people import ClientMessage, UserClient
from tools.demo.players import Table, find

__all__ = ["CompleteTable"]

LEFT_OUT = ("immortal", "runner", "assassin")  # who stays at home first
TILES = ("C2", "F7")  # where two Captains stand at the shoot-out, by seat
SHOTS = ("55.5", "52.5", "54", "53")  # strengths at the shoot-out, by seat
FORMATIONS = ("standard", "wall", "spread")
# Who is flicked, in turn; of those that cannot be, the next.
TURNS = ("shadow", "sapper", "shaman", "shadow", "commando", "infested", "sapper", "golem1", "runner", "assassin")
GENTLE = ("shadow", "infested", "assassin", "captain")  # they need only touch
COPIES = (
    "shadow",
    "sapper",
    "assassin",
    "shaman",
    "infested",
    "commando",
    "runner",
    "immortal",
)  # the liked ones first
REACH = 12.0  # mm that a puck slides for each point of strength
BEYOND = 60.0  # mm a gentle flick would go on behind what it touches
HARD = 96.0
CENTIMETRES = re.compile(r"(\d+)(?:[.,](\d))? cm")


class CompleteTable(Table):
    """A match in the complete mode."""

    async def made_up(self, kind: str, person: UserClient, panel: ClientMessage) -> ClientMessage:
        """The panel with the answer to an ask made up; only the last press is left."""
        match kind:
            case "lineup":
                return await self._lineup(person, panel)
            case "shootout":
                return await self._shoot(person, panel)
            case "deploy":
                self.count("deployed")
                return await self._select(person, panel, "pick", FORMATIONS[self.counts["deployed"] % len(FORMATIONS)])
            case "flick" | "flick_again":
                self.count("flicks")
                return await self._flick(person, panel)
            case _:
                return await super().made_up(kind, person, panel)

    async def confirm(self, person: UserClient, panel: ClientMessage) -> ClientMessage:
        """The press that gives the answer; what is refused is aimed at something else.

        A panel that goes on to the player's next question has taken the answer.
        """
        asked, targets = self._asked(panel), iter(self._values(panel, "target"))
        shown = await super().confirm(person, panel)
        while find(shown, "do") is not None and self._asked(shown) == asked:
            target = next(targets, None)
            if target is None:
                raise PersonError(f"every way is refused: {shown.text}")
            shown = await super().confirm(person, await self._select(person, shown, "target", target))
        return shown

    async def _shoot(self, person: UserClient, panel: ClientMessage) -> ClientMessage:
        """Nearly as far as the far edge; two Captains side by side, for they would meet in the middle."""
        seat = self._seat(panel)
        if len(self.people) == len(TILES):
            panel = await self._fill(person, panel, "move", {"place": TILES[seat]})
        return await self._fill(person, panel, "type", {"strength": SHOTS[seat]})

    async def _lineup(self, person: UserClient, panel: ClientMessage) -> ClientMessage:
        """All but those left out, as many as are wanted."""
        menu = self._menu(panel, "subset")
        known = [option["value"] for option in menu["options"]]
        size = int(menu["max_values"])
        liked = [*(name for name in known if name not in LEFT_OUT), *(name for name in known if name in LEFT_OUT)]
        return await self._selected(person, panel, menu, [name for name in known if name in liked[:size]])

    async def _flick(self, person: UserClient, panel: ClientMessage) -> ClientMessage:
        """Every other time copies a power, if there is one; otherwise aims at the first enemy in the clear."""
        panel = await self._copying(person, panel)
        if not self._copies(panel):
            panel = await self._next_puck(person, panel)
        puck = self._picked(panel)
        wanted = self._wanted(panel, puck)
        if wanted is None:
            return panel
        panel = await self._select(person, panel, "target", wanted["value"])
        strength = self._strength_for(puck, wanted)
        return await self._fill(person, panel, "type", {"strength": f"{strength:.0f}"})

    async def _copying(self, person: UserClient, panel: ClientMessage) -> ClientMessage:
        captain = next((value for value in self._values(panel, "pick") if value.endswith(".captain")), None)
        if captain is None or self.counts["flicks"] // 2 % 2:
            return panel
        panel = await self._select(person, panel, "pick", captain)
        offered = self._values(panel, "option")
        power = next((name for name in COPIES if name in offered), None)
        if power is None:
            return panel
        self.count("copied power")
        return await self._select(person, panel, "option", power)

    def _copies(self, panel: ClientMessage) -> bool:
        menu = find(panel, "option")
        return menu is not None and any(o.get("default") and o["value"] != "none" for o in menu["options"])

    async def _next_puck(self, person: UserClient, panel: ClientMessage) -> ClientMessage:
        """The next in turn of those that can be flicked."""
        pucks = self._values(panel, "pick")
        first = self.counts["flicks"] // 2
        turn = [TURNS[(first + more) % len(TURNS)] for more in range(len(TURNS))]
        puck = next((puck for name in turn for puck in pucks if puck.endswith(f".{name}")), None)
        return panel if puck is None else await self._select(person, panel, "pick", puck)

    def _picked(self, panel: ClientMessage) -> str:
        """The puck that is aimed with."""
        menu = find(panel, "pick")
        options = menu["options"] if menu is not None and menu["type"] != 2 else []
        return next((str(option["value"]) for option in options if option.get("default")), "")

    def _wanted(self, panel: ClientMessage, puck: str) -> dict[str, Any] | None:
        """The nearest foe with a free way, for the Sapper the nearest block; the menu lists foes, then friends, then blocks."""
        menu = find(panel, "target")
        if menu is None:
            return None
        entries = [option for option in menu["options"] if option["value"] != "-"]
        if puck.endswith(".sapper"):
            blocks = [entry for entry in entries if "." not in entry["value"]]
            return min(blocks, key=distance, default=None)
        foes = [entry for entry in entries if "." in entry["value"] and entry["value"][0] != puck[:1]]
        free = [entry for entry in foes if not re.search(r"\b[A-D]\d\b", str(entry.get("description", "")))]
        return next(iter(free or foes), None)

    def _strength_for(self, puck: str, wanted: dict[str, Any]) -> float:
        gentle = puck.partition(".")[2] in GENTLE or not puck
        return min(HARD, (distance(wanted) * 10.0 + BEYOND) / REACH) if gentle or "." not in wanted["value"] else HARD


def distance(entry: dict[str, Any]) -> float:
    """The distance of a target in cm, as a menu entry says it."""
    found = CENTIMETRES.search(str(entry["label"]))
    return float(f"{found[1]}.{found[2] or 0}") if found else 0.0
