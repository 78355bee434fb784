"""House rules saved by `/server preset` and chosen in `/play`: what is saved, suggested, begun, named on the card, and refused."""

import pytest

from bot.features.tournaments.service import Tournaments
from bot.matches.core.models import Pace
from bot.matches.settings.preferences import Preset
from bot.matches.timing.paces import HOUR
from localdiscord.people import ClientMessage, UserClient
from tests.support.discord.scene import Scene
from tests.support.words.said import says

pytestmark = pytest.mark.asyncio

CLUB = {
    "name": "Club night",
    "game": "pitchout",
    "options": "mode=complete format=5",
    "clock": "6h",
    "rated": True,
    "seats": 2,
}


async def reply_of(person: UserClient, command: str, **options: object) -> ClientMessage:
    reply = await person.command("arena", command, dict(options))
    assert reply.message is not None
    return reply.message


async def presets(table: Scene) -> tuple[Preset, ...]:
    return (await table.services.store.server_settings(table.local.world.guild.id)).presets


async def test_a_preset_is_saved_listed_replaced_and_removed_with_lines_in_the_audit_log(table: Scene):
    assert says((await reply_of(table.ada, "server preset")).text, "preset-empty")
    kept = await reply_of(table.ada, "server preset", **CLUB)
    assert kept.ephemeral
    assert "✅ Presets: none → Club night (Pitch Out · " in kept.text
    assert "6 hours · rated · 2 players" in kept.text
    assert await presets(table) == (
        Preset("Club night", "pitchout", (("mode", "complete"), ("format", "5")), "360m", True, None, None, 2),
    )
    await reply_of(table.ada, "server preset", name="Long", game="offboard", clock="week")
    kept = await reply_of(table.ada, "server preset", name="CLUB NIGHT", game="offboard", rated=False)
    assert [one.name for one in await presets(table)] == ["CLUB NIGHT", "Long"]
    assert "Long" not in kept.text.partition("✅")[2]  # only what differs
    gone = await reply_of(table.ada, "server preset", name="club night", remove=True)
    assert "Presets: CLUB NIGHT (Offboard · unrated) → none" in gone.text
    audit = await reply_of(table.ada, "server audit")
    assert audit.text.count("Presets: ") == 4
    panel = await reply_of(table.ada, "server setup")
    assert says(panel.text, "house-said-presets", known="Long")


async def test_a_match_has_the_terms_of_the_preset_and_its_card_names_it(table: Scene):
    await reply_of(table.ada, "server preset", **CLUB)
    card = await reply_of(table.ada, "play", game="pitchout", preset="club night", **{"with": "bruno"})
    assert says(card.text, "card-preset", name="Club night")
    match = await table.match()
    assert (match.terms.limit, match.terms.rated) == (6 * HOUR, True)
    assert dict(match.options) | {"mode": "complete", "format": "5"} == dict(match.options)
    opened = await reply_of(table.bruno, "play", game="pitchout", preset="Club night")
    assert says(opened.text, "card-preset", name="Club night", language="fr") or "Club night" in opened.text


async def test_what_is_given_beside_a_preset_comes_first_and_the_card_no_longer_names_it(table: Scene):
    await reply_of(table.ada, "server preset", **CLUB)
    asked = {"with": "bruno", "clock": "friendly", "rated": False, "options": "format=7"}
    card = await reply_of(table.ada, "play", game="pitchout", preset="Club night", **asked)
    match = await table.match()
    assert (match.terms.pace, match.terms.rated) == (Pace.FRIENDLY, False)
    assert (dict(match.options)["mode"], dict(match.options)["format"]) == ("complete", "7")
    assert "Club night" not in card.text


async def test_the_house_plays_a_rated_preset_unrated_and_takes_its_free_seats(table: Scene):
    await reply_of(table.ada, "server preset", name="Four", game="pitchout", rated=True, seats=4)
    await reply_of(table.ada, "play", game="pitchout", preset="Four", **{"with": table.bot.application_id})
    match = await table.match()
    assert len(match.holders) == 4
    assert not match.terms.rated


async def test_a_tournament_is_played_by_a_preset_too(table: Scene):
    await reply_of(table.ada, "server preset", **CLUB)
    wanted = {"game": "pitchout", "format": "swiss", "preset": "Club night", "options": "format=7"}
    await reply_of(table.ada, "tournament create", **wanted)
    made = await table.bot.feature(Tournaments).rows.get(1)
    assert made is not None
    assert (made.plan.terms.limit, made.plan.terms.rated) == (6 * HOUR, True)
    assert {"mode": "complete", "format": "7"}.items() <= dict(made.plan.options).items()


async def test_a_preset_stops_clocks_at_weekends_and_says_who_may_join(table: Scene):
    strict = {"name": "Office", "game": "offboard", "clock": "day", "weekdays": True, "punctual": 90}
    kept = await reply_of(table.ada, "server preset", **strict)
    assert says(kept.text, "preset-weekdays")
    assert says(kept.text, "preset-punctual", least=90)
    card = await reply_of(table.ada, "play", game="offboard", preset="Office")
    assert says(card.text, "card-punctual", least=90)
    assert says(card.text, "card-preset", name="Office")
    opened = await table.match()
    assert (opened.terms.weekdays, opened.punctual) == (True, 90)
    await reply_of(table.ada, "tournament create", game="offboard", format="swiss", preset="Office", punctual=80)
    made = await table.bot.feature(Tournaments).rows.get(1)
    assert made is not None
    assert (made.plan.terms.weekdays, made.plan.punctual) == (True, 80)
    other = await reply_of(table.ada, "play", game="offboard", preset="Office", weekdays=False)
    assert not says(other.text, "card-preset", name="Office")


async def test_who_is_challenged_need_not_be_punctual(table: Scene):
    await reply_of(table.ada, "server preset", name="Office", game="offboard", weekdays=True, punctual=90)
    card = await reply_of(table.ada, "play", game="offboard", preset="Office", **{"with": "bruno"})
    match = await table.match()
    assert (match.terms.weekdays, match.punctual) == (True, 0)
    assert says(card.text, "card-preset", name="Office")


async def test_presets_are_suggested_by_game_and_by_what_is_typed(table: Scene):
    await reply_of(table.ada, "server preset", **CLUB)
    await reply_of(table.ada, "server preset", name="Long", game="offboard", clock="week")

    async def suggested(game: str, typed: str) -> list[str]:
        found = await table.ada.autocomplete("arena", "play", {"game": game, "preset": typed}, focused="preset")
        return [one["value"] for one in found]

    assert await suggested("pitchout", "") == ["Club night"]
    assert await suggested("offboard", "LO") == ["Long"]
    assert await suggested("offboard", "club") == []


async def test_what_cannot_be_saved_or_chosen_is_refused_with_what_to_do(table: Scene):
    async def refused(key: str, why: dict[str, object], command: str, /, **options: object) -> None:
        message = await reply_of(table.ada, command, **options)
        assert says(message.text, key, **why), message.text

    await refused("refused-preset-none", {"name": "Club"}, "play", game="pitchout", preset="Club")
    await refused("refused-preset-no-game", {"name": "Club"}, "server preset", name="Club")
    await refused("refused-preset-none", {"name": "Club"}, "server preset", name="Club", remove=True)
    await refused("refused-threads", {"game": "Offboard"}, "server preset", name="Club", game="offboard", threads=True)
    await refused(
        "refused-assist", {"game": "Offboard"}, "server preset", name="Club", game="offboard", assist="expert"
    )
    await refused(
        "refused-rated-friendly", {}, "server preset", name="Club", game="offboard", rated=True, clock="friendly"
    )
    message = await reply_of(table.ada, "server preset", name="Club", game="offboard", seats=3)
    assert says(message.text, "offboard-refused-seats", seats=3)
    assert await presets(table) == ()
    await reply_of(table.ada, "server preset", **CLUB)
    await refused("refused-preset", {"name": "Pub", "known": "Club night"}, "play", game="pitchout", preset="Pub")
    await refused(
        "refused-preset-game",
        {"name": "Club night", "game": "Pitch Out"},
        "play",
        game="offboard",
        preset="Club night",
    )
    for nth in range(19):
        await reply_of(table.ada, "server preset", name=f"{nth}", game="offboard")
    await refused("refused-preset-many", {"count": 20}, "server preset", name="One more", game="offboard")
    listed = await reply_of(table.ada, "server preset")
    assert len(listed.text) < 4000
