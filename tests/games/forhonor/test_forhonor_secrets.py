"""No player sees another's secret choice, nor packets, salts and cards to come; choices can be verified afterwards.

Every position is varied by changing the other players' secrets: the viewer must get the same for both.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterator, Sequence

import msgspec
import pytest

from bot.content import WORDS
from bot.games.contract.base import Answer, Ask, TimedOut, position
from bot.games.contract.luck import Rng
from bot.games.contract.preview import Assist
from bot.games.contract.save import dump, dump_state
from bot.games.contract.vocabulary import Seat
from bot.games.forhonor.rules.draft import orders
from bot.games.forhonor.rules.events import Committed, Event
from bot.games.forhonor.rules.game import ForHonor
from bot.games.forhonor.rules.heroes import HEROES
from bot.games.forhonor.rules.seating import camp_of
from bot.games.forhonor.rules.values import Acting, Action, Attack, Fight, Hidden, State
from bot.games.forhonor.rules.view import View, show
from bot.words import Catalogue
from bot.workers.paint import LastTurn, Paint, Texts
from bot.workers.studio import standard_tools
from render import PAINTERS
from tests.support.games.brawls import Brawl, brawl

pytestmark = pytest.mark.long

GAME = ForHonor()
PAINTER = PAINTERS["forhonor"]
ENGLISH = Catalogue(WORDS).of("en")
QUICK, MATCHES, LAST_TURN = 24, 200, 2
EVERY = 40  # one position in so many is written and painted as well as seen


@pytest.fixture(
    scope="module", params=[range(QUICK), pytest.param(range(QUICK, MATCHES), marks=pytest.mark.thorough)], ids=len
)
def brawls(request: pytest.FixtureRequest) -> list[list[Brawl]]:
    """Openings of random matches: drafts, orders and the combats of some turns."""
    return [list(begun(number)) for number in request.param]


def begun(number: int) -> Iterator[Brawl]:
    for one in brawl(GAME, number):
        yield one
        if one.step.state.turn > LAST_TURN:
            return


def viewers(state: State) -> tuple[Seat | None, ...]:
    return (None, *range(state.seats))


def otherwise(state: State, viewer: Seat | None, rng: Rng) -> State:
    """The position with other secrets of everybody but the viewer: choices, salts, packets, the order of the initiative cards."""
    return msgspec.structs.replace(
        state,
        hidden=tuple(one if one.seat == viewer else changed(state, one, rng) for one in state.hidden),
        packets=repacked(state, viewer, rng),
        cards=mixed(state.cards, rng),
    )


def mixed(items: Sequence[object], rng: Rng) -> tuple[object, ...]:
    rest = list(items)
    return tuple(rest.pop(rng.below(len(rest))) for _ in items)


def changed(state: State, one: Hidden, rng: Rng) -> Hidden:
    """Another choice of the same kind."""
    kinds = {
        "draft": lambda: tuple(HEROES),
        "order": lambda: tuple(" ".join(heroes) for heroes in orders(state, camp_of(one.seat))),
        "card": lambda: ("sword", "charge", "shield"),
    }
    others = [choice for choice in kinds[state.phase]() if choice != one.choice]
    return Hidden(one.seat, rng.pick(others), f"{rng.below(16**16):016x}")


def repacked(state: State, viewer: Seat | None, rng: Rng) -> tuple[tuple[str, ...], ...]:
    """Other packets for all but the viewer, of cards the viewer cannot tell from theirs."""
    known = {hero for picked in state.picks for hero in picked}
    if viewer is not None and state.packets:
        known |= set(state.packets[viewer])
    rest = list(mixed([hero for hero in HEROES if hero not in known], rng))
    return tuple(
        packet if seat == viewer else tuple(str(rest.pop()) for _ in packet)
        for seat, packet in enumerate(state.packets)
    )


def seen(game: ForHonor, state: State, viewer: Seat | None, *, written: bool) -> list[bytes]:
    """Everything a viewer of a position gets: the view, their asks with previews of the answers, and the others' asks."""
    view = game.view(state, viewer)
    found = [dump(view)]
    for ask in game.asks(state):
        found.append(dump((ask.id, ask.kind, ask.seat, ask.words, ask.rule)))
        if ask.seat == viewer:
            found.append(dump(ask))
            sketches = (game.sketch(view, ask, choice.action, Assist.FULL) for choice in ask.choices)
            found += [dump(sketch) for sketch in sketches]
    if written:
        found += [PAINTER.board(view, ENGLISH).encode(), dump(PAINTER.headline(view))]
        found += [PAINTER.texts.detail(view, name, ENGLISH).encode() for name in ("", "warden")]  # type: ignore[attr-defined]
    return found


def leaks(game: ForHonor, matches: list[list[Brawl]]) -> Iterator[tuple[str, Seat | None]]:
    """Positions, and the viewers who can tell the variants apart."""
    rng, nth = Rng(b"otherwise"), 0
    for match in matches:
        for state in (one.step.state for one in match):
            if not (state.hidden or state.packets or nth % EVERY == 0):
                nth += 1
                continue
            for viewer in viewers(state):
                nth += 1
                other = otherwise(state, viewer, rng)
                written = nth % EVERY == 0
                if seen(game, state, viewer, written=written) != seen(game, other, viewer, written=written):
                    yield state.phase, viewer


def test_no_view_ask_or_preview_depends_on_the_secrets_of_others(brawls):
    phases = {one.step.state.phase for match in brawls for one in match if one.step.state.hidden}
    assert phases == {"draft", "order", "card"}
    assert list(leaks(GAME, brawls)) == []


class Leaky(ForHonor):
    """For Honor with a leak."""

    def __init__(self, shown: Callable[[State, View], View]) -> None:
        self._shown = shown

    def view(self, state: State, viewer: Seat | None) -> View:
        return self._shown(state, show(state, viewer))


LEAKS: dict[str, Callable[[State, View], View]] = {
    "the packet of the next": lambda state, view: msgspec.structs.replace(view, packet=state.packets[-1:]),
    "the first card of a packet": lambda state, view: msgspec.structs.replace(
        view, ready=tuple(packet[0] for packet in state.packets)
    ),
    "what was chosen": lambda state, view: msgspec.structs.replace(
        view,
        chosen=tuple(sorted(view.chosen, key=lambda seat: [one.choice for one in state.hidden if one.seat == seat])),
    ),
    "a salt": lambda state, view: msgspec.structs.replace(
        view, asked=(*view.asked, *(int(one.salt, 16) for one in state.hidden))
    ),
    "the next initiative card": lambda state, view: msgspec.structs.replace(view, camp=(*state.cards, None)[0]),
}


@pytest.mark.parametrize("shown", LEAKS)
def test_a_leak_would_be_found(brawls, shown):
    assert next(leaks(Leaky(LEAKS[shown]), brawls), None) is not None


def test_no_picture_or_text_depends_on_the_secrets_of_others(brawls):
    tools, rng, pictures = standard_tools(), Rng(b"pictures"), 4 if len(brawls) > QUICK else 1  # of each phase
    secret = [one for match in brawls for one in match if one.step.state.hidden]
    shown = {phase: [one for one in secret if one.step.state.phase == phase] for phase in ("draft", "order", "card")}
    for one in (one for found in shown.values() for one in found[:: len(found) // pictures + 1]):
        state = one.step.state
        viewer = next(seat for seat in viewers(state)[::-1] if seat not in {hidden.seat for hidden in state.hidden})
        for locale, who in (("en", viewer), ("fr", None)):
            painted, other = (
                painting(one, position, who, locale).run(tools) for position in (state, otherwise(state, who, rng))
            )
            assert painted == other


def painting(one: Brawl, state: State, viewer: Seat | None, locale: str) -> Paint:
    before = dump_state(GAME.spec, one.before) if one.before is not None else b""
    saved = dump_state(GAME.spec, state)
    events = dump(one.step.events)
    return Paint(
        "forhonor",
        saved,
        locale,
        viewer,
        turn=LastTurn(events=events, before=before, earlier=events),
        texts=Texts(board=True, detail=""),
    )


def encoded(events: Sequence[Event]) -> list[bytes]:
    """Public events, without the hashes."""
    return [dump(msgspec.structs.replace(one, digest="") if isinstance(one, Committed) else one) for one in events]


def alternatives(ask: Ask[Action]) -> list[Answer[Action] | TimedOut]:
    actions = [choice.action for choice in ask.choices]
    return [TimedOut(ask.id), *(Answer(ask.id, ask.seat, action) for action in actions[:3])]


def gossip(game: ForHonor, matches: list[list[Brawl]]) -> Iterator[str]:
    """Events that reveal more of a choice than that it was made, or whose hash can be guessed."""
    for one in (one for match in matches for one in match if one.move is not None and one.step.state.hidden):
        before, move = one.before, one.move
        ask = next((ask for ask in game.asks(before) if ask.id == getattr(move, "ask", "")), None)
        if ask is None or len(game.asks(before)) < 2:
            continue
        steps = [game.apply(before, other, Rng(*one.luck)) for other in alternatives(ask)]
        if len({tuple(encoded(step.events)) for step in steps}) > 1:
            yield f"{ask.kind}: the events differ"
        for step in steps:
            made = next(event for event in step.events if isinstance(event, Committed))
            hidden = step.state.hidden[-1]
            public = dump(step.events) + dump(game.view(step.state, None))
            if hidden.salt.encode() in public:
                yield f"{ask.kind}: the salt is told"
            if made.digest == hashlib.sha256(hidden.choice.encode()).hexdigest():
                yield f"{ask.kind}: the hash has no salt"
            if len(hidden.salt) < 16:
                yield f"{ask.kind}: the salt can be guessed"


def test_events_tell_no_more_of_a_choice_than_that_it_was_made(brawls):
    assert list(gossip(GAME, brawls)) == []


class Chatty(ForHonor):
    """For Honor with unsalted hashes."""

    def apply(self, state, move, rng):
        step = super().apply(state, move, rng)
        if not step.state.hidden:
            return step
        bare = hashlib.sha256(step.state.hidden[-1].choice.encode()).hexdigest()
        events = (
            msgspec.structs.replace(one, digest=bare) if isinstance(one, Committed) else one for one in step.events
        )
        return msgspec.structs.replace(step, events=tuple(events))


class Blabbing(ForHonor):
    """For Honor that reveals whose clock ran out although the default answer is secret."""

    def apply(self, state, move, rng):
        step = super().apply(state, move, rng)
        late = isinstance(move, TimedOut) and step.state.hidden
        return msgspec.structs.replace(step, events=(*step.events, *step.events)) if late else step


@pytest.mark.parametrize("game", [Chatty(), Blabbing()])
def test_gossip_would_be_found(brawls, game):
    assert next(gossip(game, brawls), None) is not None


def test_what_is_shown_is_what_was_committed_to(brawls):
    opened = 0
    every: set[str] = set()
    for match in brawls:
        made: dict[str, Seat] = {}
        for one in match:
            for seal in GAME.spec.commitments(one.step.state, one.step.events):
                if not seal.opened:
                    assert seal.digest not in every
                    every.add(seal.digest)
                    made[seal.digest] = seal.seat
                    continue
                opened += 1
                assert hashlib.sha256(seal.opened.encode()).hexdigest() == seal.digest
                assert made.pop(seal.digest) == seal.seat
            kept = {digest(hidden): hidden.seat for hidden in one.step.state.hidden}
            assert kept.items() <= made.items()
            made = kept  # a seat that left has taken back its hidden choice
    assert opened > 10 * len(brawls)


def digest(hidden: Hidden) -> str:
    return hashlib.sha256(f"{hidden.choice}:{hidden.salt}".encode()).hexdigest()


def test_a_card_played_for_one_who_left_is_checked_as_that_of_who_played_it():
    """Also if the turn ends with it and another seat then chooses for the team."""
    start = position(GAME, "play", 6, {}, Rng(b"left"))
    spots = {start.heroes[0].id: "A9", start.heroes[5].id: "A10"}
    heroes = tuple(
        msgspec.structs.replace(one, life=1, spot="board", square=spots[one.id]) if one.id in spots else one
        for one in start.heroes
    )
    acting = Acting(start.heroes[0].id, steps=7)
    state = msgspec.structs.replace(start, heroes=heroes, acting=acting, left=(0,), cards=(), acted=(), turn=2)
    made, shown = {}, {}
    for action in (Attack(start.heroes[5].id), Fight("sword"), Fight("charge")):
        ask = GAME.asks(state)[0]
        step = GAME.apply(state, Answer(ask.id, ask.seat, action), Rng(b"luck", state.asked))
        for seal in GAME.spec.commitments(step.state, step.events):
            (shown if seal.opened else made)[seal.digest] = seal.seat
        state = step.state
    assert state.turn == 3
    assert set(made.values()) == {2, 1}
    assert shown == made
