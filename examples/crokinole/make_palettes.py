"""`python -m tests.crokinole.make_palettes`: chooses the palettes from pictures of a round, as those of the product are."""

from bot.content import catalogue
from bot.games.contract.base import Answer
from bot.games.contract.luck import Rng
from bot.games.contract.preview import Assist
from tests.crokinole import FOLDER
from tests.crokinole.game import GAME
from tests.crokinole.painter.board import paint
from tests.crokinole.rules.values import Flick
from tools.make_palettes import chosen

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
        (FOLDER / "data" / "palettes" / f"crokinole_{theme}.bin").write_bytes(chosen(pictures))


if __name__ == "__main__":
    main()
