"""What is promised of every puzzle, checked apart from how they are made."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from itertools import islice
from typing import Any

import msgspec

from bot.answers.advised import unadvised, undecided
from bot.answers.custom_id import Id
from bot.answers.draft import Draft, action_of, bearing_of, choose
from bot.answers.draft_edits import CHANGES, PanelInput, picked
from bot.features.daily.rules.generator import PuzzleGenerator
from bot.games import GAMES, MAKERS, PLAYERS
from bot.games.contract.base import Illegal
from bot.games.contract.luck import Rng
from bot.games.contract.puzzle import FULL, REACHED, Puzzle, best_of, played, position_of
from bot.games.contract.save import dump, dump_state
from bot.matches.core.positions import PlannedPosition
from bot.panel.aim_controls import step_menus
from bot.panel.choice_controls import levels
from bot.screens.sheet import SelectMenu
from bot.words import Catalogue
from cogs.daily.puzzle_panel import unranked
from render import PAINTERS
from tests.support.words.fluent_files import WORDS

GENERATOR = PuzzleGenerator(GAMES, PLAYERS, MAKERS)
GUESSES, LUCKY = 400, 0.3
TRIALS, STEADY = 20, 0.7
PLAYED = 20  # guesses that are played
CATALOGUE = Catalogue(WORDS)


def faults(puzzle: Puzzle) -> tuple[str, ...]:
    """Which promises a puzzle breaks."""
    return tuple(_faults(puzzle))


def _faults(puzzle: Puzzle) -> Iterator[str]:
    game, maker = GAMES[puzzle.game], MAKERS[puzzle.game]
    state, ask = position_of(game, puzzle)
    if msgspec.json.decode(msgspec.json.encode(puzzle), type=Puzzle) != puzzle:
        yield "it is not the same once saved"
    yield from game.spec.tools.validate(state)
    if dump_state(game.spec, state) != puzzle.state:
        yield "the position has changed"
    if maker.cleared(state) != state:
        yield "its picture shows the move before"
    if len(game.asks(state)) != 1 or ask.seat != puzzle.seat or game.outcome(state) is not None:
        yield "something else is asked"
    yield from _wrong_words(puzzle)
    yield from _wrong_best(puzzle)
    if any(GENERATOR.verdict_of(puzzle, one).points >= REACHED for one in first_offered(puzzle)):
        yield "the first answer offered reaches the goal"
    yield from _wrong_difficulty(puzzle)


def _wrong_difficulty(puzzle: Puzzle) -> Iterator[str]:
    game, maker = GAMES[puzzle.game], MAKERS[puzzle.game]
    state, ask = position_of(game, puzzle)
    rng = Rng(b"another")
    guesses = list(islice(maker.guesses(state, ask, rng), GUESSES))
    points = [GENERATOR.verdict_of(puzzle, guess).points for guess in guesses]
    if not all(0 <= one <= FULL for one in points):
        yield "points are from 0 to 100"
    share = sum(one >= REACHED for one in points) / GUESSES
    if share > LUCKY:
        yield f"{share:.0%} of random answers reach the goal"
    if not all(_is_legal(puzzle, guess) for guess in guesses[:PLAYED]):
        yield "a random answer is illegal"
    if not any(
        GENERATOR.verdict_of(puzzle, one).points >= REACHED for one in maker.sensible(state, ask, puzzle.theme, rng)
    ):
        yield "no sensible answer reaches the goal"
    slips = [maker.slips(best_of(game, puzzle), rng) for _ in range(TRIALS)]
    steady = sum(GENERATOR.verdict_of(puzzle, one).points >= REACHED for one in slips)
    if steady < STEADY * TRIALS:
        yield f"{steady} of {TRIALS} slips of the best answer reach the goal"


def first_offered(puzzle: Puzzle) -> Iterator[tuple[Any, ...]]:
    """The answers of a player who takes the first entry of each menu of the panel; flicks also without a target, and with up to two presses of + 20."""
    state, raw = position_of(GAMES[puzzle.game], puzzle)
    presenter, words = PAINTERS[puzzle.game].presenter, CATALOGUE.of("en")
    menu = partial(presenter.menu, GAMES[puzzle.game].view(state, raw.seat))
    if raw.kind == "step":
        planned = unranked(PlannedPosition(puzzle.state, raw, None))
        for shown in step_menus(Id("panel", 1, raw.id), planned, Draft(), words, menu):
            if isinstance(shown, SelectMenu):
                yield (next(one.action for one in raw.choices if one.code == shown.entries[0].value),)
        return
    ask = unadvised(raw, presenter)
    draft = undecided(ask, menu)
    if not draft.choice:
        draft = choose(ask, draft, levels(ask, draft, words, menu)[0][0].value)
    choice = picked(ask, draft)
    dial = bearing_of(choice)
    drafts = [draft]
    if dial is not None and dial.targets:
        drafts.append(CHANGES["target"](ask, draft, PanelInput("angle", (dial.targets[0].code,)), 0.0))
    for aimed in drafts:
        harder = [aimed]
        for _ in range(2 if dial is not None else 0):
            harder.append(CHANGES["step"](ask, harder[-1], PanelInput("strength:+20"), 0.0))
        yield from ((action_of(choice, one),) for one in harder)


def _wrong_words(puzzle: Puzzle) -> Iterator[str]:
    if puzzle.theme not in MAKERS[puzzle.game].themes or puzzle.grade not in range(1, 6):
        yield f"it has no theme {puzzle.theme} or no grade {puzzle.grade}"
    for language, words in CATALOGUE.languages.items():
        if not words.say(puzzle.goal).endswith((".", "!")) or not words.say(puzzle.about):
            yield f"its goal is no sentence in {language}"


def _wrong_best(puzzle: Puzzle) -> Iterator[str]:
    best = best_of(GAMES[puzzle.game], puzzle)
    if len(played(GAMES[puzzle.game], puzzle, best)) != len(best):
        yield "the best answer cannot be played"
    if GENERATOR.verdict_of(puzzle, best).points != FULL:
        yield f"the best answer gets {GENERATOR.verdict_of(puzzle, best).points} points"


def _is_legal(puzzle: Puzzle, actions: tuple[Any, ...]) -> bool:
    try:
        return bool(played(GAMES[puzzle.game], puzzle, actions)) and all(map(dump, actions))
    except Illegal:
        return False
