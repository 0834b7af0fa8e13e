"""keep views of lists"""

import sqlalchemy as sa
from alembic import op
from sqlalchemy.dialects import postgresql

revision = "a4c81e05d37b"
down_revision = "f3d09a7b51c4"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "list_view",
        sa.Column("id", sa.Uuid(), nullable=False),
        sa.Column("company_id", sa.Uuid(), nullable=False),
        sa.Column("user_id", sa.Uuid(), nullable=False),
        sa.Column("list", sa.Text(), nullable=False),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("is_shared", sa.Boolean(), nullable=False),
        sa.Column("shown", postgresql.JSONB(none_as_null=True), nullable=False),
        sa.Column("created_at", sa.DateTime(timezone=True), nullable=False),
        sa.Column("updated_at", sa.DateTime(timezone=True), nullable=False),
        sa.ForeignKeyConstraint(["company_id"], ["company.id"], name=op.f("fk_list_view_company_id_company")),
        sa.ForeignKeyConstraint(["user_id"], ["user.id"], name=op.f("fk_list_view_user_id_user")),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_list_view")),
    )
    op.create_index("ix_list_view_list", "list_view", ["company_id", "list", "user_id"])
    op.create_index("ix_list_view_user", "list_view", ["company_id", "user_id"])


def downgrade() -> None:
    op.drop_table("list_view")
