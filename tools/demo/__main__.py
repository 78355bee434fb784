"""`make demo`: scripted people play a whole match on the local Discord; pictures, transcript and database go to out/demo."""

import argparse
import asyncio
import os
import shutil
import sys
from collections.abc import Sequence
from pathlib import Path

from bot.games import GAMES
from bot.pairing.event import Form
from localdiscord.options import PersonError
from tools.demo.demo import BOWL, BOWLERS, CAMPS, COMPLETE, GAME, TRANSCRIPT, USUAL, demo
from tools.simulations.command import levels

OUT = Path("out/demo")
PRIVATE = 0o077  # the database holds private parts of a match
UNUSABLE = 2


def emptied(out: Path) -> bool:
    """Empty the folder for a new demo; False, with nothing touched, if it holds anything but an earlier demo."""
    if out.exists() and any(out.iterdir()):
        if not (out / TRANSCRIPT).exists():
            return False
        shutil.rmtree(out)
    out.mkdir(parents=True, exist_ok=True)
    return True


def parser() -> argparse.ArgumentParser:
    """The options of the command."""
    parser = argparse.ArgumentParser(prog="python -m tools.demo", description="Watch a whole match being played.")
    parser.add_argument("--game", choices=GAMES, default=GAME, help=f"what is played (default: {GAME})")
    parser.add_argument("--mode", choices=(USUAL, COMPLETE), default=USUAL, help=f"how (default: {USUAL})")
    parser.add_argument("--seats", type=int, choices=(2, 3, 4), help="how many play (default: the usual number)")
    parser.add_argument(
        "--levels", type=levels, default=(), help="the bot plays itself, at these levels, for example 1,3"
    )
    parser.add_argument(
        "--event",
        choices=list(Form),
        help="a tournament of this form, for sixteen or as many as it takes; of a league, two seasons",
    )
    parser.add_argument("--seed", default="demo", help="the same seed gives the same match (default: demo)")
    parser.add_argument("--out", type=Path, default=OUT, help=f"folder for what it makes (default: {OUT})")
    parser.add_argument("--most", type=int, default=400, help="turns after which it gives up (default: 400)")
    return parser


def fault(wanted: argparse.Namespace) -> str:
    """Why this cannot be played; "" if it can."""
    if wanted.event:
        usual = wanted.mode == USUAL and not wanted.seats and not wanted.levels
        return "" if usual else "a tournament is played by two in the usual mode, without the bot"
    if wanted.levels:
        usual = wanted.mode == USUAL and wanted.seats in (None, 2) and len(wanted.levels) <= 2
        return "" if usual else "the bot plays itself with two seats, and in no other mode"
    if wanted.game not in (GAME, BOWL, CAMPS):
        return f"{wanted.game} is played by the bot alone; name its --levels"
    if wanted.game == CAMPS and wanted.mode != USUAL:
        return f"{CAMPS} has no other mode"
    if wanted.game == BOWL and (wanted.mode != USUAL or wanted.seats not in (None, len(BOWLERS))):
        return f"{BOWL} is played by {len(BOWLERS)}, and in no other mode"
    return ""


def main(arguments: Sequence[str] | None = None) -> int:
    """Play the demo; the exit status."""
    os.umask(PRIVATE)
    wanted = parser().parse_args(arguments)
    if unplayable := fault(wanted):
        sys.stderr.write(f"demo: {unplayable}\n")
        return UNUSABLE
    if not emptied(wanted.out):
        sys.stderr.write(
            f"demo: {wanted.out} holds something else than an earlier demo; name another folder with --out\n"
        )
        return UNUSABLE
    try:
        lines = asyncio.run(demo(wanted))
    except (PersonError, RuntimeError, TimeoutError) as error:
        sys.stderr.write(f"demo: {type(error).__name__}: {error}; see {wanted.out}\n")
        return 1
    sys.stdout.write(f"{lines}\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
