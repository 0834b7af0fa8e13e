"""know what was withdrawn"""

import sqlalchemy as sa
from alembic import op

revision = "c2b8e6417f05"
down_revision = "7d1f0c3a9b42"
branch_labels = None
depends_on = None

_WITHDRAWN = """
update budget_request set was_withdrawn = true
    where id in (select request_id from ledger_entry where why = 'requestWithdrawn')
"""


def upgrade() -> None:
    op.add_column(
        "budget_request",
        sa.Column("was_withdrawn", sa.Boolean(), server_default=sa.text("false"), nullable=False),
    )
    op.execute(_WITHDRAWN)


def downgrade() -> None:
    op.drop_column("budget_request", "was_withdrawn")
