"""keep parallel steps"""

import sqlalchemy as sa
from alembic import op
from sqlalchemy.dialects import postgresql

revision = "b41f7c0d92ae"
down_revision = "a4c81f0e62d7"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column(
        "submission",
        sa.Column(
            "open_parts",
            postgresql.JSONB(astext_type=sa.Text()),
            server_default=sa.text("'[]'"),
            nullable=False,
        ),
    )
    op.add_column(
        "step_record",
        sa.Column(
            "open_step_ids",
            postgresql.ARRAY(sa.Uuid()),
            server_default=sa.text("'{}'"),
            nullable=False,
        ),
    )


def downgrade() -> None:
    op.drop_column("step_record", "open_step_ids")
    op.drop_column("submission", "open_parts")
