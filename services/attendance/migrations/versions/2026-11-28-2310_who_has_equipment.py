"""who has equipment, who got it from whom, and what goes together"""

import sqlalchemy as sa
from alembic import op
from sqlalchemy.dialects import postgresql

revision = "c3d91e5a7b04"
down_revision = "a7c40b9e2d16"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("equipment", sa.Column("holder_user_id", sa.Uuid(), nullable=True))
    op.add_column("equipment", sa.Column("held_since", sa.DateTime(timezone=True), nullable=True))
    op.add_column("equipment", sa.Column("kit_id", sa.Uuid(), nullable=True))
    op.create_foreign_key(
        op.f("fk_equipment_kit_id_equipment"),
        "equipment",
        "equipment",
        ["kit_id"],
        ["id"],
        ondelete="SET NULL",
    )
    op.create_index("ix_equipment_kit", "equipment", ["kit_id"])
    op.create_index("ix_equipment_holder", "equipment", ["company_id", "holder_user_id"])
    op.create_table(
        "equipment_hand_over",
        sa.Column("id", sa.Uuid(), nullable=False),
        sa.Column("company_id", sa.Uuid(), nullable=False),
        sa.Column("equipment_id", sa.Uuid(), nullable=False),
        sa.Column("from_user_id", sa.Uuid(), nullable=True),
        sa.Column("to_user_id", sa.Uuid(), nullable=True),
        sa.Column("at", sa.DateTime(timezone=True), nullable=False),
        sa.Column("note", sa.Text(), server_default="", nullable=False),
        sa.Column("ink", postgresql.JSONB(), nullable=False),
        sa.Column("signed_name", sa.Text(), server_default="", nullable=False),
        sa.Column("created_by", sa.Uuid(), nullable=False),
        sa.ForeignKeyConstraint(
            ["equipment_id"],
            ["equipment.id"],
            name=op.f("fk_equipment_hand_over_equipment_id_equipment"),
            ondelete="CASCADE",
        ),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_equipment_hand_over")),
    )
    op.create_index("ix_equipment_hand_over_equipment", "equipment_hand_over", ["equipment_id", "at"])


def downgrade() -> None:
    op.drop_table("equipment_hand_over")
    op.drop_index("ix_equipment_holder", "equipment")
    op.drop_column("equipment", "kit_id")
    op.drop_column("equipment", "held_since")
    op.drop_column("equipment", "holder_user_id")
