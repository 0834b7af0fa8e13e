from alembic import op


def upgrade() -> None:
    op.create_index("ix_projection_revision_company", "projection_revision", ["company_id"])


def downgrade() -> None:
    op.drop_index("ix_projection_revision_company", "projection_revision")
