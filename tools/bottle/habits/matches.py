"""Habits about a match that is there: resigning, offers, pauses, looking back."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

from tools.bottle.habits.base import SELDOM, Habit, Scene

ENDS = frozenset[str]()


def about(
    name: str, more: Callable[[Scene], dict[str, Any]] = lambda _: {}, steps: int = 2, but: frozenset[str] | None = None
) -> Callable[[Scene], Awaitable[None]]:
    """Type a command about a match and use what it shows."""

    async def once(scene: Scene) -> None:
        match, message = scene.board()
        shown = await scene.type(name, {"match": match, **more(scene)}, message.channel_id)
        await (scene.explore(shown, steps) if but is None else scene.explore(shown, steps, but))

    return once


async def _prepare(scene: Scene) -> None:
    """Prepare a reply to a move."""
    match, message = scene.board()
    given: dict[str, Any] = {"move": "", "then": "", "match": match}
    given["move"] = await scene.offered("match if", given, "move", message.channel_id)
    given["then"] = await scene.offered("match if", given, "then", message.channel_id)
    await scene.explore(await scene.type("match if", given, message.channel_id), 1)


async def _move_match(scene: Scene) -> None:
    """Have a match go on in another place."""
    match, _ = scene.board()
    if scene.people.elsewhere is not None:
        scene.people.elsewhere.add(match)
    await scene.type("match here", {"match": match}, scene.luck.choice(("general", "arena", "no-entry")))


async def _void(scene: Scene) -> None:
    """The server's owner voids a match, perhaps one that is over."""
    matches = scene.people.boards.matches[-12:]
    if matches:
        owner = scene.people.discord.person(scene.people.discord.world.guild.owner_id)
        voiding = Scene(scene.people, owner, scene.luck)
        await voiding.explore(await voiding.type("server void", {"match": scene.luck.choice(matches)}), 1, ENDS)


async def _report(scene: Scene) -> None:
    """Report a problem with a turn."""
    _, message = scene.board()
    await scene.people.hands.answer(scene.person, await scene.person.menu("Report a problem", message), scene.luck)


async def _wander(scene: Scene) -> None:
    """Use whatever the newest messages of a place offer: rematch, accept, call, text, follow."""
    channels = [one for one in scene.person.channels() if one["type"] not in (4, 15, 16)]
    if not channels:
        return
    place = scene.luck.choice(channels[-8:])
    messages = [one for one in scene.person.messages(int(place["id"]))[-6:] if one.buttons or one.selects]
    if messages:
        await scene.explore(scene.luck.choice(messages), scene.luck.randint(1, 4))


async def _watch(scene: Scene) -> None:
    """Use what a turn's message offers: call the next move, look at the board in words."""
    _, message = scene.board()
    await scene.explore(message, 1)


HABITS = (
    Habit("resigns", about("resign", but=ENDS), SELDOM),
    Habit("aborts", about("match abort", but=ENDS), SELDOM),
    Habit("draws", about("match draw")),
    Habit("takes back", about("match undo")),
    Habit("pauses", about("match pause", lambda scene: {"days": scene.luck.randint(1, 3)}), SELDOM),
    Habit("ends pauses", about("match pause", lambda _: {"end": True}), 2.0),
    Habit("extends", about("match extend")),
    Habit("claims", about("match claim")),
    Habit("hands on", about("match replace", lambda scene: {"user": scene.other.user.username}), SELDOM),
    Habit("looks", about("board", steps=3)),
    Habit("replays", about("match replay", steps=3)),
    Habit("verifies", about("match verify")),
    Habit("exports", about("match export", lambda scene: {"as": scene.luck.choice(("text", "json"))})),
    Habit("reviews", about("match review", steps=3)),
    Habit("asks what if", about("match whatif", steps=4)),
    Habit("prepares", _prepare),
    Habit("lists replies", about("match replies")),
    Habit("moves matches", _move_match, SELDOM),
    Habit("voids", _void, SELDOM),
    Habit("reports", _report),
    Habit("wanders", _wander, 0.5),
    Habit("watches", _watch, 0.5),
)
