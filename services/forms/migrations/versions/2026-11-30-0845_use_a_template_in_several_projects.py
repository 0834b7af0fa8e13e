"""use a template in several projects"""

import sqlalchemy as sa
from alembic import op
from sqlalchemy.dialects.postgresql import ARRAY

revision = "a3c95e20d716"
down_revision = "e61c04b7d92a"
branch_labels = None
depends_on = None


def upgrade() -> None:
    # An older release, which goes on for a while, knows and writes the first project alone.
    op.add_column(
        "form_template",
        sa.Column("more_project_ids", ARRAY(sa.Uuid()), server_default=sa.text("'{}'"), nullable=False),
    )
    op.add_column(
        "form_template",
        sa.Column("access_revision", sa.Integer(), server_default=sa.text("1"), nullable=False),
    )
    op.add_column("form_template", sa.Column("access_saved_by", sa.Uuid(), nullable=True))
    op.add_column("form_template", sa.Column("access_saved_at", sa.DateTime(timezone=True), nullable=True))


def downgrade() -> None:
    for column in ("access_saved_at", "access_saved_by", "access_revision", "more_project_ids"):
        op.drop_column("form_template", column)
