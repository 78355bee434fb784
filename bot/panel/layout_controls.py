"""Controls for layouts: ready-made formations, and moving single pieces by grid reference, coordinates or nudges."""

import msgspec

from bot.answers.aim_edits import figure
from bot.answers.custom_id import Id
from bot.answers.draft import Draft
from bot.answers.placement import MINE, STEPS, TWISTS, example_place, formation_of, piece_of, tile_of, written_place
from bot.games.contract.dials import Layout, LayoutPiece, Place
from bot.screens.paging import paged_menu
from bot.screens.sheet import MAIN, Button, MenuOption, Modal, Row, SelectMenu, TextInput
from bot.words import Words

ARROWS = {"left": "◀ {}", "up": "▲ {}", "down": "▼ {}", "right": "{} ▶", "twist": "↻ {}"}


def layout_controls(
    at: Id, dial: Layout, places: tuple[Place, ...], draft: Draft, words: Words, *, formations: bool, spoken: bool
) -> tuple[SelectMenu | Row, ...]:
    """Formation and piece menus, nudge buttons (`spoken`: words instead of arrows), and the button to type a place."""
    rows: list[SelectMenu | Row] = []
    if formations and dial.formations:
        rows.extend(_formations(at, dial, places, draft, words))
    current = piece_of(dial, draft.piece)
    if len(dial.pieces) > 1:
        rows.extend(_pieces(at, dial, places, current, draft, words))
    rows.append(_nudges(at, dial, current, words, fine=draft.fine, spoken=spoken))
    presses = [
        Button(at.control("move", dial.field, current.id), words.text("place-move", piece=current.label), MAIN),
        Button(at.control("type", dial.field), words.text("place-type-all")),
    ]
    if len(dial.pieces) > 1:
        mine = any(formation.code == MINE and formation.places == places for formation in dial.formations)
        presses.append(Button(at.control("save", dial.field), words.text("mine-save"), disabled=mine))
    rows.append(tuple(presses))
    return tuple(rows)


def _nudges(at: Id, dial: Layout, piece: LayoutPiece, words: Words, *, fine: bool, spoken: bool) -> Row:
    """A button a direction, with the cm or degrees it moves the piece."""
    step, twist = figure(STEPS[fine] / 10.0, words), figure(TWISTS[fine], words)
    steps = {"left": step, "up": step, "down": step, "right": step, **({"twist": f"{twist}°"} if piece.turns else {})}
    return tuple(
        Button(
            at.control("nudge", dial.field, piece.id, way),
            words.text(f"place-{way}", step=value) if spoken else ARROWS[way].format(value),
        )
        for way, value in steps.items()
    )


def move_form(at: Id, dial: Layout, places: tuple[Place, ...], piece: LayoutPiece, turn: float, words: Words) -> Modal:
    """The form for a piece's place; `turn` is the rotation of the picture."""
    place = next(place for place in places if place.id == piece.id)
    hint = place_hint(dial, piece, turn, words)
    line = TextInput(
        "place", words.text("place-label", piece=piece.label), written_place(place, words, turns=piece.turns), hint
    )
    return Modal(at.control("moved", dial.field, piece.id), words.text("place-title", piece=piece.label), (line,))


def place_hint(dial: Layout, piece: LayoutPiece, turn: float, words: Words) -> str:
    """The hint on typing a place, with an example in the piece's zone; `turn` decides the corner at which coordinates start."""
    example = example_place(dial, piece)
    return words.text(
        "place-hint-angle" if piece.turns else "place-hint",
        lies="turned" if turn else "upright",
        tile=tile_of(example, dial.grid),
        place=written_place(example, words, turns=False),
        angled=written_place(msgspec.structs.replace(example, angle=45.0), words, turns=True),
    )


def _formations(
    at: Id, dial: Layout, places: tuple[Place, ...], draft: Draft, words: Words
) -> tuple[SelectMenu | Row, ...]:
    current = formation_of(dial, places)
    entries = [
        MenuOption(formation.code, words.say(formation.words), chosen=formation == current)
        for formation in dial.formations
    ]
    return paged_menu(at.control("formation", dial.field), entries, draft.page, words.text("place-formation"), words)


def _pieces(
    at: Id, dial: Layout, places: tuple[Place, ...], current: LayoutPiece, draft: Draft, words: Words
) -> tuple[SelectMenu | Row, ...]:
    there = {place.id: place for place in places}
    entries = [
        MenuOption(
            piece.id,
            words.say(piece.words),
            words.text(
                "place-at",
                tile=tile_of(there[piece.id], dial.grid),
                place=written_place(there[piece.id], words, turns=False),
            ),
            chosen=piece == current,
        )
        for piece in dial.pieces
    ]
    return paged_menu(at.control("piece", dial.field), entries, draft.page, words.text("place-piece"), words)
