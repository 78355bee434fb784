"""Activities: who is in which instance, and the codes and tokens of OAuth by which their pages learn who they are."""

import secrets
from dataclasses import dataclass

from localdiscord.config import ActivityConfig
from localdiscord.records import ActivityFrame, ActivityInstance, Channel, Json, User
from localdiscord.world import World

CODE_SECONDS = 60.0  # life of a code; Discord does not publish its number
TOKEN_SECONDS = 604_800  # life of an access token
SCOPE = "identify"


@dataclass(frozen=True)
class _Code:
    user_id: int
    created: float


class OAuthRefused(Exception):
    """The token endpoint refuses, with its HTTP status and error name."""

    def __init__(self, status: int, error: str) -> None:
        super().__init__(error)
        self.status = status
        self.error = error


class Activities:
    """The instances of the application's Activity, one a channel; none if the application has no Activity. Nothing of it is kept."""

    def __init__(self, world: World, config: ActivityConfig | None) -> None:
        self.config = config
        self._world = world
        self._instances: dict[str, ActivityInstance] = {}
        self._frames: dict[str, ActivityFrame] = {}
        self._codes: dict[str, _Code] = {}
        self._tokens: dict[str, int] = {}
        self._consented: set[int] = set()

    def launch(self, user: User, channel: Channel) -> ActivityFrame:
        """Open the Activity for a user: they join the channel's instance, or a new one."""
        instance = next((one for one in self._instances.values() if one.channel.id == channel.id), None)
        if instance is None:
            guild = None if channel.is_dm else self._world.guild_of(channel).id
            instance = ActivityInstance(self._world.new_id(), channel, guild)
            self._instances[instance.id] = instance
        if user.id not in instance.users:
            instance.users.append(user.id)
        frame = ActivityFrame(secrets.token_urlsafe(24), user, instance)
        self._frames[frame.id] = frame
        return frame

    def close(self, frame: ActivityFrame) -> None:
        """Close a frame: its user leaves with the last one, and an instance that all have left is gone."""
        self._frames.pop(frame.id, None)
        instance = frame.instance
        if any(one.instance is instance and one.user is frame.user for one in self._frames.values()):
            return
        if frame.user.id in instance.users:
            instance.users.remove(frame.user.id)
        if not instance.users:
            self._instances.pop(instance.id, None)

    def instance(self, named: str) -> ActivityInstance | None:
        """The instance with this id."""
        return self._instances.get(named)

    def frame(self, named: str) -> ActivityFrame | None:
        """The open frame with this id."""
        return self._frames.get(named)

    def consented(self, user: User) -> bool:
        """Whether a user has allowed the application to learn who they are."""
        return user.id in self._consented

    def authorize(self, user: User) -> str:
        """A code for a user who allows the application to learn who they are."""
        self._consented.add(user.id)
        code = secrets.token_urlsafe(22)
        self._codes[code] = _Code(user.id, self._world.clock.now())
        return code

    def token_for(self, form: Json) -> Json:
        """The answer of the token endpoint to a form. Raises OAuthRefused."""
        client = str(form.get("client_id")), str(form.get("client_secret"))
        if self.config is None or client != (str(self._world.state.application_id), self.config.secret):
            raise OAuthRefused(401, "invalid_client")
        if form.get("grant_type") == "client_credentials":
            return self._granted(self._world.guild.owner_id)
        if form.get("grant_type") != "authorization_code":
            raise OAuthRefused(400, "unsupported_grant_type")
        return self._granted(self._user_of(str(form.get("code")))) | {"refresh_token": secrets.token_urlsafe(22)}

    def _user_of(self, given: str) -> int:
        """The user of a code, which is good once. Raises OAuthRefused."""
        code = self._codes.pop(given, None)
        if code is None or self._world.clock.now() - code.created > CODE_SECONDS:
            raise OAuthRefused(400, "invalid_grant")
        return code.user_id

    def _granted(self, user: int) -> Json:
        token = secrets.token_urlsafe(22)
        self._tokens[token] = user
        return {"token_type": "Bearer", "access_token": token, "expires_in": TOKEN_SECONDS, "scope": SCOPE}

    def holder(self, token: str) -> User | None:
        """The user whose access token this is."""
        return self._world.users.get(self._tokens.get(token, 0))


def instance_payload(instance: ActivityInstance, application_id: int) -> Json:
    """An instance as the API shows it to its application."""
    kind, channel = "pc" if instance.guild_id is None else "gc", str(instance.channel.id)
    location: Json = {"id": instance.location, "kind": kind, "channel_id": channel}
    if instance.guild_id is not None:
        location["guild_id"] = str(instance.guild_id)
    return {
        "application_id": str(application_id),
        "instance_id": instance.id,
        "launch_id": str(instance.launch_id),
        "location": location,
        "users": [str(one) for one in instance.users],
    }
