"""fence per project"""

import sqlalchemy as sa
from alembic import op
from sqlalchemy.dialects import postgresql

revision = "d7e2a90b64c3"
down_revision = "a4c81e05d37b"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("project", sa.Column("fence_radius_meters", sa.Integer(), nullable=True))
    op.add_column("project", sa.Column("fence_points", postgresql.JSONB(none_as_null=True), nullable=True))
    op.create_check_constraint(
        "ck_project_one_fence", "project", "fence_radius_meters is null or fence_points is null"
    )


def downgrade() -> None:
    op.drop_constraint("ck_project_one_fence", "project", type_="check")
    op.drop_column("project", "fence_points")
    op.drop_column("project", "fence_radius_meters")
