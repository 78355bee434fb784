"""Validates messages as Discord does: lengths, counts, files and flags."""

from bot.local.component_limits import check_components
from bot.local.component_payloads import referenced_names
from bot.local.config import LocalConfig
from bot.local.embed_limits import check_embeds
from bot.local.errors import Form, refuse
from bot.local.media import Upload
from bot.local.records import Json, MessageFlag

__all__ = ["check_choices", "check_count", "check_files", "check_message"]

CONTENT = 2000
ATTACHMENTS = 10
ALT_TEXT = 1024
MENTION_LIST = 100
NONCE = 25
CHOICES = 25


def check_message(body: Json, names: set[str], *, empty_allowed: bool = False) -> None:
    """Validate a message `body`; `names` are the files the message will have.

    `body` is the whole message as it would stand afterwards, not an edit's changes alone.
    """
    form = Form()
    v2 = bool((body.get("flags") or 0) & MessageFlag.COMPONENTS_V2)
    content = body.get("content") or ""
    embeds = body.get("embeds") or []
    components = body.get("components") or []
    if len(content) > CONTENT:
        form.fault("content", "BASE_TYPE_MAX_LENGTH", f"Must be {CONTENT} or fewer in length.")
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
    if not empty_allowed and not (content or embeds or names or components or body.get("sticker_ids")):
        raise refuse(50006)


def check_files(listed: list[Json] | None, uploads: dict[int, Upload], config: LocalConfig) -> None:
    """Validate the number and size of files, and that listed ones are sent."""
    form = Form()
    for upload in uploads.values():
        if len(upload.content) > config.attachment_bytes:
            raise refuse(40005)
    for number, entry in enumerate(listed or []):
        if len(entry.get("description") or "") > ALT_TEXT:
            form.fault(
                f"attachments.{number}.description", "BASE_TYPE_MAX_LENGTH", f"Must be {ALT_TEXT} or fewer in length."
            )
    form.finish()
    check_count(max(len(uploads), len(listed or [])))


def check_count(attachments: int) -> None:
    """Refuse a message with more files than a message may have."""
    form = Form()
    if attachments > ATTACHMENTS:
        form.fault("attachments", "BASE_TYPE_MAX_LENGTH", f"Must be {ATTACHMENTS} or fewer in length.")
    form.finish()


def check_choices(choices: list[Json]) -> None:
    """Refuse autocomplete choices that are too many or too long."""
    form = Form()
    if len(choices) > CHOICES:
        form.fault("data.choices", "BASE_TYPE_MAX_LENGTH", f"Must be {CHOICES} or fewer in length.")
    for number, choice in enumerate(choices):
        form.length(f"data.choices.{number}.name", str(choice.get("name", "")), 1, 100)
        if isinstance(choice.get("value"), str):
            form.length(f"data.choices.{number}.value", choice["value"], 1, 100)
    form.finish()


def _check_v2_alone(form: Form, body: Json) -> None:
    for key in ("content", "embeds", "poll", "sticker_ids"):
        if body.get(key):
            form.fault(
                key,
                "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2",
                f"The '{key}' field cannot be used when using MessageFlags.IS_COMPONENTS_V2",
            )


def _check_mentions(form: Form, allowed: Json | None) -> None:
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
        if len(listed) > MENTION_LIST:
            form.fault(
                f"allowed_mentions.{kind}", "BASE_TYPE_MAX_LENGTH", f"Must be {MENTION_LIST} or fewer in length."
            )
