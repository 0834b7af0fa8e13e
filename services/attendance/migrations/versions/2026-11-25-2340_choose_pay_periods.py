"""choose by which periods a company pays"""

import sqlalchemy as sa
from alembic import op

revision = "d7a90c3e51f8"
down_revision = "c2f84e1b60d7"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "pay_period_choice",
        sa.Column("id", sa.Uuid(), nullable=False),
        sa.Column("company_id", sa.Uuid(), nullable=False),
        sa.Column("from_on", sa.Date(), nullable=False),
        sa.Column("kind", sa.Text(), nullable=False),
        sa.Column("saved_by", sa.Uuid(), nullable=False),
        sa.Column("revision", sa.Integer(), server_default=sa.text("1"), nullable=False),
        sa.Column("created_at", sa.DateTime(timezone=True), nullable=False),
        sa.Column("updated_at", sa.DateTime(timezone=True), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_pay_period_choice")),
    )
    op.create_index("uq_pay_period_choice_from", "pay_period_choice", ["company_id", "from_on"], unique=True)


def downgrade() -> None:
    op.drop_table("pay_period_choice")
