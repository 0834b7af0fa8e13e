"""answer requests one after the other"""

import sqlalchemy as sa
from alembic import op
from sqlalchemy.dialects import postgresql

revision = "90a7c29857ce"
down_revision = "e83b1c95a7d2"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "approval_absence",
        sa.Column("id", sa.Uuid(), nullable=False),
        sa.Column("company_id", sa.Uuid(), nullable=False),
        sa.Column("user_id", sa.Uuid(), nullable=False),
        sa.Column("stand_in_id", sa.Uuid(), nullable=False),
        sa.Column("from_on", sa.Date(), nullable=False),
        sa.Column("until_on", sa.Date(), nullable=False),
        sa.Column("starts_at", sa.DateTime(timezone=True), nullable=False),
        sa.Column("ends_at", sa.DateTime(timezone=True), nullable=False),
        sa.Column("created_at", sa.DateTime(timezone=True), nullable=False),
        sa.CheckConstraint("user_id <> stand_in_id", name=op.f("ck_approval_absence_somebody_else")),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_approval_absence")),
    )
    op.create_index(
        "ix_approval_absence_stand_in", "approval_absence", ["company_id", "stand_in_id"], unique=False
    )
    op.create_index("uq_approval_absence_person", "approval_absence", ["company_id", "user_id"], unique=True)
    op.create_table(
        "approval_chain",
        sa.Column("id", sa.Uuid(), nullable=False),
        sa.Column("company_id", sa.Uuid(), nullable=False),
        sa.Column("project_id", sa.Uuid(), nullable=False),
        sa.Column("steps", postgresql.JSONB(astext_type=sa.Text()), nullable=False),
        sa.Column("revision", sa.Integer(), server_default=sa.text("1"), nullable=False),
        sa.Column("created_by", sa.Uuid(), nullable=False),
        sa.Column("created_at", sa.DateTime(timezone=True), nullable=False),
        sa.Column("updated_by", sa.Uuid(), nullable=False),
        sa.Column("updated_at", sa.DateTime(timezone=True), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_approval_chain")),
    )
    op.create_index("uq_approval_chain_project", "approval_chain", ["company_id", "project_id"], unique=True)
    op.create_table(
        "approval_turn",
        sa.Column("id", sa.Uuid(), nullable=False),
        sa.Column("company_id", sa.Uuid(), nullable=False),
        sa.Column("project_id", sa.Uuid(), nullable=False),
        sa.Column("request_id", sa.Uuid(), nullable=False),
        sa.Column("position", sa.Integer(), nullable=False),
        sa.Column("user_id", sa.Uuid(), nullable=True),
        sa.Column("asked_at", sa.DateTime(timezone=True), nullable=True),
        sa.Column("escalated_at", sa.DateTime(timezone=True), nullable=True),
        sa.Column("answer", sa.Text(), server_default=sa.text("''"), nullable=False),
        sa.Column("note", sa.Text(), server_default=sa.text("''"), nullable=False),
        sa.Column("answered_by", sa.Uuid(), nullable=True),
        sa.Column("answered_at", sa.DateTime(timezone=True), nullable=True),
        sa.ForeignKeyConstraint(
            ["request_id"],
            ["budget_request.id"],
            name=op.f("fk_approval_turn_request_id_budget_request"),
            ondelete="CASCADE",
        ),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_approval_turn")),
    )
    op.create_index(
        "ix_approval_turn_open",
        "approval_turn",
        ["company_id", "user_id"],
        unique=False,
        postgresql_where=sa.text("asked_at is not null and answered_at is null"),
    )
    op.create_index("uq_approval_turn_position", "approval_turn", ["request_id", "position"], unique=True)


def downgrade() -> None:
    op.drop_index("uq_approval_turn_position", table_name="approval_turn")
    op.drop_index(
        "ix_approval_turn_open",
        table_name="approval_turn",
        postgresql_where=sa.text("asked_at is not null and answered_at is null"),
    )
    op.drop_table("approval_turn")
    op.drop_index("uq_approval_chain_project", table_name="approval_chain")
    op.drop_table("approval_chain")
    op.drop_index("uq_approval_absence_person", table_name="approval_absence")
    op.drop_index("ix_approval_absence_stand_in", table_name="approval_absence")
    op.drop_table("approval_absence")
