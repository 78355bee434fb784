"""`python -m localdiscord`: serve a local Discord until Ctrl-C, for a bot started elsewhere."""

import argparse
import asyncio
import contextlib
import signal
import sys
from pathlib import Path

from localdiscord.config import LocalConfig
from localdiscord.fixtures import DEFAULT, BadFixtures, read_fixtures
from localdiscord.server import LocalDiscord

PORT = 8137
WORLD = "local-discord.json"
UNUSABLE = 2


def parse(arguments: list[str] | None = None) -> argparse.Namespace:
    """The options of `python -m localdiscord`."""
    parser = argparse.ArgumentParser(prog="python -m localdiscord", description="A local Discord for any bot.")
    parser.add_argument(
        "--fixtures", type=Path, default=DEFAULT, metavar="FILE", help="servers, people, roles, channels"
    )
    parser.add_argument("--port", type=int, default=PORT, help=f"of the page and the API (default: {PORT}; 0: any)")
    parser.add_argument("--folder", type=Path, help="where messages are kept (default: nowhere)")
    return parser.parse_args(arguments)


def main(arguments: list[str] | None = None) -> int:
    """Serve until stopped; the exit status."""
    options = parse(arguments)
    try:
        fixtures = read_fixtures(options.fixtures)
    except BadFixtures as error:
        return _unusable(str(error))
    keep = None
    if options.folder is not None:
        options.folder.mkdir(parents=True, exist_ok=True)
        keep = options.folder / WORLD
        if keep.exists():
            print(f"The world kept in {keep} is served; the fixtures are for a new one.")
    try:
        asyncio.run(_serve(LocalConfig(port=options.port, keep=keep, fixtures=fixtures)))
    except OSError as error:
        return _unusable(f"Port {options.port} cannot be used: {error.strerror}. Choose another with --port.")
    return 0


async def _serve(config: LocalConfig) -> None:
    stopped = asyncio.Event()
    for number in (signal.SIGINT, signal.SIGTERM):
        with contextlib.suppress(NotImplementedError):  # Windows
            asyncio.get_running_loop().add_signal_handler(number, stopped.set)
    async with LocalDiscord(config) as discord:
        print(f"The page:  {discord.url}", f"The token: {discord.token}", sep="\n")
        print(
            f"REST:      {discord.rest_url}",
            f"Gateway:   {discord.gateway_url}",
            "Ctrl-C ends it.",
            sep="\n",
            flush=True,
        )
        await stopped.wait()


def _unusable(sentence: str) -> int:
    print(sentence, file=sys.stderr)
    return UNUSABLE


if __name__ == "__main__":
    sys.exit(main())
