"""People who play For Honor, two against two: they draft and fight in secret, lay out steps on the panel, and write some of them."""

from __future__ import annotations

import re

from bot.games import GAMES
from bot.matches.core.positions import Positions
from localdiscord.options import PersonError
from localdiscord.people import ClientMessage, UserClient
from localdiscord.server import LocalDiscord
from tools.demo.captain import Captain, Offer
from tools.demo.players import Note, Table, asking, find, verb_of
from tools.demo.position import Position

__all__ = ["OPTIONS", "CampTable"]

OPTIONS = "target=400 soldiers=8 max_turns=10"
SETTLED = 30.0  # s in which a message must ask something new
_MENTION = re.compile(r"<@(\d+)>")
_CHOSEN = "✓"  # begins the line of who has chosen in secret


class CampTable(Table):
    """A match of For Honor."""

    def __init__(self, discord: LocalDiscord, people: tuple[UserClient, ...], note: Note, position: Position) -> None:
        super().__init__(discord, people, note, {})
        self._position = position
        self._captains = (Captain(0), Captain(1))
        self._seen = ""

    async def answer(self, message: ClientMessage) -> None:
        """Answer for all players asked, until nobody is asked any more."""
        for person in self._askable(message):
            shown = await self._opened(person, message)
            while shown is not None:
                asked = shown
                try:
                    shown = await self._further(person, await self._answered(person, asked))
                except PersonError:
                    if asked.ephemeral:
                        raise
                    shown = await self._opened(person, asked)  # the message has just changed

    async def _further(self, person: UserClient, message: ClientMessage) -> ClientMessage | None:
        """The next panel for the same person after an answer, perhaps behind a button; None if there is none."""
        if not message.ephemeral or asking(message) is None:
            return message if message.ephemeral and find(message, "do") else None
        button = find(message, "open")
        return message if button is None else await self._pressed(person, message, button)

    async def _opened(self, person: UserClient, message: ClientMessage) -> ClientMessage | None:
        """The panel that the newest message opens, or the message itself if it has the answers; waits for a button, None at the end.

        A message that has just changed is looked at again.
        """
        while True:
            now = self._newest() or message
            button = asking(now)
            if button is None:
                return None
            try:
                return now if verb_of(button)[0] == "answer" else await self._pressed(person, now, button)
            except PersonError:
                message = await self._newer(now, patient=False)

    async def _answered(self, person: UserClient, panel: ClientMessage) -> ClientMessage:
        """The panel answered, if it asks something; who presses too late is told whose turn it is."""
        try:
            kind = self._asked_kind(panel)
        except PersonError:
            return panel
        match = await self._position.match()
        seat = match.seat_of(person.id)
        ask = next((one for one in Positions(GAMES).asks(match) if (one.seat, one.kind) == (seat, kind)), None)
        if ask is None:
            return panel
        self.count(kind)
        if kind == "step":
            return await self._activation(person, panel)
        own = {choice.code for choice in ask.choices}  # a message has the answers of all who are asked the same
        answers = [one for one in panel.buttons if verb_of(one)[0] == "answer" and verb_of(one)[2] in own]
        if answers:
            turn = f"{kind} of {seat}"  # by seat, so that it does not matter who of several is first
            self.count(turn)
            return await self._pressed(person, panel, answers[self.counts[turn] % len(answers)])
        return await self.confirm(person, await self._choose(person, panel))

    async def _activation(self, person: UserClient, panel: ClientMessage) -> ClientMessage:
        """Plan steps until the captain stops; the first is undone once and planned again."""
        captain, done = self._captains[self._seat(panel) % 2], list[str]()
        state = await self._position.state()
        hero, turn = state.acting.hero, state.turn
        while True:
            hints = await self._hints(self._seat(panel), done)
            offers = _offers(panel, hints)
            if captain.far(hero, turn, offers) and (last := self._button(panel, "page", ":@move:+")):
                panel = await self._pressed(person, panel, last)
                offers += _offers(panel, hints)
            code = captain.step(hero, turn, offers, done)
            if not code or len(done) > len(offers):
                break
            panel = await self._plan_step(person, panel, code)
            done.append(code)
            if not self.counts["taken back"]:
                self.count("taken back")
                panel = await self._plan_step(person, await self._press(person, panel, "unstep"), code)
            if code.startswith("attack"):
                break
        return await self._press(person, panel, "do")

    async def _plan_step(self, person: UserClient, panel: ClientMessage, code: str) -> ClientMessage:
        """The panel with a step laid out, or what ends them picked; what is on another page is written."""
        for menu in panel.selects:
            if any(option["value"] == code for option in menu["options"]):
                return await self._selected(person, panel, menu, [code])
        return await self._fill(person, panel, "type", {"steps": code})

    async def _hints(self, seat: int, done: list[str]) -> dict[str, str]:
        """The keys of the hints of the steps that may follow those laid out, by code."""
        match, positions = await self._position.match(), Positions(GAMES)
        ask = next(one for one in positions.asks(match) if one.seat == seat)
        planned = positions.planned_position(match, match.state, ask, done) if done else None
        choices = (ask if planned is None else planned.ask).choices
        return {choice.code: choice.hint.key for choice in choices if choice.hint}

    def _askable(self, message: ClientMessage) -> list[UserClient]:
        """The people who may be asked: those a message names, except those who have chosen; all if it names nobody."""
        lines = [line for line in message.text.splitlines() if not line.startswith(_CHOSEN)]
        named = {int(user) for user in _MENTION.findall("\n".join(lines))}
        return [person for person in self.people if person.id in named] or list(self.people)

    def _asked_kind(self, panel: ClientMessage) -> str:
        """The kind of ask that a panel is about. Raises PersonError if it asks nothing."""
        asked = next(
            (ask for verb, ask, _ in map(verb_of, panel.parts) if ask and verb in ("answer", "do", "pick", "unstep")),
            "",
        )
        if not asked:
            raise PersonError("the panel asks nothing")
        return asked.split(".")[0]

    def _newest(self) -> ClientMessage | None:
        """The newest message of the match that asks something or tells how it ended."""
        shown = [one for one in self.people[0].messages(self.thread) if not one.ephemeral and one.pictures]
        last = shown[-1] if shown else None
        return last if last is not None and (asking(last) or find(last, "rematch")) else None

    async def _newer(self, message: ClientMessage, *, patient: bool) -> ClientMessage:  # noqa: ARG002 - nobody here is
        """The newest message, once it shows something else: that of an activation grows."""

        def newest() -> ClientMessage | None:
            last = self._newest()
            return last if last is not None and _state(last) != _state(message) else None

        return await self.discord.world.feed.until(newest, SETTLED)


def _state(message: ClientMessage) -> tuple[int, str]:
    """A message as it stands: its id, and the revision it shows."""
    button = asking(message)
    return message.id, "" if button is None else str(button["custom_id"])


def _offers(panel: ClientMessage, hints: dict[str, str]) -> list[Offer]:
    """The options in the menus of a panel, in order, each with the key of its hint."""
    menus = [menu for menu in panel.selects if verb_of(menu)[0] == "pick"]
    codes = [str(one["value"]) for menu in menus for one in menu["options"]]
    return [Offer(code, hints.get(code, "")) for code in codes]
