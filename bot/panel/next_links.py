"""Links after an answer: to the next ask of the turn and to the match; and what is asked before a final answer."""

from collections.abc import Sequence
from typing import Any

from bot.answers.aim_parser import target_of
from bot.answers.custom_id import Id
from bot.answers.draft import Draft, aim_of, bearing_of, chosen, is_flick
from bot.games import GAMES
from bot.games.contract.base import Ask, Choice
from bot.matches.core.models import Match
from bot.panel.aim_controls import target_name
from bot.panel.public_buttons import answer_buttons
from bot.screens.sheet import BAD, Button, LinkButton, Row, Sheet, rows
from bot.text import discord_url
from bot.words import Words
from bot.workers.paint import Painted
from render import PAINTERS


def next_in_turn(match: Match, asks: Sequence[Ask[Any]], words: Words) -> tuple[Row, ...]:
    """Buttons for a player's next ask in the same turn."""
    return rows(answer_buttons(match, asks, words, going_on=True)) if asks else ()


def moved_on(pressed: str, match: Match, ask: Ask[Any], user: int, words: Words) -> str:
    """A note that another ask than `ask` was pressed; "" if it was not. In a longer turn of one's own it is no warning."""
    if pressed in {"", ask.id}:
        return ""
    _, _, rest = pressed.partition(".")
    if rest.partition(".")[0] == str(match.seat_of(user)) and _has_long_turns(match.game):
        return words.text("went-on")
    return f"⚠ {words.text('stale')}"


def _has_long_turns(game: str) -> bool:
    spec = GAMES[game].spec
    return spec.batches is not None or spec.steps is not None


def way_to(match: Match, here: int | None, words: Words, *, lost: bool = False) -> tuple[Row, ...]:
    """Links for players elsewhere: to the match, unless its place is `lost`, and to their other turns."""
    where = match.thread or match.channel
    if where == here:
        return ()
    link = LinkButton(discord_url(match.guild, where), words.text("open"))
    more = Button(Id("turns"), words.text("turns-more"))
    return ((more,) if lost else (link, more),)


def flick_doubt(seen: Painted, ask: Ask[Any], draft: Draft, words: Words) -> str:
    """The cost of a flick for its player by its preview, or that it touches nothing; "" if nothing is wrong, or nothing is flicked."""
    choice = chosen(ask, draft)
    dial = bearing_of(choice) if choice is not None and is_flick(choice) else None
    if choice is None or dial is None:
        return ""
    if seen.risk or seen.rule or seen.met or dial.free or not dial.targets:
        return seen.risk
    target = target_of(aim_of(choice, draft, dial), dial)
    if target is None or not target.r:
        return words.text("sure-touches-nothing")
    return words.text("aim-short", what=target_name(target, words))


def certain_sheet(match: Match, ask: Ask[Any], choice: Choice[Any], words: Words) -> Sheet:
    """The question whether a pressed choice is final."""
    text = words.say(PAINTERS[match.game].presenter.verb(choice) or choice.words)
    presses = (
        Button(Id("certain", match.id, ask.id, choice.code), text, BAD),
        Button(Id("again", match.id, ask.id), words.text("sure-back")),
    )
    hint = words.say(choice.hint) if choice.hint else ""
    return Sheet(tuple(filter(None, (f"⚠ {words.text('sure-given')}", f"**{text}**", hint))), (presses,))
