"""One REST call: the caller, the route, the body and files."""

from collections.abc import Callable
from dataclasses import dataclass, field
from operator import attrgetter
from typing import Any

from localdiscord.activities import Activities
from localdiscord.config import LocalConfig, Rate
from localdiscord.errors import invalid, refuse
from localdiscord.gateway import Gateway
from localdiscord.interactions import Interactions
from localdiscord.media import Upload
from localdiscord.message_editor import MessageEditor
from localdiscord.rates import RateLimits
from localdiscord.records import Json, User
from localdiscord.world import World


@dataclass(frozen=True)
class RestServices:
    """The services of the routes."""

    world: World
    config: LocalConfig
    gateway: Gateway
    interactions: Interactions
    posting: MessageEditor
    rates: RateLimits
    activities: Activities


@dataclass(frozen=True)
class RestResponse:
    """Status and JSON body of a response; 204 has none."""

    status: int = 204
    body: Any = None


@dataclass
class RestCall:
    """A request, read and authenticated."""

    services: RestServices
    path: dict[str, str]
    query: dict[str, str]
    body: Any = None
    files: dict[int, Upload] = field(default_factory=dict)
    bearer: User | None = None  # whose access token it has, instead of the bot's

    @property
    def world(self) -> World:
        """The world it acts on."""
        return self.services.world

    @property
    def bot_id(self) -> int:
        """The caller: this API serves one bot."""
        return self.world.bot.id

    def id(self, name: str) -> int:
        """A snowflake of the path, or the form refusal Discord gives for anything else."""
        value = self.path[name]
        if not value.isdigit():
            raise invalid(name, "NUMBER_TYPE_COERCE", f'Value "{value}" is not snowflake.')
        return int(value)

    def fields(self) -> Json:
        """The body, which must be a JSON object."""
        if not isinstance(self.body, dict):
            raise refuse(50109)
        return self.body


Handler = Callable[[RestCall], RestResponse]


@dataclass(frozen=True)
class Route:
    """A method and path template; `major` names the path parameter its bucket is counted by.

    Routes that carry their secret in the path or the form (`by_token`) need no Authorization, those `by_bearer` take an access token as well
    as the bot's, and `exempt` ones are not rate limited.
    """

    method: str
    path: str
    handler: Handler
    rate: Callable[[LocalConfig], Rate] = attrgetter("default_rate")
    major: str = ""
    by_token: bool = False
    by_bearer: bool = False
    exempt: bool = False
