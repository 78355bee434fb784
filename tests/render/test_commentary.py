"""The commentary of random matches."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

import msgspec
import pytest

from bot.games import GAMES
from bot.games.contract.luck import Rng
from bot.games.contract.save import dump_state
from bot.games.contract.vocabulary import Phrase
from bot.words import Catalogue
from bot.workers.paint import LastTurn, Paint
from bot.workers.studio import standard_tools
from pichenette.testing.answers import answered
from render.commentary import Fact
from render.offboard.text import facts
from render.painter import Moment
from tests.support.games.commented import told

WORDS = Catalogue(Path(__file__).parent.parent.parent / "data" / "words")
RENDER = Path(__file__).parent.parent.parent / "render"
MATCHES = 10
LONGEST = 140  # characters
SHARE = 0.2  # of all turns of ten matches that may get comments of one kind
QUICK = frozenset({("offboard", False), ("pitchbowl", True)})
TABLES: dict[str, tuple[str, int, dict[str, str]]] = {
    "initiation": ("pitchout", 2, {}),
    "complete": ("pitchout", 2, {"mode": "complete"}),
    "english": ("pitchout", 2, {"mode": "complete", "edition": "en", "antipassive": "off"}),
    "passive": ("pitchout", 2, {"antipassive": "on"}),
    "three": ("pitchout", 3, {}),
    "four": ("pitchout", 4, {"sides": "free"}),
    "pairs": ("pitchout", 4, {"sides": "pairs"}),
    "offboard": ("offboard", 2, {}),
    "pitchbowl": ("pitchbowl", 2, {"max_turns": "20", "defensive_placement": "on"}),
    "forhonor": ("forhonor", 4, {"max_turns": "10"}),
}


def wordings(phrase: Phrase) -> tuple[str, ...]:
    """A comment in every language; it raises where words or arguments are missing."""
    return tuple(words.say(phrase) for words in WORDS.languages.values())


@pytest.mark.parametrize(
    ("table", "aimed"),
    [
        pytest.param(*one, marks=() if one in QUICK else pytest.mark.thorough)
        for one in [*((table, False) for table in TABLES), ("complete", True), ("pairs", True), ("pitchbowl", True)]
    ],
)
def test_ten_matches_are_commented_on_in_both_languages_without_saying_the_same_again(table: str, *, aimed: bool):
    game, seats, options = TABLES[table]
    kinds: Counter[str] = Counter()
    turns = 0
    for number in range(MATCHES):
        last: dict[tuple[str, object], int] = {}
        for comment in told(GAMES[game], seats, options, f"{table} {number}".encode(), aimed=aimed):
            turns += 1
            if comment is None:
                continue
            sentences = wordings(comment)
            assert all(0 < len(one) <= LONGEST and "\n" not in one and "  " not in one for one in sentences), sentences
            wording = comment.key, dict(comment.args)["say"]
            assert turns - last.get(wording, turns - 11) > 10, sentences
            last[wording] = turns
            kinds[comment.key] += 1
    (kind, most), *_ = kinds.most_common(1)
    assert most <= SHARE * turns, (kind, kinds)
    assert len(kinds) >= 5, kinds


def test_the_same_turn_is_always_told_alike():
    game, seats, options = TABLES["complete"]
    once, again = (list(told(GAMES[game], seats, options, b"alike")) for _ in range(2))
    assert once == again


def test_every_kind_of_comment_is_used_and_has_words():
    source = "".join(path.read_text(encoding="utf-8") for path in sorted(RENDER.rglob("*.py")))
    used = set(re.findall(r'"(\w+-comment-[a-z-]*[a-z])"', source))
    prefixes = tuple(re.findall(r'f"(\w+-comment-(?:[a-z]+-)?)\{', source))
    files = (RENDER.parent / "data" / "words" / "en").glob("*/commentary.ftl")
    text = "".join(file.read_text(encoding="utf-8") for file in files)
    written = set(re.findall(r"^([\w-]+) =", text, re.MULTILINE))
    assert used <= written
    assert prefixes
    assert all(key.startswith(prefixes) for key in written - used)


def test_of_several_turns_told_together_the_last_is_commented_on():
    game, tools, rng = GAMES["offboard"], standard_tools(), Rng(b"b")
    states, events = [game.setup(2, {}, rng).state], []
    remarks: list[Fact] = []
    while not remarks:
        (ask,) = game.asks(states[-1])
        step = answered(game, states[-1], ask, rng, rng).step
        remarks = list(facts(Moment(game.view(states[-1], None), game.view(step.state, None), step.events)))
        states.append(step.state)
        events.append(msgspec.json.encode(step.events))
    last, before = (dump_state(game.spec, state) for state in (states[-1], states[-2]))
    alone = Paint("offboard", last, "en", turn=LastTurn(events=events[-1], before=before, nth=12)).run(tools)
    both = msgspec.json.encode([*msgspec.json.decode(events[-2]), *msgspec.json.decode(events[-1])])
    turn = LastTurn(events=both, before=before, nth=12, commented=events[-1])
    together = Paint("offboard", last, "en", turn=turn).run(tools)
    assert together.comment == alone.comment != ""
    assert len(together.story) > len(alone.story)
