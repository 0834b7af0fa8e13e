"""give companies a time zone"""

import sqlalchemy as sa
from alembic import op

revision = "e17c52a90b84"
down_revision = "3f5a90c1d7e1"
branch_labels = None
depends_on = None

# Where its first project lies is where a company works, as far as anybody told; one without any stays at UTC.
_AS_ITS_FIRST_PROJECT = sa.text(
    """
    UPDATE company SET time_zone = first.time_zone
    FROM (
        SELECT DISTINCT ON (company_id) company_id, time_zone
        FROM project ORDER BY company_id, created_at, id
    ) AS first
    WHERE first.company_id = company.id
    """
)


def upgrade() -> None:
    op.add_column(
        "company", sa.Column("time_zone", sa.Text(), server_default=sa.text("'UTC'"), nullable=False)
    )
    op.execute(_AS_ITS_FIRST_PROJECT)


def downgrade() -> None:
    op.drop_column("company", "time_zone")
