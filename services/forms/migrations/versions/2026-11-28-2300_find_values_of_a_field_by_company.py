"""find values of a field by company"""

import sqlalchemy as sa
from alembic import op

revision = "3b9f60c7e8d2"
down_revision = "d7e3a2f41b90"
branch_labels = None
depends_on = None

_FILL = """
    update submission_value set company_id = submission.company_id
    from submission where submission.id = submission_value.submission_id
"""


def upgrade() -> None:
    # Without a default and nullable: the release before goes on writing meanwhile, and knows nothing of it.
    op.add_column("submission_value", sa.Column("company_id", sa.Uuid(), nullable=True))
    op.execute(_FILL)
    # What the release before asks by is its beginning.
    op.create_index("ix_submission_value_field_of_company", "submission_value", ["field_id", "company_id"])
    op.drop_index("ix_submission_value_field_id", table_name="submission_value")


def downgrade() -> None:
    op.create_index("ix_submission_value_field_id", "submission_value", ["field_id"])
    op.drop_index("ix_submission_value_field_of_company", table_name="submission_value")
    op.drop_column("submission_value", "company_id")
