"""Messages about tournaments: conditions, rounds, standings and results."""

from collections.abc import Mapping, Sequence
from typing import Literal

from bot.answers.custom_id import Id
from bot.features.tournaments.values import Board, Registration, Stage, Tournament
from bot.matches.core.models import Match
from bot.matches.house.members import is_house, shown
from bot.matches.timing.paces import SECOND, length_words, terms_phrase
from bot.pairing.event import THIRD, Form, Pairing, Result
from bot.pairing.forms import last_round
from bot.pairing.knockout import late_round
from bot.pairing.league import USUAL, movers
from bot.pairing.standings import group_standings, standings
from bot.screens.points import MEDALS
from bot.screens.sheet import BAD, GOOD, LABEL_LIMIT, MAIN, PLAIN, Button, Media, Part, Row, Sheet
from bot.text import discord_url, escape_markdown
from bot.words import Words
from render.text import together

VERB = "tournament"
JOIN, LEAVE, START, CANCEL, TABLE, PAGE = "join", "leave", "start", "cancel", "table", "page"
DROP, STAY = "drop", "stay"  # answers to whether one is to leave for good
KEEP = "keep"  # not to cancel it, after all
FIXTURES = "fixtures"
LINES = 20  # of a table in words
ROOM = 3500  # characters for the pairings of a round; without ways to their matches there is always room
COLOUR = 0xE69F00


def press(what: str, tournament: Tournament, label: str, words: Words, nth: int = 0) -> Button:
    """A button about a tournament; `nth` is the round whose post it is on, by which that is found after a crash."""
    args = f"{what}.{nth}" if nth else what
    style = {JOIN: GOOD, TABLE: MAIN, DROP: BAD, CANCEL: BAD}.get(what, PLAIN)
    return Button(Id(VERB, ask=str(tournament.id), args=args), words.text(f"tournament-{label}"), style)


def heading(tournament: Tournament, words: Words, text: str = "") -> str:
    """The name of the tournament, and the subject of the message."""
    name = words.text("tournament-name", name=written_title(tournament, words))
    return f"### {name} · {text}" if text else f"### {name}"


def title(tournament: Tournament, words: Words) -> str:
    """The name, of a league with the season."""
    plan = tournament.plan
    return words.text("tournament-season", name=plan.name, season=plan.season) if plan.season else plan.name


def written_title(tournament: Tournament, words: Words) -> str:
    """The name in a sentence, without formatting of its own."""
    return escape_markdown(title(tournament, words))


def about(tournament: Tournament, words: Words) -> str:
    """The game, form, terms and other settings of a tournament in one line."""
    plan = tournament.plan
    parts = [words.text(f"{plan.game}-name"), form_name(tournament, words), words.say(terms_phrase(plan.terms))]
    if plan.team > 1:
        parts.append(words.text("tournament-teams", size=plan.team))
    if plan.level:
        parts.append(words.text("tournament-house", level=plan.level))
    if plan.interval:
        parts.append(words.text("tournament-interval", length=words.say(length_words(plan.interval))))
    return " · ".join(parts)


def form_name(tournament: Tournament, words: Words) -> str:
    """The form; of a Swiss tournament with the number of rounds, if that is known."""
    plan = tournament.plan
    rounds = plan.rounds or (tournament.event.length if tournament.stage is not Stage.OPEN else 0)
    if plan.form is Form.SWISS and rounds:
        return words.text("tournament-form-rounds", count=rounds)
    if plan.form is Form.LEAGUE:
        return words.text("tournament-form-divisions", size=plan.division or USUAL)
    return words.text(f"tournament-form-{plan.form.value.replace('_', '-')}")


def round_sheet(
    tournament: Tournament, nth: int, matches: Mapping[int, Match], words: Words, picture: Media | None = None
) -> Sheet:
    """The pairings of a round, with results so far and links to the matches."""
    head = heading(tournament, words, round_name(tournament, nth, words))
    goes_on = tournament.stage is Stage.RUNNING and nth == tournament.round_
    paired = tournament.rounds[nth - 1]
    over = {one.match for one in paired if one.pairing.is_over}
    live = {number: match for number, match in matches.items() if number not in over}
    for linked in (matches, live, {}):  # a large round of long names has no room for all ways
        boards = _boards(tournament, paired, linked, words)
        if sum(map(len, boards)) <= ROOM:
            break
    parts: list[Part] = [head, *boards, *([picture] if picture else [])]
    parts += next_start(tournament, words) if goes_on else []
    fixtures = [press(FIXTURES, tournament, "fixtures", words, nth)] if tournament.plan.form is Form.LEAGUE else []
    presses = (
        press(TABLE, tournament, "table", words, nth),
        *fixtures,
        *([press(LEAVE, tournament, "drop-out", words, nth)] if goes_on else []),
    )
    return Sheet((*parts,), (presses,), COLOUR)


def drop_sheet(tournament: Tournament, words: Words) -> Sheet:
    """The question whether a player really wants to leave a running tournament, which is final."""
    plan = tournament.plan
    kind = "team" if plan.team > 1 else "league" if plan.form is Form.LEAGUE else "other"
    text = words.text("tournament-drop-question", name=written_title(tournament, words), kind=kind)
    return Sheet(
        (text,), ((press(DROP, tournament, "drop-out", words), press(STAY, tournament, "stay", words)),), COLOUR
    )


def cancel_sheet(tournament: Tournament, words: Words) -> Sheet:
    """The question whether to cancel a tournament, which is final."""
    kind = "league" if tournament.plan.season else "other"
    text = words.text("tournament-cancel-question", name=written_title(tournament, words), kind=kind)
    presses = (press(CANCEL, tournament, "cancel", words), press(KEEP, tournament, "keep", words))
    return Sheet((text + going_on(tournament, words),), (presses,), COLOUR)


def next_start(tournament: Tournament, words: Words) -> list[str]:
    """The start of the next round, if it is scheduled."""
    if tournament.stage is not Stage.RUNNING or not tournament.starts:
        return []
    return [words.text("tournament-next-round", at=f"<t:{tournament.starts // SECOND}:R>")]


def _boards(
    tournament: Tournament,
    boards: Sequence[Board],
    matches: Mapping[int, Match],
    words: Words,
    reader: int | None = None,
) -> list[str]:
    """The pairings of a round; in a league, by division."""
    stages = (
        dict.fromkeys(board.pairing.stage for board in boards) if tournament.plan.form is Form.LEAGUE else {"": None}
    )
    parts = []
    for stage in stages:
        lines = [
            board_line(tournament, board, matches.get(board.match), words, reader)
            for board in boards
            if not stage or board.pairing.stage == stage
        ]
        parts.append("\n".join([*([division(stage, words)] if len(stages) > 1 else []), *lines]))
    return parts


def division(number: str, words: Words) -> str:
    """The name of a division of a league, in bold."""
    return f"**{words.text('tournament-picture-division', letter=number)}**"


def table_sheet(
    tournament: Tournament,
    matches: Mapping[int, Match],
    words: Words,
    picture: Media,
    page: tuple[int, int],
    reader: int,
    shut: str = "",
) -> Sheet:
    """The standings for one reader: a page of the picture, with the page number and count, and the latest round.

    Their own pairing comes first; `shut` says why it waits.
    """
    latest = tournament.round_
    key = "tournament-finished" if tournament.stage is Stage.FINISHED else "tournament-stopped"
    head = round_name(tournament, latest, words) if tournament.stage is Stage.RUNNING else words.text(key)
    parts: list[Part] = [f"{heading(tournament, words, head)}\n{about(tournament, words)}", *([shut] if shut else [])]
    parts.append(picture)
    if page[1] > 1:
        parts.append(pages_row(tournament, PAGE, *page, words))
    if tournament.stage is Stage.RUNNING:
        boards = sorted(tournament.rounds[-1], key=lambda one: not _is_in(tournament, one, reader))[:LINES]
        parts += _boards(tournament, boards, matches, words, reader)
        parts += next_start(tournament, words)
    return Sheet((*parts,), league_rows(tournament, words), COLOUR)


def league_rows(tournament: Tournament, words: Words) -> tuple[Row, ...]:
    """The buttons to the fixtures of a league and to its season before."""
    if tournament.plan.form is not Form.LEAGUE:
        return ()
    return ((press(FIXTURES, tournament, "fixtures", words), *former_season(tournament, words)),)


def former_season(tournament: Tournament, words: Words) -> tuple[Button, ...]:
    """The button to the season before."""
    if not tournament.plan.former:
        return ()
    label = words.text("tournament-former", season=tournament.plan.season - 1)
    return (Button(Id(VERB, ask=str(tournament.plan.former), args=TABLE), label),)


def pages_row(tournament: Tournament, what: str, page: int, pages: int, words: Words) -> Row:
    """The buttons to the pages before and after."""
    return tuple(
        Button(Id(VERB, ask=str(tournament.id), args=f"{what}.{to}"), words.text(label), disabled=not 1 <= to <= pages)
        for to, label in ((page - 1, "tournament-before"), (page + 1, "tournament-after"))
    )


def over_sheet(tournament: Tournament, words: Words, *pictures: Media) -> Sheet:
    """The result: the winners, in a league also promotion and relegation, and a picture of the podium."""
    head = heading(tournament, words, words.text("tournament-finished"))
    parts: list[Part] = [f"{head}\n{winners(tournament, words)}", *pictures]
    if tournament.plan.form is Form.LEAGUE:
        parts += division_ends(tournament, words)
    away = [one.user for one in tournament.waiting]
    if away:
        lines = [words.text("tournament-turned-away", users=together([f"<@{user}>" for user in away], words))]
        parts.append("\n".join([*lines, words.text("card-punctual", least=tournament.plan.punctual)]))
    return Sheet((*parts,), ((_end_press(tournament, words),),), COLOUR, mentions=(*away,))


def _end_press(tournament: Tournament, words: Words) -> Button:
    """The button of the post about the end, which no other post has: after a crash the card would be taken for it."""
    return press(TABLE, tournament, "table", words, tournament.round_ + 1)


def winners(tournament: Tournament, words: Words) -> str:
    """The winners."""
    places = standings(tournament.event)
    won = together([f"**{_name(tournament, one.number)}**" for one in places if one.place == 1], words)
    return words.text("tournament-won", names=won, count=sum(one.place == 1 for one in places))


def division_ends(tournament: Tournament, words: Words) -> list[str]:
    """The result of each division of a league: its first three, and the entrants who move up and down."""
    moving, parts = movers(tournament.event), []
    for number, table in group_standings(tournament.event).items():
        medalled = [one for one in table if one.place <= len(MEDALS) and not one.dropped]
        best = [f"{MEDALS[one.place - 1]} {_name(tournament, one.number)}" for one in medalled]
        lines = [division(number, words), " · ".join(best)]
        for way, moved in (("up", moving.up), ("down", moving.down)):
            names = [_name(tournament, one.number) for one in table if one.number in moved]
            if names:
                lines.append(words.text(f"tournament-going-{way}", names=together(names, words)))
        parts.append("\n".join(lines))
    return parts


def ended_sheet(tournament: Tournament, what: str, words: Words) -> Sheet:
    """The message that a tournament was cancelled, or had too few entrants."""
    ends_a_league = tournament.plan.former if what == "few" else tournament.plan.season
    key = f"tournament-{what}-league" if ends_a_league else f"tournament-{what}"
    text = f"{heading(tournament, words)}\n{words.text(key)}{going_on(tournament, words)}"
    begun = any(board.match for boards in tournament.rounds for board in boards)
    return Sheet((text,), ((_end_press(tournament, words),),) if begun else ())


def going_on(tournament: Tournament, words: Words) -> str:
    """A note that matches in play continue, if there are any."""
    open_ = any(board.match and not board.pairing.is_over for boards in tournament.rounds for board in boards)
    return f" {words.text('tournament-matches-continue')}" if open_ else ""


def list_sheet(tournaments: Sequence[Tournament], words: Words) -> Sheet:
    """The tournaments of a server, each with a button."""
    lines = [
        f"**{written_title(one, words)}** · {about(one, words)} · {words.text(f'tournament-stage-{one.stage.value}')}"
        for one in tournaments
    ]
    presses = tuple(
        Button(
            Id(VERB, ask=str(one.id), args=TABLE), title(one, words)[:LABEL_LIMIT], MAIN if one.stage.is_live else GOOD
        )
        for one in tournaments[:5]
    )
    return Sheet(("\n".join(lines),), (presses,))


def round_name(
    tournament: Tournament, nth: int, words: Words, *, of: Literal["tournament", "match"] = "tournament"
) -> str:
    """Which round it is, in the words of the form; beside a match, which may have rounds of its own, numbered ones say whose they are."""
    boards = tournament.rounds[nth - 1]
    decisive = [one for one in boards if not one.pairing.stage]
    form = tournament.plan.form
    if form is Form.KNOCKOUT or (form is Form.GROUPS and decisive):
        known = {1: "final", 2: "semi-finals", 4: "quarter-finals"}.get(len(decisive))
        if known:
            return words.text(f"tournament-{known}")
        return words.text("tournament-round-of", count=2 * len(decisive))
    if form is not Form.DOUBLE:
        last = last_round(tournament.event)
        return (
            words.text("tournament-round", nth=nth, of=last, beside=of)
            if last
            else words.text("tournament-round-only", nth=nth, beside=of)
        )
    late = late_round(tournament.event, nth)
    return (
        words.text(f"tournament-{late.value}")
        if late
        else words.text("tournament-round-elimination", nth=nth, beside=of)
    )


def _score(result: Result) -> str:
    match result:
        case Result.FIRST:
            return "1–0"
        case Result.SECOND:
            return "0–1"
        case Result.DRAW | Result.VOID:
            return "½–½"
        case Result.NEITHER:
            return "0–0"
        case Result.OPEN:
            return "–"


def board_line(
    tournament: Tournament, board: Board, match: Match | None, words: Words, reader: int | None = None
) -> str:
    """A pairing with its result, or the way to its match; for one reader, it says whether that is theirs."""
    one = board.pairing
    if one.is_bye:
        return words.text("tournament-bye", name=_name(tournament, one.first))
    first, second = (_name(tournament, number) for number in one.numbers)
    text = words.text("tournament-pairing", first=first, second=second)
    if one.stage == THIRD:
        text = words.text("tournament-third-pairing", pairing=text)
    elif one.stage and tournament.plan.form is not Form.LEAGUE:
        text = f"{one.stage} · {text}"
    there = discord_url(match.guild, match.thread) if match is not None and match.thread else ""
    if one.is_over:
        score = f"**{_score(one.result)}**"
        forfeit = "" if one.played else f" · {_forfeit(tournament, one, words)}"
        return f"{text} · {f'[{score}]({there})' if there else score}{forfeit}"
    if there:
        way = "match" if reader is None else "yours" if _is_in(tournament, board, reader) else "watch"
        return f"{text} · [{words.text(f'tournament-{way}')}]({there})"
    return text


def _forfeit(tournament: Tournament, one: Pairing, words: Words) -> str:
    """The reason why a pairing had no match: an entrant had left."""
    members = [member for number in one.numbers if not one.points(number) for member in tournament.members(number)]
    gone = [name_of(member) for member in members if member.left >= 0]
    return words.text("tournament-forfeit", names=together(gone, words), count=len(gone))


def _is_in(tournament: Tournament, board: Board, user: int) -> bool:
    """Whether a user plays in a pairing."""
    own = tournament.of(user)
    return own is not None and own.number in board.pairing.numbers


def name_of(one: Registration) -> str:
    """The name of a player, with the face of a member of the house."""
    return shown(one.user) if is_house(one.user) else escape_markdown(one.name)


def _name(tournament: Tournament, number: int) -> str:
    return " & ".join(name_of(one) for one in tournament.members(number))
