"""find acts by what they were about"""

from alembic import op

revision = "e2b94d6c17a5"
down_revision = "d7a1c3f05e82"
branch_labels = None
depends_on = None


def upgrade() -> None:
    # Both are trusted: the owner of a database may add them.
    op.execute("create extension if not exists pg_trgm")
    op.execute("create extension if not exists btree_gin")
    op.create_index(
        "ix_audit_record_text",
        "audit_record",
        ["company_id", "subject_name"],
        unique=False,
        postgresql_using="gin",
        postgresql_ops={"subject_name": "gin_trgm_ops"},
    )


def downgrade() -> None:
    op.drop_index("ix_audit_record_text", table_name="audit_record", postgresql_using="gin")
    op.execute("drop extension btree_gin")
    op.execute("drop extension pg_trgm")
