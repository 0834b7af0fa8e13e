"""know until when a submission is valid"""

import sqlalchemy as sa
from alembic import op

revision = "d41b7e60c2f9"
down_revision = "c7d0a51e94b6"
branch_labels = None
depends_on = None


def upgrade() -> None:
    for name in ("valid_time_start", "valid_time_end", "valid_time_set_at"):
        op.add_column("submission", sa.Column(name, sa.DateTime(timezone=True), nullable=True))
    op.add_column("submission", sa.Column("told_days_left", sa.Integer(), nullable=True))
    op.create_index("ix_submission_company_valid", "submission", ["company_id", "valid_time_end", "id"])
    op.create_table(
        "valid_time_extension",
        sa.Column("id", sa.Uuid(), nullable=False),
        sa.Column("submission_id", sa.Uuid(), nullable=False),
        sa.Column("ended_at", sa.DateTime(timezone=True), nullable=False),
        sa.Column("ends_at", sa.DateTime(timezone=True), nullable=False),
        sa.Column("reason", sa.Text(), nullable=False),
        sa.Column("actor_id", sa.Uuid(), nullable=False),
        sa.Column("at", sa.DateTime(timezone=True), nullable=False),
        sa.ForeignKeyConstraint(
            ["submission_id"],
            ["submission.id"],
            name=op.f("fk_valid_time_extension_submission_id_submission"),
            ondelete="CASCADE",
        ),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_valid_time_extension")),
    )
    op.create_index("ix_valid_time_extension_submission_id", "valid_time_extension", ["submission_id", "at"])


def downgrade() -> None:
    op.drop_table("valid_time_extension")
    op.drop_index("ix_submission_company_valid", table_name="submission")
    for name in ("told_days_left", "valid_time_set_at", "valid_time_end", "valid_time_start"):
        op.drop_column("submission", name)
