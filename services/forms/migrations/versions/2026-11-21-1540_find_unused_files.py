"""find unused files"""

import sqlalchemy as sa
from alembic import op

revision = "5c1f0e7a9b42"
down_revision = "da23969695ba"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_index(
        "ix_submission_file_droppable",
        "submission_file",
        ["created_at"],
        unique=False,
        postgresql_where=sa.text("not is_kept"),
    )


def downgrade() -> None:
    op.drop_index(
        "ix_submission_file_droppable", table_name="submission_file", postgresql_where=sa.text("not is_kept")
    )
