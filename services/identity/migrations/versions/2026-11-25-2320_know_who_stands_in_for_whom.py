"""know who stands in for whom"""

import sqlalchemy as sa
from alembic import op

revision = "f3d09a7b51c4"
down_revision = "e2b94d6c17a5"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "member_absence",
        sa.Column("id", sa.Uuid(), nullable=False),
        sa.Column("company_id", sa.Uuid(), nullable=False),
        sa.Column("user_id", sa.Uuid(), nullable=False),
        sa.Column("stand_in_id", sa.Uuid(), nullable=False),
        sa.Column("from_on", sa.Date(), nullable=False),
        sa.Column("until_on", sa.Date(), nullable=False),
        sa.Column("starts_at", sa.DateTime(timezone=True), nullable=False),
        sa.Column("ends_at", sa.DateTime(timezone=True), nullable=False),
        sa.Column("created_at", sa.DateTime(timezone=True), nullable=False),
        sa.CheckConstraint("user_id <> stand_in_id", name=op.f("ck_member_absence_somebody_else")),
        sa.ForeignKeyConstraint(
            ["company_id"], ["company.id"], name=op.f("fk_member_absence_company_id_company")
        ),
        sa.ForeignKeyConstraint(
            ["stand_in_id"], ["user.id"], name=op.f("fk_member_absence_stand_in_id_user")
        ),
        sa.ForeignKeyConstraint(["user_id"], ["user.id"], name=op.f("fk_member_absence_user_id_user")),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_member_absence")),
    )
    op.create_index("ix_member_absence_stand_in", "member_absence", ["company_id", "stand_in_id"])
    op.create_index("uq_member_absence_person", "member_absence", ["company_id", "user_id"], unique=True)


def downgrade() -> None:
    op.drop_table("member_absence")
