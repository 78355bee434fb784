"""A whole match of Pitch Out by people who see no picture: they read lines, type commands, fill in forms, press what has a label."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from bot.ops.play import bot_process
from localdiscord.people import ClientMessage, InteractionResult
from localdiscord.server import LocalDiscord
from tests.support.presses.reading import Evening, Reader

pytestmark = [pytest.mark.asyncio, pytest.mark.slow]
SIGHT = re.compile(r"(\w\d+) at (\d+°), ([\d.]+).cm, (clear|behind \w+)")
PUCK = re.compile(r"^\*\*([A-D]\d+)\*\* (\w+), .*?\. Sees (.*)\.$", re.MULTILINE)
REACH = 12.0  # mm that a puck slides for each point of strength
BEYOND = {"Assassin": 60, "Infested": 60, "Captain": 250}  # mm a flick would go on behind what it meets; of others 420


class Pitcher(Reader):
    """A reader who plays Pitch Out, and fills in forms too."""

    deployed = False

    async def flick(self) -> InteractionResult:
        """At a foe that is seen, best at the Captain and with a killer; what the rules refuse is tried otherwise."""
        preview = ""
        for puck, aim, strength in self.shots(await self.board()):
            given = {"puck": puck, "aim": aim, "strength": str(strength)}
            preview = self.read((await self.person.command(self.place, "flick", given)).shown)
            assert re.search("Hits [A-Z]|Hits block|Hits nothing|Hits something|rule PO-18", preview), preview
            reply = await self.person.command(self.place, "flick", {**given, "now": True})
            if "Played" in self.read(reply.shown):
                return reply
        raise AssertionError(f"no flick is allowed: {preview}")

    def shots(self, board: str) -> list[tuple[str, str, int]]:
        """Puck, aim and strength of what the lines of the board offer, the best first."""
        found = []
        for puck, pitcher, seen in PUCK.findall(board):
            for foe, _, gap, way in SIGHT.findall(seen):
                worth = (way != "clear", pitcher == "Captain", pitcher != "Assassin", not foe.endswith("1"), float(gap))
                strength = min(96, round((10 * float(gap) + BEYOND.get(pitcher, 420)) / REACH))
                found.append((worth, puck, foe, strength))
        aimed = [(puck, foe, strength) for _, puck, foe, strength in sorted(found)]
        return aimed + [(puck, way, 30) for puck, *_ in PUCK.findall(board) for way in ("n", "s", "e", "w", "ne", "sw")]

    async def answer(self, turn: ClientMessage, question: str) -> None:
        """Answer a question with what its text offers."""
        if question.startswith("Flick one of"):
            await self.flick()
            return
        if self._labels(turn, "open:"):
            panel = (await self.person.press(turn, label=self._labels(turn, "open:")[0])).shown
            self.read(panel)
            await self.given(panel)
        else:
            await self.person.press(turn, label=self._labels(turn, "answer:")[0])

    def _labels(self, message: ClientMessage, verb: str) -> list[str]:
        """The labels of the buttons that open the panel, or of the answers."""
        return [str(one["label"]) for one in message.buttons if one["custom_id"].startswith(verb)]

    async def given(self, panel: ClientMessage) -> InteractionResult:
        """A panel answered: what is missing is picked, places are typed, and the last button pressed."""
        text = self.read(panel)
        labels = [str(one["label"]) for one in panel.buttons]
        answers = [one for one in panel.selects if one["custom_id"].startswith("answer:")]
        if answers:
            values = [str(answers[0]["options"][-1]["value"])]
            return await self.person.select(panel, custom_id=answers[0]["custom_id"], values=values)
        if self._labels(panel, "answer:") and not self._labels(panel, "do:"):
            return await self.person.press(panel, label=self._labels(panel, "answer:")[0])
        if "to go" in text:  # too few pitchers are picked
            (menu,) = [one for one in panel.selects if one.get("max_values", 1) > 1]
            wanted = [str(one["value"]) for one in menu["options"]][: menu["max_values"]]
            reply = await self.person.select(panel, custom_id=menu["custom_id"], values=wanted)
            return await self.given(reply.shown)
        if "Type positions" in labels and "Deploy" in labels and not self.deployed:
            self.deployed = True
            return await self._typed(panel, labels)
        return await self.person.press(panel, label=self._last(labels))

    async def _typed(self, panel: ClientMessage, labels: list[str]) -> InteractionResult:
        """The pieces put down by a form, where the panel's words say that they may lie."""
        form = await self.person.press(panel, label="Type positions")
        reply = await self.person.submit(form, {})
        said = self.read(reply.shown)
        assert re.search(r"\w\d in square \w\d \(\d+", said), said
        return await self.person.press(reply.shown, label=self._last(labels))

    def _last(self, labels: list[str]) -> str:
        """The button that gives the answer."""
        known = {"Flick", "Deploy", "Place", "Place the block", "Stop", "Confirm"}
        found = [label for label in labels if label in known or label.startswith("Confirm: ")]
        assert len(found) == 1, labels
        return found[0]


@pytest.mark.usefixtures("bot")
async def test_two_who_see_no_picture_play_a_whole_match(discord: LocalDiscord):
    evening = Evening(discord, "pitchout", Pitcher)
    last = await evening.play()
    assert " beats " in last.text


async def test_the_complete_mode_is_played_in_words(discord: LocalDiscord, tmp_path: Path):
    bot = bot_process(discord, tmp_path / "bot.db", tmp_path / "bot.log", seed="words")
    await bot.start()
    try:
        await bot.ready()
        last = await Evening(discord, "pitchout", Pitcher).play("mode=complete")
    finally:
        await bot.stop()
    assert " beats " in last.text
    assert "[error" not in (tmp_path / "bot.log").read_text()
