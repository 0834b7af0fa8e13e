"""start forms by a link"""

import sqlalchemy as sa
from alembic import op
from sqlalchemy.dialects import postgresql

revision = "d7e3a2f41b90"
down_revision = "e90c4b7d1a36"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "start_link",
        sa.Column("id", sa.Uuid(), nullable=False),
        sa.Column("company_id", sa.Uuid(), nullable=False),
        sa.Column("template_id", sa.Uuid(), nullable=False),
        sa.Column("project_id", sa.Uuid(), nullable=False),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("secret_digest", sa.LargeBinary(), nullable=False),
        sa.Column("expires_at", sa.DateTime(timezone=True), nullable=True),
        sa.Column("most_uses", sa.Integer(), nullable=True),
        sa.Column("most_a_day", sa.Integer(), nullable=False),
        sa.Column("uses", sa.Integer(), server_default=sa.text("0"), nullable=False),
        sa.Column("uses_that_day", sa.Integer(), server_default=sa.text("0"), nullable=False),
        sa.Column("used_on", sa.Date(), nullable=True),
        sa.Column("codes", sa.Integer(), server_default=sa.text("0"), nullable=False),
        sa.Column("codes_since", sa.DateTime(timezone=True), nullable=True),
        sa.Column("revoked_at", sa.DateTime(timezone=True), nullable=True),
        sa.Column("created_by", sa.Uuid(), nullable=False),
        sa.Column("created_at", sa.DateTime(timezone=True), nullable=False),
        sa.ForeignKeyConstraint(
            ["template_id"],
            ["form_template.id"],
            name=op.f("fk_start_link_template_id_form_template"),
            ondelete="CASCADE",
        ),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_start_link")),
    )
    op.create_index("ix_start_link_template", "start_link", ["template_id", "id"], unique=False)
    op.create_index("uq_start_link_secret", "start_link", ["secret_digest", "company_id"], unique=True)
    op.create_table(
        "start_visit",
        sa.Column("id", sa.Uuid(), nullable=False),
        sa.Column("link_id", sa.Uuid(), nullable=False),
        sa.Column("email", sa.Text(), nullable=False),
        sa.Column("code", sa.Text(), nullable=True),
        sa.Column("code_ends_at", sa.DateTime(timezone=True), nullable=True),
        sa.Column("tries", sa.Integer(), server_default=sa.text("0"), nullable=False),
        sa.Column("codes", sa.Integer(), server_default=sa.text("0"), nullable=False),
        sa.Column("codes_since", sa.DateTime(timezone=True), nullable=True),
        sa.Column("created_at", sa.DateTime(timezone=True), nullable=False),
        sa.ForeignKeyConstraint(
            ["link_id"], ["start_link.id"], name=op.f("fk_start_visit_link_id_start_link"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_start_visit")),
        sa.UniqueConstraint("link_id", "email", name=op.f("uq_start_visit_link_id_email")),
    )
    op.create_index("ix_start_visit_codes_since", "start_visit", ["codes_since"], unique=False)
    op.add_column("share_link", sa.Column("start_link_id", sa.Uuid(), nullable=True))
    op.create_foreign_key(
        op.f("fk_share_link_start_link_id_start_link"),
        "share_link",
        "start_link",
        ["start_link_id"],
        ["id"],
        ondelete="CASCADE",
    )
    op.create_index(
        "ix_share_link_start_link",
        "share_link",
        ["start_link_id"],
        unique=False,
        postgresql_where=sa.text("start_link_id is not null"),
    )
    op.add_column(
        "submission",
        sa.Column("outsider", postgresql.JSONB(none_as_null=True, astext_type=sa.Text()), nullable=True),
    )


def downgrade() -> None:
    op.drop_column("submission", "outsider")
    op.drop_index("ix_share_link_start_link", table_name="share_link")
    op.drop_column("share_link", "start_link_id")
    op.drop_table("start_visit")
    op.drop_table("start_link")
