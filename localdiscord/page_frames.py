"""The frames sent to an open tab for each event."""

from localdiscord.events import (
    BotMembership,
    BotPresence,
    ChannelAdded,
    ChannelChanged,
    ChannelRemoved,
    CommandsChanged,
    Event,
    EventChanged,
    GuildChanged,
    InteractionChanged,
    MemberChanged,
    MessageAdded,
    MessageChanged,
    MessageRemoved,
    PinsChanged,
    Reacted,
    ReactionsCleared,
    RoleChanged,
    ThreadJoined,
    Typing,
)
from localdiscord.installs import commands_by_context
from localdiscord.interaction import Callback, Interaction, InteractionKind, InteractionState
from localdiscord.payloads import (
    channel_payload,
    event_payload,
    guild_payload,
    member_payload,
    message_payload,
    user_payload,
)
from localdiscord.records import Channel, Json, Message, User
from localdiscord.scheduled_events import events_of
from localdiscord.world import World


def hello(world: World, user: User, *, bot_online: bool, app_pages: str = "") -> Json:
    """The first frame of a tab: all it needs to draw itself."""
    return {
        "op": "hello",
        "me": _person(world, user),
        "users": [_person(world, other) for other in world.users.values()],
        "guild": guild_payload(world.guild) | {"locale": world.guild.locale},
        "channels": [channel_payload(world, channel, user.id) for channel in world.visible_channels(user.id)],
        "events": [event_payload(world, one) for one in events_of(world, world.guild)],
        "commands": commands_by_context(world, user),
        "bot": str(world.bot.id),
        "bot_online": bot_online,
        "app_pages": app_pages,
        "unread": {str(channel_id): count for channel_id, count in world.unread(user.id).items()},
    }


def frame_for(world: World, user: User, event: Event) -> Json | None:  # noqa: C901, PLR0911, PLR0912 - one return a case
    """The frame for this user's tabs, or None if it does not concern them."""
    match event:
        case MessageAdded(message) | MessageChanged(message):
            if not world.sees(user.id, message):
                return None
            op = "message_create" if isinstance(event, MessageAdded) else "message_update"
            return {"op": op, "message": shown(world, message, user)}
        case Reacted(message) | ReactionsCleared(message):
            if not world.sees(user.id, message):
                return None
            return {"op": "message_update", "message": shown(world, message, user)}
        case MessageRemoved(message):
            if not world.sees(user.id, message):
                return None
            return {"op": "message_delete", "channel_id": str(message.channel_id), "message_id": str(message.id)}
        case ChannelAdded(channel) | ChannelChanged(channel) | ChannelRemoved(channel) | ThreadJoined(channel):
            return _channel_frame(world, user, event, channel)
        case MemberChanged() | RoleChanged() | BotMembership() | GuildChanged() | PinsChanged():
            return None  # the first three redraw the tab; of servers it shows nothing, and a pin comes with its message
        case Typing(channel, user_id):
            if user_id == user.id or not world.may_view(user.id, channel):
                return None
            return {"op": "typing", "channel_id": str(channel.id), "user_id": str(user_id)}
        case EventChanged():
            return {"op": "events", "events": [event_payload(world, one) for one in events_of(world, world.guild)]}
        case CommandsChanged():
            return {"op": "commands", "commands": commands_by_context(world, user)}
        case BotPresence(online):
            return {"op": "bot", "online": online}
        case InteractionChanged(interaction):
            return _interaction_frame(user, interaction)


def shown(world: World, message: Message, user: User) -> Json:
    """A message for this user's tabs, with an explicit empty list of reactions."""
    return {"reactions": []} | message_payload(world, message, user.id)


def _person(world: World, user: User) -> Json:
    member = world.guild.members.get(user.id)
    roles = [] if member is None else member_payload(world, member)["roles"]
    own = {"locale": user.locale, "display_name": user.display_name, "roles": roles, "takes_dms": user.takes_dms}
    return user_payload(user) | own | {"installed": user.id in world.state.taken_along}


def _channel_frame(
    world: World,
    user: User,
    event: ChannelAdded | ChannelChanged | ChannelRemoved | ThreadJoined,
    channel: Channel,
) -> Json | None:
    if not world.may_view(user.id, channel):
        hidden = isinstance(event, ChannelChanged)
        return {"op": "channel_delete", "channel": {"id": str(channel.id)}} if hidden else None
    ops: dict[type[Event], str] = {ChannelAdded: "channel_create", ChannelRemoved: "channel_delete"}
    op = ops.get(type(event), "channel_update")
    return {"op": op, "channel": channel_payload(world, channel, user.id)}


def _interaction_frame(user: User, interaction: Interaction) -> Json | None:
    if interaction.user_id != user.id or interaction.kind is InteractionKind.AUTOCOMPLETE:
        return None
    frame: Json = {"op": "interaction", "nonce": interaction.nonce, "interaction_id": str(interaction.id)}
    if interaction.state is InteractionState.PENDING:
        return frame | {"state": "pending"}
    if interaction.state is InteractionState.FAILED:
        return frame | {"state": "failed", "error": interaction.failure}
    if interaction.activity is not None:
        return frame | {"state": "activity", "frame": interaction.activity.id}
    if interaction.callback is Callback.MODAL:
        return frame | {"state": "modal", "modal": interaction.modal}
    return frame | {"state": "done"}
