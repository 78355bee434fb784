"""Before the first turn: packets and picks, heroes dealt by luck, and the orders of the variant (FH-3 to FH-5, FH-90)."""

from __future__ import annotations

import hashlib
from itertools import permutations

from bot.games.base import Illegal
from bot.games.forhonor.events import Committed, Dealt, Drafted, OrderLaid
from bot.games.forhonor.heroes import HEROES, HeroId
from bot.games.forhonor.seating import CAMPS, DRAFTING, camp_of, chooser, decider, members, quota
from bot.games.forhonor.step_builder import Desk, option, team
from bot.games.forhonor.values import Draft, Figure, Hidden, Order, State
from bot.games.luck import Rng
from bot.games.vocabulary import Seat, phrase

SALT = 16  # characters


def digest_of(choice: str, salt: str) -> str:
    """What a secret choice is known by before it is shown: SHA-256 of `choice:salt`, hexadecimal."""
    return hashlib.sha256(f"{choice}:{salt}".encode()).hexdigest()


def salted(rng: Rng) -> str:
    """A salt that nobody can guess who does not know the match's seed."""
    return f"{rng.below(16**SALT):0{SALT}x}"


def hide(desk: Desk, seat: Seat, kind: str, choice: str, rule: str) -> None:
    """Keep a choice until all have chosen; only its hash is told."""
    salt = salted(desk.rng)
    desk.set(hidden=(*desk.state.hidden, Hidden(seat, choice, salt, clock=seat == desk.late)))
    desk.tell(Committed(seat, kind, digest_of(choice, salt), rule))  # type: ignore[arg-type]  # one of three kinds


def begin(desk: Desk) -> None:
    """Deal packets, or heroes where none are drafted."""
    state = desk.state
    deck = shuffled(tuple(HEROES), desk.rng)
    if state.seats > DRAFTING or option(state, "random") == "on":
        _deal(desk, deck)
        return
    each = len(deck) // state.seats
    packets = tuple(deck[seat * each : (seat + 1) * each] for seat in range(state.seats))
    desk.ask("draft", packets=packets, picks=((),) * state.seats)


def shuffled(items: tuple[HeroId, ...], rng: Rng) -> tuple[HeroId, ...]:
    """The items in an order of luck."""
    rest, order = list(items), []
    while rest:
        order.append(rest.pop(rng.below(len(rest))))
    return tuple(order)


def _deal(desk: Desk, deck: tuple[HeroId, ...]) -> None:
    """One a seat in seat order, until each camp has four (FH-4)."""
    seats = desk.state.seats
    picks: list[list[HeroId]] = [[] for _ in range(seats)]
    rest = list(deck)
    while short := [seat for seat in range(seats) if len(picks[seat]) < quota(seats, seat)]:
        for seat in short:
            hero = rest.pop(0)
            picks[seat].append(hero)
            desk.tell(Dealt(seat, hero))
    muster(desk, tuple(map(tuple, picks)))


def drafting(state: State) -> tuple[Seat, ...]:
    """The seats that have yet to take a card in this round."""
    chosen = {one.seat for one in state.hidden}
    return tuple(seat for seat in short_of(state) if seat not in chosen)


def short_of(state: State) -> tuple[Seat, ...]:
    """The seats whose number of heroes is not reached."""
    return tuple(seat for seat in range(state.seats) if len(state.picks[seat]) < quota(state.seats, seat))


def draft(desk: Desk, seat: Seat, action: Draft) -> None:
    """A card is taken; when all have, they are shown and the packets move on (FH-3). Raises Illegal."""
    if action.hero not in desk.state.packets[seat]:
        raise Illegal("FH-3", phrase("forhonor-refused-packet"))
    hide(desk, seat, "draft", action.hero, "FH-3")
    if not drafting(desk.state):
        _pass_on(desk)


def _pass_on(desk: Desk) -> None:
    state = desk.state
    picks, packets = list(state.picks), list(state.packets)
    for one in sorted(state.hidden, key=lambda one: one.seat):
        picks[one.seat] = (*picks[one.seat], one.choice)
        packets[one.seat] = tuple(hero for hero in packets[one.seat] if hero != one.choice)
        desk.tell(Drafted(one.seat, one.choice, one.salt, clock=one.clock))
    desk.set(picks=tuple(picks), packets=(packets[-1], *packets[:-1]), hidden=())
    if short_of(desk.state):
        desk.ask("draft")
    else:
        muster(desk, desk.state.picks)


def muster(desk: Desk, picks: tuple[tuple[HeroId, ...], ...], *, ask: bool = True) -> None:
    """The camps stand in reserve in their order; in the variant each is asked to lay out its row (FH-5, FH-90)."""
    seats = desk.state.seats
    heroes = tuple(Figure(hero, seat) for camp in CAMPS for seat in members(seats, camp) for hero in picks[seat])
    desk.set(heroes=heroes, packets=(), picks=())
    if ask and option(desk.state, "fixed_order") == "on":
        desk.ask("order")


def ordering(state: State) -> tuple[Seat, ...]:
    """The seats that have yet to lay out their camp's row."""
    chosen = {camp_of(one.seat) for one in state.hidden}
    return tuple(decider(state, chooser(state, camp)) for camp in CAMPS if camp not in chosen)


def orders(state: State, camp: int) -> tuple[tuple[HeroId, ...], ...]:
    """The 24 orders of a camp, its own first."""
    return tuple(permutations(one.id for one in team(state, camp)))


def order(desk: Desk, seat: Seat, action: Order) -> None:
    """A camp's row is laid; both are shown together (FH-90). Raises Illegal."""
    if action.heroes not in orders(desk.state, camp_of(seat)):
        raise Illegal("FH-90", phrase("forhonor-refused-order"))
    hide(desk, seat, "order", " ".join(action.heroes), "FH-90")
    hidden = desk.state.hidden
    if len(hidden) < len(CAMPS):
        return
    rows: list[tuple[HeroId, ...]] = [(), ()]
    for one in sorted(hidden, key=lambda one: camp_of(one.seat)):
        rows[camp_of(one.seat)] = tuple(one.choice.split())
        desk.tell(OrderLaid(one.seat, tuple(one.choice.split()), one.salt, clock=one.clock))
    desk.set(rows=tuple(rows), hidden=())
