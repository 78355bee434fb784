"""Public cards: challenges, open tables and matches; and the message of a turn."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from bot.answers.custom_id import Id
from bot.games import GAMES
from bot.games.contract.base import Ask
from bot.games.contract.luck import commitment, spelled
from bot.games.contract.player import Level
from bot.games.contract.vocabulary import Seat
from bot.matches.core.models import Match, Player, Response, Status
from bot.matches.house.members import is_house, level_of
from bot.matches.timing.paces import SECOND, terms_phrase
from bot.matches.timing.punctuality import Punctuality
from bot.screens.button_rows import in_rows
from bot.screens.deadlines import pressing
from bot.screens.match_buttons import finished_buttons
from bot.screens.option_labels import options_words
from bot.screens.rule_links import rules_presses
from bot.screens.sheet import BAD, GOOD, MAIN, ROW_LIMIT, Button, LinkButton, Row, Sheet, rows
from bot.text import cut, escape_markdown
from bot.words import Words
from render import PAINTERS
from render.text import together
from render.theme import LOOKS

QUIET = 0x999999  # of what needs no attention
SEATS = tuple(int.from_bytes(team.base) for team in LOOKS["dark"].teams)  # as in pictures
OF_GAMES = {game: painter.colours for game, painter in PAINTERS.items() if painter.colours}
LETTERS = "ABCDEFGH"  # of seats, as in pictures
DOT = " ·\u00a0"  # between parts of a line, which may break before it alone
SHORT_NAME = 18  # letters of a name on a button
SEED_DIGITS = 8  # of the seed in the last message; `/match verify` shows all
SHOWN_DIGITS = 16  # of the seed's hash on a card; its button has all


def status_colour(status: Status) -> int:
    """The colour of a message about a match in a state."""
    match status:
        case Status.OPEN | Status.CHALLENGE:
            return 0xE69F00
        case Status.RUNNING:
            return 0x0072B2
        case Status.FINISHED:
            return 0x009E73
        case Status.SUSPENDED:
            return 0xD55E00
        case Status.ABORTED | Status.VOID | Status.DECLINED | Status.CANCELLED | Status.EXPIRED:
            return QUIET


def players(match: Match, words: Words) -> str:
    """The players as mentions with their sides, by seat; before the match runs, in the order of the challenge."""
    if not match.state:
        return " – ".join(f"<@{holder.user}>" for holder in match.holders)
    return " – ".join(side_mentions(match, sorted(holder.seat for holder in match.holders), words))


def mentions(holders: Iterable[Player], words: Words) -> str:
    """Players, each as a mention."""
    return together([f"<@{holder.user}>" for holder in holders], words)


def _answers(match: Match, words: Words) -> str:
    """The response of each of several challenged players; "" for a single one."""
    if len(match.invited) == 1:
        return ""
    return "\n".join(
        f"✅ {_members((one,), level_of(one.user), words)}"
        if is_house(one.user)
        else words.text(f"card-said-{one.said.value or 'nothing'}", user=f"<@{one.user}>")
        for one in match.invited
    )


def names(match: Match) -> tuple[str, ...]:
    """The players' names by seat for stories, with markdown escaped. Imported records have none."""
    if match.studied:
        return ()
    return tuple(escape_markdown(name) for name in match.names)


def seat_mention(match: Match, seat: Seat, words: Words) -> str:
    """The user at a seat as a mention, with the side's name; for imported records the side alone."""
    if match.studied:
        return side_words(match, seat, words)
    return words.text("seated", user=f"<@{match.holder(seat).user}>", **_side(match, seat, words))


def side_mentions(match: Match, seats: Iterable[Seat], words: Words) -> list[str]:
    """The users at seats as mentions, grouped by side in order of first appearance."""
    sides: dict[int, list[Seat]] = {}
    for seat in dict.fromkeys(seats):
        sides.setdefault(GAMES[match.game].spec.side(seat), []).append(seat)
    if match.studied:
        return [side_words(match, members[0], words) for members in sides.values()]
    return [
        words.text(
            "seated",
            user=together([f"<@{match.holder(seat).user}>" for seat in members], words),
            **_side(match, members[0], words),
        )
        for members in sides.values()
    ]


def played_by(match: Match, seat: Seat, words: Words) -> str:
    """The user at a seat as a mention; for imported records the side."""
    return side_words(match, seat, words) if match.studied else f"<@{match.holder(seat).user}>"


def side_words(match: Match, seat: Seat, words: Words) -> str:
    """The name of a seat's side."""
    return words.text(f"{match.game}-team-{GAMES[match.game].spec.side(seat)}")


def _side(match: Match, seat: Seat, words: Words) -> dict[str, str]:
    """The side of a seat and its emoji, as `seated` has them."""
    key = f"{match.game}-team-{GAMES[match.game].spec.side(seat)}"
    return {"mark": words.mark(key), "side": words.text(key)}


def challenge_card(match: Match, words: Words, extra: Sequence[str] = (), notes: str = "") -> Sheet:
    """An open challenge: who, what, until when, and its three buttons."""
    lines = (
        words.text("card-challenge", game=words.marked(f"{match.game}-name"), match=str(match.id)),
        words.text(
            "card-challenged", challenger=f"<@{match.challenger.user}>", opponent=mentions(match.invited, words)
        ),
        _answers(match, words),
        camps_words(match, words),
        *_what_is_offered(match, words, extra, notes),
    )
    answers = (
        Button(Id("accept", match.id), words.text("accept"), GOOD),
        Button(Id("decline", match.id), words.text("decline"), BAD),
        _cancel_button("cancel", match, words),
    )
    looks = (*rules_presses(match.game, words, match.id), *fair_button(match, words))
    return Sheet(
        ("\n".join(filter(None, lines)),),
        (*rows(answers), *rows(looks)),
        status_colour(Status.CHALLENGE),
        tuple(one.user for one in match.undecided),
    )


def _cancel_button(verb: str, match: Match, words: Words) -> Button:
    """The button of a public card that only its challenger can use, whom it names."""
    return Button(Id(verb, match.id), words.text("cancel", user=cut(match.challenger.name, SHORT_NAME)))


def levels_words(match: Match, words: Words) -> str:
    """The levels of the house's players; "" without any."""
    levels: dict[Level, list[Player]] = {}
    for one in match.holders:
        if is_house(one.user):
            levels.setdefault(level_of(one.user), []).append(one)
    return " · ".join(_members(alike, level, words) for level, alike in levels.items())


def _members(alike: Sequence[Player], level: Level, words: Words) -> str:
    """Members of the house of one level."""
    names, level_text = mentions(alike, words), words.text(f"house-level-{level}")
    return words.text("house-member", names=names, count=len(alike), level=level_text)


def promise_words(match: Match, words: Words) -> str:
    """The start of the hash of the match's seed, in small print; the seed is drawn before anyone accepts."""
    return f"-# {words.text('seed-hash', digest=commitment(match.seed)[:SHOWN_DIGITS])}" if match.seed else ""


def fair_button(match: Match, words: Words) -> tuple[Button, ...]:
    """The button that shows the hash of the match's seed and checks the match; its id publishes the whole hash. None without a seed."""
    if not match.seed:
        return ()
    label = "verify" if match.status is Status.FINISHED else "fair"
    return (Button(Id("verify", match.id, "", commitment(match.seed)), words.text(label)),)


def seed_words(match: Match, words: Words) -> list[str]:
    """The start of the seed of a match that is over, in small print, and what checks it: `/match verify`, or the button of a card."""
    if match.status is not Status.FINISHED:
        return []
    key = "seed-shown-borrowed" if match.borrowed else "seed-shown"
    return [f"-# {words.text(key, seed=spelled(match.seed)[:SEED_DIGITS])}"]


def camps_words(match: Match, words: Words) -> str:
    """The teams of a match, by the order of joining; "" in games without teams."""
    camps = GAMES[match.game].spec.camps
    if not camps or len(match.holders) <= camps:
        return ""
    sides = [mentions(match.holders[side::camps], words) for side in range(camps)]
    return words.text("card-camps", camps=" – ".join(sides))


def terms_words(match: Match, words: Words) -> str:
    """The clock of a match and whether it is rated, in one line."""
    return f"⏱ {words.say(terms_phrase(match.terms))}"


def open_card(match: Match, words: Words, extra: Sequence[str] = (), notes: str = "") -> Sheet:
    """An open table: players, seats, deadline and buttons."""
    spec = GAMES[match.game].spec
    sitting = [
        words.text(
            "card-open-seated",
            user=_members((one,), level_of(one.user), words) if is_house(one.user) else f"<@{one.user}>",
        )
        for one in match.holders
    ]
    free = [words.text("card-open-place")] * (match.places - len(match.holders))
    lines = (
        words.text("card-open-title", game=words.marked(f"{match.game}-name"), match=str(match.id)),
        words.text("card-open", host=f"<@{match.challenger.user}>"),
        *sitting,
        *free,
        words.text("card-open-start", host=f"<@{match.challenger.user}>", least=min(spec.seats))
        if match.places > min(spec.seats)
        else "",
        words.text("card-camps-order") if spec.camps and match.places > spec.camps else "",
        *_what_is_offered(match, words, extra, notes),
    )
    presses = (
        Button(Id("join", match.id), words.text("join"), GOOD),
        Button(Id("leave", match.id), words.text("leave")),
        *([] if match.terms.rated else [Button(Id("seathouse", match.id), words.text("house-join"))]),
        Button(Id("start", match.id), words.text("start"), MAIN, disabled=len(match.holders) not in spec.seats),
        _cancel_button("clear", match, words),
    )
    looks = (*rules_presses(match.game, words, match.id), *fair_button(match, words))
    return Sheet(("\n".join(filter(None, lines)),), (*rows(presses), *rows(looks)), status_colour(Status.OPEN))


def _what_is_offered(match: Match, words: Words, extra: Sequence[str], notes: str) -> tuple[str, ...]:
    """The terms of an open table: game, options, clock, stakes, deadline and the seed's hash."""
    return (
        words.text(f"{match.game}-tagline"),
        options_words(match.game, match.options, words),
        terms_words(match, words),
        notes,
        *(f"-# {line}" for line in extra),
        words.text("card-expires", when=f"<t:{match.expires // SECOND}:R>"),
        promise_words(match, words),
    )


def punctuality_words(known: Mapping[int, Punctuality], words: Words) -> str:
    """The punctuality of players in one line; "" while too little is known of them."""
    shares = [
        words.text("card-in-time", user=f"<@{user}>", share=one.share)
        for user, one in known.items()
        if one.share is not None
    ]
    return words.text("card-in-times", shares=" · ".join(shares)) if shares else ""


def headline(match: Match, view: Any, words: Words) -> str:
    """The score or phase of a position, in one line."""
    return words.calling(names(match)).say(PAINTERS[match.game].headline(view))


def headline_words(headline: str) -> str:
    """A headline in bold; where it does not fit on a line it breaks before a dot, not after it."""
    return f"**{headline.replace(' · ', DOT)}**"


def stopped_key(match: Match, revision: int | None = None) -> str:
    """The key of the reason why a match stopped early, such as by a moderator; "" if it did not, or not at `revision`."""
    if not match.state or revision not in {None, match.revision}:
        return ""
    agreed = match.status is Status.FINISHED and match.verdict
    if agreed or match.status in {Status.VOID, Status.ABORTED, Status.SUSPENDED}:
        return f"picture-stopped-{match.status.value}"
    return ""


def running_words(match: Match, headline: str, asked: Iterable[Seat], words: Words, now: int) -> str:
    """The status of a running match at `now` (ms since 1970), the players asked, and urgent deadlines."""
    asks = [
        (f"▶ {seat_mention(match, seat, words)}", pressing(match, seat, words, now)) for seat in dict.fromkeys(asked)
    ]
    return "\n".join([headline_words(headline), *(DOT.join(filter(None, one)) for one in asks)])


def match_card(
    match: Match,
    words: Words,
    above: str = "",
    *,
    jump: str = "",
    extra: Sequence[str] = (),
    notes: str = "",
    event: str = "",
    added: Sequence[Row] = (),
    filmed: bool = True,
) -> Sheet:
    """The card of a match in its channel, in any status: `above` is its position, `jump` its address, `extra` are lines of features.

    Before the match begins, `notes` are further lines: the server's preset and defaults, how punctual the players are.
    `event` is what it is played in, such as a tournament, which has the options and the clock: as a channel has many such cards, they are brief.
    `added` are rows of buttons of features. Once it is over, its film is offered if it is `filmed`.
    """
    if match.status is Status.CHALLENGE:
        return challenge_card(match, words, extra, notes)
    if match.status is Status.OPEN:
        return open_card(match, words, extra, notes)
    begun = "card-title" if match.state else "card-challenge"
    title = words.text(begun, game=words.marked(f"{match.game}-name"), match=str(match.id))
    state = _state(match, words)
    clock = terms_words(match, words) if match.status is Status.RUNNING else ""
    terms = " · ".join(filter(None, (options_words(match.game, match.options, words), clock)))
    invited = words.text("watch-card") if match.watched else ""
    known = (event,) if event else (terms, *extra, invited)
    small = [f"-# {line}" for line in (*known, levels_words(match, words)) if line]
    promise = promise_words(match, words) if match.state and not event else ""
    named = match.status is Status.FINISHED and all(f"<@{holder.user}>" in above for holder in match.holders)
    who = "" if named else players(match, words)  # the result names them
    lines = [title, who, above or state, *small, promise]
    brief = bool(event) and match.thread in (0, match.message)  # the way into its thread is below
    shown = _card_rows(match, words, jump, added, brief=brief, filmed=filmed)
    return Sheet(("\n".join(filter(None, lines)),), shown, status_colour(match.status))


def line_card(match: Match, words: Words, result: str = "", *, jump: str = "", added: Sequence[Row] = ()) -> Sheet:
    """The card of a match that is played in a forum's post, which shows all: a line that leads there, with the result once it is over.

    `jump` is the address, `added` are as on a whole card.
    """
    game = words.marked(f"{match.game}-name")
    known = result.partition("\n")[0] if match.status is Status.FINISHED else players(match, words)
    stopped = match.status not in {Status.RUNNING, Status.FINISHED}
    state = _state(match, words) if stopped else ""
    line = words.text("card-line", game=game, match=str(match.id), said=DOT.join(filter(None, (known, state))))
    there = (LinkButton(jump, words.text("open")),) if jump else ()
    presses = (*there, *(one for row in added for one in row), *fair_button(match, words))
    return Sheet((line,), rows(presses), status_colour(match.status))


def _state(match: Match, words: Words) -> str:
    if match.lacks_game:
        return words.text("card-game-gone", game=words.text(f"{match.game}-name"))
    decliners = [one for one in match.invited if one.said is Response.NO]
    opponent = mentions(decliners or match.undecided or match.invited, words)
    table = "open-" if match.places and match.status in {Status.EXPIRED, Status.CANCELLED} else ""
    return words.text(f"card-{table}{match.status.value}", opponent=opponent, incident=match.incident)


def _card_rows(
    match: Match, words: Words, jump: str, added: Sequence[Row], *, brief: bool, filmed: bool
) -> tuple[Row, ...]:
    """The buttons of a card; in one row while a `brief` match runs."""
    fair = fair_button(match, words) if match.state else ()
    ended = match.status is Status.FINISHED
    first: Row = ()
    if jump and (ended or not brief):
        rules = rules_presses(match.game, words, match.id) if match.watched else ()
        text = Button(Id("text", match.id), words.text("text-board"))
        there = (LinkButton(jump, words.text("open")),) if match.guild else ()  # direct messages are one conversation
        first = (*there, text, *rules)
    if not ended:
        first = (*first, *fair)
        return rows(one for row in (*added, first) for one in row) if brief else tuple(filter(None, (first, *added)))
    # Here too: the thread with the result is archived.
    second = (*finished_buttons(match, words, filmed=filmed), *fair)
    below = in_rows(second) if len(second) > ROW_LIMIT else (second,)
    return tuple(filter(None, (first, *below, *added)))


def asked_words(match: Match, asks: Sequence[Ask[Any]], words: Words, now: int) -> str:
    """The players asked, each question, and the deadline if time is short; identical questions and deadlines are grouped."""
    asked: dict[str, dict[str, list[Seat]]] = {}
    for ask in asks:
        ends = pressing(match, ask.seat, words, now)
        asked.setdefault(ends, {}).setdefault(words.say(ask.words), []).append(ask.seat)
    return "\n".join(
        line
        for ends, questions in asked.items()
        for line in (
            *(
                f"{together(side_mentions(match, seats, words), words)} — {question}"
                for question, seats in questions.items()
            ),
            ends,
        )
        if line
    )


def sides_words(match: Match, words: Words) -> list[str]:
    """The players of each side and the appearance of their pieces, in the order they joined."""
    sides: dict[int, list[str]] = {}
    for holder in match.holders:
        sides.setdefault(GAMES[match.game].spec.side(holder.seat), []).append(f"<@{holder.user}>")
    return [
        words.text(
            "introduced",
            users=together(users, words),
            side=words.text(f"{match.game}-side-{side}", seats=len(match.holders)),
        )
        for side, users in sides.items()
    ]
