"""The activation shown on the picture, in one line: its way, its actions, the rounds of its combat."""

from collections.abc import Sequence
from itertools import groupby

from bot.games.forhonor.values import Acting, Deed, Duel
from bot.games.forhonor.view import View
from bot.words import Words
from render.forhonor.board.activation_marks import latest
from render.forhonor.text.describe import listed, name

_ENDS = ("fell", "executed")


def done(view: View, words: Words) -> list[str]:
    """The line, or "" if nothing was done; while the hero acts, what was done so far."""
    acting = latest(view)
    if acting is None:
        return []
    fallen = [deed for deed in acting.deeds if deed.kind in _ENDS]
    others = [deed for deed in acting.deeds if deed.kind not in _ENDS]
    parts = [
        *_way(acting, words),
        *_deeds(others, words),
        *_bouts(acting.duel, words),
        *(_deed(deed, words) for deed in fallen),
    ]
    if not parts:
        return []
    key = "forhonor-done-now" if acting is view.acting else "forhonor-done-last"
    return [words.text(key, hero=name(acting.hero, words), deeds=listed(parts, words))]


def _way(acting: Acting, words: Words) -> list[str]:
    return [words.text("forhonor-done-way", squares=", ".join(acting.trail))] if acting.trail else []


def _deeds(done: Sequence[Deed], words: Words) -> list[str]:
    """Actions on squares; soldiers removed in a row are grouped."""
    said = []
    for kind, found in groupby(done, lambda deed: deed.kind):
        deeds = list(found)
        if kind == "killed":
            squares = ", ".join(deed.square for deed in deeds)
            said.append(words.text("forhonor-done-killed", squares=squares, count=len(deeds)))
        else:
            said += [_deed(deed, words) for deed in deeds if deed.hero]
    return said


def _deed(deed: Deed, words: Words) -> str:
    return words.text(
        f"forhonor-done-{deed.kind}", hero=name(deed.hero, words), start=deed.start, square=deed.square
    )  # fmt: skip


def _bouts(duel: Duel | None, words: Words) -> list[str]:
    """The rounds of a combat: both cards, and what each lost."""
    if duel is None:
        return []
    names = {"hero": name(duel.attacker, words), "foe": name(duel.target, words)}
    return [
        words.text(
            "forhonor-done-bout",
            round=number,
            card=words.text(f"forhonor-card-{bout.cards[0]}"),
            other=words.text(f"forhonor-card-{bout.cards[1]}"),
            lost=bout.lost[0],
            taken=bout.lost[1],
            **names,
        )
        for number, bout in enumerate(duel.bouts, start=1)
    ]
