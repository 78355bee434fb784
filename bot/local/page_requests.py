"""What an open tab asks for, each answered by one reply frame."""

import json
from typing import Any

from bot.local.errors import Refusal
from bot.local.payloads import message_payload
from bot.local.people import Person, PersonError
from bot.local.records import Json
from bot.local.world import World

__all__ = ["PageRequests"]

_LOCALES = ("en-US", "en-GB", "fr")
_HISTORY = 100


class PageRequests:
    """The requests of one user's tab."""

    def __init__(self, person: Person, world: World) -> None:
        self._person = person
        self._world = world

    async def answer(self, text: str) -> Json:
        """The reply frame to a request frame, whatever it holds."""
        number: Any = None
        try:
            frame = json.loads(text)
            number = frame.get("id")
            data = await self._do(frame)
        except PersonError as error:
            return {"op": "reply", "id": number, "ok": False, "error": error.words, "code": error.code}
        except Refusal as refusal:
            return {"op": "reply", "id": number, "ok": False, "error": refusal.words(), "code": refusal.code}
        except (AttributeError, KeyError, TypeError, ValueError) as error:
            return {"op": "reply", "id": number, "ok": False, "error": f"Bad request: {error}", "code": None}
        return {"op": "reply", "id": number, "ok": True, "data": data}

    async def _do(self, frame: Json) -> Json:
        match frame["op"]:
            case "history":
                return self._history(frame)
            case "send":
                message = self._person.do.send(frame["channel_id"], frame["content"])
                return {"message_id": str(message.id)}
            case "command" | "component" | "modal_submit":
                return self._interact(frame)
            case "autocomplete":
                choices = await self._person.autocomplete(
                    frame["channel_id"], frame["name"], frame.get("options") or {}, focused=frame["focused"]
                )
                return {"choices": choices}
            case "dismiss" | "ack" | "locale":
                return self._note(frame)
            case other:
                raise ValueError(f"unknown op {other}")

    def _history(self, frame: Json) -> Json:
        place = self._person.do.place(frame["channel_id"])
        before = int(frame.get("before") or 0)
        limit = max(1, min(_HISTORY, int(frame.get("limit") or 50)))
        messages = [m for m in self._world.messages_in(place.id, self._person.id) if not before or m.id < before]
        return {"messages": [message_payload(self._world, message) for message in messages[-limit:]]}

    def _interact(self, frame: Json) -> Json:
        do, nonce = self._person.do, frame.get("nonce")
        if frame["op"] == "command":
            interaction = do.command(frame["channel_id"], frame["name"], frame.get("options") or {}, nonce=nonce)
        elif frame["op"] == "modal_submit":
            opener = do.opened_by(int(frame["interaction_id"]))
            interaction = do.submit(opener, frame.get("values") or {}, nonce=nonce)
        else:
            message = do.find_message(int(frame["message_id"]))
            if int(frame.get("component_type") or 2) == 2:
                interaction = do.press(message, custom_id=frame["custom_id"], nonce=nonce)
            else:
                values = [str(value) for value in frame.get("values") or []]
                interaction = do.select(message, frame["custom_id"], values, nonce=nonce)
        return {"interaction_id": str(interaction.id)}

    def _note(self, frame: Json) -> Json:
        if frame["op"] == "ack":
            self._person.do.read(self._person.do.place(frame["channel_id"]).id)
        elif frame["op"] == "locale":
            if frame["locale"] not in _LOCALES:
                raise ValueError(f"unknown locale {frame['locale']}")
            self._person.user.locale = frame["locale"]
        else:
            message = self._person.do.find_message(int(frame["message_id"]))
            if message.only_for == self._person.id:
                self._world.remove_message(message)
        return {}
