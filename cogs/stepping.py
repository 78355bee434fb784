"""A match looked at one position after the other."""

from __future__ import annotations

from bot.app import GameBot
from bot.jobs import Paint
from bot.matches.errors import refused
from bot.matches.models import Match, Turn
from bot.words import Words
from cogs.cards import names
from cogs.ids import Id
from cogs.layout import Part, Press, Row, Sheet, Shown


class Stepping:
    """Shows past positions in pictures."""

    def __init__(self, bot: GameBot) -> None:
        self.bot = bot

    async def sheet(self, match: Match, revision: int, user: int, words: Words, note: str = "") -> Sheet:
        """The position after a turn as a user may see it, what led to it, and the ways on. Raises Refused if there is none."""
        if not match.state:
            raise refused("refused-not-begun", match=str(match.id), name=", ".join(one.name for one in match.undecided))
        turn = await self.bot.services.store.turn(match.id, revision)
        if turn is None:
            raise refused("refused-replay-turn", turn=revision, last=match.revision)
        taste = await self.bot.services.store.taste(user, match.guild)
        seat = match.seat_of(user)
        painted = await self.bot.services.worker.paint(
            Paint(
                match.game,
                turn.state,
                words.language,
                viewer=seat,
                events=turn.events,
                theme=taste.look,
                names=names(match),
            )
        )
        headed = words.text("replay-step", match=str(match.id), turn=revision, last=match.revision)
        said = "\n".join(filter(None, (note, f"**{headed}**", *painted.story)))
        parts: list[Part] = [Shown(painted.png, painted.alt), said]
        return Sheet(tuple(parts), (_ways(match, turn, words),))


def _ways(match: Match, turn: Turn, words: Words) -> Row:
    """To the positions beside it, and to the turn's film and words."""
    at = turn.revision
    buttons = [
        Press(Id("watch", match.id, "", str(at - 1 if at else "-")), words.text("page-back"), disabled=not at),
        Press(Id("watch", match.id, "", str(at + 1)), words.text("page-on"), disabled=at >= match.revision),
        Press(Id("text", match.id, "", str(at)), words.text("text-board")),
    ]
    if turn.trace:
        buttons.append(Press(Id("replay", match.id, "", str(at)), words.text("replay")))
    return tuple(buttons)
