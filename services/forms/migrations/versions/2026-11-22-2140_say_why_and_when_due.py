"""say why, who may not, and when it is due"""

import sqlalchemy as sa
from alembic import op
from sqlalchemy.dialects import postgresql

revision = "5e8c27b1d094"
down_revision = "4a6b01d2e8f2"
branch_labels = None
depends_on = None

# Counted from when the step was entered, as the version says that the submission is pinned to.
_DUE = """
update submission
   set due_at = submission.step_entered_at
           + make_interval(hours => (node #>> '{data,dueInHours}')::int)
  from form_version, jsonb_array_elements(form_version.workflow -> 'nodes') as node
 where submission.state <> 'done'
   and form_version.template_id = submission.template_id
   and form_version.number = submission.template_version
   and node ->> 'id' = submission.current_step_id::text
   and node #>> '{data,dueInHours}' is not null
"""


def upgrade() -> None:
    op.add_column("submission", sa.Column("due_at", sa.DateTime(timezone=True), nullable=True))
    op.add_column(
        "submission",
        sa.Column(
            "barred_user_ids", postgresql.ARRAY(sa.Uuid()), server_default=sa.text("'{}'"), nullable=False
        ),
    )
    for table in ("attempt", "step_record"):
        op.add_column(table, sa.Column("reason", sa.Text(), server_default="", nullable=False))
        op.add_column(table, sa.Column("stood_in", sa.Boolean(), server_default="false", nullable=False))
    for column in ("ip", "user_agent"):
        op.add_column("attempt", sa.Column(column, sa.Text(), server_default="", nullable=False))
    op.execute(_DUE)
    op.create_index("ix_submission_company_due", "submission", ["company_id", "due_at", "id"])


def downgrade() -> None:
    op.drop_index("ix_submission_company_due", table_name="submission")
    for column in ("user_agent", "ip"):
        op.drop_column("attempt", column)
    for table in ("attempt", "step_record"):
        op.drop_column(table, "stood_in")
        op.drop_column(table, "reason")
    op.drop_column("submission", "barred_user_ids")
    op.drop_column("submission", "due_at")
