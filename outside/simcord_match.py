"""SimCord's judgement of the bot: a match of Pitch Out and the commands around it must pass its limits and lifecycles."""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path
from typing import Any

import discord
from simcord import InteractionResult

from outside.simcord_table import GAPS, Message, Table, control, labels, options_of, table, text_of

PNG, GIF = b"\x89PNG\r\n\x1a\n", b"GIF89a"


async def judge(folder: Path) -> None:
    """Play in a folder. Raises AssertionError or what SimCord raises."""
    async with table(folder) as there:
        await limits_hold(there)
        await look_up_a_rule(there)
        await change_a_setting(there)
        turn = await begin(there)
        turn = await flick(there, turn)
        await resign(there, turn)
        await try_the_daily(there)
        pressed, sent = len(there.env.backend.interactions), len(there.env.http_requests)
    print(f"{pressed} interactions and {sent} requests of a match, a rule, settings and a puzzle")


async def limits_hold(there: Table) -> None:
    """The control: SimCord refuses what is too long, so a bot that exceeds a limit fails here."""
    channel: Any = there.env.bot.get_channel(there.arena.id)
    for too_much in ({"content": "x" * 2001}, {"embed": discord.Embed(title="x" * 257)}):
        status = 200
        try:
            await channel.send(**too_much)
        except discord.HTTPException as refused:
            status = refused.status
        assert status == 400, too_much


async def look_up_a_rule(there: Table) -> None:
    """A rule is found by a word of it and shown to everyone."""
    found = answer(await there.ada.slash(there.arena, "rules", game="pitchout", topic="PO-32"))
    suggested = await there.ada.autocomplete(there.arena, "rules", "topic", "obst", game="pitchout")
    assert suggested
    assert found.ephemeral
    says(found, "PO-32")
    await there.ada.click(found, custom_id=control(found, "showrule"))
    shown = await there.message(lambda one: not one.ephemeral and "PO-32" in text_of(one))
    assert shown.channel_id == there.arena.id


async def change_a_setting(there: Table) -> None:
    """A menu of the settings shows what was chosen in it."""
    panel = answer(await there.bruno.slash(there.arena, "settings"))
    panel = answer(await there.bruno.click(panel, custom_id=control(panel, "settings", "show")))
    menu = control(panel, "set")
    chosen = next(value for value, default in options_of(panel, menu).items() if not default)
    panel = answer(await there.bruno.select(panel, [chosen], custom_id=menu))
    assert options_of(panel, menu)[chosen]


async def try_the_daily(there: Table) -> None:
    """The puzzle of the day takes a flick of a chosen piece and tells what came of it."""
    panel = answer(await there.bruno.slash(there.arena, "daily"))
    assert there.picture(panel).startswith(PNG)
    says(panel, "try 1 of 3")
    menu = control(panel, "pick")
    panel = answer(await there.bruno.select(panel, [next(iter(options_of(panel, menu)))], custom_id=menu))
    tried = answer(await there.bruno.click(panel, custom_id=control(panel, "do")))
    if "tries left" not in text_of(tried):  # asked once more, for it costs something or hits nothing
        tried = answer(await there.bruno.click(tried, custom_id=control(tried, "sure")))
    says(tried, "2 tries left")


async def begin(there: Table) -> Message:
    """Challenge as Ada and accept as Bruno, then deploy by a panel and by a formation. Returns the message of the first flick."""
    request = {"game": "pitchout", "with": there.bruno, "options": "starter=chosen"}
    card = answer(await there.ada.slash(there.arena, "play", **request))
    says(card, f"{there.ada.mention} challenges {there.bruno.mention}")
    accepted = text_of(answer(await there.bruno.click(card, label="Accept")))
    # The card says how the match stands, with its first question if that is quick.
    assert "challenges" not in accepted, accepted
    turn = await there.turn(0)
    says(turn, "Who flicks first?")
    await there.asked(turn).click(turn, custom_id=control(turn, "answer", "self"))
    turn = await there.turn(1)
    panel = answer(await there.ada.click(turn, custom_id=control(turn, "open")))
    panel = answer(await there.ada.select(panel, ["wall"], custom_id=control(panel, "pick")))
    panel = answer(await there.ada.click(panel, custom_id=control(panel, "do")))
    says(panel, "You chose: **Wall**")
    await there.bruno.click(turn, custom_id=control(turn, "answer", "standard"))
    return await there.turn(3)


async def flick(there: Table, turn: Message) -> Message:
    """Flick as the player asked, by menus and a typed strength. Returns the next message, which asks the other player."""
    player = there.asked(turn)
    other = there.bruno if player is there.ada else there.ada
    panel = answer(await player.click(turn, custom_id=control(turn, "open")))
    assert panel.ephemeral
    for verb in ("pick", "target"):
        menu = control(panel, verb)
        second = list(options_of(panel, menu))[1]
        panel = answer(await player.select(panel, [second], custom_id=menu))
        assert options_of(panel, menu)[second]
    form = await player.click(panel, custom_id=control(panel, "type", "strength"))
    assert form.modal is not None
    panel = answer(await player.submit_modal(form, {"strength": "71"}))
    assert "Strength 71" in labels(panel)
    assert there.picture(panel).startswith(PNG)
    asked = answer(await player.click(panel, custom_id=control(panel, "do")))
    if "Flick anyway" in labels(asked):
        await player.click(asked, custom_id=control(asked, "sure"))
    after = await there.turn(4, "gif")
    assert there.asked(after) is other
    assert there.picture(after).startswith(GIF)
    says(after, "knocked off by", "Sacrifice your Guard to save a puck?")
    return after


async def resign(there: Table, turn: Message) -> None:
    """Resign as the player asked; the last message and the card name the winner."""
    loser = there.asked(turn)
    winner = there.bruno if loser is there.ada else there.ada
    question = answer(await loser.slash(there.arena, "resign"))
    says(question, f"{winner.mention} wins")
    says(answer(await loser.click(question, custom_id=control(question, "resigned"))), "You resigned")
    end = await there.turn(5)
    says(end, " beats ", "by resignation")
    assert winner.mention in text_of(end).partition(" beats ")[0], text_of(end)
    await there.message(lambda one: one.channel_id == there.arena.id and " beats " in text_of(one))


def answer(result: InteractionResult) -> Message:
    """The message that an interaction led to; the last, if there are several."""
    message = result.followups[-1] if result.followups else result.response
    assert message is not None, result
    return message


def says(message: Message, *words: str) -> None:
    """Raises AssertionError if a message lacks any of the words."""
    text = text_of(message)
    assert all(one in text for one in words), f"{words} expected: {text}"


if __name__ == "__main__":
    asyncio.run(judge(Path(sys.argv[1])))
    for gap in GAPS:
        print(f"gap: {gap}")
