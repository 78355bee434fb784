"""Components as messages show them: ids given, defaults filled in, files resolved to addresses."""

from collections.abc import Iterator
from typing import Any

from localdiscord.media import attachment_url
from localdiscord.records import Json, Message
from localdiscord.world import World

ATTACHED = "attachment://"
_ADDRESSES = ("url", "icon_url")
_NESTED = (dict, list)
_SELECTS = (3, 5, 6, 7, 8)


def walk(components: list[Json]) -> Iterator[Json]:
    """Every component, nested and accessories too, in reading order."""
    left = components[::-1]
    while left:
        component = left.pop()
        yield component
        inner = component.get("components") or []
        beside = [component[key] for key in ("component", "accessory") if isinstance(component.get(key), dict)]
        left += beside
        left += inner[::-1]


def number_components(components: list[Json]) -> None:
    """Give each component without an `id` the next free one."""
    taken = {component["id"] for component in walk(components) if component.get("id")}
    number = 0
    for component in walk(components):
        if not component.get("id"):
            number += 1
            while number in taken:
                number += 1
            component["id"] = number


def referenced_names(parts: Any) -> set[str]:
    """The file names that components or embeds show as attachment://name."""
    found: set[str] = set()
    left = [parts]
    while left:
        part = left.pop()
        if isinstance(part, list):
            left += part
        elif isinstance(part, dict):
            left += [value for key, value in part.items() if type(value) in _NESTED and key != "options"]
            for address in [part[key] for key in _ADDRESSES if key in part]:
                if isinstance(address, str) and address.startswith(ATTACHED):
                    found.add(address.removeprefix(ATTACHED))
    return found


def component_payload(world: World, message: Message, component: Json) -> Json:
    """One component as the API answers it."""
    payload = _with_emoji({key: value for key, value in component.items() if value is not None})
    kind = component["type"]
    if "components" in payload:
        payload["components"] = [component_payload(world, message, inner) for inner in component["components"]]
    if "accessory" in payload:
        payload["accessory"] = component_payload(world, message, component["accessory"])
    if kind in _SELECTS:
        payload.setdefault("min_values", 1)
        payload.setdefault("max_values", 1)
        if "default_values" in payload:
            payload["default_values"] = [value | {"id": str(value["id"])} for value in component["default_values"]]
    elif kind == 11:
        payload |= _described(component) | {"media": _media(world, message, component["media"])}
    elif kind == 12:
        payload["items"] = [
            _described(item) | {"media": _media(world, message, item["media"])} for item in component["items"]
        ]
    elif kind == 13:
        payload |= _file(world, message, component)
    elif kind == 14:
        payload.setdefault("divider", True)
        payload.setdefault("spacing", 1)
    elif kind == 17:
        payload.setdefault("accent_color", None)
        payload.setdefault("spoiler", False)
    return payload


def _with_emoji(part: Json) -> Json:
    """A component or an option, with the ids of emoji as strings; the application's own are not animated."""
    if part.get("options"):
        part = part | {"options": [_with_emoji(option) for option in part["options"]]}
    if not part.get("emoji"):
        return part
    number = part["emoji"].get("id")
    return part | {
        "emoji": {"name": part["emoji"].get("name")} | ({"id": str(number), "animated": False} if number else {})
    }


def _described(part: Json) -> Json:
    return {"description": part.get("description"), "spoiler": bool(part.get("spoiler"))}


def _file(world: World, message: Message, component: Json) -> Json:
    media = _media(world, message, component["file"])
    size = next((len(a.content) for a in message.attachments if str(a.id) == media.get("attachment_id")), None)
    name = media["url"].rsplit("/", 1)[-1]
    return {"file": media, "name": name, "size": size, "spoiler": bool(component.get("spoiler"))}


def _media(world: World, message: Message, media: Json) -> Json:
    url = str(media["url"])
    for attachment in message.attachments:
        if url == f"{ATTACHED}{attachment.filename}":
            address = attachment_url(world, attachment)
            return {
                "id": str(attachment.id),
                "url": address,
                "proxy_url": address,
                "width": attachment.width,
                "height": attachment.height,
                "content_type": attachment.content_type,
                "attachment_id": str(attachment.id),
                "flags": 0,
                "loading_state": 2,
            }
    return {"id": str(message.id), "url": url, "proxy_url": url, "width": None, "height": None, "content_type": None}
