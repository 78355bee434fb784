"""Habits by which matches begin: open tables, the queue, the house, tournaments, conversations without the bot."""

from __future__ import annotations

from localdiscord.options import PersonError
from tools.bottle.habits.base import SELDOM, Habit, Scene
from tools.demo.players import find

FORMS = ("round_robin", "swiss", "knockout", "double_elimination")
LEVELS = (1, 2)  # those that think least


async def _open(scene: Scene) -> None:
    """Open a table; others join it."""
    terms = {"game": _game(scene), "clock": scene.people.plan.clock, "seats": scene.luck.randint(2, 4)}
    card = await scene.type("play", terms)
    await _joined(scene, card.id if card is not None and not card.ephemeral else 0)


async def _joined(scene: Scene, card: int) -> None:
    """Others use the button of a card."""
    for person in scene.luck.sample(scene.people.everyone, len(scene.people.everyone)):
        button = find(person.message(card), "join") if card else None
        if button is not None and person is not scene.person:
            await scene.people.hands.use(person, person.message(card), button, scene.luck)


async def _queue(scene: Scene) -> None:
    """Wait for an opponent."""
    terms = {"game": scene.luck.choice(("offboard", "pitchout")), "clock": scene.people.plan.clock}
    await scene.explore(await scene.type("queue join", terms), scene.luck.randint(0, 1))


async def _unqueue(scene: Scene) -> None:
    await scene.explore(await scene.type(scene.luck.choice(("queue leave", "queue status")), {}), 2)


async def _house(scene: Scene) -> None:
    """Play against the bot."""
    await scene.type("practice", {"game": _game(scene), "level": scene.luck.choice(LEVELS)})


async def _dm_house(scene: Scene) -> None:
    """Play against the bot in a conversation with it."""
    await scene.type("practice", {"game": _game(scene), "level": scene.luck.choice(LEVELS)}, scene.person.dm())


async def _menu(scene: Scene) -> None:
    """Challenge by the menu of a person."""
    other = scene.other
    reply = await scene.person.menu("Challenge", other.user, "arena")
    await scene.explore(scene.people.hands.heard(scene.person, reply), 4)


async def _tournament(scene: Scene) -> None:
    """Open a tournament, which others join, and begin it."""
    terms = {
        "game": _game(scene),
        "format": scene.luck.choice(FORMS),
        "places": scene.luck.randint(3, 4),
        "clock": scene.people.plan.clock,
        "level": scene.luck.choice((0, 1)),
    }
    await scene.explore(await scene.type("tournament create", terms), 1)
    for person in scene.people.everyone:
        joining = Scene(scene.people, person, scene.luck)
        try:
            await joining.type("tournament join", {})
        except PersonError as error:
            scene.people.refused[error.words] += 1
    await scene.explore(await scene.type("tournament start", {}), 1)


async def _cup(scene: Scene) -> None:
    """Look at a tournament, join or leave it."""
    names = ("tournament list", "tournament table", "tournament join", "tournament leave")
    await scene.explore(await scene.type(scene.luck.choice(names), {}), 2)


async def _borrow(scene: Scene) -> None:
    """Play in a conversation in which the bot is not."""
    other = scene.other
    for one in (scene.person, other):
        one.install()
    group = scene.luck.random() < 0.3
    third = next(one for one in scene.people.everyone if one not in (scene.person, other))
    where = scene.person.converse(other.user.username, *([third.user.username] if group else []))
    await scene.type("play", {"game": _game(scene), "with": other.user.username}, where)
    cards = [one for one in other.messages(where) if find(one, "accept") is not None]
    if cards:
        button = find(cards[-1], "accept")
        if button is not None:
            await scene.people.hands.use(other, cards[-1], button, scene.luck)


async def _lobby(scene: Scene) -> None:
    """The owner has the lobby's panel posted; everyone uses it."""
    owner = scene.people.discord.person(scene.people.discord.world.guild.owner_id)
    reply = await owner.command("general", "server setup", {"lobby": "general"})
    scene.people.hands.heard(owner, reply)
    panels = [one for one in scene.person.messages("general") if one.buttons and not one.ephemeral]
    if panels:
        await scene.explore(scene.luck.choice(panels), 4)


def _game(scene: Scene) -> str:
    return scene.luck.choice(scene.people.plan.games)


HABITS = (
    Habit("opens tables", _open, 4.0),
    Habit("queues", _queue, 2.0),
    Habit("leaves queues", _unqueue, 2.0),
    Habit("practises", _house, SELDOM),
    Habit("practises in messages", _dm_house, SELDOM),
    Habit("challenges by menu", _menu, 4.0),
    Habit("holds tournaments", _tournament, 2 * SELDOM),
    Habit("follows tournaments", _cup),
    Habit("borrows the bot", _borrow, SELDOM),
    Habit("uses the lobby", _lobby, 4.0),
)
