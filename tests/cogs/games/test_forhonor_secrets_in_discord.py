"""Nothing that the bot sends to others contains a player's secrets, checked word for word: packets, picks, cards, salts, the seed."""

import json
import re
from collections.abc import Iterable, Iterator

import pytest

from bot.content import WORDS
from bot.games.contract.save import load_state
from bot.games.forhonor.rules.heroes import CARDS, HEROES
from bot.words import Catalogue
from localdiscord.people import ClientMessage, UserClient
from tests.cogs.games.test_forhonor_in_discord import RULES, begun, face_to_face, given, seated
from tests.support.discord.scene import Scene, button

pytestmark = pytest.mark.asyncio

LANGUAGES = [Catalogue(WORDS).of(language) for language in ("en", "fr")]


def named(kind: str, ids: Iterable[str]) -> dict[str, set[str]]:
    """The names of heroes or cards in all languages, in lower case, by id."""
    return {one: {one, *(words.text(f"forhonor-{kind}-{one}").casefold() for words in LANGUAGES)} for one in ids}


HERO_NAMES, CARD_NAMES = named("hero", HEROES), named("card", CARDS)


def tokens(table: Scene, person: UserClient) -> set[str]:
    """The ids of a user's interactions: responses to them are for that user."""
    frames = (one.frame for one in table.local.log.events if one.frame.get("t") == "INTERACTION_CREATE")
    whose = (frame["d"] for frame in frames)
    return {one["token"] for one in whose if one.get("member", one)["user"]["id"] == str(person.id)}


def sent(table: Scene, *, but: UserClient, since: int) -> Iterator[str]:
    """All that the bot has sent and that was not for this person alone."""
    own = tokens(table, but)
    for call in table.local.log.requests[since:]:
        if call.request is not None and not own & set(call.path.split("/")):
            yield json.dumps(call.request, ensure_ascii=False).casefold()


def found(names: Iterable[str], bodies: Iterable[str]) -> list[str]:
    """The contexts in which one of the names occurs."""
    words = re.compile("|".join(rf"\b{re.escape(name)}\b" for name in names))
    return [body[max(0, hit.start() - 60) : hit.end() + 60] for body in bodies for hit in words.finditer(body)]


async def opened(person: UserClient, turn: ClientMessage) -> ClientMessage:
    reply = await person.press(turn, custom_id=button(turn, "open"))
    assert reply.message is not None
    return reply.message


async def looks(person: UserClient, turn: ClientMessage) -> None:
    """A user requests everything available."""
    place = str(turn.channel_id)
    await person.press(turn, custom_id=button(turn, "text"))
    await person.command(place, "board", {"as": "text"})
    await person.command(place, "board")
    await person.command("general", "turns")


async def test_packets_and_picks_go_to_nobody_else(table: Scene, capsys: pytest.CaptureFixture[str]):
    turn = await seated(table, 4)
    match = await table.match()
    packets = load_state(RULES.spec, match.state).packets
    people = [table.person(match.holder(seat).user) for seat in range(4)]
    capsys.readouterr()
    for person, packet in zip(people[:3], packets, strict=False):
        panel = await opened(person, turn)
        assert found(set.union(*(HERO_NAMES[hero] for hero in packet)), [json.dumps(panel).casefold()])
        await person.press(panel, custom_id=button(panel, "answer", packet[1]))
        turn = await table.turn(await table.revision())
        await looks(person, turn)
    await looks(people[3], turn)
    logged = "".join(capsys.readouterr()).casefold()
    state = load_state(RULES.spec, (await table.match()).state)
    assert len(state.hidden) == 3
    for person, packet in zip(people, packets, strict=True):
        names = set.union(*(HERO_NAMES[hero] for hero in packet))
        assert found(names, sent(table, but=person, since=0)) == []
        assert found(names, [logged]) == []
    secrets = {*(one.salt for one in state.hidden), match.seed.hex()}
    assert found(secrets, [logged, *(json.dumps(call.request) for call in table.local.log.requests)]) == []

    last = await opened(people[3], turn)
    await people[3].press(last, custom_id=button(last, "answer", packets[3][1]))
    await table.turn(4)
    for person, packet in zip(people, packets, strict=True):
        assert found(HERO_NAMES[packet[1]], sent(table, but=person, since=0))


async def test_a_card_goes_to_nobody_else_before_the_other_is_played(tmp_path, capsys: pytest.CaptureFixture[str]):
    async with begun(tmp_path, face_to_face(4)) as (table, first):
        match = await table.match()
        duel = await given(table, "move A10", f"attack {face_to_face(4).heroes[4].id}")
        attacker, target = (table.person(match.holder(seat).user) for seat in (0, 1))
        since = len(table.local.log.requests)
        capsys.readouterr()
        await table.answer(duel, "shield", target)
        turn = await table.turn(await table.revision())
        for person in table.people:
            await looks(person, turn)
        hidden = load_state(RULES.spec, (await table.match()).state).hidden
        assert [one.choice for one in hidden] == ["shield"]
        for body in sent(table, but=target, since=since):  # every card is a button there
            assert len({len(found(names, [body])) for names in CARD_NAMES.values()}) == 1
        assert (
            found({*set.union(*CARD_NAMES.values()), hidden[0].salt}, ["".join(capsys.readouterr()).casefold()]) == []
        )
        assert first.id != turn.id

        await table.answer(turn, "sword", attacker)
        await table.turn(await table.revision())
        assert found(CARD_NAMES["shield"], sent(table, but=target, since=since))
        assert found({hidden[0].salt}, sent(table, but=target, since=since)) == []
