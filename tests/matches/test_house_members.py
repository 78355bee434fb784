"""The user ids of the house's members."""

from bot.games.contract.player import LEVELS
from bot.matches.house.members import FACES, NAMES, is_house, is_person, level_of, name_of, number_of, shown, user_of


def test_members_are_told_from_people():
    for nth, name in enumerate(NAMES):
        for level in LEVELS:
            user = user_of(nth, level)
            assert is_house(user)
            assert not is_person(user)
            assert (level_of(user), name_of(user)) == (level, name)
            assert number_of(user) == nth
            assert shown(user) == f"{FACES[level]}\u00a0{name}"
    assert not any(is_house(user) for user in (0, -3, 101, 3_999_999, 4_000_000, 4_000_080, 1 << 22, 1 << 62))
