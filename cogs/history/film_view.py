"""Films of past turns, with their text."""

import asyncio
from dataclasses import dataclass

import discord
import structlog

from bot.client.app import GameBot
from bot.games import GAMES
from bot.games.contract.vocabulary import Phrase, phrase
from bot.matches.core import checks
from bot.matches.core.errors import GameFailed, refused
from bot.matches.core.models import Match, Turn
from bot.matches.settings.preferences import Look
from bot.panel.turn_range import Step, TurnRange, film_turns, round_of, shown_in
from bot.screens.cards import names
from bot.screens.sheet import Media, Sheet
from bot.text import cut
from bot.words import Words
from bot.workers.films import MakeFilm
from bot.workers.paint import LastTurn, Paint, Painted
from render.text import ALT

log = structlog.stdlib.get_logger(__name__)

BEST = 3  # highlights at the start of a whole match's film, a third of its turns at most
MOST = 60  # turns in a film; of more it shows the best
LISTED = 12  # turns described one by one below a film


@dataclass(frozen=True)
class FilmedTurns:
    """The turns of a film, each with the one before it; one of the whole match ends on the state `present`."""

    match: Match
    scope: TurnRange
    steps: tuple[Step, ...]
    present: bytes = b""

    @property
    def round(self) -> int:
        """The round in which the last of them began; 0 if the game has none."""
        return round_of(GAMES[self.match.game], self.steps[-1][0])


class FilmView:
    """Builds the messages with films."""

    def __init__(self, bot: GameBot) -> None:
        self.bot = bot

    async def reel(self, match: Match, scope: TurnRange) -> FilmedTurns:
        """The turns of a scope. Raises Refused if nothing moved in it, or if a turn does not exist."""
        checks.begun(match)
        if max(scope.first, scope.last) > match.revision:
            raise refused("refused-replay-turn", turn=max(scope.first, scope.last), last=match.revision)
        turns = await self.bot.services.store.turns(match.id)
        steps = shown_in(scope, turns, match.game)
        if not steps:
            raise refused("refused-replay-nothing", what=title(match, scope))
        return FilmedTurns(match, scope, steps, turns[-1].state if scope.whole else b"")

    async def film(self, reel: FilmedTurns, words: Words, look: Look, limit: int) -> Sheet:
        """The film, of at most `limit` bytes, above its text. Raises Refused if it cannot be made."""
        match, count = reel.match, len(reel.steps)
        best = min(BEST, count // BEST) if reel.scope.whole else 0
        job = MakeFilm(
            match.game,
            film_turns(reel.steps, reel.present),
            words.language,
            look,
            best=best,
            most=MOST if count > MOST else 0,
            house=match.house,
        )
        try:
            film, story = await asyncio.gather(
                self.bot.services.films.shoot_within(job, limit), self._stories(reel, words)
            )
        except GameFailed as failed:  # a failing film does not stop the match
            raise refused("refused-replay-failed") from failed
        if not film.gif:
            raise refused("refused-replay-failed")
        headed = words.say(title(match, reel.scope))
        text = "\n".join(filter(None, (_selection(film.best, film.turns, count, words), *story)))
        named = f"{match.game}-{match.number}-{str(reel.scope) or 'film'}.gif"
        return Sheet((Media(film.gif, cut(f"{headed}\n{text}", ALT), named), f"**{headed}**\n{text}"))

    async def _stories(self, reel: FilmedTurns, words: Words) -> list[str]:
        """The stories of the turns, the last ones of many, numbered if there are several."""
        steps = reel.steps[-LISTED:]
        stories = await asyncio.gather(*(self._story(reel.match, step[1], words) for step in steps))
        if len(steps) == 1:
            return [*stories]
        return [
            words.text("replay-told", turn=turn.revision, story=story.replace("\n", " "))
            for (_, turn), story in zip(steps, stories, strict=True)
        ]

    async def _story(self, match: Match, turn: Turn, words: Words) -> str:
        job = Paint(
            match.game, turn.state, words.language, picture=False, names=names(match), turn=LastTurn(events=turn.events)
        )
        painted: Painted = await self.bot.services.workers.run(job)
        return discord.utils.escape_mentions("\n".join(painted.story))


def title(match: Match, scope: TurnRange) -> Phrase:
    """The title of a film."""
    name = match.number
    if scope.round:
        return phrase("replay-title-round", match=name, round=scope.round)
    if scope.single:
        return phrase("replay-title-turn", match=name, turn=scope.last)
    if scope.last:
        return phrase("replay-title-turns", match=name, first=scope.first, last=scope.last)
    return phrase("replay-title-match", match=name)


def _selection(best: int, shown: int, count: int, words: Words) -> str:
    """A note on which turns a film shows and in what order; "" if all are shown in order."""
    if shown < count:
        return words.text("replay-most", shown=shown, count=count)
    return words.text("replay-best", best=best) if best else ""
