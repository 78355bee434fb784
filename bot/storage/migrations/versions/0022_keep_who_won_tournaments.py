"""Keep who won a tournament, or a division of a league."""

import msgspec
import sqlalchemy as sa
from alembic import op

from bot.matches.core.models import Player
from bot.matches.tournaments.models import Board, Plan, Registration, Stage, Tournament
from bot.matches.tournaments.titles import with_winners
from bot.tournaments.event import Pairing, Result

revision = "0022"
down_revision = "0021"
branch_labels = None
depends_on = None

TOURNAMENTS = sa.table("tournaments", *map(sa.column, ("id", "plan", "stage", "seed")))
ENTRANTS = sa.table(
    "entrants", *map(sa.column, ("tournament", "player", "joined", "strength", "number", "entered", "left", "won"))
)
PLAYERS = sa.table("players", *map(sa.column, ("id", "discord_id")))
PAIRINGS = sa.table(
    "pairings", *map(sa.column, ("tournament", "round", "board", "first", "second", "result", "played", "stage"))
)


def upgrade() -> None:
    """The winners of tournaments that are over follow from their results."""
    op.add_column("entrants", sa.Column("won", sa.SmallInteger(), nullable=False, server_default=sa.text("0")))
    connection = op.get_bind()
    over = sa.select(TOURNAMENTS.c.id, TOURNAMENTS.c.plan).where(TOURNAMENTS.c.stage == Stage.FINISHED.value)
    for number, plan in connection.execute(over).all():
        _keep_winners(connection, number, msgspec.json.decode(plan, type=Plan))


def _keep_winners(connection: sa.Connection, number: int, plan: Plan) -> None:
    rows = connection.execute(
        sa.select(
            ENTRANTS.c.player,
            PLAYERS.c.discord_id,
            *(ENTRANTS.c[name] for name in ("joined", "strength", "number", "entered", "left")),
        )
        .join(PLAYERS, PLAYERS.c.id == ENTRANTS.c.player)
        .where(ENTRANTS.c.tournament == number)
    ).all()
    boards: dict[int, list[Board]] = {}
    for nth, first, second, result, played, stage in connection.execute(
        sa.select(*(PAIRINGS.c[name] for name in ("round", "first", "second", "result", "played", "stage")))
        .where(PAIRINGS.c.tournament == number)
        .order_by(PAIRINGS.c.round, PAIRINGS.c.board)
    ):
        boards.setdefault(nth, []).append(Board(Pairing(first, second, Result(result), bool(played), stage)))
    entered = tuple(Registration(user, "", *rest) for _, user, *rest in rows)
    rounds = tuple(tuple(boards[nth]) for nth in sorted(boards))
    over = Tournament(number, 0, 0, Player(0, 0, ""), plan, Stage.FINISHED, 0, b"", 0, 0, 0, entered, rounds)
    for one, (player, *_) in zip(with_winners(over).entered, rows, strict=True):
        if one.won:
            connection.execute(
                sa.update(ENTRANTS)
                .where(ENTRANTS.c.tournament == number, ENTRANTS.c.player == player)
                .values(won=one.won)
            )
