"""Badges in words: those just earned, a line in a profile, and the list of a game."""

import msgspec

from bot.answers.custom_id import Id
from bot.content import WORDS
from bot.features.badges.rules.earned import BADGES, OF_GAMES, Earned
from bot.features.badges.sheets import badges_line, badges_text, earned_words, show_button
from bot.features.badges.values import KeptBadge
from bot.matches.core.models import Match, Player, Status
from bot.words import Catalogue
from tests.support.matches.written_down import AS_STORED

EN = Catalogue(WORDS).of("en")
FIRST, SECOND = (badge.key for badge in OF_GAMES["pitchout"][:2])
HERE, THERE = KeptBadge(FIRST, 5, 3, 1_790_000_000_000, 7, 8), KeptBadge("giant", 6, 3, 1_790_000_000_000, 9, 8)


def named(key: str) -> str:
    return f"{BADGES[key].emoji} **{EN.say(BADGES[key].name)}**"


def test_one_badge_comes_with_its_condition_and_several_come_by_name():
    told = {**AS_STORED, "game": "pitchout", "status": Status.FINISHED, "revision": 4, "created": 0, "updated": 0}
    match = msgspec.convert({**told, "options": (), "holders": (), "state": b"", "seed": b""}, Match)
    match = msgspec.structs.replace(match, holders=(Player(0, 101, "Ann"), Player(1, 102, "Bob")))
    earned = [Earned(FIRST, 0, 3), Earned("giant", 1, 4), Earned(SECOND, 1, 4), Earned("of a later version", 1, 4)]
    assert earned_words(match, earned, EN) == [
        f"🏅 <@101> earned {named(FIRST)}: {EN.say(BADGES[FIRST].how)}",
        f"🏅 <@102> earned {named('giant')}, {named(SECOND)}",
    ]
    assert earned_words(match, earned[3:], EN) == []


def test_a_profile_shows_signs_and_opens_a_game_that_has_some():
    assert badges_line((), EN) == f"🏅 No badges yet: {len(BADGES)} to earn"
    assert f"{BADGES[FIRST].emoji} {BADGES['giant'].emoji}" in badges_line((THERE, HERE), EN)
    bowl = KeptBadge(OF_GAMES["pitchbowl"][0].key, 1, 1, 1)
    for game, kept, shown in (("", (), "pitchout"), ("", (bowl,), "pitchbowl"), ("forhonor", (bowl,), "forhonor")):
        assert show_button(101, game, kept, EN).id == Id("badges", args=f"101.{shown}")


def test_badges_are_listed_with_links_only_to_matches_of_the_same_server():
    title, have, missing = badges_text(101, "pitchout", (HERE, THERE), 7, EN)
    assert "<@101>" in str(title)
    assert str(have).split("\n") == [
        f"- {named(FIRST)}: {EN.say(BADGES[FIRST].how)} · [#5](https://discord.com/channels/7/8), <t:1790000000:d>",
        f"- {named('giant')}: {EN.say(BADGES['giant'].how)} · #6, <t:1790000000:d>",
    ]
    assert str(missing).startswith(f"**Still to earn**\n- {named(SECOND)}: ")
    everywhere = badges_text(101, "pitchout", (HERE, THERE), None, EN)
    assert "[#6](https://discord.com/channels/9/8)" in str(everywhere[1])


def test_a_list_is_without_what_it_has_none_of():
    both = [KeptBadge(badge.key, 1, 1, 1) for badge in (*OF_GAMES["pitchout"], BADGES["giant"], BADGES["crowd"])]
    assert len(badges_text(101, "pitchout", both, 7, EN)) == 2
    assert str(badges_text(101, "pitchout", (), 7, EN)[1]).startswith("**Still to earn**")
