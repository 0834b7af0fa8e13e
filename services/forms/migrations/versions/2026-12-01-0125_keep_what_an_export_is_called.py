"""keep what an export is called"""

import sqlalchemy as sa
from alembic import op

revision = "b3d60f7a92c5"
down_revision = "e4a7c05b91d8"
branch_labels = None
depends_on = None


def upgrade() -> None:
    # Null: it is called as its key ends. Nothing of it is kept for longer than a day.
    op.add_column("export_job", sa.Column("file_name", sa.Text(), nullable=True))


def downgrade() -> None:
    op.drop_column("export_job", "file_name")
