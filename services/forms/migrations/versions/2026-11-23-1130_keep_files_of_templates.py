"""keep files of templates"""

import sqlalchemy as sa
from alembic import op

revision = "e81b5f20c937"
down_revision = "d60af38e2c74"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "template_file",
        sa.Column("template_id", sa.Uuid(), nullable=False),
        sa.Column("id", sa.Uuid(), nullable=False),
        sa.Column("stored_with", sa.Uuid(), nullable=False),
        sa.Column("key", sa.Text(), nullable=False),
        sa.Column("shown_key", sa.Text(), nullable=False),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("size", sa.BigInteger(), nullable=False),
        sa.Column("content_type", sa.Text(), nullable=False),
        sa.Column("unused_since", sa.DateTime(timezone=True), nullable=True),
        sa.Column("is_published", sa.Boolean(), server_default="false", nullable=False),
        sa.Column("uploaded_by", sa.Uuid(), nullable=False),
        sa.Column("created_at", sa.DateTime(timezone=True), nullable=False),
        sa.ForeignKeyConstraint(
            ["template_id"],
            ["form_template.id"],
            name="fk_template_file_template_id_form_template",
            ondelete="CASCADE",
        ),
        sa.PrimaryKeyConstraint("template_id", "id", name="pk_template_file"),
    )
    op.create_index("ix_template_file_stored_with", "template_file", ["stored_with"])
    op.create_index(
        "ix_template_file_unused",
        "template_file",
        ["unused_since"],
        postgresql_where=sa.text("unused_since is not null and not is_published"),
    )


def downgrade() -> None:
    op.drop_table("template_file")
