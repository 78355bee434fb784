"""`/board` and `/resign`, and the buttons Text and More."""

import contextlib
import pkgutil
from collections.abc import Callable, Sequence
from dataclasses import replace

import discord
from discord import app_commands
from discord.ext import commands

from bot.answers.custom_id import Id
from bot.answers.pages import MENU_LIMIT
from bot.answers.verbs import Presser
from bot.client.app import GameBot
from bot.features.registry import FEATURES
from bot.games import GAMES
from bot.matches.core.errors import Refused, refused
from bot.matches.core.models import Match, PastMatch, Status
from bot.matches.house.members import is_house
from bot.panel.public_buttons import open_words
from bot.panel.short_answers import needs_panel, shared_id
from bot.screens.cards import mentions
from bot.screens.match_buttons import level_buttons
from bot.screens.rule_links import rules_presses
from bot.screens.sheet import BAD, Button, MenuOption, Row, SelectMenu, Sheet, rows
from bot.text import escape_markdown, fold
from bot.words import Words
from cogs.core.command_options import everywhere, fits_typed
from cogs.core.errors import run
from cogs.core.interaction_context import InteractionContext, context_of
from cogs.delivery.channel_access import ChannelAccess
from cogs.delivery.visibility import may_look
from cogs.match.why import Why
from cogs.panel.board_view import BoardView, what_if
from render.text import together

FEATURE_FORMS = {form: name for feature in FEATURES for form, name in feature.board_forms.items()}
FORMS = [
    app_commands.Choice(name=app_commands.locale_str(form, key=f"form-{form}"), value=form)
    for form in ("picture", "text", "both", "why", *FEATURE_FORMS)
]
LISTED = 20  # matches listed in one message


class BoardCommands(commands.Cog):
    """Shows matches and resigns from them."""

    def __init__(self, bot: GameBot) -> None:
        self.bot = bot
        self.positions = BoardView(bot)

    @app_commands.command(name="board", description="Show the board of a match")
    @everywhere
    @app_commands.describe(
        match="Match number, if you’re in several",
        form="As a picture, as text, or both",
        detail="Describe one piece, such as A3",
    )
    @app_commands.choices(form=FORMS)
    @app_commands.rename(form="as")
    async def board(
        self, interaction: discord.Interaction, match: int | None = None, form: str = "", detail: str = ""
    ) -> None:
        """Show a match to the caller."""
        await run(interaction, self._board, match, form, detail)

    @board.autocomplete("detail")
    async def _suggest_pieces(self, interaction: discord.Interaction, typed: str) -> list[app_commands.Choice[str]]:
        call = context_of(interaction)
        try:
            match = await self.find(call, getattr(interaction.namespace, "match", None))
        except Refused:
            return []
        if not match.state:
            return []
        painted = await self.positions.pieces(match, call.user, call.words)
        options = [(name, f"{name} · {about}") for name, about in painted.pieces]
        fitting = [(name, about) for name, about in options if fold(typed) in fold(about)]
        return [app_commands.Choice(name=about[:100], value=name) for name, about in fitting[:MENU_LIMIT]]

    @board.autocomplete("match")
    async def _suggest_shown(self, interaction: discord.Interaction, typed: str) -> list[app_commands.Choice[int]]:
        return await suggested_matches(self.bot, interaction, typed)

    @app_commands.command(name="resign", description="Resign a match")
    @everywhere
    @app_commands.describe(match="Match number, if you’re in several")
    async def resign(self, interaction: discord.Interaction, match: int | None = None) -> None:
        """Ask for confirmation."""
        await run(interaction, self.ask_to_resign_from, match)

    @resign.autocomplete("match")
    async def _suggest_played(self, interaction: discord.Interaction, typed: str) -> list[app_commands.Choice[int]]:
        return await suggested_matches(self.bot, interaction, typed)

    async def text(self, call: InteractionContext) -> None:
        """The position in words: that of the pressed message, else the present one."""
        match = await self.positions.looked_at(call)
        named = await self.positions.turn_named(match, call.id.args)
        revision = match.revision if named is None else named
        past = match.studied or revision != match.revision
        turn = await self.bot.services.store.turn(match.id, min(revision, match.revision)) if past else None
        if turn is None:
            account = (
                await self.positions.account(match, call.words) if revision == match.revision and call.id.args else ""
            )
            await call.panel(await self.positions.text(match, call.user, call.words, account))
            return
        sheet = await self.positions.past(match, turn, call.user, call.words)
        if call.pressed_in_private:
            back = Button(Id("watch", match.id, "", str(turn.revision)), call.words.text("sure-back"))
            sheet = replace(sheet, controls=(*sheet.controls, (back,)))
        await call.panel(sheet)

    async def picture(self, call: InteractionContext) -> None:
        """The present position as a picture, for callers who get text first."""
        match = await self.positions.match(call.id.match)
        await call.panel(await self.positions.sheet(match, call.user, call.words, form="picture"))

    async def more(self, call: InteractionContext) -> None:
        """Show what else can be done in a match."""
        match = await self.positions.match(call.id.match)
        words = call.words
        if match.seat_of(call.user) is None or match.status is not Status.RUNNING:
            note = self._why_no_more(call, match)
            await self._panel(call, match, await self.positions.sheet(match, call.user, call.words, note))
            return
        buttons = (
            *self._to_answer(match, call.user, words),
            *what_if(match, match.revision, words),
            *self._orders(match, words),
            *level_buttons(match, words),
            *await self._ways_to_end(call, match),
            *rules_presses(match.game, words),
            Button(Id("resign", match.id), words.text("resign"), BAD),
        )
        await call.panel(Sheet((words.text("more-title", match=str(match.id)),), rows(buttons)))

    def _to_answer(self, match: Match, user: int, words: Words) -> tuple[Button, ...]:
        """The button that opens the panel to answer in, which this one has replaced."""
        asks = self.bot.matches.asks_for(match, user)
        if not asks or not needs_panel(match.game, asks):
            return ()
        return (Button(Id("open", match.id, shared_id(asks)), words.say(open_words(GAMES[match.game], asks))),)

    def _orders(self, match: Match, words: Words) -> tuple[Button, ...]:
        """The button for standing orders, in matches that know some."""
        if self.bot.matches.standing.orders(match) is None:
            return ()
        return (Button(Id("orders", match.id), words.text(f"{match.game}-orders-open")),)

    async def _ways_to_end(self, call: InteractionContext, match: Match) -> tuple[Button, ...]:
        """The buttons that end or change a match, other than playing and resigning."""
        words, ways = call.words, []
        if match.thread == match.channel and await ChannelAccess(self.bot).has_way_back(match.place):
            ways.append(Button(Id("moveback", match.id), words.text("more-move-back")))
        if may_be_drawn(match):
            ways.append(Button(Id("draw", match.id), words.text("more-draw")))
        if may_be_taken_back(match):
            ways.append(Button(Id("undo", match.id), words.text("more-undo")))
        with contextlib.suppress(Refused):
            await self.bot.matches.endings.check_abortable(match)
            ways.append(Button(Id("abort", match.id), words.text("more-abort")))
        return tuple(ways)

    def _why_no_more(self, call: InteractionContext, match: Match) -> str:
        """Why the caller has no options left in a match."""
        try:
            self.bot.matches.my_asks(match, call.user)
        except Refused as refusal:
            return call.refusal(refusal)
        return ""

    async def ask_to_resign(self, call: InteractionContext) -> None:
        """Ask for confirmation, for the match pressed or chosen in a menu."""
        if not call.values:
            await self._question(call, await self.positions.match(call.id.match))
            return
        played = await self.bot.services.store.of_user(call.user, statuses=(Status.RUNNING,))
        chosen = next((one for one in played if str(one.id) == call.values[0]), None)
        if chosen is None:
            raise refused("resign-cannot")
        await self._question(call, chosen)

    async def resign_now(self, call: InteractionContext) -> None:
        """Resign."""
        acted = await self.bot.matches.resign(call.id.match, call.user, key=call.key)
        key = "resigned-several" if acted.match.status is Status.RUNNING else "resigned"
        await call.panel(Sheet((call.words.text(key, **_named(acted.match, call)),)))

    async def play_on(self, call: InteractionContext) -> None:
        """Cancel the resignation."""
        await call.panel(Sheet((call.words.text("resign-kept"),)))

    async def find(self, call: InteractionContext, number: int | None) -> Match:
        """The match of a command: the given one, that of the thread, or the only one played. Raises Refused."""
        found = await self._found(call, number)
        call.concerns(found.id)
        return found

    async def look_for(self, call: InteractionContext, number: int | None) -> Match:
        """The same for a command about past matches: without a running match, the latest one. Raises Refused."""
        try:
            return await self.find(call, number)
        except Refused as refusal:
            past = await self.bot.matches.player_history.of(call.user) if refusal.reason.key == "match-none" else ()
            if not past:
                raise
            return await self.find(call, past[0].match.id)

    async def _found(self, call: InteractionContext, number: int | None) -> Match:
        if number is not None:
            named = await self.positions.match(number)
            if not may_look(call, named):
                raise refused("refused-match-unknown", match=number)
            return named
        here = await self._of_thread(call)
        if here is not None:
            return here
        played = await self.bot.services.store.of_user(call.user, statuses=(Status.RUNNING,))
        if not played:
            raise refused("match-none")
        if len(played) == 1:
            return played[0]
        waiting = await self.bot.matches.waiting_for(call.user)
        if len(waiting) == 1:
            return waiting[0].match
        names = (match_named(match, call.user, call.words) for match in played[:LISTED])
        raise refused("match-which", known="\n".join(f"- {escape_markdown(name)}" for name in names))

    async def _of_thread(self, call: InteractionContext) -> Match | None:
        """The match of the thread in which the command was used; of several there, the only one that the caller is playing."""
        channel, here = call.interaction.channel, call.interaction.channel_id
        if not here or isinstance(channel, discord.abc.GuildChannel):  # surely not a thread
            return None
        found = await self.bot.services.store.in_thread(here)
        if found is None or found.thread != found.channel:
            return found
        if call.guild and not isinstance(channel, discord.Thread):
            return None
        played = await self.bot.services.store.of_user(call.user, statuses=(Status.RUNNING,))
        mine = [one for one in played if one.thread == here]
        return None if len(mine) > 1 else next(iter(mine), found)

    async def _board(self, call: InteractionContext, number: int | None, form: str, detail: str) -> None:
        match = await self.find(call, number)
        if detail and match.state:
            await call.panel(await self.positions.detail(match, call.user, call.words, detail))
            return
        if form == "why":
            await Why(self.bot).show(call, match, match.revision)
            return
        if form in FEATURE_FORMS:
            await pkgutil.resolve_name(FEATURE_FORMS[form])(call, match)
            return
        await self._panel(call, match, await self.positions.sheet(match, call.user, call.words, form=form))

    async def _panel(self, call: InteractionContext, match: Match, sheet: Sheet) -> None:
        """Show a position, to spectators with what features add."""
        links: Row = ()
        if match.seat_of(call.user) is None and match.status.is_live and not match.alone:
            links = await self.bot.services.features.subject_links("match", match.id, call.user, call.words)
        await call.panel(replace(sheet, controls=(*sheet.controls, links)) if links else sheet)

    async def ask_to_resign_from(self, call: InteractionContext, number: int | None) -> None:
        """Ask for confirmation, or which of several matches is meant."""
        if number is None and await self._of_thread(call) is None:
            played = await self.bot.services.store.of_user(call.user, statuses=(Status.RUNNING,))
            if len(played) > 1:
                await call.panel(_which(played, call))
                return
        await self._question(call, await self.find(call, number))

    async def _question(self, call: InteractionContext, match: Match) -> None:
        words = call.words
        if match.seat_of(call.user) is None or match.status is not Status.RUNNING:
            await self.positions.show(call, match, words.text("resign-cannot"))
            return
        question = "resign-question"
        if len(match.holders) > 2:  # a match of two always ends
            ends = await self.bot.matches.leaving_ends(match, call.user)
            question = "resign-question-last" if ends else "resign-question-several"
        buttons = (
            Button(Id("resigned", match.id), words.text("resign-sure"), BAD),
            Button(Id("playon", match.id), words.text("resign-not")),
        )
        event = await self.bot.services.features.match_event(match)
        place = [f"-# {event.stake(words)}"] if event else []
        await call.panel(Sheet((words.text(question, **_named(match, call)), *place), (buttons,)))


def _which(played: Sequence[Match], call: InteractionContext) -> Sheet:
    """The matches to choose from."""
    entries = tuple(MenuOption(str(one.id), match_named(one, call.user, call.words)) for one in played[:MENU_LIMIT])
    menu = SelectMenu(Id("resign"), call.words.text("choice-hint"), entries)
    return Sheet((call.words.text("resign-which"),), (menu,))


def _named(match: Match, call: InteractionContext) -> dict[str, str]:
    """A match's game, number and other players."""
    others = [holder for holder in match.holders if holder.user != call.user]
    game = call.words.text(f"{match.game}-name")
    return {"game": game, "match": str(match.id), "others": mentions(others, call.words)}


async def suggested_matches(
    bot: GameBot, interaction: discord.Interaction, typed: str, fits: Callable[[Match], bool] = lambda _: True
) -> list[app_commands.Choice[int]]:
    """The matches the caller plays, of those that fit, as autocompletion of an option."""
    words = InteractionContext(bot, interaction).words
    user = interaction.user.id
    choices = []
    for match in await bot.services.store.of_user(user, statuses=(Status.RUNNING,)):
        name = match_named(match, user, words)
        if fits(match) and fits_typed(typed, name, match.id):
            choices.append(app_commands.Choice(name=name[:100], value=match.id))
    return choices[:MENU_LIMIT]


def may_be_drawn(match: Match) -> bool:
    """Whether the players of a match can agree to a draw."""
    return GAMES[match.game].spec.draws and not any(is_house(one.user) for one in match.holders)


def may_be_taken_back(match: Match) -> bool:
    """Whether moves of a match can be taken back."""
    return GAMES[match.game].spec.takebacks or match.practice


def match_named(match: Match | PastMatch, user: int, words: Words) -> str:
    """A match as offered to its player: number, game, other players."""
    others = [holder.name for holder in match.holders if holder.user != user]
    return words.text(
        "match-choice",
        match=str(match.id),
        game=words.text(f"{match.game}-name"),
        others=together(others, words),
        count=len(others),
    )


async def setup(bot: GameBot) -> None:
    """Add the cog."""
    cog = BoardCommands(bot)
    bot.answer(Presser.ANYONE, lasting=True, text=cog.text)
    bot.answer(Presser.ANYONE, picture=cog.picture, playon=cog.play_on)
    bot.answer(Presser.PLAYERS, more=cog.more, resign=cog.ask_to_resign, resigned=cog.resign_now)
    await bot.add_cog(cog)
