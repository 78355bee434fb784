"""Public messages and rule numbers: who plays which side, whose colour it is, how it ended, what a number is about."""

from bot.games.base import Ask, Outcome, phrase
from bot.matches.models import Holder, Match, Status
from bot.words import Catalogue
from cogs.cards import COLOURS, SEATS, match_card, turn_buttons, turn_card
from cogs.layout import Press, Sheet
from cogs.publishing import outcome_words
from cogs.rulebook import rule_named
from tests.support.scene import WORDS

CATALOGUE = Catalogue(WORDS)
EN, FR = CATALOGUE.of("en-GB"), CATALOGUE.of("fr")


def match(status: Status = Status.RUNNING, state: bytes = b"{}") -> Match:
    holders = (Holder(1, 11, "Ada"), Holder(0, 22, "Bruno"))
    return Match(7, 1, 2, 3, 4, "pitchout", (), status, 3, holders, state, b"", 0, 0, 0, 0, "en")


def ask(seat: int) -> Ask[None]:
    return Ask(f"flick.{seat}.1", "flick", seat, phrase("pitchout-ask-flick"), "PO-16", ())


def card(*asks: Ask[None], revision: int = 3, outcome: str = "") -> Sheet:
    return turn_card(
        match(), revision, asks, picture=None, story="It slid.", headline="Head.", outcome=outcome, words=EN
    )


def test_the_first_message_introduces_the_sides():
    said = "\n".join(str(part) for part in card(ask(0), revision=0).parts)
    assert "<@11> is Azure (pucks B1, B2" in said
    assert "<@22> is Amber (pucks A1, A2" in said
    assert "B1 to B5" not in "\n".join(str(part) for part in card(ask(0)).parts)


def test_a_turn_says_each_thing_once():
    assert card(ask(1)).parts == ("It slid.", "<@11> (Azure) — Your turn: flick one of your pucks.")
    assert card(outcome="Somebody won.").parts == ("It slid.", "Somebody won.")
    assert card().parts == ("It slid.", "**Head.**")


def test_the_colour_is_that_of_the_side_asked():
    assert [card(ask(seat)).colour for seat in (0, 1)] == [0xFFB347, 0x2E90FA] == list(SEATS[:2])
    assert card(ask(0), ask(1)).colour == card().colour == COLOURS[Status.RUNNING]


def test_the_result_names_winner_loser_and_reason():
    left = Outcome(((1,), (0,)), phrase("pitchout-outcome-left"))
    assert outcome_words(match(), left, EN) == "<@11> (Azure) beats <@22> (Amber): by resignation."
    assert outcome_words(match(), left, FR) == "<@11> (Azur) bat <@22> (Ambre)\u00a0: par abandon."
    drawn = Outcome(((0, 1),), phrase("pitchout-outcome-rounds"))
    assert outcome_words(match(), drawn, EN).startswith("A draw")


def test_a_challenge_that_came_to_nothing_stays_a_challenge_and_names_who():
    (said,) = match_card(match(Status.DECLINED, b""), EN).parts
    assert "challenge 7" in str(said)
    assert "Declined by <@22>." in str(said)
    (said,) = match_card(match(Status.CANCELLED, b""), FR).parts
    assert "Annulé par <@11>." in str(said)


def test_the_one_who_challenges_stands_before_what_the_game_is():
    lines = str(match_card(match(Status.CHALLENGE, b""), EN).parts[0]).splitlines()
    assert lines[1] == "<@11> challenges <@22>."


def test_a_stranger_is_offered_nothing_more():
    assert [press.id.verb for press in turn_buttons(match(), 3, (), EN) if isinstance(press, Press)] == ["text", "more"]
    assert [press.id.verb for press in turn_buttons(match(), 3, (), EN, more=False)] == ["text"]


def test_a_rule_is_named_where_the_language_has_the_rules():
    assert rule_named("PO-16", EN) == "PO-16: The flick"
    assert rule_named("PO-16", FR) == "PO-16\u00a0: La pichenette"
    assert rule_named("PO-999", EN) == "PO-999"
