"""People who play a whole match with what the messages offer them: buttons, menus, forms; they know ids, not rules."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from typing import Any

from localdiscord.interaction import Callback
from localdiscord.options import PersonError
from localdiscord.people import ClientMessage, InteractionResult, UserClient
from localdiscord.server import LocalDiscord

__all__ = ["Note", "Scene", "Table", "asking", "verb_of"]

BUTTON = 2  # the type of a button among the components
DEPLOYING = {"deploy", "setup"}
HARD = 88  # strength the players are content with
TRIES = 100  # of patient players to answer a turn, each for two seconds at least

Note = Callable[[str, str, ClientMessage | None], Awaitable[None]]
"""Told of everything done and shown: who, what, and the message that answered."""

OnMessage = Callable[[ClientMessage], Awaitable[None]]
"""Shown every new message of the match."""


def verb_of(part: dict[str, Any]) -> tuple[str, str, str]:
    """Verb, ask and arguments in the custom id of a button or menu; empty where it has none."""
    verb, _, ask, args = [*str(part.get("custom_id", "")).split(":", 3), "", "", ""][:4]
    return verb, ask, args


def find(message: ClientMessage, verb: str, args: str | None = None) -> dict[str, Any] | None:
    """The button or menu with a verb (and arguments), or None."""
    for part in message.parts:
        found, _, given = verb_of(part)
        if found == verb and (args is None or given == args):
            return part
    return None


def asking(message: ClientMessage) -> dict[str, Any] | None:
    """The button of a turn's message that opens the panel, else the first that is an answer; None if nothing is asked."""
    return find(message, "open") or find(message, "answer")


async def answered(person: UserClient, reply: InteractionResult) -> ClientMessage:
    """The message that an interaction led to; a busy bot may defer its answer first."""
    deferred = reply.type in (Callback.DEFER, Callback.DEFER_UPDATE)
    return await person.follow_up(reply) if deferred else reply.shown


@dataclass
class Scene:
    """The script of a player: codes of choices by kind of ask, places to type when deploying, the first shot; each is used once."""

    choices: dict[str, str] = field(default_factory=dict)
    places: dict[str, str] = field(default_factory=dict)
    shot: tuple[str, str, str] | None = None  # puck, aim, strength


class Table:
    """A match between some people in one thread; `counts` tells how often each kind of ask was answered."""

    def __init__(
        self, discord: LocalDiscord, people: tuple[UserClient, ...], note: Note, scenes: dict[str, Scene]
    ) -> None:
        self.discord = discord
        self.people = people
        self.thread = 0
        self.turns: list[ClientMessage] = []
        self._note = note
        self._scenes = scenes
        self.counts: Counter[str] = Counter()
        self._flicks = 0

    def count(self, what: str) -> None:
        """Something was done once more."""
        self.counts[what] += 1

    async def challenge(self, channel: str | int, game: str, options: str = "") -> None:
        """One challenges, the others accept; `thread` is where the match is played."""
        first, *others = self.people
        given = {"game": game} | dict(zip(("with", "with2", "with3"), (o.user.username for o in others), strict=False))
        if options:
            given["options"] = options
        text = " ".join(f"{name}:{value}" for name, value in given.items())
        reply = await first.command(channel, "play", given)
        await self._note(first.user.display_name, f"/play {text}", reply.shown)
        card = reply.shown
        for person in others:
            accepted = await person.press(card, custom_id=self._id(card, "accept"))
            await self._note(person.user.display_name, "Accept", accepted.shown)
        self.thread = card.id  # a thread begun from a message has its id

    async def next_turn(self, after: int = 0) -> ClientMessage:
        """The newest message of the match, once there is one newer than `after`."""

        def newest() -> ClientMessage | None:
            try:
                messages = [m for m in self.people[0].messages(self.thread) if not m.ephemeral and m.pictures]
            except PersonError:
                return None
            return messages[-1] if messages and messages[-1].id > after else None

        return await self.discord.world.feed.until(newest, 60)

    async def answer(self, message: ClientMessage) -> None:
        """The player asked by a turn's message answers it; where all deploy at once, the others do too."""
        person, panel = await self.prepare(message)
        kind = self._asked(panel).split(".")[0]
        await self.confirm(person, panel)
        for other in self.people:
            if kind in DEPLOYING and other is not person and other.id in message.mentions:
                shown = next(one for one in other.messages(message.channel_id) if one.id == message.id)
                button = asking(shown)  # of the message as the first answer has left it
                if button is None:
                    raise PersonError("the others are not asked any more")
                panel = await self._pressed(other, shown, button)
                self.count(kind)
                await self.confirm(other, await self.made_up(kind, other, panel))

    async def asked_of(self, message: ClientMessage) -> UserClient:
        """The player to answer a turn's message."""
        return next(person for person in self.people if person.id in message.mentions)

    async def prepare(self, message: ClientMessage) -> tuple[UserClient, ClientMessage]:
        """The player asked opens the panel, if one is needed, and prepares an answer; only the last press is left."""
        button = asking(message)
        if button is None:
            raise PersonError("nothing is asked")
        person, panel = await self.asked_of(message), message
        if verb_of(button)[0] == "open":
            panel = await self._pressed(person, message, button)
        kind = self._asked(panel).split(".")[0]
        self.count(kind)
        return person, await self.made_up(kind, person, panel)

    async def made_up(self, kind: str, person: UserClient, panel: ClientMessage) -> ClientMessage:
        """The panel with the answer to an ask made up; only the last press is left."""
        handlers = {"flick": self._flick, "flick_again": self._flick, "deploy": self._deploy}
        return await handlers.get(kind, self._choose)(person, panel)

    async def confirm(self, person: UserClient, panel: ClientMessage) -> ClientMessage:
        """The press that gives the answer, and what it leads to; where every choice is a button, the one known beforehand or else the first."""
        answers = [button for button in panel.buttons if verb_of(button)[0] == "answer"]
        if self._values(panel, "answer"):
            return await self._select(person, panel, "answer", self._values(panel, "answer")[0])
        if not answers or self._button(panel, "do"):
            done = await self._press(person, panel, "do")
            return done if find(done, "sure") is None else await self._press(person, done, "sure")
        wanted = self._scene(panel).choices.pop(verb_of(answers[0])[1].split(".")[0], "")
        return await self._pressed(person, panel, next((b for b in answers if verb_of(b)[2] == wanted), answers[0]))

    async def _flick(self, person: UserClient, panel: ClientMessage) -> ClientMessage:
        self._flicks += 1
        scene = self._scene(panel)
        if scene.shot is not None:
            puck, aim, strength = scene.shot
            scene.shot = None
            panel = await self._select(person, panel, "pick", puck)
            return await self._fill(person, panel, "type", {"angle": aim, "strength": strength})
        panel = await self._choose(person, panel)
        if find(panel, "target") is None:
            return panel
        if self._flicks % 3 == 0:
            panel = await self._another_puck(person, panel)
        if self._flicks % 4 == 0:
            panel = await self._press(person, panel, "beside", ":+10")
        while float(self._strength(panel)) < HARD and (button := self._button(panel, "step", ":+20")):
            panel = await self._pressed(person, panel, button)
        return panel

    async def _deploy(self, person: UserClient, panel: ClientMessage) -> ClientMessage:
        scene = self._scene(panel)
        for piece, place in scene.places.items():
            panel = await self._select(person, panel, "piece", piece)
            panel = await self._fill(person, panel, "move", {"place": place})
        scene.places.clear()
        return panel

    async def _choose(self, person: UserClient, panel: ClientMessage) -> ClientMessage:
        """The first choice, if the panel wants one chosen by a button or in a menu before it is confirmed."""
        if self._values(panel, "pick"):
            return await self._select(person, panel, "pick", self._values(panel, "pick")[0])
        return await self._press(person, panel, "pick")

    async def _another_puck(self, person: UserClient, panel: ClientMessage) -> ClientMessage:
        values = self._values(panel, "pick")
        if not values:
            return panel
        return await self._select(person, panel, "pick", values[self._flicks // 3 % len(values)])

    def _scene(self, panel: ClientMessage) -> Scene:
        return self._scenes.setdefault(str(self._seat(panel)), Scene())

    def _seat(self, panel: ClientMessage) -> int:
        """The seat that is asked; the first where several are asked the same."""
        seat = self._asked(panel).split(".")[1]
        return int(seat) if seat.isdecimal() else 0

    def _asked(self, panel: ClientMessage) -> str:
        """The ask that a panel is about. Raises PersonError if it asks nothing: the match may have gone on since."""
        asked = next((ask for _, ask, _ in map(verb_of, panel.parts) if ask), None)
        if asked is None:
            raise PersonError("the panel asks nothing")
        return asked

    def _values(self, panel: ClientMessage, verb: str) -> list[str]:
        """The options of a menu; [] if there is none."""
        menu = find(panel, verb)
        return [] if menu is None or menu["type"] == BUTTON else [str(option["value"]) for option in menu["options"]]

    def _menu(self, panel: ClientMessage, verb: str) -> dict[str, Any]:
        menu = find(panel, verb)
        if menu is None:
            raise PersonError(f"there is no menu {verb!r}")
        return menu

    def _strength(self, panel: ClientMessage) -> str:
        label = next(str(b["label"]) for b in panel.buttons if verb_of(b)[::2] == ("type", "strength"))
        return label.rpartition(" ")[2].replace(",", ".")

    def _button(self, panel: ClientMessage, verb: str, ending: str = "") -> dict[str, Any] | None:
        for button in panel.buttons:
            found, _, args = verb_of(button)
            if found == verb and args.endswith(ending) and not button.get("disabled"):
                return button
        return None

    async def _press(self, person: UserClient, panel: ClientMessage, verb: str, ending: str = "") -> ClientMessage:
        button = self._button(panel, verb, ending)
        return panel if button is None else await self._pressed(person, panel, button)

    async def _pressed(self, person: UserClient, panel: ClientMessage, button: dict[str, Any]) -> ClientMessage:
        reply = await person.press(panel, custom_id=button["custom_id"])
        silent = not panel.ephemeral and reply.type is Callback.DEFER_UPDATE  # the turn's message will say it
        label = str(button.get("label", verb_of(button)[0]))
        if silent and verb_of(button)[0] == "answer":
            await self._note(person.user.display_name, label, None)  # the message as it was may have lost its picture
            return panel
        shown = await answered(person, reply)
        await self._note(person.user.display_name, label, shown)
        return shown

    async def _select(self, person: UserClient, panel: ClientMessage, verb: str, value: str) -> ClientMessage:
        return await self._selected(person, panel, self._menu(panel, verb), [value])

    async def _selected(
        self, person: UserClient, panel: ClientMessage, menu: dict[str, Any], values: list[str]
    ) -> ClientMessage:
        shown = await answered(person, await person.select(panel, custom_id=menu["custom_id"], values=values))
        labels = ", ".join(str(option["label"]) for option in menu["options"] if option["value"] in values)
        await self._note(person.user.display_name, f"{menu.get('placeholder', 'menu')}: {labels}", shown)
        return shown

    async def _fill(self, person: UserClient, panel: ClientMessage, verb: str, values: dict[str, str]) -> ClientMessage:
        doors = [button for button in panel.buttons if verb_of(button)[0] == verb and not button.get("disabled")]
        if not doors:
            raise PersonError(f"there is no button {verb!r}")
        form_of_everything = (one for one in doors if not verb_of(one)[2])
        button = next(form_of_everything, doors[0])
        form: InteractionResult = await person.press(panel, custom_id=button["custom_id"])
        shown = await answered(person, await person.submit(form, values))
        await self._note(person.user.display_name, f"{button['label']}: {', '.join(values.values())}", shown)
        return shown

    def _id(self, message: ClientMessage, verb: str) -> str:
        part = find(message, verb)
        if part is None:
            raise PersonError(f"there is no button {verb!r}")
        return str(part["custom_id"])

    async def play(
        self, *, most: int = 400, patient: bool = False, on_message: OnMessage | None = None
    ) -> ClientMessage:
        """Answer turn after turn until nothing is asked; the last message. `patient` people try again when the bot is away."""
        message = await self.next_turn()
        for _ in range(most):
            self.turns.append(message)
            if on_message is not None and len(self.turns) > 1:
                await on_message(message)
            if asking(message) is None:
                return message
            try:
                await self.answer(message)
            except PersonError:
                if not patient:
                    raise
            message = await self._newer(message, patient=patient)
        raise RuntimeError(f"no end after {most} turns")

    async def _newer(self, message: ClientMessage, *, patient: bool) -> ClientMessage:
        for _ in range(TRIES):
            try:
                return await asyncio.wait_for(self.next_turn(message.id), 2.0 if patient else 30.0)
            except TimeoutError:
                if not patient:
                    raise
            try:
                shown = self.people[0].messages(message.channel_id)
                await self.answer(next((one for one in shown if one.id == message.id), message))  # edited meanwhile
            except PersonError:
                await asyncio.sleep(0.2)
        raise RuntimeError("no newer turn")
