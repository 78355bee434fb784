"""Creates and edits messages from request bodies and files."""

import json
import re
from typing import Any

from localdiscord.component_payloads import ATTACHED, number_components, walk
from localdiscord.config import LocalConfig
from localdiscord.emojis import check_used
from localdiscord.errors import refuse
from localdiscord.limits import check_count, check_files, check_message
from localdiscord.media import Upload, attachment_url, keep_upload
from localdiscord.records import Attachment, Channel, Json, Message, MessageFlag
from localdiscord.world import World

_MENTION = re.compile(r"<@!?(\d+)>")
_ROLE = re.compile(r"<@&(\d+)>")
_HOUR = 3600.0
_SENDABLE = MessageFlag.SUPPRESS_EMBEDS | MessageFlag.SUPPRESS_NOTIFICATIONS | MessageFlag.COMPONENTS_V2


class MessageEditor:
    """Composes, revises and deletes messages; every limit of a message is checked here."""

    def __init__(self, world: World, config: LocalConfig) -> None:
        self._world = world
        self._config = config

    def compose(
        self,
        channel: Channel,
        author_id: int,
        body: Json,
        uploads: dict[int, Upload],
        *,
        everyone: bool = False,
        only_for: int | None = None,
    ) -> Message:
        """The message a body and files make; checked, not yet sent. `everyone` says whether it may call @everyone."""
        check_files(body.get("attachments"), uploads, self._config)
        attachments = self._new_attachments(channel.id, body.get("attachments"), uploads)
        check_message(body, {attachment.filename for attachment in attachments})
        check_used(self._world, body.get("components") or [])
        message = Message(
            id=self._world.new_id(),
            channel_id=channel.id,
            author_id=author_id,
            content=body.get("content") or "",
            created=self._world.clock.now(),
            flags=int(body.get("flags") or 0) & _SENDABLE,
            embeds=_copied(body.get("embeds") or []),
            components=_copied(body.get("components") or []),
            attachments=attachments,
            nonce=body.get("nonce"),
            only_for=only_for,
        )
        if only_for is not None:
            message.flags |= MessageFlag.EPHEMERAL
        number_components(message.components)
        self._mention(message, channel, body.get("allowed_mentions"), everyone=everyone)
        return message

    def revise(self, message: Message, body: Json, uploads: dict[int, Upload]) -> None:
        """Edit a message; absent keys leave their part unchanged."""
        check_files(body.get("attachments"), uploads, self._config)
        self._count_late_edit(message)
        attachments = self._remaining(message, body)
        attachments += self._new_attachments(message.channel_id, body.get("attachments"), uploads, fresh_only=True)
        check_count(len(attachments))
        flags = message.flags
        if "flags" in body and body["flags"] is not None:
            flags = flags & ~_SENDABLE | int(body["flags"]) & _SENDABLE | flags & MessageFlag.COMPONENTS_V2
        after: Json = {
            "content": body.get("content", message.content),
            "embeds": body.get("embeds", message.embeds),
            "components": self._as_sent(message, body["components"]) if "components" in body else message.components,
            "flags": flags,
            "allowed_mentions": body.get("allowed_mentions"),
        }
        check_message(after, {attachment.filename for attachment in attachments})
        check_used(self._world, body.get("components") or [])
        message.content = after["content"] or ""
        message.embeds = _copied(after["embeds"] or [])
        message.components = after["components"]
        message.attachments = attachments
        message.flags = flags & ~MessageFlag.LOADING
        message.edited = self._world.clock.now()
        number_components(message.components)
        if "content" in body or "components" in body:
            channel = self._world.channels[message.channel_id]
            self._mention(message, channel, body.get("allowed_mentions"), everyone=False)

    def _count_late_edit(self, message: Message) -> None:
        if self._world.clock.now() - message.created <= _HOUR:
            return
        if message.late_edits >= self._config.old_edits:
            raise refuse(30046)
        message.late_edits += 1

    def _remaining(self, message: Message, body: Json) -> list[Attachment]:
        listed = body.get("attachments")
        if listed is None and "attachments" not in body:
            return list(message.attachments)
        kept_ids = {str(entry.get("id")) for entry in listed or []}
        return [attachment for attachment in message.attachments if str(attachment.id) in kept_ids]

    def _new_attachments(
        self, channel_id: int, listed: list[Json] | None, uploads: dict[int, Upload], *, fresh_only: bool = False
    ) -> list[Attachment]:
        entries = {str(entry.get("id")): entry for entry in listed or []}
        if listed is not None and not fresh_only and any(not self._sent(key, uploads) for key in entries):
            raise refuse(50035, 400, "Invalid Form Body")
        made: list[Attachment] = []
        for number, upload in sorted(uploads.items()):
            entry = entries.get(str(number), {})
            made.append(keep_upload(self._world, channel_id, upload, entry.get("filename"), entry.get("description")))
        return _with_own_names(made)

    @staticmethod
    def _sent(key: str, uploads: dict[int, Upload]) -> bool:
        return key.isdigit() and int(key) in uploads

    def _as_sent(self, message: Message, components: list[Json] | None) -> list[Json]:
        """Components given back with the addresses of the message's own files name these files again."""
        addresses = {attachment_url(self._world, a): f"{ATTACHED}{a.filename}" for a in message.attachments}
        returned: list[Json] = _copied(components or [])
        for component in walk(returned):
            holders = [component, *(component.get("items") or [])]
            for media in [holder.get(key) for holder in holders for key in ("media", "file")]:
                if isinstance(media, dict) and media.get("url") in addresses:
                    media["url"] = addresses[media["url"]]
        return returned

    def _mention(self, message: Message, channel: Channel, allowed: Json | None, *, everyone: bool) -> None:
        texts = [message.content, *(str(c.get("content") or "") for c in walk(message.components) if c["type"] == 10)]
        text = "\n".join(texts)
        named = [int(found) for found in dict.fromkeys(_MENTION.findall(text))]
        parse = ["users", "roles", "everyone"]
        listed: list[int] = []
        wanted: list[int] = []
        if allowed is not None:
            parse = allowed.get("parse") or []
            listed = [int(user_id) for user_id in allowed.get("users") or []]
            wanted = [int(role_id) for role_id in allowed.get("roles") or []]
        may = named if "users" in parse else [user_id for user_id in named if user_id in listed]
        message.mentions = [user_id for user_id in may if user_id in self._world.users]
        guild = self._world.home(channel)
        roles = {} if guild is None else guild.roles
        named = [int(found) for found in dict.fromkeys(_ROLE.findall(text))]
        called = named if "roles" in parse else [role_id for role_id in named if role_id in wanted]
        message.mention_roles = [one for one in called if one in roles and (everyone or roles[one].mentionable)]
        message.mention_everyone = everyone and "everyone" in parse and ("@everyone" in text or "@here" in text)


def _copied(sent: Any) -> Any:
    """JSON that shares nothing with what was sent."""
    return json.loads(json.dumps(sent))  # a fifth of what copy.deepcopy takes


def _with_own_names(attachments: list[Attachment]) -> list[Attachment]:
    taken: set[str] = set()
    for attachment in attachments:
        stem, dot, ending = attachment.filename.rpartition(".")
        number = 1
        while attachment.filename in taken:
            attachment.filename = f"{stem or ending}_{number}{dot}{ending if stem else ''}"
            number += 1
        taken.add(attachment.filename)
    return attachments
