"""`/history`: the matches of a player, as far as the caller may see them; and the user menu *Rivalry with me*."""

import re
from collections.abc import Callable, Sequence
from dataclasses import replace

import discord
import structlog
from discord import app_commands
from discord.ext import commands

from bot.answers.custom_id import Id, natural
from bot.answers.match_filter import MatchFilter, read_match_filter
from bot.answers.pages import MENU_LIMIT
from bot.answers.verbs import Presser
from bot.client.app import GameBot
from bot.features.history.sheets import (
    balance_words,
    company,
    controls,
    result_words,
    title_words,
)
from bot.games import GAMES
from bot.matches.core.errors import GameFailed, refused
from bot.matches.core.models import Match, PastMatch, Status
from bot.matches.history.player_history import HistoryEntry, MatchResult, opponents
from bot.screens.cards import names, players, stopped_key
from bot.screens.deadlines import when
from bot.screens.match_buttons import film_of_match
from bot.screens.sheet import MAIN, Button, LinkButton, Media, Part, Row, Sheet, rows
from bot.text import cleaned, cut, fold
from bot.words import Words
from bot.workers.paint import Paint, Texts
from cogs.core.command_options import GAME_CHOICES, everywhere
from cogs.core.errors import serve
from cogs.core.interaction_context import InteractionContext, context_of
from cogs.delivery.turn_message import filmed, outcome_words
from cogs.delivery.visibility import address_of, all_may_see, may_see
from cogs.panel.board_view import BoardView

SHOWN = 8  # matches per page, two lines each
REASON = 90  # characters of the reason a match ended, in a list
FATES = [
    app_commands.Choice(name=app_commands.locale_str(one, key=f"fate-{one}"), value=one.value) for one in MatchResult
]
log = structlog.stdlib.get_logger(__name__)
_USER = re.compile(r"<@!?(\d{1,20})>|(\d{15,20})")


class History(commands.Cog):
    """Lists past matches."""

    def __init__(self, bot: GameBot) -> None:
        self.bot = bot
        self.positions = BoardView(bot)

    @app_commands.command(name="history", description="A player’s matches and their results")
    @everywhere
    @app_commands.describe(
        user="Which player; you, if left out",
        game="Only this game",
        against="Only matches against this player: a suggested name or a mention",
        result="Only matches with this result",
    )
    @app_commands.choices(game=GAME_CHOICES, result=FATES)
    async def history(
        self,
        interaction: discord.Interaction,
        user: discord.User | None = None,
        game: str = "",
        against: str = "",
        result: str = "",
    ) -> None:
        """Show the list privately."""
        call = context_of(interaction)
        wanted = MatchFilter(user.id if user else call.user, 0, game, result)
        await serve(call, self._begin(call, wanted, against))

    @history.autocomplete("against")
    async def suggest_opponents(self, interaction: discord.Interaction, typed: str) -> list[app_commands.Choice[str]]:
        """The player's opponents that the caller may know of, most frequent first."""
        call = context_of(interaction)
        user = getattr(getattr(interaction.namespace, "user", None), "id", call.user)
        met = opponents(await self._seen(call, user, may_see))
        folded = fold(typed).removeprefix("@")
        return [
            app_commands.Choice(name=cut(one.name, 100), value=str(one.user))
            for one in met
            if folded in fold(one.name) or folded == str(one.user)
        ][:MENU_LIMIT]

    async def rivalry(self, call: InteractionContext, other: discord.User | discord.Member) -> None:
        """Show the matches between the caller and another user. Raises Refused for the caller themselves and for bots."""
        if other.id == call.user:
            raise refused("refused-rivalry-self")
        if other.bot:
            raise refused("refused-rivalry-bot")
        await call.panel(await self._page(call, MatchFilter(call.user, other.id), call.words))

    async def show_page(self, call: InteractionContext) -> None:
        """Show another page, or refresh it."""
        await call.panel(await self._page(call, read_match_filter(call.id.args), call.words))

    async def publish(self, call: InteractionContext) -> None:
        """Show the page to everyone, with what everyone may see."""
        wanted, words = read_match_filter(call.id.args), call.public_words
        listed = [one for one in await self._seen(call, wanted.user, all_may_see) if wanted.fits(one)]
        if not listed:
            raise refused("refused-history-show")
        call.public = True
        sheet = await self._listed(listed, wanted, words)
        await call.say(Sheet((words.text("replay-shown", user=f"<@{call.user}>"), *sheet.parts)))

    async def open_match(self, call: InteractionContext) -> None:
        """Open a match of the list: its position or result, and its actions."""
        wanted = read_match_filter(call.id.args)
        number = natural(call.value)
        chapter = next((one for one in await self._seen(call, wanted.user, may_see) if one.match.id == number), None)
        if chapter is None:
            raise refused("refused-match-unknown", match=str(number))
        await call.panel(await self._match(call, chapter, wanted))

    async def _begin(self, call: InteractionContext, wanted: MatchFilter, against: str) -> None:
        if wanted.game not in {"", *GAMES} or wanted.fate not in {"", *MatchResult}:
            raise refused("command-outdated")
        if against.strip():
            wanted = replace(wanted, against=await self._opponent(call, wanted.user, against.strip()))
        await call.panel(await self._page(call, wanted, call.words))

    async def _opponent(self, call: InteractionContext, user: int, given: str) -> int:
        """The opponent given as an id, a mention or a name, also with the `@` of a mention. Raises Refused if nobody fits, or several do."""
        met = opponents(await self._seen(call, user, may_see))
        number = _USER.fullmatch(cleaned(given).strip())
        if number is not None:
            return int(number[1] or number[2])
        called_so = [one for one in met if given in {str(one.user), one.name}]
        folded = fold(given).removeprefix("@")
        called_so = called_so or [one for one in met if fold(one.name) == folded]
        like_it = called_so or [one for one in met if folded in fold(one.name)]
        if len(like_it) != 1:
            raise refused("refused-against-several" if like_it else "refused-against", given=given)
        return like_it[0].user

    async def _seen(
        self, call: InteractionContext, user: int, seen: Callable[[InteractionContext, PastMatch], bool]
    ) -> list[HistoryEntry]:
        """The matches of a user that the caller may see."""
        return [one for one in await self.bot.matches.player_history.of(user) if seen(call, one.match)]

    async def _page(self, call: InteractionContext, wanted: MatchFilter, words: Words) -> Sheet:
        """A page for the caller; one that no longer exists leads to the last."""
        seen = await self._seen(call, wanted.user, may_see)
        if not seen:
            own = wanted.user == call.user
            return Sheet((words.text("history-none-own" if own else "history-none", user=f"<@{wanted.user}>"),))
        fitting = [one for one in seen if wanted.fits(one)]
        if not fitting:
            title = title_words(wanted, words)
            whole = Button(
                Id("history", args=str(MatchFilter(wanted.user))), words.text("history-whole", count=len(seen))
            )
            return Sheet((f"{title}\n{words.text('history-none-fit')}",), ((whole,),))
        return await self._listed(fitting, wanted, words, with_controls=True)

    async def _listed(
        self, chapters: Sequence[HistoryEntry], wanted: MatchFilter, words: Words, *, with_controls: bool = False
    ) -> Sheet:
        pages = -(-len(chapters) // SHOWN)
        wanted = replace(wanted, page=min(wanted.page, pages - 1))
        shown = chapters[wanted.page * SHOWN : (wanted.page + 1) * SHOWN]
        lines = [await self._line(one, wanted.user, words) for one in shown]
        text = f"{title_words(wanted, words)}\n{balance_words(chapters, words)}"
        if pages > 1:
            text += f" · {words.text('page', page=wanted.page + 1, pages=pages)}"
        sheet = Sheet((text, "\n".join(lines)))
        return replace(sheet, controls=controls(shown, wanted, pages, words)) if with_controls else sheet

    async def _line(self, chapter: HistoryEntry, user: int, words: Words) -> str:
        """A match in two lines: game, opponents, result; date, reason, points, place."""
        one = chapter.match
        text = words.text(
            "history-line",
            game=words.text(f"{one.game}-name"),
            match=str(one.id),
            result=result_words(chapter, words),
            others=company(chapter, words),
        )
        address = address_of(self.bot, one)
        lines = [
            when(one.finished or one.created, "d"),
            cut(words.say(chapter.outcome.reason), REASON) if chapter.outcome else "",
            *await self._notes(one, user, words),
            f"[{words.text('turns-jump')}]({address})" if address else "",
        ]
        return f"{text}\n-# {' · '.join(filter(None, lines))}"

    async def _notes(self, one: PastMatch, user: int, words: Words) -> tuple[str, ...]:
        """The notes of features, such as the change of a user's points by a match."""
        if one.status is not Status.FINISHED:
            return ()
        return await self.bot.services.features.history_notes(one.id, user, words)

    async def _match(self, call: InteractionContext, chapter: HistoryEntry, wanted: MatchFilter) -> Sheet:
        """A match's status or result."""
        words, match = call.words, await self.positions.match(chapter.match.id)
        if not match.state:
            raise refused("refused-match-unknown", match=str(match.id))
        result = outcome_words(match, chapter.outcome, words) if chapter.outcome else result_words(chapter, words)
        lines = (
            words.text("card-title", game=words.text(f"{match.game}-name"), match=str(match.id)),
            players(match, words),
            result,
            f"-# {_dates(match, words)}",
        )
        back = Button(Id("history", args=str(wanted)), words.text("history-back"))
        address = address_of(self.bot, chapter.match)
        way: Row = (back, LinkButton(address, words.text("turns-jump"))) if address else (back,)
        film = await filmed(self.bot.services.store, match)
        presses = rows(_about(match, call.user, words, film=film))
        return Sheet(("\n".join(lines), *await self._position(call, match)), (*presses, way))

    async def _position(self, call: InteractionContext, match: Match) -> tuple[Part, ...]:
        """A match's position in the caller's preferred form; nothing if it can no longer be shown."""
        settings = await self.bot.services.store.settings_for(call.user, call.guild)
        spoken = settings.own.text_first
        job = Paint(
            match.game,
            match.state,
            call.words.language,
            viewer=match.seat_of(call.user),
            theme=settings.look,
            picture=not spoken,
            names=names(match),
            house=match.house,
            texts=Texts(board=spoken),
            stopped=stopped_key(match),
        )
        try:
            painted = await self.bot.services.workers.run(job)
        except GameFailed as failed:
            log.warning("a match of a history could not be shown", match=match.id, error=failed)
            return ()
        return (painted.board if spoken else Media(painted.png, painted.alt),)


def _about(match: Match, user: int, words: Words, *, film: bool) -> tuple[Button, ...]:
    """The actions for a match of the list; its film if anything moves in it."""
    presses = [Button(Id("watch", match.id, "", str(match.revision)), words.text("replay-pictures"), MAIN)]
    presses += film_of_match(match, words) if film else ()
    if GAMES[match.game].spec.notation is not None:
        presses.append(Button(Id("record", match.id, "", "0"), words.text("history-record")))
    presses.append(Button(Id("verify", match.id), words.text("verify")))
    if match.status is Status.FINISHED and match.seat_of(user) is not None:
        presses.append(Button(Id("rematch", match.id), words.text("rematch")))
    return tuple(presses)


def _dates(match: Match, words: Words) -> str:
    """The dates of a match and its length."""
    if match.finished:
        return words.text(
            "history-from-to", begun=when(match.created, "d"), ended=when(match.finished, "d"), turns=match.revision
        )
    return words.text("history-since", begun=when(match.created, "d"), turns=match.revision)


@app_commands.context_menu(name=app_commands.locale_str("Rivalry with me", key="menu-rivalry"))
async def rivalry_with(interaction: discord.Interaction, user: discord.User) -> None:
    """Show privately the matches between the caller and a user."""
    call = context_of(interaction)
    await serve(call, History(call.bot).rivalry(call, user))


async def setup(bot: GameBot) -> None:
    """Add the cog."""
    cog = History(bot)
    bot.answer(Presser.ANYONE, history=cog.show_page, historyopen=cog.open_match, historyall=cog.publish)
    bot.tree.add_command(rivalry_with)
    await bot.add_cog(cog)
