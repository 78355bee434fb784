"""The ask of a match, answered by hand."""

from __future__ import annotations

from collections.abc import Sequence

from bot.answers.draft import is_flick
from bot.answers.draft_edits import picked
from bot.client.app import GameBot
from bot.features.hand.service import HandLinks
from bot.features.hand.values import HandLink, Played, Way
from bot.games import GAMES
from bot.matches.core import checks
from bot.matches.core.errors import refused
from bot.matches.core.models import ActionResult, Match, Status, Turn
from bot.matches.history.history import move_of
from bot.screens.deadlines import consequence
from bot.text import discord_url
from bot.words import Words
from bot.workers.paint import Painted
from bot.workers.stages import Shooting
from bot.workers.staging import stage_of
from cogs.hand.hand_ask import ShownAsk, staged
from cogs.panel.board_view import BoardView
from cogs.panel.prompt import Prompt, PromptLoader, given
from render import PAINTERS

MOST = 64  # turns that an answer is looked for in


class MatchAsk:
    """An ask of a match, for one request of the page."""

    def __init__(self, bot: GameBot, prompts: PromptLoader, link: HandLink, words: Words) -> None:
        self._bot = bot
        self._prompts = prompts
        self._link = link
        self._words = words
        self._view = BoardView(bot)

    async def prompt(self) -> Prompt:
        """The open ask with its draft. Raises Refused if it is answered, or the match over."""
        link, services = self._link, self._bot.services
        match = await self._view.match(link.match)
        checks.playing(match, link.user)
        asks = self._bot.matches.my_asks(match, link.user)
        checks.going_on(match, services.clock.now_ms())
        ask = next((one for one in asks if one.id == link.ask), None)
        if ask is None or await services.store.turn_by_key(link.key) is not None:  # or it was taken back
            raise refused("hand-link-answered")
        return await self._prompts.load(match, link.user, ask)

    def after_steps(self, asked: Prompt, codes: Sequence[str]) -> Prompt:
        """The prompt after these steps from the beginning of the plan. Raises Refused if one is not possible."""
        return self._prompts.after_steps(asked, codes)

    async def shown(self, asked: Prompt) -> ShownAsk:
        """The ask with its deadline."""
        match, ask, words = asked.match, asked.ask, self._words
        settings = await self._bot.services.store.settings_for(self._link.user, match.guild)
        whole = PAINTERS[match.game].cuts(asked.view, ask.choices)
        painted = await self._view.position(
            match, self._link.user, words, pictured=True, state=asked.state, spectator=whole
        )
        clock = consequence(match, ask.seat, words, self._bot.services.clock.now_ms())
        return ShownAsk(
            settings.look,
            words.say(ask.words),
            painted.headline,
            clock,
            painted.png,
            painted.alt,
            asked.view,
            asked.seen_by(None) if whole else asked.view,
            ask.choices,
        )

    async def preview(self, asked: Prompt) -> Painted:
        """The preview of the draft, without a picture."""
        return await self._view.preview(
            asked.match,
            self._link.user,
            asked.ask,
            asked.draft,
            self._words,
            pictured=False,
            settings=asked.settings,
            planned=asked.planned,
        )

    async def doubt(self, asked: Prompt) -> str:
        """The player's setting, or what a flick costs them or fails to touch as far as the assist level tells."""
        user, words = self._link.user, self._words
        if asked.planned is not None and not asked.draft.choice:
            return ""
        choice = picked(asked.ask, asked.draft)
        if (await self._bot.services.store.preferences(user)).confirm and (is_flick(choice) or not choice.dials):
            return words.text("sure-wanted" if is_flick(choice) else "sure-given")
        return await self._view.danger(asked.match, user, asked.ask, asked.draft, words)

    async def played(self) -> Played | None:
        """The answer that was given with this link, unless its ask is open once more."""
        acted = await self._bot.matches.work.acted_before(self._link.key)
        if acted is None or any(
            one.id == self._link.ask for one in self._bot.matches.asks_for(acted.match, self._link.user)
        ):
            return None
        return await self._result(acted)

    async def play(self, asked: Prompt) -> Played:
        """Play the draft. Raises Refused."""
        link = self._link
        actions = given(asked, self._words)
        acted = await self._bot.matches.act(link.match, link.ask, link.user, actions, key=link.key, loaded=asked.match)
        return await self._result(acted)

    async def following(self) -> Played:
        """The headline; once the link's player is asked, or the match over, what happened meanwhile, too. Raises Refused for others."""
        match = await self._view.match(self._link.match)
        checks.seat(match, self._link.user)
        over, token = match.status is not Status.RUNNING, await self._next_token(match)
        painted = await self._view.position(match, self._link.user, self._words, pictured=over)
        story = await self._meanwhile(match) if over or token else ()
        return Played(story, painted.headline, token=token, after=painted.png, ways=self._ways(match))

    def _ways(self, match: Match) -> tuple[Way, ...] | None:
        """The way back to the chat from a match that is over, with its rematch; None while others may be waited for."""
        if match.status is Status.RUNNING:
            return None
        url = discord_url(match.guild, match.thread or match.channel, origin=self._bot.services.discord_url)
        return (Way(self._words.text("board-discord"), main=True, url=url),)

    async def _meanwhile(self, match: Match) -> tuple[str, ...]:
        """The story since the answer that was given with this link; that of the latest turn, if it was given otherwise or is the latest."""
        acted, before = await self._bot.matches.work.acted_before(self._link.key), match.revision - 1
        since = before if acted is None else min(before, (await self.own_turn(acted)).revision)
        return tuple((await self._view.since(match, since, self._words)).splitlines())

    async def _result(self, acted: ActionResult) -> Played:
        """The result of an answer, as its player may see it."""
        own = await self.own_turn(acted)
        story = await self._view.since(acted.match, own.revision - 1, self._words)
        token = await self._next_token(acted.match)
        shown = await staged(self._shooting(acted.match, own))
        pictured = shown is None and not token
        painted = await self._view.position(acted.match, self._link.user, self._words, pictured=pictured)
        return Played(
            tuple(story.splitlines()),
            painted.headline,
            shooting=shown,
            token=token,
            after=painted.png,
            ways=self._ways(acted.match),
        )

    async def own_turn(self, acted: ActionResult) -> Turn:
        """The first turn of an answer, which forced answers and conditional moves of others may have followed."""
        latest, game = acted.turn.revision, GAMES[acted.match.game]
        most = min(MOST, latest - self._link.revision)
        turns = await self._bot.services.store.turns_up_to(acted.match.id, latest, most)
        own = (turn for turn in reversed(turns) if getattr(move_of(game, turn), "ask", "") == self._link.ask)
        return next(own, acted.turn)

    async def _shooting(self, match: Match, turn: Turn) -> Shooting | None:
        """A turn for the page to play, as its player saw it."""
        user = self._link.user
        look = (await self._bot.services.store.settings_for(user, match.guild)).look
        services, seat = self._bot.services, match.seat_of(user)
        stage = await stage_of(services.store, match, turn, self._words, look, seat)
        return None if stage is None else await services.workers.run(stage)

    async def _next_token(self, match: Match) -> str:
        """The token of the next ask of the link's player, valid no longer than the link; "" if none waits for them, or its own still does."""
        link = self._link
        following = next(iter(self._bot.matches.asks_for(match, link.user)), None)
        own = following is not None and following.id == link.ask
        if following is None or (own and await self._bot.services.store.turn_by_key(link.key) is None):
            return ""
        links = self._bot.feature(HandLinks)
        return await links.token(HandLink(match.id, following.id, link.user, match.revision, link.since))
