"""Fairness checks: the seed has the hash shown at the start, and every turn follows from it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import msgspec

from bot.games.contract.base import AnyGame
from bot.games.contract.luck import commitment, spelled
from bot.games.contract.save import load_state
from bot.games.contract.vocabulary import Phrase, phrase
from bot.matches.core.models import Match, Status, Turn
from bot.matches.core.seeding import drawn_seats
from bot.matches.history.history import ReplayFlaw, flaws

OVER = frozenset({Status.FINISHED, Status.ABORTED, Status.VOID})


class ReplayAudit(msgspec.Struct, frozen=True):
    """The result of replaying a match: the flaws, and how many turns were checked.

    `otherwise` are those of the `flicks` turns with physics whose outcome differs when simulated again. `ends`: the match is where its
    last turn led, and over or not as its rules say.
    """

    flaws: tuple[ReplayFlaw, ...]
    turns: int
    flicks: int
    otherwise: tuple[int, ...]
    ends: bool


class Verification(msgspec.Struct, frozen=True):
    """The findings about a match; `shown` is the hash in its first message ("": none, None: unreadable).

    `promised` is the hash on its card from before the first acceptance ("": none, as on older cards).
    """

    match: Match
    seats: bool
    audited: ReplayAudit
    shown: str | None
    promised: str = ""


class Finding(msgspec.Struct, frozen=True):
    """One check: whether it passed (None: unknown), and its words."""

    fine: bool | None
    words: Phrase


def over(match: Match) -> bool:
    """Whether a match is over for good, so that its seed is public."""
    return match.status in OVER


def audit(game: AnyGame, match: Match, turns: Sequence[Turn]) -> ReplayAudit:
    """Replay a match with its recorded traces, and simulate its flicks again."""
    found = tuple(flaws(game, match, turns))
    flicked = [turn.revision for turn in turns if turn.trace]
    simulated = flaws(game, match, turns, simulate=True) if flicked else ()
    known = {flaw.turn for flaw in found}
    otherwise = tuple(flaw.turn for flaw in simulated if flaw.turn not in known)
    return ReplayAudit(found, len(turns), len(flicked), otherwise, _ends(game, match, turns))


def _ends(game: AnyGame, match: Match, turns: Sequence[Turn]) -> bool:
    """Whether the match is where its turns led, and its status agrees."""
    if [turn.revision for turn in turns] != list(range(match.revision + 1)) or turns[-1].state != match.state:
        return False
    try:
        asked = bool(game.asks(load_state(game.spec, match.state)))
    except Exception:  # noqa: BLE001  an unreadable position, or a failing game, is reported as a flaw of the turn
        return False
    if match.status is Status.RUNNING:
        return asked
    return match.status is not Status.FINISHED or bool(match.verdict) or not asked


def seats_follow(match: Match, game: AnyGame, former: Match | None) -> bool:
    """Whether the seats are those drawn by the seed; in a rematch, one place on from the `former` match."""
    there = [holder.seat for holder in match.holders]
    if not match.rematch_of:
        return there == [holder.seat for holder in drawn_seats(match, game.spec.camps)]
    if former is None:
        return False
    return there == [(holder.seat + 1) % len(there) for holder in former.holders]


def findings(proof: Verification) -> Iterator[Finding]:
    """The checks, in chronological order."""
    match, audited = proof.match, proof.audited
    digest = commitment(match.seed)
    yield _hash(proof.match, digest, proof.shown)
    if proof.promised:
        kept = proof.promised == digest
        yield Finding(kept, phrase("verify-card" if kept else "verify-card-not", shown=proof.promised))
    key = "verify-seats-rematch" if match.rematch_of else "verify-seats"
    yield Finding(proof.seats, phrase(key if proof.seats else f"{key}-not", former=str(match.rematch_of)))
    yield _turns(audited)
    if audited.flicks:
        first = audited.otherwise[0] if audited.otherwise else 0
        words = phrase("verify-flicks-not" if first else "verify-flicks", count=audited.flicks, turn=first)
        yield Finding(None if first else True, words)
    ended = "over" if over(match) else "running"
    yield Finding(audited.ends, phrase(f"verify-{ended}" if audited.ends else "verify-end-not", turn=match.revision))


def _hash(match: Match, digest: str, shown: str | None) -> Finding:
    if shown is None:
        return Finding(None, phrase("verify-hash-away" if match.borrowed else "verify-hash-unread", digest=digest))
    if not shown:
        return Finding(None, phrase("verify-hash-untold", digest=digest))
    if not digest.startswith(shown):
        return Finding(fine=False, words=phrase("verify-hash-not", digest=digest, shown=shown))
    return Finding(fine=True, words=phrase("verify-hash", digest=digest))


def _turns(audited: ReplayAudit) -> Finding:
    if not audited.flaws:
        return Finding(fine=True, words=phrase("verify-turns", count=audited.turns - 1))
    first, others = audited.flaws[0], len(audited.flaws) - 1
    return Finding(
        fine=False,
        words=phrase("verify-turns-not", turn=first.turn, why=phrase(f"verify-flaw-{first.kind}"), others=others),
    )


def conclusion(proof: Verification) -> Phrase:
    """The overall conclusion."""
    found = [finding.fine for finding in findings(proof)]
    if False in found:
        return phrase("verify-wrong", match=str(proof.match.id))
    if over(proof.match):
        return phrase("verify-most" if None in found else "verify-all")
    return phrase("verify-so-far")


def recipe(match: Match) -> Phrase:
    """Instructions for verifying the seed independently, or a note that this is possible once the match is over."""
    if over(match):
        return phrase("verify-recipe", seed=spelled(match.seed))
    return phrase("verify-later")
