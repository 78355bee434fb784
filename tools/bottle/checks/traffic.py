"""Looks at requests and interactions: what Discord refuses, and what is not answered in time, unless an injected fault explains it."""

from __future__ import annotations

import re
from collections import Counter
from typing import TYPE_CHECKING

from localdiscord.events import Event, InteractionChanged
from localdiscord.interaction import Interaction, InteractionState
from localdiscord.log import GatewayFrame, LoggedCall
from tools.bottle.injected import FaultKind as Kind

if TYPE_CHECKING:
    from tools.bottle.bottle import Bottle

LATE = frozenset({Kind.DEATH, Kind.OUTAGE, Kind.CUT, Kind.SLOW, Kind.LIMITED, Kind.BROKEN, Kind.DELIVERY, Kind.DISK})
DOUBLED = frozenset(
    {Kind.DEATH, Kind.CUT, Kind.BROKEN, Kind.SLOW, Kind.DELIVERY, Kind.OUTAGE}
)  # it had an effect before
GONE = frozenset({Kind.PLACE})
REFUSED = frozenset({Kind.RIGHTS, Kind.PLACE})
WORN = 30046  # edited too often
ARCHIVED = 50083
CLOSED = {50007, 50278}  # direct messages are closed; no server in common
EXPLAINED: dict[int, frozenset[Kind]] = {
    10003: GONE,  # Unknown Channel
    10004: GONE,  # Unknown Guild
    10008: GONE | DOUBLED,  # Unknown Message
    10015: LATE,  # Unknown Webhook: nothing was answered
    10062: LATE,  # Unknown interaction
    40060: DOUBLED,  # acknowledged already
    50001: REFUSED,  # Missing Access
    50013: REFUSED,  # Missing Permissions
    50027: LATE,  # the token has expired
    ARCHIVED: GONE,
    160004: DOUBLED,  # the thread is there already
    160005: REFUSED,  # the thread is locked
}
"""By Discord's code, the faults of which one must have been injected before the refusal; of others, none explains it."""
TAKEN = "APPLICATION_EMOJI_NAME_ALREADY_TAKEN"
BY_STATUS = {429: frozenset({Kind.LIMITED}), 0: frozenset({Kind.CUT, Kind.OUTAGE, Kind.SLOW})}
SERVER_FAULTS = frozenset({Kind.BROKEN, Kind.OUTAGE, Kind.CUT})  # those that explain 5xx
RESUME = 6  # the gateway's code
LASTING = 900.0  # s for which a fault may explain a refusal: the life of a token
_TOKENS = re.compile(r"/interactions/(\d+)/|/webhooks/\d+/([^/]+)")
_MATCH = re.compile(r"[a-z]+:([0-9a-z]+):")


def explained(bottle: Bottle, status: int, code: int, at: float) -> bool:
    """Whether an injected fault explains that Discord has answered so."""
    if status >= 500:
        return bottle.injected.explains(SERVER_FAULTS, at, at)
    kinds = BY_STATUS.get(status) or EXPLAINED.get(code, frozenset())
    since = 0.0 if Kind.PLACE in kinds else at - LASTING  # what was deleted stays away
    return bottle.injected.explains(kinds, since, at)


def whose(bottle: Bottle, interaction: Interaction) -> str:
    """A sentence's beginning: whose interaction it was, of which match, and when."""
    data = interaction.payload["data"]
    control = str(data.get("custom_id", data.get("name", "")))
    pressed = _MATCH.match(control)
    match = f"match {int(pressed[1], 36)}: " if pressed and pressed[1] else ""
    name = bottle.discord.world.users[interaction.user_id].username
    return f"{match}{interaction.kind.name.lower()} {control!r} of {name} ({interaction.id}, {interaction.created:.3f})"


def _archives(call: LoggedCall) -> bool:
    """Whether a request archives a thread, which it may have done before."""
    return call.method == "PATCH" and isinstance(call.request, dict) and call.request.get("archived") is True


class Requests:
    """Finds requests of the bot that Discord refuses."""

    def __init__(self, bottle: Bottle) -> None:
        self._bottle = bottle
        self._found: list[str] = []
        self.worn: set[int] = set()
        """Messages that were edited as often as Discord lets old ones be."""
        self._delivered: Counter[str] = Counter()  # interactions, which people may send twice
        bottle.trace.on_call.append(self._asked)
        bottle.trace.on_frame.append(self._sent)

    async def found(self) -> list[str]:
        """What was refused."""
        return self._found

    def _sent(self, frame: GatewayFrame) -> None:
        if frame.frame.get("t") == "INTERACTION_CREATE" and frame.way == "to bot":
            self._delivered[frame.frame["d"]["id"]] += 1

    def _asked(self, call: LoggedCall) -> None:
        if 0 < call.status < 400:
            return
        response = call.response if isinstance(call.response, dict) else {}
        code = int(response.get("code", 0))
        named = _TOKENS.search(call.path)
        interaction = None if named is None else self._interaction(named)
        if code == 40060 and interaction is not None and self._delivered[str(interaction.id)] > 1:
            return  # its other copy was answered
        if code == WORN and (message := int(call.path.rpartition("/")[2])) not in self.worn:
            self.worn.add(message)  # the bot cannot know before; it makes another
            return
        if (code in CLOSED and self._is_closed(call.path)) or explained(self._bottle, call.status, code, call.at):
            return
        if code == 10008 and interaction is not None:
            return  # private messages are dismissed by those who see them, and deleted by the bot after other presses
        again = TAKEN in str(response.get("errors")) or (code == ARCHIVED and _archives(call))
        if again and self._bottle.injected.explains(DOUBLED, call.at - LASTING, call.at):
            return  # it had its effect before, and the answer was lost
        about = "" if interaction is None else f" for {whose(self._bottle, interaction)}"
        errors = f" {response['errors']}" if "errors" in response else ""
        said = f"{call.status} {code} {response.get('message', '')}{errors}"
        self._found.append(f"{call.at:.3f} {call.method} {call.path}{about} was refused: {said}")

    def _is_closed(self, path: str) -> bool:
        """Whether someone in a conversation takes no direct messages, or is on no server with the bot."""
        world = self._bottle.discord.world
        named = re.search(r"/channels/(\d+)/", path)
        people = world.channels[int(named[1])].recipients if named else []
        there = world.guild.members
        return any(not world.users[one].takes_dms or one not in there for one in people)

    def _interaction(self, named: re.Match[str]) -> Interaction | None:
        interactions = self._bottle.discord.interactions
        return interactions.find(int(named[1])) if named[1] else interactions._by_token.get(named[2])


class Sequences:
    """Finds sessions of the gateway that the bot resumes behind what it was sent, so that it never hears of what it has missed."""

    def __init__(self, bottle: Bottle) -> None:
        self._sent: dict[str, int] = {}  # by session: the number of the latest event that went to the bot
        self._found: list[str] = []
        bottle.trace.on_frame.append(self._seen)

    async def found(self) -> list[str]:
        """Where events were skipped."""
        return self._found

    def _seen(self, frame: GatewayFrame) -> None:
        number, data = frame.frame.get("s"), frame.frame.get("d") or {}
        if frame.way == "to bot" and number is not None:
            self._sent[frame.session] = max(number, self._sent.get(frame.session, 0))
        elif frame.way == "from bot" and frame.frame.get("op") == RESUME:
            sent, behind = self._sent.get(data["session_id"], 0), data.get("seq") or 0
            if behind > sent:
                self._found.append(
                    f"{frame.at:.3f} {data['session_id']} is resumed behind event {behind}, and event {sent} was the last that was sent"
                )


class Answers:
    """Finds interactions that were not answered in time, or never filled after they were acknowledged."""

    def __init__(self, bottle: Bottle) -> None:
        self._bottle = bottle
        self._found: dict[int, str] = {}
        bottle.discord.world.feed.listen(self._heard)

    async def found(self) -> list[str]:
        """What was not answered."""
        return list(self._found.values())

    def _heard(self, event: Event) -> None:
        if not isinstance(event, InteractionChanged) or event.interaction.state is not InteractionState.FAILED:
            return
        one, now = event.interaction, self._bottle.discord.world.clock.now()
        if not self._bottle.injected.explains(LATE | GONE, one.created, now):
            self._found[one.id] = (
                f"{whose(self._bottle, one)} was not answered: {one.failure} after {now - one.created:.1f} s"
            )
