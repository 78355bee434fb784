"""Answers to an interaction: the callback, followups, and what was sent through its webhook."""

import copy
from operator import attrgetter

from localdiscord.component_limits import check_modal
from localdiscord.component_payloads import number_components
from localdiscord.errors import refuse
from localdiscord.interaction import SLASH_REPLY, Callback, Interaction, InteractionKind
from localdiscord.interaction_payload import metadata
from localdiscord.limits import check_choices
from localdiscord.payloads import message_payload
from localdiscord.permissions import Permission
from localdiscord.records import Json, Message, MessageFlag
from localdiscord.rest.call import RestCall, RestResponse, Route

FOLLOW_UPS = 5  # of an interaction that only the installation of a user authorizes

_REPLY = 19


def callback(call: RestCall) -> RestResponse:
    """POST /interactions/{interaction}/{token}/callback."""
    interactions, body = call.services.interactions, call.fields()
    interaction = interactions.for_callback(call.id("interaction"), call.path["token"])
    kind = interactions.check_type(interaction, int(body.get("type") or 0))
    data: Json = body.get("data") or {}
    message = _ANSWERS[kind](call, interaction, data)
    interactions.acknowledge(interaction, kind)
    if call.query.get("with_response") not in ("1", "true", "True"):
        return RestResponse()
    return RestResponse(200, _callback_response(call, interaction, kind, message))


def post_as_answer(call: RestCall, interaction: Interaction, data: Json, *, ephemeral: bool, kind: int) -> Message:
    """Send the message of the interaction, to everybody or ephemerally."""
    world = call.world
    message = call.services.posting.compose(
        world.channel(interaction.channel_id),
        call.bot_id,
        data,
        call.files,
        only_for=interaction.user_id if ephemeral else None,
    )
    message.type = kind
    message.application_id = world.state.application_id
    message.interaction = metadata(world, interaction)
    if interaction.original is not None:
        message.interaction["original_response_message_id"] = str(interaction.original.id)
    if kind == _REPLY and interaction.source is not None:
        message.answers_to = interaction.source.id
    world.add_message(message)
    return message


def _is_ephemeral(call: RestCall, interaction: Interaction, data: Json) -> bool:
    """Whether only the user sees the answer: the bot asks for it, or the user may not post with applications of their own."""
    if int(data.get("flags") or 0) & MessageFlag.EPHEMERAL:
        return True
    channel = call.world.channel(interaction.channel_id)
    if channel.is_dm or not interaction.is_of_user_alone:
        return False
    held = call.world.permissions(interaction.user_id, channel)
    sending = Permission.SEND_MESSAGES_IN_THREADS if channel.is_thread else Permission.SEND_MESSAGES
    return not (held & sending and held & Permission.USE_EXTERNAL_APPS)


def _message(call: RestCall, interaction: Interaction, data: Json) -> Message:
    interaction.ephemeral = _is_ephemeral(call, interaction, data)
    message = post_as_answer(call, interaction, data, ephemeral=interaction.ephemeral, kind=_kind(interaction))
    interaction.original = message
    return message


def _defer(call: RestCall, interaction: Interaction, data: Json) -> None:
    world = call.world
    interaction.ephemeral = _is_ephemeral(call, interaction, data)
    flags = MessageFlag.LOADING | (MessageFlag.EPHEMERAL if interaction.ephemeral else 0)
    placeholder = Message(
        id=world.new_id(),
        channel_id=interaction.channel_id,
        author_id=call.bot_id,
        content="",
        created=world.clock.now(),
        type=_kind(interaction),
        flags=int(flags),
        application_id=world.state.application_id,
        interaction=metadata(world, interaction),
        only_for=interaction.user_id if interaction.ephemeral else None,
    )
    interaction.original = placeholder
    interaction.loading = True
    world.add_message(placeholder)


def _defer_update(call: RestCall, interaction: Interaction, data: Json) -> None:
    del data  # a deferred update carries none
    interaction.original = _source(call, interaction)
    interaction.ephemeral = interaction.original.only_for is not None


def _update(call: RestCall, interaction: Interaction, data: Json) -> Message:
    message = _source(call, interaction)
    call.services.posting.revise(message, data, call.files)
    interaction.original = message
    interaction.ephemeral = message.only_for is not None
    call.world.change_message(message)
    return message


def _choices(call: RestCall, interaction: Interaction, data: Json) -> None:
    del call  # the world does not change
    choices = data.get("choices") or []
    check_choices(choices)
    interaction.choices = choices


def _modal(call: RestCall, interaction: Interaction, data: Json) -> None:
    del call  # the world does not change
    check_modal(data)
    modal = copy.deepcopy(data)
    number_components(modal["components"])
    interaction.modal = modal


def _launch(call: RestCall, interaction: Interaction, data: Json) -> None:
    del data  # a launch carries none
    activities, world = call.services.activities, call.world
    if activities.config is None:
        raise refuse(50106)
    interaction.activity = activities.launch(world.users[interaction.user_id], world.channel(interaction.channel_id))


_ANSWERS = {
    Callback.MESSAGE: _message,
    Callback.DEFER: _defer,
    Callback.DEFER_UPDATE: _defer_update,
    Callback.UPDATE: _update,
    Callback.CHOICES: _choices,
    Callback.MODAL: _modal,
    Callback.LAUNCH_ACTIVITY: _launch,
}


def _source(call: RestCall, interaction: Interaction) -> Message:
    source = interaction.source
    if source is None:
        raise refuse(10008)
    return call.world.message(source.channel_id, source.id)


def _kind(interaction: Interaction) -> int:
    if interaction.kind is InteractionKind.COMMAND:
        return SLASH_REPLY
    return _REPLY if interaction.source is not None and interaction.source.only_for is None else 0


def _callback_response(call: RestCall, interaction: Interaction, kind: Callback, message: Message | None) -> Json:
    payload: Json = {
        "id": str(interaction.id),
        "type": int(interaction.kind),
        "channel_id": str(interaction.channel_id),
    }
    if interaction.guild_id is not None:
        payload["guild_id"] = str(interaction.guild_id)
    if interaction.original is not None:
        payload |= {
            "response_message_id": str(interaction.original.id),
            "response_message_loading": interaction.loading,
            "response_message_ephemeral": interaction.ephemeral,
        }
    answer: Json = {"interaction": payload}
    if message is not None:
        answer["resource"] = {"type": int(kind), "message": message_payload(call.world, message)}
    if interaction.activity is not None:
        answer["resource"] = {"type": int(kind), "activity_instance": {"id": interaction.activity.instance.id}}
    return answer


def follow_up(call: RestCall) -> RestResponse:
    """POST /webhooks/{application}/{token}: after a thinking defer the first one fills the placeholder."""
    interaction, body = _interaction(call), call.fields()
    if interaction.loading and interaction.original is not None:
        _fill(call, interaction, interaction.original, body)
        return RestResponse(200, message_payload(call.world, interaction.original))
    if interaction.is_of_user_alone and len(interaction.followups) >= FOLLOW_UPS:
        raise refuse(40094)
    ephemeral = _is_ephemeral(call, interaction, body)
    message = post_as_answer(call, interaction, body, ephemeral=ephemeral, kind=0)
    interaction.followups.append(message)
    call.services.interactions.moved(interaction)
    return RestResponse(200, message_payload(call.world, message))


def read(call: RestCall) -> RestResponse:
    """GET /webhooks/{application}/{token}/messages/{message}, also @original."""
    return RestResponse(200, message_payload(call.world, _answered_message(call, _interaction(call))))


def edit(call: RestCall) -> RestResponse:
    """PATCH /webhooks/{application}/{token}/messages/{message}, also @original, and the message that was pressed."""
    interaction, body = _interaction(call), call.fields()
    message = _pressed_message(call, interaction) or _answered_message(call, interaction)
    if message.flags & MessageFlag.LOADING:
        _fill(call, interaction, message, body)
        return RestResponse(200, message_payload(call.world, message))
    call.services.posting.revise(message, body, call.files)
    interaction.edits += 1
    call.world.change_message(message)
    call.services.interactions.moved(interaction)
    return RestResponse(200, message_payload(call.world, message))


def delete(call: RestCall) -> RestResponse:
    """DELETE /webhooks/{application}/{token}/messages/{message}, also @original."""
    interaction = _interaction(call)
    message = _answered_message(call, interaction)
    call.world.remove_message(message)
    if message is interaction.original:
        interaction.loading = False
        call.services.interactions.moved(interaction)
    return RestResponse()


def _fill(call: RestCall, interaction: Interaction, placeholder: Message, body: Json) -> None:
    call.services.posting.revise(placeholder, body, call.files)
    placeholder.edited = None
    interaction.loading = False
    call.world.change_message(placeholder)
    call.services.interactions.moved(interaction)


def _interaction(call: RestCall) -> Interaction:
    return call.services.interactions.for_webhook(call.id("application"), call.path["token"])


def _pressed_message(call: RestCall, interaction: Interaction) -> Message | None:
    """The message of the press, if the call is about it; that it may be edited after any answer is not documented, but bots rely on it."""
    source, named = interaction.source, call.path.get("message", "")
    return _source(call, interaction) if source is not None and named == str(source.id) else None


def _answered_message(call: RestCall, interaction: Interaction) -> Message:
    named = call.path.get("message", "@original")
    if named == "@original":
        if interaction.original is None:
            raise refuse(10008)
        return call.world.message(interaction.channel_id, interaction.original.id)
    message = call.world.message(interaction.channel_id, call.id("message"))
    if message is not interaction.original and message not in interaction.followups:
        raise refuse(10008)
    return message


_BASE = "/webhooks/{application}/{token}"
_RATE = attrgetter("webhook_rate")
ROUTES = (
    Route("POST", "/interactions/{interaction}/{token}/callback", callback, by_token=True, exempt=True),
    Route("POST", _BASE, follow_up, _RATE, major="token", by_token=True),
    Route("GET", f"{_BASE}/messages/@original", read, _RATE, major="token", by_token=True),
    Route("PATCH", f"{_BASE}/messages/@original", edit, _RATE, major="token", by_token=True),
    Route("DELETE", f"{_BASE}/messages/@original", delete, _RATE, major="token", by_token=True),
    Route("GET", f"{_BASE}/messages/{{message}}", read, _RATE, major="token", by_token=True),
    Route("PATCH", f"{_BASE}/messages/{{message}}", edit, _RATE, major="token", by_token=True),
    Route("DELETE", f"{_BASE}/messages/{{message}}", delete, _RATE, major="token", by_token=True),
)
