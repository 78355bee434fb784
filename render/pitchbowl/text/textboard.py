"""PitchBowl in words: headline, text board, details of a player, tally, alt text."""

from functools import reduce

from bot.games.contract.preview import Sketch
from bot.games.contract.vocabulary import Phrase, Seat, phrase
from bot.games.pitchbowl.rules.board import BALL, BALL_RADIUS, cell_at, label, piece_words, seat_of
from bot.games.pitchbowl.rules.event_text import team_words
from bot.games.pitchbowl.rules.view import SeenPlayer, View, left_this_turn
from bot.text import fold
from bot.words import Words
from render.painter import Moment
from render.pitchbowl.board.line_of_sight import SightTarget, gap, limit, targets
from render.pitchbowl.text.account import ruled
from render.pitchbowl.text.describe import (
    LETTERS,
    ball,
    bearing,
    brief,
    goal_gap,
    goal_seen,
    holder_of,
    in_play,
    last_flick,
    left,
    sight,
    spots,
    team,
    threat,
)
from render.pitchbowl.text.preview import preview_lines
from render.text import first_fitting, fitted, in_series, number

_SIGHTS = (2, 1, 0)  # targets listed per player, fewer where the text is too long


def task(view: View) -> Phrase:
    """The current task, or the winner."""
    if view.asked is None:
        if view.winner is None:
            return phrase("pitchbowl-picture-deed-drawn")
        return phrase("pitchbowl-picture-deed-won", side=team_words(view.winner))
    if view.both:
        return phrase("pitchbowl-picture-deed-both")
    return phrase(f"pitchbowl-picture-deed-{view.phase}", side=team_words(view.asked))


def headline(view: View) -> Phrase:
    """The player to act and the score in one line."""
    return phrase("pitchbowl-picture-headline", deed=task(view), red=view.score[0], blue=view.score[1])


def board(view: View, words: Words) -> str:
    """Score, turn, what is left, the ball, the last flick, then every player with the cell, in Discord's markdown.

    A player reads the own side first, the nearest to the ball before the others, with the lines of sight of those who can still act; a
    spectator reads those of the side on turn.
    """
    return first_fitting(_board(view, sights, words) for sights in _SIGHTS)


def _board(view: View, sights: int, words: Words) -> list[str]:
    own = view.turn if view.viewer is None else view.viewer
    most = int(dict(view.options)["max_turns"])
    turn = words.text("pitchbowl-board-turn", turn=min(view.turns + 1, most or view.turns + 1), most=most)
    lines = [words.say(headline(view)) + ".", turn, *left(view, words), ball(view, words)]
    lines += last_flick(view, words)
    mine = sorted(in_play(view, own), key=lambda one: _to_ball(view, one))
    if mine:
        lines += ["", words.text(f"pitchbowl-board-side-{own}", side=words.say(team_words(own)), letter=LETTERS[own])]
        lines += [_player(view, one, sights, words) for one in mine]
        out = [one.label for one in view.players if one.seat == own and one.out]
        if out:
            lines.append(words.text("pitchbowl-board-gone", pieces=", ".join(out)))
    if in_play(view, 1 - own):
        lines += ["", team(view, 1 - own, words)]
    if in_play(view):
        lines.append(words.text("pitchbowl-board-key"))
    return lines


def _to_ball(view: View, one: SeenPlayer) -> float:
    """The distance of a player from the ball or its holder; without either from the goal line."""
    to = _ball_seen(view)
    if to is None:
        return goal_gap(one)
    return -1.0 if one.id == view.holder else gap(one, to)


def _ball_seen(view: View) -> SightTarget | None:
    """The ball, or its holder, as a target."""
    holder = holder_of(view)
    if holder is not None:
        return SightTarget(holder.label, holder.x, holder.y)
    return None if view.ball is None else SightTarget(BALL, view.ball.x, view.ball.y, BALL_RADIUS)


def _player(view: View, one: SeenPlayer, sights: int, words: Words) -> str:
    """A player's line: cell, face, and the things best worth aiming at."""
    marks = [words.text("pitchbowl-board-runner")] if one.runner else []
    marks.append(words.text(f"pitchbowl-board-{'active' if one.active else 'passive'}"))
    if one.id == view.holder:
        marks.append(words.text("pitchbowl-board-holds"))
    text = words.text("pitchbowl-board-player", player=one.label, cell=cell_at(one.x, one.y), marks=", ".join(marks))
    plays = one.active and view.phase not in ("setup", "kick", "over")
    seen = _worth_seeing(view, one)[:sights] if plays else []
    if not seen:
        return text
    return f"{text} " + words.text(
        "pitchbowl-board-sees", things=in_series((sight(view, one, to, words) for to in seen), words)
    )


def _worth_seeing(view: View, one: SeenPlayer) -> list[SightTarget]:
    """A player's likely targets: the goal and a mate for the holder, the ball for others, opponents."""
    near = sorted((gap(one, to), piece) for piece, to in targets(view).items() if piece not in (one.id, BALL))
    there = targets(view)
    foes = [there[piece] for _, piece in near if seat_of(piece) != one.seat]
    if one.id == view.holder:
        mates = [there[piece] for _, piece in near if seat_of(piece) == one.seat]
        return [goal_seen(one), *foes[:1], *mates[:1]]
    to = _ball_seen(view)
    if to is None or (view.holder is not None and seat_of(view.holder) == one.seat):
        return foes
    return [to, *(foe for foe in foes if foe.name != to.name)]


def pieces(view: View, words: Words) -> tuple[tuple[str, str], ...]:
    """Name and whereabouts of the ball and of every player, the viewer's own first."""
    order = sorted(view.players, key=lambda one: (one.seat != view.viewer, one.out))
    entries = [(one.label, brief(view, one, words)) for one in order]
    return ((BALL, ball(view, words)), *entries)


def detail(view: View, piece: str, words: Words) -> str:
    """Details of the player with this name, or of the ball; "" if there is none."""
    named = fold(piece)
    if named == BALL:
        return "\n".join(_of_the_ball(view, words))
    one = next((one for one in view.players if fold(one.label) == named), None)
    return "" if one is None else "\n".join(_of_a_player(view, one, words))


def _of_a_player(view: View, one: SeenPlayer, words: Words) -> list[str]:
    name = words.say(piece_words(one.id))
    if one.out:
        return [words.text("pitchbowl-board-out", player=name)]
    face = words.text(f"pitchbowl-board-{'active' if one.active else 'passive'}")
    lines = [words.text("pitchbowl-detail-player", player=name, face=face, cells=spots(one))]
    if one.id == view.holder:
        lines.append(ball(view, words))
    lines.append(words.text("pitchbowl-detail-place", x=number(one.x / 10.0, words), y=number(one.y / 10.0, words)))
    lines.append(words.text("pitchbowl-detail-reach", count=limit(view, one.id) if one.active else 0))
    there = targets(view)
    near = sorted((gap(one, to), piece) for piece, to in there.items() if piece != one.id)
    goal = [sight(view, one, goal_seen(one), words)] if goal_gap(one) > 0 else []
    loose = [sight(view, one, there[BALL], words)] if BALL in there else []
    groups: dict[str, list[str]] = {"goal": goal, "loose": loose}
    for key, mine in (("foes", False), ("mates", True)):
        others = [piece for _, piece in near if piece != BALL and (seat_of(piece) == one.seat) == mine]
        groups[key] = [sight(view, one, there[piece], words) for piece in others]
    return lines + [
        words.text(f"pitchbowl-detail-{key}", seen=in_series(seen, words)) for key, seen in groups.items() if seen
    ]


def _of_the_ball(view: View, words: Words) -> list[str]:
    lines = [ball(view, words)]
    to = _ball_seen(view)
    if to is None:
        return lines
    lines.append(words.text("pitchbowl-detail-ball", x=number(to.x / 10.0, words), y=number(to.y / 10.0, words)))
    seats: tuple[Seat, ...] = (0, 1) if view.viewer != 1 else (1, 0)
    for seat in seats:
        near = sorted(in_play(view, seat), key=lambda one: gap(one, to))
        seen = [
            words.text("pitchbowl-detail-near", player=one.label, sight=sight(view, one, to, words))
            for one in near
            if one.id != view.holder
        ]
        if seen:
            side = words.say(team_words(seat))
            lines.append(words.text("pitchbowl-detail-side", side=side, seen=in_series(seen, words)))
    return lines


def tally(view: View) -> Phrase | None:
    """The score, and what can still be done of extra effort, pass, steal and pick-up (PB-22); None once the match is over."""
    if view.asked is None:
        return None
    red, blue = view.score
    if view.phase not in {"action", "bonus"}:
        return phrase("pitchbowl-tally-score", red=red, blue=blue)
    left = [phrase(f"pitchbowl-tally-{name}") for name in left_this_turn(view)]
    both = reduce(lambda first, other: phrase("pitchbowl-tally-and", first=first, other=other), left) if left else None
    return phrase("pitchbowl-tally", red=red, blue=blue, left=both or phrase("pitchbowl-tally-nothing"))


def alt(view: View, words: Words, moment: Moment | None = None, sketch: Sketch | None = None) -> str:
    """The alt text, most important first: headline, preview or the result of `moment`, the turn that led here, ball, threats."""
    lines = [(0, words.say(headline(view)) + ".")]
    if sketch is not None:
        lines += [(0, line) for line in _aimed(sketch, words)]
        lines += [(0, line) for line in preview_lines(view, sketch, words)]
        lines += [(0, words.say(sentence)) for sentence in (*sketch.remarks, *sketch.words)]
    if sketch is None or sketch.aim is None:
        lines += [(1, line) for line in last_flick(view, words)]
    if moment is not None:
        lines += [(1, line) for line in ruled(moment, words)]
    lines.append((1, ball(view, words)))
    return fitted([*lines, *((2, line) for line in (*threat(view, words), *left(view, words)))])


def _aimed(sketch: Sketch, words: Words) -> list[str]:
    if sketch.aim is None:
        return []
    key = "pitchbowl-alt-throw" if sketch.aim.piece == BALL else "pitchbowl-alt-aim"
    aim = {"angle": number(bearing(sketch.aim.bearing), words), "strength": number(sketch.aim.strength, words)}
    return [words.text(key, player=label(sketch.aim.piece), **aim)]
