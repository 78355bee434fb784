"""The first position, and what precedes a round: teams, lineups, the shoot-out, bans (PO-3 to PO-9, PO-42 to PO-47, V-1, V-2)."""

from collections.abc import Sequence

import msgspec

from bot.games.contract.aim import checked_aim
from bot.games.contract.base import Illegal
from bot.games.contract.flick_game import Simulator
from bot.games.contract.vocabulary import Options, Seat, phrase
from bot.games.pitchout.rules import events
from bot.games.pitchout.rules.asks import rule_of
from bot.games.pitchout.rules.board import CENTRE, ELITE, all_blocks, label, playing_table, roster
from bot.games.pitchout.rules.launches import launch, slipped
from bot.games.pitchout.rules.placement import check_puck, rounded
from bot.games.pitchout.rules.pre_round_asks import bannable, benched
from bot.games.pitchout.rules.seating import ARENA, DUEL, PAIRS, partners, rival, to_far_edge
from bot.games.pitchout.rules.step_builder import (
    StepBuilder,
    by_seat,
    captain_of,
    is_complete,
    lineup,
    option,
    rounds_won,
    seats_left,
    sides_of,
)
from bot.games.pitchout.rules.values import ArenaBlock, Change, Phase, Pitcher, Puck, Shoot, State, Team, Try
from bot.games.pitchout.rules.view_builder import trails_of
from bot.physics.trace import Trace

TRIES = 3  # of the shoot-out, before luck decides (PO-9)
EVEN = 0.5  # mm; a smaller difference decides nothing (PO-9)


def fresh(state: State) -> State:
    """The state before a round: nothing on the arena, all counters zero (PO-14)."""
    sides = sides_of(state)
    return msgspec.structs.replace(
        state,
        pucks=tuple(Puck(puck) for seat in range(len(sides)) for puck in lineup(state, seat)),
        blocks=tuple(ArenaBlock(block) for block in all_blocks(sides)),
        turns=0,
        deployed=tuple(seat in state.gone for seat in range(len(sides))),
        copies=(None,) * len(sides),
        thinned=(False,) * len(sides),
        passive=(0,) * len(sides),
        lost=(False,) * len(sides),
        plans=(),
        skips=0,
        returns=(),
        going=None,
        last=None,
        out=(),
        flicked=(),
    )


def choose_team(builder: StepBuilder, seat: Seat, team: Team) -> None:
    """A team for the match; the other seat of two has the other one, unless all may choose (PO-3, V-7)."""
    if team not in ELITE:
        raise Illegal("PO-3", phrase("pitchout-refused-team"))
    _lead(builder, seat, team)
    if sides_of(builder.state) == DUEL:
        if option(builder.state, "mirror") == "off":
            _lead(builder, rival(seat), next(name for name in ELITE if name != team))
        if None in builder.state.teams:
            builder.ask("team")
            return
    elif not _answered(builder, seat):
        return
    _ask_all(builder, "lineup")


def _lead(builder: StepBuilder, seat: Seat, team: Team) -> None:
    builder.set(teams=by_seat(builder.state.teams, seat, team))
    builder.tell(events.TeamChosen(seat, team))


def choose_lineup(builder: StepBuilder, seat: Seat, pitchers: Sequence[str]) -> None:
    """A secret lineup; after all of them the shoot-out (PO-6)."""
    state, team = builder.state, builder.state.teams[seat]
    chosen = tuple(pitcher for pitcher in roster(team or "citizens") if pitcher in pitchers)
    size = int(option(state, "format"))
    if len(chosen) != len(pitchers) or len(chosen) != size or "captain" not in chosen:
        raise Illegal("PO-6", phrase("pitchout-refused-lineup", count=size))
    builder.set(lineups=by_seat(state.lineups, seat, chosen))
    builder.tell(events.LineupChosen(seat))
    if _answered(builder, seat):
        _ask_all(builder, "shootout")


def _ask_all(builder: StepBuilder, phase: Phase) -> None:
    builder.set(waiting=seats_left(builder.state))
    builder.ask(phase)


def go_on_when_all_answered(builder: StepBuilder, simulate: Simulator) -> None:
    """Continue after an ask put to all, once every remaining seat has answered."""
    if builder.state.waiting:
        return
    match builder.state.phase:
        case "team":
            _ask_all(builder, "lineup")
        case "lineup":
            _ask_all(builder, "shootout")
        case _:
            _launched(builder, simulate)


def _answered(builder: StepBuilder, seat: Seat) -> bool:
    """Record a seat's answer to an ask put to all; returns whether all have answered."""
    builder.set(waiting=tuple(waits for waits in builder.state.waiting if waits != seat))
    return not builder.state.waiting


def shoot(builder: StepBuilder, seat: Seat, shot: Shoot | None, simulate: Simulator) -> None:
    """A secret shot with the Captain, or none; all are launched at once (PO-8, PO-9)."""
    if shot is not None:
        shot = _checked_shot(builder.state, seat, shot)
    builder.set(shots=by_seat(builder.state.shots, seat, shot))
    builder.tell(events.ShotReady(seat))
    if _answered(builder, seat):
        _launched(builder, simulate)


def _launched(builder: StepBuilder, simulate: Simulator) -> None:
    """Launch all Captains; the winner names the starter, or the shoot-out is repeated (PO-9)."""
    winner = _tried(builder, simulate)
    if winner is None and len(builder.state.tries) >= TRIES:
        winner = builder.rng.pick(seats_left(builder.state))
        builder.tell(events.ShootoutDrawn(winner))
    if winner is None:
        _ask_all(builder, "shootout")
        return
    builder.set(chooser=winner)
    builder.state = fresh(builder.state)
    builder.ask("first_player")


def _checked_shot(state: State, seat: Seat, shot: Shoot) -> Shoot:
    sides, captain = sides_of(state), captain_of(state, seat)
    if [place.id for place in shot.places] != [captain]:
        raise Illegal("PO-8", phrase("pitchout-refused-put-back", piece=label(captain, sides)))
    place = rounded(shot.places[0], sides)
    check_puck(sides, seat, place, (), ())
    return Shoot((place,), *checked_aim("pitchout", "PO-16", shot.angle, shot.strength))


def _tried(builder: StepBuilder, simulate: Simulator) -> Seat | None:
    """Launch the Captains on the empty arena and measure; the seat that won the try, if it decided (PO-8, PO-9)."""
    shots = [_shot_by_hand(builder, shot) for shot in builder.state.shots if shot is not None]
    pucks = [Puck(p.id, p.x, p.y, p.angle, in_play=True) for shot in shots for p in shot.places]
    table = playing_table(pucks, (), heavy=False)
    launches = tuple(launch(shot.places[0].id, shot.angle, shot.strength) for shot in shots)
    trace = simulate(table, launches) if launches else Trace((), (), ())
    scores = tuple(_score(builder.state, trace, seat) for seat in range(len(builder.state.wins)))
    winner = _nearest(scores)
    builder.trace = trace if launches else None
    builder.set(shots=(None,) * len(scores), tries=(*builder.state.tries, Try(trails_of(table, trace), scores, winner)))
    builder.tell(events.ShotOut(len(builder.state.tries), scores, winner))
    return winner


def _shot_by_hand(builder: StepBuilder, shot: Shoot) -> Shoot:
    """A shot with its noise (V-8)."""
    captain, wanted = shot.places[0].id, (shot.angle, shot.strength)
    came = slipped(builder.state, captain, *wanted, builder.rng, free=True)
    if came != wanted:
        builder.tell(events.Slipped(captain, *wanted))
    return Shoot(shot.places, *came)


def _score(state: State, trace: Trace, seat: Seat) -> float | None:
    """The distance of a Captain from the opposite edge in mm, None if it left the arena or was not launched."""
    rest = next((rest for rest in trace.rest if rest.id == captain_of(state, seat)), None)
    if rest is None or trace.fall(rest.id) is not None:
        return None
    return round(to_far_edge(sides_of(state), seat, rest.x, rest.y), 3)


def _nearest(scores: tuple[float | None, ...]) -> Seat | None:
    """The seat that came nearest, if exactly one did and scored (PO-9)."""
    best = sorted((score, seat) for seat, score in enumerate(scores) if score is not None)
    if not best or (len(best) > 1 and round(best[1][0] - best[0][0], 3) < EVEN):
        return None
    return best[0][1]


def name_starter(builder: StepBuilder, starter: Seat) -> None:
    """The starter of the next round; a banned pitcher is replaced before it is set up (PO-7, PO-9, PO-42, PO-45, PO-47)."""
    state = builder.state
    if starter not in seats_left(state):
        raise Illegal(rule_of(state), phrase("pitchout-refused-starter"))
    number = rounds_won(state) + 1
    builder.tell(events.StarterNamed(number, starter, state.chooser, rule_of(state)))
    builder.set(starter=starter, last=None)
    if sides_of(state) == DUEL and _missing(state, rival(state.chooser)) is not None:
        builder.ask("replace_banned")
        return
    _set_up(builder, starter)


def _set_up(builder: StepBuilder, starter: Seat) -> None:
    """Everything is back for the next round (PO-14); the starter deploys first (PO-10)."""
    builder.state = fresh(builder.state)
    builder.set(starter=starter, turn=starter, round=rounds_won(builder.state) + 1)
    if is_complete(builder.state):
        builder.move(CENTRE, x=ARENA / 2, y=ARENA / 2, angle=0.0, in_play=True)
    builder.ask("deploy")


def _missing(state: State, seat: Seat) -> Pitcher | None:
    return next((pitcher for pitcher in state.lineups[seat] if pitcher in state.banned[seat]), None)


def ban(builder: StepBuilder, seat: Seat, name: str | None) -> None:
    """The loser bans an Elite of the winner's lineup, or none (PO-44)."""
    victim = rival(seat)
    pitcher = next((pitcher for pitcher in bannable(builder.state, victim) if pitcher == name), None)
    if name is not None and pitcher is None:
        raise Illegal("PO-44", phrase("pitchout-refused-ban"))
    if pitcher is not None:
        builder.set(banned=by_seat(builder.state.banned, victim, (*builder.state.banned[victim], pitcher)))
    builder.set(last=None)
    builder.tell(events.Banned(victim, pitcher))
    builder.ask("change" if benched(builder.state, seat) else "next_starter")


def change(builder: StepBuilder, seat: Seat, swap: Change) -> None:
    """The loser changes one pitcher, but not the Captain, or nothing (PO-46)."""
    if swap != Change(None, None):
        if swap.leaves == "captain" or swap.leaves not in builder.state.lineups[seat]:
            raise Illegal("PO-46", phrase("pitchout-refused-change"))
        _swap(builder, seat, swap.leaves, swap.enters, "PO-46")
    builder.set(last=None)
    builder.tell(events.Reconsidered(seat))
    builder.ask("next_starter")


def replace_banned(builder: StepBuilder, seat: Seat, name: str) -> None:
    """The winner replaces the pitcher that was banned; then the round is set up (PO-45)."""
    _swap(builder, seat, _missing(builder.state, seat), name, "PO-45")
    builder.tell(events.Reconsidered(seat, "PO-45"))
    _set_up(builder, builder.state.starter or 0)


def _swap(builder: StepBuilder, seat: Seat, leaves: str | None, enters: str | None, rule: str) -> None:
    if enters not in benched(builder.state, seat):
        raise Illegal(rule, phrase("pitchout-refused-change"))
    now = {*builder.state.lineups[seat], enters} - {leaves}
    pitchers = tuple(pitcher for pitcher in roster(builder.state.teams[seat] or "citizens") if pitcher in now)
    builder.set(lineups=by_seat(builder.state.lineups, seat, pitchers))


# Options of the 2021 edition only, each with its rule.
ONLY_2021 = {"antipassive": "PO-49", "heavy_obstacles": "PO-28"}


def resolved(options: dict[str, str], seats: int) -> dict[str, str]:
    """The options with defaults resolved. Raises Illegal if they do not go together."""
    for name, rule in ONLY_2021.items():
        if options["edition"] == "en" and options[name] == "on":
            raise Illegal(rule, phrase("pitchout-refused-edition", option=phrase(f"pitchout-option-{name}")))
    if seats == len(DUEL):
        if options["sides"] != "usual":
            rule = "V-1" if options["sides"] == "pairs" else "V-2"
            raise Illegal(rule, phrase("pitchout-refused-sides-two"))
        return {**options, "format": _format(options)}
    if options["antipassive"] == "on":
        raise Illegal("V-6", phrase("pitchout-refused-antipassive"))
    if options["format"] == "7":
        raise Illegal("V-1", phrase("pitchout-refused-format-many"))
    return {**options, "format": "5", "mirror": "on", "sides": _sides(options["sides"], seats)}


def _format(options: dict[str, str]) -> str:
    """The number of pitchers on each side; by default seven in the complete game of 2021, else five (PO-6)."""
    edition, mode, size = options["edition"], options["mode"], options["format"]
    if size == "7" and mode == "initiation":
        raise Illegal("PO-5", phrase("pitchout-refused-format-initiation"))
    if size == "7" and edition == "en":
        raise Illegal("PO-6", phrase("pitchout-refused-format-en"))
    if size == "usual":
        return "7" if mode == "complete" and edition == "fr2021" else "5"
    return size


def _sides(choice: str, seats: int) -> str:
    """The sides of the seats; by default two pairs with four seats, each for itself with three (V-1, V-2)."""
    if choice == "pairs" and seats != len(PAIRS):
        raise Illegal("V-1", phrase("pitchout-refused-sides-pairs"))
    if choice == "usual":
        return "pairs" if seats == len(PAIRS) else "free"
    return choice


def partners_of(options: Options, seats: int) -> tuple[tuple[Seat, ...], ...]:
    """The seats that play together by the options (V-1)."""
    pairs = seats == len(PAIRS) and _sides(options["sides"], seats) == "pairs"
    return partners(PAIRS) if pairs else tuple((seat,) for seat in range(seats))


def draw_starter(builder: StepBuilder, starter: Seat) -> None:
    """Luck has named the starter of the first round (PO-7)."""
    builder.tell(events.StarterDrawn(starter))
    _set_up(builder, starter)


def opening(options: dict[str, str], seats: int, chooser: Seat) -> State:
    """An empty arena; `chooser` names the first starter, or the teams are asked for (PO-3, PO-7)."""
    complete = options["mode"] == "complete"
    return fresh(
        State(
            options=tuple(options.items()),
            phase="team" if complete else "first_player",
            asked=1,
            chooser=chooser,
            pucks=(),
            blocks=(),
            wins=(0,) * seats,
            expired=(0,) * seats,
            teams=(None,) * seats,
            lineups=((),) * seats,
            banned=((),) * seats,
            shots=(None,) * seats,
            waiting=tuple(range(seats)) if complete and seats > len(DUEL) else (),
        )
    )
