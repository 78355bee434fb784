"""Any mistake in an answer is refused with a rule and a reason, and leaves the position unchanged."""

import re
from pathlib import Path
from typing import get_args

import msgspec
import pytest

from bot.games.contract.base import Answer, Illegal, OptionSpec, TimedOut
from bot.games.contract.luck import Rng
from bot.games.contract.save import dump, dump_state, load
from bot.games.pitchout.rules.game import PitchOut
from bot.games.pitchout.rules.values import Action, Phase
from bot.words import Catalogue
from pichenette.testing.playing import match
from tests.support.games.bad_answers import answers_of_all_kinds, bad_answers
from tests.support.games.pitchout_complete import played, with_elite
from tests.support.games.pitchout_matches import flick, push, without

ROOT = Path(__file__).parents[3]
LANGUAGES = tuple(Catalogue(ROOT / "data" / "words").languages.values())
RULES = frozenset(
    re.findall(r"^### ([A-Z]+-\d+) ", (ROOT / "data" / "rules" / "en" / "pitchout.md").read_text(), re.MULTILINE)
)
GAME = PitchOut()
MATCHES = 60  # of each table at most; all kinds of ask but the rarest come up in them
TABLES = [
    (seats, mode, edition) for seats in (2, 3, 4) for mode in ("initiation", "complete") for edition in ("fr2021", "en")
]
QUICK = {(2, "complete", "fr2021"), (3, "initiation", "fr2021"), (4, "complete", "en")}
FOR_TWO = {
    "remove_obstacle",
    "penalty",
    "ban",
    "change",
    "replace_banned",
}  # of three and four, who have one obstacle each, no such thing is asked
COMPLETE = {"team", "lineup", "shootout", "mount", "sapper", "golem", "ban", "change", "replace_banned"}


def expected(seats: int, mode: str, edition: str) -> set[str]:
    """The kinds of ask in such a match."""
    kinds = {*get_args(Phase)} - {"over"}
    if mode == "initiation":
        kinds -= COMPLETE
    if seats > 2:
        kinds -= FOR_TWO
    if edition == "en":
        kinds -= {"penalty"}
    return kinds


def positions(seats: int, mode: str, edition: str) -> dict[str, object]:
    """A few positions of every kind of ask: from random matches, rare ones made by hand."""
    fixed = {
        "mode": mode,
        "edition": edition,
        "starter": "chosen",
        **({"antipassive": "on"} if edition == "fr2021" and seats == 2 else {}),
    }
    options = tuple(
        OptionSpec(one.name, (fixed.get(one.name, one.values[0]),)) if one.name != "sides" else one
        for one in GAME.spec.options
    )
    spec = msgspec.structs.replace(GAME.spec, seats=(seats,), options=options)
    found: dict[str, object] = {}
    for seed in range(MATCHES):
        if expected(seats, mode, edition) - {"mount"} <= found.keys():
            break
        for one in match(GAME, f"{seats}{mode}{edition}{seed}".encode(), spec=spec):
            found[one.step.state.phase] = one.step.state
    if "mount" in expected(seats, mode, edition) - found.keys():
        found["mount"] = mounting()
    return found


def mounting() -> object:
    """A Shadow that has touched two pieces."""
    hoods = with_elite("infested", "shadow", "shaman"), with_elite("major", "commando", "sapper")
    two = (push(0.1, "S.shadow", "N.sapper"), push(0.2, "S.shadow", "N.runner"))
    return flick(without(played(*hoods), "N.guard"), "S.shadow", *two).state


@pytest.fixture(
    scope="module",
    params=[pytest.param(table, marks=() if table in QUICK else pytest.mark.thorough) for table in TABLES],
    ids=lambda table: "-".join(map(str, table)),
)
def table(request):
    found = positions(*request.param)
    return request.param, found


def test_every_kind_of_ask_is_tried(table):
    setting, found = table
    assert expected(*setting) - found.keys() == set()


def refusal_of(state: object, move: object) -> Illegal | None:
    try:
        GAME.apply(state, move, Rng(b"luck"))
    except Illegal as refusal:
        return refusal
    return None


def refused(state: object, move: object, what: str) -> None:
    refusal = refusal_of(state, move)
    assert refusal is not None, what
    assert refusal.rule in RULES, what
    for words in LANGUAGES:
        assert words.say(refusal.reason), what


def test_what_is_wrong_with_an_answer_is_refused_with_a_rule(table):
    (seats, *_), found = table
    asks = {kind: GAME.asks(state) for kind, state in found.items()}
    others = answers_of_all_kinds(ask for open_asks in asks.values() for ask in open_asks)
    for kind, state in found.items():
        before = dump_state(GAME.spec, state)
        for ask in asks[kind]:
            for what, answer in bad_answers(ask, seats, others.values()):
                refused(state, answer, f"{ask.id}: {what}")
        assert dump_state(GAME.spec, state) == before


def test_an_answer_is_given_once_and_in_time(table):
    _, found = table
    for state in found.values():
        for ask in GAME.asks(state):
            answer = Answer(ask.id, ask.seat, ask.choices[0].action)
            after = GAME.apply(state, answer, Rng(b"luck")).state
            if GAME.asks(after):
                refused(after, answer, f"{ask.id} twice")
                refused(after, TimedOut(ask.id), f"{ask.id} late")


def test_a_match_that_is_over_takes_no_answer(table):
    _, found = table
    others = answers_of_all_kinds(ask for state in found.values() for ask in GAME.asks(state))
    for action in others.values():
        refused(found["over"], Answer("flick.0.1", 0, action), "after the end")


@pytest.mark.parametrize("number", ["NaN", "Infinity", "-Infinity", "1e999", "1e12", '"1"', "null", "[]"])
def test_no_such_number_is_read_from_anybody(number):
    for raw in (
        f'{{"type":"flick","puck":"S.captain","angle":{number},"strength":50}}',
        f'{{"type":"flick","puck":"S.captain","angle":0,"strength":{number}}}',
        f'{{"type":"place_restored","places":[{{"id":"S.captain","x":{number},"y":1}}]}}',
    ):
        with pytest.raises((msgspec.ValidationError, msgspec.DecodeError)):
            load(Action, raw)
    assert load(Action, dump(load(Action, '{"type":"stop"}')))
