"""The application's own emoji."""

from localdiscord.emojis import emoji_payload, find_emoji, rename_emoji, upload_emoji
from localdiscord.errors import refuse
from localdiscord.records import Emoji
from localdiscord.rest.call import RestCall, RestResponse, Route


def list_all(call: RestCall) -> RestResponse:
    """GET .../emojis."""
    _own(call)
    kept = call.world.state.emojis.values()
    return RestResponse(200, {"items": [emoji_payload(call.world, one) for one in kept]})


def upload(call: RestCall) -> RestResponse:
    """POST .../emojis: the picture is a data URI."""
    _own(call)
    body = call.fields()
    made = upload_emoji(call.world, call.services.config, body.get("name"), body.get("image"))
    return RestResponse(201, emoji_payload(call.world, made))


def read(call: RestCall) -> RestResponse:
    """GET .../emojis/{emoji}."""
    return RestResponse(200, emoji_payload(call.world, _one(call)))


def rename(call: RestCall) -> RestResponse:
    """PATCH .../emojis/{emoji}: only the name can be changed."""
    emoji = _one(call)
    rename_emoji(call.world, emoji, call.fields().get("name", emoji.name))
    return RestResponse(200, emoji_payload(call.world, emoji))


def delete(call: RestCall) -> RestResponse:
    """DELETE .../emojis/{emoji}."""
    del call.world.state.emojis[_one(call).id]
    return RestResponse()


def _own(call: RestCall) -> None:
    if call.id("application") != call.world.state.application_id:
        raise refuse(50001)


def _one(call: RestCall) -> Emoji:
    _own(call)
    return find_emoji(call.world, call.id("emoji"))


_ALL = "/applications/{application}/emojis"
_ONE = f"{_ALL}/{{emoji}}"
ROUTES = (
    Route("GET", _ALL, list_all),
    Route("POST", _ALL, upload),
    Route("GET", _ONE, read),
    Route("PATCH", _ONE, rename),
    Route("DELETE", _ONE, delete),
)
