"""Keep the points that players had before their ratings were computed again."""

import sqlalchemy as sa
from alembic import op

revision = "0024"
down_revision = "0023"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """None are known of earlier recalculations."""
    op.add_column("ratings", sa.Column("former", sa.Integer()))
