"""keep equipment"""

import sqlalchemy as sa
from alembic import op
from sqlalchemy.dialects import postgresql

revision = "e91a5c07d290"
down_revision = "b3f2a90c6d44"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "equipment",
        sa.Column("id", sa.Uuid(), nullable=False),
        sa.Column("company_id", sa.Uuid(), nullable=False),
        sa.Column("project_id", sa.Uuid(), nullable=False),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("category", sa.Text(), server_default=sa.text("''"), nullable=False),
        sa.Column("serial_number", sa.Text(), server_default=sa.text("''"), nullable=False),
        sa.Column("condition", sa.Integer(), server_default=sa.text("1"), nullable=False),
        sa.Column("is_rented", sa.Boolean(), server_default=sa.text("false"), nullable=False),
        sa.Column("supplier", sa.Text(), server_default=sa.text("''"), nullable=False),
        sa.Column("rental_rate", sa.Text(), server_default=sa.text("''"), nullable=False),
        sa.Column("return_due", sa.Date(), nullable=True),
        sa.Column("contact", sa.Text(), server_default=sa.text("''"), nullable=False),
        sa.Column("certificates", postgresql.JSONB(astext_type=sa.Text()), nullable=False),
        sa.Column("expires_on", sa.Date(), nullable=True),
        sa.Column("blocks_when_expired", sa.Boolean(), server_default=sa.text("false"), nullable=False),
        sa.Column("code", sa.Text(), nullable=False),
        sa.Column("at_project_id", sa.Uuid(), nullable=True),
        sa.Column("at_since", sa.DateTime(timezone=True), nullable=True),
        sa.Column("revision", sa.Integer(), server_default=sa.text("1"), nullable=False),
        sa.Column("created_by", sa.Uuid(), nullable=False),
        sa.Column("created_at", sa.DateTime(timezone=True), nullable=False),
        sa.Column("updated_by", sa.Uuid(), nullable=False),
        sa.Column("updated_at", sa.DateTime(timezone=True), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_equipment")),
    )
    op.create_index("uq_equipment_code", "equipment", ["code", "company_id"], unique=True)
    op.create_index("ix_equipment_project", "equipment", ["company_id", "project_id"])
    op.create_index("ix_equipment_at_project", "equipment", ["company_id", "at_project_id"])
    op.create_table(
        "equipment_change",
        sa.Column("id", sa.Uuid(), nullable=False),
        sa.Column("company_id", sa.Uuid(), nullable=False),
        sa.Column("equipment_id", sa.Uuid(), nullable=False),
        sa.Column("action", sa.Text(), nullable=False),
        sa.Column("changes", postgresql.JSONB(astext_type=sa.Text()), nullable=False),
        sa.Column("by", sa.Uuid(), nullable=False),
        sa.Column("created_at", sa.DateTime(timezone=True), nullable=False),
        sa.ForeignKeyConstraint(
            ["equipment_id"],
            ["equipment.id"],
            name=op.f("fk_equipment_change_equipment_id_equipment"),
            ondelete="CASCADE",
        ),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_equipment_change")),
    )
    op.create_index("ix_equipment_change_equipment", "equipment_change", ["equipment_id", "id"])
    op.create_table(
        "equipment_scan",
        sa.Column("id", sa.Uuid(), nullable=False),
        sa.Column("company_id", sa.Uuid(), nullable=False),
        sa.Column("project_id", sa.Uuid(), nullable=False),
        sa.Column("equipment_id", sa.Uuid(), nullable=False),
        sa.Column("check_type", sa.Integer(), nullable=False),
        sa.Column("at", sa.DateTime(timezone=True), nullable=False),
        sa.Column("received_at", sa.DateTime(timezone=True), nullable=False),
        sa.Column("device_time", sa.DateTime(timezone=True), nullable=False),
        sa.Column("latitude", sa.Float(), nullable=True),
        sa.Column("longitude", sa.Float(), nullable=True),
        sa.Column("marks", postgresql.ARRAY(sa.Text()), nullable=False),
        sa.Column("device_id", sa.Uuid(), nullable=False),
        sa.Column("created_by", sa.Uuid(), nullable=False),
        sa.ForeignKeyConstraint(
            ["equipment_id"],
            ["equipment.id"],
            name=op.f("fk_equipment_scan_equipment_id_equipment"),
            ondelete="CASCADE",
        ),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_equipment_scan")),
    )
    op.create_index("ix_equipment_scan_equipment", "equipment_scan", ["equipment_id", "at"])
    op.create_table(
        "equipment_attendance_record",
        sa.Column("id", sa.Uuid(), nullable=False),
        sa.Column("company_id", sa.Uuid(), nullable=False),
        sa.Column("project_id", sa.Uuid(), nullable=False),
        sa.Column("equipment_id", sa.Uuid(), nullable=False),
        sa.Column("check_in_at", sa.DateTime(timezone=True), nullable=False),
        sa.Column("check_in_latitude", sa.Float(), nullable=True),
        sa.Column("check_in_longitude", sa.Float(), nullable=True),
        sa.Column("check_out_at", sa.DateTime(timezone=True), nullable=True),
        sa.Column("check_out_latitude", sa.Float(), nullable=True),
        sa.Column("check_out_longitude", sa.Float(), nullable=True),
        sa.Column("user_ids", postgresql.ARRAY(sa.Uuid()), nullable=False),
        sa.Column("issues", postgresql.ARRAY(sa.Text()), nullable=False),
        sa.Column("revision", sa.Integer(), server_default=sa.text("1"), nullable=False),
        sa.ForeignKeyConstraint(
            ["equipment_id"],
            ["equipment.id"],
            name=op.f("fk_equipment_attendance_record_equipment_id_equipment"),
            ondelete="CASCADE",
        ),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_equipment_attendance_record")),
    )
    op.create_index(
        "ix_equipment_attendance_record_equipment",
        "equipment_attendance_record",
        ["equipment_id", "check_in_at"],
    )
    op.create_index(
        "ix_equipment_attendance_record_project",
        "equipment_attendance_record",
        ["company_id", "project_id", "check_in_at"],
    )


def downgrade() -> None:
    for table in ("equipment_attendance_record", "equipment_scan", "equipment_change", "equipment"):
        op.drop_table(table)
