"""The buttons and lines about the calls of spectators, and the oracles' table. Nothing here knows how others have called."""

from collections.abc import Iterable, Sequence
from typing import Any

from bot.answers.custom_id import Id
from bot.features.crowd.settlement import asked_of, question_of, sides_of
from bot.features.crowd.values import NOBODY, WINNER, CallResult, Crowd, Oracle, OraclePage
from bot.games import GAMES
from bot.games.contract.base import Ask
from bot.matches.core.models import Match, Player, Status
from bot.screens.points import MEDALS, signed
from bot.screens.sheet import Button, Row, Sheet, rows
from bot.text import escape_markdown
from bot.words import Words

LONGEST = 12  # letters of a name on a button: three have room in a row of a phone
NOBODY_ARG = "x"  # in a button's id
LINES = 10  # of a page of the table


def may_call(match: Match, *, wanted: bool) -> bool:
    """Whether spectators of a match are asked at all, as its server `wanted`: not in direct messages, nor in practice."""
    return wanted and match.guild != 0 and match.status is Status.RUNNING and not match.alone


def move_buttons(match: Match, asks: Sequence[Ask[Any]], words: Words) -> Row:
    """The buttons that call who loses something in the present move; none if nothing can be lost in it."""
    game = GAMES[match.game]
    question = question_of(game, asks)
    if question is None:
        return ()
    sides = sides_of(game, (holder.seat for holder in match.holders))
    return tuple(
        Button(
            Id("call", match.id, "", f"{match.revision}.{question}.{NOBODY_ARG if answer == NOBODY else answer}"),
            words.text(
                "call-other" if nth else "call-answer",
                name=answer_words(match.game, match.holders, answer, words, most=LONGEST),
            ),
        )
        for nth, answer in enumerate(asked_of(game, sides, asks))  # the first says whom all of them are for
    )


def winner_buttons(match: Match, words: Words) -> tuple[Row, ...]:
    """The buttons that call who wins."""
    game = GAMES[match.game]
    sides = sides_of(game, (holder.seat for holder in match.holders))
    return rows(
        Button(
            Id("call", match.id, "", f"{match.revision}.w.{side}"),
            words.text("call-winner", name=answer_words(match.game, match.holders, side, words, most=LONGEST)),
        )
        for side in sides
    )


def answer_words(game: str, holders: Iterable[Player], answer: int, words: Words, *, most: int = 80) -> str:
    """An answer: the player of a side, or the name of a side of several, or nobody."""
    if answer == NOBODY:
        return words.text("call-nobody")
    members = [holder.name for holder in holders if GAMES[game].spec.side(holder.seat) == answer]
    name = members[0] if len(members) == 1 else words.text(f"{game}-team-{answer}")
    return name if len(name) <= most else f"{name[: most - 1]}…"


def called_words(game: str, holders: Sequence[Player], question: int, answer: int, words: Words) -> str:
    """The private line that confirms a call."""
    name = escape_markdown(answer_words(game, holders, answer, words))
    if question == WINNER:
        return words.text("called-winner", name=name)
    return words.text("called-move", name=name, question=words.text(f"{game}-call"))


def settled_words(game: str, holders: Sequence[Player], result: CallResult, words: Words) -> str:
    """The private line about a call once it is decided."""
    name = escape_markdown(answer_words(game, holders, result.answer, words))
    arguments = {"name": name, "question": words.text(f"{game}-call"), "right": "yes" if result.points > 0 else "no"}
    about = words.text("settled-winner" if result.question == WINNER else "settled-move", **arguments)
    worth = words.text("settled-points", points=signed(result.points)) if result.counts else ""
    return f"{about} {worth}".rstrip()


def crowd_words(crowd: Crowd, words: Words) -> str:
    """What the crowd thought of a move and of the winner; "" if nobody has called."""
    lines = []
    if crowd.count:
        lines.append(words.text("crowd-move", right=crowd.right, count=crowd.count))
    if crowd.winner_count:
        numbers = {"right": crowd.winner_right, "count": crowd.winner_count}
        names = ", ".join(map(escape_markdown, crowd.named)) + (" …" if len(crowd.named) < crowd.winner_right else "")
        lines.append(words.text("crowd-winner-named" if crowd.named else "crowd-winner", **numbers, names=names))
    return f"-# {words.text('crowd', said=' · '.join(lines))}" if lines else ""


def turn_lines(match: Match, crowd: Crowd, words: Words, *, asked: bool) -> str:
    """The lines about predictions below a turn: those it settled, and the question of the buttons if they are there."""
    question = words.text("call-move", question=words.text(f"{match.game}-call")) if asked else ""
    return "\n".join(filter(None, (crowd_words(crowd, words), question and f"-# {question}")))


def oracles_sheet(
    page: OraclePage, guild: int, season: int, title: str, words: Words, *, shared: bool = False
) -> Sheet:
    """A page of the oracles' table, with the line of its reader below, and the button that shows it to everyone unless it is `shared`."""
    lines = [_line(line, words) for line in page.lines]
    if not lines:
        lines = [words.text("oracles-empty")]
    if page.own is not None and page.own not in page.lines:
        lines += ["…", _line(page.own, words, own=True)]
    elif page.own is None:
        lines.append(words.text("oracles-none"))
    text = "\n".join([title, *lines, f"-# {words.text('oracles-foot')}"])
    here = page.first // LINES
    show = Button(Id("oraclesall", args=f"{guild}.{season}.{here}.all"), words.text("replay-show"))
    return Sheet((text,), ((*_ways(page, guild, season, words), *(() if shared else (show,))),))


def _line(line: Oracle, words: Words, *, own: bool = False) -> str:
    medal = MEDALS[line.place - 1] if line.place <= len(MEDALS) and line.points > 0 else f"{line.place} ·"
    return words.text(
        "oracle-line-own" if own else "oracle-line",
        place=medal,
        name=escape_markdown(line.name),
        points=f"{line.points}".replace("-", "\u2212"),
        right=line.right,
        count=line.count,
        share=line.share,
    )


def _ways(page: OraclePage, guild: int, season: int, words: Words) -> Row:
    last = max(1, -(-page.count // LINES))
    here = page.first // LINES

    def leads(to: int, tail: str, label: str) -> Button:
        return Button(Id("oracles", args=f"{guild}.{season}.{to % last}.{tail}"), label, disabled=not 0 <= to < last)

    if last == 1:
        return (leads(0, "now", words.text("ladder-again")),)
    return (
        leads(here - 1, "back", words.text("page-back")),
        leads(here, "now", words.text("page", page=here + 1, pages=last)),
        leads(here + 1, "on", words.text("page-on")),
    )
