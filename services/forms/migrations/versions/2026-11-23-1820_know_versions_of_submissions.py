"""know which transition began a version of a submission"""

import sqlalchemy as sa
from alembic import op

revision = "a4b8d15cf629"
down_revision = "f3a7c04be518"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column(
        "submission", sa.Column("is_new_version", sa.Boolean(), server_default="false", nullable=False)
    )
    op.add_column("step_record", sa.Column("began_version", sa.Text(), server_default="", nullable=False))


def downgrade() -> None:
    op.drop_column("step_record", "began_version")
    op.drop_column("submission", "is_new_version")
