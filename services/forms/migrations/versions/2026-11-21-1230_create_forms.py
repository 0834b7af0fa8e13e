"""create forms"""

import sqlalchemy as sa
from alembic import op
from sqlalchemy.dialects import postgresql

revision = "288ec5d018e6"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "dead_letter",
        sa.Column("id", sa.Uuid(), nullable=False),
        sa.Column("consumer", sa.Text(), nullable=False),
        sa.Column("event_id", sa.Uuid(), nullable=False),
        sa.Column("subject", sa.Text(), nullable=False),
        sa.Column("payload", sa.LargeBinary(), nullable=False),
        sa.Column("traceparent", sa.Text(), nullable=True),
        sa.Column("attempts", sa.Integer(), nullable=False),
        sa.Column("error", sa.Text(), nullable=False),
        sa.Column("created_at", sa.DateTime(timezone=True), nullable=False),
        sa.Column("replayed_at", sa.DateTime(timezone=True), nullable=True),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_dead_letter")),
    )
    op.create_index(op.f("ix_dead_letter_consumer"), "dead_letter", ["consumer"], unique=False)
    op.create_table(
        "form_template",
        sa.Column("id", sa.Uuid(), nullable=False),
        sa.Column("company_id", sa.Uuid(), nullable=False),
        sa.Column("project_id", sa.Uuid(), nullable=True),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("folder_name", sa.Text(), server_default=sa.text("''"), nullable=False),
        sa.Column("reference_number_prefix", sa.Text(), server_default=sa.text("''"), nullable=False),
        sa.Column("reference_number_suffix", sa.Text(), server_default=sa.text("''"), nullable=False),
        sa.Column("reference_number_starts_from", sa.Text(), server_default=sa.text("''"), nullable=False),
        sa.Column("valid_time_step_id", sa.Uuid(), nullable=True),
        sa.Column("valid_time_days", sa.Integer(), nullable=True),
        sa.Column("is_valid_time_enabled", sa.Boolean(), server_default=sa.text("false"), nullable=False),
        sa.Column("body_revision", sa.Integer(), server_default=sa.text("1"), nullable=False),
        sa.Column("body_saved_by", sa.Uuid(), nullable=False),
        sa.Column("body_saved_at", sa.DateTime(timezone=True), nullable=False),
        sa.Column("fields_count", sa.Integer(), server_default=sa.text("0"), nullable=False),
        sa.Column("workflow_revision", sa.Integer(), server_default=sa.text("1"), nullable=False),
        sa.Column("workflow_saved_by", sa.Uuid(), nullable=False),
        sa.Column("workflow_saved_at", sa.DateTime(timezone=True), nullable=False),
        sa.Column("detail_revision", sa.Integer(), server_default=sa.text("1"), nullable=False),
        sa.Column("detail_saved_by", sa.Uuid(), nullable=False),
        sa.Column("detail_saved_at", sa.DateTime(timezone=True), nullable=False),
        sa.Column("published_version", sa.Integer(), nullable=True),
        sa.Column("published_body_revision", sa.Integer(), nullable=True),
        sa.Column("published_workflow_revision", sa.Integer(), nullable=True),
        sa.Column("published_detail_revision", sa.Integer(), nullable=True),
        sa.Column("archived_at", sa.DateTime(timezone=True), nullable=True),
        sa.Column("created_by", sa.Uuid(), nullable=False),
        sa.Column("created_at", sa.DateTime(timezone=True), nullable=False),
        sa.Column("updated_by", sa.Uuid(), nullable=False),
        sa.Column("updated_at", sa.DateTime(timezone=True), nullable=False),
        sa.CheckConstraint(
            "published_version is null or published_version > 0",
            name=op.f("ck_form_template_published_version"),
        ),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_form_template")),
    )
    op.create_index(
        "ix_form_template_list",
        "form_template",
        ["company_id", sa.literal_column("lower(name)"), "id"],
        unique=False,
    )
    op.create_table(
        "idempotency_key",
        sa.Column("caller", sa.Text(), nullable=False),
        sa.Column("key", sa.Text(), nullable=False),
        sa.Column("fingerprint", sa.LargeBinary(), nullable=False),
        sa.Column("status", sa.Integer(), nullable=False),
        sa.Column("body", sa.LargeBinary(), nullable=False),
        sa.Column("created_at", sa.DateTime(timezone=True), nullable=False),
        sa.PrimaryKeyConstraint("caller", "key", name=op.f("pk_idempotency_key")),
    )
    op.create_index("ix_idempotency_key_created_at", "idempotency_key", ["created_at"], unique=False)
    op.create_table(
        "inbox_claim",
        sa.Column("consumer", sa.Text(), nullable=False),
        sa.Column("event_id", sa.Uuid(), nullable=False),
        sa.Column("claimed_at", sa.DateTime(timezone=True), server_default=sa.text("now()"), nullable=False),
        sa.PrimaryKeyConstraint("consumer", "event_id", name=op.f("pk_inbox_claim")),
    )
    op.create_index("ix_inbox_claim_claimed_at", "inbox_claim", ["claimed_at"], unique=False)
    op.create_table(
        "outbox_event",
        sa.Column("id", sa.Uuid(), nullable=False),
        sa.Column("subject", sa.Text(), nullable=False),
        sa.Column("payload", sa.LargeBinary(), nullable=False),
        sa.Column("traceparent", sa.Text(), nullable=True),
        sa.Column("created_at", sa.DateTime(timezone=True), nullable=False),
        sa.Column("published_at", sa.DateTime(timezone=True), nullable=True),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_outbox_event")),
    )
    op.create_index("ix_outbox_event_published_at", "outbox_event", ["published_at"], unique=False)
    op.create_index(
        "ix_outbox_event_unpublished",
        "outbox_event",
        ["id"],
        unique=False,
        postgresql_where=sa.text("published_at is null"),
    )
    op.create_table(
        "form_draft",
        sa.Column("template_id", sa.Uuid(), nullable=False),
        sa.Column("body", postgresql.JSONB(astext_type=sa.Text()), nullable=False),
        sa.Column("workflow", postgresql.JSONB(astext_type=sa.Text()), nullable=False),
        sa.ForeignKeyConstraint(
            ["template_id"],
            ["form_template.id"],
            name=op.f("fk_form_draft_template_id_form_template"),
            ondelete="CASCADE",
        ),
        sa.PrimaryKeyConstraint("template_id", name=op.f("pk_form_draft")),
    )
    op.create_table(
        "form_reference_counter",
        sa.Column("template_id", sa.Uuid(), nullable=False),
        sa.Column("last", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(
            ["template_id"],
            ["form_template.id"],
            name=op.f("fk_form_reference_counter_template_id_form_template"),
            ondelete="CASCADE",
        ),
        sa.PrimaryKeyConstraint("template_id", name=op.f("pk_form_reference_counter")),
    )
    op.create_table(
        "form_version",
        sa.Column("template_id", sa.Uuid(), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("body", postgresql.JSONB(astext_type=sa.Text()), nullable=False),
        sa.Column("workflow", postgresql.JSONB(astext_type=sa.Text()), nullable=False),
        sa.Column("detail", postgresql.JSONB(astext_type=sa.Text()), nullable=False),
        sa.Column("fields_count", sa.Integer(), nullable=False),
        sa.Column("body_revision", sa.Integer(), nullable=False),
        sa.Column("workflow_revision", sa.Integer(), nullable=False),
        sa.Column("detail_revision", sa.Integer(), nullable=False),
        sa.Column("published_by", sa.Uuid(), nullable=False),
        sa.Column("published_at", sa.DateTime(timezone=True), nullable=False),
        sa.ForeignKeyConstraint(
            ["template_id"],
            ["form_template.id"],
            name=op.f("fk_form_version_template_id_form_template"),
            ondelete="CASCADE",
        ),
        sa.PrimaryKeyConstraint("template_id", "number", name=op.f("pk_form_version")),
    )
    op.execute(
        """
        create function refuse_to_change_a_version() returns trigger language plpgsql as $$
        begin
            raise exception 'a published version never changes';
        end $$
        """
    )
    op.execute(
        """
        create trigger form_version_never_changes before update on form_version
        for each row execute function refuse_to_change_a_version()
        """
    )


def downgrade() -> None:
    op.drop_table("form_version")
    op.drop_table("form_reference_counter")
    op.drop_table("form_draft")
    op.drop_index(
        "ix_outbox_event_unpublished",
        table_name="outbox_event",
        postgresql_where=sa.text("published_at is null"),
    )
    op.drop_index("ix_outbox_event_published_at", table_name="outbox_event")
    op.drop_table("outbox_event")
    op.drop_index("ix_inbox_claim_claimed_at", table_name="inbox_claim")
    op.drop_table("inbox_claim")
    op.drop_index("ix_idempotency_key_created_at", table_name="idempotency_key")
    op.drop_table("idempotency_key")
    op.drop_index("ix_form_template_list", table_name="form_template")
    op.drop_table("form_template")
    op.drop_index(op.f("ix_dead_letter_consumer"), table_name="dead_letter")
    op.drop_table("dead_letter")
    op.execute("drop function refuse_to_change_a_version")
