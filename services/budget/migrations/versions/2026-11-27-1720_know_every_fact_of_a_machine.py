"""know every fact of a machine"""

import sqlalchemy as sa
from alembic import op

revision = "5c1d84f0a63e"
down_revision = "e7a93c05b2d8"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "machine_fact",
        sa.Column("equipment_id", sa.Uuid(), nullable=False),
        sa.Column("revision", sa.BigInteger(), nullable=False),
        sa.Column("company_id", sa.Uuid(), nullable=False),
        sa.Column("told_at", sa.DateTime(timezone=True), nullable=False),
        sa.Column("category", sa.Text(), nullable=False),
        sa.Column("is_rented", sa.Boolean(), nullable=False),
        sa.Column("counts", sa.Boolean(), nullable=False),
        sa.PrimaryKeyConstraint("equipment_id", "revision", name=op.f("pk_machine_fact")),
    )
    op.create_index("ix_machine_fact_company", "machine_fact", ["company_id"])
    # What was kept so far was of events before any that are still to come. The first is of the year 1.
    op.execute(
        """
        insert into machine_fact (equipment_id, revision, company_id, told_at, category, is_rented, counts)
        select machine.id, fact.place - jsonb_array_length(machine.facts), machine.company_id,
            (fact.value ->> 'from')::timestamptz,
            fact.value ->> 'category', (fact.value ->> 'isRented')::boolean,
            (fact.value ->> 'counts')::boolean
        from machine, jsonb_array_elements(machine.facts) with ordinality fact (value, place)
        """
    )
    # The release before writes it while this one is rolled out.
    op.alter_column("machine", "facts", server_default=sa.text("'[]'"))


def downgrade() -> None:
    op.alter_column("machine", "facts", server_default=None)
    op.drop_table("machine_fact")
