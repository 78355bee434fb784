"""The asks of For Honor with their choices (section 5)."""

from collections.abc import Callable, Iterator

from bot.games.contract.base import Ask, Choice
from bot.games.contract.luck import Rng
from bot.games.contract.vocabulary import Phrase, Seat, phrase, seat_phrase
from bot.games.forhonor.rules import combats
from bot.games.forhonor.rules.draft import drafting, ordering, orders
from bot.games.forhonor.rules.heroes import BEATS, CARDS, HEROES, Card, HeroId, hero_words
from bot.games.forhonor.rules.movement import points_left
from bot.games.forhonor.rules.seating import CAMPS, camp_of, chooser, decider
from bot.games.forhonor.rules.soldiers import aside, usual_aside, ways_aside
from bot.games.forhonor.rules.step_builder import figure
from bot.games.forhonor.rules.steps import steps
from bot.games.forhonor.rules.turns import candidates
from bot.games.forhonor.rules.values import Action, Combat, Displace, DraftHero, End, Fight, Order, PickHero, State

RULES: dict[str, str] = {
    "draft": "FH-3",
    "order": "FH-90",
    "displace": "FH-12",
    "pick_hero": "FH-22",
    "step": "FH-23",
    "card": "FH-52",
}
SECRET = frozenset({"draft", "order", "card"})


def asked(state: State) -> tuple[Seat, ...]:
    """The seats that are asked."""
    hero = aside(state) if state.phase == "displace" else None
    if state.phase == "step" and state.acting is not None:
        hero = figure(state, state.acting.hero)
    if hero is not None:
        return (decider(state, hero.seat),)
    match state.phase:
        case "draft":
            return tuple(seat for seat in drafting(state) if seat not in state.left)
        case "order":
            return ordering(state)
        case "pick_hero" if state.camp is not None:
            return (chooser(state, state.camp),)
        case "card":
            return combats.fighting(state)
        case _:
            return ()


def open_asks(state: State) -> tuple[Ask[Action], ...]:
    """The open asks; none when the match is over."""
    return tuple(_ask(state, seat) for seat in asked(state))


def id_of(state: State, seat: Seat) -> str:
    """The id of a seat's ask."""
    return f"{state.phase}.{seat}.{state.asked}"


def _ask(state: State, seat: Seat) -> Ask[Action]:
    return Ask(
        id=id_of(state, seat),
        kind=state.phase,
        seat=seat,
        words=_in_place_of(state, seat, _words(state, seat)),
        rule=_rule(state),
        choices=tuple(_CHOICES[state.phase](state, seat)),
        secret=state.phase in SECRET,
    )


def _rule(state: State) -> str:
    acting = state.acting
    if state.phase == "step" and acting is not None and figure(state, acting.hero).spot == "reserve":
        return "FH-24"
    return RULES[state.phase]


def fallback(state: State, seat: Seat, rng: Rng) -> Action:
    """The default answer of a seat; after an entry `End` follows (section 5)."""
    match state.phase:
        case "displace":
            hero = aside(state)
            if hero is None:
                raise ValueError("nobody has to step aside")
            return Displace(usual_aside(ways_aside(state, hero), camp_of(hero.seat)))
        case "step" if state.acting is not None and figure(state, state.acting.hero).spot == "board":
            return End()
        case "card" if state.combat is not None:
            return Fight(rng.pick(combats.hand(state, state.combat, seat)))
        case _:
            return next(iter(_CHOICES[state.phase](state, seat))).action


def _in_place_of(state: State, seat: Seat, question: Phrase) -> Phrase:
    """The question; if the hero's player has left, it says so to the seat that decides instead (section 5)."""
    if state.phase == "card" and state.combat is not None:
        hero = figure(state, _fighters_of(state, seat)[0])
    elif state.phase == "step" and state.acting is not None:
        hero = figure(state, state.acting.hero)
    else:
        return question
    return question if hero.seat == seat else phrase("forhonor-ask-instead", ask=question)


def _words(state: State, seat: Seat) -> Phrase:
    match state.phase:
        case "displace":
            hero = aside(state)
            return phrase("forhonor-ask-displace", hero=hero_words(hero.id if hero else ""))
        case "step" if state.acting is not None:
            hero_id = state.acting.hero
            if figure(state, hero_id).spot == "reserve":
                return phrase("forhonor-ask-enter", hero=hero_words(hero_id))
            left = points_left(state.acting)
            return phrase("forhonor-ask-step", hero=hero_words(hero_id), left=left)
        case "card" if state.combat is not None:
            mine, foe = _fighters_of(state, seat)
            return phrase("forhonor-ask-card", hero=hero_words(mine), foe=hero_words(foe), round=state.combat.round)
        case "pick_hero":
            return phrase("forhonor-ask-pick_hero", side=phrase(f"forhonor-the-team-{camp_of(seat)}"))
        case _:
            return phrase(f"forhonor-ask-{state.phase}")


def _fighters_of(state: State, seat: Seat) -> tuple[HeroId, HeroId]:
    """The hero that a seat fights with, and the opponent."""
    combat = state.combat
    if combat is None:
        raise ValueError("there is no combat")
    mine = decider(state, figure(state, combat.attacker).seat) == seat
    return (combat.attacker, combat.target) if mine else (combat.target, combat.attacker)


def _drafts(state: State, seat: Seat) -> Iterator[Choice[Action]]:
    for hero in state.packets[seat]:
        yield Choice(hero, hero_words(hero), DraftHero(hero), hint=power_words(hero))


def power_words(hero: HeroId) -> Phrase:
    """A hero's faction and power in one line."""
    card = HEROES[hero]
    return phrase(
        "forhonor-hero-hint",
        faction=phrase(f"forhonor-faction-{card.faction}"),
        power=phrase(f"forhonor-power-{card.power}"),
    )


def _orders(state: State, seat: Seat) -> Iterator[Choice[Action]]:
    for heroes in orders(state, camp_of(seat)):
        names = {name: hero_words(hero) for name, hero in zip(("a", "b", "c", "d"), heroes, strict=True)}
        yield Choice(" ".join(heroes), phrase("forhonor-choice-order", **names), Order(heroes))


def _asides(state: State, _seat: Seat) -> Iterator[Choice[Action]]:
    hero = aside(state)
    if hero is None:
        return
    usual = usual_aside(ways_aside(state, hero), camp_of(hero.seat))
    for square in sorted(ways_aside(state, hero), key=lambda square: square != usual):
        yield Choice(square, phrase("forhonor-choice-aside", square=square), Displace(square))


def _heroes(state: State, _seat: Seat) -> Iterator[Choice[Action]]:
    if state.camp is None:
        return
    for hero in candidates(state, state.camp):
        one = figure(state, hero)
        where = phrase("forhonor-square", square=one.square) if one.square else phrase("forhonor-spot-reserve")
        power = phrase(f"forhonor-power-{HEROES[hero].power}")
        hint = phrase("forhonor-hint-hero", life=one.life, where=where, power=power)
        yield Choice(hero, _owned(state, hero), PickHero(hero), hint=hint)


def _owned(state: State, hero: HeroId) -> Phrase:
    """A hero, with the player to whom they belong where camps have several."""
    if state.seats == len(CAMPS):
        return hero_words(hero)
    seat = figure(state, hero).seat
    player = seat_phrase(seat, phrase("forhonor-letter", letter="ABCDEFGH"[seat]))
    return phrase("forhonor-hero-of", hero=hero_words(hero), player=player)


def _cards(state: State, seat: Seat) -> Iterator[Choice[Action]]:
    if state.combat is None:
        return
    hand = combats.hand(state, state.combat, seat)
    for card in CARDS:
        if card in hand:
            hint = _stake(state.combat, *_fighters_of(state, seat), card)
            yield Choice(card, phrase(f"forhonor-card-{card}"), Fight(card), hint=hint)


def _stake(combat: Combat, mine: HeroId, foe: HeroId, card: Card) -> Phrase:
    """The cards that a card beats, loses to and ties with, each with the life lost, in a tie the foe's first (FH-53, FH-55)."""
    winning = next(one for one in CARDS if BEATS[one] == card)
    theirs = combat.hands[0 if foe == combat.attacker else 1]
    given, taken = (combats.felt(combat, hero, combats.tied(combat, hero, card)) for hero in (foe, mine))
    return phrase(
        "forhonor-hint-card",
        beats=phrase(f"forhonor-card-{BEATS[card]}"),
        takes=combats.felt(combat, foe, combats.blow(combat, mine, foe, card)),
        by=phrase(f"forhonor-card-{winning}"),
        lost=combats.felt(combat, mine, combats.blow(combat, foe, mine, winning)),
        given=given,
        taken=taken,
        wins="yes" if BEATS[card] in theirs else "no",
        loses="yes" if winning in theirs else "no",
        ties="no" if card not in theirs else "even" if given == taken else "yes",
    )


_CHOICES: dict[str, Callable[[State, Seat], Iterator[Choice[Action]]]] = {
    "draft": _drafts,
    "order": _orders,
    "displace": _asides,
    "pick_hero": _heroes,
    "step": steps,
    "card": _cards,
}
