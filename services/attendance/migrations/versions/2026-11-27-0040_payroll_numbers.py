"""payroll has numbers of its own for people"""

import sqlalchemy as sa
from alembic import op

revision = "b83d5f20c71e"
down_revision = "c52f7be81d94"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "payroll_number",
        sa.Column("id", sa.Uuid(), nullable=False),
        sa.Column("company_id", sa.Uuid(), nullable=False),
        sa.Column("user_id", sa.Uuid(), nullable=False),
        sa.Column("number", sa.Text(), nullable=False),
        sa.Column("created_at", sa.DateTime(timezone=True), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_payroll_number")),
    )
    op.create_index("uq_payroll_number_user", "payroll_number", ["company_id", "user_id"], unique=True)
    op.create_index("uq_payroll_number_number", "payroll_number", ["company_id", "number"], unique=True)


def downgrade() -> None:
    op.drop_table("payroll_number")
