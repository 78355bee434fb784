"""Drafts as presses and typing make them, of every kind of ask with something to type."""

import functools
from typing import Any

from hypothesis import strategies as st

from bot.answers.draft import DIRECTION, Draft, begin
from bot.answers.draft_edits import CHANGES, PanelInput
from bot.content import catalogue
from bot.games import GAMES
from bot.games.contract.base import Ask, Choice
from bot.games.contract.dials import Bearing, Layout, Number, Pick, Subset
from bot.games.contract.luck import Rng
from bot.words import Words
from pichenette.testing.answers import answered

WORDS = {language: catalogue().of(language) for language in ("en", "fr")}


@functools.cache
def asks_met(game: str, seed: str, **options: str) -> list[Ask]:
    """One ask of each kind that a match played at random meets."""
    rules, rng = GAMES[game], Rng(seed.encode())
    state = rules.setup(2, rules.spec.complete(options), rng).state
    met: dict[str, Ask] = {}
    for _ in range(60):
        asks = rules.asks(state)
        if not asks:
            break
        ask = rng.pick(asks)
        met.setdefault(ask.kind, ask)
        state = rules.apply(state, answered(rules, state, ask, rng, rng).move, rng).state
    return list(met.values())


def touches(choice: Choice) -> list[tuple[str, PanelInput]]:
    """Presses that turn the dials of a choice."""
    found = [("finer", PanelInput(""))]
    for dial in choice.dials:
        match dial:
            case Number(field=field):
                found += [("step", PanelInput(f"{field}:{step:+g}")) for step in (-20, -0.5, 1, 5)]
            case Bearing(field=field, targets=targets):
                found += [
                    ("target", PanelInput(field, (code,))) for code in (DIRECTION, *(one.code for one in targets))
                ]
                found += [("beside", PanelInput(f"{field}:{step:+g}")) for step in (-25, -1, 5)]
                found += [("swing", PanelInput(f"{field}:{turn:+g}")) for turn in (-10, 0.1, 1)]
            case Pick(field=field, options=options):
                found += [("option", PanelInput(field, (one.code,))) for one in options]
            case Subset(field=field, options=options):
                found += [("subset", PanelInput(f"{field}:0", tuple(one.code for one in options[::2])))]
            case Layout(field=field, pieces=pieces):
                ways = ("up", "right", "twist")
                found += [("nudge", PanelInput(f"{field}:{one.id}:{way}")) for one in pieces for way in ways]
    return found


ASKS = [
    (game, ask)
    for game, options in (("pitchout", {}), ("pitchout", {"mode": "complete"}), ("pitchbowl", {}))
    for ask in asks_met(game, "short", **options)
    if any(isinstance(dial, Bearing | Number | Layout) for choice in ask.choices for dial in choice.dials)
]


@st.composite
def drafts(draw: st.DrawFn, ask: Ask[Any], words: Words, turn: float) -> Draft:
    """What presses and typing make of an ask."""
    draft = begin(ask)
    pick = draw(st.sampled_from([choice for choice in ask.choices if choice.dials]))
    draft = CHANGES["pick"](ask, draft, PanelInput(pick.code), turn)
    for _ in range(draw(st.integers(0, 4))):
        verb, press = draw(st.sampled_from(touches(pick)))
        draft = CHANGES[verb](ask, draft, press, turn)
    far, round_about = st.floats(0, 700, allow_subnormal=False), st.floats(0, 360, allow_subnormal=False)
    fields = {}
    for dial in pick.dials if draw(st.booleans()) else ():
        match dial:
            case Bearing(targets=(target, *_)):
                fields[dial.field] = f"{target.label} l{draw(st.floats(0, 100, allow_subnormal=False)):f}"
            case Bearing():
                fields[dial.field] = f"{draw(round_about):f}"
            case Number(lo=lo, hi=hi):
                fields[dial.field] = f"{draw(st.floats(lo, hi)):f}"
            case Layout():
                angles = [f"; {draw(round_about):f}" if piece.turns else "" for piece in dial.pieces]
                places = [(piece.label, draw(far), draw(far)) for piece in dial.pieces]
                fields[dial.field] = "\n".join(
                    f"{label} {x:f} mm; {y:f} mm{angle}" for (label, x, y), angle in zip(places, angles, strict=True)
                )
            case _:
                pass
    return CHANGES["typed"](ask, draft, PanelInput(pick.code, fields=fields, words=words), turn)
