"""keep choice lists"""

import sqlalchemy as sa
from alembic import op

revision = "c90d5e1b7f34"
down_revision = "b41f7c0d92ae"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "choice_list",
        sa.Column("id", sa.Uuid(), nullable=False),
        sa.Column("company_id", sa.Uuid(), nullable=False),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("parent_list_id", sa.Uuid(), nullable=True),
        sa.Column("items_count", sa.Integer(), server_default=sa.text("0"), nullable=False),
        sa.Column("revision", sa.Integer(), server_default=sa.text("1"), nullable=False),
        sa.Column("archived_at", sa.DateTime(timezone=True), nullable=True),
        sa.Column("created_by", sa.Uuid(), nullable=False),
        sa.Column("updated_by", sa.Uuid(), nullable=False),
        sa.Column("created_at", sa.DateTime(timezone=True), nullable=False),
        sa.Column("updated_at", sa.DateTime(timezone=True), nullable=False),
        sa.ForeignKeyConstraint(
            ["parent_list_id"],
            ["choice_list.id"],
            name=op.f("fk_choice_list_parent_list_id_choice_list"),
            ondelete="CASCADE",
        ),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_choice_list")),
    )
    op.create_index("ix_choice_list_name", "choice_list", ["company_id", sa.text("lower(name)"), "id"])
    op.create_table(
        "choice_item",
        sa.Column("id", sa.Uuid(), nullable=False),
        sa.Column("list_id", sa.Uuid(), nullable=False),
        sa.Column("parent_id", sa.Uuid(), nullable=True),
        sa.Column("label", sa.Text(), nullable=False),
        sa.Column("code", sa.Text(), server_default=sa.text("''"), nullable=False),
        sa.Column("position", sa.Integer(), nullable=False),
        sa.Column("revision", sa.Integer(), server_default=sa.text("1"), nullable=False),
        sa.Column("archived_at", sa.DateTime(timezone=True), nullable=True),
        sa.ForeignKeyConstraint(
            ["list_id"],
            ["choice_list.id"],
            name=op.f("fk_choice_item_list_id_choice_list"),
            ondelete="CASCADE",
        ),
        sa.ForeignKeyConstraint(
            ["parent_id"],
            ["choice_item.id"],
            name=op.f("fk_choice_item_parent_id_choice_item"),
            ondelete="CASCADE",
        ),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_choice_item")),
    )
    op.create_index("ix_choice_item_place", "choice_item", ["list_id", "position", "id"])
    op.create_index("ix_choice_item_parent", "choice_item", ["parent_id"])


def downgrade() -> None:
    op.drop_table("choice_item")
    op.drop_table("choice_list")
