"""Choices before a round and between rounds: teams, lineups, shots of the shoot-out, bans and changes."""

import msgspec

from bot.games.contract.base import Choice, Illegal
from bot.games.contract.dials import Bearing, Number, Option, Place, Subset
from bot.games.contract.vocabulary import Phrase, Point, Seat, phrase
from bot.games.pitchout.rules.board import ELITE, RADIUS, own_blocks, pitcher_words, roster, team_words
from bot.games.pitchout.rules.launches import USUAL
from bot.games.pitchout.rules.placement import FORMATIONS, checked_deployment, formation, layout
from bot.games.pitchout.rules.seating import DUEL, facing, frame, rival, zones
from bot.games.pitchout.rules.step_builder import captain_of, lineup, option, seats_left, sides_of
from bot.games.pitchout.rules.values import (
    Action,
    Ban,
    Change,
    ChooseTeam,
    Deploy,
    FirstPlayer,
    Lineup,
    NextStarter,
    Pitcher,
    ReplaceBanned,
    Shoot,
    State,
)


def banned_from(state: State, seat: Seat) -> Pitcher:
    """The banned pitcher in a seat's lineup. Raises StopIteration if there is none."""
    return next(pitcher for pitcher in state.lineups[seat] if pitcher in state.banned[seat])


def bannable(state: State, seat: Seat) -> tuple[Pitcher, ...]:
    """The Elites of a seat's lineup (PO-44)."""
    elite = ELITE[state.teams[seat] or "citizens"]
    return tuple(pitcher for pitcher in state.lineups[seat] if pitcher in elite)


def benched(state: State, seat: Seat) -> tuple[Pitcher, ...]:
    """The pitchers of a seat's team that may come into its lineup, in roster order (PO-45, PO-46)."""
    taken = (*state.lineups[seat], *state.banned[seat])
    return tuple(pitcher for pitcher in roster(state.teams[seat] or "citizens") if pitcher not in taken)


def power(state: State, pitcher: Pitcher) -> Phrase:
    """A pitcher's power in one line, by edition (§13)."""
    return phrase(f"pitchout-power-{pitcher}", edition=option(state, "edition"))


def pitcher_option(state: State, pitcher: Pitcher) -> Option:
    """A pitcher to be picked, with its power."""
    return Option(pitcher, pitcher_words(pitcher), power(state, pitcher))


def teams(state: State, _: Seat) -> tuple[Choice[Action], ...]:
    """The teams, the one still free first; with three and four seats all are (PO-3, V-7)."""
    taken = state.teams[0] if sides_of(state) == DUEL else None
    free = sorted(ELITE, key=lambda team: team == taken)
    return tuple(Choice(team, phrase(f"pitchout-choice-{team}"), ChooseTeam(team)) for team in free)


def lineups(state: State, seat: Seat) -> tuple[Choice[Action], ...]:
    """A lineup, to be picked with a dial (PO-6)."""
    team, size = roster(state.teams[seat] or "citizens"), int(option(state, "format"))
    dial = Subset("pitchers", tuple(pitcher_option(state, pitcher) for pitcher in team), size, size)
    return (Choice("lineup", phrase("pitchout-choice-lineup"), Lineup(team[:size]), (dial,)),)


def shots(state: State, seat: Seat) -> tuple[Choice[Action], ...]:
    """A shot with the Captain from the middle of the zone (PO-8)."""
    sides, captain = sides_of(state), captain_of(state, seat)
    zone = zones(sides)[seat]
    place = Place(captain, (zone.x0 + zone.x1) / 2, (zone.y0 + zone.y1) / 2)
    dials = (
        layout(sides, (captain,), zone),
        Bearing("angle", Point(place.x, place.y), RADIUS),
        Number("strength", 1.0, 100.0, 0.1, "unit-strength"),
    )
    shot = Shoot((place,), facing(sides, seat), USUAL)
    return (Choice("shoot", phrase("pitchout-choice-shoot"), shot, dials, phrase("pitchout-hint-shoot")),)


def starters(state: State, seat: Seat) -> tuple[Choice[Action], ...]:
    """The seats that may start, the one that names first (PO-7, PO-42, V-6)."""
    return tuple(
        Choice(
            code,
            phrase(f"pitchout-choice-{words}", team=team_words(starter)),
            FirstPlayer(starter) if state.phase == "first_player" else NextStarter(starter),
        )
        for code, words, starter in _who_may_start(state, seat)
    )


def _who_may_start(state: State, seat: Seat) -> tuple[tuple[str, str, Seat], ...]:
    """The code, the words and the seat of each possible starter, the chooser first."""
    sides = sides_of(state)
    if sides == DUEL:
        return ("self", "self", seat), ("other", "other", rival(seat))
    others = ((sides[other], "starts", other) for other in seats_left(state) if other != seat)
    return (("self", "self", seat), *others)


def deployments(state: State, seat: Seat) -> tuple[Choice[Action], ...]:
    """The ready-made deployments, each to be altered piece by piece (PO-10)."""
    pucks, sides = lineup(state, seat), sides_of(state)
    ready = {**_again(state, seat), **{name: formation(sides, seat, pucks, name) for name in FORMATIONS}}
    dial = layout(sides, (*pucks, *own_blocks(sides, seat)), zones(sides)[seat], ready, frame(sides, seat))
    return tuple(
        Choice(name, phrase(f"pitchout-choice-{name}"), Deploy(places), (dial,)) for name, places in ready.items()
    )


def _again(state: State, seat: Seat) -> dict[str, tuple[Place, ...]]:
    """The deployment of the round before, if it is legal; who is new in the lineup takes the place of who left it."""
    pieces = (*lineup(state, seat), *own_blocks(sides_of(state), seat))
    there = {place.id: place for place in (state.before[seat] if state.before else ())}
    left = [place for name, place in there.items() if name not in pieces]
    if len(there) != len(pieces):
        return {}
    places = tuple(there.get(name) or msgspec.structs.replace(left.pop(0), id=name) for name in pieces)
    lying = [block for block in state.blocks if block.in_play]
    try:
        return {"again": checked_deployment(sides_of(state), seat, lineup(state, seat), places, lying)}
    except Illegal:
        return {}


def bans(state: State, seat: Seat) -> tuple[Choice[Action], ...]:
    """The Elites that may be banned, and none (PO-44)."""
    elite = tuple(
        Choice[Action](
            pitcher,
            phrase("pitchout-choice-ban", pitcher=pitcher_words(pitcher)),
            Ban(pitcher),
            hint=power(state, pitcher),
        )
        for pitcher in bannable(state, rival(seat))
    )
    return (*elite, Choice("none", phrase("pitchout-choice-no-ban"), Ban(None)))


def changes(state: State, seat: Seat) -> tuple[Choice[Action], ...]:
    """Every swap of two pitchers, and none (PO-46)."""
    swaps = tuple(
        Choice[Action](
            f"{leaves}-{enters}",
            phrase("pitchout-choice-change", leaves=pitcher_words(leaves), enters=pitcher_words(enters)),
            Change(leaves, enters),
            hint=power(state, enters),
        )
        for leaves in state.lineups[seat]
        if leaves != "captain"
        for enters in benched(state, seat)
    )
    return (*swaps, Choice("none", phrase("pitchout-choice-no-change"), Change(None, None)))


def replacements(state: State, seat: Seat) -> tuple[Choice[Action], ...]:
    """The pitchers that may replace the banned one (PO-45)."""
    return tuple(
        Choice(pitcher, pitcher_words(pitcher), ReplaceBanned(pitcher), hint=power(state, pitcher))
        for pitcher in benched(state, seat)
    )
