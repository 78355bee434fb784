"""What is shown to one person and what to everybody, each text as it was sent or as it was changed."""

from __future__ import annotations

from localdiscord.events import Event, InteractionChanged, MessageAdded, MessageChanged
from localdiscord.payloads import message_payload
from localdiscord.records import ChannelType, Message
from localdiscord.server import LocalDiscord
from tests.support.words.untranslated import shown

COMPONENTS = ("content", "components")


class Overheard:
    """Texts by what they are there; of everybody's beside messages the names of threads."""

    def __init__(self, local: LocalDiscord) -> None:
        self.public: set[tuple[str, str]] = set()
        self.private: set[tuple[str, str]] = set()
        self._world = local.world
        local.world.feed.listen(self._heard)

    def _heard(self, happening: Event) -> None:
        match happening:
            case MessageAdded(message) | MessageChanged(message) if message.author_id == self._world.bot.id:
                payload = message_payload(self._world, message, message.only_for or self._world.bot.id)
                (self.private if self._alone(message) else self.public).update(
                    shown({part: payload[part] for part in COMPONENTS})
                )
            case InteractionChanged(interaction):
                self.private.update(shown([interaction.modal, interaction.choices]))
            case _:
                return

    def _alone(self, message: Message) -> bool:
        place = self._world.channels.get(message.channel_id)
        return bool(message.only_for) or (place is not None and place.type is ChannelType.DM)
