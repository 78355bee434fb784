"""The application's own emoji: upload, rename and delete them, and find those that messages use."""

import base64
import binascii
import io
import re
from typing import Any

from PIL import Image, UnidentifiedImageError

from localdiscord.component_payloads import walk
from localdiscord.config import LocalConfig
from localdiscord.errors import FormErrors, refuse
from localdiscord.payloads import user_payload
from localdiscord.records import Emoji, Json
from localdiscord.world import World

_NAME = re.compile(r"[A-Za-z0-9_]+")
_DATA = re.compile(r"data:image/(?:png|jpeg|gif|webp);base64,(.*)", re.DOTALL)


def upload_emoji(world: World, config: LocalConfig, name: Any, image: Any) -> Emoji:
    """Keep a new emoji; there are so many at most (30008), of a size and with names of their own (50035)."""
    form = FormErrors()
    _check_name(form, world, name)
    content = _content(form, image, config.emoji_bytes)
    form.finish()
    if len(world.state.emojis) >= config.application_emojis:
        raise refuse(30008)
    emoji = Emoji(world.new_id(), str(name), content)
    world.state.emojis[emoji.id] = emoji
    return emoji


def rename_emoji(world: World, emoji: Emoji, name: Any) -> None:
    """Give it another name."""
    form = FormErrors()
    if name != emoji.name:
        _check_name(form, world, name)
    form.finish()
    emoji.name = str(name)


def find_emoji(world: World, emoji_id: int) -> Emoji:
    """The emoji, or 10014."""
    if emoji_id not in world.state.emojis:
        raise refuse(10014, status=404)
    return world.state.emojis[emoji_id]


def emoji_payload(world: World, emoji: Emoji) -> Json:
    """The emoji as the API answers it."""
    return {
        "id": str(emoji.id),
        "name": emoji.name,
        "user": user_payload(world.bot),
        "roles": [],
        "require_colons": True,
        "managed": False,
        "animated": False,
        "available": True,
    }


def check_used(world: World, components: list[Json]) -> None:
    """Refuse components that show an emoji there is not."""
    form = FormErrors()
    for component in walk(components):
        holders = [component, *(component.get("options") or [])]
        for emoji in [holder["emoji"] for holder in holders if isinstance(holder.get("emoji"), dict)]:
            number = emoji.get("id")
            if number and (not str(number).isdigit() or int(number) not in world.state.emojis):
                form.fault("components", "COMPONENT_INVALID_EMOJI", "Invalid emoji")
    form.finish()


def _check_name(form: FormErrors, world: World, name: Any) -> None:
    if not isinstance(name, str):
        form.fault("name", "BASE_TYPE_REQUIRED", "This field is required")
        return
    form.length("name", name, 2, 32)
    if not _NAME.fullmatch(name):
        form.fault("name", "STRING_TYPE_REGEX", "String value did not match validation regex.")
    if any(one.name == name for one in world.state.emojis.values()):
        form.fault(
            "name",
            "APPLICATION_EMOJI_NAME_ALREADY_TAKEN",
            "The app already has an emoji with that name. Please choose another name.",
        )


def _content(form: FormErrors, image: Any, most: int) -> bytes:
    found = _DATA.fullmatch(image) if isinstance(image, str) else None
    if found is None:
        form.fault("image", "BASE_TYPE_REQUIRED" if image is None else "IMAGE_INVALID", "Invalid image data")
        return b""
    try:
        content = base64.b64decode(found[1], validate=True)
        with Image.open(io.BytesIO(content)) as picture:
            picture.verify()
    except (binascii.Error, UnidentifiedImageError, OSError, SyntaxError):
        form.fault("image", "IMAGE_INVALID", "Invalid image data")
        return b""
    if len(content) > most:
        form.fault("image", "BINARY_TYPE_MAX_SIZE", f"File cannot be larger than {most / 1024:.1f} kb.")
    return content
