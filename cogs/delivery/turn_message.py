"""Lays out public messages in the language of the match: cards, notices and turns."""

import asyncio
from collections.abc import Awaitable
from dataclasses import replace
from functools import partial
from typing import Any

import discord
import msgspec
from cachetools import LRUCache

from bot.answers.custom_id import Id
from bot.answers.placement import MINE
from bot.client.app import GameBot
from bot.features.contract import TurnFacts
from bot.games import GAMES
from bot.games.contract.base import Answer, Ask, Outcome, TimedOut
from bot.matches.core.errors import GameFailed
from bot.matches.core.models import Match, Status, Turn
from bot.matches.core.single_flight import SingleFlight
from bot.matches.delivery.models import Notice
from bot.matches.history.history import events_of, move_of, standing
from bot.matches.house.members import is_house
from bot.matches.settings.preferences import ServerSettings
from bot.matches.work.delivery_context import DeliveryContext
from bot.matches.work.reads import Reads
from bot.matches.work.turn_context import TurnContext
from bot.panel.commitments import sealed_lines
from bot.panel.public_buttons import ShownTurn
from bot.panel.remarks import Remarks
from bot.panel.turn_message import TurnMessage, explains, remark, small, thinking_words, turn_card, with_comment
from bot.panel.turn_range import has_motion
from bot.screens.cards import QUIET, headline, line_card, match_card, names, running_words, side_mentions, stopped_key
from bot.screens.sheet import BAD, GOOD, MAIN, PLAIN, Button, LinkButton, Media, Part, Sheet, rows
from bot.text import DISCORD, discord_url
from bot.words import Words
from bot.workers.paint import LastTurn, Paint, Painted
from cogs.delivery.match_cards import card_of
from cogs.delivery.turn_film import Patience, TurnFilm
from cogs.panel.prompt import PromptLoader
from render.text import together

STYLES = {"": PLAIN, "main": MAIN, "good": GOOD, "bad": BAD}
EARLIER = 12  # lines of what came before in a turn that its message tells
WAYS = {"left", "timed_out", "agreed"}  # reasons that go on with the sentence: "by resignation"
FEW = 16  # turns of a match in which nothing may have moved yet
LATECOMERS = 32  # films that are waited for though they are late
EVENTS = 4096  # matches whose events are remembered
PICTURES = 2**20  # bytes of pictures that are kept, of some ten turns
EASELS = 2  # pictures in the worker at a time: a press waits for these, not for a backlog of posts


def _still_standing(context: TurnContext) -> tuple[Turn, ...]:
    """The turns of earlier answers that have not been taken back."""
    stand = standing(GAMES[context.match.game], context.turns)
    return tuple(turn for turn, _ in stand if turn.revision < context.answer[0].revision)


def _answered(context: TurnContext) -> tuple[str, ...]:
    """The id of the ask that the turn answered; none for the set-up, or if a player left."""
    move = move_of(GAMES[context.match.game], context.turn)
    return (move.ask,) if isinstance(move, Answer | TimedOut) else ()


async def _comment_on(painting: Awaitable[Painted]) -> str:
    """The name of the comment that comes with a picture."""
    return (await painting).comment_on


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


def parts_of(*texts: str) -> tuple[str, ...]:
    """The texts that are not empty."""
    return tuple(filter(None, texts))


async def filmed(store: Reads, match: Match) -> bool:
    """Whether anything moves in a match; in one of many turns, something does."""
    if not GAMES[match.game].spec.reach or match.revision >= FEW:
        return GAMES[match.game].spec.reach > 0
    return has_motion(await store.turns_up_to(match.id, match.revision, FEW))


async def message_address(store: Reads, match: Match, revision: int, origin: str = DISCORD) -> str:
    """The address of the latest message up to a turn; of where the match is played if it was posted elsewhere. Raises StoreError."""
    place = match.thread or match.channel
    latest = await store.posted_before(match.id, revision + 1)
    return discord_url(match.guild, place, latest.message if latest and latest.place in {0, place} else 0, origin)


class PublicMessages:
    """Makes the sheets of public messages from what is saved."""

    def __init__(self, bot: GameBot) -> None:
        self.bot = bot
        self._prompts = PromptLoader(bot)
        self._patience = Patience()
        self._easels = asyncio.Semaphore(EASELS)
        self._pictures: SingleFlight[Painted] = SingleFlight(PICTURES, lambda painted: len(painted.png))
        self._remarks = Remarks()
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
        added = await self.bot.services.features.card_rows(match, settings, words)
        if match.home and not whole:
            return line_card(match, words, await self._outcome(match, words), jump=jump, added=added)
        extra, event = await self.bot.services.features.card_lines(match, words), await self.event(match)
        if match.status is not Status.RUNNING:
            text = await self._outcome(match, words)
            film = match.status is Status.FINISHED and await filmed(self.bot.services.store, match)
            return match_card(match, words, text, jump=jump, extra=extra, event=event, filmed=film)
        asked = [ask.seat for ask in self.bot.matches.asks(match)]
        if event and len(set(asked)) == len(match.holders):
            asked = []  # a brief card names them once
        text = running_words(match, self._headline(match, words), asked, words, self.bot.services.clock.now_ms())
        return match_card(match, words, text, jump=jump, extra=extra, event=event, added=added)

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
        """The event of a match, such as a tournament, and its round; "" without one. Neither changes, and each move edits a card."""
        if match.id not in self._events:
            known = await self.bot.services.features.match_event(match)
            self._events[match.id] = known.place(self.words(match)) if known else ""
        return self._events[match.id]

    def _headline(self, match: Match, words: Words) -> str:
        """The score or phase of a running match. Raises GameFailed."""
        view = self.bot.matches.view(match, None)
        try:
            return headline(match, view, words)
        except Exception as error:
            raise GameFailed(f"the headline of {match.game} failed: {error!r}") from error

    async def foresee(self, context: TurnContext, settings: ServerSettings) -> None:
        """Paint the picture of a turn before its message is made. Raises as `turn`."""
        await self._painted(await self._job(context, settings))

    async def _job(self, context: TurnContext, settings: ServerSettings) -> Paint:
        """The picture of a turn's message."""
        match = context.match
        job = Paint(
            match.game,
            context.turn.state,
            self.words(match).language,
            theme=settings.look,
            names=names(match),
            house=match.house,
            turn=LastTurn(events=events_of(context.answer), earlier=events_of(_still_standing(context))),
            stopped=stopped_key(match, context.turn.revision),
        )
        return await with_comment(self.bot.services.store, context, job, self._remarks)

    async def _painted(self, job: Paint) -> Painted:
        """A picture, painted once for those who ask for it at about the same time."""
        return await self._pictures.run(job, partial(self._paint, job))

    async def _paint(self, job: Paint) -> Painted:
        async with self._easels:
            return await self.bot.services.workers.run(job)

    async def jump(self, match: Match) -> str:
        """The address of where a match is played: its thread, else its latest message in the channel; "" if there is none."""
        if not match.thread:
            return ""
        if match.thread != match.channel:
            return discord_url(match.guild, match.thread)
        return await message_address(self.bot.services.store, match, match.revision)

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
        """The message of a turn, with a notice above it; only the last one, which later turns may continue, names the next players."""
        match, turns, revision = context.match, context.turns, context.turn.revision
        words, settings = self.words(match), delivery.settings
        painting = asyncio.create_task(self._painted(await self._job(context, settings)))
        film = TurnFilm(self.bot, context, words.language, settings.look, self._patience)
        await asyncio.sleep(0)  # the worker begins to paint; what is asked now is found out meanwhile
        latest = revision == match.revision
        goes_on = latest or self.bot.matches.same_turn(match, context.turn.state)  # an edit would notify nobody
        asked = self.bot.matches.asks(match) if goes_on else ()
        people = [ask for ask in asked if not is_house(match.holder(ask.seat).user)]
        asks = [await self._offered(match, ask) for ask in people]
        outcome = await self._outcome(match, words) if latest else ""
        seals = self.bot.matches.seals(match, turns)
        now = self.bot.services.clock.now_ms()
        features = self.bot.services.features
        extras = await features.turn_extras(
            TurnFacts(context, asked if latest else (), partial(_comment_on, painting), settings, words, now)
        )
        painted = await painting
        self._remarks.keep(context, painted)
        gif = await film.there()
        if film.late:
            self._awaited(film, match, revision)
        named = f"{match.game}-{match.id}-{revision}"
        lines = (*remark(painted), *_story(painted, outcome))
        earlier = [discord.utils.escape_mentions(line) for line in painted.earlier]
        former = () if lines else painted.earlier  # a secret choice: all that is public happened before
        sealed = sealed_lines(match, seals, words)
        moved, since = has_motion(turns), turns[0].revision
        shown = ShownTurn(
            since,
            bool(context.earlier),
            moved,
            match.status is not Status.FINISHED or await filmed(self.bot.services.store, match),
            explains(since, ruled=any(painted.rules) or bool(seals), moved=moved, sealed=bool(sealed)),
            [button for one in extras for button in one.answering],
            [*_answered(context), *(ask.id for ask in asked if ask not in people)],
        )
        thinking = thinking_words(match, asked, words) if not asks else ""
        story = "\n".join(map(discord.utils.escape_mentions, lines or former))
        result = "\n".join(line for one in extras for line in one.result)
        message = TurnMessage(
            match,
            revision,
            asks,
            "\n".join(filter(None, ("" if former else small(earlier, EARLIER), story))),
            painted.headline,
            Media(gif, painted.alt, f"{named}.gif") if gif else Media(painted.png, painted.alt, f"{named}.png"),
            shown,
            parts_of("\n".join(sealed), thinking),
            painted.tally,
            parts_of(outcome, result),
            parts_of(*(one.comment for one in extras), "\n".join(filter(None, (one.below for one in extras)))),
            tuple(row for one in extras for row in one.buttons),
        )
        sheet = turn_card(message, words, now)
        notice = [words.say(above.words)] if above else []
        event = "" if turns[0].revision else await self.event(match)
        place = [f"-# {event}"] if event else []
        alone = latest and not match.message and not match.paused_at(now)  # without a card that has these buttons
        of_card = await features.card_rows(match, settings, words) if alone else ()
        parts = (*self.where(match), *place, *notice, *sheet.parts)
        return replace(sheet, parts=parts, controls=(*sheet.controls, *of_card))

    async def _offered(self, match: Match, ask: Ask[Any]) -> Ask[Any]:
        """An ask with the formation that its player has saved, before the ready-made ones."""
        mine = await self._prompts.with_saved(match, match.holder(ask.seat).user, ask)
        choices = sorted(mine.choices, key=lambda one: one.code not in {"again", MINE})
        return msgspec.structs.replace(mine, choices=tuple(choices)) if mine is not ask else ask

    def expects(self, match: int, revision: int) -> bool:
        """Whether the film of a turn is late."""
        return (match, revision) in self.late

    def is_being_filmed(self, match: int, revision: int) -> bool:
        """Whether the film of a turn is late, and being made."""
        film = self.late.get((match, revision))
        return film is not None and not film.dropped

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

    async def _outcome(self, match: Match, words: Words) -> str:
        """The result of a finished match with its reason and the lines of features; "" if there is none."""
        outcome = self.bot.matches.outcome(match) if match.status is Status.FINISHED else None
        if outcome is None:
            return ""
        lines = await self.bot.services.features.result_lines(match, words)
        return "\n".join([outcome_words(match, outcome, words), *(f"-# {line}" for line in lines)])
