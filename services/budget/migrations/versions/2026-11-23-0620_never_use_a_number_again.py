"""never use a number again"""

import sqlalchemy as sa
from alembic import op

revision = "7d1f0c3a9b42"
down_revision = "e5444b5dff10"
branch_labels = None
depends_on = None

_COUNT = """
update project_budget set request_count = made.most from (
    select company_id, project_id, max(number) as most from budget_request group by company_id, project_id
) made where made.company_id = project_budget.company_id and made.project_id = project_budget.project_id
"""


def upgrade() -> None:
    op.add_column(
        "project_budget",
        sa.Column("request_count", sa.Integer(), server_default=sa.text("0"), nullable=False),
    )
    op.execute(_COUNT)


def downgrade() -> None:
    op.drop_column("project_budget", "request_count")
