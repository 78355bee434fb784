"""Which previews are painted as close-ups: those of aims with fine steps; all others show the whole board."""

from bot.answers.draft import Draft, begin
from bot.answers.draft_edits import CHANGES, PanelInput
from bot.games import GAMES
from bot.games.contract.base import Answer, position
from bot.games.contract.luck import Rng
from bot.games.contract.preview import Assist
from bot.games.contract.save import dump_state
from bot.workers.paint import Paint
from bot.workers.studio import standard_tools
from cogs.panel.board_view import sketch_of

PITCHOUT = GAMES["pitchout"]
STATE = position(PITCHOUT, "play", 2, PITCHOUT.spec.complete({}), Rng(b"near"))
(ASK,) = PITCHOUT.asks(STATE)


def painted(draft: Draft) -> tuple[bytes, str]:
    sketch = sketch_of(ASK, draft, Assist.STANDARD)
    assert sketch is not None
    job = Paint("pitchout", dump_state(PITCHOUT.spec, STATE), "en", viewer=ASK.seat, sketch=sketch)
    made = job.run(standard_tools())
    return made.png, made.alt


def finer(draft: Draft) -> Draft:
    return CHANGES["finer"](ASK, draft, PanelInput(""), 0.0)


def test_fine_steps_bring_the_picture_nearer_and_usual_ones_back():
    whole = begin(ASK)
    near = finer(whole)
    assert painted(near)[0] != painted(whole)[0]
    assert painted(near)[1] == painted(whole)[1]
    assert painted(finer(near)) == painted(whole)


def test_what_is_arranged_is_shown_whole_in_fine_steps_too():
    begun = PITCHOUT.setup(2, PITCHOUT.spec.complete({}), Rng(b"far")).state
    while PITCHOUT.asks(begun)[0].kind != "deploy":
        ask = PITCHOUT.asks(begun)[0]
        begun = PITCHOUT.apply(begun, Answer(ask.id, ask.seat, ask.choices[0].action), Rng(b"far")).state
    ask = PITCHOUT.asks(begun)[0]
    draft = CHANGES["finer"](ask, begin(ask), PanelInput(""), 0.0)
    sketch = sketch_of(ask, draft, Assist.STANDARD)
    assert draft.fine
    assert sketch is not None
    assert not sketch.closeup


def test_a_picture_knows_whether_a_target_or_a_bearing_is_aimed_at():
    at_foe = begin(ASK)
    by_bearing = CHANGES["swing"](ASK, at_foe, PanelInput("angle:3"), 0.0)
    found = [sketch_of(ASK, draft, Assist.STANDARD) for draft in (at_foe, by_bearing)]
    assert at_foe.target
    assert not by_bearing.target
    assert [sketch is not None and sketch.targeted for sketch in found] == [True, False]
