"""a punch may have a photo"""

import sqlalchemy as sa
from alembic import op

revision = "d4a17c9be052"
down_revision = "b83d5f20c71e"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "punch_photo",
        sa.Column("id", sa.Uuid(), nullable=False),
        sa.Column("company_id", sa.Uuid(), nullable=False),
        sa.Column("punch_id", sa.Uuid(), nullable=False),
        sa.Column("key", sa.Text(), nullable=False),
        sa.Column("thumbnail_key", sa.Text(), nullable=False),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("size", sa.BigInteger(), nullable=False),
        sa.Column("content_type", sa.Text(), nullable=False),
        sa.Column("uploaded_by", sa.Uuid(), nullable=False),
        sa.Column("created_at", sa.DateTime(timezone=True), nullable=False),
        sa.ForeignKeyConstraint(
            ["punch_id"], ["punch.id"], name=op.f("fk_punch_photo_punch_id_punch"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_punch_photo")),
    )
    op.create_index("uq_punch_photo_punch", "punch_photo", ["punch_id"], unique=True)
    op.create_index("ix_punch_photo_company", "punch_photo", ["company_id"])


def downgrade() -> None:
    op.drop_table("punch_photo")
