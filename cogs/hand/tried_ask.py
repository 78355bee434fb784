"""The ask of a private table, answered by hand: a puzzle, a lesson, or a past turn."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Self

import structlog
from msgspec import structs

from bot.answers.custom_id import Id
from bot.answers.draft_codec import read_try_id
from bot.client.app import GameBot
from bot.client.outages import REQUEST_FAILED
from bot.client.private_panels import TablePanel
from bot.features.hand.service import HandLinks
from bot.features.hand.values import HandLink, Played, Way
from bot.games import GAMES
from bot.games.contract.save import load_state
from bot.matches.core.errors import EngineError, StoreError, refused
from bot.matches.core.models import Player
from bot.matches.settings.preferences import Look
from bot.screens.sheet import GOOD, Button, Sheet
from bot.words import Words
from bot.workers.paint import Painted
from bot.workers.stages import SetStage
from cogs.core.components import named
from cogs.hand.hand_ask import ShownAsk, staged
from cogs.hand.results import ChatResults
from cogs.panel.prompt import Prompt
from cogs.play.private_table import Outcome, PrivateTable, table_key, table_of
from cogs.play.turn_view import TurnView, paint_turn, story_of
from render import PAINTERS

log = structlog.stdlib.get_logger(__name__)


@dataclass(frozen=True)
class PageGuest:
    """The reader of a page at a private table."""

    player: Player
    words: Words
    key: str

    @property
    def user(self) -> int:
        """Their id."""
        return self.player.user


class TriedAsk:
    """An ask of a private table, for one request of the page.

    The person's message in the chat is edited to show the result, if this process has shown them the table in it and Discord still
    lets it; else its next press finds the try made.
    """

    def __init__(
        self, bot: GameBot, results: ChatResults, link: HandLink, words: Words, table: PrivateTable, guest: PageGuest
    ) -> None:
        self._bot = bot
        self._results = results
        self._link = link
        self._words = words
        self._table = table
        self._guest = guest

    @classmethod
    async def open(cls, bot: GameBot, results: ChatResults, link: HandLink, words: Words) -> Self:
        """The ask of a link. Raises Refused if its table is no longer open to its player."""
        guest = PageGuest(Player(0, link.user, link.name), words, link.key)
        table = await table_of(bot, Id("hand", link.match, link.ask), guest, link.guild)
        return cls(bot, results, link, words, table, guest)

    async def prompt(self) -> Prompt:
        """The ask with the link's draft. Raises Refused if its only answer has been given."""
        if await self._table.made(self._guest) is not None:
            raise refused("hand-link-answered")
        return await self._table.now()

    def after_steps(self, asked: Prompt, codes: Sequence[str]) -> Prompt:
        """The prompt after these steps from the beginning of the plan. Raises Refused if one is not possible."""
        return self._table.after_steps(asked, codes)

    async def shown(self, asked: Prompt) -> ShownAsk:
        """The ask below the title of its table."""
        tried, words, seen = self._table.tried, self._words, self._table.shown(asked)
        ask = seen.ask if seen.planned is None else seen.planned.ask
        game = GAMES[tried.match.game]
        state = tried.before if asked.planned is None else asked.planned.state
        position = load_state(game.spec, state)
        view = game.view(position, tried.viewer)
        whole = PAINTERS[tried.match.game].cuts(view, ask.choices)
        painted = await self._table.painted(self._guest, planned=asked.planned, spectator=whole)
        return ShownAsk(
            await self._look(),
            words.say(seen.ask.words),
            self._about,
            "",
            painted.png,
            painted.alt,
            view,
            game.view(position, None) if whole else view,
            ask.choices,
        )

    async def preview(self, asked: Prompt) -> Painted:
        """The preview of the draft, without a picture."""
        sketch = self._table.sketch(asked)
        return await self._table.painted(self._guest, sketch, pictured=False, planned=asked.planned)

    async def doubt(self, asked: Prompt) -> str:
        """The cost of a try that counts to its player, or that it touches nothing."""
        return await self._table.doubt(self._guest, asked)

    async def played(self) -> Played | None:
        """The answer that counts, if there can be only one."""
        made = await self._table.made(self._guest)
        return None if made is None else await self._result(made)

    async def play(self, asked: Prompt) -> Played:
        """Play the draft. Raises Refused, also if another answer has come before it that counts."""
        outcome = await self._table.play(self._guest, asked)
        if outcome is None:
            raise refused("hand-link-answered")
        played = await self._result(outcome)
        self._results.show(self._link.user, partial(self._tell, outcome))
        return played

    async def following(self) -> Played:
        """Nobody: the ways on were shown with the result."""
        return Played(headline=self._about)

    async def _result(self, outcome: Outcome) -> Played:
        """The result of an answer: what the chat says of it below the title, and the ways on."""
        table, tried, look = self._table, self._table.tried, await self._look()
        game, taken = tried.match.game, table.taken(outcome.step)
        stage = SetStage(game, taken, self._words.language, look, tried.viewer)
        shown = await staged(self._bot.services.workers.run(stage)) if taken.trace else None
        painted = await paint_turn(
            self._bot.services, game, taken, tried.viewer, self._words, look=look, pictured=shown is None
        )
        sheet = await table.came_of_it(self._guest, outcome, TurnView((story_of(painted),)))
        self._lead(sheet)
        lines = tuple(line for part in sheet.parts[1:] if isinstance(part, str) for line in part.splitlines())
        title = self._about.partition("\n")[0]
        return Played(lines, title, shooting=shown, after=painted.png, ways=await self._ways(sheet))

    @property
    def _about(self) -> str:
        """The title of the table, with names: a page knows no mentions."""
        return named(self._table.about(self._words), self._table.tried.match.holders)

    async def _look(self) -> Look:
        return (await self._bot.services.store.settings_for(self._link.user, self._table.tried.match.guild)).look

    async def _ways(self, sheet: Sheet) -> tuple[Way, ...]:
        """The ways on to other tries, by links that are valid no longer than this one."""
        links, link = self._bot.feature(HandLinks), self._link
        return tuple(
            [
                Way(
                    press.label,
                    await links.token(structs.replace(link, match=press.id.match, ask=press.id.ask)),
                    main=press.style is GOOD,
                )
                for press in self._presses(sheet)
            ]
        )

    def _presses(self, sheet: Sheet) -> Iterator[Button]:
        """The buttons that open a try."""
        opening = self._bot.private_tables
        return (one for one in sheet.buttons if one.id.verb in opening and read_try_id(one.id.ask) is not None)

    def _panel(self) -> TablePanel | None:
        """The person's message of the table in the chat."""
        return self._bot.panels.of_table(self._link.user, table_key(self._table.tried.match.id, self._table.mark))

    def _lead(self, sheet: Sheet) -> None:
        """Show the results of the tables that this one leads to in the same message."""
        panel = self._panel()
        if panel is not None:
            marks = ((press.id.match, read_try_id(press.id.ask)) for press in self._presses(sheet))
            led = frozenset(table_key(match, mark) for match, mark in marks if mark is not None)
            self._bot.panels.tried(self._link.user, panel._replace(tables=panel.tables | led))

    async def _tell(self, outcome: Outcome) -> None:
        """Show the result in the chat."""
        table, panel = self._table, self._panel()
        if panel is None:
            return
        try:
            sheet = await table.came_of_it(
                self._guest, outcome, await table.retold(self._guest, outcome.step, outcome.asked)
            )
            await panel.revise(sheet)
        except (EngineError, StoreError, *REQUEST_FAILED) as error:  # its reader may have closed it
            log.info("a result is not shown in the chat", error=error)
