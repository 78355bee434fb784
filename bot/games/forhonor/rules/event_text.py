"""The events of For Honor as phrases: one per event, and those of a turn worth reporting."""

from collections.abc import Sequence

from bot.games.contract.event_phrases import Argument, Fields, sentence, without_choice
from bot.games.contract.vocabulary import Phrase, Seat, Sentence, phrase, seat_phrase
from bot.games.forhonor.rules import events
from bot.games.forhonor.rules.heroes import hero_words

_QUIET = (events.ActivationEnded, events.CardDrawn, events.Committed)
"""Covered by the events that follow them."""


def event_sentences(happened: Sequence[events.Event]) -> tuple[Sentence, ...]:
    """The phrases of the events, in order, each with its rule."""
    sentences = (
        Sentence(event_phrase(event), event.rule, result=isinstance(event, events.MatchOver))
        for event in happened
        if not isinstance(event, _QUIET)
    )
    return without_choice(sentences, "forhonor-event-forced")


def camp_words(camp: int) -> Phrase:
    """The name of a camp."""
    return phrase(f"forhonor-team-{camp}")


def the_camp(camp: int) -> Phrase:
    """A camp as a sentence begins with it."""
    return phrase(f"forhonor-the-camp-{camp}")


def the_team(camp: int) -> Phrase:
    """The name of a camp within a sentence."""
    return phrase(f"forhonor-the-team-{camp}")


def seat_words(seat: Seat) -> Phrase:
    """A player: by letter and camp if there is no name."""
    return seat_phrase(seat, phrase("forhonor-seat", letter="ABCDEFGH"[seat], side=camp_words(seat % 2)))


def event_phrase(event: events.Event) -> Phrase:
    """The phrase of an event; its arguments are documented in data/words/en/forhonor/game.ftl."""
    return sentence("forhonor", event, _FIELDS, _extra(event))


def _extra(event: events.Event) -> dict[str, Argument]:
    """The arguments of a phrase that take more than one field, or other words."""
    match event:
        case events.Moved(way=way):
            return {"square": way[-1], "steps": len(way)}
        case events.Shot(at=at, target=target):
            return {"target": phrase("forhonor-soldier") if target is None else hero_words(target), "square": at}
        case events.CardsShown() | events.Drafted() | events.OrderLaid():
            return _of_secrets(event)
        case events.SoldiersCame(squares=squares):
            return {"count": len(squares)}
        case events.LifeLost() | events.SoldiersKilled() | events.Fell():
            return _of_losses(event)
        case _:
            return _of_points(event)


def _of_secrets(event: events.CardsShown | events.Drafted | events.OrderLaid) -> dict[str, Argument]:
    match event:
        case events.CardsShown(heroes=heroes, cards=cards, winner=winner):
            by_clock = [name for name, hero in zip(("first", "second"), heroes, strict=True) if hero in event.clock]
            return {
                "first": hero_words(heroes[0]),
                "second": hero_words(heroes[1]),
                "card": phrase(f"forhonor-card-{cards[0]}"),
                "other": phrase(f"forhonor-card-{cards[1]}"),
                "won": phrase("forhonor-round-tied") if winner is None else _won(winner),
                "clock": "both" if len(by_clock) > 1 else "".join(by_clock) or "no",
            }
        case events.Drafted(clock=clock) | events.OrderLaid(clock=clock):
            return {"clock": "yes" if clock else "no"}


def _of_losses(event: events.LifeLost | events.SoldiersKilled | events.Fell) -> dict[str, Argument]:
    match event:
        case events.LifeLost(blow=blow, by=by):
            return {"why": phrase(f"forhonor-blow-{blow}", by=hero_words(by))}
        case events.SoldiersKilled(squares=squares):
            return {"count": len(squares)}
        case events.Fell(executed=executed):
            return {"executed": "yes" if executed else "no"}


def _of_points(event: events.Event) -> dict[str, Argument]:
    match event:
        case events.ZoneTaken(zone=zone, camp=camp, loser=loser):
            taken = "no" if camp is None else "free" if loser is None else "yes"
            of = the_team(loser or 0)
            return {"zone": phrase(f"forhonor-zone-{zone}"), "side": the_camp(camp or 0), "taken": taken, "loser": of}
        case events.Scored(points=points, score=score):
            change = f"{points:+d}".replace("-", "−") if points else "±0"
            return {"change": change, "score": score}
        case events.LockChanged(locked=locked):
            return {"locked": "yes" if locked else "no"}
        case events.TurnEnded(score=score):
            return {"first": score[0], "second": score[1]}
        case events.MatchOver(winner=winner, score=score):
            won: Argument = "" if winner is None else the_camp(winner)
            return {"side": won, "drawn": "yes" if winner is None else "no", "first": score[0], "second": score[1]}
        case _:
            return {}


def _won(hero: str) -> Phrase:
    return phrase("forhonor-round-won", hero=hero_words(hero))


_FIELDS: Fields = {
    "hero": ("hero", hero_words),
    "target": ("target", hero_words),
    "by": ("by", hero_words),
    "seat": ("seat", seat_words),
    "camp": ("side", lambda camp: the_camp(camp or 0)),
    "squares": ("squares", ", ".join),
    "to": ("square", str),
    "turn": ("turn", int),
    "round": ("round", int),
    "life": ("life", int),
    "left": ("left", int),
    "cause": ("cause", str),
    "power": ("power", lambda power: phrase(f"forhonor-power-name-{power}")),
}
"""The arguments from an event's fields: name and value."""
