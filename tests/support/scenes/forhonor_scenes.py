"""Scenes of For Honor: views with the preview shown on them, if any."""

from __future__ import annotations

import msgspec

from bot.games.contract.base import Answer, position
from bot.games.contract.luck import Rng
from bot.games.contract.preview import Assist, Sketch
from bot.games.contract.vocabulary import Seat
from bot.games.forhonor.rules.game import ForHonor
from bot.games.forhonor.rules.heroes import HEROES
from bot.games.forhonor.rules.values import Acting, Action, Attack, Bout, Duel, Fight, PickHero, SquareMark, State
from bot.games.forhonor.rules.view import View

GAME = ForHonor()
LUCK = Rng(b"scenes")
_FRONTS = (
    ("F5", "F6", "F7", "F8", "F9", "G8", "G9", "H9", "I9", "I5"),
    ("G10", "G11", "H10", "H11", "I10", "I11", "I12", "F14"),
)
"""Where soldiers stand in the middle of a match."""

_DEEDS = (
    SquareMark("shot", "H17", "nobushi", "D13"),
    SquareMark("killed", "F10"),
    SquareMark("healed", "C11", "lawbringer"),
    SquareMark("fell", "B15", "shugoki"),
    SquareMark("executed", "K9", "nobushi"),
)
_ACTING = Acting(
    "orochi",
    steps=5,
    used=True,
    trail=("A12", "A11", "A10", "B11", "C12", "D13"),
    deeds=_DEEDS,
    duel=Duel("orochi", "shugoki", 1, (Bout(("charge", "charge"), None, (1, 2)),), ("shugoki",)),
)
"""All that an activation may leave on the board."""


def placed(state: State, **heroes: tuple[str, int]) -> State:
    """The state with these heroes elsewhere: on a square, `reserve`, `waiting` or `executed`; and their lives."""
    changed = []
    for one in state.heroes:
        where, life = heroes.get(one.id, (one.square or one.spot, one.life))
        on_board = where not in ("reserve", "waiting", "executed")
        spot, square = ("board", where) if on_board else (where, "")
        changed.append(msgspec.structs.replace(one, spot=spot, square=square, life=life))
    return msgspec.structs.replace(state, heroes=tuple(changed))


def middle(seats: int = 2, **changes: object) -> State:
    """The middle of a match: every kind of place is taken, two have acted, Raider has moved, shoved and killed."""
    state = placed(
        position(GAME, "play", seats, {}, LUCK),
        warden=("B6", 4),
        raider=("D9", 3),
        orochi=("E9", 4),
        conqueror=("G12", 2),
        berserker=("D11", 1),
        nobushi=("executed", 0),
        shugoki=("waiting", 0),
    )
    deeds = SquareMark("killed", "F10"), SquareMark("shoved", "D11", "berserker", "D10")
    acting = Acting("raider", steps=2, kills=1, used=True, trail=("B8", "C8", "D9"), deeds=deeds)
    usual: dict[str, object] = {
        "soldiers": _FRONTS,
        "score": (600, 400),
        "before": (600, 400),
        "zones": (0, 1, None),
        "turn": 5,
        "acted": ("warden", "conqueror"),
        "cards": (0, 1, 1, 0),
        "camp": 0,
        "acting": acting,
    }
    return msgspec.structs.replace(state, **(usual | changes))  # type: ignore[arg-type]  # fields of a state


def wide(*zones: int) -> State:
    """Raider at the start of the activation, in the middle of an almost empty board."""
    soldiers = ("F9", "G9"), ("I10",)
    state = placed(
        middle(acting=Acting("raider"), soldiers=soldiers, zones=zones), berserker=("M12", 4), orochi=("B7", 4)
    )
    return placed(state, raider=("H9", 4))


def seen(state: State, viewer: Seat | None = None) -> View:
    """What a seat sees of it, or everybody."""
    return GAME.view(state, viewer)


def preview(state: State, action: Action) -> Sketch:
    """The sketch of an answer not yet given."""
    ask = GAME.asks(state)[0]
    return GAME.sketch(seen(state, ask.seat), ask, action, Assist.FULL)


def answered(state: State, *actions: Action) -> State:
    """The state after these answers, each to the first open ask that takes it."""
    for action in actions:
        ask = GAME.asks(state)[0]
        state = GAME.apply(state, Answer(ask.id, ask.seat, action), LUCK).state
    return state


def fighting() -> State:
    """Raider has attacked Berserker in the middle of a match; both are to play their cards."""
    return answered(placed(middle(), raider=("D10", 3), berserker=("D11", 4)), Attack("berserker"))


def drafting(seats: int = 2, rounds: int = 0) -> State:
    """The draft, so many rounds later."""
    state, heroes = GAME.setup(seats, {}, LUCK).state, tuple(HEROES)
    each = len(heroes) // seats
    dealt = [heroes[seat::seats][:each] for seat in range(seats)]
    return msgspec.structs.replace(
        state,
        packets=tuple(packet[rounds:] for packet in dealt),
        picks=tuple(packet[:rounds] for packet in dealt),
    )


def _scenes() -> dict[str, tuple[View, Sketch | None]]:
    start = position(GAME, "play", 2, {}, LUCK)
    near = placed(middle(), raider=("D10", 3))
    second = answered(fighting(), Fight("sword"), Fight("charge"))
    over = answered(second, Fight("charge"), Fight("shield"))
    crowd = placed(start, warden=("A7", 4), raider=("E8", 3), nobushi=("L12", 2), berserker=("H16", 4))
    ranks = tuple(
        tuple(f"{column}{row}" for column in "FGHI" for row in rows) for rows in (range(6, 10), range(10, 14))
    )
    crowd = msgspec.structs.replace(crowd, soldiers=ranks, score=(300, 900), turn=7, zones=(1, None, 0))
    picking = middle(phase="pick_hero", acting=None, last=middle().acting)
    marked = placed(
        middle(acting=_ACTING), raider=("D9", 3), orochi=("D13", 4), lawbringer=("C11", 3), nobushi=("H17", 1)
    )
    aside = placed(middle(phase="displace", acting=None, marching=True, acted=()), orochi=("F9", 2))
    laying = GAME.setup(2, {"fixed_order": "on", "random": "on"}, LUCK).state
    drafted = drafting(rounds=2)
    won = middle(phase="over", acting=None, winner=0, ended="wiped_out", score=(1300, 400), zones=(0, 0, 0))
    return {
        "play": (seen(start, 0), preview(start, GAME.asks(start)[0].choices[5].action)),
        "crowd": (seen(crowd), None),
        "middle": (seen(middle()), None),
        "own": (seen(middle(), 0), None),
        "wide": (seen(wide(1, 0, 1), 0), None),
        "wider": (seen(wide(0, 1, 0), 0), None),
        "attack": (seen(near, 0), preview(near, Attack("berserker"))),
        "cards": (seen(fighting(), 0), preview(fighting(), Fight("sword"))),
        "second": (seen(second), None),
        "fought": (seen(over), None),
        "marks": (seen(marked), None),
        "pick": (seen(picking, 0), preview(picking, PickHero("orochi"))),
        "aside": (seen(aside, 0), preview(aside, GAME.asks(aside)[0].choices[0].action)),
        "order": (seen(laying, 0), preview(laying, GAME.asks(laying)[0].choices[7].action)),
        "draft": (seen(drafted, 0), preview(drafted, GAME.asks(drafted)[0].choices[1].action)),
        "four_draft": (seen(drafting(4, 1)), None),
        "four": (seen(middle(4, locked=(False, True), score=(1100, 400)), 0), None),
        "won": (seen(placed(won, berserker=("waiting", 0), conqueror=("executed", 0))), None),
    }


SCENES = _scenes()
