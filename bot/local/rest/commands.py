"""The bot's commands, global and of the one guild."""

import copy

from bot.local.command_limits import check_all, check_one
from bot.local.errors import refuse
from bot.local.events import CommandsChanged
from bot.local.records import Json
from bot.local.rest.call import RestCall, RestResponse, Route

__all__ = ["ROUTES"]

_DAILY_CREATES = 200


def list_all(call: RestCall) -> RestResponse:
    """GET .../commands: without the localizations unless asked for."""
    kept = _kept(call)
    wanted = call.query.get("with_localizations") in ("1", "true", "True")
    return RestResponse(200, kept if wanted else [_default_words(command) for command in kept])


def replace_all(call: RestCall) -> RestResponse:
    """PUT .../commands: unlisted ones are deleted; the same type and name keeps its id."""
    wanted = call.body if isinstance(call.body, list) else []
    check_all(wanted)
    before = {(command["type"], command["name"]): command for command in _kept(call)}
    fresh = [command for command in wanted if (command.get("type") or 1, command["name"]) not in before]
    _count_creates(call, len(fresh))
    made = []
    for command in wanted:
        old = before.get((command.get("type") or 1, command["name"]))
        made.append(_command(call, command, old))
    _keep(call, made)
    return RestResponse(200, made)


def create(call: RestCall) -> RestResponse:
    """POST .../commands: a command with a known name and type is replaced (200), else made (201)."""
    wanted = call.fields()
    check_one(wanted)
    kept = _kept(call)
    kind = wanted.get("type") or 1
    old = next((c for c in kept if c["type"] == kind and c["name"] == wanted["name"]), None)
    if old is None:
        _count_creates(call, 1)
    made = _command(call, wanted, old)
    after = [c for c in kept if c is not old] + [made]
    check_all(after)
    _keep(call, after)
    return RestResponse(201 if old is None else 200, made)


def read(call: RestCall) -> RestResponse:
    """GET .../commands/{command}."""
    return RestResponse(200, _one(call))


def change(call: RestCall) -> RestResponse:
    """PATCH .../commands/{command}."""
    old = _one(call)
    wanted = old | call.fields()
    check_one(wanted)
    made = _command(call, wanted, old)
    _keep(call, [made if c is old else c for c in _kept(call)])
    return RestResponse(200, made)


def delete(call: RestCall) -> RestResponse:
    """DELETE .../commands/{command}."""
    gone = _one(call)
    _keep(call, [c for c in _kept(call) if c is not gone])
    return RestResponse()


def _default_words(part: Json) -> Json:
    told = {key: value for key, value in part.items() if not key.endswith("_localizations")}
    for key in ("options", "choices"):
        if key in told:
            told[key] = [_default_words(inner) for inner in told[key]]
    return told


def _scope(call: RestCall) -> int:
    if call.id("application") != call.world.state.application_id:
        raise refuse(50001)
    if "guild" not in call.path:
        return 0
    if call.id("guild") != call.world.guild.id:
        raise refuse(50001)
    return call.world.guild.id


def _kept(call: RestCall) -> list[Json]:
    return call.world.state.commands.get(_scope(call), [])


def _keep(call: RestCall, commands: list[Json]) -> None:
    call.world.state.commands[_scope(call)] = commands
    call.world.feed.publish(CommandsChanged())


def _one(call: RestCall) -> Json:
    for command in _kept(call):
        if command["id"] == call.path["command"]:
            return command
    raise refuse(10063)


def _count_creates(call: RestCall, count: int) -> None:
    state = call.world.state
    if state.command_creates + count > _DAILY_CREATES:
        raise refuse(30034)
    state.command_creates += count


def _command(call: RestCall, wanted: Json, old: Json | None) -> Json:
    scope = _scope(call)
    made = {key: value for key, value in copy.deepcopy(wanted).items() if value is not None}
    permissions = wanted.get("default_member_permissions")
    made |= {
        "id": old["id"] if old is not None else str(call.world.new_id()),
        "application_id": str(call.world.state.application_id),
        "version": str(call.world.new_id()),
        "type": wanted.get("type") or 1,
        "description": wanted.get("description") or "",
        "default_member_permissions": None if permissions is None else str(permissions),
        "nsfw": bool(wanted.get("nsfw")),
    }
    if scope:
        made["guild_id"] = str(scope)
    else:
        made["contexts"] = wanted.get("contexts")
        made["integration_types"] = wanted.get("integration_types") or [0]
        made["dm_permission"] = True
    return made


_GLOBAL = "/applications/{application}/commands"
_GUILD = "/applications/{application}/guilds/{guild}/commands"
ROUTES = tuple(
    route
    for base in (_GUILD, _GLOBAL)
    for route in (
        Route("GET", base, list_all),
        Route("PUT", base, replace_all),
        Route("POST", base, create),
        Route("GET", f"{base}/{{command}}", read),
        Route("PATCH", f"{base}/{{command}}", change),
        Route("DELETE", f"{base}/{{command}}", delete),
    )
)
