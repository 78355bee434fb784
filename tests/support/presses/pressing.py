"""Everything that can be pressed is pressed once more: after a restart of the bot, and after the matches have ended.

Messages are remembered as sent and as edited, since users may still see an old version; forms as they opened.
With `PRESS_AGAIN` in the environment every scene of the tests ends so.
"""

from __future__ import annotations

import copy
import os
from collections import Counter
from collections.abc import AsyncIterator, Iterator
from dataclasses import dataclass

from bot.client.app import GameBot, Services
from bot.matches.core.models import Status
from localdiscord.component_payloads import walk
from localdiscord.events import Event, InteractionChanged, MessageAdded, MessageChanged
from localdiscord.form_submission import FormSubmission
from localdiscord.interaction import Interaction, InteractionKind
from localdiscord.people import PersonError
from localdiscord.records import Json, Message
from localdiscord.server import LocalDiscord

WANTED = bool(os.environ.get("PRESS_AGAIN"))
LIKE = int(os.environ.get("PRESS_AGAIN") or 0)  # how many of the same verb and kind of ask in a scene; 1 and more
USELESS = ("incident", "control-unknown")
ROLE_SELECT, CHANNEL_SELECT = 6, 8
BUTTON = 2

pressed: Counter[str] = Counter()
"""How often each verb was pressed again, in the whole run."""

known: set[str] = set()
"""The verbs that a bot answers."""


@dataclass(frozen=True)
class Sent:
    """A component in a message as it was, or a form that opened; `user` is the one who may use it."""

    user: int
    part: Json
    message: Message | None
    opener: Interaction | None = None

    @property
    def custom_id(self) -> str:
        return str(self.part["custom_id"])

    @property
    def sort(self) -> tuple[str, str, bool]:
        """Verb, kind of ask and whether all see it."""
        verb, _, ask, _ = [*self.custom_id.split(":", 3), "", "", ""][:4]
        return verb, ask.split(".")[0], self.message is not None and self.message.only_for is None


class Presses:
    """All that the bot sent at a local Discord, once each."""

    def __init__(self, local: LocalDiscord) -> None:
        self._local = local
        self._sent: dict[tuple[str, int], Sent] = {}
        local.world.feed.listen(self._heard)

    def _heard(self, happening: Event) -> None:
        match happening:
            case MessageAdded(message) | MessageChanged(message) if message.author_id == self._local.world.bot.id:
                for part in walk(message.components):
                    if part.get("custom_id") and not part.get("disabled"):
                        for user in [message.only_for] if message.only_for else self._players():
                            self._keep(Sent(user, copy.deepcopy(part), message))
            case InteractionChanged(interaction) if interaction.modal is not None:
                form = copy.deepcopy(interaction.modal)
                self._keep(Sent(interaction.user_id, form, interaction.source, interaction))
            case _:
                return

    def _keep(self, sent: Sent) -> None:
        self._sent.setdefault((sent.custom_id, sent.user), sent)

    def _players(self) -> list[int]:
        return [self._local.person(name).id for name in ("ada", "bruno")]

    def sent(self) -> list[Sent]:
        """What may still be pressed, in the order it came."""
        return [sent for sent in self._sent.values() if self.still_there(sent)]

    async def press(self, sent: Sent) -> None:
        """Press it, or fill the form in and send it, and wait for the answer."""
        await self._local.person(sent.user)._reply(self._delivered(sent))

    def chosen(self) -> list[Sent]:
        """What is to be pressed: of things that are alike only so many; what takes a message away comes last."""
        alike: Counter[tuple[str, str, bool]] = Counter()
        chosen = []
        for sent in list(self._sent.values()):
            alike[sent.sort] += 1
            if alike[sent.sort] <= LIKE and self.still_there(sent):
                chosen.append(sent)
        return sorted(chosen, key=lambda sent: sent.sort[0] == "close")

    def still_there(self, sent: Sent) -> bool:
        """Whether there is a message to press in a place the user sees: people may have deleted either, or left the server."""
        if sent.user not in self._local.world.guild.members:
            return False
        if sent.message is None:
            return True
        place = self._local.world.channels.get(sent.message.channel_id)
        return place is not None and sent.message.id in self._local.world.state.messages.get(place.id, {})

    async def again(self, bot: GameBot) -> list[str]:
        """Press all of it; what was not answered, or not with anything useful."""
        known.update(bot.answerers)
        wrong = []
        for sent in self.chosen():
            if not self.still_there(sent):
                continue
            pressed[sent.sort[0]] += 1
            wrong += [f"{sent.custom_id}: {fault}" async for fault in self.faults(sent, bot)]
        return wrong

    async def faults(self, sent: Sent, bot: GameBot) -> AsyncIterator[str]:
        """Press it once more; what is wrong with the answer."""
        person = self._local.person(sent.user)
        try:
            interaction = self._delivered(sent)
            reply = await person._reply(interaction)
        except PersonError as error:
            yield str(error)
            return
        shown = reply.message or reply.updated
        said = shown.text if shown is not None else ""
        words = bot.catalogue.of(person.user.locale)
        for key in USELESS:
            if words.text(key, code="\0").partition("\0")[0] in said and self.still_there(sent):
                yield said  # of a message that an earlier press has just taken away nothing more can be said

    def _delivered(self, sent: Sent) -> Interaction:
        world, user = self._local.world, self._local.person(sent.user).user
        if sent.opener is not None:
            place = world.channels[sent.opener.channel_id]
            data = FormSubmission(world, user, place).submitted(sent.part, dict(_filled(sent.part)))
            return self._local.interactions.start(
                InteractionKind.MODAL, user, place, data, source=sent.message, opener=sent.opener
            )
        assert sent.message is not None
        place = world.channels[sent.message.channel_id]
        data = {key: sent.part.get(key) for key in ("custom_id", "id")} | {"component_type": sent.part["type"]}
        if sent.part["type"] != BUTTON:
            values = first_values(sent.part, user.id, sent.message.channel_id, max(world.guild.roles))
            data |= FormSubmission(world, user, place).chosen(sent.part, values)
        return self._local.interactions.start(InteractionKind.COMPONENT, user, place, data, source=sent.message)


def first_values(menu: Json, me: int, here: int, role: int) -> list[str]:
    """As much as a menu asks for, its first; where Discord offers people, channels or roles, oneself, the channel and the role."""
    if "options" in menu:
        return [str(one["value"]) for one in menu["options"][: menu.get("min_values", 1)]]
    return [str({CHANNEL_SELECT: here, ROLE_SELECT: role}.get(menu["type"], me))]


def _filled(form: Json) -> Iterator[tuple[str, str]]:
    """Something for every line that would else be empty."""
    for part in walk(form["components"]):
        if part.get("type") == 4 and not part.get("value"):
            yield str(part["custom_id"]), "1"


async def all_ended(services: Services) -> None:
    """Bring everything to its end."""
    matches, store = services.matches, services.store
    for nth, match in enumerate(await store.with_status(Status.CHALLENGE)):
        await matches.challenges.cancel(match.id, match.challenger.user, key=f"end.{nth}")
    for nth, match in enumerate(await store.with_status(Status.OPEN)):
        await matches.open_tables.clear(match.id, match.challenger.user, key=f"end.open.{nth}")
    for match in await store.with_status(Status.RUNNING):
        for nth, holder in enumerate(match.holders):
            there = await store.get(match.id)
            if there is not None and there.status is Status.RUNNING:
                await matches.resign(match.id, holder.user, key=f"end.{match.id}.{nth}")
