"""Players, matches and tournaments are followed by a button; what one follows is listed in `/settings`."""

from discord.ext import commands
from msgspec.structs import replace

from bot.answers.verbs import Presser
from bot.client.app import GameBot
from bot.features.follow.service import Follows
from bot.features.follow.sheets import ON, answer_sheet, list_sheet, read_named
from bot.features.follow.values import MATCH, PLAYER, Follow
from bot.matches.core.errors import refused
from bot.matches.core.models import Match
from bot.screens.cards import mentions, names
from bot.screens.settings_text import kept_words
from bot.text import escape_markdown
from bot.words import Words
from cogs.core.interaction_context import InteractionContext
from cogs.delivery.visibility import may_look, may_read
from cogs.match.turns import address


class Following(commands.Cog):
    """Keeps what the caller follows."""

    def __init__(self, bot: GameBot) -> None:
        self.bot = bot
        self.follows = bot.feature(Follows)

    async def follow(self, call: InteractionContext) -> None:
        """Follow what a button names. Raises Refused for what the caller may not see."""
        wanted = read_named(call.id.args)
        name, stage = await self._wanted(call, wanted)
        new = await self.follows.follow(call.player, wanted, stage)
        kind = wanted.kind if wanted.kind in {PLAYER, MATCH} else "other"
        text = call.words.text(f"follow-{kind}" if new else "follow-already", name=name)
        await call.whisper(answer_sheet(text, wanted, call.words, follows=True))

    async def unfollow(self, call: InteractionContext) -> None:
        """Follow what a button names no longer."""
        wanted = read_named(call.id.args)
        await self.follows.rows.unfollow(call.user, wanted)
        await call.whisper(answer_sheet(call.words.text("follow-stopped"), wanted, call.words, follows=False))

    async def show(self, call: InteractionContext, note: str = "") -> None:
        """List what the caller follows."""
        preferences = await self.bot.services.store.preferences(call.user)
        known = [(one, *await self._listed(one, call.words)) for one in await self.follows.rows.of_user(call.user)]
        await call.panel(list_sheet([one for one in known if one[1]], preferences, call.words, note))

    async def choose(self, call: InteractionContext) -> None:
        """Follow no longer what is chosen in the list."""
        for value in call.values:
            await self.follows.rows.unfollow(call.user, read_named(value))
        await self.show(call)

    async def allow(self, call: InteractionContext) -> None:
        """Let others follow the caller, or not."""
        heard = call.interaction.locale.value
        before, after = await self.follows.allow(call.player, heard, on=call.id.args == ON)
        await self.show(call, kept_words(replace(before, heard=heard), after, call.words, call.tongues))

    async def _wanted(self, call: InteractionContext, wanted: Follow) -> tuple[str, int]:
        """The name of what is to be followed, and the stage whose news are known. Raises Refused."""
        if wanted.kind == PLAYER:
            return f"<@{wanted.number}>", 0
        if wanted.kind == MATCH:
            match = await self.bot.services.store.get(wanted.number)
            if match is None or not may_look(call, match):
                raise refused("refused-match-unknown", match=wanted.number)
            if (
                not (match.status.is_live and match.guild)
                or match.borrowed
                or match.alone
                or match.seat_of(call.user) is not None
            ):
                raise refused("refused-follow-match")
            return f"**{_title(match, call.words)}**", 0
        finders = self.bot.services.features.followed
        found = await finders[wanted.kind](wanted.number) if wanted.kind in finders else None
        if found is None or not may_read(call, found.guild, found.channel):
            raise refused("control-unknown")
        if found.is_over and not found.next:
            raise refused("refused-follow-over")
        return f"**{found.name(call.words)}**", found.stage

    async def _listed(self, one: Follow, words: Words) -> tuple[str, str]:
        """The line and the label of something followed; "" if it is gone."""
        if one.kind == PLAYER:
            return f"<@{one.number}>", one.name
        if one.kind == MATCH:
            match = await self.bot.services.store.get(one.number)
            if match is None:
                return "", ""
            title = _title(match, words)
            label = f"{title} · {' – '.join(names(match))}"
            return f"[{title}]({address(match)}) · {mentions(match.holders, words)}", label
        found = await self.bot.services.features.followed[one.kind](one.number)
        return (f"🏆 {found.name(words)}", found.name(words)) if found else ("", "")


def _title(match: Match, words: Words) -> str:
    return words.text("result-of", game=escape_markdown(words.text(f"{match.game}-name")), match=match.number)


async def setup(bot: GameBot) -> None:
    """Add the cog."""
    cog = Following(bot)
    bot.answer(
        Presser.ONESELF,
        follow=cog.follow,
        unfollow=cog.unfollow,
        following=cog.show,
        unfollowed=cog.choose,
        followme=cog.allow,
    )
    await bot.add_cog(cog)
