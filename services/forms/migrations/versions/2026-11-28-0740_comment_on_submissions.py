"""comment on submissions"""

import sqlalchemy as sa
from alembic import op

revision = "e90c4b7d1a36"
down_revision = "d27e93a1b054"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "submission_comment",
        sa.Column("id", sa.Uuid(), nullable=False),
        sa.Column("company_id", sa.Uuid(), nullable=False),
        sa.Column("text", sa.Text(), nullable=False),
        sa.Column("mentioned", sa.ARRAY(sa.Uuid()), nullable=False),
        sa.Column("created_by", sa.Uuid(), nullable=False),
        sa.Column("created_at", sa.DateTime(timezone=True), nullable=False),
        sa.Column("edited_at", sa.DateTime(timezone=True), nullable=True),
        sa.Column("deleted_at", sa.DateTime(timezone=True), nullable=True),
        sa.Column("submission_id", sa.Uuid(), nullable=False),
        sa.Column("field_id", sa.Uuid(), nullable=True),
        sa.ForeignKeyConstraint(
            ["submission_id"],
            ["submission.id"],
            name=op.f("fk_submission_comment_submission_id_submission"),
            ondelete="CASCADE",
        ),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_submission_comment")),
    )
    op.create_index("ix_submission_comment_submission", "submission_comment", ["submission_id", "id"])
    op.create_table(
        "held_notice",
        sa.Column("id", sa.Uuid(), nullable=False),
        sa.Column("company_id", sa.Uuid(), nullable=False),
        sa.Column("about_id", sa.Uuid(), nullable=False),
        sa.Column("user_id", sa.Uuid(), nullable=False),
        sa.Column("kind", sa.Text(), nullable=False),
        sa.Column("retry_at", sa.DateTime(timezone=True), nullable=False),
        sa.Column("created_at", sa.DateTime(timezone=True), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_held_notice")),
    )
    op.create_index("ix_held_notice_due", "held_notice", ["retry_at"])


def downgrade() -> None:
    op.drop_index("ix_held_notice_due", table_name="held_notice")
    op.drop_table("held_notice")
    op.drop_index("ix_submission_comment_submission", table_name="submission_comment")
    op.drop_table("submission_comment")
