"""map pay lines to the codes and columns of a company's payroll"""

import sqlalchemy as sa
from alembic import op
from sqlalchemy.dialects import postgresql

revision = "e41b6f0d92ac"
down_revision = "d7a90c3e51f8"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "payroll_mapping",
        sa.Column("id", sa.Uuid(), nullable=False),
        sa.Column("company_id", sa.Uuid(), nullable=False),
        sa.Column("mapping", postgresql.JSONB(astext_type=sa.Text()), nullable=False),
        sa.Column("saved_by", sa.Uuid(), nullable=False),
        sa.Column("revision", sa.Integer(), server_default=sa.text("1"), nullable=False),
        sa.Column("created_at", sa.DateTime(timezone=True), nullable=False),
        sa.Column("updated_at", sa.DateTime(timezone=True), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_payroll_mapping")),
    )
    op.create_index("uq_payroll_mapping_company", "payroll_mapping", ["company_id"], unique=True)


def downgrade() -> None:
    op.drop_table("payroll_mapping")
