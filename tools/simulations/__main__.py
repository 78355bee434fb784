"""`python -m tools.simulations GAME N`: play many matches without people; how long they are, and who wins."""

import sys

from bot.words import Catalogue
from tools.simulations.command import WORDS, parser, run

if __name__ == "__main__":
    sys.exit(run(parser().parse_args(), Catalogue(WORDS).of("en").say))
