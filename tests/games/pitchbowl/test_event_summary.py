"""The events of PitchBowl in brief."""

from bot.content import catalogue
from bot.games.pitchbowl.rules import events
from bot.games.pitchbowl.rules.event_summary import briefly

WORDS = catalogue()


def summary(*happened, language="en"):
    words = WORDS.of(language)
    return [words.say(one.words).replace("\u00a0", " ") for one in briefly(happened)]


def ran(player):
    return events.Flicked(player, 321.68, 12.6)


def blocked(player, other):
    return (ran(player), events.Met(player, other, "block"))


def test_a_long_turn_is_told_in_a_few_lines_without_angle_and_strength():
    turn = (
        ran("red.t1"),
        *blocked("red.t2", "blue.t4"),
        ran("red.t3"),
        events.Flicked("red.r1", 10.0, 50.0, "pickup"),
        events.PickedUp("red.r1"),
        ran("red.t5"),
        ran("red.t6"),
        events.Met("red.t6", "red.t7", "support"),
        ran("red.r1"),
        events.Overshot("red.r1"),
        events.TurnEnded(0, ("FALL",)),
    )
    assert summary(*turn) == [
        "A1, A3 and A5 run.",
        "A2 blocks B4 and A6 supports A7.",
        "A10 picks up the ball.",
        "A10 goes too far and falls.",
        "Amber’s turn is over: a fall.",
    ]
    assert summary(*turn, language="fr")[:2] == ["A1, A3 et A5 courent.", "A2 bloque B4 et A6 soutient A7."]


def test_a_plain_flick_is_told_where_nothing_else_names_the_player():
    assert summary(ran("red.t9")) == ["A9 runs."]
    assert summary(ran("red.t9"), events.KnockedOut("blue.t1")) == ["A9 runs.", "B1 is knocked out."]
    assert summary(*blocked("red.t9", "blue.t4")) == ["A9 blocks B4."]
    assert summary(ran("red.t9"), events.EffortMade("red.t9")) == ["A9 uses the extra effort."]


def test_a_throw_is_told_where_its_result_does_not_name_the_passer():
    thrown = events.Thrown("red.t1", 3.2, 40.0)
    assert summary(thrown, events.Caught("red.t2", "red.t1")) == ["A2 catches the pass from A1."]
    assert summary(thrown, events.BallOut(events.Point(0, 0))) == ["A1 throws the ball.", "The ball is out."]


def test_where_the_hand_slipped_is_left_to_the_text():
    slipped = events.Slipped("red.t9", 100.0, 50.0)
    assert summary(slipped, ran("red.t9"), slipped, ran("red.t8")) == ["A9 and A8 run."]


def test_a_placement_is_told_unless_it_failed():
    placed = events.Placed("red.t9", 100.0, 50.0)
    assert summary(placed) == ["A9 changes position."]
    assert len(summary(placed, events.PlacementAnnulled("red.t9", why="far"))) == 1


def test_the_turns_of_both_sides_stay_in_order():
    ended = events.TurnEnded(0, ("END",))
    assert summary(ran("red.t1"), ended, ran("blue.t1")) == ["A1 runs.", "Amber ends the turn.", "B1 runs."]


def test_what_came_before_the_first_flick_stays_first():
    kick = events.KickedOff(0, 0.0, 60.0, events.Point(1, 2), events.Point(250, 400))
    assert summary(kick, ran("blue.t1"))[1:] == ["B1 runs."]
