"""tell the outcome"""

import sqlalchemy as sa
from alembic import op

revision = "b61d0f3a7c24"
down_revision = "2f7be1d95c38"
branch_labels = None
depends_on = None

# The button that ended it: its name was recorded, its colour is in the version that it is pinned to.
_OF_THE_LAST_BUTTON = """
update submission
   set outcome_name = step_record.action_name,
       outcome_color = (
           select node -> 'data' ->> 'color'
             from form_version, jsonb_array_elements(form_version.workflow -> 'nodes') as node
            where form_version.template_id = submission.template_id
              and form_version.number = submission.template_version
              and node ->> 'id' = step_record.action_id::text
       )
  from step_record
 where submission.state = 'done'
   and step_record.submission_id = submission.id
   and step_record.number = submission.transitions
"""


def upgrade() -> None:
    op.add_column("submission", sa.Column("outcome_name", sa.Text(), nullable=True))
    op.add_column("submission", sa.Column("outcome_color", sa.Text(), nullable=True))
    op.execute(_OF_THE_LAST_BUTTON)


def downgrade() -> None:
    op.drop_column("submission", "outcome_color")
    op.drop_column("submission", "outcome_name")
