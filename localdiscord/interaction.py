"""One interaction and the state of its answer."""

from dataclasses import dataclass, field
from enum import IntEnum

from localdiscord.records import ActivityFrame, Json, Message

SLASH_REPLY = 20  # the type of a message that answers a command
OWNERS = "authorizing_integration_owners"


class InteractionKind(IntEnum):
    """The kinds of interaction."""

    COMMAND = 2
    COMPONENT = 3
    AUTOCOMPLETE = 4
    MODAL = 5


class Callback(IntEnum):
    """The callback types of a first answer."""

    MESSAGE = 4
    DEFER = 5
    DEFER_UPDATE = 6
    UPDATE = 7
    CHOICES = 8
    MODAL = 9
    LAUNCH_ACTIVITY = 12


class InteractionState(IntEnum):
    """The state of the answer."""

    PENDING = 0
    ANSWERED = 1
    FAILED = 2


@dataclass(eq=False)
class Interaction:
    """An interaction and its answer so far; `created` in seconds since 1970.

    `payload` is what the gateway delivers; `source` the message of a pressed component, also for the modal it opened.
    """

    id: int
    token: str
    kind: InteractionKind
    user_id: int
    channel_id: int
    guild_id: int | None
    locale: str
    created: float
    payload: Json
    source: Message | None = None
    opener: "Interaction | None" = None  # for a submitted modal: the interaction that opened it
    nonce: str | None = None
    state: InteractionState = InteractionState.PENDING
    callback: Callback | None = None
    original: Message | None = None
    ephemeral: bool = False
    loading: bool = False
    modal: Json | None = None
    submission: "Interaction | None" = None  # the last time the modal was sent
    choices: list[Json] | None = None
    activity: ActivityFrame | None = None  # that it opened
    followups: list[Message] = field(default_factory=list)
    edits: int = 0  # edits of @original since the first answer
    failure: str | None = None

    @property
    def is_of_user_alone(self) -> bool:
        """Whether only the installation of a user authorizes it: the bot is not where it was made."""
        return list(self.payload[OWNERS]) == ["1"]

    @property
    def settled(self) -> bool:
        """Whether the person has seen an answer or a failure."""
        return self.state is InteractionState.FAILED or (self.state is InteractionState.ANSWERED and not self.loading)
