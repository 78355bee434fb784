"""Pictures of rules: scenarios from `data/rules/pictures.toml`, drawn by the games' painters."""

import contextlib
import functools
from collections.abc import Mapping

from bot.app import GameBot
from bot.content import content
from bot.games import GAMES
from bot.games.save import dump, dump_state
from bot.jobs import LastTurn, Paint, Painted
from bot.matches.core.errors import EngineDown
from bot.matches.settings.preferences import Look
from bot.scenarios.parser import Scenario, read
from bot.scenarios.runner import played
from bot.screens.sheet import Media, Part
from bot.words import Words


class RulePictures:
    """Draws and caches the picture of a rule per language and look."""

    def __init__(self, bot: GameBot) -> None:
        self.bot = bot
        self._drawn: dict[Paint, Painted] = {}

    async def of(self, number: str, words: Words, look: Look) -> tuple[Part, ...]:
        """The picture of a rule with its description; nothing for a rule without one or while no worker is available."""
        job = position(number, words.language, look)
        if job is None:
            return ()
        with contextlib.suppress(EngineDown):
            if job not in self._drawn:
                self._drawn[job] = await self.bot.services.worker.paint(job)
            painted = self._drawn[job]
            told = "\n".join(f"-# {line}" for line in painted.story)
            return (Media(painted.png, painted.alt), *filter(None, (told,)))
        return ()


@functools.lru_cache(maxsize=128)
def position(number: str, language: str, look: Look) -> Paint | None:
    """What to draw for a rule; None for nothing."""
    scenario = scenes().get(number)
    if scenario is None:
        return None
    after = played(scenario)
    spec = scenario.game.spec
    return Paint(
        spec.key, dump_state(spec, after.state), language, theme=look, turn=LastTurn(events=dump(after.events))
    )


@functools.cache
def scenes() -> Mapping[str, Scenario]:
    """The scenarios by rule."""
    found = (scenario for file in content("rules/pictures.toml") for scenario in read(file, GAMES, still=True))
    return {scenario.table.rules[0]: scenario for scenario in found}
