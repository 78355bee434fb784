"""What a seat may see of a match: other packets, picks of a round and cards not yet shown are absent."""

import msgspec

from bot.games.forhonor import combats, powers
from bot.games.forhonor.asks import asked
from bot.games.forhonor.board import Square
from bot.games.forhonor.heroes import Card, HeroId
from bot.games.forhonor.movement import entries, ways
from bot.games.forhonor.scoring import holders, ranks
from bot.games.forhonor.seating import CAMPS, camp_of
from bot.games.forhonor.soldiers import aside, ways_aside
from bot.games.forhonor.step_builder import camp_of_hero, figure
from bot.games.forhonor.turns import candidates
from bot.games.forhonor.values import Acting, CampId, Combat, Figure, Phase, Spot, State
from bot.games.vocabulary import Seat


class SeenHero(msgspec.Struct, frozen=True):
    """A hero as pictures and texts show it; `acted`: its activation in this turn is over."""

    id: HeroId
    seat: Seat
    camp: CampId
    life: int
    spot: Spot
    square: str
    acted: bool


class View(msgspec.Struct, frozen=True):
    """What a seat, or a spectator, may see."""

    options: tuple[tuple[str, str], ...]
    seats: int
    viewer: Seat | None
    phase: Phase
    asked: tuple[Seat, ...]  # the seats that are asked
    chosen: tuple[Seat, ...]  # those that have chosen in secret
    turn: int
    heroes: tuple[SeenHero, ...]
    soldiers: tuple[tuple[Square, ...], tuple[Square, ...]]
    ranks: tuple[int, int]
    score: tuple[int, int]
    before: tuple[int, int]
    zones: tuple[CampId | None, ...]
    would_hold: tuple[CampId | None, ...]  # who would hold the zones if the turn ended now
    locked: tuple[bool, bool]
    picks: tuple[tuple[HeroId, ...], ...]
    packet: tuple[HeroId, ...]  # the viewer's
    card: Card | None  # the viewer's
    rows: tuple[tuple[HeroId, ...], tuple[HeroId, ...]]
    cards: tuple[int, int]  # the initiative cards left, by camp
    camp: CampId | None
    acting: Acting | None
    last: Acting | None
    reach: tuple[Square, ...]  # the squares open to the seat asked
    struck: tuple[Square, ...]  # the squares of enemies in reach
    ready: tuple[HeroId, ...]  # the heroes that may be named, or the one that must step aside
    combat: Combat | None
    left: tuple[Seat, ...]
    winner: CampId | None
    ended: str | None


def show(state: State, viewer: Seat | None) -> View:
    """The view of a seat; None is a spectator."""
    own = next((one.choice for one in state.hidden if one.seat == viewer), None)
    return View(
        options=state.options,
        seats=state.seats,
        viewer=viewer,
        phase=state.phase,
        asked=asked(state),
        chosen=tuple(sorted(one.seat for one in state.hidden)),
        turn=state.turn,
        heroes=tuple(
            SeenHero(one.id, one.seat, camp_of(one.seat), one.life, one.spot, one.square, one.id in state.acted)
            for one in state.heroes
        ),
        soldiers=state.soldiers,
        ranks=(ranks(state, 0), ranks(state, 1)),
        score=state.score,
        before=state.before,
        zones=state.zones,
        would_hold=holders(state),
        locked=state.locked,
        picks=state.picks,
        packet=state.packets[viewer] if viewer is not None and state.packets else (),
        card=own if state.phase == "card" else None,  # type: ignore[arg-type]  # the choice in a combat is a card
        rows=state.rows,
        cards=(state.cards.count(CAMPS[0]), state.cards.count(CAMPS[1])),
        camp=state.camp,
        acting=state.acting,
        last=state.last,
        reach=_reach(state),
        struck=_struck(state),
        ready=_ready(state),
        combat=state.combat,
        left=state.left,
        winner=state.winner,
        ended=state.ended,
    )


def _reach(state: State) -> tuple[Square, ...]:
    """The squares open to the seat asked: of its edge, in reach, or beside the soldier that displaces a hero."""
    hero = aside(state) if state.phase == "displace" else None
    if hero is not None:
        return ways_aside(state, hero)
    if state.phase != "step" or state.acting is None:
        return ()
    camp = camp_of_hero(state, state.acting.hero)
    return (
        entries(state, camp) if figure(state, state.acting.hero).spot == "reserve" else tuple(ways(state, state.acting))
    )


def _struck(state: State) -> tuple[Square, ...]:
    """Where the enemies stand whom the acting hero may attack, remove, shoot or shove."""
    acting = state.acting
    if state.phase != "step" or acting is None:
        return ()
    heroes = (*combats.targets(state, acting), *(hero for hero, _, _ in powers.shoves(state, acting)))
    soldiers = combats.within_reach(state, acting) if combats.most_kills(state, acting) else ()
    return tuple(sorted({*(figure(state, hero).square for hero in heroes), *soldiers, *powers.shots(state, acting)}))


def _ready(state: State) -> tuple[HeroId, ...]:
    hero = aside(state) if state.phase == "displace" else None
    if hero is not None:
        return (hero.id,)
    return candidates(state, state.camp) if state.phase == "pick_hero" and state.camp is not None else ()


def position(view: View) -> State:
    """The position that is seen, for the rules that look at figures; luck and secrets are not in it."""
    return State(
        options=view.options,
        seats=view.seats,
        phase=view.phase,
        turn=view.turn,
        heroes=tuple(Figure(one.id, one.seat, one.life, one.spot, one.square) for one in view.heroes),
        soldiers=view.soldiers,
        score=view.score,
        before=view.before,
        zones=view.zones,  # type: ignore[arg-type]  # as many as there are zones
        locked=view.locked,
        camp=view.camp,
        acting=view.acting,
        combat=view.combat,
        left=view.left,
    )
