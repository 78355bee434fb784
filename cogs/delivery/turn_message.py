"""Lays out public messages in the language of the match: cards, notices and turns."""

import asyncio
from dataclasses import replace
from typing import Any

import discord
import msgspec
import structlog
from cachetools import LRUCache

from bot.answers.custom_id import Id
from bot.answers.placement import MINE
from bot.app import GameBot
from bot.games import GAMES
from bot.games.contract.base import Answer, Ask, Outcome, TimedOut
from bot.matches.core.errors import EngineDown, GameFailed
from bot.matches.core.models import Match, Status, Turn
from bot.matches.core.reads import Reads
from bot.matches.core.turn_context import TurnContext
from bot.matches.delivery.delivery_context import DeliveryContext
from bot.matches.delivery.models import Notice
from bot.matches.history.history import events_of, move_of, standing
from bot.matches.house.members import is_house, is_person
from bot.matches.settings.preferences import Look, ServerSettings
from bot.screens.badges import earned_words
from bot.screens.cards import QUIET, headline, line_card, match_card, names, running_words, side_mentions, stopped_key
from bot.screens.commitments import sealed_lines
from bot.screens.crowd import may_call, move_buttons, turn_lines, winner_buttons
from bot.screens.house_talk import house_talk
from bot.screens.points import gains_words
from bot.screens.sheet import BAD, GOOD, MAIN, PLAIN, Button, LinkButton, Media, Part, Sheet, rows
from bot.screens.tournament_matches import match_place
from bot.screens.turn_message import TurnMessage, remark, small, thinking_words, turn_card, with_comment
from bot.screens.turn_range import film_turns, has_motion, moved_in
from bot.text import discord_url
from bot.words import Words
from bot.workers.films import MakeFilm
from bot.workers.paint import LastTurn, Paint, Painted
from cogs.matchmaking.server_policy import card_of
from cogs.play.prompt import PromptLoader
from render.text import together

UPLOAD = discord.utils.DEFAULT_FILE_SIZE_LIMIT_BYTES
LATE = 1.5  # seconds by which a film may come after the picture and still be posted with it
log = structlog.stdlib.get_logger(__name__)
STYLES = {"": PLAIN, "main": MAIN, "good": GOOD, "bad": BAD}
EARLIER = 12  # lines of what came before in a turn that its message tells
WAYS = {"left", "timed_out", "agreed"}  # reasons that go on with the sentence: "by resignation"
FEW = 16  # turns of a match in which nothing may have moved yet
LATECOMERS = 32  # films that are waited for though they are late
EVENTS = 4096  # matches whose tournaments are remembered
EASELS = 2  # pictures in the worker at a time: a press waits for these, not for a backlog of posts


def _still_standing(context: TurnContext) -> tuple[Turn, ...]:
    """The turns of earlier answers that have not been taken back."""
    stand = standing(GAMES[context.match.game], context.turns)
    return tuple(turn for turn, _ in stand if turn.revision < context.answer[0].revision)


def _answered(context: TurnContext) -> tuple[str, ...]:
    """The id of the ask that the turn answered; none for the set-up, or if a player left."""
    move = move_of(GAMES[context.match.game], context.turn)
    return (move.ask,) if isinstance(move, Answer | TimedOut) else ()


def _story(painted: Painted, outcome: str) -> list[str]:
    """The story of a turn, without the result if the table shows it with the players' names."""
    return [line for line, result in zip(painted.story, painted.results, strict=True) if not (result and outcome)]


def outcome_words(match: Match, outcome: Outcome, words: Words) -> str:
    """The winners, losers and reason of an outcome, or that nobody won."""
    way = "yes" if outcome.reason.key.rpartition("outcome-")[2] in WAYS else "no"
    how = {"way": way, "reason": words.say(outcome.reason)}
    if len(outcome.ranks) == 1:
        return words.text("card-draw", **how)
    best, *others = outcome.ranks
    winners = together(side_mentions(match, best, words), words)
    if len(others) == 1:
        losers = together(side_mentions(match, others[0], words), words)
        return words.text("card-won", winner=winners, count=len(best), loser=losers, **how)
    lines = [words.text("card-ranked", winner=winners, count=len(best), **how)]
    place = 1 + len(best)
    for rank in others:
        tied = together(side_mentions(match, rank, words), words)
        lines.append(words.text("card-place", place=place, players=tied))
        place += len(rank)
    return "\n".join(lines)


async def filmed(store: Reads, match: Match) -> bool:
    """Whether anything moves in a match; in one of many turns, something does."""
    if not GAMES[match.game].spec.reach or match.revision >= FEW:
        return GAMES[match.game].spec.reach > 0
    return has_motion(await store.turns_up_to(match.id, match.revision, FEW))


class TurnFilm:
    """The film of a turn; begun at once."""

    def __init__(self, bot: GameBot, context: TurnContext, language: str, look: Look) -> None:
        self.context = context
        self._bot = bot
        self._language = language
        self._look = look
        self._begun = asyncio.create_task(self._made()) if has_motion(context.answer) else None
        self.late = False  # whether it was not there in time, and may come yet

    async def there(self) -> bytes:
        """The film as GIF; b"" if there is none, or none in time."""
        if self._begun is None:
            return b""
        await asyncio.wait({self._begun}, timeout=LATE)
        if self._begun.done():
            return self._begun.result()
        self.late = True
        self._bot.services.metrics.not_filmed("late")
        log.info("a turn is posted without its film", match=self.context.match.id, why="late")
        return b""

    def leave(self) -> None:
        """Cancel the film."""
        if self._begun is not None:
            self._begun.cancel()

    async def after_all(self) -> bool:
        """Wait for a late film, whose turn comes when fewer others are being made; returns whether there is one."""
        if self._begun is None or not self.late:
            return False
        if not self._begun.done():
            return bool(await self._begun)
        await self._bot.services.films.room()
        return bool(await self._film())

    async def _made(self) -> bytes:
        services = self._bot.services
        if services.films.crowded:  # as after an outage
            self.late = True
            services.metrics.not_filmed("late")
            return b""
        return await self._film()

    async def _film(self) -> bytes:
        context, turns = self.context, self.context.answer
        before = context.preceding(turns[0])
        if before is None:
            return b""
        guild = self._bot.get_guild(context.match.guild)
        limit = guild.filesize_limit if guild else UPLOAD
        match, moved = context.match, film_turns(moved_in((before, *turns)))
        job = MakeFilm(match.game, moved, self._language, self._look, house=match.house)
        try:
            return (await self._bot.services.films.shoot_within(job, limit)).gif
        except (GameFailed, EngineDown) as error:
            self._bot.services.metrics.not_filmed("failed")
            log.error("a turn is posted without its film", match=context.match.id, error=error)  # noqa: TRY400
            return b""


class PublicMessages:
    """Makes the sheets of public messages from what is saved."""

    def __init__(self, bot: GameBot) -> None:
        self.bot = bot
        self._prompts = PromptLoader(bot)
        self._easels = asyncio.Semaphore(EASELS)
        self._events: LRUCache[int, str] = LRUCache(EVENTS)
        self.late: dict[
            tuple[int, int], TurnFilm
        ] = {}  # films not there in time, by match and revision, the latest last

    def words(self, match: Match) -> Words:
        """The language of the match."""
        return self.bot.catalogue.of(match.locale)

    async def card(self, match: Match, settings: ServerSettings, *, whole: bool = False) -> Sheet:
        """The match card: score, players asked with deadlines, or the result; a line for a match in a forum's post, unless `whole`."""
        words = self.words(match)
        jump = await self.jump(match)
        if match.status in {Status.CHALLENGE, Status.OPEN}:
            return await card_of(self.bot, match)
        calls = winner_buttons(match, words) if may_call(match, wanted=settings.calls) else ()
        if match.home and not whole:
            return line_card(match, words, await self._outcome(match, words), jump=jump, added=calls)
        odds, event = await self.bot.matches.odds(match), await self.event(match)
        if match.status is not Status.RUNNING:
            text = await self._outcome(match, words)
            film = match.status is Status.FINISHED and await filmed(self.bot.services.store, match)
            return match_card(match, words, text, jump=jump, odds=odds, event=event, filmed=film)
        asked = [ask.seat for ask in self.bot.matches.asks(match)]
        if event and len(set(asked)) == len(match.holders):
            asked = []  # a brief card names them once
        text = running_words(match, self._headline(match, words), asked, words, self.bot.services.clock.now_ms())
        return match_card(match, words, text, jump=jump, odds=odds, event=event, added=calls)

    async def ending(self, match: Match, settings: ServerSettings) -> Sheet:
        """The card of a match that is over below its final position."""
        turns = tuple(await self.bot.services.store.turns_up_to(match.id, match.revision, 1))
        painted = await self._painted(
            Paint(
                match.game,
                match.state,
                self.words(match).language,
                theme=settings.look,
                names=names(match),
                house=match.house,
                turn=LastTurn(events=events_of(turns)),
                stopped=stopped_key(match),
            )
        )
        card = await self.card(match, settings, whole=True)
        return replace(card, parts=(Media(painted.png, painted.alt, f"{match.game}-{match.id}.png"), *card.parts))

    async def event(self, match: Match) -> str:
        """The tournament of a match, and its round; "" without one. Neither changes, and each move edits a card."""
        if match.id not in self._events:
            known = await self.bot.services.store.tournament_of(match.id)
            self._events[match.id] = match_place(known, match.id, self.words(match)) if known else ""
        return self._events[match.id]

    def _headline(self, match: Match, words: Words) -> str:
        """The score or phase of a running match. Raises GameFailed."""
        view = self.bot.matches.view(match, None)
        try:
            return headline(match, view, words)
        except Exception as error:
            raise GameFailed(f"the headline of {match.game} failed: {error!r}") from error

    async def _painted(self, job: Paint) -> Painted:
        async with self._easels:
            return await self.bot.services.workers.run(job)

    async def jump(self, match: Match) -> str:
        """The address of where a match is played: its thread, else its latest message in the channel; "" if there is none."""
        if not match.thread:
            return ""
        if match.thread != match.channel:
            return discord_url(match.guild, match.thread)
        latest = await self.bot.services.store.posted_before(match.id, match.revision + 1)
        return discord_url(
            match.guild, match.thread, latest.message if latest and latest.place in {0, match.thread} else 0
        )

    def thread_name(self, match: Match) -> str:
        """The name of the match's thread; it contains no state."""
        words = self.words(match)
        players = " – ".join(holder.name for holder in match.holders)
        return words.text("thread-name", game=words.text(f"{match.game}-name"), match=str(match.id), players=players)

    def notice(self, match: Match, notice: Notice, leads_to: str = "") -> Sheet:
        """A notice, in the language of the match; to one user in their own, if known.

        `leads_to` is the address of another match that it leads to.
        """
        own = self.bot.matches.locales.to_write_in(notice.user) if notice.user else ""
        words = self.bot.catalogue.of(own or match.locale)
        buttons = [
            Button(Id(one.verb, match.id, "", one.args), words.text(one.label), STYLES[one.style])
            for one in notice.buttons
        ]
        link = LinkButton(discord_url(match.guild, match.thread or match.channel), words.text("open"))
        users = notice.mentions or ((notice.user,) if notice.user else ())
        text = words.say(notice.words)
        mentioned = " ".join(f"<@{user}>" for user in users if f"<@{user}>" not in text)
        parts = [] if notice.user else self.where(match)
        parts.append("\n".join(filter(None, (mentioned, text))))
        presses: list[Button | LinkButton] = [*buttons, link] if notice.user else [*buttons]
        if leads_to:
            presses.append(LinkButton(leads_to, words.text("open")))
        return Sheet(tuple(parts), rows(presses), QUIET, users, silent=notice.silent)

    async def turn(self, context: TurnContext, delivery: DeliveryContext, above: Notice | None = None) -> Sheet:
        """The message of a turn, with a notice above it; only the latest names the next players."""
        match, turns, revision = context.match, context.turns, context.turn.revision
        words, settings = self.words(match), delivery.settings
        job = Paint(
            match.game,
            context.turn.state,
            words.language,
            theme=settings.look,
            names=names(match),
            house=match.house,
            turn=LastTurn(events=events_of(context.answer), earlier=events_of(_still_standing(context))),
            stopped=stopped_key(match, context.turn.revision),
        )
        painting = asyncio.create_task(self._painted(await with_comment(self.bot.services.store, context, job)))
        film = TurnFilm(self.bot, context, words.language, settings.look)
        await asyncio.sleep(0)  # the worker begins to paint; what is asked now is found out meanwhile
        latest = revision == match.revision
        asked = self.bot.matches.asks(match) if latest else ()
        people = [ask for ask in asked if not is_house(match.holder(ask.seat).user)]
        asks = [await self._offered(match, ask) for ask in people]
        outcome = await self._outcome(match, words) if latest else ""
        seals = self.bot.matches.seals(match, turns)
        now = self.bot.services.clock.now_ms()
        callable_now = latest and may_call(match, wanted=settings.calls) and not match.paused_at(now)
        calls = move_buttons(match, asked, words) if (asks or match.watched) and callable_now else ()
        painted = await painting
        gif = await film.there()
        if film.late:
            self._awaited(film, match, revision)
        named = f"{match.game}-{match.id}-{revision}"
        lines = (*remark(painted), *_story(painted, outcome))
        earlier = [discord.utils.escape_mentions(line) for line in painted.earlier]
        former = () if lines else painted.earlier  # a secret choice: all that is public happened before
        sheet = turn_card(
            TurnMessage(
                match,
                revision,
                asks,
                picture=Media(painted.png, painted.alt, f"{named}.png"),
                film=Media(gif, painted.alt, f"{named}.gif") if gif else None,
                moved=has_motion(turns),
                filmed=match.status is not Status.FINISHED or await filmed(self.bot.services.store, match),
                since=turns[0].revision,
                going_on=bool(context.earlier),
                others=[*_answered(context), *(ask.id for ask in asked if ask not in people)],
                earlier="" if former else small(earlier, EARLIER),
                tally=painted.tally,
                story="\n".join(map(discord.utils.escape_mentions, lines or former)),
                headline=painted.headline,
                outcome=outcome,
                badges=await self._badges(match, words) if latest else (),
                talk=await self._talk(context, painted.comment_on, words),
                thinking=thinking_words(match, asked, words) if not asks else "",
                below=turn_lines(match, delivery.crowd, words, asked=bool(calls)),
                added=(calls,) if calls else (),
                why=any(painted.rules) or bool(seals),
                sealed=sealed_lines(match, seals, words),
            ),
            words,
            now,
        )
        notice = [words.say(above.words)] if above else []
        event = "" if turns[0].revision else await self.event(match)
        place = [f"-# {event}"] if event else []
        winners = (
            winner_buttons(match, words) if callable_now and not match.message else ()
        )  # else they are on its card
        parts = (*self.where(match), *place, *notice, *sheet.parts)
        return replace(sheet, parts=parts, controls=(*sheet.controls, *winners))

    async def _talk(self, context: TurnContext, comment: str, words: Words) -> str:
        """The line of the house about a turn; "" if there is none, or a player wants none."""
        match = context.match
        last = context.turn.revision == match.revision and match.status is Status.FINISHED
        line = house_talk(context, comment, self.bot.matches.outcome(match) if last else None, words)
        people = [one.user for one in match.holders if is_person(one.user)] if line else []
        preferences = [await self.bot.services.store.preferences(user) for user in people]
        return line if all(one.house_talk for one in preferences) else ""

    async def _offered(self, match: Match, ask: Ask[Any]) -> Ask[Any]:
        """An ask with the formation that its player has saved, before the ready-made ones."""
        mine = await self._prompts.with_saved(match, match.holder(ask.seat).user, ask)
        choices = sorted(mine.choices, key=lambda one: one.code not in {"again", MINE})
        return msgspec.structs.replace(mine, choices=tuple(choices)) if mine is not ask else ask

    def expects(self, match: int, revision: int) -> bool:
        """Whether the film of a turn is late."""
        return (match, revision) in self.late

    def awaits_film(self, match: int) -> bool:
        """Whether the film of any turn of a match is late."""
        return any(number == match for number, _ in self.late)

    def _awaited(self, film: TurnFilm, match: Match, revision: int) -> None:
        """Keep a late film until it is added to its message; if there are too many, the oldest are dropped."""
        self.late[match.id, revision] = film
        while len(self.late) > LATECOMERS:
            self.late.pop(next(iter(self.late))).leave()

    def where(self, match: Match) -> list[Part]:
        """The name of the match, for places outside its own thread."""
        if match.thread != match.channel:
            return []
        words = self.words(match)
        return [words.text("in-channel", game=words.text(f"{match.game}-name"), match=str(match.id))]

    async def _badges(self, match: Match, words: Words) -> list[str]:
        """The badges that players earned for the first time in a finished match."""
        if match.status is not Status.FINISHED:
            return []
        return earned_words(match, await self.bot.services.store.first_badges(match.id), words)

    async def _outcome(self, match: Match, words: Words) -> str:
        """The result of a finished match with its reason and the points gained; "" if there is none."""
        outcome = self.bot.matches.outcome(match) if match.status is Status.FINISHED else None
        if outcome is None:
            return ""
        text = outcome_words(match, outcome, words)
        if not match.terms.rated:
            return text
        return f"{text}\n-# {gains_words(await self.bot.services.store.gains(match.id), words)}"
