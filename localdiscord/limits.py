"""Validates messages as Discord does: lengths, counts, files and flags."""

from datetime import datetime
from typing import Any
from urllib.parse import urlsplit

from localdiscord.component_limits import check_components
from localdiscord.component_payloads import referenced_names
from localdiscord.config import LocalConfig
from localdiscord.errors import FormErrors, refuse
from localdiscord.media import Upload
from localdiscord.records import Json, MessageFlag

CONTENT = 2000
ATTACHMENTS = 10
ALT_TEXT = 1024
MENTION_LIST = 100
NONCE = 25
CHOICES = 25


def check_message(body: Json, names: set[str]) -> None:
    """Validate a message `body`; `names` are the files the message will have.

    `body` is the whole message as it would stand afterwards, not an edit's changes alone.
    """
    form = FormErrors()
    v2 = bool((body.get("flags") or 0) & MessageFlag.COMPONENTS_V2)
    content = body.get("content") or ""
    embeds = body.get("embeds") or []
    components = body.get("components") or []
    form.at_most("content", content, CONTENT)
    if v2:
        _check_v2_alone(form, body)
    check_components(form, "components", components, v2=v2)
    check_embeds(form, embeds)
    _check_mentions(form, body.get("allowed_mentions"))
    if body.get("nonce") is not None and len(str(body["nonce"])) > NONCE:
        form.fault("nonce", "NONCE_TYPE_TOO_LONG", f"Must be {NONCE} or fewer in length.")
    for name in sorted(referenced_names(components) - names):
        form.fault("components", "ATTACHMENT_NOT_FOUND", f"The referenced attachment could not be found: {name}")
    for name in sorted(referenced_names(embeds) - names):
        form.fault("embeds", "ATTACHMENT_NOT_FOUND", f"The referenced attachment could not be found: {name}")
    form.finish()
    if not (content or embeds or names or components or body.get("sticker_ids")):
        raise refuse(50006)


def check_files(listed: list[Json] | None, uploads: dict[int, Upload], config: LocalConfig) -> None:
    """Validate the number and size of files, and that listed ones are sent."""
    form = FormErrors()
    for upload in uploads.values():
        if len(upload.content) > config.attachment_bytes:
            raise refuse(40005)
    for number, entry in enumerate(listed or []):
        form.at_most(f"attachments.{number}.description", entry.get("description"), ALT_TEXT)
    form.finish()
    check_count(max(len(uploads), len(listed or [])))


def check_count(attachments: int) -> None:
    """Refuse a message with more files than a message may have."""
    form = FormErrors()
    if attachments > ATTACHMENTS:
        form.fault("attachments", "BASE_TYPE_MAX_LENGTH", f"Must be {ATTACHMENTS} or fewer in length.")
    form.finish()


def check_choices(choices: list[Json]) -> None:
    """Refuse autocomplete choices that are too many or too long."""
    form = FormErrors()
    form.at_most("data.choices", choices, CHOICES)
    for number, choice in enumerate(choices):
        form.length(f"data.choices.{number}.name", str(choice.get("name", "")), 1, 100)
        if isinstance(choice.get("value"), str):
            form.length(f"data.choices.{number}.value", choice["value"], 1, 100)
    form.finish()


def _check_v2_alone(form: FormErrors, body: Json) -> None:
    for key in ("content", "embeds", "poll", "sticker_ids"):
        if body.get(key):
            form.fault(
                key,
                "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2",
                f"The '{key}' field cannot be used when using MessageFlags.IS_COMPONENTS_V2",
            )


def _check_mentions(form: FormErrors, allowed: Json | None) -> None:
    if not allowed:
        return
    for kind in ("users", "roles"):
        listed = allowed.get(kind) or []
        if kind in (allowed.get("parse") or []) and listed:
            form.fault(
                "allowed_mentions",
                "MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE",
                f'parse:["{kind}"] and {kind}: [ids...] are mutually exclusive.',
            )
        form.at_most(f"allowed_mentions.{kind}", listed, MENTION_LIST)


EMBEDS = 10
EMBED_SUM = 6000


def check_embeds(form: FormErrors, embeds: list[Json]) -> None:
    """Collect the errors of a message's embeds."""
    form.at_most("embeds", embeds, EMBEDS)
    for number, embed in enumerate(embeds):
        _check_embed(form, f"embeds.{number}", embed)
    if sum(_embed_length(embed) for embed in embeds) > EMBED_SUM:
        form.fault("embeds", "MAX_EMBED_SIZE_EXCEEDED", f"Embed size exceeds maximum size of {EMBED_SUM}")


def _check_embed(form: FormErrors, path: str, embed: Json) -> None:
    for key, most in (("title", 256), ("description", 4096)):
        form.at_most(f"{path}.{key}", embed.get(key), most)
    for part, key, most in (("footer", "text", 2048), ("author", "name", 256)):
        form.at_most(f"{path}.{part}.{key}", (embed.get(part) or {}).get(key), most)
    _check_parts(form, path, embed)
    fields = embed.get("fields") or []
    form.at_most(f"{path}.fields", fields, 25)
    for number, field in enumerate(fields):
        form.length(f"{path}.fields.{number}.name", str(field.get("name") or ""), 1, 256)
        form.length(f"{path}.fields.{number}.value", str(field.get("value") or ""), 1, 1024)
    color = embed.get("color")
    if isinstance(color, int) and not 0 <= color <= 0xFFFFFF:
        form.fault(f"{path}.color", "NUMBER_TYPE_MAX", "int value should be less than or equal to 16777215.")


def _check_parts(form: FormErrors, path: str, embed: Json) -> None:
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
