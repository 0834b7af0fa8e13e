"""find values of a field"""

from alembic import op

revision = "c1d58f20ab47"
down_revision = "b7a43c90e1d2"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_index("ix_submission_value_field_id", "submission_value", ["field_id"])


def downgrade() -> None:
    op.drop_index("ix_submission_value_field_id", table_name="submission_value")
