"""More people, channels and servers than one writes into a file, to see how a bot does among many."""

import msgspec

from localdiscord.fixtures import ChannelFixture, Fixtures, Locale, Person, Server

LOCALES: tuple[Locale, ...] = ("en-US", "fr")
PRESENT = 2  # people in each further server, the first ones


def grown(fixtures: Fixtures, *, people: int = 0, rooms: int = 0, servers: int = 0, channels: int = 1) -> Fixtures:
    """The fixtures with guest-1, guest-2 ..., room-1 ... in the first server, and server-2 ... with so many channels each."""
    guests = tuple(Person(name=f"guest-{n}", display=f"Guest {n}", locale=LOCALES[n % 2]) for n in range(1, people + 1))
    first, *others = fixtures.servers
    category = next((one.name for one in first.channels if one.kind == "category"), None)
    added = tuple(
        ChannelFixture(name=f"room-{n}", category=category, topic="One of many.") for n in range(1, rooms + 1)
    )
    persons = [one.name for one in fixtures.people if not one.bot][:PRESENT]
    further = (_further(f"server-{n}", persons, channels) for n in range(2, servers + 2))
    return msgspec.structs.replace(
        fixtures,
        people=(*fixtures.people, *guests),
        servers=(msgspec.structs.replace(first, channels=(*first.channels, *added)), *others, *further),
    )


def _further(name: str, persons: list[str], channels: int) -> Server:
    names = (name, *(f"{name}-{n}" for n in range(2, channels + 1)))
    return Server(
        name=name,
        owner=persons[0],
        members=tuple(persons),
        channels=tuple(ChannelFixture(name=one) for one in names),
    )
