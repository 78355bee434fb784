"""The pitchers on one sheet: both teams to pick from, picks before the first round, lineups and bans between rounds."""

from __future__ import annotations

from typing import TypeAlias

import msgspec
from PIL import Image

from bot.games.contract.vocabulary import Seat, phrase
from bot.games.pitchout.rules.board import ALPHA, ELITE, roster
from bot.games.pitchout.rules.seating import LETTERS
from bot.games.pitchout.rules.values import Pitcher, Team
from bot.games.pitchout.rules.view import View
from bot.words import Words
from render.drawing.canvas import Ink, Spot, label, write
from render.drawing.fonts import font
from render.drawing.paragraphs import wrapped
from render.drawing.sprites import disc, faded
from render.pitchout.board.arena import SIZE
from render.pitchout.board.blocks import GAME, seat_badge
from render.pitchout.board.panels import header
from render.pitchout.board.portraits import GAP, MARGIN, TEXT, Card, caption, face
from render.pitchout.text.story import headline, side
from render.table.signs import cross
from render.table.tabletop import panel
from render.theme import Look, blend

Box: TypeAlias = tuple[int, int, int, int]

_BETWEEN = {"ban", "change", "next_starter", "replace_banned"}
_TOP, _BOTTOM = 64, 906  # px; between them stand the sides
_LEGEND = 953.0  # px; the middle of what the marks mean
_TITLE = TEXT  # px
_GAP = 12  # px; between a team and what its side does
_HEAD = 54  # px; a side's name
_NAMED = 40  # px; a pitcher's name
_NAMES = (40, TEXT)  # px; the largest in which all names of a side fit
_PALE = 0.45  # opacity of a pitcher that is not in the lineup


def shown(view: View) -> bool:
    """Whether a sheet tells more than the arena: while teams or lineups are picked, and between rounds once the last flick has been seen.

    Who is asked has seen it.
    """
    if view.phase in {"team", "lineup"}:
        return True
    if view.phase not in _BETWEEN or dict(view.options).get("mode") != "complete":
        return False
    return view.last is None or (view.viewer is not None and view.viewer in view.active)


def played(view: View, seat: Seat) -> tuple[Pitcher, ...]:
    """The lineup of a side in the round just played; none before the first round."""
    mine = tuple(puck.pitcher for puck in view.pucks if puck.seat == seat and puck.pitcher != "golem")
    return () if view.phase == "lineup" else mine


def sheet(view: View, words: Words, look: Look) -> Image.Image:
    """Both teams while they are picked; then every side with its pitchers: those that did not play pale, those banned crossed out."""
    picture = Image.new("RGB", (SIZE, SIZE), look.canvas)
    if view.phase == "team":
        return _teams(view, words, look)
    header(picture, view, words, look, pips=False)
    for seat, box in enumerate(_sides(len(view.sides))):
        _side(picture, view, seat, box, words, look)
    legend = words.text(f"pitchout-picture-lineup-key-{'secret' if view.phase == 'lineup' else 'played'}")
    lines = wrapped(legend, SIZE - 2 * MARGIN, TEXT)
    for number, line in enumerate(lines):
        at = SIZE / 2, _LEGEND + (number - (len(lines) - 1) / 2) * 42
        write(picture, at, line, "secondary", TEXT, look.secondary, align="middle")
    return picture


def described(view: View, words: Words) -> list[str]:
    """The state of the match, then the teams to pick from, or by side its task, lineup, bench and bans."""
    lines = [words.say(headline(view)) + "."]
    if view.phase == "team":
        return lines + _teams_described(view, words)
    for seat in range(len(view.sides)):
        own, letter, state = words.say(side(seat)), LETTERS[seat], _state(view, seat, words)
        team = _team(view, seat, words)
        if not team:
            lines.append(words.text("pitchout-picture-alt-lineup-none", side=own, letter=letter, state=state))
            continue
        lines.append(words.text("pitchout-picture-alt-lineup", side=own, letter=letter, team=team, state=state))
        lineup, banned = played(view, seat), view.banned[seat]
        bench = [one for one in _roster(view, seat) if lineup and one not in lineup and one not in banned]
        for kind, pitchers in (("played", lineup), ("bench", bench), ("banned", banned)):
            names = ", ".join(words.text(f"pitchout-pitcher-{pitcher}") for pitcher in pitchers)
            if names:
                lines.append(words.text(f"pitchout-picture-alt-lineup-{kind}", names=names))
    return lines


def _roster(view: View, seat: Seat) -> tuple[Pitcher, ...]:
    """All pitchers of a side; none of one that left before it had a team."""
    team = view.teams[seat]
    return () if team is None else roster(team)


def _team(view: View, seat: Seat, words: Words) -> str:
    team = view.teams[seat]
    return "" if team is None else words.text(f"pitchout-choice-{team}")


def _state(view: View, seat: Seat, words: Words) -> str:
    if seat in view.gone:
        state = "gone"
    elif view.phase == "lineup":
        state = "picking" if seat in view.active else "picked"
    else:
        state = "choosing" if seat in view.active else "waiting"
    return words.text(f"pitchout-picture-lineup-{state}")


def _sides(count: int) -> list[Box]:
    """Two sides one above the other, three in rows of eight, four in a square."""
    across = 2 if count > 3 else 1
    down = -(-count // across)
    wide = (SIZE - 2 * MARGIN - (across - 1) * GAP) // across
    high = (_BOTTOM - _TOP - (down - 1) * GAP) // down
    sides = []
    for number in range(count):
        row, column = divmod(number, across)
        left, top = MARGIN + column * (wide + GAP), _TOP + row * (high + GAP)
        sides.append((left, top, left + wide, top + high))
    return sides


def _side(picture: Image.Image, view: View, seat: Seat, box: Box, words: Words, look: Look) -> None:
    asked = seat in view.active
    left, top, right, bottom = box
    edge = look.teams[seat].base if asked else blend(look.canvas, look.mark, 0.55)
    panel(picture, box, look, edge, bright=asked)
    title(picture, view, seat, box, words, look)
    pitchers, lineup = _roster(view, seat), played(view, seat)
    if not pitchers:
        return
    columns = 3 if len(view.sides) == 4 else 4
    rows = -(-len(pitchers) // columns)
    wide, high = (right - left - 16) / columns, (bottom - top - _HEAD - 8) / rows
    radius = float(round(min(wide * 0.4, (high - _NAMED) * 0.42)))
    names = [words.text(f"pitchout-pitcher-{pitcher}") for pitcher in pitchers]
    widest = {size: max(font("headline", size).getlength(name) for name in names) for size in _NAMES}
    size = next((size for size in _NAMES if widest[size] <= wide - 4), _NAMES[-1])
    for number, (pitcher, name) in enumerate(zip(pitchers, names, strict=True)):
        row, column = divmod(number, columns)
        x, y = left + 8 + wide * (column + 0.5), top + _HEAD + high * row
        at = x, y + (high - _NAMED) / 2 + 2
        banned = pitcher in view.banned[seat]
        if banned or (lineup and pitcher not in lineup):
            faded(GAME, pitcher, radius, look, seat, _PALE).onto(picture, at)
        else:
            disc(GAME, pitcher, radius, look, seat).onto(picture, at)
        if banned:
            cross(Ink(picture), at, radius, look, reach=0.82, widths=(15.0, 8.0))
        label(name, "headline", size, look.text).onto(picture, (x, y + high - _NAMED / 2))


def title(picture: Image.Image, view: View, seat: Seat, box: Box, words: Words, look: Look) -> float:
    """The letter and team of a side, with its task at the end of the line; returns the room left between both, px."""
    left, top, right, _ = box
    y, letter = top + 30.0, seat_badge(look, seat)
    letter.onto(picture, (left + 16 + letter.size[0] / 2, y))
    start = left + 26.0 + letter.size[0]
    start += write(picture, (start, y), _team(view, seat, words).upper(), "headline", _TITLE, look.text)
    text = _state(view, seat, words)
    ready = view.phase == "lineup" and seat not in view.active and seat not in view.gone
    x = right - 18.0
    if ready:
        _tick(picture, (x - 14, y), look)
        x -= 38
    colour = look.text if ready or seat in view.active else look.secondary
    state = label(text, "headline", _TITLE, colour)
    if x - state.size[0] > start + _GAP:  # else the edge tells who is asked, and the tick who has picked
        state.onto(picture, (x - state.size[0] / 2, y))
        x -= state.size[0]
    return x - start


def _tick(picture: Image.Image, at: Spot, look: Look) -> None:
    ink = Ink(picture)
    ink.disc(at, 16.0, look.aim)
    corner = at[0] - 2, at[1] + 6
    ink.lines([((at[0] - 8, at[1]), corner), (corner, (at[0] + 8, at[1] - 7))], 4.4, look.casing)


_TEAMS_Y = 92.0  # px; the middle of the teams' names
_TEAM_TITLE = 44  # px
_CARDS_TOP = 124  # px; the first card's
_CARD_HIGH = 276  # px; a card's
_ALPHA = 44.0  # px; radius of the pitchers of both teams
_BOTH = _CARDS_TOP + 3 * (_CARD_HIGH + GAP)  # px; the top of their card
_TEAMS_HIGH = _BOTH + 198  # px


def _teams(view: View, words: Words, look: Look) -> Image.Image:
    picture = Image.new("RGB", (SIZE, _TEAMS_HIGH), look.canvas)
    header(picture, view, words, look, pips=False)
    wide = (SIZE - 2 * MARGIN - GAP) // 2
    for number, team in enumerate(ELITE):
        left = MARGIN + number * (wide + GAP)
        seat, tinted = _colours(view, team, look)
        _team_title(picture, left + 6.0, team, view, words, look)
        for row, pitcher in enumerate(ELITE[team]):
            top = _CARDS_TOP + row * (_CARD_HIGH + GAP)
            card = Card(left, top, left + wide, top + _CARD_HIGH, captioned=True)
            panel(picture, (card.left, card.top, card.right, card.bottom), tinted, tinted.teams[seat].base)
            name = words.text(f"pitchout-pitcher-{pitcher}")
            face(picture, card, pitcher, name, seat, tinted, picked=True)
            caption(picture, card, name, power(view, pitcher, words), look)
    _alpha(picture, view, words, look)
    return picture


def power(view: View, pitcher: Pitcher, words: Words) -> str:
    """The power of a pitcher in the edition played."""
    return words.text(f"pitchout-power-{pitcher}", edition=dict(view.options)["edition"])


def _teams_described(view: View, words: Words) -> list[str]:
    """The players to choose, then by team its player and its Elites' powers, and the pitchers of both."""
    lines = []
    if len(view.active) > 1:
        sides = ", ".join(words.say(side(seat)) for seat in view.active)
        lines.append(words.text("pitchout-picture-alt-choosing", sides=sides))
    for team, elite in ELITE.items():
        name = words.text(f"pitchout-choice-{team}")
        leading = ", ".join(words.say(side(seat)) for seat in _leading(view, team))
        if leading:
            lines.append(words.text("pitchout-picture-alt-team-led", team=name, sides=leading))
        else:
            lines.append(words.text("pitchout-picture-alt-team", team=name))
        for one in elite:
            pitcher = words.text(f"pitchout-pitcher-{one}")
            lines.append(words.text("pitchout-picture-alt-portrait", name=pitcher, hint=power(view, one, words)))
    names = ", ".join(words.text(f"pitchout-pitcher-{pitcher}") for pitcher in ALPHA)
    return [*lines, words.text("pitchout-picture-alt-both", names=names)]


def _leading(view: View, team: Team) -> list[Seat]:
    return [seat for seat, led in enumerate(view.teams) if led == team]


def _colours(view: View, team: Team, look: Look) -> tuple[Seat, Look]:
    """The seat whose colours a team's pitchers wear, and the look that has them; grey while they are nobody's alone."""
    leading = _leading(view, team)
    seats = leading or view.active
    if len(seats) == 1:
        return seats[0], look
    if view.viewer is not None and view.viewer in seats:
        return view.viewer, look
    return 0, _grey(look)


def _grey(look: Look) -> Look:
    grey, white, black = look.secondary, (255, 255, 255), (0, 0, 0)
    nobody = msgspec.structs.replace(
        look.teams[0],
        base=grey,
        high=blend(grey, white, 0.2),
        low=blend(grey, black, 0.1),
        ink=look.casing,
        side=blend(grey, black, 0.5),
    )
    return msgspec.structs.replace(look, teams=(nobody,) * len(look.teams))


def _team_title(picture: Image.Image, x: float, team: Team, view: View, words: Words, look: Look) -> None:
    name = words.text(f"pitchout-choice-{team}").upper()
    x += write(picture, (x, _TEAMS_Y), name, "headline", _TEAM_TITLE, look.text) + 12
    for seat in _leading(view, team):
        letter = seat_badge(look, seat)
        letter.onto(picture, (x + letter.size[0] / 2, _TEAMS_Y))
        x += letter.size[0] + 6


def _alpha(picture: Image.Image, view: View, words: Words, look: Look) -> None:
    box = (MARGIN, _BOTH, SIZE - MARGIN, _TEAMS_HIGH - MARGIN)
    panel(picture, box, look, blend(look.canvas, look.mark, 0.55))
    lines = words.say(phrase("pitchout-picture-both")).split(" ", 1)
    for number, line in enumerate(lines):
        at = box[0] + 22.0, (box[1] + box[3]) / 2 + (number - (len(lines) - 1) / 2) * 36
        write(picture, at, line.upper(), "headline", TEXT, look.text)
    left = box[0] + 150
    step = (box[2] - left - 10) / len(ALPHA)
    seat, tinted = (view.active[0], look) if len(view.active) == 1 else (0, _grey(look))
    for number, pitcher in enumerate(ALPHA):
        x = left + step * (number + 0.5)
        disc(GAME, pitcher, _ALPHA, tinted, seat).onto(picture, (x, box[1] + 72.0))
        name = words.text(f"pitchout-pitcher-{pitcher}")
        label(name, "headline", TEXT, look.text).onto(picture, (x, box[3] - 26.0))
