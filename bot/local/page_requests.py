"""What an open tab asks for, each answered by one reply frame."""

from typing import Annotated, Any, Literal

import msgspec

from bot.local.actions import Actions
from bot.local.errors import Refusal
from bot.local.payloads import message_payload
from bot.local.people import Person, PersonError
from bot.local.records import Json
from bot.local.world import World

__all__ = ["PageRequests"]

_HISTORY = 100  # messages a page of history may hold

Snowflake = Annotated[str, msgspec.Meta(pattern=r"^\d{1,20}$")]


class _Request(msgspec.Struct, tag_field="op"):
    id: int


class _History(_Request, tag="history"):
    channel_id: str
    before: Snowflake | None = None
    limit: int = 50


class _Send(_Request, tag="send"):
    channel_id: str
    content: str


class _Command(_Request, tag="command"):
    channel_id: str
    name: str
    options: dict[str, Any] = {}
    nonce: str | None = None


class _Autocomplete(_Request, tag="autocomplete"):
    channel_id: str
    name: str
    focused: str
    options: dict[str, Any] = {}


class _Component(_Request, tag="component"):
    message_id: Snowflake
    custom_id: str
    component_type: int = 2
    values: list[str] = []
    nonce: str | None = None


class _ModalSubmit(_Request, tag="modal_submit"):
    interaction_id: Snowflake
    values: dict[str, Any] = {}
    nonce: str | None = None


class _Dismiss(_Request, tag="dismiss"):
    message_id: Snowflake


class _Ack(_Request, tag="ack"):
    channel_id: str


class _Locale(_Request, tag="locale"):
    locale: Literal["en-US", "en-GB", "fr"]


_Any = _History | _Send | _Command | _Autocomplete | _Component | _ModalSubmit | _Dismiss | _Ack | _Locale


class _Number(msgspec.Struct):
    id: int | None = None


class PageRequests:
    """The requests of one user's tab."""

    def __init__(self, person: Person, world: World) -> None:
        self._person = person
        self._world = world

    async def answer(self, text: str) -> Json:
        """The reply frame to a request frame, whatever it holds."""
        try:
            request = msgspec.json.decode(text, type=_Any)
        except msgspec.DecodeError as error:
            return _refused(_number(text), f"Bad request: {error}", None)
        try:
            data = await self._do(request)
        except PersonError as error:
            return _refused(request.id, error.words, error.code)
        except Refusal as refusal:
            return _refused(request.id, refusal.words(), refusal.code)
        return {"op": "reply", "id": request.id, "ok": True, "data": data}

    async def _do(self, request: _Any) -> Json:
        do = self._person.do
        match request:
            case _History():
                return self._history(request)
            case _Send(channel_id=channel, content=content):
                return {"message_id": str(do.send(channel, content).id)}
            case _Command() | _Component() | _ModalSubmit():
                return _interact(do, request)
            case _Autocomplete(channel_id=channel, name=name, options=options, focused=focused):
                return {"choices": await self._person.autocomplete(channel, name, options, focused=focused)}
            case _Ack(channel_id=channel):
                do.read(do.place(channel).id)
            case _Dismiss(message_id=message_id):
                do.dismiss(do.find_message(int(message_id)))
            case _Locale(locale=locale):
                self._person.user.locale = locale
        return {}

    def _history(self, request: _History) -> Json:
        place = self._person.do.place(request.channel_id)
        messages = self._world.messages_in(place.id, self._person.id)
        if request.before is not None:
            messages = [message for message in messages if message.id < int(request.before)]
        shown = messages[-max(1, min(_HISTORY, request.limit)) :]
        return {"messages": [message_payload(self._world, message) for message in shown]}


def _interact(do: Actions, request: _Command | _Component | _ModalSubmit) -> Json:
    match request:
        case _Command(channel_id=channel, name=name, options=options, nonce=nonce):
            interaction = do.command(channel, name, options, nonce=nonce)
        case _ModalSubmit(interaction_id=opener, values=values, nonce=nonce):
            interaction = do.submit(do.opened_by(int(opener)), values, nonce=nonce)
        case _Component(message_id=message_id, custom_id=custom_id, nonce=nonce):
            message = do.find_message(int(message_id))
            if request.component_type == 2:
                interaction = do.press(message, custom_id=custom_id, nonce=nonce)
            else:
                interaction = do.select(message, custom_id, request.values, nonce=nonce)
    return {"interaction_id": str(interaction.id)}


def _refused(number: int | None, words: str, code: int | None) -> Json:
    return {"op": "reply", "id": number, "ok": False, "error": words, "code": code}


def _number(text: str) -> int | None:
    """The number of a request that cannot be read otherwise, so that its asker hears of it."""
    try:
        return msgspec.json.decode(text, type=_Number).id
    except msgspec.DecodeError:
        return None
