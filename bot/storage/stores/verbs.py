"""The verbs of the store, on whichever engine: each is one transaction."""

from __future__ import annotations

import asyncio

from bot.matches.core.models import Match, Turn
from bot.storage.core import bulletin_rows, effects, scope, standings, transactions
from bot.storage.core.base import Connections, Reading, Writing, reads, writes
from bot.storage.delivery import bulletins, posts
from bot.storage.delivery.conversations import ConversationVerbs
from bot.storage.history import player_history
from bot.storage.matches import changes, starts, workload
from bot.storage.privacy import guild_removal
from bot.storage.settings import audits as audit_log
from bot.storage.settings import blocks
from bot.storage.settings import preferences as settings
from bot.storage.settings.ban_verbs import BanVerbs
from bot.storage.stores import admin_queries
from bot.storage.timing import punctuality, timers


class Verbs(Connections):
    """Implements bot.matches.work.store.Store, except for what concerns the file or the server itself."""

    def __init__(self, writer: Writing, reader: Reading) -> None:
        super().__init__(writer, reader)
        self.bans = self.area(BanVerbs)
        self.conversations = self.area(ConversationVerbs)

    # Matches
    add = writes(changes.add)
    change = writes(changes.change, scope.of_change)
    advance = writes(changes.advance, scope.of_advance)
    get = reads(transactions.get)
    in_thread = reads(transactions.in_thread)
    watched = reads(transactions.watched)
    of_user = reads(transactions.of_user)
    of_guild = reads(transactions.of_guild)
    with_status = reads(transactions.with_status)
    match_by_key = reads(transactions.match_by_key)
    turn_by_key = reads(transactions.turn_by_key)
    place = writes(transactions.place, scope.of_match)
    offers = reads(transactions.offers)
    offers_to = reads(player_history.offers_to)
    replies = reads(transactions.replies)
    keep_replies = writes(transactions.keep_replies, scope.of_match)
    standing = reads(transactions.standing)
    keep_standing = writes(effects.keep_standing, scope.of_match)
    draft = reads(transactions.draft)
    keep_draft = writes(transactions.keep_draft, scope.of_match)
    count_hint = writes(transactions.count_hint, scope.of_match)
    formation = reads(transactions.formation)
    keep_formation = writes(transactions.keep_formation)
    setting = reads(transactions.setting)
    keep_setting = writes(transactions.keep_setting)

    # Timers and vacation
    claim_timers = writes(timers.claim_timers, scope.of_claims)
    next_timer = reads(timers.next_timer)
    punctuality = reads(punctuality.of_users)
    claim_decisions = writes(timers.claim_decisions, scope.of_claims)
    next_decision = reads(timers.next_decision)
    release = writes(timers.release, scope.of_claims)
    give_back = writes(timers.give_back)
    dismiss = writes(timers.dismiss, scope.of_claims)
    arrive = writes(timers.arrive)
    seen = writes(timers.seen)
    alive = reads(timers.alive)
    leave = writes(timers.leave)
    vacation_of = reads(timers.vacation_of)
    set_vacation = writes(timers.set_vacation)

    # Matchmaking
    rematch_of = reads(starts.rematch_of)
    begin_rematch = writes(starts.begin_rematch)
    workload = reads(workload.of_user)
    begin = writes(starts.begin)
    block = writes(blocks.block)
    unblock = writes(blocks.unblock)
    blocked = reads(blocks.blocked)
    at_odds = reads(blocks.at_odds)

    # Delivery
    posts_due = reads(posts.posts_due)
    next_due = reads(posts.next_due)
    delivery_context = reads(posts.delivery_context)
    post_attempted = writes(posts.post_attempted, scope.of_post)
    post_done = writes(posts.post_done, scope.of_match)
    posted_before = reads(posts.posted_before)
    left_place = reads(posts.left_place)
    former = reads(posts.former)
    said_above = reads(posts.said_above)
    asking = reads(posts.asking)
    followed = reads(posts.followed)
    post_tidied = writes(posts.post_tidied, scope.of_post)
    post_failed = writes(posts.post_failed, scope.of_post)
    note_unedited = writes(posts.note_unedited, scope.of_post)
    unedited = reads(posts.unedited)
    hurry_posts = writes(posts.hurry_posts)
    backlog = reads(admin_queries.backlog)
    census = reads(admin_queries.census)
    places = reads(posts.places)
    bar_post = writes(posts.bar_post, scope.of_match)
    barred = reads(posts.barred)
    all_said = reads(posts.all_said)
    revive = writes(posts.revive, scope.of_match)
    relocate = writes(posts.relocate)
    camps = reads(posts.camps_of)
    keep_camp = writes(posts.keep_camp, scope.of_match)

    # Bulletins
    open_morning = writes(bulletins.open_morning)
    next_bulletin = reads(bulletins.next_due)
    claim_bulletin = writes(bulletins.claim)
    bulletin_attempted = writes(bulletins.attempted)
    bulletin_done = writes(bulletins.done)
    bulletin_changed = writes(bulletin_rows.changed)
    bulletin_shown = writes(bulletins.shown)
    bulletin_failed = writes(bulletins.failed)
    bulletin_message = reads(bulletins.message_of)
    bulletin_given_up = reads(bulletins.given_up)
    bulletin_places_given_up = reads(bulletins.places_given_up)
    revive_bulletins = writes(bulletins.revive)
    bulletin_places_unedited = reads(bulletins.places_unedited)
    edit_bulletins_again = writes(bulletins.edit_again)

    # Settings
    preferences = reads(settings.preferences)
    change_preferences = writes(settings.change_preferences)
    close_messages = writes(settings.close_messages)
    server_settings = reads(settings.server_settings)
    change_server_settings = writes(settings.change_server_settings)
    settings_for = reads(settings.settings_for)
    languages = reads(settings.languages)
    audits = reads(audit_log.page)
    audit_lines = reads(audit_log.lines)

    # Standings and history
    standings_of = reads(standings.standings_of)
    standings = reads(standings.standings)
    career = reads(player_history.career)
    those = reads(player_history.those)

    # Servers
    note_servers = writes(guild_removal.note)
    servers_left = reads(guild_removal.left_before)
    server_left = writes(guild_removal.leave)
    server_joined = writes(guild_removal.come_back)

    async def turn(self, match: int, revision: int) -> Turn | None:
        """One turn, of an imported record too, or None."""
        if match < 0:
            return next((turn for turn in await self.turns(match) if turn.revision == revision), None)
        return await self._reader.read(lambda tx: transactions.turn(tx, match, revision))

    async def turns_up_to(self, match: int, revision: int, most: int) -> tuple[Turn, ...]:
        """The latest turns up to a revision, of an imported record too, newest first."""
        if match < 0:
            return tuple(turn for turn in reversed(await self.turns(match)) if turn.revision <= revision)[:most]
        return await self._reader.read(lambda tx: transactions.turns_up_to(tx, match, revision, most))

    async def turns(self, match: int) -> tuple[Turn, ...]:
        """All turns of a match or an imported record in order."""
        if match >= 0:
            return await self._reader.read(lambda tx: transactions.turns(tx, match))
        data = await self._reader.read(lambda tx: player_history.record_data(tx, -match))
        return () if data is None else (await asyncio.to_thread(player_history.unpack_record, -match, data))[1]

    async def study(self, user: int, number: int) -> Match | None:
        """A record that the user has imported, or None."""
        data = await self._reader.read(lambda tx: player_history.record_data(tx, number, user))
        return None if data is None else (await asyncio.to_thread(player_history.unpack_record, number, data))[0]
