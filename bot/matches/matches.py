"""All changes to matches: permissions, timing and effects. The parts of Matches cover the areas."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

import msgspec

from bot.games.contract.base import AnyGame, Ask, Left
from bot.games.contract.save import dump
from bot.games.contract.vocabulary import Phrase, phrase
from bot.matches.core import checks
from bot.matches.core.batch import Batch, Later
from bot.matches.core.clock import Clock
from bot.matches.core.conditional_moves import ConditionalMoves
from bot.matches.core.effects import Effects
from bot.matches.core.endings import Endings, MatchAdmin
from bot.matches.core.errors import GameFailed, refused, rules_refuse
from bot.matches.core.inbox import Inbox
from bot.matches.core.job import Engine
from bot.matches.core.models import ActionResult, Match, Player, Status, StoredDraft, WaitingMatch
from bot.matches.core.observer import Observer
from bot.matches.core.offers import Offers, Takebacks
from bot.matches.core.positions import PlannedPosition
from bot.matches.core.seeding import new_seed
from bot.matches.core.standing import StandingReplies
from bot.matches.core.store import Store
from bot.matches.core.substitution import Substitutions
from bot.matches.core.turn_context import TurnContext, message_context, message_end
from bot.matches.core.unit_of_work import UnitOfWork
from bot.matches.crowd.calls import Calls
from bot.matches.daily.dailies import Dailies
from bot.matches.delivery.bulletins import Bulletins
from bot.matches.delivery.models import Camp, MatchPlace, Notice, Post
from bot.matches.history.badge_backfill import BadgeBackfill
from bot.matches.history.history import is_forced
from bot.matches.history.imported_matches import RecordImports
from bot.matches.history.player_history import PlayerHistory
from bot.matches.history.reviews import Reviews
from bot.matches.history.whatif import WhatIfTurns
from bot.matches.house.house_turns import HouseTurns
from bot.matches.house.members import is_house
from bot.matches.house.watches import Watches
from bot.matches.ladders.rating_preview import RatingPreview, odds_of
from bot.matches.matchmaking.bans import Bans, Exits
from bot.matches.matchmaking.caps import CAPS, Caps
from bot.matches.matchmaking.challenges import Challenges, Rematches
from bot.matches.matchmaking.lobby import Lobby
from bot.matches.settings.preferences import ServerSettings, UserLanguage
from bot.matches.timing.clocks import Clocks
from bot.matches.timing.reminders import Reminders
from bot.matches.timing.vacations import Vacations
from bot.matches.tournaments.director import Director
from bot.matches.tournaments.tournaments import Tournaments


class Matches:
    """Answers, turns and results of all matches; everything else is in its parts.

    `notify` is called after every commit that leaves a post to be made, `foresee` with the next state of a match before it is committed.
    `caps` limit what one player has going at a time.
    """

    def __init__(
        self,
        games: Mapping[str, AnyGame],
        store: Store,
        engine: Engine,
        clock: Clock,
        *,
        notify: Callable[[], None],
        seeds: Callable[[], bytes] = new_seed,
        observer: Observer = Observer(),  # noqa: B008  it has no state
        foresee: Callable[[Match, bytes], None] = lambda _match, _state: None,
        caps: Caps = CAPS,
    ) -> None:
        def notified() -> None:
            notify()
            self.house.woken.set()

        self.work = UnitOfWork(games, store, engine, clock, notified, observer, foresee)
        self.challenges = Challenges(self.work, seeds, caps)
        self.lobby = Lobby(self.work, self.challenges, seeds)
        self.offers = Offers(self.work)
        self.admin = MatchAdmin(self.work)
        self.endings = Endings(self.work, self.offers)
        self.takebacks = Takebacks(self.work, self.offers)
        self.standing = StandingReplies(self.work)
        self.batch = Batch(self.work, self.standing)
        self.conditional_moves = ConditionalMoves(self.work)
        self.whatif = WhatIfTurns(self.work)
        self.dailies = Dailies(self.work)
        self.bulletins = Bulletins(self.work)
        self.reviews = Reviews(self.work)
        self.rematches = Rematches(self.work, self.challenges, self.offers, seeds)
        self.substitutions = Substitutions(self.work, self.challenges, self.offers)
        self.reminders = Reminders(self.work)
        self.watches = Watches(self.work, self.challenges, seeds)
        self.house = HouseTurns(self.work, self.standing, self.conditional_moves, self.watches)
        self.clocks = Clocks(self.work, self.challenges, self.offers, self.reminders, self.standing, self.substitutions)
        self.vacations = Vacations(self.work, self.clocks)
        self.inbox = Inbox(self.work, self.offers, self.waiting_for)
        self.badges = BadgeBackfill(games, store)
        self.player_history = PlayerHistory(store, self.work.positions)
        self.tournaments = Tournaments(self.work, seeds, self.bulletins.woken.set)
        self.director = Director(self.work, self.tournaments, self.challenges)
        exits = Exits(self.lobby.leave_all, self.director.expulsions.expel)
        self.bans = Bans(self.work, exits, self.bulletins.woken.set)
        self.calls = Calls(self.work)
        self.locales = Locales(self.work)
        self.delivery = Delivery(self.work)
        self.imported = RecordImports(self.work)
        self.suspend = self.work.suspend
        positions = self.work.positions
        self.asks, self.outcome = positions.asks, positions.outcome
        self.events, self.seals = positions.events, positions.seals
        self.further, self.spelled = positions.further, positions.spelled

    async def act(
        self, match: int, ask: str, user: int, answers: Any, *, key: str, loaded: Match | None = None, order: str = ""
    ) -> ActionResult:
        """Answer an open ask with an action, or with a list of them for this ask and those that follow.

        An item of a list may also be a `Reading`, a function of the ask it answers. The list stops after the first that asks another
        question or draws luck, and before one that is refused; what was played is committed at once. A repeated key returns the former
        result. `loaded` is the match as the caller has just read it; after a lost race it is read again. `order` is the standing order
        that the user gives with the answer.
        Raises Refused, also for refusals of the rules, if nothing is played.
        """
        given = tuple(answers) if isinstance(answers, list | tuple) else (answers,)
        if not given:
            raise refused("refused-action")

        async def attempt(present: Match) -> ActionResult:
            checks.playing(present, user)
            found = checks.open_ask(present, self.asks(present), ask, user)
            checks.going_on(present, self.work.clock.now_ms())
            ordered = (self.standing.checked(present, found.seat, order),) if order else ()
            standing = (*await self.standing.of(present), *ordered)  # the last of a seat holds
            steps, stopped = await self.batch.play(present, found, given, standing)
            rest = given[sum(seat == found.seat and not is_forced(move) for seat, (move, _) in steps) :]
            followed = await self.conditional_moves.follow(present, steps)
            steps.extend(followed.steps)
            lines = [one.kept for one in rest if isinstance(one, Later)]
            queues = await self.standing.go_on(present, steps, standing, lines)
            awake = [holder for holder in present.holders if holder.seat in {found.seat, *followed.seats}]
            effects = Effects(
                lapses=tuple((holder.seat, 0) for holder in awake if holder.lapses),
                replies=followed.remain,
                standing=(*ordered, *queues),
            )
            kept = await self.work.keep(present, steps, key, effects=effects)
            return msgspec.structs.replace(kept, stopped=stopped)

        acted = await self.work.answered(match, key, attempt, loaded)
        return await self.batch.earlier_result(acted, given) if acted.again and len(given) > 1 else acted

    async def resign(self, match: int, user: int, *, key: str) -> ActionResult:
        """Give the match up. Raises Refused."""

        async def attempt(loaded: Match) -> ActionResult:
            seat = checks.playing(loaded, user)
            move = dump(Left(seat))
            steps = [(seat, (move, await self.work.apply(loaded, loaded.state, move, loaded.revision + 1)))]
            await self.work.add_forced(loaded, steps)
            return await self.work.keep(loaded, steps, key)

        return await self.work.answered(match, key, attempt)

    async def leaving_ends(self, match: Match, user: int) -> bool:
        """Whether resigning now would end the match. Raises Refused, also for refusals of the rules."""
        seat = checks.playing(match, user)
        with rules_refuse():
            return (await self.work.apply(match, match.state, dump(Left(seat)), match.revision + 1)).over

    def asks_for(self, match: Match, user: int) -> tuple[Ask[Any], ...]:
        """The open asks of this user. Raises GameFailed."""
        seat = match.seat_of(user)
        return tuple(ask for ask in self.asks(match) if ask.seat == seat)

    def my_asks(self, match: Match, user: int) -> tuple[Ask[Any], ...]:
        """The open asks of this user, at least one. Raises Refused saying why there is none."""
        seat = checks.playing(match, user)
        mine = self.asks_for(match, user)
        if not mine:
            raise checks.gone(match, self.asks(match), seat)
        return mine

    def planned_position(self, match: Match, ask: Ask[Any], codes: Sequence[str] = ()) -> PlannedPosition | None:
        """The position after planned steps, as far as they can be taken; None for an ask without steps. Raises GameFailed."""
        return self.work.positions.planned_position(match, match.state, ask, codes)

    def view(self, match: Match, viewer: int | None) -> Any:
        """The match as a user sees it; strangers and None see what spectators see. Raises GameFailed."""
        return self.work.positions.view(match, None if viewer is None else match.seat_of(viewer))

    async def odds(self, match: Match) -> tuple[RatingPreview, ...]:
        """The rating preview of a rated match's players; empty once it is over. Raises GameFailed."""
        return await odds_of(self.work.store, self.work.positions.game(match.game), match, self.work.clock.now_ms())

    async def message_context(self, match: Match, revision: int) -> TurnContext | None:
        """The context of a turn's message: all turns since the seats asked now were last asked. None if there is no such turn.

        Raises GameFailed.
        """
        return await message_context(self.work.store, self.work.positions, match, revision)

    async def message_end(self, match: Match, first: int) -> int:
        """The last turn of the message whose first one is `first`. Raises GameFailed."""
        return await message_end(self.work.store, self.work.positions, match, first)

    def same_turn(self, match: Match, state: bytes) -> bool:
        """Whether the turn of an earlier saved state continues, with no seat asked that was not asked then."""
        return match.status is Status.RUNNING and self.work.positions.same_turn(match.game, state, match.state)

    async def waiting_for(self, user: int) -> tuple[WaitingMatch, ...]:
        """The running matches that wait for the user, longest first. One whose code fails is suspended and left out."""
        waiting = []
        for match in await self.work.store.of_user(user, statuses=(Status.RUNNING,)):
            try:
                if self.asks_for(match, user):
                    waiting.append(WaitingMatch(match, match.updated))
            except GameFailed as failed:
                await self.work.suspend(match.id, failed)
        return tuple(waiting)

    async def draft(self, match: Match, user: int, ask: str) -> bytes | None:
        """The user's draft for an ask, or None."""
        seat = match.seat_of(user)
        found = None if seat is None else await self.work.store.draft(match.id, seat, ask)
        return None if found is None else found.data

    async def keep_draft(self, match: Match, user: int, ask: str, data: bytes) -> None:
        """Save a draft. Raises Refused unless the ask is open and the user's."""
        checks.playing(match, user)
        found = checks.open_ask(match, self.asks(match), ask, user)
        await self.work.store.keep_draft(StoredDraft(match.id, found.seat, ask, data))

    async def formation(self, match: Match, user: int, kind: str, pieces: int) -> bytes | None:
        """The formation of this many pieces that the user saved for this kind of ask of the game, or None."""
        return await self.work.store.formation(user, match.game, kind, pieces)

    async def keep_formation(self, match: Match, user: int, ask: str, pieces: int, data: bytes) -> None:
        """Save the user's formation for all such asks of the game. Raises Refused unless the ask is open and the user's."""
        checks.playing(match, user)
        found = checks.open_ask(match, self.asks(match), ask, user)
        await self.work.store.keep_formation(match.holder(found.seat), match.game, found.kind, pieces, data)

    async def change_server(
        self,
        guild: int,
        by: Player,
        change: Callable[[ServerSettings], ServerSettings],
        deleted: Mapping[int, str] | None = None,
    ) -> tuple[ServerSettings, ServerSettings]:
        """Change a server's settings; returns them before and after. Raises what `change` does: then nothing is changed.

        `deleted` has the names, as far as known, of channels and roles that are taken out because they are deleted.
        """
        now = self.work.clock.now_ms()
        before, after = await self.work.store.change_server_settings(guild, by, change, now=now, deleted=deleted)
        self.locales.server_chose(guild, after.languages)
        return before, after


class Delivery:
    """The results of delivering posts. Every method raises StoreError."""

    def __init__(self, work: UnitOfWork) -> None:
        self._work = work
        self.revive, self.hurry = work.store.revive, work.store.hurry_posts
        self.note_commands = work.store.keep_setting

    async def attempt(self, post: Post) -> Match | None:
        """Count an attempt that is about to be made; returns the match as of then, None if it is gone."""
        return await self._work.store.post_attempted(post.id, self._work.clock.now_ms())

    async def done(self, post: Post, message: int, place: int) -> bool:
        """Mark a post as delivered by a message in a place; returns False if its notice has changed meanwhile: then it is still due."""
        return await self._work.store.post_done(post, message, place)

    async def fail(self, post: Post, error: str, *, pause: int | None) -> None:
        """Retry a post after a pause in milliseconds, or never (None)."""
        not_before = None if pause is None else self._work.clock.now_ms() + pause
        await self._work.store.post_failed(post.id, error=error, not_before=not_before)

    async def bar(self, post: Post, match: Match, error: str) -> None:
        """Hold back a post and those after it until its place can be posted in; the players of a live match are notified once.

        Nothing is held back if the match has moved since it was loaded.
        """
        words = phrase("barred-told", match=str(match.id), channel=str(match.channel))
        players = [one.user for one in match.holders if match.status.is_live and not is_house(one.user)]
        notices = [Notice(words, user=user) for user in players]
        await self._work.store.bar_post(post, error=error, notices=notices, at=match.place)

    async def note_unedited(self, post: Post, error: str) -> None:
        """Note why the message of a delivered post could not be edited, to retry later; "": it was edited, or never can be."""
        await self._work.store.note_unedited(post.id, error)

    async def strip_buttons(self, post: Post) -> None:
        """Record that a notice has lost its buttons."""
        await self._work.store.post_tidied(post.id)

    async def relocate(self, was: MatchPlace, to: MatchPlace, words: Phrase, *, card: int | None = None) -> bool:
        """Move a match unless it has moved already; the latest turn is reposted there below `words`.

        `card` is its card there (0: make a new one, None: it stays).
        """
        moved = await self._work.store.relocate(was, to, message=card, notice=Notice(words))
        if moved:
            self._work.notify()
        return moved

    async def place_card(self, match: Match, message: int) -> bool:
        """Record the message of the match's card, and release the posts held back for it. False if the match has moved meanwhile."""
        placed = await self._work.store.place(match.id, message=message, at=match.place)
        self._work.notify()
        return placed

    async def place_thread(self, match: Match, thread: int, home: int = 0) -> bool:
        """Record the thread of a match, or its channel where it has none; `home` is the forum if the thread is a post of one.

        False if the match has moved meanwhile.
        """
        placed = await self._work.store.place(match.id, thread=thread, home=home, at=match.place)
        if home:
            self._work.notify()
        return placed

    async def keep_camp(self, camp: Camp) -> Camp:
        """Save a team thread, replacing the previous one of that side."""
        await self._work.store.keep_camp(camp)
        return camp


class Locales:
    """Chosen languages. A player without one is answered in the locale Discord gives, and written to in the last one it gave."""

    def __init__(self, work: UnitOfWork) -> None:
        self._work = work
        self._players: dict[int, UserLanguage] = {}
        self._servers: dict[int, Mapping[int, str]] = {}

    async def learn(self) -> None:
        """Read them from the store, once, at the start."""
        players, servers = await self._work.store.languages()
        self._players, self._servers = dict(players), dict(servers)

    def of_player(self, user: int) -> str:
        """The language a player has chosen, or ""."""
        return self._spoken(user).chosen

    def to_write_in(self, user: int) -> str:
        """The language a player has chosen, else their last known locale, or ""."""
        spoken = self._spoken(user)
        return spoken.chosen or spoken.heard

    def of_channel(self, guild: int, channel: int) -> str:
        """The language of a server's channel, else of the server, or ""; of a thread, that of its parent is meant."""
        chosen = self._servers.get(guild, {})
        return chosen.get(channel) or chosen.get(0, "")

    def player_chose(self, user: int, language: str) -> None:
        """Record a player's choice; "" is none."""
        self._players[user] = UserLanguage(language, self._spoken(user).heard)

    def heard(self, user: int, locale: str) -> None:
        """Record the locale Discord gave for a player."""
        self._players[user] = UserLanguage(self._spoken(user).chosen, locale)

    def server_chose(self, guild: int, languages: Mapping[int, str]) -> None:
        """Record a server's languages by channel; that under 0 is its own."""
        self._servers[guild] = languages

    def forget(self, user: int) -> None:
        """Forget a player."""
        self._players.pop(user, None)

    def _spoken(self, user: int) -> UserLanguage:
        return self._players.get(user, UserLanguage())
