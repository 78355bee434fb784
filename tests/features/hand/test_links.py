"""The keys of answers that are given with links: a repeated answer is known by them."""

from __future__ import annotations

from dataclasses import replace

import msgspec

from bot.answers.draft_codec import TryId
from bot.features.hand.values import HandLink


def test_an_answer_in_a_match_has_one_key_until_it_is_taken_back():
    link = HandLink(7, "flick.0.12", 5, revision=3, since=1000)
    assert link.key == msgspec.structs.replace(link, since=2000).key == "hand:flick.0.12:7:3:5"
    assert link.key != msgspec.structs.replace(link, revision=5).key


def test_a_try_has_one_key_whatever_draft_its_link_begins_with():
    mark = TryId("flick.0.12", 3, 2, "f~1~100")
    link = HandLink(7, str(mark), 5, since=1000, name="Ada")
    keys = {msgspec.structs.replace(link, ask=str(replace(mark, short=short))).key for short in ("f~1~100", "", "~2")}
    assert keys == {"hand:flick.0.12:3:2:7:5"}
    assert msgspec.structs.replace(link, ask=str(replace(mark, nth=3))).key not in keys
