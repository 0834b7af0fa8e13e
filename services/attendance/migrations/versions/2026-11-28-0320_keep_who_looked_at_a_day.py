"""keep who looked at the places and photos of a day"""

import sqlalchemy as sa
from alembic import op

revision = "e7b20f4c9a16"
down_revision = "d4a17c9be052"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "day_look",
        sa.Column("id", sa.Uuid(), nullable=False),
        sa.Column("company_id", sa.Uuid(), nullable=False),
        sa.Column("project_id", sa.Uuid(), nullable=False),
        sa.Column("owner_user_id", sa.Uuid(), nullable=False),
        sa.Column("day", sa.Date(), nullable=False),
        sa.Column("position_at", sa.DateTime(timezone=True), nullable=False),
        sa.Column("shows_place", sa.Boolean(), nullable=False),
        sa.Column("shows_photo", sa.Boolean(), nullable=False),
        sa.Column("looked_by", sa.Uuid(), nullable=False),
        sa.Column("hour", sa.DateTime(timezone=True), nullable=False),
        sa.Column("first_at", sa.DateTime(timezone=True), nullable=False),
        sa.Column("last_at", sa.DateTime(timezone=True), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_day_look")),
    )
    keys = ["company_id", "owner_user_id", "project_id", "day", "looked_by", "hour"]
    op.create_index("uq_day_look", "day_look", keys, unique=True)
    op.create_index("ix_day_look_owner", "day_look", ["company_id", "owner_user_id", "last_at"])


def downgrade() -> None:
    op.drop_table("day_look")
