"""Matches from before an option was added are still what their moves led to."""

import pytest

from bot.games import GAMES
from bot.games.contract.base import Answer
from bot.games.contract.luck import Rng
from bot.games.contract.save import dump, dump_state
from bot.matches.core.models import Match, Player, Status, Terms, Turn
from bot.matches.history.history import flaws

SEED = b"older options" * 3
LATER = {"pitchout": ("starter", "drawn"), "pitchbowl": ("toss", "drawn")}


def kept(game: str) -> tuple[Match, list[Turn]]:
    """A match as an older version began it, up to the first flick."""
    rules = GAMES[game]
    step, move, turns = rules.setup(2, {}, Rng(SEED, 0)), b"", []
    while True:
        revision = len(turns)
        state = dump_state(rules.spec, step.state)
        turns.append(Turn(1, revision, None, move, dump(step.events), b"", state, f"key {revision}", 0))
        (ask,) = rules.asks(step.state)
        if ask.kind in {"flick", "kick"}:
            break
        answer = Answer(ask.id, ask.seat, ask.choices[0].action)
        move, step = dump(answer), rules.apply(step.state, answer, Rng(SEED, revision + 1))
    match = Match(
        id=1, guild=7, channel=8, message=0, thread=0, game=game, options=step.state.options, status=Status.RUNNING,
        revision=len(turns) - 1, holders=(Player(0, 1, "Ann"), Player(1, 2, "Bob")), state=turns[-1].state, seed=SEED,
        created=0, expires=0, updated=0, finished=0, locale="en", terms=Terms(),
    )  # fmt: skip
    return match, turns


@pytest.mark.parametrize("game", LATER)
def test_it_is_verified_by_the_options_it_began_with(game):
    match, turns = kept(game)
    assert LATER[game][0] not in dict(match.options)
    assert [flaw.text for flaw in flaws(GAMES[game], match, turns)] == []


@pytest.mark.parametrize("game", LATER)
def test_the_default_of_today_would_lead_elsewhere(game):
    match, turns = kept(game)
    other = Match(
        **{name: getattr(match, name) for name in match.__struct_fields__} | {"options": (*match.options, LATER[game])}
    )
    assert list(flaws(GAMES[game], other, turns)) != []
