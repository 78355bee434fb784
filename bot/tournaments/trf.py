"""Tournament report files (FIDE, TRF16), which pairing programs and rating officers read."""

from collections.abc import Mapping

from bot.tournaments.event import DRAW, WIN, Event, Pairing, Result
from bot.tournaments.standings import standings

BYE, ABSENT = "0000 - U", "0000 - Z"


def trf(event: Event, title: str, names: Mapping[int, str], *, rounds: int = 0) -> str:
    """The report of a tournament so far; with `rounds`, also the line by which programs know how many there will be."""
    places = {one.number: one.place for one in standings(event)}
    lines = [f"012 {title}", f"062 {len(event.entrants)}", "092 Individual: Swiss-System"]
    if rounds:
        lines += [f"XXR {rounds}", "XXC white1"]
    for entrant in event.entrants:
        number, points = entrant.number, f"{event.points(entrant.number) / 2:.1f}"
        results = "".join(f"  {_result(event, number, nth)}" for nth in range(len(event.rounds)))
        name, strength = names[number][:33], round(entrant.strength)
        lines.append(f"001 {number:>4}      {name:<33} {strength:>4}{'':28}{points:>4} {places[number]:>4}{results}")
    return "\n".join(lines) + "\n"


def _result(event: Event, number: int, nth: int) -> str:
    pairing = next((one for one in event.rounds[nth] if number in one.numbers), None)
    if pairing is None:
        return ABSENT
    if pairing.is_bye:
        return BYE if pairing.points(number) else ABSENT
    seat = "w" if pairing.first == number else "b"
    return f"{pairing.opponent(number):>4} {seat} {_sign(pairing, number)}"


def _sign(pairing: Pairing, number: int) -> str:
    if pairing.result is Result.OPEN:
        return " "
    points = pairing.points(number)
    if not pairing.played:
        return "+" if points == WIN else "-"
    return {WIN: "1", DRAW: "=", 0: "0"}[points]
