"""Playing by hand as a feature: a page in a browser, opened by a signed link."""

from typing import Any

from bot.answers.custom_id import Id
from bot.answers.draft_codec import read_try_id
from bot.features.contract import Feature, TurnExtras, TurnFacts
from bot.features.hand.rows import HandRows
from bot.features.hand.service import HandLinks
from bot.features.hand.values import HandLink
from bot.games.contract.base import Ask
from bot.matches.core.models import Match
from bot.matches.house.members import is_house
from bot.panel.short_answers import shared_id
from bot.screens.sheet import Button, LinkButton, Row
from bot.words import Words


async def turn_extras(service: HandLinks, facts: TurnFacts) -> TurnExtras:
    """The button that gives the players asked a link, beside the one that opens their panel."""
    match = facts.match
    asks = [one for one in facts.asks if not is_house(match.holder(one.seat).user) and service.answers(match, one)]
    if not asks or match.paused_at(facts.now):
        return TurnExtras()
    shared = shared_id(asks)
    return TurnExtras(
        answering=(
            Button(Id("hand", match.id, shared), facts.words.text("hand-button")),
            *_inside(service, match, shared, facts.words),
        )
    )


async def panel_links(service: HandLinks, match: Match, ask: Ask[Any], user: int, words: Words) -> Row:
    """The link itself, for a panel is private."""
    if not service.answers(match, ask):
        return ()
    if read_try_id(ask.id) is None:
        link = HandLink(match.id, ask.id, user, match.revision)
        inside = _inside(service, match, ask.id, words)
    else:
        name = "" if match.id else match.holder(ask.seat).name  # a past turn may be that of another player
        link = HandLink(match.id, ask.id, user, guild=match.guild, name=name)
        inside = ()  # the page there opens what waits in matches
    return (LinkButton(await service.address(link), words.text("hand-button")), *inside)


def _inside(service: HandLinks, match: Match, ask: str, words: Words) -> tuple[Button, ...]:
    """The button that opens the page inside Discord, if it is there."""
    return (Button(Id("here", match.id, ask), words.text("hand-here")),) if service.inside else ()


HAND = Feature(
    rows=HandRows,
    service=lambda matches, rows: HandLinks(matches.work, rows),
    commands=("cogs.hand.buttons", "cogs.hand.page", "cogs.hand.activity"),
    command_line=("bot.features.hand.command:pages",),
    turn_extras=turn_extras,
    panel_links=panel_links,
)
