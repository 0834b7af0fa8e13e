"""a tablet without a network seals its presses, and what did not count of them is kept"""

import sqlalchemy as sa
from alembic import op

revision = "b2c7e50d4a91"
down_revision = "c58e2fa4d913"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("kiosk", sa.Column("sealing_key", sa.LargeBinary(), nullable=True))
    op.create_table(
        "uncounted_kiosk_press",
        sa.Column("id", sa.Uuid(), nullable=False),
        sa.Column("company_id", sa.Uuid(), nullable=False),
        sa.Column("kiosk_id", sa.Uuid(), nullable=False),
        sa.Column("project_id", sa.Uuid(), nullable=False),
        sa.Column("punch_id", sa.Uuid(), nullable=False),
        sa.Column("owner_user_id", sa.Uuid(), nullable=True),
        sa.Column("check_type", sa.Integer(), nullable=True),
        sa.Column("at", sa.DateTime(timezone=True), nullable=False),
        sa.Column("reason", sa.Text(), nullable=False),
        sa.Column("created_at", sa.DateTime(timezone=True), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_uncounted_kiosk_press")),
    )
    op.create_index(
        "uq_uncounted_kiosk_press_punch",
        "uncounted_kiosk_press",
        ["kiosk_id", "punch_id", "company_id"],
        unique=True,
    )
    op.create_index(
        "ix_uncounted_kiosk_press_kiosk", "uncounted_kiosk_press", ["company_id", "kiosk_id", "created_at"]
    )
    op.create_index(
        "ix_uncounted_kiosk_press_project", "uncounted_kiosk_press", ["company_id", "project_id", "at"]
    )


def downgrade() -> None:
    op.drop_index("ix_uncounted_kiosk_press_project", table_name="uncounted_kiosk_press")
    op.drop_index("ix_uncounted_kiosk_press_kiosk", table_name="uncounted_kiosk_press")
    op.drop_index("uq_uncounted_kiosk_press_punch", table_name="uncounted_kiosk_press")
    op.drop_table("uncounted_kiosk_press")
    op.drop_column("kiosk", "sealing_key")
