"""After the first answer: followups, and reading, editing and deleting what an interaction sent."""

from operator import attrgetter

from bot.local.errors import refuse
from bot.local.interaction import Interaction
from bot.local.payloads import message_payload
from bot.local.records import Json, Message, MessageFlag
from bot.local.rest.call import RestCall, RestResponse, Route
from bot.local.rest.callbacks import post_as_answer

__all__ = ["ROUTES"]


def follow_up(call: RestCall) -> RestResponse:
    """POST /webhooks/{application}/{token}: after a thinking defer the first one fills the placeholder."""
    interaction, body = _interaction(call), call.fields()
    if interaction.loading and interaction.original is not None:
        _fill(call, interaction, interaction.original, body)
        return RestResponse(200, message_payload(call.world, interaction.original))
    ephemeral = bool(int(body.get("flags") or 0) & MessageFlag.EPHEMERAL)
    message = post_as_answer(call, interaction, body, ephemeral=ephemeral, kind=0)
    interaction.followups.append(message)
    call.services.interactions.moved(interaction)
    return RestResponse(200, message_payload(call.world, message))


def read(call: RestCall) -> RestResponse:
    """GET /webhooks/{application}/{token}/messages/{message}, also @original."""
    return RestResponse(200, message_payload(call.world, _message(call, _interaction(call))))


def edit(call: RestCall) -> RestResponse:
    """PATCH /webhooks/{application}/{token}/messages/{message}, also @original."""
    interaction, body = _interaction(call), call.fields()
    message = _message(call, interaction)
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
    message = _message(call, interaction)
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


def _message(call: RestCall, interaction: Interaction) -> Message:
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
    Route("POST", _BASE, follow_up, _RATE, major="token", by_token=True),
    Route("GET", f"{_BASE}/messages/@original", read, _RATE, major="token", by_token=True),
    Route("PATCH", f"{_BASE}/messages/@original", edit, _RATE, major="token", by_token=True),
    Route("DELETE", f"{_BASE}/messages/@original", delete, _RATE, major="token", by_token=True),
    Route("GET", f"{_BASE}/messages/{{message}}", read, _RATE, major="token", by_token=True),
    Route("PATCH", f"{_BASE}/messages/{{message}}", edit, _RATE, major="token", by_token=True),
    Route("DELETE", f"{_BASE}/messages/{{message}}", delete, _RATE, major="token", by_token=True),
)
