"""`python make_palettes.py`: chooses the palettes from pictures of a round."""

from pathlib import Path

from pichenette.api import Answer, Assist, Rng
from pichenette.api.pictures import catalogue, chosen
from pichenette_crokinole.game import GAME
from pichenette_crokinole.painter.board import paint
from pichenette_crokinole.rules.values import Flick

FOLDER = Path(__file__).parent / "pichenette_crokinole" / "data" / "palettes"
SHOTS = (Flick("P3", 0.0, 27.3), Flick("P2", 198.0, 28.0), Flick("P4", 340.0, 30.0), Flick("P1", 218.0, 40.0))


def main() -> None:
    """Write the palette of each theme."""
    words, game = catalogue().of("en"), GAME.rules
    state = game.setup(2, {}, Rng(b"")).state
    for shot in SHOTS:
        (ask,) = game.asks(state)
        state = game.apply(state, Answer(ask.id, ask.seat, shot), Rng(b"")).state
    (ask,) = game.asks(state)
    preview = game.sketch(state, ask, ask.choices[0].action, Assist.FULL)
    for theme in ("dark", "light"):
        pictures = [paint(state, words, sketch, theme) for sketch in (None, preview)]
        (FOLDER / f"crokinole_{theme}.bin").write_bytes(chosen(pictures))


if __name__ == "__main__":
    main()
