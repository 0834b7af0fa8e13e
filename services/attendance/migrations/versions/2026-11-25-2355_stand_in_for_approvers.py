"""stand in for approvers who are away"""

import sqlalchemy as sa
from alembic import op

revision = "f05c83a7d61e"
down_revision = "e41b6f0d92ac"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "approver_absence",
        sa.Column("id", sa.Uuid(), nullable=False),
        sa.Column("company_id", sa.Uuid(), nullable=False),
        sa.Column("user_id", sa.Uuid(), nullable=False),
        sa.Column("stand_in_id", sa.Uuid(), nullable=False),
        sa.Column("from_on", sa.Date(), nullable=False),
        sa.Column("until_on", sa.Date(), nullable=False),
        sa.Column("starts_at", sa.DateTime(timezone=True), nullable=False),
        sa.Column("ends_at", sa.DateTime(timezone=True), nullable=False),
        sa.Column("created_at", sa.DateTime(timezone=True), nullable=False),
        sa.Column("updated_at", sa.DateTime(timezone=True), nullable=False),
        sa.CheckConstraint("user_id <> stand_in_id", name=op.f("ck_approver_absence_somebody_else")),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_approver_absence")),
    )
    op.create_index("uq_approver_absence_person", "approver_absence", ["company_id", "user_id"], unique=True)
    op.create_index(
        "ix_approver_absence_stand_in", "approver_absence", ["company_id", "stand_in_id"], unique=False
    )


def downgrade() -> None:
    op.drop_table("approver_absence")
