"""remember whose sub-form a submission was begun in"""

import sqlalchemy as sa
from alembic import op

revision = "b7d2094ce6f1"
down_revision = "b83f5d1c7e40"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("submission", sa.Column("parent_submission_id", sa.Uuid(), nullable=True))
    op.add_column("submission", sa.Column("parent_field_id", sa.Uuid(), nullable=True))
    op.create_index(
        "ix_submission_parent",
        "submission",
        ["parent_submission_id"],
        postgresql_where=sa.text("parent_submission_id is not null"),
    )


def downgrade() -> None:
    op.drop_index("ix_submission_parent", "submission")
    op.drop_column("submission", "parent_field_id")
    op.drop_column("submission", "parent_submission_id")
