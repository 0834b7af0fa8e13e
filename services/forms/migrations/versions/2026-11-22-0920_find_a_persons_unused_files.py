"""find a person's unused files"""

import sqlalchemy as sa
from alembic import op

revision = "6e4a90d7c1b5"
down_revision = "b61d0f3a7c24"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_index(
        "ix_submission_file_uploaded_by",
        "submission_file",
        ["uploaded_by"],
        unique=False,
        postgresql_where=sa.text("not is_kept"),
    )


def downgrade() -> None:
    op.drop_index(
        "ix_submission_file_uploaded_by",
        table_name="submission_file",
        postgresql_where=sa.text("not is_kept"),
    )
