"""Whole matches of Offboard: they end by the rules, and the number of balls is right."""

from collections import Counter

import pytest

from bot.games.contract.base import Answer, Illegal, Left, TimedOut
from bot.games.contract.luck import Rng
from bot.games.offboard.rules import movegen
from bot.games.offboard.rules.board import BALLS, GOAL, VALUES, other
from bot.games.offboard.rules.game import Offboard
from bot.games.offboard.rules.perft import following
from bot.games.offboard.rules.turns import QUIET
from bot.games.offboard.rules.values import State
from tests.support.samples import sized

GAME = Offboard()
LUCK = Rng(b"none is drawn")
MANY = sized(5000, usual=0.05)  # games of the slow test


def holds(state: State) -> None:
    balls = movegen.read(state.cells)
    for seat, letter in enumerate("RY"):
        count = movegen.live(balls, seat) + state.targets.count(letter) + state.out[seat] + (state.air == seat)
        assert count == BALLS
        points = sum(VALUES[nth] for nth, held in enumerate(state.targets) if held == "RY"[other(seat)])
        assert state.score[seat] == points
    assert GAME.spec.tools.validate(state) == ()


def play(seed: int, *, eager: bool) -> State:
    """A random match; eager ones push whenever possible, so that balls go off."""
    rng = Rng(b"offboard", seed)
    state = GAME.setup(2, {}, LUCK).state
    while asks := GAME.asks(state):
        choices = asks[0].choices
        if eager and rng.below(4):
            pushes = [one for one in choices if "slide" not in repr(one.words)]
            ahead = [one for one in choices if one.code.endswith(("NE", "NW") if asks[0].seat == 0 else ("SE", "SW"))]
            choices = tuple(pushes or ahead or choices)
        state = GAME.apply(state, Answer(asks[0].id, asks[0].seat, rng.pick(choices).action), LUCK).state
        holds(state)
    return state


@pytest.mark.long
def test_random_matches_end_by_the_rules():
    ends = Counter(play(seed, eager=False).ended for seed in range(12))
    assert sum(ends.values()) == 12


@pytest.mark.long
@pytest.mark.parametrize("seeds", [range(10), pytest.param(range(10, 40), marks=pytest.mark.thorough)], ids=len)
def test_eager_matches_are_won_too(seeds):
    ends = [play(seed, eager=True) for seed in seeds]
    assert {"goal"} <= {state.ended for state in ends}
    for state in ends:
        assert state.ended != "goal" or max(state.score) >= GOAL
        assert state.ended != "no_progress" or state.quiet >= QUIET


@pytest.mark.slow
def test_many_random_games_keep_the_invariants():
    """Plays on packed positions, for speed; draws by repetition are left to the rules, quiet ones are not."""
    ends: Counter[str] = Counter()
    for seed in range(MANY):
        rng = Rng(b"many", seed)
        position, seat, quiet = movegen.placed(), 0, 0
        while quiet < QUIET:
            onward = list(following(position, seat, movegen.children))
            if not onward:
                break
            after, mover = rng.pick(onward)
            lodged = (after ^ position) >> movegen.LODGED & ((1 << 24) - 1)
            quiet = 0 if lodged or mover == seat else quiet + 1
            position, seat = after, mover
            targets = position >> movegen.LODGED & ((1 << 24) - 1)
            assert not targets & targets >> 12 & ((1 << 12) - 1)  # one ball a target
            for one in (0, 1):
                lying = (targets >> 12 * one & ((1 << 12) - 1)).bit_count()
                assert movegen.live(position, one) + lying <= BALLS
        ends["quiet" if quiet >= QUIET else "over"] += 1
    print(dict(ends))
    assert sum(ends.values()) == MANY


def test_a_record_leads_to_the_same_state():
    for seed in range(4):
        state = play(seed, eager=True)
        again = GAME.spec.notation.replay(GAME.spec.notation.record(state))
        assert again == state


def test_nobody_answers_for_another_or_twice():
    state = GAME.setup(2, {}, LUCK).state
    (ask,) = GAME.asks(state)
    answer = Answer(ask.id, 0, ask.choices[0].action)
    with pytest.raises(Illegal):
        GAME.apply(state, Answer(ask.id, 1, ask.choices[0].action), LUCK)
    after = GAME.apply(state, answer, LUCK).state
    for late in (answer, TimedOut(ask.id), Left(2)):
        with pytest.raises(Illegal):
            GAME.apply(after, late, LUCK)


def test_three_cannot_play():
    with pytest.raises(Illegal) as refusal:
        GAME.setup(3, {}, LUCK)
    assert refusal.value.rule == "OB-2"


def test_takebacks_are_allowed():
    assert GAME.spec.takebacks
