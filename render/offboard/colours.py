"""The colours of an Offboard board."""

import msgspec

from render.theme import Colour, table_colours


class MarbleColours(msgspec.Struct, frozen=True):
    """The colours of a marble: body, where light falls, where it does not, of its mark, and of the rim that parts it from the board."""

    base: Colour
    high: Colour
    low: Colour
    mark: Colour
    rim: Colour


class BoardColours(msgspec.Struct, frozen=True):
    """The colours of the board in one theme."""

    plate: Colour
    rim: Colour
    well: Colour
    edge: Colour
    name: Colour
    target: Colour
    value: Colour
    marbles: tuple[MarbleColours, MarbleColours]


BOARD_COLOURS = table_colours("offboard", BoardColours)
