"""A person's entries in components: choices in select menus, and filled forms."""

from dataclasses import dataclass
from typing import Any

from localdiscord.component_payloads import walk
from localdiscord.interaction_payload import resolved_channels, resolved_users
from localdiscord.options import PersonError, offered_channels
from localdiscord.payloads import role_payload
from localdiscord.records import Channel, GuildRole, Json, User
from localdiscord.words import localized
from localdiscord.world import World

_STRING_SELECT, _TEXT_INPUT, _USERS, _ROLES, _MENTIONABLES, _CHANNELS = 3, 4, 5, 6, 7, 8
_RADIO, _CHECKS, _CHECK = 21, 22, 23


def find_component(components: list[Json], *, custom_id: str | None = None, label: str | None = None) -> Json | None:
    """The component with this custom id, or the first button with this label."""
    for component in walk(components):
        if custom_id is not None and component.get("custom_id") == custom_id:
            return component
        if custom_id is None and label is not None and component.get("label") == label and component["type"] == 2:
            return component
    return None


@dataclass
class FormSubmission:
    """A person's entries in components."""

    world: World
    user: User
    channel: Channel

    def chosen(self, select: Json, values: list[str]) -> Json:
        """`values` and `resolved` for a select; PersonError if they cannot be chosen."""
        least = 1 if select.get("min_values") is None else select["min_values"]
        most = 1 if select.get("max_values") is None else select["max_values"]
        if not least <= len(values) <= most or len(set(values)) != len(values):
            raise self._error("selection-invalid")
        kind = select["type"]
        if kind == _STRING_SELECT:
            if not set(values) <= {option["value"] for option in select["options"]}:
                raise self._error("selection-invalid")
            return {"values": values}
        values = [self._named(select, value) for value in values]
        return {"values": values, "resolved": self._resolved(kind, [int(value) for value in values])}

    def submitted(self, modal: Json, given: dict[str, Any]) -> Json:
        """The `data` of a modal submission; fields not given keep their values."""
        known = {c["custom_id"] for c in walk(modal["components"]) if c.get("custom_id")}
        for name in given:
            if name not in known:
                raise self._error("option-unknown", name=name)
        resolved: Json = {}
        parts = []
        for component in modal["components"]:
            answer: Json = {"type": component["type"], "id": component["id"]}
            if component["type"] == 1:
                field = component["components"][0]
                answer["components"] = [self._field(field, str(field.get("label")), given, resolved)]
            elif component["type"] == 18:
                answer["component"] = self._field(component["component"], str(component.get("label")), given, resolved)
            parts.append(answer)
        data: Json = {"custom_id": modal["custom_id"], "components": parts}
        if resolved:
            data["resolved"] = resolved
        return data

    def _field(self, field: Json, label: str, given: dict[str, Any], resolved: Json) -> Json:
        kind, name = field["type"], field["custom_id"]
        answer: Json = {"type": kind, "id": field["id"], "custom_id": name}
        if kind == _TEXT_INPUT:
            return answer | {"value": self._text(field, label, given.get(name, field.get("value") or ""))}
        if kind == _CHECK:
            return answer | {"value": bool(given.get(name, field.get("default", False)))}
        if kind == _RADIO:
            return answer | {"value": self._radio(field, label, given.get(name, _defaults(field)))}
        values = _listed(given.get(name, _defaults(field)))
        required = field.get("required", True)
        if not values:
            if required:
                raise self._error("field-required", name=label)
            return answer | {"values": []}
        if kind == _CHECKS:
            most = field.get("max_values") or len(field["options"])
            least = 1 if field.get("min_values") is None else field["min_values"]
            field = field | {"type": _STRING_SELECT, "min_values": least, "max_values": most}
        chosen = self.chosen(field, values)
        for part, found in chosen.pop("resolved", {}).items():
            resolved.setdefault(part, {}).update(found)
        return answer | chosen

    def _text(self, field: Json, label: str, text: Any) -> str:
        words = str(text)
        if not words:
            if field.get("required", True):
                raise self._error("field-required", name=label)
            return words
        low, high = field.get("min_length") or 0, field.get("max_length") or 4000
        if not low <= len(words) <= high:
            raise self._error("field-length", name=label, low=low, high=high)
        return words

    def _radio(self, field: Json, label: str, given: Any) -> str | None:
        values = _listed(given)
        if not values:
            if field.get("required", True):
                raise self._error("field-required", name=label)
            return None
        if len(values) > 1 or values[0] not in {option["value"] for option in field["options"]}:
            raise self._error("selection-invalid")
        return values[0]

    @property
    def _roles(self) -> dict[int, GuildRole]:
        guild = self.world.home(self.channel)
        return {} if guild is None else guild.roles

    @property
    def _people(self) -> list[User]:
        """Those who can be chosen: in a direct conversation the ones who are in it."""
        users = self.world.users
        return [users[one] for one in self.channel.recipients] if self.channel.is_dm else list(users.values())

    def _named(self, select: Json, value: str) -> str:
        channels = offered_channels(self.world, self.user, select)
        pools: dict[int, dict[str, int]] = {
            _USERS: {name: u.id for u in self._people for name in (u.username, str(u.id))},
            _ROLES: {name: r.id for r in self._roles.values() for name in (r.name, str(r.id))},
            _CHANNELS: {name: c.id for c in channels for name in (c.name, str(c.id))},
        }
        pools[_MENTIONABLES] = pools[_ROLES] | pools[_USERS]
        if value not in pools[select["type"]]:
            raise self._error("selection-invalid")
        return str(pools[select["type"]][value])

    def _resolved(self, kind: int, ids: list[int]) -> Json:
        if kind == _CHANNELS:
            return resolved_channels(self.world, ids, self.user.id)
        roles = [role_id for role_id in ids if role_id in self._roles]
        found: Json = {}
        if roles:
            found["roles"] = {str(role_id): role_payload(self._roles[role_id]) for role_id in roles}
        users = [user_id for user_id in ids if user_id in self.world.users]
        return found | resolved_users(self.world, self.world.home(self.channel), users) if users else found

    def _error(self, key: str, **filled: str | int) -> PersonError:
        return PersonError(localized(key, self.user.locale, **filled))


def _defaults(field: Json) -> list[str]:
    options = [option["value"] for option in field.get("options") or [] if option.get("default")]
    return options or [str(value["id"]) for value in field.get("default_values") or []]


def _listed(given: Any) -> list[str]:
    if given is None or given == "":
        return []
    return [str(value) for value in given] if isinstance(given, (list, tuple)) else [str(given)]
