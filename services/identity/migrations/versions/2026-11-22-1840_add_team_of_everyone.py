"""add team of everyone"""

import sqlalchemy as sa
from alembic import op

revision = "7d20c6e9a4b1"
down_revision = "3a9d52e08cf1"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column(
        "team", sa.Column("is_everyone", sa.Boolean(), server_default=sa.text("false"), nullable=False)
    )
    op.create_index(
        "uq_team_everyone", "team", ["company_id"], unique=True, postgresql_where=sa.text("is_everyone")
    )


def downgrade() -> None:
    op.drop_index("uq_team_everyone", table_name="team")
    op.drop_column("team", "is_everyone")
