"""say who starts a template"""

import sqlalchemy as sa
from alembic import op
from sqlalchemy.dialects.postgresql import ARRAY

revision = "c81f4d06b35e"
down_revision = "a3c95e20d716"
branch_labels = None
depends_on = None


def upgrade() -> None:
    # Everybody of its projects, as until now; an older release, which goes on for a while, lets them all.
    op.add_column(
        "form_template",
        sa.Column("has_chosen_starters", sa.Boolean(), server_default=sa.text("false"), nullable=False),
    )
    for column, of in (("starter_roles", sa.Text()), ("starter_team_ids", sa.Uuid())):
        op.add_column(
            "form_template", sa.Column(column, ARRAY(of), server_default=sa.text("'{}'"), nullable=False)
        )


def downgrade() -> None:
    for column in ("starter_team_ids", "starter_roles", "has_chosen_starters"):
        op.drop_column("form_template", column)
