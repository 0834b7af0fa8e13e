"""find submissions by text and count what is open"""

import sqlalchemy as sa
from alembic import op

revision = "6f0c2b9ae417"
down_revision = "5e8c27b1d094"
branch_labels = None
depends_on = None


def upgrade() -> None:
    # Both are trusted: the owner of a database may add them.
    op.execute("create extension if not exists pg_trgm")
    op.execute("create extension if not exists btree_gin")
    op.create_index(
        "ix_submission_text",
        "submission",
        ["company_id", "reference_number", "template_name"],
        unique=False,
        postgresql_using="gin",
        postgresql_ops={"reference_number": "gin_trgm_ops", "template_name": "gin_trgm_ops"},
    )
    op.create_index(
        "ix_submission_open",
        "submission",
        ["company_id", "project_id"],
        unique=False,
        postgresql_where=sa.text("state <> 'done'"),
    )


def downgrade() -> None:
    op.drop_index("ix_submission_open", table_name="submission", postgresql_where=sa.text("state <> 'done'"))
    op.drop_index("ix_submission_text", table_name="submission", postgresql_using="gin")
    op.execute("drop extension btree_gin")
    op.execute("drop extension pg_trgm")
