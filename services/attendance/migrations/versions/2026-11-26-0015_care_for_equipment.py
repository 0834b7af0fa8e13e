"""photos, defects and hour meters of equipment, and a mail before a hire ends"""

import sqlalchemy as sa
from alembic import op

revision = "c52f7be81d94"
down_revision = "a18c40d2e7b5"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column(
        "equipment", sa.Column("is_blocked", sa.Boolean(), server_default=sa.text("false"), nullable=False)
    )
    op.add_column("equipment", sa.Column("meter_tenths", sa.Integer(), nullable=True))
    op.add_column("equipment", sa.Column("meter_at", sa.DateTime(timezone=True), nullable=True))
    op.add_column("equipment", sa.Column("next_return_warning_on", sa.Date(), nullable=True))
    # Whatever is to be returned yet is told of as if it had been written down now.
    op.execute(
        "UPDATE equipment SET next_return_warning_on = greatest(current_date, return_due - 7)"
        " WHERE is_rented AND return_due >= current_date"
    )
    op.create_index("ix_equipment_return_warning", "equipment", ["next_return_warning_on", "id"])
    op.create_table(
        "equipment_defect",
        sa.Column("id", sa.Uuid(), nullable=False),
        sa.Column("company_id", sa.Uuid(), nullable=False),
        sa.Column("equipment_id", sa.Uuid(), nullable=False),
        sa.Column("title", sa.Text(), nullable=False),
        sa.Column("description", sa.Text(), server_default=sa.text("''"), nullable=False),
        sa.Column("is_blocking", sa.Boolean(), server_default=sa.text("false"), nullable=False),
        sa.Column("state", sa.Integer(), server_default=sa.text("1"), nullable=False),
        sa.Column("note", sa.Text(), server_default=sa.text("''"), nullable=False),
        sa.Column("reported_by", sa.Uuid(), nullable=False),
        sa.Column("created_at", sa.DateTime(timezone=True), nullable=False),
        sa.Column("revision", sa.Integer(), server_default=sa.text("1"), nullable=False),
        sa.Column("updated_by", sa.Uuid(), nullable=False),
        sa.Column("updated_at", sa.DateTime(timezone=True), nullable=False),
        sa.ForeignKeyConstraint(
            ["equipment_id"],
            ["equipment.id"],
            name=op.f("fk_equipment_defect_equipment_id_equipment"),
            ondelete="CASCADE",
        ),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_equipment_defect")),
    )
    op.create_index("ix_equipment_defect_equipment", "equipment_defect", ["equipment_id", "state"])
    op.create_index("ix_equipment_defect_company", "equipment_defect", ["company_id", "state", "created_at"])
    op.create_table(
        "equipment_file",
        sa.Column("id", sa.Uuid(), nullable=False),
        sa.Column("company_id", sa.Uuid(), nullable=False),
        sa.Column("equipment_id", sa.Uuid(), nullable=False),
        sa.Column("defect_id", sa.Uuid(), nullable=True),
        sa.Column("key", sa.Text(), nullable=False),
        sa.Column("thumbnail_key", sa.Text(), nullable=False),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("size", sa.BigInteger(), nullable=False),
        sa.Column("content_type", sa.Text(), nullable=False),
        sa.Column("uploaded_by", sa.Uuid(), nullable=False),
        sa.Column("created_at", sa.DateTime(timezone=True), nullable=False),
        sa.ForeignKeyConstraint(
            ["defect_id"],
            ["equipment_defect.id"],
            name=op.f("fk_equipment_file_defect_id_equipment_defect"),
            ondelete="CASCADE",
        ),
        sa.ForeignKeyConstraint(
            ["equipment_id"],
            ["equipment.id"],
            name=op.f("fk_equipment_file_equipment_id_equipment"),
            ondelete="CASCADE",
        ),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_equipment_file")),
    )
    op.create_index("ix_equipment_file_equipment", "equipment_file", ["equipment_id", "created_at"])
    op.create_index("ix_equipment_file_defect", "equipment_file", ["defect_id"])
    op.create_index("ix_equipment_file_company", "equipment_file", ["company_id"])
    op.create_table(
        "meter_reading",
        sa.Column("id", sa.Uuid(), nullable=False),
        sa.Column("company_id", sa.Uuid(), nullable=False),
        sa.Column("equipment_id", sa.Uuid(), nullable=False),
        sa.Column("tenths", sa.Integer(), nullable=False),
        sa.Column("read_at", sa.DateTime(timezone=True), nullable=False),
        sa.Column("reason", sa.Text(), server_default=sa.text("''"), nullable=False),
        sa.Column("created_by", sa.Uuid(), nullable=False),
        sa.ForeignKeyConstraint(
            ["equipment_id"],
            ["equipment.id"],
            name=op.f("fk_meter_reading_equipment_id_equipment"),
            ondelete="CASCADE",
        ),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_meter_reading")),
    )
    op.create_index("ix_meter_reading_equipment", "meter_reading", ["equipment_id", "read_at"])


def downgrade() -> None:
    op.drop_table("meter_reading")
    op.drop_table("equipment_file")
    op.drop_table("equipment_defect")
    op.drop_index("ix_equipment_return_warning", table_name="equipment")
    for column in ("next_return_warning_on", "meter_at", "meter_tenths", "is_blocked"):
        op.drop_column("equipment", column)
