"""People who play PitchBowl as their coaches say, on the panel and by typed shots in turn."""

from __future__ import annotations

import contextlib
import re
from typing import Any

from localdiscord.options import PersonError
from localdiscord.people import ClientMessage, UserClient
from localdiscord.server import LocalDiscord
from tools.demo.coach import Coach
from tools.demo.players import DEPLOYING, Note, Scene, Table, answered, asking, find, verb_of
from tools.demo.position import Position

__all__ = ["BowlTable"]

OPTIONS = "touchdowns=2 max_turns=80"
SCENES = {"0": Scene(places={"red.t6": "6, 33"})}
ACTING = ("action", "bonus")
_FILMING = 90.0  # s; the film of a whole match takes some
_SHOT = re.compile(r"(?P<player>\w+)>(?P<aim>\S+) s(?P<strength>[\d.]+)(?: !(?P<deed>.+))?")


class BowlTable(Table):
    """A match of PitchBowl."""

    def __init__(self, discord: LocalDiscord, people: tuple[UserClient, ...], note: Note, position: Position) -> None:
        super().__init__(discord, people, note, SCENES)
        self._position = position
        self._coaches = (Coach(0), Coach(1))
        self._acting = -1

    async def answer(self, message: ClientMessage) -> None:
        """The player asked by a turn's message answers it, and reads the board before a flick."""
        button = asking(message)
        if button is None:
            raise PersonError("nothing is asked")
        kind, seat = verb_of(button)[1].partition(".")[0], _seat_asked(message)
        if kind in DEPLOYING:
            with contextlib.suppress(PersonError):  # the message of before the second set-up
                await super().answer(message)
            return
        if kind not in ACTING or seat is None:
            await super().answer(message)
            return
        person = await self.asked_of(message)
        shot, *others = await self._considered(seat) or [""]
        self.count(kind)
        if shot and self.counts["flicks"] % 2:
            shown = await self._typed(person, shot)
        else:
            shown = await self._pressed_through(person, message, shot)
        while others and find(shown, "do") is not None:  # the rules refuse it
            shown = await self._typed(person, others.pop(0))
        self.count("flicks" if shot else "turns")

    async def asked_of(self, message: ClientMessage) -> UserClient:
        """The player to answer, by the seat that was drawn for them: an edited message mentions nobody any more."""
        seat = _seat_asked(message)
        if seat is None:  # both may be asked
            return await super().asked_of(message)
        user = (await self._position.match()).holder(seat).user
        return next(person for person in self.people if person.id == user)

    async def _newer(self, message: ClientMessage, *, patient: bool) -> ClientMessage:  # noqa: ARG002 - nobody here is
        """The newest message of the match, once it asks something else: that of a turn grows with each flick."""

        def newest() -> ClientMessage | None:
            last = [one for one in self.people[0].messages(self.thread) if not one.ephemeral and one.pictures][-1]
            if not asking(last) and not find(last, "rematch"):  # it loses its buttons before it grows
                return None
            return last if last.id > message.id or _open_ask(last) != _open_ask(message) else None

        return await self.discord.world.feed.until(newest, 60)

    async def look_back(self, last: ClientMessage) -> None:
        """The last flick and then the whole match are seen again."""
        person = self.people[0]
        screen = await self._filmed(person, last, find(last, "replay"))
        await self._filmed(person, screen, find(screen, "replay", ""))

    async def _filmed(self, person: UserClient, message: ClientMessage, button: dict[str, Any] | None) -> ClientMessage:
        """The film that a button shows to who presses it."""
        if button is None:
            raise PersonError("nothing can be seen again")
        reply = await person.press(message, custom_id=button["custom_id"])
        shown = await person.follow_up(reply, _FILMING) if reply.shown.thinking else reply.shown
        await self._note(person.user.display_name, str(button["label"]), shown)
        return shown

    async def made_up(self, kind: str, person: UserClient, panel: ClientMessage) -> ClientMessage:
        """The panel with the answer to an ask made up; only the last press is left."""
        match kind:
            case "setup":
                return await self._line_up(person, panel)
            case "kick":
                return await self._press(person, panel, "step", ":+10")
            case _:
                return await super().made_up(kind, person, panel)

    async def _considered(self, seat: int) -> list[str]:
        """The shot codes that the coach of a seat would play, best first; none ends the turn."""
        if seat != self._acting:
            self._coaches[seat].rests()
            self._acting = seat
        return list(self._coaches[seat].shots(await self._position.view(seat)))

    async def _line_up(self, person: UserClient, panel: ClientMessage) -> ClientMessage:
        """Amber plays balanced, with one of its players put elsewhere the first time; Azure plays deep."""
        if self._seat(panel):
            return await self._press(person, panel, "pick", "deep")
        return await self._deploy(person, panel)

    async def _typed(self, person: UserClient, shot: str) -> ClientMessage:
        """The answer to a shot in one line."""
        shown = await answered(person, await person.command(str(self.thread), "flick", {"shot": shot, "now": True}))
        await self._note(person.user.display_name, f"/flick shot:{shot} now:True", shown)
        return shown if find(shown, "sure") is None else await self._press(person, shown, "sure")

    async def _pressed_through(self, person: UserClient, message: ClientMessage, shot: str) -> ClientMessage:
        """The same on the panel: player, announcement, target, strength; or the end of the turn."""
        panel = await answered(person, await person.press(message, custom_id=self._id(message, "open")))
        await self._note(person.user.display_name, "Aim", panel)
        matched = _SHOT.fullmatch(shot)
        if matched is None:
            panel = await self._picked(person, panel, "end")
        else:
            panel = await self._aimed(person, panel, matched)
        return await self.confirm(person, panel)

    async def _aimed(self, person: UserClient, panel: ClientMessage, matched: re.Match[str]) -> ClientMessage:
        """The panel with a shot aimed; an aim that no menu lists is typed."""
        player = self._entry(panel, "pick", matched["player"])
        if player:
            panel = await self._picked(person, panel, player)
        announced = self._announced(panel, matched["deed"])
        if announced:
            panel = await self._picked(person, panel, announced)
        target = self._entry(panel, "target", matched["aim"])
        if not target or (matched["deed"] and not announced):
            return await self._form(person, panel, "", {"shot": matched[0]})
        panel = await self._select(person, panel, "target", target)
        return await self._form(person, panel, "strength", {"strength": matched["strength"]})

    async def _picked(self, person: UserClient, panel: ClientMessage, code: str) -> ClientMessage:
        """The panel with a choice made, by a menu or by a button."""
        for part in panel.parts:
            verb, _, args = verb_of(part)
            if verb == "pick" and any(option["value"] == code for option in part.get("options", ())):
                return await self._selected(person, panel, part, [code])
            if verb in ("pick", "answer") and args == code:
                return await self._pressed(person, panel, part)
        raise PersonError(f"there is no choice {code!r}")

    def _announced(self, panel: ClientMessage, deed: str | None) -> str:
        """The choice that announces a deed by itself; "" if there is none."""
        codes = [verb_of(part)[2] for part in panel.buttons if verb_of(part)[0] == "pick"]
        return next((code for code in codes if deed and code.endswith(f" !{deed}")), "")

    def _entry(self, panel: ClientMessage, verb: str, name: str) -> str:
        """The entry of a menu that is called `name`; "" if there is none."""
        for part in panel.selects:
            for option in part["options"] if verb_of(part)[0] == verb else ():
                if option["value"] == name or str(option["label"]).split(" ")[0] == name:
                    return str(option["value"])
        return ""

    async def _form(
        self, person: UserClient, panel: ClientMessage, field: str, values: dict[str, Any]
    ) -> ClientMessage:
        """Fill in and submit the form of a field; "" is that of the whole answer."""
        button = find(panel, "type", field)
        if button is None:
            raise PersonError(f"{field!r} cannot be typed")
        shown = await answered(
            person, await person.submit(await person.press(panel, custom_id=button["custom_id"]), values)
        )
        await self._note(person.user.display_name, f"{button['label']}: {', '.join(values.values())}", shown)
        return shown


def _open_ask(message: ClientMessage) -> str:
    """The ask that a turn's message is about; "" if it asks nothing."""
    button = asking(message)
    return "" if button is None else verb_of(button)[1]


def _seat_asked(message: ClientMessage) -> int | None:
    """The seat that a turn's message asks; None if it asks several or nothing."""
    seat = _open_ask(message).partition(".")[2].partition(".")[0]
    return int(seat) if seat.isdecimal() else None
