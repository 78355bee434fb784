"""The house player of For Honor: cards that cannot be exploited, and what it does in positions with one good answer."""

from itertools import permutations, product

import pytest

from bot.games import GAMES
from bot.games.contract.base import Answer
from bot.games.contract.luck import Rng
from bot.games.contract.player import LEVELS, Level
from bot.games.forhonor.player.cards import EXECUTED, FALLEN, outcomes, solved
from bot.games.forhonor.player.house_player import ForHonorPlayer
from bot.games.forhonor.rules import combats
from bot.games.forhonor.rules.board import ZONES
from bot.games.forhonor.rules.heroes import HEROES, HeroId
from bot.games.forhonor.rules.step_builder import StepBuilder, figure
from bot.games.forhonor.rules.values import Acting, Attack, Combat, Fight, Figure, Move, State
from tests.support.samples import sample

FORHONOR = GAMES["forhonor"]
EXPLOITED = 0.02  # lives


def dueling(attacker: HeroId, target: HeroId, lives: tuple[int, int]) -> State:
    """A combat that begins between two heroes of different seats."""
    heroes = Figure(attacker, 0, lives[0], "board", "A1"), Figure(target, 1, lives[1], "board", "A2")
    return State((), 2, "card", heroes=heroes, combat=Combat(attacker, target))


def best_gain(state: State, begun: State, adviser: int) -> float:
    """The attacker's gain, by the rules, if the opponent of `adviser` replies optimally to that fighter's mixed strategy."""
    combat = state.combat
    if combat is None:
        return gain(begun, state)
    lives = tuple(figure(state, hero).life for hero in combats.fighters(combat))
    solution = solved(combat, lives[0], lives[1])
    shares = (solution.attacker, solution.target)[adviser]
    found = []
    for reply in combat.hands[1 - adviser]:
        total = 0.0
        for card, share in zip(combat.hands[adviser], shares, strict=True):
            if share:
                builder = StepBuilder(state, Rng(b"salt"))
                for seat, played in ((adviser, card), (1 - adviser, reply)):
                    combats.play(builder, combat, seat, Fight(played))
                total += share * best_gain(builder.state, begun, adviser)
        found.append(total)
    return min(found) if adviser == 0 else max(found)


def gain(begun: State, ended: State) -> float:
    """Lives taken less lives lost by the attacker, and what fallen heroes are worth."""
    total = 0.0
    for was, now, sign in zip(begun.heroes, ended.heroes, (-1.0, 1.0), strict=True):
        fallen = now.spot in ("waiting", "executed")
        total += sign * (was.life - now.life + FALLEN * fallen + EXECUTED * (now.spot == "executed"))
    return total


PAIRS = [
    ("warden", "raider"),
    ("raider", "warden"),
    ("conqueror", "kensei"),
    ("berserker", "conqueror"),
    ("shugoki", "valkyrie"),
    ("orochi", "shugoki"),
    ("nobushi", "orochi"),
    ("conqueror", "warden"),
]


def unexploited(attacker: HeroId, target: HeroId, lives: tuple[int, int]) -> None:
    begun = dueling(attacker, target, lives)
    value = solved(Combat(attacker, target), *lives).gain
    assert best_gain(begun, begun, 0) >= value - EXPLOITED
    assert best_gain(begun, begun, 1) <= value + EXPLOITED


@pytest.mark.parametrize(("attacker", "target"), PAIRS)
def test_the_cards_cannot_be_exploited(attacker: HeroId, target: HeroId):
    for lives in ((4, 4), (2, 3), (1, 2), (3, 1)):
        unexploited(attacker, target, lives)


@pytest.mark.slow
def test_the_cards_of_no_two_heroes_can_be_exploited():
    for (attacker, target), *lives in product(permutations(HEROES, 2), range(1, 5), range(1, 5)):
        unexploited(attacker, target, (lives[0], lives[1]))


def test_cards_are_played_as_often_as_the_solution_says():
    state = next(state for state, ask in walked() if ask.kind == "card" and state.combat.round == 1)
    ask = FORHONOR.asks(state)[0]
    heroes = [figure(state, hero) for hero in combats.fighters(state.combat)]
    shares = solved(state.combat, heroes[0].life, heroes[1].life).attacker
    view, player = FORHONOR.view(state, ask.seat), ForHonorPlayer()
    played = [player.choose(view, ask, 5, Rng(b"mixed", nth)).card for nth in range(2000)]
    for card, share in zip(state.combat.hands[0], shares, strict=True):
        assert played.count(card) / len(played) == pytest.approx(share, abs=0.05)


def walked(seats: int = 2, longest: int = 400):
    """Positions of a match of the house with itself."""
    rng, player = Rng(b"walked"), ForHonorPlayer()
    state = FORHONOR.setup(seats, FORHONOR.spec.complete({}), rng).state
    for nth in range(longest):
        asks = FORHONOR.asks(state)
        if not asks:
            return
        ask = rng.pick(asks)
        yield state, ask
        action = player.choose(FORHONOR.view(state, ask.seat), ask, 2, Rng(b"walked", nth))
        state = FORHONOR.apply(state, Answer(ask.id, ask.seat, action), rng).state


def test_the_ends_of_a_combat_add_up_to_its_gain():
    for (attacker, target), mine, theirs in product(PAIRS, range(1, 5), range(1, 5)):
        combat, total = Combat(attacker, target), 0.0
        ends = outcomes(combat, mine, theirs)
        assert sum(share for _, share in ends) == pytest.approx(1.0)
        for (left, over, executed), share in ends:
            total += share * ((theirs - over) - (mine - left))
            total += share * ((over == 0) - (left == 0)) * FALLEN
            total += share * EXECUTED * executed * (1.0 if over == 0 else -1.0)
        assert total == pytest.approx(solved(combat, mine, theirs).gain)


def test_a_zone_that_is_free_is_taken():
    """The only hero of a camp, four steps from an empty zone, walks into it."""
    view = FORHONOR.view(lonely("D9", "N1"), 0)
    choice = ForHonorPlayer().choose(view, FORHONOR.asks(lonely("D9", "N1"))[0], 5, Rng(b""))
    assert choice.to in ZONES["attack"]


def test_a_wounded_foe_is_attacked():
    """A foe with one life beside a hero and a friend of it is taken without a fight."""
    state = lonely("D9", "E9", life=1)
    choice = ForHonorPlayer().choose(FORHONOR.view(state, 0), FORHONOR.asks(state)[0], 5, Rng(b""))
    assert choice == Attack("raider")


def lonely(mine: str, theirs: str, life: int = 4) -> State:
    """One hero of each camp on the board, and a friend of the first; the first acts."""
    heroes = (
        Figure("warden", 0, 4, "board", mine),
        Figure("kensei", 0, 4, "board", "F9"),
        *(Figure(hero, 0, 0, "waiting") for hero in ("orochi", "lawbringer")),
        Figure("raider", 1, life, "board", theirs),
        *(Figure(hero, 1, 0, "waiting") for hero in ("berserker", "shugoki", "nobushi")),
    )
    options = tuple(FORHONOR.spec.complete({}).items())
    return State(options, 2, "step", turn=3, heroes=heroes, camp=0, acting=Acting("warden"))


@pytest.mark.parametrize("level", sample(LEVELS, 4))
def test_a_hero_walks_to_where_they_want_to_be_at_once(level: Level):
    walks, again = 0, 0
    rng, walked = Rng(b"walks"), False
    state = FORHONOR.setup(2, FORHONOR.spec.complete({"target": "400", "soldiers": "8", "max_turns": "10"}), rng).state
    while asks := FORHONOR.asks(state):
        ask = asks[0]
        action = ForHonorPlayer().choose(FORHONOR.view(state, ask.seat), ask, level, rng)
        again += walked and isinstance(action, Move)
        walks += isinstance(action, Move)
        walked = isinstance(action, Move)
        state = FORHONOR.apply(state, Answer(ask.id, ask.seat, action), rng).state
    assert walks > 10
    assert again <= 0.1 * walks  # after a fight a second step may be better
