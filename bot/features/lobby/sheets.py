"""Queues: the message of a waiting player, and lists of those who wait in a server."""

from collections.abc import Sequence

from bot.answers.custom_id import Id, natural
from bot.features.lobby.values import Waiting
from bot.games import GAMES
from bot.games.contract.preview import Assist
from bot.matches.core.errors import refused
from bot.matches.core.models import Match, Status, Terms
from bot.matches.timing.paces import SECOND, clock_code, read_terms, terms_phrase
from bot.ratings.ladders import BAND, LOWEST
from bot.screens.cards import mentions, status_colour
from bot.screens.sheet import GOOD, MAIN, Button, LinkButton, Row, Sheet, rows
from bot.text import cut, discord_url
from bot.words import Words

RATED, WEEKDAYS = "rated", "weekdays"  # in the arguments of a button
FOR_TWO = tuple(game for game in GAMES if 2 in GAMES[game].spec.seats)
LISTED = 10  # players on a page: two rows of buttons
NAMED = 30  # characters of a name on a button


def begun_sheet(match: Match, words: Words) -> Sheet:
    """The message of a formerly waiting player, once their match has begun."""
    name, players = words.text(f"{match.game}-name"), mentions(match.holders, words)
    there = LinkButton(discord_url(match.guild, match.thread), words.text("open"))
    begun = words.text("queue-begun", game=name, match=str(match.id), players=players)
    return Sheet((begun,), ((there,),) if match.thread else ())


def waiting_sheet(user: int, game: str, terms: Terms, band: int | None, words: Words, *, near: bool = False) -> Sheet:
    """The public message of a waiting player, with the button to play with them."""
    text = words.text(
        "queue-waits",
        user=f"<@{user}>",
        game=words.marked(f"{game}-name"),
        terms=_terms(terms, words, near=near),
        band=band_words(band, words),
    )
    presses = (
        Button(Id("queue", args=waiting_args(user, game, terms)), words.text("join"), GOOD),
        Button(Id("queuelist"), words.text("queue-who")),
    )
    return Sheet((text,), (presses,), status_colour(Status.OPEN))


def queues_sheet(waiting: Sequence[Waiting], user: int, page: int, words: Words, note: str = "") -> Sheet:
    """The queue of a server as seen by `user`, with a button to play against each suitable player, or to leave."""
    pages = max(1, -(-len(waiting) // LISTED))
    page = min(page, pages - 1)
    shown = waiting[page * LISTED : (page + 1) * LISTED]
    title = words.text("queue-title", count=len(waiting)) if waiting else words.text("queue-empty")
    presses = [_press(one, user, words) for one in shown if one.open or one.entry.user == user]
    lines = "\n".join((title, *(_line(one, user, words) for one in shown)))
    return Sheet(tuple(filter(None, (note, lines))), (*rows(presses), _turning(page, pages, words)))


def others_sheet(others: Sequence[Waiting], user: int, game: str, words: Words) -> Sheet:
    """The players who wait for a game on other terms than `user`, with a button to play against each."""
    lines = [words.text("queue-others", game=words.marked(f"{game}-name"))]
    lines += [_line(one, user, words) for one in others[:LISTED]]
    return Sheet(("\n".join(lines),), rows([_press(one, user, words) for one in others[:LISTED]]))


def _press(one: Waiting, user: int, words: Words) -> Button:
    """The button to play against a waiting player; for `user` themselves, to leave the queue."""
    entry = one.entry
    name = f"{entry.game}-name"
    if entry.user == user:
        label = words.text("queue-leave", game=words.text(name))
        return Button(Id("queueleave", args=entry.game), label, icon=words.icon(name))
    label = words.text("queue-play", name=cut(entry.name, NAMED), game=words.text(name))
    args = waiting_args(entry.user, entry.game, entry.terms)
    return Button(Id("queueplay", args=args), label, MAIN, icon=words.icon(name))


def _turning(page: int, pages: int, words: Words) -> Row:
    again = Button(Id("queuelist", args=f"{page}.now"), words.text("ladder-again"))
    if pages == 1:
        return (again,)
    return (
        Button(Id("queuelist", args=f"{max(0, page - 1)}.back"), words.text("page-back"), disabled=page == 0),
        Button(Id("queuelist", args=f"{page}.now"), words.text("page", page=page + 1, pages=pages)),
        Button(Id("queuelist", args=f"{page + 1}.on"), words.text("page-on"), disabled=page == pages - 1),
    )


def _line(one: Waiting, user: int, words: Words) -> str:
    entry = one.entry
    return words.text(
        "queue-line-own" if entry.user == user else "queue-line",
        user=f"<@{entry.user}>",
        game=words.marked(f"{entry.game}-name"),
        terms=_terms(entry.terms, words, near=entry.near),
        band=band_words(one.band, words),
        since=f"<t:{entry.since // SECOND}:R>",
    )


def _terms(terms: Terms, words: Words, *, near: bool) -> str:
    text = words.say(terms_phrase(terms))
    return words.text("queue-near", terms=text) if near else text


def band_words(band: int | None, words: Words) -> str:
    """A rating band; newcomers have none."""
    if band is None:
        return words.text("band-new")
    return words.text("band", low=band, high=band + BAND) if band else words.text("band-lowest", high=LOWEST)


def waiting_args(user: int, game: str, terms: Terms) -> str:
    """The id arguments of a button to play with a waiting player."""
    marks = RATED if terms.rated else "", WEEKDAYS if terms.weekdays else ""
    return ".".join((game, clock_code(terms), marks[0], terms.assist.value, str(user), marks[1]))


def read_waiting(args: str) -> tuple[str, Terms, int]:
    """The game, the terms and the user (0 in older ids) from such arguments. Raises Refused if they are invalid."""
    game, clock, rated, assist, user, weekdays, *_ = (*args.split("."), "", "", "", "", "", "")
    if game not in FOR_TWO or assist not in list(Assist):
        raise refused("control-unknown")
    terms = read_terms(clock, rated=rated == RATED, assist=Assist(assist), weekdays=weekdays == WEEKDAYS)
    return game, terms, natural(user) or 0
