"""Before the first turn: packets and picks, heroes dealt by luck, the orders of the variant (FH-3 to FH-5, FH-90).

Commitments to secret choices, those in combats included, are read from events here.
"""

import hashlib
from collections.abc import Iterator, Sequence
from itertools import permutations

from bot.games.contract.base import Illegal
from bot.games.contract.capabilities import Commitment
from bot.games.contract.luck import Rng
from bot.games.contract.vocabulary import Seat, phrase
from bot.games.forhonor.rules.events import CardsShown, Committed, Dealt, Drafted, Event, OrderLaid
from bot.games.forhonor.rules.heroes import HEROES, HeroId
from bot.games.forhonor.rules.seating import CAMPS, DRAFTING, camp_of, chooser, decider, members, quota
from bot.games.forhonor.rules.step_builder import StepBuilder, figure, option, team
from bot.games.forhonor.rules.values import DraftHero, Figure, Hidden, Order, State

SALT = 16  # characters


def digest_of(choice: str, salt: str) -> str:
    """The commitment to a secret choice: SHA-256 of `choice:salt`, hexadecimal."""
    return hashlib.sha256(f"{choice}:{salt}".encode()).hexdigest()


def salted(rng: Rng) -> str:
    """A salt that cannot be guessed without the match's seed."""
    return f"{rng.below(16**SALT):0{SALT}x}"


def hide(builder: StepBuilder, seat: Seat, kind: str, choice: str, rule: str) -> None:
    """Keep a choice secret until all have chosen; the event has only its hash."""
    salt = salted(builder.rng)
    builder.set(hidden=(*builder.state.hidden, Hidden(seat, choice, salt, clock=seat == builder.late)))
    builder.tell(Committed(seat, kind, digest_of(choice, salt), rule))  # type: ignore[arg-type]  # one of three kinds


def begin(builder: StepBuilder) -> None:
    """Deal packets, or heroes where none are drafted."""
    state = builder.state
    deck = shuffled(tuple(HEROES), builder.rng)
    if state.seats > DRAFTING or option(state, "random") == "on":
        _deal(builder, deck)
        return
    each = len(deck) // state.seats
    packets = tuple(deck[seat * each : (seat + 1) * each] for seat in range(state.seats))
    builder.ask("draft", packets=packets, picks=((),) * state.seats)


def shuffled(items: tuple[HeroId, ...], rng: Rng) -> tuple[HeroId, ...]:
    """The items in random order."""
    rest, order = list(items), []
    while rest:
        order.append(rest.pop(rng.below(len(rest))))
    return tuple(order)


def _deal(builder: StepBuilder, deck: tuple[HeroId, ...]) -> None:
    """One a seat in seat order, until each camp has four (FH-4)."""
    seats = builder.state.seats
    picks: list[list[HeroId]] = [[] for _ in range(seats)]
    rest = list(deck)
    while short := [seat for seat in range(seats) if len(picks[seat]) < quota(seats, seat)]:
        for seat in short:
            hero = rest.pop(0)
            picks[seat].append(hero)
            builder.tell(Dealt(seat, hero))
    muster(builder, tuple(map(tuple, picks)))


def drafting(state: State) -> tuple[Seat, ...]:
    """The seats that have yet to take a card in this round."""
    chosen = {one.seat for one in state.hidden}
    return tuple(seat for seat in short_of(state) if seat not in chosen)


def short_of(state: State) -> tuple[Seat, ...]:
    """The seats that still need heroes."""
    return tuple(seat for seat in range(state.seats) if len(state.picks[seat]) < quota(state.seats, seat))


def draft(builder: StepBuilder, seat: Seat, action: DraftHero) -> None:
    """Take a card; when all have, show them and pass the packets on (FH-3). Raises Illegal."""
    if action.hero not in builder.state.packets[seat]:
        raise Illegal("FH-3", phrase("forhonor-refused-packet"))
    hide(builder, seat, "draft", action.hero, "FH-3")
    if not drafting(builder.state):
        _pass_on(builder)


def _pass_on(builder: StepBuilder) -> None:
    state = builder.state
    picks, packets = list(state.picks), list(state.packets)
    for one in sorted(state.hidden, key=lambda one: one.seat):
        picks[one.seat] = (*picks[one.seat], one.choice)
        packets[one.seat] = tuple(hero for hero in packets[one.seat] if hero != one.choice)
        builder.tell(Drafted(one.seat, one.choice, one.salt, clock=one.clock))
    builder.set(picks=tuple(picks), packets=(packets[-1], *packets[:-1]), hidden=())
    if short_of(builder.state):
        builder.ask("draft")
    else:
        muster(builder, builder.state.picks)


def muster(builder: StepBuilder, picks: tuple[tuple[HeroId, ...], ...], *, ask: bool = True) -> None:
    """Put the camps in reserve in their order; in the variant ask each to lay out its row (FH-5, FH-90)."""
    seats = builder.state.seats
    heroes = tuple(Figure(hero, seat) for camp in CAMPS for seat in members(seats, camp) for hero in picks[seat])
    builder.set(heroes=heroes, packets=(), picks=())
    if ask and option(builder.state, "fixed_order") == "on":
        builder.ask("order")


def ordering(state: State) -> tuple[Seat, ...]:
    """The seats that have yet to lay out their camp's row."""
    chosen = {camp_of(one.seat) for one in state.hidden}
    return tuple(decider(state, chooser(state, camp)) for camp in CAMPS if camp not in chosen)


def orders(state: State, camp: int) -> tuple[tuple[HeroId, ...], ...]:
    """The 24 orders of a camp, its own first."""
    return tuple(permutations(one.id for one in team(state, camp)))


def order(builder: StepBuilder, seat: Seat, action: Order) -> None:
    """Lay out a camp's row; both are shown together (FH-90). Raises Illegal."""
    if action.heroes not in orders(builder.state, camp_of(seat)):
        raise Illegal("FH-90", phrase("forhonor-refused-order"))
    hide(builder, seat, "order", " ".join(action.heroes), "FH-90")
    hidden = builder.state.hidden
    if len(hidden) < len(CAMPS):
        return
    rows: list[tuple[HeroId, ...]] = [(), ()]
    for one in sorted(hidden, key=lambda one: camp_of(one.seat)):
        rows[camp_of(one.seat)] = tuple(one.choice.split())
        builder.tell(OrderLaid(one.seat, tuple(one.choice.split()), one.salt, clock=one.clock))
    builder.set(rows=tuple(rows), hidden=())


def commitments(state: State, events: Sequence[Event]) -> tuple[Commitment, ...]:
    """The secret choices made or shown in the events that led to a state, in order."""
    return tuple(_commitments(state, events))


def _commitments(state: State, events: Sequence[Event]) -> Iterator[Commitment]:
    for event in events:
        match event:
            case Committed(seat=seat, digest=digest):
                yield Commitment(seat, digest)
            case Drafted(seat=seat, hero=hero, salt=salt):
                yield _opened(seat, hero, salt)
            case OrderLaid(seat=seat, heroes=heroes, salt=salt):
                yield _opened(seat, " ".join(heroes), salt)
            case CardsShown(heroes=heroes, cards=cards, salts=salts, seats=seats):
                owners = seats or tuple(decider(state, figure(state, hero).seat) for hero in heroes)
                for seat, card, salt in zip(owners, cards, salts, strict=True):
                    yield _opened(seat, card, salt)
            case _:
                pass


def _opened(seat: Seat, choice: str, salt: str) -> Commitment:
    return Commitment(seat, digest_of(choice, salt), f"{choice}:{salt}")
