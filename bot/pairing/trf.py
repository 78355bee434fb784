"""Tournament report files (FIDE, TRF16 with JaVaFo's XX lines), which pairing programs and rating officers read.

They have columns of characters but no way to state their encoding, so reports are ASCII.
"""

from collections.abc import Mapping
from itertools import takewhile

import msgspec

from bot.pairing.event import DRAW, WIN, Event, Form, Pairing, Result
from bot.pairing.forms import last_round
from bot.pairing.standings import standings
from bot.text import ascii_line

BYE, ABSENT = "0000 - U", "0000 - Z"
LONGEST_NAME, HIGHEST_RATING = 33, 9999  # what the columns hold
KINDS = {Form.SWISS: "Swiss-System", Form.KNOCKOUT: "Knockout", Form.DOUBLE: "Double-Elimination"}


def trf(event: Event, title: str, names: Mapping[int, str], *, teams: bool = False) -> str:
    """The report of the rounds that are over: the format has no sign for a match under way. `teams`: entrants are teams.

    In a Swiss tournament with rounds to come, a column more names those who are not to be paired next.
    """
    over = tuple(takewhile(lambda pairings: all(one.is_over for one in pairings), event.rounds))
    event = msgspec.structs.replace(event, rounds=over)
    count, whose = len(event.entrants), "Team" if teams else "Individual"
    lines = [f"012 {ascii_line(title) or '?'}", f"062 {count}"]
    lines += [f"082 {count}"] if teams else []
    lines += [f"092 {whose}: {KINDS.get(event.form, 'Round-Robin')}"]
    lines += [f"XXR {last_round(event) or max(1, len(over))}", "XXC white1"]
    places = {one.number: one.place for one in standings(event)}
    away = _away(event)
    for entrant in event.entrants:
        number, points = entrant.number, f"{event.points(entrant.number) / 2:.1f}"
        name, rating = _name(names[number], number), min(max(0, round(entrant.strength)), HIGHEST_RATING)
        results = [_result(event, number, nth) for nth in range(len(over))] + [ABSENT] * (number in away)
        columns = f"{name:<{LONGEST_NAME}} {rating:>4}{'':28}{points:>4} {places[number]:>4}"
        lines.append("  ".join([f"001 {number:>4}      {columns}", *results]))
    return "".join(f"{line}\r\n" for line in lines)


def _name(name: str, number: int) -> str:
    """A name in ASCII; where nothing is left of it, the number."""
    written = ascii_line(name)[:LONGEST_NAME].rstrip()
    return written if any(map(str.isalnum, written)) else f"No. {number}"


def _away(event: Event) -> frozenset[int]:
    """The entrants not to be paired in the next round; nobody unless a Swiss round follows."""
    present = {one.number for one in event.present}
    if event.form is not Form.SWISS or len(event.rounds) >= event.length or len(present) < 2:
        return frozenset()
    return frozenset(one.number for one in event.entrants) - present


def _result(event: Event, number: int, nth: int) -> str:
    pairing = next((one for one in event.rounds[nth] if number in one.numbers), None)
    if pairing is None:
        return ABSENT
    if pairing.is_bye:
        return BYE if pairing.points(number) else ABSENT
    seat = "w" if pairing.first == number else "b"
    return f"{pairing.opponent(number):>4} {seat} {_sign(pairing, number)}"


def _sign(pairing: Pairing, number: int) -> str:
    """The result of an entrant: `-` and `+` without a match, `D` for half a point that rates nobody."""
    if pairing.result is Result.VOID:
        return "D"
    points = pairing.points(number)
    if pairing.result is Result.NEITHER or not pairing.played:
        return "+" if points == WIN else "-"
    return {WIN: "1", DRAW: "=", 0: "0"}[points]
