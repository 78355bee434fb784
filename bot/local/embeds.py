"""Embeds as messages show them."""

from bot.local.component_payloads import ATTACHED
from bot.local.media import attachment_url
from bot.local.records import Json, Message
from bot.local.world import World

__all__ = ["embed_payload"]


def embed_payload(world: World, message: Message, embed: Json) -> Json:
    """One embed as the API answers it, its pictures resolved to addresses."""
    payload: Json = {key: value for key, value in embed.items() if value is not None} | {"type": "rich"}
    for part in ("image", "thumbnail"):
        if part in payload:
            payload[part] = _picture(world, message, payload[part])
    for part, key in (("author", "icon_url"), ("footer", "icon_url")):
        if part in payload and str(payload[part].get(key, "")).startswith(ATTACHED):
            payload[part] = payload[part] | {key: _picture(world, message, {"url": payload[part][key]})["url"]}
    return payload


def _picture(world: World, message: Message, picture: Json) -> Json:
    for attachment in message.attachments:
        if picture["url"] == f"{ATTACHED}{attachment.filename}":
            url = attachment_url(world, attachment)
            shown: Json = {"url": url, "proxy_url": url, "content_type": attachment.content_type}
            if attachment.width is not None:
                shown |= {"width": attachment.width, "height": attachment.height}
            return shown
    return {"url": picture["url"], "proxy_url": picture["url"]}
