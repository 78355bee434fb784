"""The events of For Honor as messages show them: automatic events in one line each, losses with their reasons.

bot.games.forhonor.rules.event_text has the events one by one, in full.
"""

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import groupby, zip_longest

from bot.games.contract.base import Unanswered
from bot.games.contract.event_phrases import joined
from bot.games.contract.vocabulary import Phrase, Sentence, phrase
from bot.games.forhonor.rules import events
from bot.games.forhonor.rules.event_text import camp_words, event_phrase, event_sentences, seat_words
from bot.games.forhonor.rules.heroes import HeroId, hero_words, strikes_harder


def briefly(happened: Sequence[events.Event]) -> tuple[Sentence, ...]:
    """The sentences of events, in order; the automatic events at the end and start of a turn take one line each.

    Timeouts are reported by the match, which names the player.
    """
    happened = [event for event in happened if not isinstance(event, Unanswered)]
    over = any(isinstance(event, events.MatchOver) for event in happened)
    return tuple(
        line
        for several in _together(happened)
        for line in (
            _resigned(several) if over and isinstance(several[0], events.Gone) else _sentences(several, happened)
        )
    )


def _resigned(several: Sequence[events.Event]) -> Iterator[Sentence]:
    """The last players of a camp resigned; the table says who has won by that."""
    for event in several:
        if isinstance(event, events.Gone):
            yield Sentence(phrase("forhonor-brief-gone", seat=seat_words(event.seat)), event.rule, result=True)


def _together(happened: Sequence[events.Event]) -> Iterator[list[events.Event]]:
    """The events in order, grouped by line: points go with the end of their turn."""
    ends = any(isinstance(event, events.TurnEnded) for event in happened)
    scored = [event for event in happened if ends and isinstance(event, events.Scored)]
    yield from _hands(happened)
    rest: list[events.Event] = [
        event for event in happened if event not in scored and not isinstance(event, events.Dealt)
    ]
    for _, group in groupby(_unsaid(rest), _kind):
        several = list(group)
        yield [*scored, *several] if isinstance(several[0], events.TurnEnded) else several


def _unsaid(happened: Sequence[events.Event]) -> Iterator[events.Event]:
    """The events without that a hero acts, where the next one says what it does."""
    for event, following in zip_longest(happened, happened[1:]):
        match event, following:
            case (
                events.Activated(hero=hero),
                events.Entered(hero=same)
                | events.Moved(hero=same)
                | events.SoldiersKilled(hero=same)
                | events.CombatBegun(hero=same),
            ) if hero == same:
                continue
            case _:
                yield event


def _hands(happened: Sequence[events.Event]) -> Iterator[list[events.Event]]:
    """The heroes that luck gave, by whom it gave them to."""
    dealt = [event for event in happened if isinstance(event, events.Dealt)]
    for seat in dict.fromkeys(one.seat for one in dealt):
        yield [one for one in dealt if one.seat == seat]


def _kind(event: events.Event) -> object:
    """Neighbouring events of the same kind share a group; every other event has its own."""
    if isinstance(event, events.TurnBegun | events.SoldiersCame):
        return events.TurnBegun
    if isinstance(event, events.Entered | events.Moved):
        return event.hero
    return type(event) if isinstance(event, events.Returned | events.Recovered | events.CardLost) else id(event)


def _sentences(several: list[events.Event], happened: Sequence[events.Event]) -> tuple[Sentence, ...]:
    first, rule = several[0], several[-1].rule
    match several[-1]:
        case events.TurnEnded(turn=turn, score=score):
            points = Counter(dict.fromkeys((0, 1), 0))
            for event in several:
                if isinstance(event, events.Scored):
                    points[event.camp] += event.points
            gains = {
                name: f"{points[camp]:+d}".replace("-", "−") if points[camp] else "0"
                for camp, name in enumerate(("attack", "defence"))
            }
            text = phrase("forhonor-brief-scored", turn=turn, first=score[0], second=score[1], **gains)
        case events.SoldiersCame() if isinstance(first, events.TurnBegun):
            where = [
                phrase("forhonor-brief-soldiers", side=camp_words(one.camp), squares=", ".join(one.squares))
                for one in several
                if isinstance(one, events.SoldiersCame)
            ]
            text, rule = phrase("forhonor-brief-turn", turn=first.turn, soldiers=joined(where)), first.rule
        case events.Moved(hero=hero, way=way) if len(several) == 2 and isinstance(first, events.Entered):
            text = phrase("forhonor-brief-came", hero=hero_words(hero), entry=first.to, square=way[-1], steps=len(way))
        case events.Dealt(seat=seat):
            heroes = [_the(one.hero) for one in several if isinstance(one, events.Dealt)]
            text = phrase("forhonor-brief-dealt", seat=seat_words(seat), heroes=joined(heroes))
        case events.Returned() | events.Recovered():
            heroes = [_the(one.hero) for one in several if isinstance(one, events.Returned | events.Recovered)]
            key = "returned" if isinstance(first, events.Returned) else "recovered"
            text = phrase(f"forhonor-brief-{key}", heroes=joined(heroes), count=len(heroes))
        case events.CardLost():
            lost = Counter(one.camp for one in several if isinstance(one, events.CardLost))
            counts = [
                phrase("forhonor-brief-cards", side=camp_words(camp), count=count) for camp, count in lost.items()
            ]
            text = phrase("forhonor-brief-lost-cards", cards=joined(counts), count=lost.total())
        case events.LifeLost(blow="combat") as blow:
            text = _explained(blow, happened)
        case _:
            return event_sentences(several)
    return (Sentence(text, rule),)


def _the(hero: HeroId) -> Phrase:
    return phrase("forhonor-the-name", name=hero_words(hero))


def _explained(lost: events.LifeLost, happened: Sequence[events.Event]) -> Phrase:
    """A loss in a round of a combat with what made it larger or smaller (FH-53, FH-55, FH-56)."""
    before = happened[: happened.index(lost)]
    shown = next((event for event in reversed(before) if isinstance(event, events.CardsShown)), None)
    if shown is None:
        return event_phrase(lost)
    card = shown.cards[shown.heroes.index(lost.by)]
    braced = any(
        isinstance(event, events.Spared) and (event.hero, event.power) == (lost.hero, "bulwark") for event in before
    )
    harder = strikes_harder(lost.by, card)
    twice = lost.life + braced > 1 + harder
    reasons = [
        phrase(f"forhonor-brief-{reason}")
        for reason, is_so in (("harder", harder), ("twice", twice), ("braced", braced))
        if is_so
    ]
    if not reasons:
        return event_phrase(lost)
    names = {"hero": hero_words(lost.hero), "by": hero_words(lost.by)}
    return phrase("forhonor-brief-lost", life=lost.life, left=lost.left, why=joined(reasons), **names)
