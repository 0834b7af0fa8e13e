"""know what was sent back, and of which version a step is"""

import sqlalchemy as sa
from alembic import op

revision = "f3a7c04be518"
down_revision = "f92c7a41d05e"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("submission", sa.Column("version", sa.Text(), server_default="A", nullable=False))
    op.add_column(
        "submission", sa.Column("is_sent_back", sa.Boolean(), server_default="false", nullable=False)
    )
    op.add_column("step_record", sa.Column("version", sa.Text(), server_default="A", nullable=False))
    op.add_column("step_record", sa.Column("led_back", sa.Boolean(), server_default="false", nullable=False))
    op.add_column("step_record", sa.Column("revoked_by", sa.Integer(), nullable=True))
    op.create_index(
        "ix_submission_back_at_submitter",
        "submission",
        ["submitter_id"],
        postgresql_where=sa.text("state = 'ongoing' and current_team_ids = '{}'"),
    )
    op.create_table(
        "gone_member",
        sa.Column("company_id", sa.Uuid(), nullable=False),
        sa.Column("user_id", sa.Uuid(), nullable=False),
        sa.PrimaryKeyConstraint("company_id", "user_id", name="pk_gone_member"),
    )


def downgrade() -> None:
    op.drop_table("gone_member")
    op.drop_index("ix_submission_back_at_submitter", table_name="submission")
    for column in ("revoked_by", "led_back", "version"):
        op.drop_column("step_record", column)
    for column in ("is_sent_back", "version"):
        op.drop_column("submission", column)
