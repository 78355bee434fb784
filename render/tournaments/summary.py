"""Tournaments in words: the line below the title, and the alt text."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from bot.pairing.event import Event, Form
from bot.pairing.league import length as season_length
from bot.pairing.standings import Placing, group_standings, standings
from bot.words import Words
from render.drawing.names import painted_name, readable
from render.podium import Celebration, PodiumStep
from render.text import fitted, in_series
from render.tournaments.chart import Chart, Contender, halves

_ELIMINATION = {Form.KNOCKOUT, Form.DOUBLE}
_SCORED = {Form.SWISS, Form.ROUND_ROBIN, Form.LEAGUE}


def state(chart: Chart, words: Words) -> str:
    """The progress of a tournament, or its winner."""
    event = chart.event
    if chart.finished:
        first = [called(chart, one.number, words) for one in standings(event) if one.place == 1]
        return words.text("tournament-picture-won", count=len(first), names=", ".join(first))
    if not event.rounds:
        return words.text("tournament-picture-entrants", count=len(event.entrants))
    still = sum(not one.is_over for one in event.rounds[-1])
    last = _length(event)
    named = "tournament-picture-elimination" if event.form in _ELIMINATION else "tournament-picture-round"
    text = words.text(f"{named}-of" if last else named, round=len(event.rounds), last=last)
    return f"{text} · {words.text('tournament-picture-open', count=still)}" if still else text


def _length(event: Event) -> int:
    """The number of rounds; 0 if it depends on results."""
    match event.form:
        case Form.SWISS:
            return event.length
        case Form.ROUND_ROBIN:
            return len(event.entrants) - 1 + len(event.entrants) % 2
        case Form.LEAGUE:
            return season_length(event)
        case Form.KNOCKOUT:
            return len(event.rounds[0]).bit_length()
        case _:
            return 0


def alt(chart: Chart, words: Words) -> str:
    """The alt text: the first places, as many as fit."""
    lines = [(0, words.text("tournament-picture-alt", title=chart.title, state=state(chart, words)))]
    if chart.event.form not in _SCORED and not chart.finished:
        still = [called(chart, one.number, words) for one in standings(chart.event) if one.place == 1]
        text = words.text("tournament-picture-alt-still", names=", ".join(still))
        return fitted([(0, f"{lines[0][1]} {text}")])
    if chart.event.form is Form.LEAGUE:
        return fitted([*lines, *((nth, text) for nth, text in enumerate(_divisions(chart, words), 1))])
    for nth, one in enumerate(standings(chart.event), 1):
        scored = chart.event.form in _SCORED
        text = words.text(
            "tournament-picture-alt-place" if scored else "podium-name",
            place=one.place,
            name=called(chart, one.number, words),
            points=halves(one.points),
        )
        lines.append((nth, text))
    return fitted(lines)


def _divisions(chart: Chart, words: Words) -> Iterator[str]:
    """The divisions of a league, each with its entrants."""
    for letter, table in group_standings(chart.event).items():
        places = (
            words.text(
                "tournament-picture-alt-place",
                place=one.place,
                name=called(chart, one.number, words),
                points=halves(one.points),
            )
            for one in table
        )
        division = words.text("tournament-picture-division", letter=letter)
        yield words.text("option-line", name=division, value=in_series(places, words)) + "."


def celebration(chart: Chart, words: Words) -> Celebration:
    """The podium at the end of a tournament."""
    form = words.text(_form(chart))
    entrants = words.text("tournament-picture-entrants", count=len(chart.event.entrants))
    best = [one for one in standings(chart.event)[:3] if not one.dropped]
    return Celebration(tuple(_step(chart, one, words) for one in best), chart.title, f"{entrants} · {form}")


def _step(chart: Chart, one: Placing, words: Words) -> PodiumStep:
    levels = [level for _, level in chart.contender(one.number).members]
    text = words.text("tournament-points", points=halves(one.points), halves=one.points)
    points = text if chart.event.form in _SCORED else ""
    level = levels[0] if len(levels) == 1 else 0
    shown = called(painted(chart, words), one.number, words)
    return PodiumStep(one.place, called(chart, one.number, words), points, level, shown)


def painted(chart: Chart, words: Words) -> Chart:
    """A tournament with its name, and the entrants' names, as pictures have them."""
    title = readable(chart.title) or words.text(_form(chart))
    contenders = (
        Contender(one.number, tuple((painted_name(name, one.number, words), level) for name, level in one.members))
        for one in chart.contenders
    )
    return msgspec.structs.replace(chart, title=title, contenders=tuple(contenders))


def _form(chart: Chart) -> str:
    return f"tournament-form-{chart.event.form.replace('_', '-')}"


def called(chart: Chart, number: int, words: Words) -> str:
    """The name of an entrant."""
    members = chart.contender(number).members
    return " & ".join(name for name, _ in members) or words.text("picture-nameless", number=number)
