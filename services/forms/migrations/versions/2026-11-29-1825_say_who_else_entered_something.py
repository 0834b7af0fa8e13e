"""say who else entered something at a step"""

import sqlalchemy as sa
from alembic import op
from sqlalchemy.dialects import postgresql

revision = "a61d3f8802be"
down_revision = "e94b07c35a18"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column(
        "step_record",
        sa.Column(
            "entered_by_ids", postgresql.ARRAY(sa.Uuid()), server_default=sa.text("'{}'"), nullable=False
        ),
    )


def downgrade() -> None:
    op.drop_column("step_record", "entered_by_ids")
