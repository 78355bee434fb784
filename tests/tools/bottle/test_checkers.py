"""Each checker finds a small fault that is planted and names where it is; explained faults and clean runs give nothing."""

import re
from collections.abc import Callable
from dataclasses import replace
from types import SimpleNamespace
from typing import Any

import discord
import msgspec
import pytest

from bot.games.contract.base import Answer
from bot.matches.history.history import move_of
from bot.matches.matchmaking.challenges import Challenges
from bot.matches.play.house_turns import HouseTurns
from bot.matches.timers.clocks import Clocks as ProductClocks
from bot.matches.work import invariants, timer_policy
from bot.matches.work.delivery_context import DeliveryContext
from bot.storage.timing import punctuality
from cogs.delivery import message_sender
from cogs.delivery.post_delivery import PostDelivery
from cogs.delivery.turn_message import PublicMessages
from localdiscord.faults import InteractionDelivery
from tools.bottle.bottle import Bottle, play
from tools.bottle.checkers import CHECKERS, Checker, watching
from tools.bottle.checks import ends
from tools.bottle.checks.clocks import DAY, WEEK, Holds, runs_out, weekends
from tools.bottle.checks.finals import Content, differences, timeless, unasked
from tools.bottle.checks.history import played
from tools.bottle.checks.secrets import Secrets, Sent, secrets_of
from tools.bottle.injected import Fault, FaultKind, Injected
from tools.bottle.plan import Plan
from tools.bottle.planted.all import FAULTS
from tools.bottle.planted.fault import planted

pytestmark = pytest.mark.thorough  # a run each
SHORT = Plan(4, tables=1, answers=6, hours=0.5, games=("pitchbowl",))
SECRET = msgspec.structs.replace(SHORT, games=("forhonor",), answers=4)
ENDING = msgspec.structs.replace(SHORT, clock="blitz", answers=3, ending=1.0)
Patch = pytest.MonkeyPatch


def named(part: str) -> Checker:
    """The checker whose name has a part."""
    (found,) = (one for one in CHECKERS if part in one.name)
    return found


def found(part: str, plan: Plan = SHORT, *more: Checker) -> list[str]:
    """The sentences of that checker alone."""
    return play(plan, (named(part), *more)).found


def planting(plant: Callable[[Bottle], None]) -> Checker:
    """Plants something at the beginning of a run, and finds nothing."""

    class Planted:
        def __init__(self, bottle: Bottle) -> None:
            plant(bottle)

        async def found(self) -> list[str]:
            return []

    return watching("plants", Planted)


def test_secrets_are_none_any_more_once_turns_are_made_whatever_the_machines_clock_shows() -> None:
    def set_ahead(bottle: Bottle) -> None:
        assert bottle.process is not None
        bottle.process.skew = 50.0

    def in_a_while(bottle: Bottle) -> None:
        bottle.loop.call_later(5.0, set_ahead, bottle)

    assert found("secrets reach", SECRET, planting(in_a_while)) == []


def test_clean_run_to_the_end_finds_nothing() -> None:
    report = play(msgspec.structs.replace(ENDING, tables=2, games=("pitchout", "forhonor")))
    assert report.found == []
    assert report.turns > 2 * ENDING.answers


def test_turn_that_mentions_nobody(monkeypatch: Patch) -> None:
    monkeypatch.setattr(message_sender, "mentions_of", lambda _: discord.AllowedMentions.none())
    sentences = found("mentioned once")
    assert "match 1: the message of turn 0 does not mention seat" in sentences[0]
    assert any("is asked since turn" in one for one in sentences)


def test_reminders_without_an_end(monkeypatch: Patch) -> None:
    def soon(_terms: object, _every: int, _since: int, due: int, now: int) -> int | None:
        return now + 60_000 if now + 60_000 < due else None

    monkeypatch.setattr(timer_policy, "next_reminder", soon)
    assert any("was reminded 4 times of" in one for one in found("mentioned once", ENDING))


def test_clock_that_is_short(monkeypatch: Patch) -> None:
    given = timer_policy.later
    monkeypatch.setattr(timer_policy, "later", lambda terms, time, length: given(terms, time, length - 60_000))
    assert "is given 59.99 s too little" in found("clocks do not count")[0]


def test_clock_that_takes_a_decision_too_early(monkeypatch: Patch) -> None:
    given = timer_policy.later
    monkeypatch.setattr(timer_policy, "later", lambda terms, time, length: given(terms, time, length - 60_000))
    assert any("lost the decision to the clock" in one for one in found("clocks do not count", ENDING))


def test_decisions_that_are_not_counted(monkeypatch: Patch) -> None:
    monkeypatch.setattr(punctuality, "is_forced", lambda _: True)
    assert "is counted (0, 0) decisions made and missed" in found("counts, ratings")[0]


def test_match_that_an_invariant_suspends(monkeypatch: Patch) -> None:
    kept = invariants._wrong_turns

    def wrong(match: Any, turns: Any) -> Any:
        yield from kept(match, turns)
        if match.revision == 2:
            yield "planted"

    monkeypatch.setattr(invariants, "_wrong_turns", wrong)
    assert "match 1: pitchbowl was suspended at turn 2, incident " in found("is suspended")[0]


def test_seed_in_a_headline(monkeypatch: Patch) -> None:
    monkeypatch.setattr(PublicMessages, "_headline", lambda _self, match, _words: match.seed.hex())
    assert "match 1: the seed reached everyone at" in found("secrets reach")[0]


def test_choice_hand_and_salt_in_a_message() -> None:
    names: set[str] = set()

    class Leaking(Secrets):
        """Repeats each secret to all, a second after it came to be."""

        async def found(self) -> list[str]:
            assert await super().found() == []
            for one in await played(self._bottle):
                for it in secrets_of(one):
                    text = f"so {it.words[0]} it is" if it.words else ""
                    self._sent.append(
                        Sent(max(it.since, 1.0) + 0.001, None, one.match.thread, frozenset(), "/it", text)
                    )
            sentences = await super().found()
            names.update(
                kind for kind in ("the seed", "a salt", "may choose", "the answer of") if kind in str(sentences)
            )
            return sentences

    sentences = play(SECRET, (watching("leaks", Leaking),)).found
    assert names == {"the seed", "a salt", "may choose", "the answer of"}
    assert all(one.startswith("match 1: ") for one in sentences)


def dropping(kind: FaultKind | None) -> Checker:
    """Drops the first interactions, and notes it if a kind is given."""

    def plant(bottle: Bottle) -> None:
        bottle.discord.faults.deliver_next(InteractionDelivery(dropped=True))
        if kind is not None:
            bottle.injected.at(kind, bottle.discord.world.clock.now())

    return planting(plant)


def test_interaction_without_an_answer() -> None:
    (sentence,) = found("answered in time", SHORT, dropping(None))
    assert sentence.startswith("command 'play' of ")
    assert "was not answered: The application did not respond after 3.0 s" in sentence
    assert found("answered in time", SHORT, dropping(FaultKind.DELIVERY)) == []
    assert len(found("answered in time", SHORT, dropping(FaultKind.RIGHTS))) == 1


def refusing(code: int, kind: FaultKind | None) -> Checker:
    """Refuses the first message, and notes it if a kind is given."""

    def plant(bottle: Bottle) -> None:
        bottle.discord.faults.fail_next("POST", "/channels/{channel.id}/messages", code=code)
        if kind is not None:
            bottle.injected.at(kind, bottle.discord.world.clock.now())

    return planting(plant)


def test_request_that_is_refused() -> None:
    (sentence,) = found("takes every request", SHORT, refusing(50035, FaultKind.RIGHTS))
    assert "POST /api/v10/channels/" in sentence
    assert "was refused: 400 50035" in sentence
    assert len(found("takes every request", SHORT, refusing(50001, None))) == 1
    assert found("takes every request", SHORT, refusing(50001, FaultKind.RIGHTS)) == []


def broken(kind: FaultKind) -> Checker:
    """Archives the first thread with an answer that is an error, and notes it as of a kind."""

    def plant(bottle: Bottle) -> None:
        bottle.discord.faults.fail_next("PATCH", "/channels/{channel.id}", status=502, after_effect=True)
        bottle.injected.begin(kind, bottle.discord.world.clock.now())

    return planting(plant)


def test_thread_that_is_archived_again() -> None:
    assert found("takes every request", ENDING, broken(FaultKind.BROKEN)) == []
    sentences = found("takes every request", ENDING, broken(FaultKind.RIGHTS))
    assert [re.sub(r".*/channels/\d+", "", one) for one in sentences] == [
        " was refused: 502 0 Bad Gateway",
        " was refused: 400 50083 Thread is archived",
    ]


def test_card_that_is_edited_no_more(monkeypatch: Patch) -> None:
    async def unedited(_self: object, _post: object, delivery: DeliveryContext) -> message_sender.Sent:
        return message_sender.Sent(delivery.match.message, delivery.match.channel)

    assert found("show what is stored") == []
    monkeypatch.setattr(PostDelivery, "_edit_card", unedited)
    (shown, buttons) = found("show what is stored")
    assert shown.startswith("match 1: its card shows [")
    assert buttons.startswith("match 1: its card has the buttons [")


def test_times_that_a_message_shows_do_not_matter() -> None:
    asked = (
        "<@1> (Red)\N{NO-BREAK SPACE}· due <t:1767918106:R> · on vacation until <t:1767917808:f>\n⏱ due <t:1:R>\nFlick."
    )
    assert timeless(asked) == "<@1> (Red)\nFlick."
    assert timeless("**Both deploy · round 1 · 0–0**") == "**Both deploy · round 1 · 0–0**"


def test_questions_of_a_turn_are_left_out() -> None:
    shown = Content(("Ada flicks.", "<@1> (Red) — Flick."), (), {})
    assert unasked(shown) == Content(("Ada flicks.",), (), {})


def test_formations_saved_since_are_no_fault_of_a_message() -> None:
    right = Content(("Place your pucks.",), ("answer:1:deploy.0.1:mine", "answer:1:deploy.0.1:standard"), {})
    shown = Content(right.texts, right.ids[1:], {})
    assert list(differences("it", unasked(shown), unasked(right))) == []
    assert list(differences("it", unasked(replace(shown, ids=())), unasked(right))) != []


def test_posts_whose_later_edit_was_refused_are_explained_by_what_happened_then() -> None:
    refused = "403 Forbidden (error code: 50001): Missing Access"
    edit = SimpleNamespace(at=43.0, status=403)
    bottle: Any = SimpleNamespace(
        rows=lambda _: [(1, "turn", 1, "done", 1, refused, 31_000, 77)],
        world=SimpleNamespace(true=lambda ms: ms / 1000),
        discord=SimpleNamespace(log=SimpleNamespace(calls=lambda *_: [edit])),
        injected=Injected([Fault(FaultKind.PLACE, 38.0)]),
    )
    assert ends._posts(bottle) == []
    edit.at = 37.0  # before its place was lost
    assert len(ends._posts(bottle)) == 1


def test_message_that_shows_another_film() -> None:
    right = Content(("Ada flicks.",), ("text:1::3-",), {"pitchout-1-3.gif": b"third"})
    late = replace(right, files={"pitchout-1-3.png": b"still"})
    assert list(differences("it", late, right)) == []
    assert list(differences("it", replace(right, files={"pitchout-1-3.gif": b"second"}), right)) == [
        "it shows another picture as pitchout-1-3.gif"
    ]
    assert list(differences("it", replace(right, files={"pitchout-1-2.gif": b"second"}), right)) == [
        "it shows ['pitchout-1-2'] in place of ['pitchout-1-3']"
    ]


def test_clocks_that_nobody_sees_to(monkeypatch: Patch) -> None:
    async def idle(_self: object, _timer: object) -> None:
        pass

    monkeypatch.setattr(ProductClocks, "_deadline", idle)
    sentences = found("left over", ENDING)
    assert any("match 1: the deadline of seat" in one and "was due" in one for one in sentences)
    assert any(one.startswith("match 1: pitchbowl is still running at turn") for one in sentences)


def test_spans_that_do_not_count() -> None:
    assert runs_out(0.0, 10.0, []) == 10.0
    assert runs_out(0.0, 10.0, [(2.0, 5.0), (4.0, 6.0), (20.0, 30.0)]) == 14.0
    assert runs_out(3.0, 10.0, [(2.0, 5.0)]) == 15.0
    friday = 8 * DAY  # 9 January 1970
    assert runs_out(friday, 2 * DAY, weekends(friday, friday + 2 * WEEK)) == friday + 4 * DAY


def test_pauses_are_seen_to_begin_to_be_moved_and_to_end() -> None:
    holds = Holds()
    holds.see([(1, 100_000)], 10.0)
    holds.see([(1, 90_000)], 20.0)
    holds.see([(1, 90_000), (2, 70_000)], 30.0)
    holds.see([(2, 70_000)], 40.0)
    assert holds.spans == {1: [(10.0, 40.0)], 2: [(30.0, 70.0)]}


def test_reply_of_another_seat(monkeypatch: Patch) -> None:
    def other(game: Any, turn: Any) -> Any:
        move = move_of(game, turn)
        return msgspec.structs.replace(move, seat=1 - move.seat, ask="other") if isinstance(move, Answer) else move

    monkeypatch.setattr("tools.bottle.checks.company.move_of", other)
    sentences = found("seat's player")
    assert any("was made by" in one for one in sentences)
    assert any(" answers other, and " in one for one in sentences)


def test_seat_that_is_out_too_soon(monkeypatch: Patch) -> None:
    monkeypatch.setattr(timer_policy, "COUNTED", 2)
    assert any("is out after 2 decisions left to the clock" in one for one in found("out by the clock", ENDING))


def test_players_meet_although_blocked(monkeypatch: Patch) -> None:
    async def pass_all(_self: object, _pairs: object) -> None:
        pass

    habits = {"blocks": 9.0, "aborts": 9.0, "resigns": 9.0}
    blocking = msgspec.structs.replace(SHORT, tables=3, games=("offboard",), answers=20, habits=habits)
    assert found("whom they have blocked", blocking) == []
    monkeypatch.setattr(Challenges, "refuse_at_odds", pass_all)
    assert " had blocked player " in found("whom they have blocked", blocking)[0]


def test_session_that_is_resumed_behind_its_end() -> None:
    cutting = planting(lambda bottle: bottle.loop.call_later(20.0, bottle.discord.gateway.cut))
    assert found("session was broken off", SHORT, cutting) == []
    with planted([FAULTS["resume skips events"]]):
        assert " is resumed behind event " in found("session was broken off", SHORT, cutting)[0]


def test_person_who_is_erased_and_still_named() -> None:
    erasing = msgspec.structs.replace(SHORT, answers=12, habits={"erases": 9.0, "pauses": 9.0})
    assert found("those who are erased", erasing) == []
    with planted([FAULTS["erased person still named"]]):
        sentences = found("those who are erased", erasing)
    assert any("posts.payload names them" in one for one in sentences)


def test_house_that_does_not_move(monkeypatch: Patch) -> None:
    async def idle(_self: object, _timer: object) -> None:
        pass

    practising = msgspec.structs.replace(SHORT, games=("offboard",), habits={"practises": 9.0}, answers=9)
    practising = msgspec.structs.replace(practising, faults={"slow disk": 0.01})  # with faults it ends later
    assert found("left over", practising) == []
    monkeypatch.setattr(HouseTurns, "_decide", idle)
    assert any(": the house has been asked " in one for one in found("left over", practising))
