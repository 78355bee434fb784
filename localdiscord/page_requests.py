"""The requests of a tab of the web page: what a person does there, and the replies."""

from typing import Annotated, Any, Literal

import msgspec

from localdiscord.actions import Actions
from localdiscord.activity_client import ActivityClient
from localdiscord.conversations import open_conversation
from localdiscord.errors import ApiError
from localdiscord.fixtures import Locale
from localdiscord.options import PersonError
from localdiscord.page_frames import shown
from localdiscord.people import UserClient
from localdiscord.records import Json, Message, User
from localdiscord.world import World

_HISTORY = 100  # messages a page of history may hold

Snowflake = Annotated[str, msgspec.Meta(pattern=r"^\d{1,20}$")]


class _Request(msgspec.Struct, tag_field="op"):
    id: int


class _HistoryRequest(_Request, tag="history"):
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


class _Launch(_Request, tag="launch"):
    channel_id: str
    nonce: str | None = None


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
    locale: Locale


class _Menu(_Request, tag="menu"):
    channel_id: str
    name: str
    message_id: Snowflake | None = None
    user_id: Snowflake | None = None
    nonce: str | None = None


class _React(_Request, tag="react"):
    message_id: Snowflake
    emoji: str


class _Pin(_Request, tag="pin"):
    message_id: Snowflake
    pinned: bool = True


class _Pins(_Request, tag="pins"):
    channel_id: str


class _Posts(_Request, tag="posts"):
    channel_id: str


class _Delete(_Request, tag="delete"):
    message_id: Snowflake


class _Thread(_Request, tag="thread"):
    channel_id: str
    do: Literal["archive", "lock", "reopen", "delete"]


class _Writing(_Request, tag="typing"):
    channel_id: str


class _OpenActivity(_Request, tag="open_activity"):
    frame: str


class _CloseActivity(_Request, tag="close_activity"):
    frame: str


class _Dms(_Request, tag="dms"):
    open: bool


class _Install(_Request, tag="install"):
    installed: bool


class _Converse(_Request, tag="converse"):
    user_ids: list[Snowflake]
    name: Annotated[str, msgspec.Meta(max_length=100)] = ""


_Deed = _Send | _React | _Pin | _Delete | _Dismiss | _Thread | _Writing | _Dms | _Install | _Ack | _Locale
_Press = _Command | _Launch | _Component | _ModalSubmit | _Menu
_Frame = _OpenActivity | _CloseActivity
_AnyRequest = _HistoryRequest | _Converse | _Frame | _Pins | _Posts | _Autocomplete | _Deed | _Press


class _Number(msgspec.Struct):
    id: int | None = None


class PageRequests:
    """The requests of one user's tab."""

    def __init__(self, person: UserClient, world: World, activity_client: ActivityClient) -> None:
        self._person = person
        self._world = world
        self._activity_client = activity_client
        self._frames: set[str] = set()  # of the Activity, open in this tab

    async def answer(self, text: str) -> Json:
        """The reply frame to a request frame, whatever it holds."""
        try:
            request = msgspec.json.decode(text, type=_AnyRequest)
        except msgspec.DecodeError as error:
            return _refused(_number(text), f"Bad request: {error}", None)
        try:
            data = await self._do(request)
        except PersonError as error:
            return _refused(request.id, error.words, error.code)
        except ApiError as refusal:
            return _refused(request.id, refusal.words(), refusal.code)
        return {"op": "reply", "id": request.id, "ok": True, "data": data}

    def close_activities(self) -> None:
        """Close what this tab has opened."""
        for frame in self._frames:
            self._activity_client.closed(frame)

    async def _do(self, request: _AnyRequest) -> Json:
        match request:
            case _OpenActivity() | _CloseActivity():
                return self._show_activity(request)
            case _HistoryRequest() | _Pins() | _Posts():
                return self._listed(request)
            case _Converse():
                return self._converse(request)
            case _Autocomplete(channel_id=channel, name=name, options=options, focused=focused):
                return {"choices": await self._person.autocomplete(channel, name, options, focused=focused)}
            case _Command() | _Launch() | _Component() | _ModalSubmit() | _Menu():
                return self._interact(request)
            case _:
                return self._act(request)

    def _act(self, request: _Deed) -> Json:  # noqa: C901 - one case a deed
        do = self._person.do
        match request:
            case _Send(channel_id=channel, content=content):
                return {"message_id": str(do.send(channel, content).id)}
            case _React(message_id=message_id, emoji=emoji):
                do.react(do.find_message(int(message_id)), emoji)
            case _Pin(message_id=message_id, pinned=pinned):
                do.pin(do.find_message(int(message_id)), pinned=pinned)
            case _Delete(message_id=message_id):
                do.delete_message(do.find_message(int(message_id)))
            case _Dismiss(message_id=message_id):
                do.dismiss(do.find_message(int(message_id)))
            case _Thread(channel_id=channel):
                self._keep_thread(do, channel, request.do)
            case _Writing(channel_id=channel):
                do.type(channel)
            case _Dms(open=yes):
                self._person.take_dms(yes=yes)
            case _Install(installed=installed):
                self._person.install(installed=installed)
            case _Ack(channel_id=channel):
                do.read(do.place(channel).id)
            case _Locale(locale=locale):
                self._person.user.locale = locale
        return {}

    @staticmethod
    def _keep_thread(do: Actions, channel: str, what: str) -> None:
        if what == "reopen":
            do.reopen_thread(channel)
        elif what == "delete":
            do.delete_channel(channel)
        else:
            do.archive_thread(channel, locked=what == "lock")

    def _converse(self, request: _Converse) -> Json:
        others = [self._world.user(int(other)) for other in request.user_ids]
        return {"channel_id": str(open_conversation(self._world, self._person.user, others, request.name).id)}

    def _listed(self, request: _HistoryRequest | _Pins | _Posts) -> Json:
        match request:
            case _HistoryRequest():
                return self._history(request)
            case _Pins(channel_id=channel):
                return self._pins(channel)
            case _Posts(channel_id=channel):
                return self._posts(channel)

    def _show_activity(self, request: _Frame) -> Json:
        match request:
            case _OpenActivity(frame=frame):
                self._frames.add(frame)
                return {"url": self._activity_client.address(frame)}
            case _CloseActivity(frame=frame):
                self._frames.discard(frame)
                self._activity_client.closed(frame)
                return {}

    def _pins(self, channel: str) -> Json:
        place = self._person.do.place(channel)
        pinned = [(m.pinned_at, m) for m in self._world.messages_in(place.id) if m.pinned_at is not None]
        newest_first = sorted(pinned, key=lambda entry: -entry[0])
        return {"messages": [shown(self._world, message, self._person.user) for _, message in newest_first]}

    def _posts(self, channel: str) -> Json:
        """The first message of each post of a forum, which has the post's id."""
        forum = self._person.do.place(channel)
        kept = self._world.state.messages
        posts = [post for post in self._world.visible_channels(self._person.id) if post.parent_id == forum.id]
        firsts = [kept[post.id][post.id] for post in posts if post.id in kept.get(post.id, {})]
        return {"messages": [shown(self._world, message, self._person.user) for message in firsts]}

    def _history(self, request: _HistoryRequest) -> Json:
        place = self._person.do.place(request.channel_id)
        messages = self._world.messages_in(place.id, self._person.id)
        if request.before is not None:
            messages = [message for message in messages if message.id < int(request.before)]
        latest = messages[-max(1, min(_HISTORY, request.limit)) :]
        return {"messages": [shown(self._world, message, self._person.user) for message in latest]}

    def _interact(self, request: _Press) -> Json:
        do = self._person.do
        match request:
            case _Command(channel_id=channel, name=name, options=options, nonce=nonce):
                interaction = do.command(channel, name, options, nonce=nonce)
            case _Launch(channel_id=channel, nonce=nonce):
                interaction = do.launch(channel, nonce=nonce)
            case _ModalSubmit(interaction_id=opener, values=values, nonce=nonce):
                interaction = do.submit(do.opened_by(int(opener)), values, nonce=nonce)
            case _Menu(channel_id=channel, name=name, nonce=nonce):
                interaction = do.menu(channel, name, self._target(request), nonce=nonce)
            case _Component(message_id=message_id, custom_id=custom_id, nonce=nonce):
                message = do.find_message(int(message_id))
                if request.component_type == 2:
                    interaction = do.press(message, custom_id=custom_id, nonce=nonce)
                else:
                    interaction = do.select(message, custom_id, request.values, nonce=nonce)
        return {"interaction_id": str(interaction.id)}

    def _target(self, request: _Menu) -> Message | User:
        if request.message_id is not None:
            return self._person.do.find_message(int(request.message_id))
        return self._world.user(int(request.user_id or 0))


def _refused(number: int | None, words: str, code: int | None) -> Json:
    return {"op": "reply", "id": number, "ok": False, "error": words, "code": code}


def _number(text: str) -> int | None:
    """The number of a malformed request, for its error reply."""
    try:
        return msgspec.json.decode(text, type=_Number).id
    except msgspec.DecodeError:
        return None
