"""hours of a day on several budget codes"""

import sqlalchemy as sa
from alembic import op
from sqlalchemy.dialects import postgresql

revision = "d4a17c80e2b5"
down_revision = "c3d91e5a7b04"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column(
        "attendance_record",
        sa.Column("codes", postgresql.JSONB(), server_default=sa.text("'[]'::jsonb"), nullable=False),
    )
    op.create_table(
        "code_split",
        sa.Column("id", sa.Uuid(), nullable=False),
        sa.Column("company_id", sa.Uuid(), nullable=False),
        sa.Column("project_id", sa.Uuid(), nullable=False),
        sa.Column("owner_user_id", sa.Uuid(), nullable=False),
        sa.Column("day", sa.Date(), nullable=False),
        sa.Column("parts", postgresql.JSONB(), nullable=False),
        sa.Column("created_by", sa.Uuid(), nullable=False),
        sa.Column("created_at", sa.DateTime(timezone=True), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_code_split")),
    )
    op.create_index("ix_code_split_owner", "code_split", ["company_id", "owner_user_id", "day"])
    op.create_table(
        "known_code",
        sa.Column("id", sa.Uuid(), nullable=False),
        sa.Column("company_id", sa.Uuid(), nullable=False),
        sa.Column("project_id", sa.Uuid(), nullable=False),
        sa.Column("number", sa.Text(), nullable=False),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("is_division", sa.Boolean(), nullable=False),
        sa.Column("is_archived", sa.Boolean(), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_known_code")),
    )
    op.create_index("ix_known_code_project", "known_code", ["company_id", "project_id", "number"])


def downgrade() -> None:
    op.drop_table("known_code")
    op.drop_table("code_split")
    op.drop_column("attendance_record", "codes")
