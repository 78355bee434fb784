"""Habits about oneself: settings, languages, blocks, vacations, leaving, one's data; and what is played or read alone."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

from tools.bottle.habits.base import SELDOM, Habit, Scene
from tools.demo.players import find

LOCALES = ("en-US", "fr", "en-GB", "de")


def typed(
    name: str, steps: int, more: Callable[[Scene], dict[str, Any]] = lambda _: {}
) -> Callable[[Scene], Awaitable[None]]:
    """Type a command, at times in a conversation with the bot, and use what it shows."""

    async def once(scene: Scene) -> None:
        where: str | int = scene.person.dm() if scene.luck.random() < 0.1 else "arena"
        await scene.explore(await scene.type(name, more(scene), where), steps)

    return once


def _other(scene: Scene) -> dict[str, Any]:
    return {"user": scene.other.user.username}


def _game(scene: Scene) -> dict[str, Any]:
    return {"game": scene.luck.choice(scene.people.plan.games)}


async def _erase(scene: Scene) -> None:
    """Delete all one's data, if the word is typed rightly."""
    warned = await scene.type("data delete", {})
    button = find(warned, "erase") if warned is not None else None
    if warned is not None and button is not None:
        await scene.people.hands.use(scene.person, warned, button, scene.luck)


async def _leave(scene: Scene) -> None:
    """Leave the server for some turns."""
    discord, roles = scene.people.discord, scene.people.discord.world.guild.members[scene.person.id].role_ids
    if scene.person.id == discord.world.guild.owner_id:
        return
    discord.membership.leave(scene.person.id)
    try:
        await asyncio.sleep(scene.people.plan.pace * scene.luck.uniform(0, 10))
    finally:
        discord.membership.join(scene.person.id, tuple(roles))


async def _locale(scene: Scene) -> None:
    """Use Discord in another language."""
    scene.person.user.locale = scene.luck.choice(LOCALES)


async def _dms(scene: Scene) -> None:
    """Take no direct messages, or take them again."""
    scene.person.take_dms(yes=not scene.person.user.takes_dms)


HABITS = (
    Habit("settings", typed("settings", 5)),
    Habit("changes locale", _locale),
    Habit("refuses messages", _dms, SELDOM),
    Habit("vacations", typed("vacation", 1, lambda scene: {"days": scene.luck.randint(1, 3)}), SELDOM),
    Habit("ends vacations", typed("vacation", 0, lambda _: {"end": True}), 2.0),
    Habit("blocks", typed("block add", 1, _other), SELDOM),
    Habit("unblocks", typed("block remove", 0, _other), 2.0),
    Habit("lists blocks", typed("block list", 1)),
    Habit("leaves the server", _leave, SELDOM),
    Habit("erases", _erase, SELDOM),
    Habit("reads data", typed("data privacy", 1)),
    Habit("exports data", typed("data export", 0)),
    Habit("daily", typed("daily", 6, _game)),
    Habit("learns", typed("learn", 6, _game)),
    Habit("turns", typed("turns", 2)),
    Habit("profile", typed("profile", 3, lambda scene: _other(scene) if scene.luck.random() < 0.5 else {})),
    Habit("leaderboard", typed("leaderboard", 2)),
    Habit("history", typed("history", 3)),
    Habit("help", typed("help", 2)),
    Habit("rules", typed("rules", 2, _game)),
    Habit("sees who plays", typed("match live", 1)),
    Habit("sets the server up", typed("server setup", 4), SELDOM),
    Habit("checks the server", typed("server check", 1)),
    Habit("reads reports", typed("server reports", 2)),
    Habit("watch table", typed("watch on", 1), 2 * SELDOM),
    Habit("ends watch table", typed("watch off", 0), SELDOM),
)
