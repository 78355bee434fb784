"""Public messages and rule numbers: who plays which side, whose colour it is, how it ended, what a number is about."""

import msgspec
import pytest

from bot.answers.custom_id import Id
from bot.features.reviews.rules.review import Hand, Review
from bot.features.reviews.sheets import review_sheet
from bot.games import PLAYERS
from bot.games.contract.base import Ask, Outcome
from bot.games.contract.player import LEVELS, Level
from bot.games.contract.preview import Assist
from bot.games.contract.vocabulary import phrase
from bot.matches.core.models import Match, Pace, Player, Response, Status, Terms
from bot.matches.house.members import user_of
from bot.matches.timing.paces import read_terms, terms_phrase
from bot.matches.work.timer_policy import COUNTED, SLOW
from bot.panel.public_buttons import ShownTurn, turn_buttons
from bot.panel.short_answers import own_id
from bot.panel.turn_message import TurnMessage, explains, turn_card, turn_colour
from bot.screens.cards import DOT, asked_words, match_card, running_words, seat_mention, status_colour
from bot.screens.deadlines import consequence
from bot.screens.option_labels import options_words
from bot.screens.rule_links import rule_named
from bot.screens.sheet import ROW_LIMIT, Button, LinkButton, Media, Sheet
from bot.words import Catalogue
from cogs.core.components import build
from cogs.delivery.turn_message import outcome_words
from tests.support.discord.scene import WORDS
from tests.support.words.said import says

CATALOGUE = Catalogue(WORDS)
EN, FR = CATALOGUE.of("en-GB"), CATALOGUE.of("fr")


def match(status: Status = Status.RUNNING, state: bytes = b"{}") -> Match:
    holders = (Player(1, 11, "Ada"), Player(0, 22, "Bruno"))
    return Match(7, 1, 2, 3, 4, "pitchout", (), status, 3, holders, state, b"", 0, 0, 0, 0, "en")


def four(
    status: Status = Status.RUNNING,
    state: bytes = b"{}",
    said: tuple[Response, Response, Response, Response] = (Response.YES,) * 4,
) -> Match:
    names = ("Ada", "Bruno", "Chloe", "Dai")
    holders = tuple(Player(seat, 11 * (seat + 1), name, said[seat]) for seat, name in enumerate(names))
    return msgspec.structs.replace(match(status, state), holders=holders)


def ask(seat: int) -> Ask[None]:
    return Ask(f"flick.{seat}.1", "flick", seat, phrase("pitchout-ask-flick"), "PO-16", ())


def card(*asks: Ask[None], revision: int = 3, outcome: str = "") -> Sheet:
    return turn_card(
        TurnMessage(match(), revision, asks, story="It slid.", headline="Head.", outcome=(outcome,) if outcome else ()),
        EN,
        0,
    )


def test_the_first_message_introduces_the_sides():
    text = "\n".join(str(part) for part in card(ask(0), revision=0).parts)
    assert "<@11>: Azure (B1, B2" in text
    assert "<@22>: Amber (A1, A2" in text
    assert EN.say(terms_phrase(match().terms)) in text
    assert "B1" not in "\n".join(str(part) for part in card(ask(0)).parts)


def test_the_first_message_says_who_plays_with_whom():
    def text(table: Match, revision: int = 0) -> str:
        message = TurnMessage(table, revision, (ask(0),), story="", headline="Head.")
        return "\n".join(str(part) for part in turn_card(message, EN, 0).parts)

    teams = "-# Teams: <@11> and <@33> – <@22> and <@44>"
    assert teams in text(four())
    assert "Teams" not in text(four(), revision=3)
    assert "Teams" not in text(msgspec.structs.replace(four(), options=(("sides", "free"),)))
    assert "Teams" not in text(match())


def test_the_first_message_of_a_practice_says_how_to_win():
    goal = EN.text("goal-of-game", goal=EN.text("pitchout-tagline"))
    table = match()
    holders = (table.holders[0], msgspec.structs.replace(table.holders[1], user=user_of(0, 2)))
    practice = msgspec.structs.replace(table, holders=holders)

    def parts(played: Match, revision: int) -> tuple[object, ...]:
        message = TurnMessage(played, revision, (ask(0),), story="", headline="Head.")
        return turn_card(message, EN, 0).parts

    assert goal in parts(practice, 0)
    assert goal not in parts(practice, 3)
    assert goal not in parts(table, 0)


def test_the_first_message_explains_no_rules_before_anything_moved_or_was_shown():
    def offers_why(since: int, *, moved: bool = False, sealed: bool = False) -> bool:
        why = explains(since, ruled=True, moved=moved, sealed=sealed)
        message = TurnMessage(match(), 3, (ask(0),), "", "Head.", shown=ShownTurn(since, moved=moved, why=why))
        rows = turn_card(message, EN, 0).controls
        return "why" in {one.id.verb for row in rows for one in row if isinstance(one, Button)}  # type: ignore[union-attr]

    assert not offers_why(0)
    assert offers_why(0, sealed=True)
    assert offers_why(0, moved=True)
    assert offers_why(3)
    assert not explains(3, ruled=False, moved=True, sealed=True)


def test_a_turn_tells_the_deadline_once_less_than_a_quarter_of_the_time_is_left():
    holders = tuple(msgspec.structs.replace(one, due=86_400_000) for one in match().holders)
    played = msgspec.structs.replace(match(), holders=holders, terms=Terms(Pace.DAY, 86_400_000))
    early, late = (asked_words(played, [ask(1)], EN, now) for now in (60_000, 70_000_000))
    assert early.count("\n") == 0
    assert late == f"{early}\n{EN.text('until', when='<t:86400:R>')}"
    away = tuple(msgspec.structs.replace(one, vacation_until=80_000_000) for one in holders)
    assert "<t:80000:f>" in asked_words(msgspec.structs.replace(played, holders=away), [ask(1)], EN, 60_000)


def test_a_turn_tells_a_shortened_time_at_once():
    holders = tuple(msgspec.structs.replace(one, due=43_200_000, lapses=SLOW) for one in match().holders)
    slow = msgspec.structs.replace(match(), holders=holders, terms=read_terms("day"))
    for words in (EN, FR):
        assert words.text("until", when="<t:43200:R>") in asked_words(slow, [ask(1)], words, 60_000)
    before = msgspec.structs.replace(slow, terms=Terms(Pace.DAY, 86_400_000))
    assert "<t:" not in asked_words(before, [ask(1)], EN, 60_000)


def test_a_card_tells_the_deadline_no_sooner():
    holders = tuple(msgspec.structs.replace(one, due=86_400_000) for one in match().holders)
    played = msgspec.structs.replace(match(), holders=holders, terms=Terms(Pace.DAY, 86_400_000))
    early, late = (running_words(played, "Head.", [1], EN, now) for now in (60_000, 70_000_000))
    assert early == "**Head.**\n▶ <@11> (Azure)"
    assert late == f"{early}{DOT}{EN.text('until', when='<t:86400:R>')}"


def test_a_panel_tells_the_clock_when_it_presses_or_would_end_the_match():
    holders = tuple(msgspec.structs.replace(one, due=86_400_000) for one in match().holders)
    played = msgspec.structs.replace(match(), holders=holders, terms=Terms(Pace.DAY, 86_400_000))
    assert consequence(played, 1, EN, 60_000) == ""
    assert consequence(played, 1, EN, 70_000_000) == EN.text("consequence", when="<t:86400:R>", most=COUNTED)
    lax = tuple(msgspec.structs.replace(one, lapses=COUNTED - 1) for one in holders)
    last = msgspec.structs.replace(played, holders=lax)
    assert consequence(last, 1, EN, 60_000) == EN.text("consequence-last", when="<t:86400:R>", most=COUNTED)


def test_a_turn_says_each_thing_once():
    assert card(ask(1)).parts == ("It slid.", "<@11> (Azure) — Flick one of your pucks.")
    assert card(outcome="Somebody won.").parts == ("It slid.", "Somebody won.")
    assert card().parts == ("It slid.", "**Head.**")


def test_the_colour_is_that_of_the_side_asked():
    assert [turn_colour(four(), [ask(seat)]) for seat in range(4)] == [0xFFB347, 0x2E90FA, 0x29CA93, 0xFF4EAA]
    assert card(ask(0), ask(1)).colour == card().colour == status_colour(Status.RUNNING)
    assert turn_colour(four(), [ask(7)]) == status_colour(Status.RUNNING)
    balls = msgspec.structs.replace(match(), game="offboard")
    assert [turn_colour(balls, [ask(seat)]) for seat in range(2)] == [0xB01838, 0xFFE36B]  # Red, Yellow


@pytest.mark.parametrize("status", Status)
def test_every_message_about_a_match_can_be_made_in_any_status(status: Status):
    ended = msgspec.structs.replace(match(status), incident="K7QX2M")
    turn = turn_card(TurnMessage(ended, 3, (), story="", headline="Head."), EN, 0)
    assert turn.colour == status_colour(status)
    for words in (EN, FR):
        shown = match_card(ended, words, "")
        assert shown.colour == status_colour(status)
        assert f"card-{status}" not in "".join(map(str, shown.parts))


def test_the_result_names_winner_loser_and_reason():
    left = Outcome(((1,), (0,)), phrase("pitchout-outcome-left"))
    assert outcome_words(match(), left, EN) == "<@11> (Azure) beats <@22> (Amber) by resignation."
    assert outcome_words(match(), left, FR) == "<@11> (Azur) bat <@22> (Ambre) par abandon."
    drawn = Outcome(((0, 1),), phrase("pitchout-outcome-rounds", score="2–0"))
    assert outcome_words(match(), drawn, EN) == "Draw: 2–0 in rounds."
    agreed = Outcome(((0, 1),), phrase("outcome-agreed"))
    assert outcome_words(match(), agreed, EN) == "Draw by agreement."


def test_a_match_in_which_nothing_moves_offers_no_film():
    over = msgspec.structs.replace(match(Status.FINISHED), revision=3)
    for filmed in (True, False):
        verbs = [one.id.verb for one in turn_buttons(over, 3, (), EN, ShownTurn(filmed=filmed))]
        assert verbs == ["text", *["replay"] * filmed, "rematch", "review"]


def test_a_review_without_any_decision_says_so_and_offers_nothing():
    review = Review(2, ((0,), (1,)), (Hand(0, 0),) * 2)
    sheet = review_sheet(match(Status.FINISHED), review, None, EN)
    assert sheet.parts[1:] == (EN.text("review-empty"),)
    assert sheet.controls == ()


def test_the_emoji_of_a_side_is_outside_the_brackets_that_a_line_may_end_in():
    words = EN.showing({"pitchout-team-1": "<:azure:5>"})
    assert seat_mention(match(), 1, words) == "<@11> <:azure:5> (Azure)"
    assert seat_mention(match(), 0, words) == "<@22> (Amber)"


def test_a_pair_wins_together():
    won = Outcome(((0, 2), (1, 3)), phrase("pitchout-outcome-rounds", score="2–0"))
    assert outcome_words(four(), won, EN) == (
        "<@11> (Amber) and <@33> (Jade) beat <@22> (Azure) and <@44> (Rose): 2–0 in rounds."
    )
    assert outcome_words(four(), won, FR) == (
        "<@11> (Ambre) et <@33> (Jade) battent <@22> (Azur) et <@44> (Rose)\u00a0: 2–0 en manches."
    )


def test_places_are_counted_past_those_who_share_one():
    ranked = Outcome(((3,), (0, 2), (1,)), phrase("pitchout-outcome-rounds", score="2–0"))
    assert outcome_words(four(), ranked, EN).splitlines() == [
        "<@44> (Rose) wins: 2–0 in rounds.",
        "2. <@11> (Amber) and <@33> (Jade)",
        "4. <@22> (Azure)",
    ]
    pair_first = Outcome(((0, 2), (3,), (1,)), phrase("pitchout-outcome-left"))
    assert outcome_words(four(), pair_first, FR).splitlines() == [
        "<@11> (Ambre) et <@33> (Jade) l’emportent par abandon.",
        "3. <@44> (Rose)",
        "4. <@22> (Azur)",
    ]


def test_an_expired_challenge_names_who_did_not_answer():
    (text,) = match_card(
        four(Status.EXPIRED, b"", said=(Response.YES, Response.NOTHING, Response.YES, Response.NOTHING)), FR
    ).parts
    assert says(str(text), "card-expired", "fr", opponent="<@22> et <@44>")


def test_a_turn_names_everybody_still_to_answer_and_the_button_opens_ones_own():
    asks = [ask(seat) for seat in (1, 2, 3)]
    sheet = turn_card(TurnMessage(four(), 5, asks, story="", headline="Head."), EN, 0)
    assert [str(part).partition(" —")[0] for part in sheet.parts] == ["<@22> (Azure), <@33> (Jade) and <@44> (Rose)"]
    assert sheet.mentions == (22, 33, 44)
    opening = next(press for press in sheet.controls[0] if isinstance(press, Button) and press.id.verb == "open")
    assert [own_id(opening.id.ask, one.seat) for one in asks] == [one.id for one in asks]


def test_a_challenge_that_came_to_nothing_stays_a_challenge_and_names_who():
    (text,) = match_card(match(Status.DECLINED, b""), EN).parts
    assert says(str(text), "card-challenge", match="7")
    assert says(str(text), "card-declined", opponent="<@22>")
    (text,) = match_card(match(Status.CANCELLED, b""), FR).parts
    assert says(str(text), "card-cancelled", "fr")


def test_the_card_of_a_match_of_a_tournament_is_brief():
    rated = msgspec.structs.replace(match(), terms=Terms(Pace.DAY, 86_400_000, rated=True), seed=b"seed", thread=3)
    calls = ((Button(Id("call", 7, "", "3.w.0"), "Bruno wins"),),)
    sheet = match_card(rated, EN, "**0 – 0**", jump="https://discord.com/x", event="Cup · final", added=calls)
    assert str(sheet.parts[0]).splitlines() == [
        "### Pitch Out #7",
        "<@22> (Amber) – <@11> (Azure)",
        "**0 – 0**",
        "-# Cup · final",
    ]
    (row,) = sheet.controls  # the way into its thread is below the card
    assert [one.id.verb for one in row if isinstance(one, Button)] == ["call", "verify"]
    in_channel = msgspec.structs.replace(rated, thread=rated.channel)
    first, *_ = match_card(in_channel, EN, "**0 – 0**", jump="https://discord.com/x", event="Cup · final").controls
    assert isinstance(first[0], LinkButton)


def test_the_card_tells_how_it_stands_who_is_asked_until_when_and_where():
    holders = tuple(msgspec.structs.replace(one, due=90_000 if one.seat else 0) for one in match().holders)
    played = msgspec.structs.replace(match(), holders=holders, terms=Terms(Pace.DAY, 86_400_000))
    text = running_words(played, "Azure to flick · round 2", [1, 1], EN, 0)
    sheet = match_card(played, EN, text, jump="https://discord.com/channels/1/4")
    assert str(sheet.parts[0]).splitlines() == [
        "### Pitch Out #7",
        "<@22> (Amber) – <@11> (Azure)",
        "**Azure to flick ·\u00a0round 2**",  # a line may break before a dot, not after it
        "▶ <@11> (Azure) ·\u00a0⏱ due <t:90:R>",
        "-# ⏱ 1 day per move",
    ]
    assert [getattr(one, "url", "") for one in sheet.controls[0]] == ["https://discord.com/channels/1/4", ""]
    assert sheet.mentions == ()


def test_every_card_says_how_much_help_with_aiming_there_is_unless_as_usual():
    terms = Terms(Pace.DAY, 86_400_000, assist=Assist.EXPERT)
    for status, state in ((Status.CHALLENGE, b""), (Status.OPEN, b""), (Status.RUNNING, b"{}")):
        usual = msgspec.structs.replace(match(status, state), places=2)
        expert = msgspec.structs.replace(usual, terms=terms)
        assert not says(str(match_card(usual, EN).parts[0]), "terms-assist")
        assert says(str(match_card(expert, EN).parts[0]), "terms-assist", assist="expert (direction only)")
        assert says(str(match_card(expert, FR).parts[0]), "terms-assist", "fr", assist="experte (direction seule)")


def test_cards_have_lines_of_features():
    two = ("📈 <@11> 1324 · win\u00a0+12 · loss\u00a0−9", "📈 <@22> 1150")
    for status in (Status.CHALLENGE, Status.OPEN, Status.RUNNING):
        one = msgspec.structs.replace(match(status, b"{}" if status is Status.RUNNING else b""), places=2)
        lines = str(match_card(one, EN, extra=two).parts[0]).splitlines()
        assert {f"-# {line}" for line in two} <= set(lines)
        assert "📈" not in str(match_card(one, EN).parts[0])


def test_the_one_who_challenges_stands_before_what_the_game_is():
    lines = str(match_card(match(Status.CHALLENGE, b""), EN).parts[0]).splitlines()
    assert lines[1] == "<@11> challenges <@22>."


def test_a_stranger_is_offered_nothing_more():
    assert [press.id.verb for press in turn_buttons(match(), 3, (), EN) if isinstance(press, Button)] == [
        "text",
        "more",
    ]
    assert [press.id.verb for press in turn_buttons(match(), 3, (), EN, more=False)] == ["text"]


def test_a_rule_is_named_where_the_language_has_the_rules():
    assert rule_named("PO-16", EN) == "PO-16: You flick one puck a turn"
    assert rule_named("PO-16", FR) == "PO-16\u00a0: On joue un palet par tour"
    assert rule_named("PO-999", EN) == "PO-999"


def test_camps_are_told_before_they_are_drawn():
    table = msgspec.structs.replace(four(Status.OPEN, b""), game="forhonor", places=6)
    (text,) = match_card(table, EN).parts
    assert says(str(text), "card-camps-order")
    pair = msgspec.structs.replace(table, places=2)
    assert not says(str(match_card(pair, EN).parts), "card-camps-order")
    challenged = msgspec.structs.replace(four(Status.CHALLENGE, b""), game="forhonor")
    assert says(str(match_card(challenged, EN).parts), "card-camps", camps="<@11> and <@33> – <@22> and <@44>")
    assert "Teams" not in str(match_card(four(Status.CHALLENGE, b""), EN).parts)


def test_the_players_of_a_camp_are_named_together():
    table = msgspec.structs.replace(four(), game="forhonor")
    assert "<@11> and <@33> (Attack) – <@22> and <@44> (Defence)" in str(match_card(table, EN).parts)
    won = outcome_words(table, Outcome(((0, 2), (1, 3)), phrase("forhonor-outcome-turns", first=5, second=3)), EN)
    assert won.startswith("<@11> and <@33> (Attack) beat <@22> and <@44> (Defence)")


def test_a_picture_with_letters_for_players_comes_with_their_names():
    def card_text(table: Match, **options: object) -> str:
        options = {"media": Media(b"", "The board."), **options}
        sheet = turn_card(TurnMessage(table, 3, (), story="", headline="Head.", **options), EN, 0)  # type: ignore[arg-type]
        return "\n".join(part for part in sheet.parts if isinstance(part, str))

    table = msgspec.structs.replace(four(), game="forhonor")
    letters = "A\u00a0<@11> · B\u00a0<@22> · C\u00a0<@33> · D\u00a0<@44>"
    assert letters in card_text(table)
    assert letters not in card_text(table, media=None)
    assert "A <@" not in card_text(
        msgspec.structs.replace(table, holders=table.holders[:2])
    )  # camps of one: no letters
    assert "A <@" not in card_text(four())  # sides by colour


def test_only_the_last_turn_of_a_match_leads_on():
    over = match(Status.FINISHED)
    last, late = (
        [button.id.verb for button in turn_buttons(over, revision, (), EN)]
        for revision in (over.revision, over.revision - 1)
    )
    assert "rematch" in last
    assert not {"rematch", "review"} & {*late}


@pytest.mark.parametrize("game", PLAYERS)
@pytest.mark.parametrize("level", LEVELS)
def test_the_card_of_finished_practice_fits_discord_at_every_level(game: str, level: Level):
    holders = (Player(0, 11, "Ada"), Player(1, user_of(0, level), "Pip"))
    over = msgspec.structs.replace(match(Status.FINISHED), game=game, holders=holders, seed=b"s" * 32)
    assert over.practice
    shown = match_card(over, EN, "Ada won", jump="https://discord.com/channels/1/2")
    assert all(len(row) <= ROW_LIMIT for row in shown.controls)
    verbs = {one.id.verb for row in shown.controls for one in row if isinstance(one, Button)}
    assert {"rematch", "practice", "review"} <= verbs
    build(shown)


def test_an_option_said_in_brief_ends_without_a_blank() -> None:
    text = options_words("pitchout", [("mode", "complete")], CATALOGUE.of("fr"), short=True)
    assert text == "Mode\u00a0: complet"
