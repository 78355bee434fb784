"""The commands for hosts beside those that run the bot: they are imported when one of them is asked for."""

import pkgutil
from pathlib import Path

import click

from bot.cli import Unusable, settings_option
from bot.features.registry import FEATURES
from bot.ops.matches_command import matches
from bot.ops.new_game_command import new_game
from bot.ops.perft_command import perft
from bot.scenarios.command import scenario
from bot.settings import BadSettings, read_settings
from bot.upkeep.command import backup, check, copy, restore, restored
from cogs.delivery.permissions import application_of, invitation
from cogs.doctor.command import doctor

NOT_A_TOKEN = "BOT_TOKEN is not a Discord bot token."  # noqa: S105  an error text
NO_APPLICATION = (
    "Or give the application's ID: --application ID (Developer Portal > General Information > Application ID)."
)


@click.command()
@settings_option
@click.option("--application", type=int, metavar="ID", help="The application's ID (default: the token's).")
def invite(folder: Path, application: int | None) -> int:
    """Print the links that add the bot to a server."""
    if application is None:
        try:
            application = application_of(read_settings(folder).token.value)
        except BadSettings as error:
            raise Unusable("\n".join((*error.problems, NO_APPLICATION))) from error
    if application is None:
        raise Unusable(f"{NOT_A_TOKEN}\n{NO_APPLICATION}")
    click.echo(invitation(application))
    return 0


COMMANDS = (
    invite,
    backup,
    restore,
    restored,
    copy,
    check,
    matches,
    scenario,
    perft,
    new_game,
    doctor,
    *(pkgutil.resolve_name(name) for feature in FEATURES for name in feature.command_line),
)
