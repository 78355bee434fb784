"""The page buttons of long menus."""

import pytest

from bot.answers.custom_id import Id
from bot.screens.paging import paged_menu
from bot.screens.sheet import Button, MenuOption
from tests.features.crowd.test_sheets import EN


@pytest.mark.parametrize(("page", "ends"), [(0, {"Back"}), (1, set()), (2, {"Next"}), (3, {"Back"})])
def test_there_is_nothing_before_the_first_page_nor_after_the_last(page: int, ends: set[str]):
    entries = [MenuOption(str(nth), str(nth)) for nth in range(60)]
    _, row = paged_menu(Id("pick", 1, "kind.0.1"), entries, page, "", EN)
    assert isinstance(row, tuple)
    shut = {one.label for one in row if isinstance(one, Button) and one.disabled}
    assert shut & {"Back", "Next"} == ends
