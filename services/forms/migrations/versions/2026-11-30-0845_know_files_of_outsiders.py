"""know files of outsiders"""

import sqlalchemy as sa
from alembic import op

revision = "8e05c6b7f1d3"
down_revision = "d27b61f0e85c"
branch_labels = None
depends_on = None

# An outsider's id is made of their address (version 5), a user's of the time (version 7).
_KNOW = """
    update submission_file set is_outsiders = true
    where not is_kept and substr(uploaded_by::text, 15, 1) = '5'
"""


def upgrade() -> None:
    op.add_column(
        "submission_file", sa.Column("is_outsiders", sa.Boolean(), server_default="false", nullable=False)
    )
    op.execute(_KNOW)
    op.create_index(
        "ix_submission_file_unsent",
        "submission_file",
        ["submission_id"],
        postgresql_where=sa.text("is_outsiders and not is_kept"),
    )


def downgrade() -> None:
    op.drop_index("ix_submission_file_unsent", table_name="submission_file")
    op.drop_column("submission_file", "is_outsiders")
