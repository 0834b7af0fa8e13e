"""keep replaced drafts and a library"""

import sqlalchemy as sa
from alembic import op
from sqlalchemy.dialects import postgresql

revision = "f92c7a41d05e"
down_revision = "e81b5f20c937"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "form_kept_draft",
        sa.Column("id", sa.Uuid(), nullable=False),
        sa.Column("template_id", sa.Uuid(), nullable=False),
        sa.Column("body", postgresql.JSONB(), nullable=False),
        sa.Column("workflow", postgresql.JSONB(), nullable=False),
        sa.Column("detail", postgresql.JSONB(), nullable=False),
        sa.Column("fields_count", sa.Integer(), nullable=False),
        sa.Column("kept_by", sa.Uuid(), nullable=False),
        sa.Column("kept_at", sa.DateTime(timezone=True), nullable=False),
        sa.ForeignKeyConstraint(
            ["template_id"],
            ["form_template.id"],
            name="fk_form_kept_draft_template_id_form_template",
            ondelete="CASCADE",
        ),
        sa.PrimaryKeyConstraint("id", name="pk_form_kept_draft"),
    )
    op.create_index("ix_form_kept_draft_template_id", "form_kept_draft", ["template_id"])
    op.create_index("ix_form_kept_draft_kept_at", "form_kept_draft", ["kept_at"])
    op.add_column(
        "form_template", sa.Column("is_library", sa.Boolean(), server_default="false", nullable=False)
    )
    op.create_table(
        "form_collection",
        sa.Column("id", sa.Uuid(), nullable=False),
        sa.Column("about", sa.Text(), server_default="", nullable=False),
        sa.Column("cover_file_id", sa.Uuid(), nullable=True),
        sa.Column("uses", sa.Integer(), server_default="0", nullable=False),
        sa.Column("revision", sa.Integer(), server_default="1", nullable=False),
        sa.ForeignKeyConstraint(
            ["id"], ["form_template.id"], name="fk_form_collection_id_form_template", ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("id", name="pk_form_collection"),
    )
    op.create_index("ix_submission_template_version", "submission", ["template_id", "template_version"])


def downgrade() -> None:
    op.drop_index("ix_submission_template_version", table_name="submission")
    # Without the mark they would be templates that anybody fills in.
    op.execute("delete from form_template where is_library")
    op.drop_table("form_collection")
    op.drop_column("form_template", "is_library")
    op.drop_table("form_kept_draft")
