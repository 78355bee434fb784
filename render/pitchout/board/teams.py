"""Both teams on one sheet, for the choice of a team: the Elites with their powers, and the other pitchers."""

from __future__ import annotations

import msgspec
from PIL import Image

from bot.games.pitchout.board import ALPHA, ELITE
from bot.games.pitchout.seating import LETTERS
from bot.games.pitchout.values import Pitcher, Team
from bot.games.pitchout.view import View
from bot.games.vocabulary import Seat, phrase
from bot.words import Words
from render.badges import badge
from render.canvas import label, write
from render.cards import panel
from render.pitchout.board.arena import SIZE
from render.pitchout.board.blocks import GAME
from render.pitchout.board.header import header
from render.pitchout.board.portraits import GAP, MARGIN, Card, face, told
from render.pitchout.text.story import headline, side
from render.sprites import disc
from render.theme import Look, blend

_TITLES = 92.0  # px; the middle of the teams' names
_TITLE = 44  # px
_TOP = 124  # px; the first card's
_HIGH = 212  # px; a card's
_ALPHA = 44.0  # px; radius of the pitchers of both teams
_BOTH = 802  # px; the top of their card
_NAME = 30  # px
_LETTERED = 28  # px


def shown(view: View) -> bool:
    """Whether the teams are what there is to see."""
    return view.phase == "team"


def sheet(view: View, words: Words, look: Look) -> Image.Image:
    """Both teams side by side, with the badges of their players."""
    picture = Image.new("RGB", (SIZE, SIZE), look.canvas)
    header(picture, view, words, look, None, 0)
    wide = (SIZE - 2 * MARGIN - GAP) // 2
    for number, team in enumerate(ELITE):
        left = MARGIN + number * (wide + GAP)
        seat, tinted = _colours(view, team, look)
        _title(picture, left + 6.0, team, view, words, look)
        for row, pitcher in enumerate(ELITE[team]):
            top = _TOP + row * (_HIGH + GAP)
            card = Card(left, top, left + wide, top + _HIGH, told=True)
            panel(picture, (card.left, card.top, card.right, card.bottom), tinted, tinted.teams[seat].base)
            name = words.text(f"pitchout-pitcher-{pitcher}")
            face(picture, card, pitcher, name, seat, tinted, picked=True)
            beside = card.left + 2 * MARGIN + 2 * card.radius * 1.1
            told(picture, (beside, card.top), card, name, power(view, pitcher, words), look)
    _alpha(picture, view, words, look)
    return picture


def power(view: View, pitcher: Pitcher, words: Words) -> str:
    """What a pitcher does in the edition played."""
    return words.text(f"pitchout-power-{pitcher}", edition=dict(view.options)["edition"])


def described(view: View, words: Words) -> list[str]:
    """The player to choose, then by team its player and its Elites' powers, and the pitchers of both."""
    lines = [words.say(headline(view)) + "."]
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
    """The look without colours of sides."""
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


def _title(picture: Image.Image, x: float, team: Team, view: View, words: Words, look: Look) -> None:
    name = words.text(f"pitchout-choice-{team}").upper()
    x += write(picture, (x, _TITLES), name, "headline", _TITLE, look.text) + 12
    for seat in _leading(view, team):
        dressed = look.teams[seat]
        letter = badge(LETTERS[seat], dressed.base, dressed.ink, look.canvas, dressed.shape)
        letter.onto(picture, (x + letter.size[0] / 2, _TITLES))
        x += letter.size[0] + 6


def _alpha(picture: Image.Image, view: View, words: Words, look: Look) -> None:
    """The pitchers of both teams on a card of their own."""
    box = (MARGIN, _BOTH, SIZE - MARGIN, SIZE - MARGIN)
    panel(picture, box, look, blend(look.canvas, look.mark, 0.55))
    lines = words.say(phrase("pitchout-picture-both")).split(" ", 1)
    for number, line in enumerate(lines):
        at = box[0] + 22.0, (box[1] + box[3]) / 2 + (number - (len(lines) - 1) / 2) * 36
        write(picture, at, line.upper(), "headline", _LETTERED, look.text)
    left = box[0] + 150
    step = (box[2] - left - 10) / len(ALPHA)
    seat, tinted = (view.active[0], look) if len(view.active) == 1 else (0, _grey(look))
    for number, pitcher in enumerate(ALPHA):
        x = left + step * (number + 0.5)
        disc(GAME, pitcher, _ALPHA, tinted, seat).onto(picture, (x, box[1] + 72.0))
        name = words.text(f"pitchout-pitcher-{pitcher}")
        label(name, "headline", _NAME, look.text).onto(picture, (x, box[3] - 26.0))
