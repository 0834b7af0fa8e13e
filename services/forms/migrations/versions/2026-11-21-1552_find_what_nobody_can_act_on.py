"""find what nobody can act on"""

import sqlalchemy as sa
from alembic import op

revision = "8d2b64c03fa1"
down_revision = "5c1f0e7a9b42"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_index(
        "ix_submission_attention",
        "submission",
        ["company_id"],
        unique=False,
        postgresql_where=sa.text("attention <> ''"),
    )


def downgrade() -> None:
    op.drop_index(
        "ix_submission_attention", table_name="submission", postgresql_where=sa.text("attention <> ''")
    )
