"""The buttons below a turn: to answer, and to see more of it."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

from bot.answers.custom_id import Id, onward
from bot.answers.draft import bearing_of, is_flick, layout_of
from bot.games import GAMES
from bot.games.contract.base import AnyGame, Ask
from bot.games.contract.vocabulary import Phrase, phrase
from bot.matches.core.models import Match, Status
from bot.panel.aim_controls import only_runs
from bot.panel.orders import order_buttons
from bot.panel.short_answers import needs_panel, shared_answers, shared_id
from bot.screens.match_buttons import finished_buttons
from bot.screens.sheet import GOOD, MAIN, PLAIN, Button
from bot.words import Words

BEST = 2  # deeds that are buttons where each answer opens a panel with more of them


@dataclass(frozen=True)
class ShownTurn:
    """The turn of a message, as far as its buttons depend on it."""

    since: int | None = None
    """The first revision that the message shows. Its buttons name it, so that they stay the same when further answers are added."""
    going_on: bool = False
    """Whether the message shows several answers."""
    moved: bool = False
    """Whether anything moved, so that there is a replay."""
    filmed: bool = True
    """Whether anything has moved in the match, so that a finished one has a film."""
    why: bool = False
    """Whether rules can be explained."""
    beside: Sequence[Button] = ()
    """Buttons that features add to those that answer."""
    others: Sequence[str] = ()
    """The ids of the house's open asks, and of the one that the turn answered."""


def turn_buttons(
    match: Match,
    revision: int,
    asks: Sequence[Ask[Any]],
    words: Words,
    shown: ShownTurn = ShownTurn(),
    *,
    more: bool = True,
    paused: bool = False,
) -> tuple[Button, ...]:
    """The buttons of a turn's message: `more` only for players. While the match is `paused` it can only be resumed."""
    buttons: list[Button] = []
    if paused and more:
        buttons.append(resume_button(match.id, words))
    asks = () if paused else asks
    if asks:
        buttons += answer_buttons(match, asks, words, going_on=shown.going_on, others=shown.others)
        buttons += shown.beside
        buttons += order_buttons(match, asks, words)
    turn = str(revision) if shown.since is None else onward(shown.since)
    buttons.append(Button(Id("text", match.id, "", turn), words.text("text-board")))
    if shown.moved:
        buttons.append(Button(Id("replay", match.id, "", turn), words.text("replay")))
    if shown.why:
        buttons.append(Button(Id("why", match.id, "", turn), words.text("why")))
    if asks and match.practice and needs_panel(match.game, asks):
        buttons.append(Button(Id("hint", match.id), words.text("house-hint-button")))
    if asks and match.practice and revision > len(match.house):  # more than the first answers of the others
        buttons.append(Button(Id("undo", match.id), words.text("house-undo")))
    if more and match.status is Status.RUNNING and not match.watched:
        buttons.append(Button(Id("more", match.id), words.text("more")))
    if more and match.status is Status.FINISHED and revision == match.revision:
        buttons += finished_buttons(match, words, filmed=shown.filmed)
    return tuple(buttons)


def answer_buttons(
    match: Match, asks: Sequence[Ask[Any]], words: Words, *, going_on: bool = False, others: Sequence[str] = ()
) -> tuple[Button, ...]:
    """The buttons to answer: one for each short answer, and the panel, which continues a turn if that is `going_on`, for the others.

    `others` are ids of asks of the house, and of the one that was answered last.
    """
    ask, longer = shared_id(asks, others), needs_panel(match.game, asks)
    steps = GAMES[match.game].spec.steps
    opened = bool(asks) and steps is not None and all(one.kind in steps.opens for one in asks)
    deeds = tuple(
        Button(Id("act", match.id, one.id, deed.code), words.say(deed.words), MAIN)
        for one in asks
        for deed in (sorted(one.deeds, key=lambda deed: -deed.worth)[:BEST] if opened else one.deeds)
    )
    answers = tuple(
        Button(
            Id("answer", match.id, ask, one.code),
            words.text("open-other", choice=words.say(one.words)) if opened else words.say(one.words),
            PLAIN if longer or deeds else MAIN,
        )
        for one in shared_answers(match.game, asks)
    )
    if not longer:
        return (*deeds, *answers)
    if deeds:
        return (*deeds, Button(Id("open", match.id, ask), words.say(open_words(GAMES[match.game], asks))))
    label = open_words(GAMES[match.game], asks)
    if going_on and label == phrase("open-aim"):
        label = phrase("open-next")
    if label == phrase("open-deploy") and answers:  # most take a ready-made formation
        first = tuple(
            replace(one, style=GOOD) for one in answers
        )  # as what plays in the panel, where formations only fill it
        return (*first, Button(Id("open", match.id, ask), words.text("open-arrange")))
    return (Button(Id("open", match.id, ask), words.say(label), MAIN), *answers)


def open_words(game: AnyGame, asks: Sequence[Ask[Any]]) -> Phrase:
    """The label of the first button: the action."""
    if game.spec.steps is not None and any(ask.kind in game.spec.steps.kinds for ask in asks):
        return phrase("open-plan")
    choices = [choice for ask in asks for choice in ask.choices]
    flicks = [bearing for choice in choices if is_flick(choice) and (bearing := bearing_of(choice)) is not None]
    if flicks:
        return phrase("open-run" if all(map(only_runs, flicks)) else "open-aim")
    layouts = [layout for choice in choices if (layout := layout_of(choice)) is not None]
    if any(len(layout.pieces) > 1 for layout in layouts):
        return phrase("open-deploy")
    putting = [choice.words for choice in choices if bearing_of(choice) is not None or layout_of(choice) is not None]
    if putting:
        return putting[0] if len(putting) == 1 else phrase("open-place")
    return phrase("open-choose")


def resume_button(match: int, words: Words) -> Button:
    """Ends an agreed pause."""
    return Button(Id("resume", match), words.text("pause-resume"), MAIN)
