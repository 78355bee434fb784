"""The message of a turn: its picture, story, question and buttons, as a Sheet."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any

import msgspec

from bot.answers.custom_id import Id
from bot.answers.draft import Draft
from bot.answers.pages import MENU_LIMIT
from bot.games import GAMES
from bot.games.contract.base import Ask
from bot.games.contract.vocabulary import Seat
from bot.matches.core.models import Match
from bot.matches.history.history import events_of
from bot.matches.house.members import is_house
from bot.matches.timing.paces import SECOND
from bot.matches.work.reads import Reads
from bot.matches.work.turn_context import TurnContext, TurnReader
from bot.panel.aim_controls import about_choices
from bot.panel.choice_controls import levels
from bot.panel.public_buttons import ShownTurn, turn_buttons
from bot.panel.remarks import Remarks
from bot.panel.short_answers import needs_panel, public_answers
from bot.screens.button_rows import in_rows
from bot.screens.cards import (
    LETTERS,
    OF_GAMES,
    SEATS,
    asked_words,
    fair_button,
    headline_words,
    mentions,
    seed_words,
    side_mentions,
    sides_words,
    status_colour,
    terms_words,
)
from bot.screens.sheet import Media, Part, Row, SelectMenu, Sheet
from bot.words import Words
from bot.workers.films import Taken
from bot.workers.paint import Paint, Painted
from render import PAINTERS
from render.commentary import TURNS
from render.text import together


@dataclass(frozen=True)
class TurnMessage:
    """The contents of a turn message."""

    match: Match
    revision: int
    asks: Sequence[Ask[Any]]
    """The open asks, whose players are notified."""
    story: str
    headline: str
    """The score or phase; shown unless a question or the outcome includes it."""
    media: Media | None = None
    """The picture, or the film that ends on it."""
    shown: ShownTurn = ShownTurn()  # noqa: RUF009  frozen
    waiting: Sequence[str] = ()
    """Parts on seats that have chosen in secret, and on the house, if it is about to answer."""
    tally: str = ""
    """The pieces or moves that the acting seat has left."""
    outcome: Sequence[str] = ()
    """The result, and parts that features add to it."""
    below: Sequence[str] = ()
    """Comments on the turn and other parts that features add."""
    added: Sequence[Row] = ()
    """Rows of buttons that features add."""


def turn_card(message: TurnMessage, words: Words, now: int) -> Sheet:
    """The message of a turn: picture, story, and the next player with the deadline, or the winner.

    The first one introduces the sides, in practice the goal, and its button publishes the hash of the seed; the last shows the seed.

    `now` is in milliseconds since 1970.
    """
    match, asks, shown = message.match, message.asks, message.shown
    pictured = message.media is not None
    parts: list[Part] = [part for part in (message.media, message.story) if part]
    parts += [letters_words(match, words)] if pictured and has_letters(match) else []
    first = not (message.revision if shown.since is None else shown.since)
    if first:
        introduced = (" · ".join(sides_words(match, words)), _teams_words(match, words), terms_words(match, words))
        parts.append("\n".join(f"-# {line}" for line in introduced if line))
        parts += [words.text("goal-of-game", goal=words.text(f"{match.game}-tagline"))] if match.practice else []
    if not asks and not message.outcome:
        parts.append(headline_words(message.headline))
    users = tuple(dict.fromkeys(match.holder(ask.seat).user for ask in asks))
    asked = (asked_words(match, asks, words, now), answers_words(match, asks, words, pictured=pictured))
    parts += filter(None, (*message.waiting, *asked))
    if asks and message.tally:
        parts.append(f"-# {message.tally}")
    parts += message.outcome
    hints = sum(one.hints for one in match.holders)
    if message.outcome and hints:
        parts.append(f"-# {words.text('result-hints', count=hints)}")
    parts += message.below
    parts += seed_words(match, words) if message.revision == match.revision else []
    paused = match.paused_at(now)
    buttons = turn_buttons(match, message.revision, asks, words, shown, paused=bool(asks) and paused)
    buttons += fair_button(match, words) if first else ()
    menu = () if paused else first_menu(match, asks, words)
    controls: tuple[SelectMenu | Row, ...] = (*menu, *in_rows(buttons), *message.added)
    return Sheet(tuple(parts), controls, turn_colour(match, asks), users)


def explains(since: int, *, ruled: bool, moved: bool, sealed: bool) -> bool:
    """Whether a message offers to explain the rules of a turn: before anything moves, only chance and the order of play have decided."""
    return ruled and (since > 0 or moved or sealed)


def first_menu(match: Match, asks: Sequence[Ask[Any]], words: Words) -> tuple[SelectMenu, ...]:
    """The menu that opens the panel of a long list at what is chosen in it, if the game has one."""
    presenter = PAINTERS[match.game].presenter
    if len(asks) != 1 or asks[0].kind not in presenter.opened_by:
        return ()
    entries, *_ = levels(asks[0], Draft(), words, partial(presenter.menu, None))
    if len(entries) > MENU_LIMIT:
        return ()
    return (SelectMenu(Id("open", match.id, asks[0].id, "@0"), words.text("choice-hint"), tuple(entries)),)


def thinking_words(match: Match, asks: Sequence[Ask[Any]], words: Words) -> str:
    """The house players about to answer, with the time if only they play; "" if none is asked."""
    seats = list(dict.fromkeys(ask.seat for ask in asks if is_house(match.holder(ask.seat).user)))
    if not seats:
        return ""
    names = mentions(map(match.holder, seats), words)
    if match.watched:
        due = (match.updated + match.terms.limit) // SECOND
        return words.text("watch-next", names=names, count=len(seats), when=f"<t:{due}:R>")
    return words.text("house-thinks", names=names, count=len(seats))


def answers_words(match: Match, asks: Sequence[Ask[Any]], words: Words, *, pictured: bool) -> str:
    """The effects of the answers if all are buttons, in small print; by player where they differ.

    Those that a picture shows are left out if the message is `pictured`.
    """
    effects: dict[tuple[str, ...], list[Seat]] = {}
    captioned = PAINTERS[match.game].presenter.captioned if pictured else ()
    for ask in () if needs_panel(match.game, asks) else asks:
        if ask.kind in captioned:
            continue
        effects.setdefault(about_choices(public_answers(match.game, ask), words), []).append(ask.seat)
    lines: list[str] = []
    for about, seats in effects.items():
        lines += [together(side_mentions(match, seats, words), words)] if len(effects) > 1 else []
        lines += "".join(about).splitlines()
    return "\n".join(f"-# {line}" for line in lines)


def _teams_words(match: Match, words: Words) -> str:
    """The players of each team where partners have pieces of their own; "" if all play for themselves, or the sides tell it."""
    spec = GAMES[match.game].spec
    teams = spec.partners(spec.restored(dict(match.options)), len(match.holders)) if spec.partners else ()
    if all(len(team) == 1 for team in teams):
        return ""
    return words.text("card-camps", camps=" – ".join(mentions(map(match.holder, team), words) for team in teams))


def has_letters(match: Match) -> bool:
    """Whether pictures name players by letters, because several share a side's colour."""
    camps = GAMES[match.game].spec.camps
    return not match.studied and 0 < camps < len(match.holders)


def letters_words(match: Match, words: Words) -> str:
    """The legend of the letters in pictures, in small print."""
    seats = sorted(match.holders, key=lambda one: one.seat)
    players = " · ".join(f"{LETTERS[one.seat]}\u00a0<@{one.user}>" for one in seats)
    return f"-# {words.text('picture-letters', players=players)}"


def turn_colour(match: Match, asks: Sequence[Ask[Any]]) -> int:
    """The colour of the side that is asked, if only one is and it has one."""
    sides = {GAMES[match.game].spec.side(ask.seat) for ask in asks}
    colours = OF_GAMES.get(match.game, SEATS)
    side = sides.pop() if len(sides) == 1 else len(colours)
    return colours[side] if side < len(colours) else status_colour(match.status)


async def with_comment(store: Reads, context: TurnContext, job: Paint, remarks: Remarks | None = None) -> Paint:
    """The paint job of a turn with the context for a comment; a set-up has none. `remarks` are known of turns before it.

    Where an answer has several flicks, the last one is seen, with the steps without motion after it.
    """
    turn, number = context.turn, context.match.id
    reader = TurnReader(store, number, filter(None, (context.before, *context.turns)))
    before, turns = await reader.commented(turn)
    if before is None:
        return job
    happened = events_of(turns)
    shown = msgspec.structs.replace(
        job.turn,
        before=before.state,
        trace=turns[0].trace,
        nth=number + turn.revision,
        commented=b"" if happened == job.turn.events else happened,  # one message may report several turns
        former=await _former(reader, context, remarks or Remarks()),
    )
    return msgspec.structs.replace(job, turn=shown)


async def _former(reader: TurnReader, context: TurnContext, remarks: Remarks) -> tuple[Taken | str, ...]:
    """The answers before that of a turn whose comments share the wordings of its comment, in order; of those known, the subject."""
    found: list[Taken | str] = []
    match, ended = context.match.id, context.answer[0].revision - 1
    begin = context.turn.revision - (match + context.turn.revision) % TURNS
    while ended >= max(begin, 1):
        known = remarks.on(match, ended)
        if known is not None:
            first, about = known
            found += [about] if about else []
        else:
            last = await reader.at(ended)
            if last is None:
                break
            before, turns = await reader.commented(last)
            if before is not None:
                found.append(Taken(before.state, last.state, events_of(turns), turns[0].trace, match + ended))
            first = (await reader.answer(last))[0].revision
        ended = first - 1
    return tuple(reversed(found))


def remark(painted: Painted) -> tuple[str, ...]:
    """The comment as a line above the story, if there is one."""
    return (f"> *{painted.comment}*",) if painted.comment else ()


def small(lines: Sequence[str], most: int) -> str:
    """The lines of a story in small print, without the oldest ones if there are more than `most`."""
    kept = lines[-most:]
    cut = ("…",) if len(kept) < len(lines) else ()
    return "\n".join(f"-# {line}" for line in (*cut, *kept))
