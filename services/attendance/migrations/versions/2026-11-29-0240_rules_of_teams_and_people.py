"""rules of hours of teams and people, and who is in a team since when"""

import sqlalchemy as sa
from alembic import op
from sqlalchemy.dialects import postgresql

revision = "b92f6d1c40ae"
down_revision = "d4a17c80e2b5"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "people_pay_rules",
        sa.Column("id", sa.Uuid(), nullable=False),
        sa.Column("company_id", sa.Uuid(), nullable=False),
        sa.Column("team_id", sa.Uuid(), nullable=True),
        sa.Column("owner_user_id", sa.Uuid(), nullable=True),
        sa.Column("from_on", sa.Date(), nullable=False),
        sa.Column("revision", sa.Integer(), nullable=False),
        sa.Column("rules", postgresql.JSONB(), nullable=True),
        sa.Column("is_withdrawn", sa.Boolean(), server_default=sa.text("false"), nullable=False),
        sa.Column("saved_by", sa.Uuid(), nullable=False),
        sa.Column("created_at", sa.DateTime(timezone=True), nullable=False),
        sa.CheckConstraint(
            "(team_id is null) <> (owner_user_id is null)", name=op.f("ck_people_pay_rules_is_of_one")
        ),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_people_pay_rules")),
    )
    op.create_index(
        "uq_people_pay_rules_revision",
        "people_pay_rules",
        ["company_id", "team_id", "owner_user_id", "from_on", "revision"],
        unique=True,
        postgresql_nulls_not_distinct=True,
    )
    op.create_table(
        "known_team",
        sa.Column("id", sa.Uuid(), nullable=False),
        sa.Column("company_id", sa.Uuid(), nullable=False),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("is_deleted", sa.Boolean(), server_default=sa.text("false"), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_known_team")),
    )
    op.create_index("ix_known_team_company", "known_team", ["company_id"])
    op.create_table(
        "team_membership",
        sa.Column("id", sa.Uuid(), nullable=False),
        sa.Column("company_id", sa.Uuid(), nullable=False),
        sa.Column("team_id", sa.Uuid(), nullable=False),
        sa.Column("owner_user_id", sa.Uuid(), nullable=False),
        sa.Column("since_on", sa.Date(), nullable=False),
        sa.Column("is_member", sa.Boolean(), nullable=False),
        sa.Column("created_at", sa.DateTime(timezone=True), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_team_membership")),
    )
    op.create_index("ix_team_membership_owner", "team_membership", ["company_id", "owner_user_id"])
    op.create_index("ix_team_membership_team", "team_membership", ["team_id"])


def downgrade() -> None:
    op.drop_table("team_membership")
    op.drop_table("known_team")
    op.drop_table("people_pay_rules")
