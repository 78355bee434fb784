"""One readable random match per game, compared with the stored one; `pytest --regold` rewrites it. Read the difference."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from bot.games import GAMES
from bot.games.contract.base import Answer, AnyGame
from bot.games.contract.luck import commitment
from bot.words import Catalogue
from pichenette.testing.playing import Played, for_two, match
from render import PAINTERS

ROOT = Path(__file__).parent.parent.parent
GOLDEN = ROOT / "tests" / "golden" / "transcripts"
ENGLISH = Catalogue(ROOT / "data" / "words").of("en")
SEED = b"transcript 188"  # a short match in which much happens


def plain(action: Any) -> str:
    """An action in one line, as saved."""
    return " ".join(f"{name}={value}" for name, value in msgspec.to_builtins(action).items() if name != "places")


def moved(one: Played) -> str:
    """The move with its seat and ask."""
    if one.move is None:
        return "set up"
    if isinstance(one.move, Answer):
        return f"seat {one.move.seat} · {one.move.ask} · {plain(one.move.action)}"
    return f"the clock of {one.move.ask} ran out"


def transcript(game: AnyGame) -> Iterator[str]:
    painter = PAINTERS[game.spec.key]
    yield f"{ENGLISH.text(f'{game.spec.key}-name')}, seed {commitment(SEED)[:12]}"
    view = None
    for number, one in enumerate(match(game, SEED, spec=for_two(game.spec))):
        view = game.view(one.step.state, None)
        yield f"\n{number:3} {moved(one)}"
        yield from (f"      {ENGLISH.say(sentence.words)}" for sentence in painter.story(view, one.step.events))
        yield from (
            f"    > {ENGLISH.say(ask.words)} [{ask.id}: {', '.join(choice.code for choice in ask.choices)}]"
            for ask in game.asks(one.step.state)
        )
    yield f"\n{painter.board(view, ENGLISH)}"


@pytest.mark.parametrize("key", GAMES)
def test_the_transcript_reads_as_kept(key, regold):
    text = "\n".join(transcript(GAMES[key])) + "\n"
    kept = GOLDEN / f"{key}.txt"
    if regold:
        kept.write_text(text, encoding="utf-8")
    assert text == kept.read_text(encoding="utf-8")
