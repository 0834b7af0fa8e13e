"""punches are counted after their answer"""

import sqlalchemy as sa
from alembic import op

revision = "a7c40b9e2d16"
down_revision = "f18a3d60c75e"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "uncounted_punch",
        sa.Column("owner_user_id", sa.Uuid(), nullable=False),
        sa.Column("punch_id", sa.Uuid(), nullable=False),
        sa.Column("company_id", sa.Uuid(), nullable=False),
        sa.PrimaryKeyConstraint("owner_user_id", "punch_id", name=op.f("pk_uncounted_punch")),
    )
    op.create_index("ix_uncounted_punch_company", "uncounted_punch", ["company_id"])


def downgrade() -> None:
    op.drop_table("uncounted_punch")
