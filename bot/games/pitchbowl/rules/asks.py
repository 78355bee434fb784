"""The asks of PitchBowl with their choices and dials (section 6)."""

import math
from collections.abc import Callable

import msgspec

from bot.games.contract.aim import STRENGTH
from bot.games.contract.base import Ask, Choice
from bot.games.contract.dials import (
    Bearing,
    Dial,
    Formation,
    Frame,
    Grid,
    Layout,
    LayoutPiece,
    Number,
    Option,
    Pick,
    Place,
    Zone,
)
from bot.games.contract.vocabulary import Phrase, Seat, phrase
from bot.games.pitchbowl.rules.board import (
    AGAINST,
    BALL,
    BALL_RADIUS,
    BALL_REACH,
    COLUMNS,
    FORMATIONS,
    KICK_REACH,
    LENGTH,
    MEDIAN,
    RADIUS,
    ROSTERS,
    ROWS,
    SIDE,
    WIDTH,
    PlayerId,
    ahead,
    label,
    piece_words,
    rival,
    seat_of,
)
from bot.games.pitchbowl.rules.kickoff import spot_of
from bot.games.pitchbowl.rules.resolution import passing_side, usual_side
from bot.games.pitchbowl.rules.setup import formation, is_legal
from bot.games.pitchbowl.rules.step_builder import fresh, in_play, option, place_of, sets_up_at_once
from bot.games.pitchbowl.rules.targets import (
    USUAL,
    edge,
    first_aim,
    free_way,
    straight_at,
    strength_within,
    targets,
    thrown_at,
    unaimable,
)
from bot.games.pitchbowl.rules.values import (
    Action,
    Announcement,
    Decline,
    EndTurn,
    Flick,
    Kick,
    Pass,
    Phase,
    Placement,
    PutBall,
    SetUp,
    State,
    Toss,
)

RULES: dict[str, str] = {
    "toss": "PB-10",
    "setup": "PB-11",
    "kick": "PB-15",
    "action": "PB-20",
    "bonus": "PB-50",
    "fumble_spot": "PB-45",
    "placement": "PB-80",
}
USUAL_KICK = 60.0
CELLS = Grid(COLUMNS, ROWS, SIDE)
HEADINGS = (0, -12, 12, -24, 24, -35, 35)  # degrees off straight ahead at which a kick-off is offered
CODES = {"none": "", "steal": " !steal", "pickup": " !pickup"}


def who(state: State) -> Seat:
    """The seat that the open ask waits for."""
    match state.phase:
        case "setup":
            return setting_up(state)[0]
        case "kick":
            return state.kicker
        case "fumble_spot" | "placement":
            return rival(state.turn)
        case "toss" | "action" | "bonus" | "over":
            return state.turn


def setting_up(state: State) -> tuple[Seat, ...]:
    """The coaches whose set-up is not on the field yet, the kicker first (PB-11)."""
    return tuple(seat for seat in (state.kicker, rival(state.kicker)) if seat not in state.ready)


def waiting(state: State) -> tuple[Seat, ...]:
    """The coaches that must choose now: one, or both if they set up at once."""
    if state.phase == "over":
        return ()
    if state.phase != "setup" or not sets_up_at_once(state):
        return (who(state),)
    return setting_up(state)[:1] if state.plan else setting_up(state)


def is_secret(state: State, seat: Seat) -> bool:
    """Whether the answer of a seat stays hidden for now: the receiver's set-up, ahead of the kicker's (PB-11)."""
    return state.phase == "setup" and seat != setting_up(state)[0]


def ask_id(state: State, seat: Seat) -> str:
    """The id of a seat's ask."""
    return f"{state.phase}.{seat}.{state.asked}"


def open_asks(state: State) -> tuple[Ask[Action], ...]:
    """The open asks; none when the match is over."""
    return tuple(_ask_of(state, seat) for seat in waiting(state))


def _ask_of(state: State, seat: Seat) -> Ask[Action]:
    return Ask(
        id=ask_id(state, seat),
        kind=state.phase,
        seat=seat,
        words=_words(state),
        rule=RULES[state.phase],
        choices=_CHOICES[state.phase](state, seat),
        later=_actions(state, seat) if state.phase == "bonus" else (),
        secret=is_secret(state, seat),
    )


def fallback(state: State, seat: Seat) -> Action | None:
    """The default answer; None for a bonus action, which is lost (section 6)."""
    usual: dict[Phase, Callable[[], Action]] = {
        "toss": lambda: Toss(kick=False),
        "setup": lambda: SetUp(formation("balanced", seat)),
        "kick": lambda: Kick(ahead(state.kicker), USUAL_KICK),
        "action": EndTurn,
        "fumble_spot": lambda: PutBall(usual_side(state, state.clumsy or "")[0]),
        "placement": Decline,
    }
    return usual[state.phase]() if state.phase in usual else None


def announcements(state: State, player: PlayerId) -> tuple[tuple[Announcement, PlayerId | None], ...]:
    """The announcements open to a player (PB-42 to PB-44), each with the team-mate that a hand-off is for."""
    seat = seat_of(player)
    found: list[tuple[Announcement, PlayerId | None]] = [("none", None)]
    if state.holder is not None and seat_of(state.holder) != seat and not state.spent.steal:
        found.append(("steal", None))
    if state.ball is not None and not state.spent.pickup:
        found.append(("pickup", None))
    if state.holder == player:
        mates = [one for one in in_play(state, seat) if one.id != player]
        lies = place_of(state, player)
        mates.sort(key=lambda one: math.dist((one.x, one.y), (lies.x, lies.y)))
        found += [("handoff", one.id) for one in mates]
    return tuple(found)


def _words(state: State) -> Phrase:
    """The question."""
    match state.phase:
        case "bonus":
            return phrase("pitchbowl-ask-bonus", piece=piece_words(state.bonus or BALL))
        case "fumble_spot":
            return phrase("pitchbowl-ask-fumble_spot", piece=piece_words(state.clumsy or BALL))
        case "action":
            return phrase("pitchbowl-ask-action", left=len(fresh(state, state.turn)))
        case _:
            return phrase(f"pitchbowl-ask-{state.phase}")


def _tosses(_state: State, _seat: Seat) -> tuple[Choice[Action], ...]:
    return tuple(
        Choice(
            code,
            phrase(f"pitchbowl-choice-{code}"),
            Toss(kick=code == "kick"),
            hint=phrase(f"pitchbowl-hint-{code}"),
        )
        for code in ("receive", "kick")
    )


def layout(seat: Seat, before: tuple[Place, ...] = ()) -> Layout:
    """The dial that sets a team up: its own half, the formations (that of `before` first), tiles as cells."""
    half = Zone(0.0, 0.0, WIDTH, MEDIAN) if seat == 0 else Zone(0.0, MEDIAN, WIDTH, LENGTH)
    pieces = tuple(
        LayoutPiece(player, label(player), piece_words(player), "disc", RADIUS, role=player.partition(".")[2])
        for player in ROSTERS[seat]
    )
    places = {**({"again": before} if before else {}), **{name: formation(name, seat) for name in FORMATIONS}}
    ready = tuple(Formation(name, phrase(f"pitchbowl-formation-{name}"), there) for name, there in places.items())
    frame = Frame() if seat == 0 else Frame(WIDTH, LENGTH, 180.0)
    return Layout("places", pieces, (half,), ready, CELLS, frame)


def _setups(state: State, seat: Seat) -> tuple[Choice[Action], ...]:
    before = state.before[seat] if state.before else ()
    dial = layout(seat, before if before and is_legal(state, seat, before) else ())
    return tuple(Choice[Action](one.code, one.words, SetUp(one.places), (dial,)) for one in dial.formations)


def _kicks(_state: State, seat: Seat) -> tuple[Choice[Action], ...]:
    straight = ahead(seat)
    dials: tuple[Dial, ...] = (
        Bearing("angle", spot_of(seat), BALL_RADIUS),
        Number("strength", 1.0, 100.0, 0.1, "unit-strength", KICK_REACH, flies=True),
    )
    return tuple(
        Choice[Action](
            f"kick {turn:+d}" if turn else "kick",
            phrase("pitchbowl-choice-kick-off", turn=abs(turn), side="left" if turn < 0 else "right"),
            Kick((straight + turn) % 360.0, USUAL_KICK),
            dials,
        )
        for turn in HEADINGS
    )


def _aim(state: State, player: PlayerId, meant: PlayerId = "") -> tuple[Dial, ...]:
    lies = place_of(state, player)
    return (
        Bearing(
            "angle",
            lies,
            RADIUS,
            targets(state, player),
            meant=meant,
            spots=(edge(lies),),
            grid=CELLS,
            free=not meant,
            barred=unaimable(state, player),
        ),
        STRENGTH,
    )


def _last(state: State) -> tuple[Dial, ...]:
    """The dial that ends the turn after the action, where that matters (PB-83)."""
    if option(state, "defensive_placement") != "on":
        return ()
    goes_on = Option("no", phrase("pitchbowl-last-no"))
    ends = Option("yes", phrase("pitchbowl-last-yes"), phrase("pitchbowl-dial-last-hint"))
    return (Pick("last", (goes_on, ends)),)


def _of_player(state: State, player: PlayerId) -> list[Choice[Action]]:
    plain, *announced = (_announcing(state, player, *one) for one in announcements(state, player))
    throw = _throw(state, player)
    return [plain, *((throw,) if throw else ()), *announced]


def _announcing(state: State, player: PlayerId, announce: Announcement, target: PlayerId | None) -> Choice[Action]:
    """The flick of a player with what is announced; it is aimed at what that is about."""
    code = player + (f" !handoff {target}" if target else CODES[announce])
    args = {"target": piece_words(target)} if target else {}
    words = (
        piece_words(player)
        if announce == "none"
        else phrase(f"pitchbowl-choice-{announce}", piece=piece_words(player), **args)
    )
    meant = {"pickup": BALL, "steal": state.holder}.get(announce, target) or ""
    aim = straight_at(state, player, meant) if meant else first_aim(state, player)
    dials = (*_aim(state, player, meant), *_last(state))
    return Choice(
        code,
        words,
        Flick(player, aim, strength_within(state, player, aim), announce, target),
        dials,
        phrase(f"pitchbowl-hint-{announce}") if announce != "none" else None,
    )


def _throw(state: State, player: PlayerId) -> Choice[Action] | None:
    """The pass of the holder, if a throw is left and the ball has room (PB-47)."""
    if state.holder != player or state.spent.passing:
        return None
    ways = (round(ahead(seat_of(player)) + turn, 2) % 360.0 for turn in range(0, 360, 5))
    angle = next((way for way in ways if passing_side(state, player, way) is not None), None)
    if angle is None:
        return None
    lies = place_of(state, player)
    there = targets(state, player)
    mates = tuple(thrown_at(state, player, one) for one in there if not one.foe)
    foes = tuple(one for one in there if one.foe)
    dials: tuple[Dial, ...] = (
        Bearing(
            "angle",
            lies,
            BALL_RADIUS,
            mates,
            spots=(edge(lies),),
            grid=CELLS,
            lead=AGAINST,
            others=foes,
            barred=unaimable(state, player),
        ),
        Number("strength", 1.0, 100.0, 0.1, "unit-strength", BALL_REACH),
        *_last(state),
    )
    action = Pass(angle, USUAL)
    words = phrase("pitchbowl-choice-pass", piece=piece_words(player))
    return Choice(f"{player} !pass", words, action, dials, phrase("pitchbowl-hint-pass"))


def _actions(state: State, seat: Seat) -> tuple[Choice[Action], ...]:
    order = sorted(fresh(state, seat), key=lambda one: one.id != state.holder)
    flicks = [choice for one in order for choice in _of_player(state, one.id)]
    end: Choice[Action] = Choice(
        "end",
        phrase("pitchbowl-choice-end"),
        EndTurn(),
        hint=phrase("pitchbowl-hint-end"),
    )
    return (*flicks, end)


def _bonus(state: State, _seat: Seat) -> tuple[Choice[Action], ...]:
    return tuple(_of_player(state, state.bonus or ""))


def _spots(state: State, _seat: Seat) -> tuple[Choice[Action], ...]:
    clumsy = state.clumsy or ""
    angle, _ = usual_side(state, clumsy)
    dial = Bearing("angle", place_of(state, clumsy), RADIUS, targets(state, clumsy), flicks=False)
    words = phrase("pitchbowl-choice-spot", piece=piece_words(clumsy))
    return (Choice("spot", words, PutBall(angle), (dial,)),)


def _placements(state: State, seat: Seat) -> tuple[Choice[Action], ...]:
    declines = tuple(
        Choice[Action](
            code,
            phrase(f"pitchbowl-choice-{code}"),
            Decline(turn=code == "decline_all"),
        )
        for code in ("decline", "decline_all")
    )
    return (*declines, *(_placement(state, one.id) for one in fresh(state, seat)))


def _placement(state: State, player: PlayerId) -> Choice[Action]:
    """A run that touches no other player, so there are no targets (PB-80)."""
    angle = free_way(state, player)
    bearing, *dials = _aim(state, player)
    if isinstance(bearing, Bearing):
        passed = tuple(msgspec.structs.replace(one, foe=False) for one in bearing.targets)
        bearing = msgspec.structs.replace(bearing, targets=passed)
    action = Placement(player, angle, strength_within(state, player, angle))
    hint = phrase("pitchbowl-hint-placement")
    return Choice(player, piece_words(player), action, (bearing, *dials), hint)


_CHOICES: dict[Phase, Callable[[State, Seat], tuple[Choice[Action], ...]]] = {
    "toss": _tosses,
    "setup": _setups,
    "kick": _kicks,
    "action": _actions,
    "bonus": _bonus,
    "fumble_spot": _spots,
    "placement": _placements,
}
