"""Files: their kind, the size of pictures, and their address on this server."""

import io
from dataclasses import dataclass
from urllib.parse import quote

from PIL import Image, UnidentifiedImageError

from localdiscord.records import Attachment, Json
from localdiscord.world import World

_PICTURES = {"PNG": "image/png", "GIF": "image/gif", "JPEG": "image/jpeg", "WEBP": "image/webp"}


@dataclass(frozen=True)
class Upload:
    """A file of a multipart request."""

    filename: str
    content: bytes


def keep_upload(world: World, channel_id: int, upload: Upload, name: str | None, description: str | None) -> Attachment:
    """The attachment made from an uploaded file; its kind is determined from its bytes."""
    attachment = Attachment(
        id=world.new_id(),
        channel_id=channel_id,
        filename=_safe(name or upload.filename),
        content=upload.content,
        content_type="application/octet-stream",
        description=description,
    )
    try:
        with Image.open(io.BytesIO(upload.content)) as picture:
            attachment.width, attachment.height = picture.size
            attachment.content_type = _PICTURES.get(picture.format or "", attachment.content_type)
    except UnidentifiedImageError:
        if attachment.filename.endswith((".txt", ".md")):
            attachment.content_type = "text/plain; charset=utf-8"
    return attachment


def attachment_url(world: World, attachment: Attachment) -> str:
    """The address of the file."""
    return f"{world.media_url}/attachments/{attachment.channel_id}/{attachment.id}/{quote(attachment.filename)}"


def attachment_payload(world: World, attachment: Attachment) -> Json:
    """The attachment in a message."""
    url = attachment_url(world, attachment)
    payload: Json = {
        "id": str(attachment.id),
        "filename": attachment.filename,
        "size": len(attachment.content),
        "url": url,
        "proxy_url": url,
        "content_type": attachment.content_type,
    }
    if attachment.description:
        payload["description"] = attachment.description
    if attachment.width is not None:
        payload |= {"width": attachment.width, "height": attachment.height}
    return payload


def _safe(name: str) -> str:
    kept = "".join(c if c.isalnum() or c in "-_." else "_" for c in name)
    return kept or "file"
