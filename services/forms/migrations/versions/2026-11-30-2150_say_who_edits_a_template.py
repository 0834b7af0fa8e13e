"""say who edits a template"""

import sqlalchemy as sa
from alembic import op
from sqlalchemy.dialects.postgresql import ARRAY

revision = "7d2f90c4a1be"
down_revision = "d2b86f1ae470"
branch_labels = None
depends_on = None


def upgrade() -> None:
    # Nobody besides who manages it, as until now; so an older release, which goes on for a while, has it.
    op.add_column(
        "form_template",
        sa.Column("editor_team_ids", ARRAY(sa.Uuid()), server_default=sa.text("'{}'"), nullable=False),
    )


def downgrade() -> None:
    op.drop_column("form_template", "editor_team_ids")
