"""A whole match of For Honor by two who read: all they know are the lines of the board, of details and of what is asked."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from bot.games.contract.base import Answer, Ask
from bot.games.contract.luck import Rng
from bot.games.forhonor.rules.board import rectangle
from bot.words import Catalogue
from render import PAINTERS
from render.text import LINES
from tests.support.scenes.forhonor_scenes import GAME

EN = Catalogue(Path(__file__).parents[2] / "data" / "words").of("en")
PAINTER = PAINTERS["forhonor"]
assert PAINTER.texts
HERO = re.compile(r"^\*\*([\w ]+)\*\*[^:\n]*: (\w\d+), (\d) life(, has acted)?\. In reach: (.*)\.$", re.MULTILINE)
ZONE = re.compile(r"^(\w+) zone, ([A-N]\d+)–([A-N]\d+): (\w+)", re.MULTILINE)
NOW = re.compile(r"(\w+) \(now\)")
SPAN = re.compile(r"([A-N]\d+)(?:–([A-N]\d+))?")


class Reader:
    """A player who uses the text board; every line acted upon is compared with the offered choices."""

    def __init__(self, view: Any, ask: Ask[Any]) -> None:
        self.board = PAINTER.board(view, EN)
        assert len(self.board.splitlines()) <= LINES
        assert len(self.board) <= 2600
        self.view = view
        self.offered = {EN.say(choice.words): choice.code for choice in ask.choices}
        self.question = EN.say(ask.words)
        self.mine, self.others = (dict(self._heroes(camp)) for camp in re.split(r"\n\n", self.board)[1:3])

    def _heroes(self, camp: str) -> list[tuple[str, tuple[str, int, str]]]:
        return [(name, (square, int(life), reach)) for name, square, life, _, reach in HERO.findall(camp)]

    def acts(self) -> str:
        """The code of the answer to a hero's ask."""
        hero = re.split(r" (?:acts|has)\b", self.question)[0]
        square, _, reach = self.mine[hero]
        self.is_true(hero, reach)
        foes = [words for words in self.offered if words.startswith("Attack ")]
        if foes:
            weakest = min(foes, key=lambda words: self.others[words.removeprefix("Attack ")][1])
            return self.offered[weakest]
        for verb in ("Shoot at ", "Shove ", "Raise ", "Remove "):
            found = [code for words, code in self.offered.items() if words.startswith(verb)]
            if found:
                return found[0]
        for _, first, last, owner in ZONE.findall(self.board):
            inside = rectangle(f"{first}-{last}")
            wanted = [code for code in self.offered.values() if code.removeprefix("move ") in inside]
            if wanted and square not in inside and not re.match(self.own(), owner):
                return wanted[0]
        far = [code for words, code in self.offered.items() if "(one step)" not in words and words.startswith("Move")]
        steps = int(number[0]) if (number := re.findall(r"(\d+) steps left", self.question)) else 0
        return far[0] if far and steps > 6 else self.offered["End activation"]

    def own(self) -> str:
        return re.findall(r"^\*\*(\w+)\*\*, your camp", self.board, re.MULTILINE)[0]

    def is_true(self, hero: str, reach: str) -> None:
        """Check that the board and the details of squares agree with the choices offered."""
        parts = dict.fromkeys(("attack ", "shoot ", "soldiers"), "")
        parts |= {
            verb: part.removeprefix(verb) for part in reach.split("; ") for verb in parts if part.startswith(verb)
        }
        attacked = {words.removeprefix("Attack ") for words in self.offered if words.startswith("Attack ")}
        assert set(NOW.findall(parts["attack "])) == attacked
        shot = {words.removeprefix("Shoot at ").partition(" on ")[0] for words in self.offered if "Shoot" in words}
        assert set(NOW.findall(parts["shoot "])) == shot - {"a soldier"}
        assert ("now" in parts["soldiers"]) == any(words.startswith("Remove") for words in self.offered)
        text = next(line for line in PAINTER.texts.detail(self.view, hero, EN).splitlines() if line.startswith("Can"))
        there = {square for one in SPAN.findall(text) for square in rectangle(f"{one[0]}-{one[1] or one[0]}")}
        assert there == {code.removeprefix("move ") for code in self.offered.values() if code.startswith("move")}

    def picks(self) -> str:
        """The hero with an enemy in reach, the nearest first."""
        steps = dict.fromkeys(self.offered, 99)
        for name, (_, _, reach) in self.mine.items():
            found = [0 if one == "now" else int(one.split()[0]) for one in re.findall(r"\((now|\d+ steps?)\)", reach)]
            if name in steps and found:
                steps[name] = min(found)
        return self.offered[min(steps, key=lambda words: steps[words])]


def answer(view: Any, ask: Ask[Any], rng: Rng) -> str:
    """The code of an answer, from what is read alone."""
    reader = Reader(view, ask) if ask.kind in ("step", "pick_hero") else None
    if reader is None:
        return rng.pick([choice.code for choice in ask.choices])
    if ask.kind == "pick_hero":
        return reader.picks()
    if "enter?" in reader.question:
        return rng.pick(list(reader.offered.values()))
    return reader.acts()


@pytest.mark.parametrize("seats", [2, 5])
def test_a_match_is_played_by_readers_and_all_they_read_is_true(seats: int):
    rng = Rng(f"readers {seats}".encode())
    state = GAME.setup(seats, GAME.spec.complete({"max_turns": "10", "target": "400"}), rng).state
    fights = 0
    for _ in range(900):
        asks = GAME.asks(state)
        if not asks:
            break
        ask = asks[0]
        code = answer(GAME.view(state, ask.seat), ask, rng)
        fights += code.startswith("attack")
        action = next(choice.action for choice in ask.choices if choice.code == code)
        state = GAME.apply(state, Answer(ask.id, ask.seat, action), rng).state
    over = PAINTER.board(GAME.view(state, 0), EN)
    assert re.match(r"(Attack|Defence) wins|Draw", over)
    assert fights > 3
