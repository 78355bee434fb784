"""The choices of an activation: fights, powers, moves, each with its effect."""

from collections import Counter
from collections.abc import Callable, Iterator, Mapping

from bot.games.contract.base import Choice
from bot.games.contract.vocabulary import Phrase, Seat, phrase
from bot.games.forhonor.rules import combats, powers
from bot.games.forhonor.rules.board import NEIGHBOURS, ZONES, Square, distance, rival
from bot.games.forhonor.rules.heroes import HEROES, HeroId, hero_words
from bot.games.forhonor.rules.movement import entries, points_left, ways
from bot.games.forhonor.rules.seating import camp_of
from bot.games.forhonor.rules.step_builder import camp_of_hero, figure, hero_at, on_board
from bot.games.forhonor.rules.values import Acting, Action, Attack, Banner, End, Enter, Kill, Move, Shoot, Shove, State

_READ: Mapping[tuple[str, int], Callable[..., Action]] = {
    ("enter", 1): lambda square: Enter(square.upper()),
    ("move", 1): lambda square: Move(square.upper()),
    ("kill", 1): lambda count: Kill(int(count)),
    ("attack", 1): Attack,
    ("shoot", 1): lambda square: Shoot(square.upper()),
    ("banner", 0): Banner,
    ("shove", 2): lambda hero, squares: Shove(hero, int(squares)),
    ("end", 0): End,
}
VERBS = (*(verb for verb, _ in _READ), "take")
"""The first words of all codes; a zone is taken by a deed of several steps."""
END = "end"
"""The code of the last step."""

_ATTACK, _ACT, _DRAWN, _END = 4, 3, 2, 1  # the order if not every step can be listed; other moves last
ROUND = 4  # squares of each attraction that are offered before more of any


def steps(state: State, _seat: Seat) -> Iterator[Choice[Action]]:
    """The steps of the hero that acts; `end` is the last, unless the hero has to enter the board first."""
    acting = state.acting
    if acting is None:
        return
    hero = figure(state, acting.hero)
    if hero.spot == "reserve":
        for square in entries(state, camp_of(hero.seat)):
            words = phrase("forhonor-choice-enter", square=square)
            yield Choice(f"enter {square}", words, Enter(square))
        return
    yield from _moves(state, acting)
    yield from _attacks(state, acting)
    yield from _kills(state, acting)
    yield from _powers(state, acting)
    end = phrase("forhonor-choice-end")
    yield Choice(END, end, End(), hint=phrase("forhonor-hint-end"), worth=_END)


def _act(code: str, words: Phrase, action: Action, hint: Phrase | None = None) -> Choice[Action]:
    """A choice that affects other figures."""
    worth = _ATTACK if isinstance(action, Attack) else _ACT
    return Choice(code, words, action, hint=hint, worth=worth)


def _attacks(state: State, acting: Acting) -> Iterator[Choice[Action]]:
    for hero in combats.targets(state, acting):
        words = phrase("forhonor-choice-attack", hero=hero_words(hero))
        yield _act(f"attack {hero}", words, Attack(hero), _blows(state, acting, hero))


def _blows(state: State, acting: Acting, target: HeroId) -> Phrase:
    """An attacked hero's life, how its power guards it, its loss before the first round, and whether steps may follow."""
    outnumbered, rushed = combats.outnumbered(state, acting, target), combats.rushes(acting)
    before = "both" if outnumbered and rushed else "outnumbered" if outnumbered else "rush" if rushed else "none"
    life = figure(state, target).life
    power = HEROES[target].power if HEROES[target].power in ("guard", "bulwark", "skin") else "none"
    return phrase("forhonor-hint-attack", life=life, power=power, before=before, last=_last_steps(state, acting))


def _last_steps(state: State, acting: Acting) -> str:
    """The actions that a fight after a step rules out: `shot` with any steps, `last` steps alone, `no` nothing (FH-23, FH-62)."""
    if not acting.steps:
        return "no"
    if powers.may_use(state, acting, "shot"):
        return "shot"
    return "last" if points_left(acting) > 0 else "no"


def _kills(state: State, acting: Acting) -> Iterator[Choice[Action]]:
    order = combats.falling(state, acting)
    for count in range(combats.most_kills(state, acting), 0, -1):
        words = phrase("forhonor-choice-kill", count=count)
        left = 0 if acting.steps else points_left(acting) - count
        last = _last_steps(state, acting)
        hint = phrase("forhonor-hint-kill", squares=", ".join(order[:count]), left=left, last=last)
        yield _act(f"kill {count}", words, Kill(count), hint)


def _powers(state: State, acting: Acting) -> Iterator[Choice[Action]]:
    for square in powers.shots(state, acting):
        victim = hero_at(state, square)
        if victim is not None:
            at, hint = hero_words(victim.id), phrase("forhonor-hint-shot", life=victim.life)
        else:
            fallen = powers.shot_soldier(state, acting, square)
            at, hint = phrase("forhonor-soldier"), phrase("forhonor-hint-shot-soldier", square=fallen)
        words = phrase("forhonor-choice-shoot", at=at, square=square)
        yield _act(f"shoot {square}", words, Shoot(square), hint)
    if powers.rallied(state, acting):
        count = len(powers.rallied(state, acting))
        yield _act("banner", phrase("forhonor-choice-banner", count=count), Banner())
    for hero, squares, to in powers.shoves(state, acting):
        words = phrase("forhonor-choice-shove", hero=hero_words(hero), square=to)
        yield _act(f"shove {hero} {squares}", words, Shove(hero, squares), _shoved(state, acting, to))


def _shoved(state: State, acting: Acting, to: Square) -> Phrase | None:
    """The effect of a shove to a square, if any: out of a zone, or beside more enemies."""
    friends = on_board(state, camp_of_hero(state, acting.hero))
    beside = next((one.id for one in friends if one.id != acting.hero and one.square in NEIGHBOURS[to]), None)
    return phrase("forhonor-hint-beside", hero=hero_words(beside)) if beside else None


def _moves(state: State, acting: Acting) -> Iterator[Choice[Action]]:
    """Every square in reach: by turns the nearest of each attraction, then those nearest to an enemy."""
    found = ways(state, acting)
    drawn = _attractions(state, acting)
    foes = _foes(state, acting)
    nth: Counter[Phrase | None] = Counter()
    ranked = []
    for square in sorted(found, key=lambda square: len(found[square])):
        weight, why = drawn.get(square, _NOTHING)
        away = 0 if why else min((distance(square, foe) for foe in foes), default=0)
        ranked.append((why is None, nth[why] // ROUND if why else 0, -weight, away, square))
        nth[why] += 1
    for _, later, *_, square in sorted(ranked, key=lambda one: one[:4]):
        words = phrase("forhonor-choice-move", square=square, steps=len(found[square]))
        hint = drawn.get(square, _NOTHING)[1]
        worth = _DRAWN if hint and not later else 0
        yield Choice(f"move {square}", words, Move(square), hint=hint, worth=worth)


def _foes(state: State, acting: Acting) -> tuple[Square, ...]:
    """The squares of the enemy's heroes, or of its soldiers if no hero is on the board."""
    enemy = rival(camp_of_hero(state, acting.hero))
    return tuple(one.square for one in on_board(state, enemy)) or state.soldiers[enemy]


def _attractions(state: State, acting: Acting) -> dict[Square, tuple[int, Phrase]]:
    """The squares with something to do: its attraction, and what it is."""
    enemy = rival(camp_of_hero(state, acting.hero))
    here = figure(state, acting.hero).square
    drawn: dict[Square, tuple[int, Phrase]] = {}
    if not acting.fought:
        soldiers = phrase("forhonor-hint-soldiers")
        drawn |= {beside: (1, soldiers) for square in state.soldiers[enemy] for beside in NEIGHBOURS[square]}
    for zone in ("attack", "defence"):
        if here not in ZONES[zone]:
            inside = phrase(f"forhonor-hint-zone-{zone}")
            drawn |= dict.fromkeys(ZONES[zone], (2, inside))
    if not acting.fought:
        for foe in on_board(state, enemy):
            there = phrase("forhonor-hint-beside", hero=hero_words(foe.id))
            drawn |= dict.fromkeys(NEIGHBOURS[foe.square], (3, there))
    return drawn


_NOTHING: tuple[int, None] = (0, None)


def spelled(code: str) -> Action | None:
    """The step that a code names, whether or not it can be taken; None if it names none."""
    verb, *rest = code.split() or [""]
    read = _READ.get((verb, len(rest)))
    try:
        return read(*rest) if read is not None else None
    except ValueError:  # no number where one belongs
        return None
