"""know who wrote at which step"""

import sqlalchemy as sa
from alembic import op

revision = "e94b07c35a18"
down_revision = "c27e91b50d64"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "step_writer",
        sa.Column("submission_id", sa.Uuid(), nullable=False),
        sa.Column("step_id", sa.Uuid(), nullable=False),
        sa.Column("user_id", sa.Uuid(), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("is_away", sa.Boolean(), nullable=False),
        sa.ForeignKeyConstraint(
            ["submission_id"],
            ["submission.id"],
            name=op.f("fk_step_writer_submission_id_submission"),
            ondelete="CASCADE",
        ),
        sa.PrimaryKeyConstraint(
            "submission_id", "step_id", "user_id", "number", "is_away", name=op.f("pk_step_writer")
        ),
    )


def downgrade() -> None:
    op.drop_table("step_writer")
