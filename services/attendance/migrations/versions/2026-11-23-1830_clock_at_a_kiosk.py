"""clock at a kiosk"""

import sqlalchemy as sa
from alembic import op

revision = "4ab7e2c9d015"
down_revision = "f92d0b7c3e14"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "kiosk",
        sa.Column("id", sa.Uuid(), nullable=False),
        sa.Column("company_id", sa.Uuid(), nullable=False),
        sa.Column("project_id", sa.Uuid(), nullable=False),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("token_digest", sa.LargeBinary(), nullable=True),
        sa.Column("pairing_digest", sa.LargeBinary(), nullable=True),
        sa.Column("pairs_until", sa.DateTime(timezone=True), nullable=True),
        sa.Column("is_code_used", sa.Boolean(), server_default=sa.text("false"), nullable=False),
        sa.Column("last_seen_at", sa.DateTime(timezone=True), nullable=True),
        sa.Column("tries", sa.Integer(), server_default=sa.text("0"), nullable=False),
        sa.Column("tries_since", sa.DateTime(timezone=True), nullable=True),
        sa.Column("revoked_at", sa.DateTime(timezone=True), nullable=True),
        sa.Column("created_by", sa.Uuid(), nullable=False),
        sa.Column("created_at", sa.DateTime(timezone=True), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_kiosk")),
    )
    op.create_index("uq_kiosk_token", "kiosk", ["token_digest", "company_id"], unique=True)
    op.create_index("uq_kiosk_pairing", "kiosk", ["pairing_digest", "company_id"], unique=True)
    op.create_index("ix_kiosk_project", "kiosk", ["company_id", "project_id", "id"])
    op.create_table(
        "kiosk_pin",
        sa.Column("id", sa.Uuid(), nullable=False),
        sa.Column("company_id", sa.Uuid(), nullable=False),
        sa.Column("owner_user_id", sa.Uuid(), nullable=False),
        sa.Column("salt", sa.LargeBinary(), nullable=False),
        sa.Column("digest", sa.LargeBinary(), nullable=False),
        sa.Column("is_given", sa.Boolean(), server_default=sa.text("false"), nullable=False),
        sa.Column("tries", sa.Integer(), server_default=sa.text("0"), nullable=False),
        sa.Column("tries_since", sa.DateTime(timezone=True), nullable=True),
        sa.Column("tries_in_all", sa.Integer(), server_default=sa.text("0"), nullable=False),
        sa.Column("updated_by", sa.Uuid(), nullable=False),
        sa.Column("created_at", sa.DateTime(timezone=True), nullable=False),
        sa.Column("updated_at", sa.DateTime(timezone=True), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_kiosk_pin")),
    )
    op.create_index("uq_kiosk_pin_owner", "kiosk_pin", ["company_id", "owner_user_id"], unique=True)


def downgrade() -> None:
    op.drop_table("kiosk_pin")
    op.drop_table("kiosk")
