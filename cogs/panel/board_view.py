"""Board views: a position as one user may see it, as a picture or in words."""

import contextlib
from collections.abc import Iterable, Iterator
from typing import Any

import msgspec

from bot.answers.custom_id import Id, natural, read_onward
from bot.answers.draft import DIRECTION, Draft, action_of, chosen, is_flick, layout_of
from bot.answers.placement import piece_of
from bot.client.app import GameBot
from bot.games.contract.base import Ask
from bot.games.contract.preview import Assist
from bot.games.contract.save import dump
from bot.games.contract.vocabulary import Seat
from bot.matches.core.errors import Refused, refused
from bot.matches.core.models import Match, Turn
from bot.matches.core.positions import PlannedPosition
from bot.matches.history.history import events_of
from bot.matches.settings.preferences import EffectiveSettings
from bot.matches.work.turn_context import answer_context
from bot.panel.next_links import flick_doubt
from bot.panel.public_buttons import turn_buttons
from bot.panel.turn_message import remark, small, with_comment
from bot.screens.button_rows import in_rows
from bot.screens.cards import headline_words, match_card, names, stopped_key
from bot.screens.deadlines import clocks
from bot.screens.sheet import Button, Media, Part, Sheet
from bot.words import Words
from bot.workers.paint import LastTurn, Paint, Painted, SketchOf, Texts
from cogs.core.interaction_context import InteractionContext

RETOLD_TURNS, RETOLD = 16, 4  # turns that a panel looks back at, and lines that it tells of them


class BoardView:
    """Shows matches privately."""

    def __init__(self, bot: GameBot) -> None:
        self.bot = bot

    async def match(self, match: int) -> Match:
        """The match. Raises Refused if there is none."""
        found = await self.bot.services.store.get(match)
        if found is None:
            raise refused("refused-match-unknown", match=match)
        return found

    async def looked_at(self, call: InteractionContext) -> Match:
        """The match of a press, which may be one the caller has imported. Raises Refused if there is none."""
        return await self.match_of(call.id.match, call.user)

    async def match_of(self, number: int, user: int) -> Match:
        """The match of an id, which may be one the user has imported. Raises Refused if there is none."""
        if number >= 0:
            return await self.match(number)
        found = await self.bot.services.store.study(user, -number)
        if found is None:
            raise refused("study-gone")
        return found

    async def turn_named(self, match: Match, args: str) -> int | None:
        """The turn that an id names, by its number or as the one that a message shows; None if it names none."""
        first = read_onward(args)
        return natural(args) if first is None else await self.bot.matches.message_end(match, first)

    async def show(self, call: InteractionContext, match: Match, note: str = "") -> None:
        """Answer with the present position in the caller's preferred form."""
        await call.panel(await self.sheet(match, call.user, call.words, note))

    async def text_first(self, match: Match, user: int) -> bool:
        """Whether a user gets text first, and a picture only on request."""
        return (await self._settings(match, user)).own.text_first

    async def sheet(self, match: Match, user: int, words: Words, note: str = "", *, form: str = "") -> Sheet:
        """The present position in the user's preferred form or in `form` (picture, text or both), with the available actions."""
        if not match.state:
            return self._not_begun(match, words, note)
        if form == "text" or (not form and await self.text_first(match, user)):
            return await self.text(match, user, words, note)
        painted = await self._painted(match, user, words, board=form == "both")
        clock = clocks(match, words, self.bot.services.clock.now_ms())
        text = "\n".join(filter(None, (headline_words(painted.headline), clock)))
        parts: list[Part] = [Media(painted.png, painted.alt), text]
        parts += [one for one in (painted.board, note) if one]
        return Sheet(tuple(parts), in_rows(self._buttons(match, user, words)))

    async def position(
        self,
        match: Match,
        user: int,
        words: Words,
        *,
        pictured: bool = False,
        state: bytes = b"",
        spectator: bool = False,
    ) -> Painted:
        """The present position, or that of a planned `state`, in words and perhaps as a picture, as the user may see it or a `spectator`."""
        match = match if not state else msgspec.structs.replace(match, state=state)
        return await self._painted(match, user, words, pictured=pictured, spectator=spectator)

    async def text(self, match: Match, user: int, words: Words, note: str = "") -> Sheet:
        """The present position in words."""
        if not match.state:
            return self._not_begun(match, words, note)
        painted = await self._painted(match, user, words, board=True, pictured=False)
        buttons = tuple(press for press in self._buttons(match, user, words) if press.id.verb != "text")
        picture = Button(Id("picture", match.id), words.text("text-picture"))
        clock = clocks(match, words, self.bot.services.clock.now_ms())
        return Sheet(tuple(filter(None, (note, painted.board, clock))), in_rows((*buttons, picture)))

    async def detail(self, match: Match, user: int, words: Words, piece: str) -> Sheet:
        """The full description of a piece. Raises Refused if no piece has that name."""
        painted = await self.pieces(match, user, words, piece)
        if not painted.pieces:
            raise refused("text-detail-none", game=words.text(f"{match.game}-name"))
        if not painted.detail:
            raise refused("text-detail-unknown", given=piece, known=", ".join(name for name, _ in painted.pieces))
        return Sheet((painted.detail,))

    async def pieces(self, match: Match, user: int, words: Words, piece: str = "") -> Painted:
        """The pieces that can be described, and the full description of one."""
        return await self._painted(match, user, words, pictured=False, detail=piece)

    async def past(self, match: Match, turn: Turn, user: int, words: Words) -> Sheet:
        """The position after a turn in words, with the full story of the turn."""
        painted = await self._in_words(match, turn, words, match.seat_of(user), board=True)
        tries = what_if(match, turn.revision, words)
        lines = (*remark(painted), *(painted.account or painted.story))
        return Sheet(("\n".join(lines), painted.board), (tries,) if tries else ())

    async def account(self, match: Match, words: Words) -> str:
        """The full story of the latest turn; "" if it is not known."""
        turn = await self.bot.services.store.turn(match.id, match.revision) if match.state else None
        if turn is None:
            return ""
        painted = await self._in_words(match, turn, words)
        return "\n".join((*remark(painted), *painted.account))

    async def since(self, match: Match, revision: int, words: Words) -> str:
        """The events since a revision of the match, in small print, cut to the latest."""
        most = min(match.revision - revision, RETOLD_TURNS)
        turns = await self.bot.services.store.turns_up_to(match.id, match.revision, most)
        turn = LastTurn(events=events_of(turns[::-1]))
        job = Paint(match.game, match.state, words.language, picture=False, names=names(match), turn=turn)
        return small((await self.bot.services.workers.run(job)).story, RETOLD)

    async def _in_words(
        self, match: Match, turn: Turn, words: Words, viewer: Seat | None = None, *, board: bool = False
    ) -> Painted:
        """A turn in words."""
        context = await answer_context(self.bot.services.store, match, turn)
        job = Paint(
            match.game,
            turn.state,
            words.language,
            viewer=viewer,
            picture=False,
            names=names(match),
            turn=LastTurn(events=events_of(context.turns)),
            texts=Texts(board=board),
            stopped=stopped_key(match, turn.revision),
        )
        return await self.bot.services.workers.run(await with_comment(self.bot.services.store, context, job))

    async def preview(
        self,
        match: Match,
        user: int,
        ask: Ask[Any],
        draft: Draft,
        words: Words,
        *,
        pictured: bool = True,
        board: bool = False,
        settings: EffectiveSettings | None = None,
        planned: PlannedPosition | None = None,
    ) -> Painted:
        """The preview of a draft for its player: the picture if `pictured`, and the text, with `board` also the board in words.

        For steps laid out (`planned`) it shows the position they lead to.
        """
        settings = settings or await self._settings(match, user)
        job = _preview(match, user, ask, draft, words, settings, pictured=pictured)
        if planned is not None:
            job = msgspec.structs.replace(job, state=planned.state)
        if board:
            job = msgspec.structs.replace(job, texts=Texts(board=True))
        self.bot.foreseen.note_seen(_panel(match, user))
        return await self.bot.foreseen.paint(job)

    def is_unseen(self, match: Match, user: int) -> bool:
        """Whether a player has not looked at their panel since pictures were last foreseen for it: none are painted then."""
        return self.bot.foreseen.drop_unseen(_panel(match, user))

    async def danger(self, match: Match, user: int, ask: Ask[Any], draft: Draft, words: Words) -> str:
        """A warning that a flick costs its player something or touches nothing, if the match's assist level reveals it; else ""."""
        choice = chosen(ask, draft)
        if choice is None or not is_flick(choice) or match.terms.assist is Assist.EXPERT:
            return ""
        seen = await self.preview(match, user, ask, draft, words, pictured=False)
        return flick_doubt(seen, ask, draft, words)

    def foresee(
        self, match: Match, user: int, ask: Ask[Any], halves: Iterable[Draft], words: Words, settings: EffectiveSettings
    ) -> None:
        """Paint the drafts that are likely to come next, the likeliest first, if there is time."""
        self.bot.foreseen.foresee(_panel(match, user), _previews(match, user, ask, halves, words, settings))

    async def _painted(
        self,
        match: Match,
        user: int,
        words: Words,
        *,
        board: bool = False,
        pictured: bool = True,
        detail: str | None = None,
        spectator: bool = False,
    ) -> Painted:
        look = (await self._settings(match, user)).look
        job = Paint(
            match.game,
            match.state,
            words.language,
            viewer=None if spectator else match.seat_of(user),
            theme=look,
            picture=pictured,
            names=names(match),
            house=match.house,
            texts=Texts(board=board, detail=detail),
            stopped=stopped_key(match),
        )
        return await self.bot.services.workers.run(job)

    async def _settings(self, match: Match, user: int) -> EffectiveSettings:
        return await self.bot.services.store.settings_for(user, match.guild)

    def _buttons(self, match: Match, user: int, words: Words) -> tuple[Button, ...]:
        asks = self.bot.matches.asks_for(match, user)
        more = match.seat_of(user) is not None
        paused = match.paused_at(self.bot.services.clock.now_ms())
        return (
            *turn_buttons(match, match.revision, asks, words, more=more, paused=paused),
            *what_if(match, match.revision, words),
        )

    @staticmethod
    def _not_begun(match: Match, words: Words, note: str) -> Sheet:
        card = match_card(match, words)
        return Sheet((note, *card.parts) if note else card.parts, (), card.colour)


def what_if(match: Match, revision: int, words: Words) -> tuple[Button, ...]:
    """The button that tries another answer in this turn or the latest one before it; none for a first position."""
    return (Button(Id("whatif", match.id, "", f"{revision}-"), words.text("whatif")),) if revision else ()


def _preview(
    match: Match, user: int, ask: Ask[Any], draft: Draft, words: Words, settings: EffectiveSettings, *, pictured: bool
) -> Paint:
    return Paint(
        match.game,
        match.state,
        words.language,
        viewer=match.seat_of(user),
        sketch=sketch_of(ask, draft, match.terms.assist),
        theme=settings.look,
        picture=pictured,
    )


def _panel(match: Match, user: int) -> int:
    return hash((match.id, user))


def _previews(
    match: Match, user: int, ask: Ask[Any], halves: Iterable[Draft], words: Words, settings: EffectiveSettings
) -> Iterator[Paint]:
    """The previews of drafts, without those that cannot be played."""
    for draft in halves:
        with contextlib.suppress(Refused):
            yield _preview(match, user, ask, draft, words, settings, pictured=True)


def sketch_of(ask: Ask[Any], draft: Draft, assist: Assist) -> SketchOf | None:
    """The preview of a draft; None while nothing is chosen. Raises Refused if a dial's value is out of range."""
    choice = chosen(ask, draft)
    if choice is None:
        return None
    layout = layout_of(choice)
    marked = piece_of(layout, draft.piece).id if layout is not None else ""
    flick, targeted = is_flick(choice), draft.target not in {"", DIRECTION}
    action = dump(action_of(choice, draft))
    return SketchOf(ask.id, action, assist, marked, closeup=draft.fine and flick, targeted=flick and targeted)
