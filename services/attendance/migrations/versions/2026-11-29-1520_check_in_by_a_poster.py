"""check in by a poster"""

import sqlalchemy as sa
from alembic import op

revision = "e83b1d6f0a47"
down_revision = "e94a1c7d30b6"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "site_code",
        sa.Column("id", sa.Uuid(), nullable=False),
        sa.Column("company_id", sa.Uuid(), nullable=False),
        sa.Column("project_id", sa.Uuid(), nullable=False),
        sa.Column("code", sa.Text(), nullable=False),
        sa.Column("created_by", sa.Uuid(), nullable=False),
        sa.Column("created_at", sa.DateTime(timezone=True), nullable=False),
        sa.Column("revoked_at", sa.DateTime(timezone=True), nullable=True),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_site_code")),
    )
    op.create_index("uq_site_code_code", "site_code", ["code", "company_id"], unique=True)
    op.create_index(
        "uq_site_code_project",
        "site_code",
        ["company_id", "project_id"],
        unique=True,
        postgresql_where=sa.text("revoked_at is null"),
    )
    op.add_column("punch", sa.Column("site_code_id", sa.Uuid(), nullable=True))


def downgrade() -> None:
    op.drop_column("punch", "site_code_id")
    op.drop_index("uq_site_code_project", table_name="site_code")
    op.drop_index("uq_site_code_code", table_name="site_code")
    op.drop_table("site_code")
