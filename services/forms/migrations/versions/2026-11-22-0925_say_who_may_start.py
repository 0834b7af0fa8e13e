"""say who may start"""

import sqlalchemy as sa
from alembic import op
from sqlalchemy.dialects import postgresql

revision = "b7a40c2e9d15"
down_revision = "6e4a90d7c1b5"
branch_labels = None
depends_on = None

# The teams of the first step, as the newest version says them; templates are few.
_FROM_NEWEST_VERSION = """
update form_template set start_team_ids = coalesce((
    select array_agg(team_id::uuid)
    from form_version,
        jsonb_array_elements(form_version.workflow -> 'nodes') node,
        jsonb_array_elements_text(node #> '{data,teamIds}') team_id
    where form_version.template_id = form_template.id
        and form_version.number = form_template.published_version
        and node ->> 'type' = 'step'
        and (node #>> '{data,triggerStep}')::boolean
), '{}')
where published_version is not null
"""


def upgrade() -> None:
    op.add_column(
        "form_template",
        sa.Column(
            "start_team_ids", postgresql.ARRAY(sa.Uuid()), server_default=sa.text("'{}'"), nullable=False
        ),
    )
    op.execute(_FROM_NEWEST_VERSION)


def downgrade() -> None:
    op.drop_column("form_template", "start_team_ids")
