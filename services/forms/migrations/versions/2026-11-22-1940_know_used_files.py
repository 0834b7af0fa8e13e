"""know used files"""

import sqlalchemy as sa
from alembic import op

revision = "7c1d8e52fa90"
down_revision = "c41f7a9e02d6"
branch_labels = None
depends_on = None

_IS_UNUSED = "not is_kept and not is_used"
# Each value is read once, whatever it holds; a signature's file and an upload's are called alike.
_MARK = """
    update submission_file set is_used = true
    from (
        select distinct submission_id, jsonb_path_query(value, '$.**.fileId') #>> '{}' as file_id
        from submission_value where value is not null
    ) as used
    where submission_file.submission_id = used.submission_id and submission_file.id::text = used.file_id
"""


def upgrade() -> None:
    op.add_column(
        "submission_file", sa.Column("is_used", sa.Boolean(), server_default="false", nullable=False)
    )
    op.execute(_MARK)
    op.create_index("ix_submission_file_field", "submission_file", ["submission_id", "field_id"])
    _replace("created_at", "ix_submission_file_droppable", "ix_submission_file_unused")
    _replace("uploaded_by", "ix_submission_file_uploaded_by", "ix_submission_file_unused_of")
    op.drop_index("ix_submission_file_submission_id", table_name="submission_file")


def _replace(column: str, before: str, after: str) -> None:
    op.create_index(after, "submission_file", [column], postgresql_where=sa.text(_IS_UNUSED))
    op.drop_index(before, table_name="submission_file")


def downgrade() -> None:
    is_droppable = sa.text("not is_kept")
    op.create_index("ix_submission_file_submission_id", "submission_file", ["submission_id"])
    for column, before, after in (
        ("uploaded_by", "ix_submission_file_uploaded_by", "ix_submission_file_unused_of"),
        ("created_at", "ix_submission_file_droppable", "ix_submission_file_unused"),
    ):
        op.create_index(before, "submission_file", [column], postgresql_where=is_droppable)
        op.drop_index(after, table_name="submission_file")
    op.drop_index("ix_submission_file_field", table_name="submission_file")
    op.drop_column("submission_file", "is_used")
