"""The life cycle of interactions: delivered, acknowledged within three seconds or failed, answerable for fifteen minutes."""

import secrets
from dataclasses import dataclass

from localdiscord.activities import Activities
from localdiscord.config import LocalConfig
from localdiscord.errors import FormErrors, refuse
from localdiscord.events import InteractionChanged
from localdiscord.faults import Faults, InteractionDelivery
from localdiscord.gateway import Gateway
from localdiscord.interaction import SLASH_REPLY, Callback, Interaction, InteractionKind, InteractionState
from localdiscord.interaction_payload import envelope, metadata
from localdiscord.records import Channel, Json, Message, User
from localdiscord.words import localized
from localdiscord.world import World

_REMEMBERED = 3600.0  # seconds
_FAILURES = {
    InteractionKind.COMMAND: "no-response",
    InteractionKind.COMPONENT: "failed",
    InteractionKind.AUTOCOMPLETE: "options-failed",
    InteractionKind.MODAL: "modal-failed",
}
_ALLOWED: dict[InteractionKind, tuple[Callback, ...]] = {
    InteractionKind.COMMAND: (Callback.MESSAGE, Callback.DEFER, Callback.MODAL, Callback.LAUNCH_ACTIVITY),
    InteractionKind.COMPONENT: (
        Callback.MESSAGE,
        Callback.DEFER,
        Callback.DEFER_UPDATE,
        Callback.UPDATE,
        Callback.MODAL,
        Callback.LAUNCH_ACTIVITY,
    ),
    InteractionKind.AUTOCOMPLETE: (Callback.CHOICES,),
    InteractionKind.MODAL: (Callback.MESSAGE, Callback.DEFER, Callback.LAUNCH_ACTIVITY),
}


@dataclass
class _HeldBack:
    interaction: Interaction
    copies: int
    behind: int


class Interactions:
    """Every interaction of this world."""

    def __init__(
        self, world: World, gateway: Gateway, faults: Faults, activities: Activities, config: LocalConfig
    ) -> None:
        self._world = world
        self._activities = activities
        self._gateway = gateway
        self._faults = faults
        self._config = config
        self._by_id: dict[int, Interaction] = {}
        self._by_token: dict[str, Interaction] = {}
        self._held: list[_HeldBack] = []

    def start(
        self,
        kind: InteractionKind,
        user: User,
        channel: Channel,
        data: Json,
        *,
        source: Message | None = None,
        opener: Interaction | None = None,
        nonce: str | None = None,
        copies: int = 1,
    ) -> Interaction:
        """Create an interaction and deliver it to the bot, `copies` times."""
        interaction = self._create(kind, user, channel, data, source, opener, nonce)
        self._deliver(interaction, copies)
        self._world.clock.later(self._config.ack_seconds, lambda: self._give_up(interaction))
        return interaction

    def launch(self, user: User, channel: Channel, data: Json, *, nonce: str | None = None) -> Interaction:
        """Open the Activity for a user of its Entry Point, without the bot, and post a message about it."""
        interaction = self._create(InteractionKind.COMMAND, user, channel, data, None, None, nonce)
        interaction.activity = self._activities.launch(user, channel)
        message = Message(self._world.new_id(), channel.id, self._world.bot.id, "", self._world.clock.now())
        message.type, message.application_id = SLASH_REPLY, self._world.state.application_id
        message.interaction = metadata(self._world, interaction)
        self._world.add_message(message)
        self.acknowledge(interaction, Callback.LAUNCH_ACTIVITY)
        return interaction

    def _create(
        self,
        kind: InteractionKind,
        user: User,
        channel: Channel,
        data: Json,
        source: Message | None,
        opener: Interaction | None,
        nonce: str | None,
    ) -> Interaction:
        interaction = Interaction(
            id=self._world.new_id(),
            token=secrets.token_urlsafe(96),
            kind=kind,
            user_id=user.id,
            channel_id=channel.id,
            guild_id=None if channel.is_dm else self._world.guild_of(channel).id,
            locale=user.locale,
            created=self._world.clock.now(),
            payload={},
            source=source,
            opener=opener,
            nonce=nonce,
        )
        self._forget_old()
        interaction.payload = envelope(self._world, interaction, data, attachment_bytes=self._config.attachment_bytes)
        self._by_id[interaction.id] = interaction
        self._by_token[interaction.token] = interaction
        self._world.feed.publish(InteractionChanged(interaction))
        return interaction

    def find(self, interaction_id: int) -> Interaction | None:
        """The interaction with this id."""
        return self._by_id.get(interaction_id)

    def for_callback(self, interaction_id: int, token: str) -> Interaction:
        """The interaction that may still be acknowledged; 10062 if it is unknown or too late, 40060 if it was."""
        interaction = self._by_token.get(token)
        if interaction is None or interaction.id != interaction_id:
            raise refuse(10062)
        late = self._world.clock.now() - interaction.created > self._config.ack_seconds
        if interaction.state is InteractionState.FAILED or (late and interaction.state is InteractionState.PENDING):
            raise refuse(10062)
        if interaction.state is InteractionState.ANSWERED:
            raise refuse(40060)
        if interaction.channel_id not in self._world.channels:
            raise refuse(10003)
        return interaction

    def for_webhook(self, application_id: int, token: str) -> Interaction:
        """The interaction with a valid token; 10015 if it is unknown, 50027 after fifteen minutes."""
        interaction = self._by_token.get(token)
        if application_id != self._world.state.application_id or interaction is None:
            raise refuse(10015)
        if self._world.clock.now() - interaction.created > self._config.token_seconds:
            raise refuse(50027)
        if interaction.state is not InteractionState.ANSWERED:
            raise refuse(10015)
        if interaction.channel_id not in self._world.channels:
            raise refuse(10003)
        return interaction

    def check_type(self, interaction: Interaction, callback: int) -> Callback:
        """The callback type; an error if it does not fit the interaction."""
        allowed = _ALLOWED[interaction.kind]
        if interaction.kind is InteractionKind.MODAL and interaction.source is not None:
            allowed = (*allowed, Callback.DEFER_UPDATE, Callback.UPDATE)
        if callback not in allowed:
            form = FormErrors()
            form.fault(
                "type", "BASE_TYPE_CHOICES", f'Value of field "type" must be one of {sorted(map(int, allowed))}.'
            )
            form.finish()
        return Callback(callback)

    def acknowledge(self, interaction: Interaction, callback: Callback) -> None:
        """Record the first answer and publish it."""
        interaction.state = InteractionState.ANSWERED
        interaction.callback = callback
        self._world.feed.publish(InteractionChanged(interaction))
        if interaction.loading:
            self._world.clock.later(self._config.token_seconds, lambda: self._never_filled(interaction))

    def moved(self, interaction: Interaction) -> None:
        """Publish progress of the answer: a placeholder filled, a followup sent."""
        self._world.feed.publish(InteractionChanged(interaction))

    def fail(self, interaction: Interaction, key: str) -> None:
        """Fail the interaction: the person sees that the bot did not answer."""
        interaction.state = InteractionState.FAILED
        interaction.failure = localized(key, interaction.locale)
        self._world.feed.publish(InteractionChanged(interaction))

    def _deliver(self, interaction: Interaction, copies: int) -> None:
        delivery = self._faults.delivery()
        overtaken = self._overtaken()
        if not delivery.dropped:
            self._send(interaction, delivery, max(copies, delivery.copies))
        for held in overtaken:
            self._dispatch(held.interaction, held.copies)

    def _send(self, interaction: Interaction, delivery: InteractionDelivery, copies: int) -> None:
        if delivery.behind:
            self._held.append(_HeldBack(interaction, copies, delivery.behind))
        elif delivery.delay:
            self._world.clock.later(delivery.delay, lambda: self._dispatch(interaction, copies))
        else:
            self._dispatch(interaction, copies)

    def _overtaken(self) -> list["_HeldBack"]:
        """The held interactions that enough later ones have overtaken."""
        for held in self._held:
            held.behind -= 1
        free = [held for held in self._held if held.behind <= 0]
        self._held = [held for held in self._held if held.behind > 0]
        return free

    def _dispatch(self, interaction: Interaction, copies: int) -> None:
        for _ in range(copies):
            self._gateway.dispatch("INTERACTION_CREATE", interaction.payload)

    def _forget_old(self) -> None:
        """Drop interactions that can no longer be answered; an expired token is recognised for a while."""
        last = self._world.clock.now() - _REMEMBERED - self._config.token_seconds
        while self._by_id:
            oldest = next(iter(self._by_id.values()))
            if oldest.created > last:
                return
            del self._by_id[oldest.id], self._by_token[oldest.token]

    def _give_up(self, interaction: Interaction) -> None:
        if interaction.state is InteractionState.PENDING:
            self.fail(interaction, _FAILURES[interaction.kind])

    def _never_filled(self, interaction: Interaction) -> None:
        if interaction.loading:
            interaction.loading = False
            self.fail(interaction, "no-response")
