"""find what a code cost"""

from alembic import op

revision = "9f3b27d5e814"
down_revision = "5c1d84f0a63e"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_index("ix_hours_cost_code", "hours_cost", ["code_id"])
    op.create_index("ix_equipment_cost_code", "equipment_cost", ["code_id"])


def downgrade() -> None:
    op.drop_index("ix_equipment_cost_code", table_name="equipment_cost")
    op.drop_index("ix_hours_cost_code", table_name="hours_cost")
