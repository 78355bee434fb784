"""Steps through the positions of a match: position, decision, result and next question of each turn."""

from dataclasses import dataclass, replace
from typing import Any

import msgspec
import structlog

from bot.answers.custom_id import Id, natural
from bot.client.app import GameBot
from bot.features.history.verification import over
from bot.games import GAMES
from bot.games.contract.base import Answer, Left, TimedOut
from bot.games.contract.vocabulary import Seat
from bot.matches.core import checks
from bot.matches.core.errors import GameFailed, refused
from bot.matches.core.models import Match, Status, Turn
from bot.matches.history.history import Takeback, move_of
from bot.matches.work.turn_context import answer_context
from bot.panel.turn_message import remark, with_comment
from bot.screens.cards import asked_words, names, seat_mention, stopped_key
from bot.screens.sheet import Button, Media, MenuOption, Modal, Part, Row, SelectMenu, Sheet, TextInput
from bot.text import cleaned
from bot.words import Words
from bot.workers.paint import LastTurn, Paint, Painted, Texts
from cogs.delivery.turn_message import outcome_words
from cogs.panel.board_view import what_if

EVERYBODY = "e"  # in place of a seat: the view of spectators
log = structlog.stdlib.get_logger(__name__)
TURN = "turn"  # the form's field for a turn


@dataclass(frozen=True)
class PastPosition:
    """The position after a turn, in the viewer's own view or through the `eyes` of a seat or of everybody, if allowed."""

    revision: int
    eyes: str = ""

    def __str__(self) -> str:
        """As in an id; what follows it only makes ids unique."""
        return f"{self.revision}.{self.eyes}" if self.eyes else str(self.revision)

    def viewer(self, match: Match, user: int) -> Seat | None:
        """The seat whose view a user gets: another player's only once the match is over."""
        if over(match):
            if self.eyes == EVERYBODY:
                return None
            seat = natural(self.eyes)
            if seat is not None and seat < len(match.holders):
                return seat
        return match.seat_of(user)


def read_past_position(args: str, latest: int) -> PastPosition:
    """The position of an id; the `latest` one by default."""
    revision, _, rest = args.partition(".")
    eyes = rest.partition(".")[0]
    number = natural(revision)
    return PastPosition(latest if number is None else number, eyes)


class TurnBrowser:
    """Shows past positions."""

    def __init__(self, bot: GameBot) -> None:
        self.bot = bot

    async def sheet(self, match: Match, spot: PastPosition, user: int, words: Words, note: str = "") -> Sheet:
        """The position after a turn in a user's view, its story, and the controls. Raises Refused if there is none."""
        shown, painted, turn = await self._shown(match, spot, user, words)
        parts = (note, *shown.parts) if note else shown.parts
        ways = (_among(match, spot, words, spoken=not painted.png), _about(match, turn, spot, painted, words))
        return Sheet(parts, (*ways, *_eyes(match, spot, spot.viewer(match, user), words)))

    async def public(self, match: Match, spot: PastPosition, words: Words) -> Sheet:
        """The same for everyone. Raises Refused if there is none."""
        nobody = 0
        return (await self._shown(match, spot, nobody, words))[0]

    async def _shown(self, match: Match, spot: PastPosition, user: int, words: Words) -> tuple[Sheet, Painted, Turn]:
        checks.begun(match)
        turn = await self.bot.services.store.turn(match.id, spot.revision)
        if turn is None:
            raise refused("refused-replay-turn", turn=spot.revision, last=match.revision)
        context = await answer_context(self.bot.services.store, match, turn)
        settings = await self.bot.services.store.settings_for(user, match.guild)
        spoken = bool(user) and settings.own.text_first
        job = Paint(
            match.game,
            turn.state,
            words.language,
            viewer=spot.viewer(match, user),
            theme=settings.look,
            picture=not spoken,
            names=names(match),
            house=match.house,
            turn=LastTurn(events=turn.events),
            texts=Texts(board=spoken),
            stopped=stopped_key(match, turn.revision),
        )
        try:
            painted = await self.bot.services.workers.run(await with_comment(self.bot.services.store, context, job))
        except GameFailed as failed:  # looking at the past stops no match
            log.warning("a past position could not be shown", match=match.id, turn=turn.revision, error=failed)
            raise refused("refused-step-failed", turn=turn.revision) from failed
        headed = words.text("replay-step", match=match.number, turn=turn.revision, last=match.revision)
        story = painted.account if spoken and painted.account else painted.story
        lines = [f"**{headed}** · {_decided(match, turn, words)}", *remark(painted), *story]
        parts: list[Part] = [painted.board if spoken else Media(painted.png, painted.alt), "\n".join(lines)]
        parts += [one for one in (self._next(match, turn, words),) if one]
        return Sheet(tuple(parts)), painted, turn

    def _next(self, match: Match, turn: Turn, words: Words) -> str:
        """The next question; at the end of the match, the result."""
        latest = turn.revision == match.revision
        try:
            outcome = self.bot.matches.outcome(match) if latest and over(match) else None
            asks = self.bot.matches.work.positions.asks_in(match.game, turn.state)
        except GameFailed:  # reported when that turn is opened
            return ""
        if outcome is not None:
            return outcome_words(match, outcome, words)
        if latest and over(match):
            return words.text(f"card-{match.status.value}") if match.status in {Status.VOID, Status.ABORTED} else ""
        now = self.bot.services.clock.now_ms()
        return asked_words(match if latest else _untimed(match), asks, words, now)


def _untimed(match: Match) -> Match:
    """The match without its clocks, which were different then."""
    holders = tuple(msgspec.structs.replace(holder, due=0) for holder in match.holders)
    return msgspec.structs.replace(match, holders=holders)


def _decided(match: Match, turn: Turn, words: Words) -> str:
    """The player who decided a turn, or the event that did (clock, resignation, takeback, agreement)."""
    move: Any = move_of(GAMES[match.game], turn)
    if move is None:
        return words.text("step-set-up")
    user = "" if turn.seat is None else seat_mention(match, turn.seat, words)
    match move:
        case Answer(seat=seat, forced=forced):
            by = seat_mention(match, seat, words)
            return words.text("step-forced", user=by) if forced else by
        case TimedOut(ask=ask):
            seat = int(ask.split(".")[1])
            return words.text("step-clock", user=seat_mention(match, seat, words))
        case Left(seat=seat):
            return words.text("step-left", user=seat_mention(match, seat, words))
        case Takeback(revision=revision):
            return words.text("step-undone", user=user, turn=revision)
        case _:
            return words.text("step-agreed")


def _among(match: Match, spot: PastPosition, words: Words, *, spoken: bool) -> Row:
    """The buttons to other positions: as signs, or in words for players who get text first."""
    at, last = spot.revision, match.revision

    def label(name: str, **args: int) -> str:
        return words.text(f"step-{name}" if spoken else f"step-sign-{name}", **args)

    def way(to: int, name: str, *, shut: bool) -> Button:
        return Button(Id("watch", match.id, "", f"{to}.{spot.eyes}.{name}"), label(name), disabled=shut)

    return (
        way(0, "first", shut=not at),
        way(max(at - 1, 0), "back", shut=not at),
        Button(
            Id("watchto", match.id, "", str(spot)),
            label("to", turn=at, last=last),
            disabled=not last,
        ),
        way(min(at + 1, last), "next", shut=at >= last),
        way(last, "last", shut=at >= last),
    )


def _about(match: Match, turn: Turn, spot: PastPosition, painted: Painted, words: Words) -> Row:
    """The turn's film, text and rules, What if, and showing it to everyone."""
    at = turn.revision
    about = [Button(Id("text", match.id, "", str(at)), words.text("text-board"))]
    if turn.trace:
        about.append(Button(Id("replay", match.id, "", str(at)), words.text("replay")))
    if any(painted.rules):
        about.append(Button(Id("why", match.id, "", str(at)), words.text("why")))
    about += what_if(match, at, words)
    if not match.studied:
        about.append(Button(Id("watchall", match.id, "", str(spot)), words.text("replay-show")))
    return tuple(about)


def _eyes(match: Match, spot: PastPosition, viewer: Seat | None, words: Words) -> tuple[SelectMenu, ...]:
    """The views from which a match with secrets can be seen once it is over."""
    if not over(match) or GAMES[match.game].spec.commitments is None:
        return ()
    everybody = MenuOption(EVERYBODY, words.text("step-as-everybody"), chosen=viewer is None)
    seats = tuple(
        MenuOption(str(holder.seat), words.text("step-as", name=holder.name), chosen=viewer == holder.seat)
        for holder in sorted(match.holders, key=lambda holder: holder.seat)
    )
    return (SelectMenu(Id("watchas", match.id, "", str(spot)), words.text("step-eyes"), (everybody, *seats)),)


def through(spot: PastPosition, eyes: str) -> PastPosition:
    """The same position in another view."""
    return replace(spot, eyes=eyes if eyes == EVERYBODY or natural(eyes) is not None else "")


def jump_form(match: Match, spot: PastPosition, words: Words) -> Modal:
    """The form for another turn."""
    line = TextInput(
        TURN, words.text("step-to-line"), str(spot.revision), words.text("step-to-hint", last=match.revision)
    )
    return Modal(Id("watchat", match.id, "", str(spot)), words.text("step-to-title", match=match.number), (line,))


def written_turn(text: str, match: Match) -> int:
    """The typed turn. Raises Refused if it is not a number."""
    written = cleaned(text).strip()
    number = natural(written.removeprefix("#"))
    if number is None:
        raise refused("refused-step", given=written, last=match.revision)
    return number
