"""Takes an erased person out of posts and of the teams' private threads."""

from __future__ import annotations

import msgspec
from sqlalchemy import bindparam, select, update

from bot.games.contract.vocabulary import Phrase
from bot.matches.delivery.models import Notice, PostKind, PostState
from bot.storage.core.erased_person import ErasedPerson
from bot.storage.core.query import Tx, contains, query
from bot.storage.core.rows import notice_bytes
from bot.storage.core.schema.delivery import MAY_NAME, posts
from bot.storage.core.schema.matches import camps
from bot.storage.core.schema.privacy import NAMING

POSTS_NAMING = query(
    select(posts.c.id, posts.c.kind, posts.c.state, posts.c.payload, posts.c.error).where(
        MAY_NAME,
        contains(posts.c.payload, NAMING)
        | contains(posts.c.payload, bindparam("name"))
        | contains(posts.c.error, NAMING),
    )
)
KEEP_POST = query(
    update(posts)
    .where(posts.c.id == bindparam("post"))
    .values(payload=bindparam("notice"), state=bindparam("now"), error=bindparam("told"))
)
CAMPS_WITH = query(select(camps.c.match, camps.c.side, camps.c.members).where(contains(camps.c.members, NAMING)))
KEEP_MEMBERS = query(
    update(camps)
    .where(camps.c.match == bindparam("in_match"), camps.c.side == bindparam("of_side"))
    .values(members=bindparam("users"))
)


def take_out_of_posts(tx: Tx, person: ErasedPerson) -> None:
    """Put the pseudonym in posts that name a person; pending direct messages to them are dropped."""
    name = msgspec.json.encode(person.name or person.user).decode()
    for post, kind, state, payload, error in tx.all(POSTS_NAMING, **person.parameters, name=name):
        notice = _nameless(msgspec.json.decode(payload, type=Notice), person) if payload else None
        unsaid = kind == PostKind.DIRECT.value and notice is not None and notice.user == person.pseudonym
        dead = unsaid and state != PostState.DONE.value
        now = PostState.DEAD.value if dead else state
        tx.run(KEEP_POST, post=post, notice=notice_bytes(notice), now=now, told=person.text(error))


def take_out_of_camps(tx: Tx, person: ErasedPerson) -> None:
    """Remove a person from the members of private threads."""
    for match, side, members in tx.all(CAMPS_WITH, **person.parameters):
        others = [user for user in msgspec.json.decode(members, type=list[int]) if user != person.user]
        tx.run(KEEP_MEMBERS, in_match=match, of_side=side, users=msgspec.json.encode(others).decode())


def _nameless(notice: Notice, person: ErasedPerson) -> Notice:
    """The notice with the pseudonym."""
    return msgspec.structs.replace(
        notice,
        words=_phrase(notice.words, person),
        mentions=tuple(person.pseudonym if one == person.user else one for one in notice.mentions),
        buttons=tuple(msgspec.structs.replace(one, args=person.text(one.args)) for one in notice.buttons),
        user=person.pseudonym if notice.user == person.user else notice.user,
    )


def _phrase(words: Phrase, person: ErasedPerson) -> Phrase:
    return Phrase(words.key, tuple((key, _value(value, person)) for key, value in words.args))


def _value(value: str | float | Phrase, person: ErasedPerson) -> str | float | Phrase:
    match value:
        case Phrase():
            return _phrase(value, person)
        case str():
            return person.text(value)
        case _:
            return value
