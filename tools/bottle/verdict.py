"""Compares what people were shown with the database: one sentence per difference."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Collection, Iterable, Iterator, Mapping
from itertools import groupby, pairwise
from pathlib import Path

import msgspec

from bot.games import GAMES
from bot.games.contract.base import Answer
from bot.matches.core.models import Match, Status, Turn
from bot.matches.history.history import faults, standing
from bot.matches.house.members import is_house
from bot.storage.stores.opening import AnyStore
from bot.storage.stores.sqlite import SqliteStore
from localdiscord.component_payloads import walk
from localdiscord.interaction import InteractionState
from localdiscord.records import Json
from localdiscord.server import LocalDiscord
from tools.bottle.shown import bot_messages, first_told, turn_told


async def kept_in(store: AnyStore) -> tuple[list[Match], dict[int, tuple[Turn, ...]]]:
    """All matches of a store, and their turns; it is closed."""
    try:
        matches = [match for status in Status for match in await store.with_status(status)]
        return matches, {match.id: await store.turns(match.id) for match in matches}
    finally:
        await store.close()


async def differences(
    discord: LocalDiscord, database: Path, accepted: Mapping[int, int], elsewhere: Collection[int] | None = ()
) -> list[str]:
    """All that was lost or done twice; the bot must have been stopped. `accepted` are the interactions that were told so.

    Nothing is expected of the messages of matches `elsewhere`, such as those that were moved, or of any if it is None.
    """
    matches, turns = await kept_in(await SqliteStore.open(database))
    shown = [] if elsewhere is None else [one for one in matches if one.id not in elsewhere and threaded(one)]
    judged = {one.id for one in shown}
    posted = [turn for match in judged for turn in turns[match]]
    return [
        *kept_wrongly(discord, matches, turns, accepted),
        *(() if elsewhere is None else _posts(discord, posted, turns.keys() - judged)),
        *cards(discord, shown),
    ]


def kept_wrongly(
    discord: LocalDiscord,
    matches: Iterable[Match],
    turns: Mapping[int, tuple[Turn, ...]],
    accepted: Mapping[int, int],
) -> Iterator[str]:
    """Turns that were lost, done twice, or made up."""
    kept = [turn for each in turns.values() for turn in each]
    yield from _lost_turns(kept, accepted)
    yield from (fault for match in matches for fault in doubled_turns(match, turns[match.id]))
    yield from _made_up_turns(discord, kept)


def threaded(match: Match) -> bool:
    """Whether all turns of a match are posted in a thread under its card: those of the house and borrowed ones are shown in other ways."""
    return not match.borrowed and bool(match.guild) and not any(is_house(one.user) for one in match.holders)


def _lost_turns(turns: Iterable[Turn], accepted: Mapping[int, int]) -> Iterator[str]:
    by_key = {turn.key: turn.match for turn in turns}
    for interaction, match in accepted.items():
        if by_key.get(str(interaction)) != match:
            yield f"match {match}: the answer {interaction} was accepted, but is not kept"


def doubled_turns(match: Match, turns: tuple[Turn, ...]) -> Iterator[str]:
    """History without gaps that leads to the match's state, each ask answered once but for what was taken back."""
    if match.state and [turn.revision for turn in turns] != list(range(match.revision + 1)):
        yield f"match {match.id}: revisions {[turn.revision for turn in turns]}, present {match.revision}"
    game = GAMES[match.game]
    asks = Counter(move.ask for _, move in standing(game, turns) if isinstance(move, Answer))
    for ask, times in asks.items():
        if times > 1:
            yield f"match {match.id}: {ask} was answered {times} times"
    keys = Counter(key for key, _ in groupby(turn.key for turn in turns))  # turns of one answer follow each other
    for key, times in keys.items():
        if times > 1:
            yield f"match {match.id}: what has the key {key} was done {times} times"
    for fault in faults(game, match, turns):
        yield f"match {match.id}: {fault}"


def _made_up_turns(discord: LocalDiscord, turns: Iterable[Turn]) -> Iterator[str]:
    """Every turn was made by a player or the clock."""
    for turn in turns:
        interaction, _, _ = turn.key.partition(".")  # the rest names what it led to
        clocks = turn.key.startswith(("t", "watch."))  # the house begins by itself where it is watched
        if not clocks and (not interaction.isdecimal() or discord.interactions.find(int(interaction)) is None):
            yield f"match {turn.match}: turn {turn.revision} has the key {turn.key!r}, which nobody sent"


def _posts(discord: LocalDiscord, turns: Iterable[Turn], others: Collection[int]) -> Iterator[str]:
    """But for other matches, every turn is posted once, in one place, in order; the last of a batch represents all of it, and an edited message all it has shown."""
    wanted: dict[int, dict[int, bool]] = defaultdict(dict)  # whether a notice comes with it
    for (match, _), together in groupby(turns, key=lambda turn: (turn.match, turn.key)):
        group = list(together)
        wanted[match][max(turn.revision for turn in group)] = not all(map(_is_answer, group))
    shown: dict[int, list[tuple[int, int]]] = defaultdict(list)
    for message in bot_messages(discord):
        told = turn_told(message)
        if told is not None:
            match, latest = told
            before = [one for one in sorted(wanted[match]) if first_told(message) <= one < latest]
            known = max((one for one, _ in shown[match]), default=-1)
            own = next((one for one in (*before, latest) if one > known), latest)
            if wanted[match].get(own):  # it came in a new message, which shows its turn once more from the beginning
                before = [one for one in before if one > known]
            shown[match] += [(one, message.channel_id) for one in (*before, latest)]
    for match in (shown.keys() | wanted.keys()) - set(others):
        for fault in posts_of(shown[match], set(wanted[match])):
            yield f"match {match}: {fault}"


def _is_answer(turn: Turn) -> bool:
    """Whether a player has made it by an answer: what the clock and the table do comes with a notice."""
    return not turn.move or msgspec.json.decode(turn.move, type=_Move).type == "answer"


class _Move(msgspec.Struct):
    type: str


def posts_of(shown: list[tuple[int, int]], wanted: set[int]) -> Iterator[str]:
    """Faults in the posts of one match's turns, given as shown: revisions and places, oldest first."""
    revisions = [revision for revision, _ in shown]
    for revision, times in Counter(revisions).items():
        if times > 1:
            yield f"turn {revision} was posted {times} times"
    for revision in sorted(wanted - set(revisions)):
        yield f"turn {revision} was never posted"
    for revision in sorted(set(revisions) - wanted):
        yield f"turn {revision} was posted, but is not kept"
    if any(one > two for one, two in pairwise(revisions)):
        yield f"its turns stand in the order {revisions}"
    if len({place for _, place in shown}) > 1:
        yield "its turns stand in several places"


def cards(discord: LocalDiscord, matches: Iterable[Match], worn: Collection[int] = ()) -> Iterator[str]:
    """Every match that was begun has one card in the channel, the one that is edited, and is played in the thread under it.

    Those that were `worn` out by edits, for which Discord has a limit, have been followed by others.
    """
    shown: dict[int, list[int]] = defaultdict(list)
    for message in bot_messages(discord):
        for match in {_carded(part) for part in walk(message.components)} - {0}:
            shown[match].append(message.id)
    for kept in matches:
        left = [card for card in shown[kept.id] if card not in worn]
        if kept.state and left != [kept.message]:
            yield f"match {kept.id}: the cards {left}, of which it knows {kept.message}"
        if kept.state and kept.thread not in {kept.message, *set(worn).intersection(shown[kept.id])}:
            yield f"match {kept.id}: it is played in {kept.thread} instead of a thread under its card {kept.message}"


def _carded(part: Json) -> int:
    """The match of whose card a component is, 0 if of none."""
    verb, match, _, args = [*str(part.get("custom_id", "")).split(":", 3), "", "", ""][:4]
    return int(match, 36) if verb == "text" and not args else 0


def unanswered(discord: LocalDiscord, alive: Iterable[tuple[float, float]]) -> Iterator[str]:
    """Interactions that the bot did not answer although it lived long enough; `alive` holds the spans of its lives."""
    spans = list(alive)
    patience = discord.config.ack_seconds
    for interaction in discord.interactions._by_id.values():
        begun = interaction.created
        if interaction.state is InteractionState.FAILED and any(a <= begun and begun + patience <= b for a, b in spans):
            yield f"{interaction.kind.name} {interaction.id} of {interaction.user_id}: {interaction.payload['data']}"
