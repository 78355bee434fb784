"""The command line of an installation: `pichenette`, or `python -m pichenette`."""

from bot.__main__ import leave, main


def run() -> None:
    """Run the command line and exit."""
    leave(main())


if __name__ == "__main__":
    run()
