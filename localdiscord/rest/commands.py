"""The bot's commands, global and of one server, validated as Discord does."""

import copy
import unicodedata
from collections import Counter
from typing import Any

from localdiscord.errors import FormErrors, refuse
from localdiscord.events import CommandsChanged
from localdiscord.options import ENTRY_POINT, OPENED_BY_APP, OPENED_BY_DISCORD
from localdiscord.records import Json
from localdiscord.rest.call import RestCall, RestResponse, Route
from localdiscord.world import World

_DAILY_CREATES = 200


def list_all(call: RestCall) -> RestResponse:
    """GET .../commands: without the localizations unless asked for."""
    kept = _kept(call)
    wanted = call.query.get("with_localizations") in ("1", "true", "True")
    return RestResponse(200, kept if wanted else [_default_words(command) for command in kept])


def replace_all(call: RestCall) -> RestResponse:
    """PUT .../commands: unlisted ones are deleted, but for the Entry Point; the same id, or type and name, keeps its id."""
    wanted = call.body if isinstance(call.body, list) else []
    check_all(wanted)
    _keep_entry_point(_kept(call), wanted)
    before = {(command["type"], command["name"]): command for command in _kept(call)}
    by_id = {command["id"]: command for command in _kept(call)}
    known = [
        by_id.get(str(command.get("id"))) or before.get((command.get("type") or 1, command["name"]))
        for command in wanted
    ]
    _count_creates(call, known.count(None))
    made = [_command(call, command, old) for command, old in zip(wanted, known, strict=True)]
    _keep(call, made)
    return RestResponse(200, made)


def _keep_entry_point(before: list[Json], wanted: list[Json]) -> None:
    """Refuse a list that would drop the Entry Point command."""
    kinds = [{command.get("type") or 1 for command in commands} for commands in (before, wanted)]
    if ENTRY_POINT in kinds[0] - kinds[1]:
        raise refuse(50240)


def keep_entry_point(world: World) -> None:
    """Make the Entry Point command, as Discord does when Activities are switched on, unless there is one."""
    kept = world.state.commands.setdefault(0, [])
    if any(command["type"] == ENTRY_POINT for command in kept):
        return
    entry: Json = {
        "type": ENTRY_POINT,
        "handler": OPENED_BY_DISCORD,
        "name": "launch",
        "description": "Launch an activity",
    }
    entry |= {"id": str(world.new_id()), "version": str(world.new_id()), "nsfw": False, "dm_permission": True}
    entry |= {"application_id": str(world.state.application_id), "default_member_permissions": None}
    kept.append(entry | {"contexts": [0, 1, 2], "integration_types": [0, 1]})


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
    fields = {key: value for key, value in part.items() if not key.endswith("_localizations")}
    for key in ("options", "choices"):
        if key in fields:
            fields[key] = [_default_words(inner) for inner in fields[key]]
    return fields


def _scope(call: RestCall) -> int:
    if call.id("application") != call.world.state.application_id:
        raise refuse(50001)
    if "guild" not in call.path:
        return 0
    if call.world.find_guild(call.id("guild")) is None:
        raise refuse(50001)
    return call.id("guild")


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


MOST = {1: 100, 2: 15, 3: 15, ENTRY_POINT: 1}  # commands of each type in one scope
OPTIONS = 25
TEXT_SUM = 8000
_SUBCOMMAND, _GROUP, _STRING, _INTEGER, _NUMBER = 1, 2, 3, 4, 10
_COMPLETABLE = (_STRING, _INTEGER, _NUMBER)


def check_all(commands: list[Json]) -> None:
    """Refuse a whole list of commands if any is bad or there are too many."""
    form = FormErrors()
    for number, command in enumerate(commands):
        _check(form, str(number), command)
    for kind, most in MOST.items():
        if sum((command.get("type") or 1) == kind for command in commands) > most:
            form.fault("", "APPLICATION_COMMAND_TOO_MANY", f"Maximum number of application commands reached ({most}).")
    names = Counter((command.get("type") or 1, command.get("name")) for command in commands)
    if any(count > 1 for count in names.values()):
        form.fault("", "APPLICATION_COMMANDS_DUPLICATE_NAME", "Application command names must be unique")
    form.finish()


def check_one(command: Json) -> None:
    """Refuse one bad command."""
    form = FormErrors()
    _check(form, "", command)
    form.finish()


def _check(form: FormErrors, path: str, command: Json) -> None:
    kind = command.get("type") or 1
    prefix = f"{path}." if path else ""
    name = str(command.get("name") or "")
    description = str(command.get("description") or "")
    if kind == 1:
        _check_name(form, f"{prefix}name", name)
        form.length(f"{prefix}description", description, 1, 100)
        _check_localized(form, prefix, command)
        _check_options(form, f"{prefix}options", command.get("options") or [], depth=0)
    else:
        form.length(f"{prefix}name", name, 1, 32)
        if kind == ENTRY_POINT:
            form.length(f"{prefix}description", description, 0, 100)
            if command.get("handler") not in (OPENED_BY_APP, OPENED_BY_DISCORD):
                form.fault(f"{prefix}handler", "BASE_TYPE_CHOICES", 'Value of field "handler" must be one of (1, 2).')
        elif description:
            form.fault(
                f"{prefix}description",
                "APPLICATION_COMMAND_CONTEXT_MENU_DESCRIPTION",
                "Context menu commands cannot have a description",
            )
        if command.get("options"):
            form.fault(
                f"{prefix}options",
                "APPLICATION_COMMAND_CONTEXT_MENU_OPTIONS",
                "Context menu commands cannot have options",
            )
    if _text(command) > TEXT_SUM:
        form.fault(f"{prefix}name", "APPLICATION_COMMAND_TOO_LARGE", f"Command exceeds maximum size ({TEXT_SUM})")


def _check_name(form: FormErrors, path: str, name: str) -> None:
    form.length(path, name, 1, 32)
    if not all(_may_stand_in_name(character) for character in name) or name != name.lower():
        form.fault(path, "APPLICATION_COMMAND_INVALID_NAME", "Command name is invalid")


def _may_stand_in_name(character: str) -> bool:
    if character in "-_'":
        return True
    kind = unicodedata.category(character)
    marks = unicodedata.name(character, "").startswith(("DEVANAGARI", "THAI"))
    return kind.startswith(("L", "N")) or marks


def _check_localized(form: FormErrors, prefix: str, part: Json) -> None:
    for locale, name in (part.get("name_localizations") or {}).items():
        _check_name(form, f"{prefix}name_localizations.{locale}", str(name))
    for locale, text in (part.get("description_localizations") or {}).items():
        form.length(f"{prefix}description_localizations.{locale}", str(text), 1, 100)


def _check_options(form: FormErrors, path: str, options: list[Json], *, depth: int) -> None:
    form.at_most(path, options, OPTIONS)
    names: set[str] = set()
    optional_before = False
    for number, option in enumerate(options):
        where = f"{path}.{number}"
        name = str(option.get("name") or "")
        if name in names:
            form.fault(f"{where}.name", "APPLICATION_COMMAND_OPTIONS_NAME_DUPLICATED", "Option name must be unique")
        names.add(name)
        if option.get("required") and optional_before:
            form.fault(
                f"{where}.required",
                "APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID",
                "Required options must be placed before non-required options",
            )
        optional_before = optional_before or not option.get("required")
        _check_option(form, where, option, depth)
    _check_not_mixed(form, path, options)


def _check_not_mixed(form: FormErrors, path: str, options: list[Json]) -> None:
    nested = [option.get("type") in (_SUBCOMMAND, _GROUP) for option in options]
    if any(nested) and not all(nested):
        form.fault(
            path, "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID", "Sub-command and parameter options cannot be mixed"
        )


def _check_option(form: FormErrors, path: str, option: Json, depth: int) -> None:
    kind = option.get("type")
    _check_name(form, f"{path}.name", str(option.get("name") or ""))
    form.length(f"{path}.description", str(option.get("description") or ""), 1, 100)
    _check_localized(form, f"{path}.", option)
    if kind in (_SUBCOMMAND, _GROUP):
        if depth > 1 or (depth == 1 and kind == _GROUP):
            form.fault(f"{path}.type", "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID", "Sub-commands nest one level deep")
        _check_options(form, f"{path}.options", option.get("options") or [], depth=depth + 1)
        return
    if not isinstance(kind, int) or not 3 <= kind <= 11:
        form.fault(f"{path}.type", "BASE_TYPE_CHOICES", 'Value of field "type" must be from 1 to 11.')
    _check_choices(form, path, option)
    least, most = option.get("min_value"), option.get("max_value")
    if least is not None and most is not None and least > most:
        form.fault(f"{path}.min_value", "APPLICATION_COMMAND_OPTION_MIN_MAX", "min_value must not exceed max_value")


def _check_choices(form: FormErrors, path: str, option: Json) -> None:
    choices: list[Json] = option.get("choices") or []
    if option.get("autocomplete") and (choices or option.get("type") not in _COMPLETABLE):
        form.fault(path, "APPLICATION_COMMAND_OPTIONS_AUTOCOMPLETE_INVALID", "This option cannot be autocompleted")
    form.at_most(f"{path}.choices", choices, OPTIONS)
    names: set[str] = set()
    for number, choice in enumerate(choices):
        where = f"{path}.choices.{number}"
        name = str(choice.get("name") or "")
        form.length(f"{where}.name", name, 1, 100)
        if isinstance(choice.get("value"), str):
            form.length(f"{where}.value", choice["value"], 1, 100)
        if name in names:
            form.fault(
                f"{where}.name", "APPLICATION_COMMAND_OPTIONS_CHOICE_NAME_DUPLICATED", "Choice name must be unique"
            )
        names.add(name)


def _text(part: Any) -> int:
    """Characters of names, descriptions and values; of localized texts the longest counts."""
    total = 0
    for key in ("name", "description"):
        localized = (part.get(f"{key}_localizations") or {}).values()
        total += max(len(str(text)) for text in (part.get(key) or "", *localized))
    if isinstance(part.get("value"), str):
        total += len(part["value"])
    return total + sum(_text(inner) for key in ("options", "choices") for inner in part.get(key) or [])
