"""Checks the types of a request body's fields: texts, numbers, lists, objects."""

from typing import Any

from bot.local.errors import Form
from bot.local.records import Json

__all__ = ["check_shape"]

_TEXTS = frozenset(
    [
        "content",
        "title",
        "description",
        "text",
        "name",
        "value",
        "label",
        "placeholder",
        "custom_id",
        "url",
        "topic",
        "username",
        "icon_url",
        "timestamp",
    ]
)
_NUMBERS = frozenset(
    ["flags", "style", "color", "accent_color", "min_values", "max_values", "min_length", "max_length", "spacing"]
)
_LISTS = frozenset(["embeds", "components", "attachments", "options", "choices", "items", "fields", "default_values"])
_OBJECTS = frozenset(
    [
        "allowed_mentions",
        "message_reference",
        "media",
        "file",
        "accessory",
        "component",
        "author",
        "footer",
        "image",
        "thumbnail",
        "data",
    ]
)


def check_shape(body: Any) -> None:
    """Refuse a body in which a well-known field holds something of another kind; null is always allowed."""
    form = Form()
    _check(form, "", body)
    form.finish()


def _check(form: Form, path: str, part: Any) -> None:
    if isinstance(part, list):
        for number, inner in enumerate(part):
            _check_item(form, f"{path}.{number}" if path else str(number), inner)
    elif isinstance(part, dict):
        for key, value in part.items():
            where = f"{path}.{key}" if path else key
            _check_field(form, where, key, value, part)


def _check_item(form: Form, path: str, value: Any) -> None:
    if not isinstance(value, dict):
        form.fault(path, "MODEL_TYPE_CONVERT", "Only dictionaries may be used in a ModelType")
    else:
        _check(form, path, value)


def _check_field(form: Form, path: str, key: str, value: Any, holder: Json) -> None:
    if value is None:
        return
    if key in _LISTS:
        if not isinstance(value, list):
            form.fault(path, "LIST_TYPE_CONVERT", "Only iterables may be used in a ListType")
        else:
            _check(form, path, value)
    elif key in _OBJECTS:
        _check_item(form, path, value)
    elif key in _NUMBERS:
        if not isinstance(value, int):
            form.fault(path, "NUMBER_TYPE_COERCE", f'Value "{value}" is not int.')
    elif key in _TEXTS and not isinstance(value, str) and not _is_choice(key, holder):
        form.fault(path, "STRING_TYPE_CONVERT", "Could not interpret value as string.")


def _is_choice(key: str, holder: Json) -> bool:
    """A choice of a command may be a number."""
    return key == "value" and isinstance(holder.get("value"), int | float)
