"""Validates embeds as Discord does."""

from datetime import datetime
from typing import Any
from urllib.parse import urlsplit

from bot.local.errors import Form
from bot.local.records import Json

__all__ = ["check_embeds"]

EMBEDS = 10
EMBED_SUM = 6000


def check_embeds(form: Form, embeds: list[Json]) -> None:
    """Collect the errors of a message's embeds."""
    if len(embeds) > EMBEDS:
        form.fault("embeds", "BASE_TYPE_MAX_LENGTH", f"Must be {EMBEDS} or fewer in length.")
    for number, embed in enumerate(embeds):
        _check_embed(form, f"embeds.{number}", embed)
    if sum(_embed_length(embed) for embed in embeds) > EMBED_SUM:
        form.fault("embeds", "MAX_EMBED_SIZE_EXCEEDED", f"Embed size exceeds maximum size of {EMBED_SUM}")


def _check_embed(form: Form, path: str, embed: Json) -> None:
    for key, most in (("title", 256), ("description", 4096)):
        if len(embed.get(key) or "") > most:
            form.fault(f"{path}.{key}", "BASE_TYPE_MAX_LENGTH", f"Must be {most} or fewer in length.")
    for part, key, most in (("footer", "text", 2048), ("author", "name", 256)):
        if len((embed.get(part) or {}).get(key) or "") > most:
            form.fault(f"{path}.{part}.{key}", "BASE_TYPE_MAX_LENGTH", f"Must be {most} or fewer in length.")
    _check_parts(form, path, embed)
    fields = embed.get("fields") or []
    if len(fields) > 25:
        form.fault(f"{path}.fields", "BASE_TYPE_MAX_LENGTH", "Must be 25 or fewer in length.")
    for number, field in enumerate(fields):
        form.length(f"{path}.fields.{number}.name", str(field.get("name") or ""), 1, 256)
        form.length(f"{path}.fields.{number}.value", str(field.get("value") or ""), 1, 1024)
    color = embed.get("color")
    if isinstance(color, int) and not 0 <= color <= 0xFFFFFF:
        form.fault(f"{path}.color", "NUMBER_TYPE_MAX", "int value should be less than or equal to 16777215.")


def _check_parts(form: Form, path: str, embed: Json) -> None:
    for where, address, schemes in _addresses(embed):
        if address and urlsplit(str(address)).scheme not in schemes:
            form.fault(
                f"{path}.{where}",
                "URL_TYPE_INVALID_SCHEME",
                f'Scheme "{urlsplit(str(address)).scheme}" is not supported. Scheme must be one of {schemes}.',
            )
    if embed.get("timestamp") and not _is_time(str(embed["timestamp"])):
        form.fault(f"{path}.timestamp", "DATE_TIME_TYPE_PARSE", f"Could not parse {embed['timestamp']}.")
    if embed.get("author") and not embed["author"].get("name"):
        form.fault(f"{path}.author.name", "BASE_TYPE_REQUIRED", "This field is required")


def _addresses(embed: Json) -> list[tuple[str, Any, tuple[str, ...]]]:
    """Every URL of an embed, its place, and the allowed prefixes."""
    web, media = ("http", "https"), ("http", "https", "attachment")
    return [
        ("url", embed.get("url"), web),
        ("author.url", (embed.get("author") or {}).get("url"), web),
        *((f"{part}.url", (embed.get(part) or {}).get("url"), media) for part in ("image", "thumbnail")),
        *((f"{part}.icon_url", (embed.get(part) or {}).get("icon_url"), media) for part in ("author", "footer")),
    ]


def _is_time(text: str) -> bool:
    try:
        datetime.fromisoformat(text)
    except ValueError:
        return False
    return True


def _embed_length(embed: Json) -> int:
    texts: list[Any] = [embed.get("title"), embed.get("description")]
    texts += [(embed.get("footer") or {}).get("text"), (embed.get("author") or {}).get("name")]
    for field in embed.get("fields") or []:
        texts += [field.get("name"), field.get("value")]
    return sum(len(str(text)) for text in texts if text)
