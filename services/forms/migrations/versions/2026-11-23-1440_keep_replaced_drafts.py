"""keep replaced drafts"""

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
    op.create_index("ix_submission_template_version", "submission", ["template_id", "template_version"])


def downgrade() -> None:
    op.drop_index("ix_submission_template_version", table_name="submission")
    op.drop_table("form_kept_draft")
