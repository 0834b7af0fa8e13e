import sqlalchemy as sa
from alembic import op


def upgrade() -> None:
    op.create_table(
        "deleted_company",
        sa.Column("company_id", sa.Uuid(), nullable=False),
        sa.Column("deleted_at", sa.DateTime(timezone=True), nullable=False),
        sa.PrimaryKeyConstraint("company_id", name=op.f("pk_deleted_company")),
    )
    # Unknown in the rows that are there, until the next event about each.
    op.add_column("projection_revision", sa.Column("company_id", sa.Uuid(), nullable=True))


def downgrade() -> None:
    op.drop_column("projection_revision", "company_id")
    op.drop_table("deleted_company")
