"""warn before certificates end"""

import sqlalchemy as sa
from alembic import op

revision = "7c3d91fe02ab"
down_revision = "4ab7e2c9d015"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("equipment", sa.Column("next_warning_on", sa.Date(), nullable=True))
    # Whatever has certificates is looked at once: what ends within 30 days is said, and when to look again.
    op.execute("UPDATE equipment SET next_warning_on = current_date WHERE expires_on IS NOT NULL")
    op.create_index("ix_equipment_warning", "equipment", ["next_warning_on", "id"])


def downgrade() -> None:
    op.drop_index("ix_equipment_warning", table_name="equipment")
    op.drop_column("equipment", "next_warning_on")
