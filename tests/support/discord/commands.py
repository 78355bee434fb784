"""The commands that Discord shows, to be sent one after the other."""

from collections.abc import Iterator

from localdiscord.people import InteractionResult
from localdiscord.records import Json
from localdiscord.server import LocalDiscord

CHAT_INPUT = 1
INNER = (1, 2)  # a subcommand, a group of them


def commands(local: LocalDiscord) -> Iterator[tuple[str, list[Json]]]:
    """The name of everything that can be typed after a slash, with its options."""
    for command in local.world.state.commands[0]:
        if command["type"] == CHAT_INPUT:
            yield from _leaves(command)


def _leaves(command: Json, name: str = "") -> Iterator[tuple[str, list[Json]]]:
    called, options = f"{name} {command['name']}".strip(), command.get("options") or []
    inner = [one for one in options if one["type"] in INNER]
    if not inner:
        yield called, options
    for one in inner:
        yield from _leaves(one, called)


def answered(reply: InteractionResult) -> bool:
    """Whether a command got words, or a form."""
    return reply.modal is not None or (reply.message is not None and bool(reply.message.text.strip()))
