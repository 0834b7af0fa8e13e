"""sort submissions"""

import sqlalchemy as sa
from alembic import op

revision = "2f7be1d95c38"
down_revision = "8d2b64c03fa1"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_index(
        "ix_submission_company_updated",
        "submission",
        ["company_id", sa.literal_column("updated_at desc"), "id"],
        unique=False,
    )
    op.create_index(
        "ix_submission_company_reference",
        "submission",
        ["company_id", "reference_number", "id"],
        unique=False,
    )


def downgrade() -> None:
    op.drop_index("ix_submission_company_reference", table_name="submission")
    op.drop_index("ix_submission_company_updated", table_name="submission")
