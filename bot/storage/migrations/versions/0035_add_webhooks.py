"""Add webhooks and what they are to deliver."""

import sqlalchemy as sa
from alembic import op

revision = "0035"
down_revision = "0034"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add their tables."""
    op.create_table(
        "webhooks",
        sa.Column("id", sa.BigInteger().with_variant(sa.Integer(), "sqlite"), nullable=False),
        sa.Column("player", sa.BigInteger(), nullable=True),
        sa.Column("guild", sa.BigInteger(), nullable=False),
        sa.Column("url", sa.Text(), nullable=False),
        sa.Column("secret", sa.Text(), nullable=False),
        sa.Column("made", sa.BigInteger(), nullable=False),
        sa.Column("due", sa.BigInteger(), nullable=False),
        sa.Column("lease", sa.BigInteger(), nullable=False),
        sa.Column("owner", sa.Text(), nullable=False),
        sa.Column("failures", sa.Integer(), nullable=False),
        sa.Column("failing", sa.BigInteger(), nullable=False),
        sa.Column("hour", sa.BigInteger(), nullable=False),
        sa.Column("sent", sa.Integer(), nullable=False),
        sa.Column("outcome", sa.Text(), nullable=False),
        sa.Column("answered", sa.BigInteger(), nullable=False),
        sa.Column("off", sa.BigInteger(), nullable=False),
        sa.Column("told", sa.SmallInteger(), nullable=False),
        sa.ForeignKeyConstraint(["player"], ["players.id"], name=op.f("fk_webhooks_player")),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_webhooks")),
        sqlite_autoincrement=True,
    )
    op.create_index(op.f("ix_webhooks_player"), "webhooks", ["player"], unique=False)
    for name, column, where in (("own", "player", "guild = 0"), ("guild", "guild", "guild != 0")):
        op.create_index(
            f"ix_webhooks_{name}",
            "webhooks",
            [column],
            unique=True,
            sqlite_where=sa.text(where),
            postgresql_where=sa.text(where),
        )
    op.create_table(
        "webhook_deliveries",
        sa.Column("id", sa.BigInteger().with_variant(sa.Integer(), "sqlite"), nullable=False),
        sa.Column("hook", sa.BigInteger(), nullable=False),
        sa.Column("kind", sa.Text(), nullable=False),
        sa.Column("match", sa.BigInteger(), nullable=False),
        sa.Column("about", sa.Text(), nullable=False),
        sa.Column("made", sa.BigInteger(), nullable=False),
        sa.Column("attempts", sa.Integer(), nullable=False),
        sa.Column("done", sa.SmallInteger(), nullable=False),
        sa.ForeignKeyConstraint(["hook"], ["webhooks.id"], name=op.f("fk_webhook_deliveries_hook")),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_webhook_deliveries")),
        sa.UniqueConstraint("hook", "match", "kind", "about", name=op.f("uq_webhook_deliveries_hook_match_kind_about")),
        sqlite_autoincrement=True,
    )
