"""Looks for secrets in what the bot sends to others: choices made in secret, hands, salts and seeds, while they are to be kept.

A choice is looked for by its code, its words in all languages and its notation, in messages about its match alone; a salt or a seed,
which nothing else contains, in everything.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING, Any

import msgspec

from bot.content import catalogue
from bot.games.contract.base import Answer, Ask, Choice
from bot.games.contract.preview import Assist
from bot.games.contract.save import load_state
from bot.games.contract.vocabulary import Phrase, Seat, phrase
from bot.matches.history.history import move_of
from bot.words import Words
from localdiscord.events import Event, MessageAdded, MessageChanged
from localdiscord.interaction import Callback, Interaction
from localdiscord.log import LoggedCall
from localdiscord.records import Attachment, ChannelType, MessageFlag
from tools.bottle.checks.history import Change, Played, played

if TYPE_CHECKING:
    from tools.bottle.bottle import Bottle

NOBODY = frozenset[int]()
NO_MATCH = 0
SHORTEST = 4  # characters; a shorter word may mean anything
CONTEXT = 40  # characters on each side that a sentence quotes
_TOKEN = re.compile(r"/(?:interactions/\d+|webhooks/\d+)/([^/]+)")
_CHANNEL = re.compile(r"/channels/(\d+)/")
READABLE = (".json", ".txt")
_CONTROL = re.compile(r'"custom_id":"[a-z]+:([0-9a-z]+):')


@dataclass(frozen=True)
class Sent:
    """What was sent, in lower case: when, to whom alone (None: to all), where, and the matches that its controls name."""

    at: float
    to: frozenset[int] | None
    place: int
    matches: frozenset[int]
    path: str
    text: str


@dataclass(frozen=True)
class Secret:
    """Words that only `users` may see from `since` to `until`; `others`: what could be there instead. None of a match: anywhere.

    `known` are sentences with such words that tell nothing: reminders say what is done for those who are late.
    """

    who: str
    users: frozenset[int]
    since: float
    until: float
    words: tuple[str, ...]
    others: tuple[tuple[str, ...], ...] = ()
    anywhere: bool = False
    known: tuple[str, ...] = ()


class Secrets:
    """Keeps what the bot sends, with whom it reaches."""

    def __init__(self, bottle: Bottle) -> None:
        self._bottle = bottle
        self._sent: list[Sent] = []
        bottle.trace.on_call.append(self._asked)
        bottle.discord.world.feed.listen(self._heard)

    async def found(self) -> list[str]:
        """What reached others."""
        matches = await played(self._bottle)
        places = Counter(one.match.thread for one in matches)
        found = [fault for one in matches for fault in leaks(one, self._sent, shared=places[one.match.thread] > 1)]
        logged = [
            Sent(entry.at, None, 0, frozenset(), "the log", str(entry).casefold())
            for entry in self._bottle.logs.entries
        ]
        return found + [fault for one in matches for fault in leaks(one, logged)]

    def _asked(self, call: LoggedCall) -> None:
        if call.request is None or call.method == "GET":
            return
        text = msgspec.json.encode(call.request).decode().casefold()
        named = _CHANNEL.search(call.path)
        place, matches = int(named[1]) if named else 0, frozenset(int(one, 36) for one in _CONTROL.findall(text))
        pressed = _TOKEN.search(call.path)
        interaction = None if pressed is None else self._bottle.discord.interactions._by_token.get(pressed[1])
        to = self._members(place) if interaction is None else _to(interaction, call)
        if interaction is not None:
            place = interaction.channel_id
        self._sent.append(Sent(call.at, to, place, matches, call.path, text))

    def _heard(self, event: Event) -> None:
        """Keep the files that people can read."""
        if not isinstance(event, MessageAdded | MessageChanged):
            return
        message, now = event.message, self._bottle.discord.world.clock.now()
        to = self._members(message.channel_id) if message.only_for is None else frozenset({message.only_for})
        for file in message.attachments:
            if file.filename.endswith(READABLE):
                for matches, text in _parts(file):
                    self._sent.append(Sent(now, to, message.channel_id, matches, file.filename, text))

    def _members(self, place: int) -> frozenset[int] | None:
        channel = self._bottle.discord.world.channels.get(place)
        if channel is None or not (channel.is_dm or channel.type is ChannelType.PRIVATE_THREAD):
            return None
        return frozenset(channel.recipients if channel.thread is None else channel.thread.members)


def _to(interaction: Interaction, call: LoggedCall) -> frozenset[int] | None:
    """Whom an answer to an interaction reaches."""
    kind = Callback(call.request.get("type", 4)) if call.path.endswith("/callback") else None
    message = call.request.get("data", {}) if kind else call.request
    edits = kind is Callback.UPDATE or call.method == "PATCH"
    source = interaction.source is not None and interaction.source.only_for is not None
    private = kind in {Callback.CHOICES, Callback.MODAL} or message.get("flags", 0) & MessageFlag.EPHEMERAL
    private = private or (edits and (source or interaction.ephemeral))
    return frozenset({interaction.user_id}) if private else None


def _parts(file: Attachment) -> Iterator[tuple[frozenset[int], str]]:
    """The text of a file in lower case, and the match that it is about; of JSON each part that names a match is about that one."""
    if not file.filename.endswith(".json"):
        yield frozenset(), file.content.decode().casefold()
        return
    plain = msgspec.json.decode(file.content)
    yield frozenset({NO_MATCH}), msgspec.json.encode(plain).decode().casefold()
    for match, part in _about_matches(plain):
        yield frozenset({match}), msgspec.json.encode(part).decode().casefold()


def _about_matches(plain: Any) -> Iterator[tuple[int, Any]]:
    if isinstance(plain, dict) and isinstance(plain.get("match"), int):
        yield plain["match"], plain
    elif isinstance(plain, dict | list):
        for one in plain.values() if isinstance(plain, dict) else plain:
            yield from _about_matches(one)


def leaks(one: Played, sent: Sequence[Sent], *, shared: bool = False) -> Iterator[str]:
    """Where secrets of a match reached others; in a `shared` place, what names no match may be about another."""
    for secret in secrets_of(one):
        for message in sent:
            about = secret.anywhere or one.match.id in message.matches
            about = about or (not shared and not message.matches and message.place == one.match.thread)
            seen_by = about and (message.to is None or message.to - secret.users)
            if seen_by and secret.since <= message.at < secret.until and (shown := _shown(secret, message.text)):
                to = "everyone" if message.to is None else f"users {sorted(message.to)}"
                yield f"match {one.match.id}: {secret.who} reached {to} at {message.at:.3f} by {message.path}: {shown}"


def _shown(secret: Secret, text: str) -> str:
    """Where a text shows a secret, "" if it does not: what names all that could be there instead tells nothing."""
    if secret.known:
        text = _pattern(secret.known).sub("", text)
    hit = _found(secret.words, text)
    if hit is None or (secret.others and all(_found(words, text) for words in secret.others)):
        return ""
    return text[max(0, hit.start() - CONTEXT) : hit.end() + CONTEXT]


def _found(words: tuple[str, ...], text: str) -> re.Match[str] | None:
    if not any(word in text for word in words):  # as it mostly is, in a hundredth of the time
        return None
    return _pattern(words).search(text)


@lru_cache(4096)
def _pattern(words: tuple[str, ...]) -> re.Pattern[str]:
    return re.compile("|".join(rf"(?<!\w){re.escape(word)}(?!\w)" for word in words) or r"(?!)")


def secrets_of(one: Played) -> Iterator[Secret]:
    """All that was secret in a match for a time."""
    until = float("inf") if one.match.status.is_under_way else one.ended
    yield Secret("the seed", NOBODY, 0.0, until, (one.match.seed.hex(),), anywhere=True)
    yield from _salts(one)
    for nth, change in enumerate(one.changes):
        for ask in change.asks:
            if ask.secret and not any(ask.id == other.id for other in (one.changes[nth - 1].asks if nth else ())):
                yield from _of_ask(one, nth, ask)


def _salts(one: Played) -> Iterator[Secret]:
    """The salts of positions, as long as they are there."""
    open_since: dict[str, float] = {}
    for change in one.changes:
        now = set(_salts_in(msgspec.to_builtins(load_state(one.game.spec, change.turns[-1].state))))
        for salt in sorted(open_since.keys() - now):
            yield Secret("a salt", NOBODY, open_since.pop(salt), change.made, (salt,), anywhere=True)
        open_since |= dict.fromkeys(now - open_since.keys(), change.made)
    for salt, since in sorted(open_since.items()):
        yield Secret("a salt", NOBODY, since, float("inf"), (salt,), anywhere=True)


def _salts_in(plain: Any) -> Iterator[str]:
    if isinstance(plain, dict):
        if plain.get("salt"):
            yield str(plain["salt"])
        for value in plain.values():
            yield from _salts_in(value)
    elif isinstance(plain, list | tuple):
        for value in plain:
            yield from _salts_in(value)


def _of_ask(one: Played, nth: int, ask: Ask[Any]) -> Iterator[Secret]:
    """What a secret ask keeps: its choices, if the others who are asked at the same time have none of them; and the answer.

    Who has been offered some of the choices before, as of a hand that is passed on, knows them; who may give the same answer is not
    told of another's by seeing their own.
    """
    opened = one.changes[nth]
    rivals = [other for other in opened.asks if other.kind == ask.kind and other.seat != ask.seat]
    until = _closed(one, nth, {other.id for other in rivals} | {ask.id})
    who, codes = one.name(ask.seat), {choice.code for choice in ask.choices}
    alike = {other.seat for other in rivals if codes & {choice.code for choice in other.choices}}
    if rivals and all(other.secret for other in rivals) and not alike:
        words = tuple(word for choice in ask.choices for word in _words(choice))
        former = (other for change in one.changes[:nth] for other in change.asks if other.kind == ask.kind)
        knowing = {other.seat for other in former if codes & {choice.code for choice in other.choices}}
        users = _users(one, {ask.seat} | knowing)
        yield Secret(f"what {who} may choose ({ask.id})", users, opened.made, until, words)
    for change in one.changes[nth + 1 :]:
        for turn in change.turns:
            move = move_of(one.game, turn)
            if isinstance(move, Answer) and move.ask == ask.id:
                until = _closed(one, nth, {other.id for other in rivals})
                users = _users(one, {ask.seat} | alike)
                yield from _of_answer(one, ask, move.action, Secret("", users, change.made, until, ()))


def _users(one: Played, seats: set[Seat]) -> frozenset[int]:
    return frozenset().union(*(one.users[seat] for seat in seats))


def _of_answer(one: Played, ask: Ask[Any], action: Any, when: Secret) -> Iterator[Secret]:
    who, late = f"the answer of {one.name(ask.seat)} to {ask.id}", _said(phrase(f"{one.match.game}-late-{ask.kind}"))
    chosen = next((choice for choice in ask.choices if choice.action == action), None)
    written = msgspec.json.encode(ask.id).decode().casefold()
    yield Secret(who, when.users, when.since, when.until, (f'"ask":{written}',))  # in a record
    if chosen is not None:
        others = tuple(filter(None, (_words(choice) for choice in ask.choices if choice is not chosen)))
        known = (*late, *(text for assist in Assist for text in (f'"assist":"{assist}"', f"assist: {assist}")))
        yield Secret(who, when.users, when.since, when.until, _words(chosen), others, known=known)
    elif one.game.spec.notation is not None:
        written = one.game.spec.notation.write(action).casefold()
        yield Secret(who, when.users, when.since, when.until, (written,) if len(written) >= SHORTEST else ())


def _closed(one: Played, nth: int, asks: set[str]) -> float:
    """When none of some asks is open any more."""
    gone = (change for change in one.changes[nth:] if not asks & {ask.id for ask in change.asks})
    found: Change | None = next(gone, None)
    return float("inf") if found is None else found.made


def _words(choice: Choice[Any]) -> tuple[str, ...]:
    """A choice's code and its words in all languages, in lower case."""
    texts = {choice.code.casefold(), *_said(choice.words)}
    return tuple(sorted(text for text in texts if len(text) >= SHORTEST))


@lru_cache(4096)
def _said(phrase: Phrase) -> tuple[str, ...]:
    return tuple(words.say(phrase).casefold() for words in _languages())


@lru_cache(1)
def _languages() -> tuple[Words, ...]:
    return tuple(catalogue().languages.values())
