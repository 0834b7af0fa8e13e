"""keep what was deleted"""

import sqlalchemy as sa
from alembic import op

revision = "b7a43c90e1d2"
down_revision = "5d1c7a9be2f4"
branch_labels = None
depends_on = None

_NEWEST = ["company_id", sa.literal_column("created_at desc"), "id"]


def upgrade() -> None:
    op.add_column("submission", sa.Column("deleted_at", sa.DateTime(timezone=True), nullable=True))
    op.add_column("submission", sa.Column("deleted_by", sa.Uuid(), nullable=True))
    op.create_index(
        "ix_submission_deleted",
        "submission",
        ["company_id", sa.literal_column("deleted_at desc"), "id"],
        postgresql_where=sa.text("deleted_at is not null"),
    )
    op.create_index(
        "ix_submission_company_kept",
        "submission",
        _NEWEST,
        postgresql_where=sa.text("deleted_at is null"),
    )
    op.drop_index("ix_submission_company", table_name="submission")


def downgrade() -> None:
    op.create_index("ix_submission_company", "submission", _NEWEST)
    op.drop_index("ix_submission_company_kept", table_name="submission")
    # A release that knows of no deleted ones would show them again.
    op.execute("delete from submission where deleted_at is not null")
    op.drop_index("ix_submission_deleted", table_name="submission")
    op.drop_column("submission", "deleted_by")
    op.drop_column("submission", "deleted_at")
