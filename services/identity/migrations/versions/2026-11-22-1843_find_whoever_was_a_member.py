"""find whoever was a member"""

from alembic import op

revision = "847234bc02cd"
down_revision = "7d20c6e9a4b1"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_index("ix_member_company_user", "member", ["company_id", "user_id"], unique=False)


def downgrade() -> None:
    op.drop_index("ix_member_company_user", table_name="member")
