"""move what no button does"""

import sqlalchemy as sa
from alembic import op
from sqlalchemy.dialects import postgresql

revision = "f75b1ea8c40d"
down_revision = "e64a0d9b73f8"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("submission", sa.Column("last_move", sa.Text(), server_default="", nullable=False))
    op.add_column(
        "submission",
        sa.Column(
            "last_doer_ids", postgresql.ARRAY(sa.Uuid()), server_default=sa.text("'{}'"), nullable=False
        ),
    )
    op.add_column("submission", sa.Column("assignee_id", sa.Uuid(), nullable=True))
    op.add_column("submission", sa.Column("assigned_at", sa.DateTime(timezone=True), nullable=True))
    op.create_index(
        "ix_submission_assignee",
        "submission",
        ["assignee_id"],
        postgresql_where=sa.text("assignee_id is not null"),
    )
    op.add_column("step_record", sa.Column("move", sa.Text(), server_default="", nullable=False))
    op.alter_column("step_record", "action_id", nullable=True)


def downgrade() -> None:
    # A release that knows of no moves finds none: its records all have a button.
    op.execute("delete from step_record where action_id is null")
    op.alter_column("step_record", "action_id", nullable=False)
    op.drop_column("step_record", "move")
    op.drop_index("ix_submission_assignee", table_name="submission")
    for column in ("assigned_at", "assignee_id", "last_doer_ids", "last_move"):
        op.drop_column("submission", column)
