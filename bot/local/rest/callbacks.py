"""The first answer to an interaction."""

import copy

from bot.local.component_limits import check_modal
from bot.local.component_payloads import number_components
from bot.local.errors import refuse
from bot.local.interaction import Callback, Interaction, InteractionKind
from bot.local.interaction_payload import metadata
from bot.local.limits import check_choices
from bot.local.payloads import message_payload
from bot.local.records import Json, Message, MessageFlag
from bot.local.rest.call import RestCall, RestResponse, Route

__all__ = ["ROUTES", "post_as_answer"]

_SLASH_REPLY, _REPLY = 20, 19


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
    return RestResponse(200, _told(call, interaction, kind, message))


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
    if kind == _REPLY and interaction.source is not None:
        message.answers_to = interaction.source.id
    world.add_message(message)
    return message


def _message(call: RestCall, interaction: Interaction, data: Json) -> Message:
    interaction.ephemeral = bool(int(data.get("flags") or 0) & MessageFlag.EPHEMERAL)
    message = post_as_answer(call, interaction, data, ephemeral=interaction.ephemeral, kind=_kind(interaction))
    interaction.original = message
    return message


def _defer(call: RestCall, interaction: Interaction, data: Json) -> None:
    world = call.world
    interaction.ephemeral = bool(int(data.get("flags") or 0) & MessageFlag.EPHEMERAL)
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


_ANSWERS = {
    Callback.MESSAGE: _message,
    Callback.DEFER: _defer,
    Callback.DEFER_UPDATE: _defer_update,
    Callback.UPDATE: _update,
    Callback.CHOICES: _choices,
    Callback.MODAL: _modal,
}


def _source(call: RestCall, interaction: Interaction) -> Message:
    source = interaction.source
    if source is None:
        raise refuse(10008)
    return call.world.message(source.channel_id, source.id)


def _kind(interaction: Interaction) -> int:
    if interaction.kind is InteractionKind.COMMAND:
        return _SLASH_REPLY
    return _REPLY if interaction.source is not None and interaction.source.only_for is None else 0


def _told(call: RestCall, interaction: Interaction, kind: Callback, message: Message | None) -> Json:
    told: Json = {"id": str(interaction.id), "type": int(interaction.kind), "channel_id": str(interaction.channel_id)}
    if interaction.guild_id is not None:
        told["guild_id"] = str(interaction.guild_id)
    if interaction.original is not None:
        told |= {
            "response_message_id": str(interaction.original.id),
            "response_message_loading": interaction.loading,
            "response_message_ephemeral": interaction.ephemeral,
        }
    answer: Json = {"interaction": told}
    if message is not None:
        answer["resource"] = {"type": int(kind), "message": message_payload(call.world, message)}
    return answer


ROUTES = (Route("POST", "/interactions/{interaction}/{token}/callback", callback, by_token=True, exempt=True),)
