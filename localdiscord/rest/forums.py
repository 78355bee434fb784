"""Forums: their tags, and posts, which are threads with a first message of the same id."""

from typing import Any

from localdiscord.errors import FormErrors, refuse
from localdiscord.payloads import channel_payload, message_payload
from localdiscord.permissions import Permission
from localdiscord.records import Channel, ChannelFlag, ForumTag, Json
from localdiscord.rest.call import RestCall, RestResponse

AVAILABLE, APPLIED = 20, 5  # tags of a forum, and of a post
TAG_NAME = 20


def start_post(call: RestCall, forum: Channel, post: Channel) -> RestResponse:
    """POST /channels/{channel}/threads in a forum: add the post with its message."""
    world, body = call.world, call.fields()
    form = FormErrors()
    if not isinstance(body.get("message"), dict):
        form.fault("message", "BASE_TYPE_REQUIRED", "This field is required")
    form.finish()
    if call.files:
        world.need(call.bot_id, forum, Permission.ATTACH_FILES)
    if post.thread is not None:
        post.thread.tags = chosen_tags(call, forum, body.get("applied_tags"))
    everyone = bool(world.permissions(call.bot_id, forum) & Permission.MENTION_EVERYONE)
    message = call.services.posting.compose(post, call.bot_id, body["message"], call.files, everyone=everyone)
    message.id = post.id
    forum.last_message_id = post.id
    world.add_channel(post)
    world.add_message(message)
    created = channel_payload(world, post, call.bot_id) | {"message": message_payload(world, message)}
    return RestResponse(201, created)


def chosen_tags(call: RestCall, forum: Channel, given: Any) -> list[int]:
    """The tags of a post as `given`: 40067 if the forum requires one, 50013 for a moderated one without the right."""
    wanted = [int(tag) for tag in given or []]
    form = FormErrors()
    form.at_most("applied_tags", wanted, APPLIED)
    form.finish()
    known = {tag.id: tag for tag in forum.tags}
    if any(tag not in known for tag in wanted):
        raise refuse(10087)
    held = call.world.permissions(call.bot_id, forum)
    if any(known[tag].moderated for tag in wanted) and not held & Permission.MANAGE_THREADS:
        raise refuse(50013)
    if forum.requires_tag and not wanted:
        raise refuse(40067)
    return wanted


def change_forum(call: RestCall, forum: Channel) -> None:
    """PATCH /channels/{channel}: the tags, flags and emoji of a forum."""
    body = call.fields()
    if body.get("available_tags") is not None:
        _check_tags(body["available_tags"])
        forum.tags = [_tag(call, forum, sent) for sent in body["available_tags"]]
    if body.get("flags") is not None:
        forum.requires_tag = bool(int(body["flags"]) & ChannelFlag.REQUIRE_TAG)
    if "default_reaction_emoji" in body:
        forum.reaction = (body["default_reaction_emoji"] or {}).get("emoji_name")


def is_post(call: RestCall, channel: Channel) -> bool:
    """Whether a channel is a post of a forum."""
    parent = call.world.parent(channel)
    return parent is not None and parent.is_forum


def _check_tags(sent: list[Json]) -> None:
    form = FormErrors()
    form.at_most("available_tags", sent, AVAILABLE)
    for number, tag in enumerate(sent):
        form.length(f"available_tags.{number}.name", str(tag.get("name") or ""), 1, TAG_NAME)
    form.finish()
    names = [str(tag["name"]) for tag in sent]
    if len(set(names)) != len(names):
        raise refuse(40061)


def _tag(call: RestCall, forum: Channel, sent: Json) -> ForumTag:
    """A tag as sent: one that exists keeps its id."""
    known = {tag.id for tag in forum.tags}
    ident = int(sent.get("id") or 0)
    if ident and ident not in known:
        raise refuse(10087)
    return ForumTag(ident or call.world.new_id(), sent["name"], sent.get("emoji_name"), bool(sent.get("moderated")))
