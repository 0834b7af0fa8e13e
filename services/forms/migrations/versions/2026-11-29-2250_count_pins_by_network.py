"""count PINs of links by network"""

import sqlalchemy as sa
from alembic import op

revision = "c94e17a2d05f"
down_revision = "b7d2094ce6f1"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "pin_try",
        sa.Column("link_id", sa.Uuid(), nullable=False),
        sa.Column("network", sa.Text(), nullable=False),
        sa.Column("company_id", sa.Uuid(), nullable=False),
        sa.Column("tries", sa.Integer(), nullable=False),
        sa.Column("counts_until", sa.DateTime(timezone=True), nullable=False),
        sa.PrimaryKeyConstraint("link_id", "network", name="pk_pin_try"),
    )
    op.create_index("ix_pin_try_company", "pin_try", ["company_id"])
    op.create_index("ix_pin_try_counts_until", "pin_try", ["counts_until"])


def downgrade() -> None:
    op.drop_table("pin_try")
