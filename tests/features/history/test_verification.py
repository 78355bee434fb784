"""Verification: a match follows from its seed, and later changes are reported."""

import subprocess

import msgspec
import pytest

from bot.features.history.verification import Verification, audit, conclusion, findings, recipe, seats_follow
from bot.games import GAMES
from bot.games.contract.luck import commitment, spelled
from bot.games.contract.vocabulary import Phrase
from bot.matches.core.models import Match, Person, Status, Turn
from bot.matches.work.effects import OfferKind
from bot.words import Catalogue
from tests.support.discord.scene import WORDS
from tests.support.matches.played import Evening

pytestmark = pytest.mark.asyncio


async def played(evening: Evening, game: str, answers: int, **options: str) -> tuple[Match, list[Turn]]:
    match = await evening.play(await evening.begin(game, **options), answers)
    return match, list(await evening.store.turns(match.id))


def proof(match: Match, turns: list[Turn], shown: str | None = "", former: Match | None = None) -> Verification:
    game = GAMES[match.game]
    return Verification(match, seats_follow(match, game, former), audit(game, match, turns), shown)


def checks(proof: Verification) -> dict[str, bool | None]:
    return {finding.words.key: finding.fine for finding in findings(proof)}


def flipped(raw: bytes, at: int) -> bytes:
    return raw[:at] + bytes([raw[at] ^ 1]) + raw[at + 1 :]


@pytest.mark.parametrize(
    ("game", "answers"), [("pitchout", 200), ("pitchbowl", 60), ("offboard", 20), ("forhonor", 60)]
)
async def test_what_was_played_is_proved_in_every_game(evening: Evening, game: str, answers: int):
    match, turns = await played(evening, game, answers)
    found = proof(match, turns, commitment(match.seed))
    assert set(checks(found).values()) == {True}
    assert ("verify-flicks" in checks(found)) == any(turn.trace for turn in turns)
    over = match.status is Status.FINISHED
    assert conclusion(found).key == ("verify-all" if over else "verify-so-far")
    assert ("verify-over" in checks(found)) == over


async def test_another_seed_is_told_by_its_hash_and_by_the_first_turn_with_luck(evening: Evening):
    match, turns = await played(evening, "forhonor", 40)
    other = msgspec.structs.replace(match, seed=b"a seed that was chosen afterwards")
    found = proof(other, turns, commitment(match.seed))
    assert checks(found)["verify-hash-not"] is False
    assert checks(found)["verify-turns-not"] is False
    assert found.audited.flaws[0].turn == 0  # the cards are shuffled in the set-up
    assert conclusion(found).key == "verify-wrong"


async def test_one_byte_in_a_turn_is_told_with_the_turn(evening: Evening):
    match, turns = await played(evening, "pitchout", 60)
    nth = next(turn.revision for turn in turns if turn.trace) + 1
    for part in ("move", "events", "state", "trace"):
        raw = getattr(turns[nth], part)
        if not raw:
            continue
        digits = [at for at, byte in enumerate(raw) if chr(byte).isdigit()]
        wrong = [*turns]
        wrong[nth] = msgspec.structs.replace(turns[nth], **{part: flipped(raw, digits[len(digits) // 2])})
        found = proof(match, wrong, commitment(match.seed))
        touched = [*(flaw.turn for flaw in found.audited.flaws), *found.audited.otherwise]
        assert touched, part
        assert min(touched) == nth, part
        assert conclusion(found).key in {"verify-wrong", "verify-so-far", "verify-most"}
        if part != "trace":  # of a trace only what the rules read decides
            assert checks(found)["verify-turns-not"] is False, part


async def test_a_turn_that_is_missing_and_an_end_that_is_none_are_told(evening: Evening):
    match, turns = await played(evening, "offboard", 8)
    assert checks(proof(match, turns[:-1]))["verify-end-not"] is False
    (flaw, *_) = proof(match, [*turns[:4], *turns[5:]]).audited.flaws
    assert (flaw.turn, flaw.kind) == (5, "missing")
    ended = msgspec.structs.replace(match, status=Status.FINISHED)
    assert checks(proof(ended, turns))["verify-end-not"] is False


async def test_seats_follow_from_the_seed_and_in_a_rematch_from_the_match_before(evening: Evening):
    match, turns = await played(evening, "offboard", 4)
    swapped = tuple(msgspec.structs.replace(one, seat=1 - one.seat) for one in match.holders)
    assert checks(proof(msgspec.structs.replace(match, holders=swapped), turns))["verify-seats-not"] is False
    await evening.matches.resign(match.id, match.challenger.user, key="enough")
    users = [holder.user for holder in match.holders]
    await evening.matches.rematches.ask(match.id, users[0], key="again")
    await evening.matches.offers.agree(match.id, users[1], OfferKind.REMATCH, key="yes")
    again = await evening.store.rematch_of(match.id)
    assert again is not None
    former = await evening.store.get(match.id)
    found = proof(again, list(await evening.store.turns(again.id)), former=former)
    assert checks(found)["verify-seats-rematch"] is True
    assert checks(proof(again, [], former=None))["verify-seats-rematch-not"] is False


async def test_a_seat_that_was_handed_on_is_where_it_was(evening: Evening):
    match, turns = await played(evening, "offboard", 4)
    leaver, heir = match.holders[0], Person(77, "heir")
    offered = await evening.matches.substitutions.offer(match.id, leaver.user, heir, key="offer")
    (offer,) = await evening.store.offers(offered.id)
    after = await evening.matches.substitutions.answer(match.id, offer.made, heir.user, agrees=True, key="take")
    assert checks(proof(after, turns))["verify-seats"] is True


async def test_a_hash_that_cannot_be_compared_is_not_called_right(evening: Evening):
    match, turns = await played(evening, "offboard", 2)
    over = (await evening.matches.resign(match.id, match.challenger.user, key="enough")).match
    turns = list(await evening.store.turns(match.id))
    for shown, key in ((None, "verify-hash-unread"), ("", "verify-hash-untold")):
        found = proof(over, turns, shown)
        assert checks(found)[key] is None
        assert conclusion(found).key == "verify-most"


async def test_the_seed_is_told_only_once_the_match_is_over_and_the_recipe_gives_its_hash(evening: Evening):
    match, _ = await played(evening, "offboard", 2)
    assert recipe(match) == Phrase("verify-later")
    over = (await evening.matches.resign(match.id, match.challenger.user, key="enough")).match
    for language in ("en", "fr"):
        text = Catalogue(WORDS).of(language).say(recipe(over))
        command = text.split("`")[1]
        assert spelled(match.seed) in command
        made = subprocess.run(["/bin/sh", "-c", command], capture_output=True, check=True, text=True)  # noqa: ASYNC221  it is what players are told to run
        assert made.stdout.split() == [commitment(match.seed), "-"]
