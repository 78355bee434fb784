"""What a user sees: messages, interaction results and open forms, as Discord objects with a few accessors."""

from dataclasses import dataclass, field
from typing import Any

from bot.local.component_payloads import walk
from bot.local.interaction import Callback, Interaction
from bot.local.options import PersonError
from bot.local.records import Json, MessageFlag

__all__ = ["ClientMessage", "InteractionResult", "OpenModal"]


class ClientMessage(dict[str, Any]):
    """A message object as Discord sends it."""

    @property
    def id(self) -> int:
        """The message's id."""
        return int(self["id"])

    @property
    def channel_id(self) -> int:
        """The channel's or thread's id."""
        return int(self["channel_id"])

    @property
    def ephemeral(self) -> bool:
        """Whether only this person sees it."""
        return bool(self["flags"] & MessageFlag.EPHEMERAL)

    @property
    def thinking(self) -> bool:
        """Whether it still shows that the bot is thinking."""
        return bool(self["flags"] & MessageFlag.LOADING)

    @property
    def parts(self) -> list[Json]:
        """Every component, nested ones too, in reading order."""
        return list(walk(self["components"]))

    @property
    def text(self) -> str:
        """All words shown: the content, embeds and text components, a line each."""
        lines = [str(self["content"])]
        for embed in self["embeds"]:
            lines += [str(embed.get("title") or ""), str(embed.get("description") or "")]
            lines += [f"{entry['name']} {entry['value']}" for entry in embed.get("fields") or []]
        lines += [str(part["content"]) for part in self.parts if part["type"] == 10]
        return "\n".join(line for line in lines if line)

    @property
    def buttons(self) -> list[Json]:
        """The buttons."""
        return [part for part in self.parts if part["type"] == 2]

    @property
    def selects(self) -> list[Json]:
        """The select menus of every kind."""
        return [part for part in self.parts if part["type"] in (3, 5, 6, 7, 8)]

    @property
    def pictures(self) -> list[Json]:
        """Every picture shown, with `url`, `description` (its alt text), width and height."""
        shown = [item["media"] | {"description": item["description"]} for part in self.parts for item in _held(part)]
        shown += [embed["image"] for embed in self["embeds"] if embed.get("image")]
        return shown + [file for file in self["attachments"] if file.get("width")]

    @property
    def mentions(self) -> list[int]:
        """The ids of the users it mentions."""
        return [int(user["id"]) for user in self["mentions"]]


def _held(part: Json) -> list[Json]:
    if part["type"] == 12:
        return list(part["items"])
    return [part] if part["type"] == 11 else []


@dataclass(frozen=True)
class OpenModal:
    """A modal opened for the user."""

    interaction: Interaction
    data: Json

    @property
    def title(self) -> str:
        """The header above it."""
        return str(self.data["title"])

    @property
    def fields(self) -> dict[str, Json]:
        """Its inputs by custom id."""
        return {part["custom_id"]: part for part in walk(self.data["components"]) if part.get("custom_id")}


@dataclass
class InteractionResult:
    """How the bot answered an interaction.

    `message` is a new message, `updated` the edited source message, `modal` the form that opened, `choices` those of an autocomplete;
    `twin` the outcome of the second interaction when the person pressed twice.
    """

    type: Callback
    interaction: Interaction
    message: ClientMessage | None = None
    updated: ClientMessage | None = None
    modal: OpenModal | None = None
    choices: list[Json] = field(default_factory=list)
    twin: "InteractionResult | PersonError | None" = None

    @property
    def shown(self) -> ClientMessage:
        """The message it led to, new or updated; LookupError if there is none."""
        shown = self.message or self.updated
        if shown is None:
            raise LookupError(f"the answer of type {self.type.name} shows no message")
        return shown
