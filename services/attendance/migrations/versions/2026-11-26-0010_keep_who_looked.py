"""keep who looked at a position, and find who is at work without reading all days"""

import sqlalchemy as sa
from alembic import op

revision = "a18c40d2e7b5"
down_revision = "f05c83a7d61e"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "position_look",
        sa.Column("id", sa.Uuid(), nullable=False),
        sa.Column("company_id", sa.Uuid(), nullable=False),
        sa.Column("project_id", sa.Uuid(), nullable=False),
        sa.Column("owner_user_id", sa.Uuid(), nullable=False),
        sa.Column("punch_id", sa.Uuid(), nullable=False),
        sa.Column("position_at", sa.DateTime(timezone=True), nullable=False),
        sa.Column("looked_by", sa.Uuid(), nullable=False),
        sa.Column("first_at", sa.DateTime(timezone=True), nullable=False),
        sa.Column("last_at", sa.DateTime(timezone=True), nullable=False),
        sa.ForeignKeyConstraint(
            ["punch_id"], ["punch.id"], name=op.f("fk_position_look_punch_id_punch"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_position_look")),
    )
    op.create_index("uq_position_look", "position_look", ["punch_id", "looked_by", "company_id"], unique=True)
    op.create_index("ix_position_look_owner", "position_look", ["company_id", "owner_user_id", "last_at"])
    op.create_index(
        "ix_attendance_record_open",
        "attendance_record",
        ["company_id", "open_since"],
        postgresql_where=sa.text("open_since IS NOT NULL"),
    )


def downgrade() -> None:
    op.drop_index("ix_attendance_record_open", table_name="attendance_record")
    op.drop_index("ix_position_look_owner", table_name="position_look")
    op.drop_index("uq_position_look", table_name="position_look")
    op.drop_table("position_look")
