"""fill in a step by a share link"""

import sqlalchemy as sa
from alembic import op
from sqlalchemy.dialects import postgresql

revision = "4f81e532e55a"
down_revision = "b5c9e26d0a37"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "share_link",
        sa.Column("id", sa.Uuid(), nullable=False),
        sa.Column("company_id", sa.Uuid(), nullable=False),
        sa.Column("submission_id", sa.Uuid(), nullable=False),
        sa.Column("step_id", sa.Uuid(), nullable=False),
        sa.Column("step_name", sa.Text(), nullable=False),
        sa.Column("secret_digest", sa.LargeBinary(), nullable=False),
        sa.Column("pin_salt", sa.LargeBinary(), nullable=True),
        sa.Column("pin_digest", sa.LargeBinary(), nullable=True),
        sa.Column("expires_at", sa.DateTime(timezone=True), nullable=True),
        sa.Column("most_uses", sa.Integer(), nullable=True),
        sa.Column("uses", sa.Integer(), server_default=sa.text("0"), nullable=False),
        sa.Column("tries", sa.Integer(), server_default=sa.text("0"), nullable=False),
        sa.Column("codes", sa.Integer(), server_default=sa.text("0"), nullable=False),
        sa.Column("codes_since", sa.DateTime(timezone=True), nullable=True),
        sa.Column("revoked_at", sa.DateTime(timezone=True), nullable=True),
        sa.Column("created_by", sa.Uuid(), nullable=False),
        sa.Column("created_at", sa.DateTime(timezone=True), nullable=False),
        sa.ForeignKeyConstraint(
            ["submission_id"],
            ["submission.id"],
            name=op.f("fk_share_link_submission_id_submission"),
            ondelete="CASCADE",
        ),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_share_link")),
    )
    op.create_index("ix_share_link_submission", "share_link", ["submission_id", "id"], unique=False)
    op.create_index("uq_share_link_secret", "share_link", ["secret_digest", "company_id"], unique=True)
    op.create_table(
        "share_visit",
        sa.Column("id", sa.Uuid(), nullable=False),
        sa.Column("link_id", sa.Uuid(), nullable=False),
        sa.Column("email", sa.Text(), nullable=False),
        sa.Column("full_name", sa.Text(), server_default=sa.text("''"), nullable=False),
        sa.Column("company", sa.Text(), server_default=sa.text("''"), nullable=False),
        sa.Column("code", sa.Text(), nullable=True),
        sa.Column("code_ends_at", sa.DateTime(timezone=True), nullable=True),
        sa.Column("tries", sa.Integer(), server_default=sa.text("0"), nullable=False),
        sa.Column("pass_digest", sa.LargeBinary(), nullable=True),
        sa.Column("pass_ends_at", sa.DateTime(timezone=True), nullable=True),
        sa.Column("created_at", sa.DateTime(timezone=True), nullable=False),
        sa.ForeignKeyConstraint(
            ["link_id"], ["share_link.id"], name=op.f("fk_share_visit_link_id_share_link"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_share_visit")),
        sa.UniqueConstraint("link_id", "email", name=op.f("uq_share_visit_link_id_email")),
        sa.UniqueConstraint("pass_digest", name=op.f("uq_share_visit_pass_digest")),
    )
    op.add_column(
        "attempt",
        sa.Column("outsider", postgresql.JSONB(none_as_null=True, astext_type=sa.Text()), nullable=True),
    )
    op.add_column(
        "step_record",
        sa.Column("outsider", postgresql.JSONB(none_as_null=True, astext_type=sa.Text()), nullable=True),
    )


def downgrade() -> None:
    op.drop_column("step_record", "outsider")
    op.drop_column("attempt", "outsider")
    op.drop_table("share_visit")
    op.drop_index("uq_share_link_secret", table_name="share_link")
    op.drop_index("ix_share_link_submission", table_name="share_link")
    op.drop_table("share_link")
