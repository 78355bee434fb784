"""The buttons below public messages: to answer, to see more of a turn, to watch the film of a match."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from bot.answers.custom_id import Id, onward
from bot.answers.draft import bearing_of, is_flick, layout_of
from bot.games import GAMES
from bot.games.contract.base import AnyGame, Ask
from bot.games.contract.player import LEVELS, Level
from bot.games.contract.vocabulary import Phrase, phrase
from bot.matches.core.models import Match, Status
from bot.matches.house.members import is_house, level_of
from bot.screens.aim_controls import only_runs
from bot.screens.choice_controls import fit_on_phone
from bot.screens.orders import order_buttons
from bot.screens.sheet import GOOD, MAIN, PLAIN, Button, Row, rows
from bot.screens.short_answers import needs_panel, shared_answers, shared_id
from bot.words import Words

BEST = 2  # deeds that are buttons where each answer opens a panel with more of them
PHONE_NAMES = 24  # letters of the names in a row of four on a phone; longer ones take two rows
FIRST = {"open", "answer", "act", "order", "resume", "rematch", "practice"}  # verbs of buttons that play on
HELP = {"hint", "undo"}  # of those that help to


def turn_buttons(
    match: Match,
    revision: int,
    asks: Sequence[Ask[Any]],
    words: Words,
    *,
    since: int | None = None,
    more: bool = True,
    why: bool = False,
    moved: bool = False,
    going_on: bool = False,
    filmed: bool = True,
    others: Sequence[str] = (),
    paused: bool = False,
) -> tuple[Button, ...]:
    """The buttons of a turn's message: `more` only for players, `why` if rules decided it, replay if anything `moved`.

    A message that is edited after further answers begins with revision `since`, which its buttons name, so that they
    stay the same. With `going_on`, it continues a turn.

    While the match is `paused` it can only be resumed. The last turn of a finished match includes its film if it is
    `filmed`.
    """
    buttons: list[Button] = []
    if paused and more:
        buttons.append(resume_button(match.id, words))
    asks = () if paused else asks
    if asks:
        buttons += answer_buttons(match, asks, words, going_on=going_on, others=others)
        buttons += order_buttons(match, asks, words)
    shown = str(revision) if since is None else onward(since)
    buttons.append(Button(Id("text", match.id, "", shown), words.text("text-board")))
    if moved:
        buttons.append(Button(Id("replay", match.id, "", shown), words.text("replay")))
    if why:
        buttons.append(Button(Id("why", match.id, "", shown), words.text("why")))
    if asks and match.practice and needs_panel(match.game, asks):
        buttons.append(Button(Id("hint", match.id), words.text("house-hint-button")))
    if asks and match.practice and revision > len(match.house):  # more than the first answers of the others
        buttons.append(Button(Id("undo", match.id), words.text("house-undo")))
    if more and match.status is Status.RUNNING and not match.watched:
        buttons.append(Button(Id("more", match.id), words.text("more")))
    if more and match.status is Status.FINISHED and revision == match.revision:
        buttons += finished_buttons(match, words, filmed=filmed)
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


def in_rows(buttons: Sequence[Button]) -> tuple[Row, ...]:
    """The buttons in one row, or, if too many, answers or a rematch, those that play on in rows above.

    Deeds are apart from answers; if they fill a phone's row, the only button that plays on without them is in the row below. Hints and
    takebacks are with the buttons that play on, where a phone has room for them.
    """
    if fit_on_phone(buttons) and not any(one.id.verb in {"answer", "act", "rematch", "practice"} for one in buttons):
        return (tuple(buttons),) if buttons else ()
    deeds = [one for one in buttons if one.id.verb == "act"]
    first = [one for one in buttons if one.id.verb in FIRST and one not in deeds]
    rest = [one for one in buttons if one.id.verb not in {*FIRST, *HELP, "act"}]
    helping = [one for one in buttons if one.id.verb in HELP]
    long = not fit_on_phone((*deeds, *(first if helping else ())))
    if not long and not any(one.id.verb == "answer" for one in buttons):
        first, deeds = [*deeds, *first], []
    if long and len(first) == 1 and not helping:
        return (*rows(deeds), *rows((*first, *rest)))
    half = (len(first) + 1) // 2 if deeds and sum(len(one.label) for one in first) > PHONE_NAMES else len(first)
    leading = [*rows(first[:half]), *rows(first[half:])]
    if helping and leading and fit_on_phone((*leading[-1], *helping)):
        leading[-1] = (*leading[-1], *helping)
    elif helping and not fit_on_phone((*rest, *helping)):
        leading += rows(helping)
    else:
        rest = [one for one in buttons if one in rest or one in helping]
    return (*rows(deeds), *leading, *rows(rest))


def finished_buttons(match: Match, words: Words, *, filmed: bool = True) -> tuple[Button, ...]:
    """The buttons of a finished match: its film and review, and for its players a rematch; after practice, also the next levels."""
    film = film_of_match(match, words) if filmed else ()
    if match.watched:
        return film
    again = Button(Id("rematch", match.id), words.text("rematch"))
    review = Button(Id("review", match.id), words.text("review"))
    return (*film, again, review, *(_levels(match, words) if match.practice else ()))


def _levels(match: Match, words: Words) -> tuple[Button, ...]:
    """The buttons to practise at the levels beside that of a match."""
    return tuple(
        practice_button(match.game, other, words.text("house-play-level", level=words.text(f"house-level-{other}")))
        for other in _beside(match)
    )


def level_buttons(match: Match, words: Words) -> tuple[Button, ...]:
    """The buttons that continue practice at a level next to its own."""
    if not match.practice:
        return ()
    return tuple(
        Button(
            Id("level", match.id, "", str(other)),
            words.text("house-to-level", level=words.text(f"house-level-{other}")),
        )
        for other in _beside(match)
    )


def _beside(match: Match) -> tuple[Level, ...]:
    level = max(level_of(one.user) for one in match.holders if is_house(one.user))
    return tuple(other for other in LEVELS if abs(other - level) == 1)


def practice_button(game: str, level: Level | None, label: str) -> Button:
    """The button that begins a practice match; without a level, at the one its presser named last."""
    return Button(Id("practice", args=f"{game}.{level or ''}"), label)


def film_of_match(match: Match, words: Words) -> tuple[Button, ...]:
    """The button for the film of a match; none in games without flicks."""
    if not GAMES[match.game].spec.reach:
        return ()
    return (Button(Id("replay", match.id), words.text("replay-match")),)


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
