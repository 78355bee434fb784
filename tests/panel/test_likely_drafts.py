"""Which answers are painted ahead of time: those one step further than the one shown."""

from bot.answers.custom_id import Id
from bot.answers.draft import Draft, action_of, aim_of, bearing_of, begin, chosen
from bot.answers.draft_edits import CHANGES, PanelInput
from bot.panel.likely_drafts import next_drafts
from bot.words import Catalogue
from tests.answers.test_draft_edits import AIM, PUT
from tests.support.discord.scene import WORDS

EN = Catalogue(WORDS).of("en")


def pressed(draft: Draft, verb: str, args: str) -> tuple[Draft, ...]:
    return tuple(next_drafts(AIM, draft, Id(verb, 36, AIM.id, args), 0.0, EN))


def aimed() -> Draft:
    return CHANGES["target"](AIM, begin(AIM), PanelInput("angle", ("N.one",)), 0.0)


def test_after_a_step_the_same_step_is_likeliest_and_every_other_is_possible():
    draft = CHANGES["step"](AIM, aimed(), PanelInput("strength:+10"), 0.0)
    halves = pressed(draft, "step", "strength:+10")
    choice = chosen(AIM, draft)
    assert choice is not None
    actions = [action_of(choice, one) for one in halves]
    assert [one.strength for one in actions if one.angle == actions[0].angle] == [70, 40, 50, 80]
    dial = bearing_of(choice)
    assert dial is not None
    assert [aim_of(choice, one, dial).offset for one in halves[1:5]] == [-25, -10, 10, 25]
    assert len({str(one) for one in actions}) == len(halves) == 8


def test_a_direction_is_turned():
    draft = CHANGES["swing"](AIM, begin(AIM), PanelInput("angle:+10"), 0.0)
    choice = chosen(AIM, draft)
    assert choice is not None
    found = [action_of(choice, one).angle for one in pressed(draft, "swing", "angle:+10")]
    assert found[:4] == [110, 90, 99, 101]


def test_what_has_reached_its_end_goes_no_further():
    draft = CHANGES["beside"](AIM, aimed(), PanelInput("angle:+100"), 0.0)
    choice = chosen(AIM, draft)
    assert choice is not None
    dial = bearing_of(choice)
    assert dial is not None
    offsets = {aim_of(choice, one, dial).offset for one in pressed(draft, "beside", "angle:+25")}
    assert offsets == {75, 90, 100}  # 100: only the strength is another


def test_nothing_is_foreseen_but_after_a_step_of_a_flick():
    assert pressed(aimed(), "target", "angle") == ()
    assert list(next_drafts(PUT, begin(PUT), Id("step", 36, PUT.id, ""), 0.0, EN)) == []
