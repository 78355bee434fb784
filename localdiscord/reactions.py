"""Reactions: known emoji, kinds per message, and permissions."""

from localdiscord.errors import refuse
from localdiscord.events import Reacted, ReactionsCleared
from localdiscord.permissions import Permission
from localdiscord.records import Message
from localdiscord.world import World

_KINDS = 20
_LONGEST = 32  # characters of the longest sequences


def named_emoji(text: str) -> str:
    """The emoji of a path or a click; 10014 for a word, a letter, or one of a server's own, of which there are none here."""
    plain = text.isascii() or any(character.isalpha() for character in text)
    if plain or len(text) > _LONGEST:
        raise refuse(10014)
    return text


def add_reaction(world: World, user_id: int, message: Message, emoji: str) -> None:
    """Let the user react; a new kind needs the right to add reactions (50013) and there are at most 20 (30010)."""
    channel = world.channel(message.channel_id)
    if channel.thread is not None and channel.thread.archived:
        raise refuse(50083)
    if message.only_for is not None:
        raise refuse(10008)
    world.need(user_id, channel, Permission.READ_MESSAGE_HISTORY)
    if emoji not in message.reactions:
        world.need(user_id, channel, Permission.ADD_REACTIONS)
        if len(message.reactions) >= _KINDS:
            raise refuse(30010)
    users = message.reactions.setdefault(emoji, [])
    if user_id not in users:
        users.append(user_id)
        world.feed.publish(Reacted(message, emoji, user_id, added=True))


def take_reaction(world: World, user_id: int, message: Message, emoji: str) -> None:
    """Remove the user's reaction, if there is one."""
    users = message.reactions.get(emoji, [])
    if user_id not in users:
        return
    users.remove(user_id)
    if not users:
        del message.reactions[emoji]
    world.feed.publish(Reacted(message, emoji, user_id, added=False))


def clear_reactions(world: World, message: Message, emoji: str | None = None) -> None:
    """Remove all reactions, or all of one emoji."""
    if emoji is None:
        message.reactions.clear()
    elif message.reactions.pop(emoji, None) is None:
        return
    world.feed.publish(ReactionsCleared(message, emoji))
