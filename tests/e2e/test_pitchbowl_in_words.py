"""A whole match of PitchBowl by people who see no picture: they read the board and type shots with what they announce."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from bot.ops.play import bot_process
from localdiscord.people import ClientMessage
from localdiscord.server import LocalDiscord
from tests.support.presses.reading import Evening, Reader

pytestmark = [pytest.mark.asyncio, pytest.mark.slow]
PLAYER = re.compile(r"^\*\*([AB]\d+)\*\* in \w+, ([^.]*)\. Sees (.*)\.$", re.MULTILINE)
SIGHT = re.compile(
    r"(the ball|the goal line|[AB]\d+) at (\d+°), ([\d.]+).cm, (clear shot|behind [\w ]+), (in reach|with extra effort|too far)"
)
HOLDER = re.compile(r"^([AB]\d+) has the ball", re.MULTILINE)
REACH = 4.5  # mm that a player slides for each point of strength
CELL = 50  # mm
ENDS = ("End turn", "End the turn")


class Coach(Reader):
    """A reader who goes for the ball and the goal line, one player after the other, and otherwise ends the turn.

    Chloé waits until the ball is loose; if she stole it back each time, nobody would ever score.
    """

    async def answer(self, turn: ClientMessage, question: str) -> None:
        """Answer a question with what its text offers."""
        if "Flick a player" in question or "bonus flick" in question:
            await self.flick(turn)
            return
        label = next((str(one["label"]) for one in turn.buttons if one["custom_id"].startswith("open:")), "")
        panel = (await self.person.press(turn, label=label)).shown if label else turn
        if label:
            self.read(panel)
        await self._give(panel, "Receive", "Kick off", "Deploy", "Set up", "Place", "Place the ball")

    async def flick(self, turn: ClientMessage) -> None:
        """The shot that the board suggests, previewed in words first; the end of the turn if there is none."""
        shot = self.shot(await self.board())
        if not shot:
            await self._end(turn)
            return
        preview = self.read((await self.person.command(self.place, "flick", {"shot": shot})).shown)
        assert re.search("Hits|reaches the limit", preview), preview
        reply = await self.person.command(self.place, "flick", {"shot": shot, "now": True})
        assert "Played" in self.read(reply.shown), reply.shown.text

    def shot(self, board: str) -> str:
        """A run of the holder, else the nearest at the ball or its holder, read from the lines of the board; "" for none."""
        seen = {
            player: (
                marks,
                {name: (round(10 * float(gap)), way, reach) for name, _, gap, way, reach in SIGHT.findall(sights)},
            )
            for player, marks, sights in PLAYER.findall(board)
        }
        left = next((line for line in board.splitlines() if line.startswith("Left for ")), "")
        held = HOLDER.search(board)
        holder = held[1] if held else ""
        if holder in seen:
            return self._run(holder, *seen[holder], effort="extra effort" in left)
        if holder and self.person.user.username == "chloe":
            return ""
        target, deed = (holder, "steal") if holder else ("the ball", "pickup")
        if (f"a {deed}" if deed == "steal" else "a pick-up") not in left:
            return ""
        able = [
            (sights[target][0], player)
            for player, (_, sights) in seen.items()
            if target in sights and sights[target][1] == "clear shot" and sights[target][2] != "too far"
        ]
        if not able:
            return ""
        gap, player = min(able)
        aim = "ball" if target == "the ball" else target
        return f"{player}>{aim} s{(gap + 12) / REACH:.0f} !{deed}"

    def _run(self, holder: str, marks: str, sights: dict[str, tuple[int, str, str]], *, effort: bool) -> str:
        """Straight at the goal line, as far as the holder may go."""
        gap, _, reach = sights["the goal line"]
        cells = (2 if "runner" in marks else 1) + effort
        way = gap + 10 if reach != "too far" else cells * CELL
        return f"{holder}>{'3:00' if holder.startswith('A') else '9:00'} s{way / REACH:.0f}"

    async def _end(self, turn: ClientMessage) -> None:
        """The turn ended by a button of the message or of its panel, or by its menu."""
        if any(one["label"] in ENDS for one in turn.buttons):
            label = next(str(one["label"]) for one in turn.buttons if one["label"] in ENDS)
            reply = await self.person.press(turn, label=label)
            if reply.shown.text and any("Confirm" in str(one["label"]) for one in reply.shown.buttons):
                await self._give(reply.shown, "Confirm", *ENDS)
            return
        panel = (await self.person.press(turn, label="Aim")).shown
        self.read(panel)
        menu = panel.selects[0]
        value = next(str(one["value"]) for one in menu["options"] if one["label"] in ENDS)
        chosen = (await self.person.select(panel, custom_id=menu["custom_id"], values=[value])).shown
        self.read(chosen)
        await self._give(chosen, *ENDS, "Confirm")

    async def _give(self, panel: ClientMessage, *names: str) -> None:
        """The button that gives the answer."""
        labels = [str(one["label"]) for one in panel.buttons if not one.get("disabled")]
        found = [one for one in labels if one.removeprefix("Confirm: ") in names]
        assert found, labels
        await self.person.press(panel, label=found[-1])


async def test_two_who_see_no_picture_play_a_match_to_a_touchdown(discord: LocalDiscord, tmp_path: Path):
    bot = bot_process(discord, tmp_path / "bot.db", tmp_path / "bot.log", seed="words")
    await bot.start()
    try:
        await bot.ready()
        evening = Evening(discord, "pitchbowl", Coach)
        last = await evening.play("touchdowns=1 max_turns=20")
    finally:
        await bot.stop()
    told = "\n".join(one.text for one in evening.turns)
    assert " beats " in last.text
    assert "Touchdown!" in told
    assert "picks up the ball." in told
    assert "[error" not in (tmp_path / "bot.log").read_text()
