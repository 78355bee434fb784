"""Random matches as a commentator sees them: turn by turn, with the spectator's views before and after."""

from __future__ import annotations

import math
from collections.abc import Iterator

import msgspec

from bot.content import catalogue
from bot.games.contract.base import AnyGame, Ask
from bot.games.contract.dials import Bearing, Number
from bot.games.contract.luck import Rng
from bot.games.contract.vocabulary import Phrase
from pichenette.testing.answers import answered
from render import PAINTERS
from render.commentary import TURNS, Fact, worded
from render.painter import Moment

WORDS = catalogue().of("en")


def in_wording(one: Fact, number: int = 0) -> Phrase:
    """A fact in the wording of this number."""
    return Phrase(one.words.key, (*one.words.args, ("say", number)))


def told(
    game: AnyGame, seats: int, options: dict[str, str], seed: bytes, *, aimed: bool = False
) -> Iterator[Phrase | None]:
    """The comment on each turn of a match; with `aimed` players mostly flick at an enemy, otherwise anywhere."""
    painter, rng = PAINTERS[game.spec.key], Rng(seed + b"player")
    assert painter.comment
    state = game.setup(seats, options, Rng(seed)).state
    former: list[tuple[int, str]] = []
    for nth in range(1, 5000):
        asks = game.asks(state)
        if not asks:
            return
        ask, luck = rng.pick(asks), Rng(seed, nth)
        given = answered(game, state, _at_a_foe(ask, rng) if aimed else ask, rng, luck)
        views = game.view(state, None), game.view(given.step.state, None)
        due = painter.comment(Moment(*views, given.step.events, given.step.trace), nth)
        yield due and worded(due, nth, former.count((nth // TURNS, due.key)), WORDS.wordings(due.key))
        former += [(nth // TURNS, due.key)] if due else []
        state = given.step.state


def _at_a_foe(ask: Ask[object], rng: Rng) -> Ask[object]:
    """The ask with its flicks turned at enemies nearby, roughly, and as hard as people flick; other asks as they are."""
    choices = []
    for choice in ask.choices:
        bearing = next((dial for dial in choice.dials if isinstance(dial, Bearing) and dial.flicks), None)
        foes = [target for target in bearing.targets if target.foe][:3] if bearing else []
        if bearing is None or not foes:
            return ask
        foe = rng.pick(foes)
        dx, dy = foe.x - bearing.origin.x, foe.y - bearing.origin.y
        angle = round((math.degrees(math.atan2(dx, dy)) + rng.uniform(-4, 4)) % 360.0, 2)
        strength = round(rng.uniform(20, 75), 1)
        action = msgspec.structs.replace(choice.action, angle=angle, strength=strength)
        others = tuple(dial for dial in choice.dials if not isinstance(dial, Bearing | Number))
        choices.append(msgspec.structs.replace(choice, action=action, dials=others))
    return msgspec.structs.replace(ask, choices=tuple(choices))
