"""count codes by network"""

import sqlalchemy as sa
from alembic import op

revision = "5c2e81d7a94f"
down_revision = "3b9f60c7e8d2"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("start_visit", sa.Column("network", sa.Text(), server_default="", nullable=False))
    op.create_index("ix_start_visit_network", "start_visit", ["network", "codes_since"])


def downgrade() -> None:
    op.drop_index("ix_start_visit_network", table_name="start_visit")
    op.drop_column("start_visit", "network")
