"""add submissions"""

import sqlalchemy as sa
from alembic import op
from sqlalchemy.dialects import postgresql

revision = "da23969695ba"
down_revision = "288ec5d018e6"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "gone_team",
        sa.Column("team_id", sa.Uuid(), nullable=False),
        sa.Column("deleted_at", sa.DateTime(timezone=True), nullable=False),
        sa.PrimaryKeyConstraint("team_id", name=op.f("pk_gone_team")),
    )
    op.create_table(
        "submission",
        sa.Column("id", sa.Uuid(), nullable=False),
        sa.Column("company_id", sa.Uuid(), nullable=False),
        sa.Column("project_id", sa.Uuid(), nullable=False),
        sa.Column("template_id", sa.Uuid(), nullable=False),
        sa.Column("template_version", sa.Integer(), nullable=False),
        sa.Column("template_name", sa.Text(), nullable=False),
        sa.Column("state", sa.Text(), nullable=False),
        sa.Column("current_step_id", sa.Uuid(), nullable=True),
        sa.Column("current_step_name", sa.Text(), nullable=False),
        sa.Column("current_team_ids", postgresql.ARRAY(sa.Uuid()), nullable=False),
        sa.Column("involved_team_ids", postgresql.ARRAY(sa.Uuid()), nullable=False),
        sa.Column("transitions", sa.Integer(), nullable=False),
        sa.Column("reference_number", sa.Text(), nullable=False),
        sa.Column("submitter_id", sa.Uuid(), nullable=False),
        sa.Column("attention", sa.Text(), nullable=False),
        sa.Column("submitted_at", sa.DateTime(timezone=True), nullable=True),
        sa.Column("step_entered_at", sa.DateTime(timezone=True), nullable=False),
        sa.Column("closed_at", sa.DateTime(timezone=True), nullable=True),
        sa.Column("created_at", sa.DateTime(timezone=True), nullable=False),
        sa.Column("updated_at", sa.DateTime(timezone=True), nullable=False),
        sa.ForeignKeyConstraint(
            ["template_id", "template_version"],
            ["form_version.template_id", "form_version.number"],
            name=op.f("fk_submission_template_id_template_version_form_version"),
        ),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_submission")),
    )
    op.create_index(
        "ix_submission_company",
        "submission",
        ["company_id", sa.literal_column("created_at desc"), "id"],
        unique=False,
    )
    op.create_index(
        "ix_submission_current_teams",
        "submission",
        ["current_team_ids"],
        unique=False,
        postgresql_using="gin",
        postgresql_where=sa.text("current_team_ids <> '{}'"),
    )
    op.create_index(
        "ix_submission_own_drafts",
        "submission",
        ["submitter_id"],
        unique=False,
        postgresql_where=sa.text("state = 'draft'"),
    )
    op.create_index(
        "ix_submission_project",
        "submission",
        ["project_id", sa.literal_column("created_at desc")],
        unique=False,
    )
    op.create_index(
        "ix_submission_template",
        "submission",
        ["template_id", sa.literal_column("created_at desc")],
        unique=False,
    )
    op.create_table(
        "attempt",
        sa.Column("id", sa.Uuid(), nullable=False),
        sa.Column("submission_id", sa.Uuid(), nullable=False),
        sa.Column("step_id", sa.Uuid(), nullable=False),
        sa.Column("action_id", sa.Uuid(), nullable=False),
        sa.Column("actor_id", sa.Uuid(), nullable=False),
        sa.Column("fingerprint", sa.LargeBinary(), nullable=False),
        sa.Column("values", postgresql.JSONB(astext_type=sa.Text()), nullable=False),
        sa.Column("created_at", sa.DateTime(timezone=True), nullable=False),
        sa.ForeignKeyConstraint(
            ["submission_id"],
            ["submission.id"],
            name=op.f("fk_attempt_submission_id_submission"),
            ondelete="CASCADE",
        ),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_attempt")),
    )
    op.create_index("ix_attempt_submission_id", "attempt", ["submission_id"], unique=False)
    op.create_table(
        "step_record",
        sa.Column("id", sa.Uuid(), nullable=False),
        sa.Column("submission_id", sa.Uuid(), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("attempt_id", sa.Uuid(), nullable=False),
        sa.Column("step_id", sa.Uuid(), nullable=False),
        sa.Column("step_name", sa.Text(), nullable=False),
        sa.Column("action_id", sa.Uuid(), nullable=False),
        sa.Column("action_name", sa.Text(), nullable=False),
        sa.Column("to_step_id", sa.Uuid(), nullable=True),
        sa.Column("actor_id", sa.Uuid(), nullable=False),
        sa.Column("team_ids", postgresql.ARRAY(sa.Uuid()), nullable=False),
        sa.Column("values", postgresql.JSONB(astext_type=sa.Text()), nullable=False),
        sa.Column("at", sa.DateTime(timezone=True), nullable=False),
        sa.ForeignKeyConstraint(
            ["submission_id"],
            ["submission.id"],
            name=op.f("fk_step_record_submission_id_submission"),
            ondelete="CASCADE",
        ),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_step_record")),
        sa.UniqueConstraint("attempt_id", name=op.f("uq_step_record_attempt_id")),
        sa.UniqueConstraint("submission_id", "number", name=op.f("uq_step_record_submission_id_number")),
    )
    op.create_table(
        "submission_file",
        sa.Column("id", sa.Uuid(), nullable=False),
        sa.Column("submission_id", sa.Uuid(), nullable=False),
        sa.Column("field_id", sa.Uuid(), nullable=False),
        sa.Column("key", sa.Text(), nullable=False),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("size", sa.BigInteger(), nullable=False),
        sa.Column("content_type", sa.Text(), nullable=False),
        sa.Column("thumbnail_key", sa.Text(), nullable=True),
        sa.Column("print_key", sa.Text(), nullable=True),
        sa.Column("is_kept", sa.Boolean(), nullable=False),
        sa.Column("uploaded_by", sa.Uuid(), nullable=False),
        sa.Column("created_at", sa.DateTime(timezone=True), nullable=False),
        sa.ForeignKeyConstraint(
            ["submission_id"],
            ["submission.id"],
            name=op.f("fk_submission_file_submission_id_submission"),
            ondelete="CASCADE",
        ),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_submission_file")),
    )
    op.create_index("ix_submission_file_submission_id", "submission_file", ["submission_id"], unique=False)
    op.create_table(
        "submission_participant",
        sa.Column("user_id", sa.Uuid(), nullable=False),
        sa.Column("submission_id", sa.Uuid(), nullable=False),
        sa.ForeignKeyConstraint(
            ["submission_id"],
            ["submission.id"],
            name=op.f("fk_submission_participant_submission_id_submission"),
            ondelete="CASCADE",
        ),
        sa.PrimaryKeyConstraint("user_id", "submission_id", name=op.f("pk_submission_participant")),
    )
    op.create_index(
        "ix_submission_participant_submission_id", "submission_participant", ["submission_id"], unique=False
    )
    op.create_table(
        "submission_value",
        sa.Column("submission_id", sa.Uuid(), nullable=False),
        sa.Column("field_id", sa.Uuid(), nullable=False),
        sa.Column("value", postgresql.JSONB(none_as_null=True, astext_type=sa.Text()), nullable=True),
        sa.Column("revision", sa.Integer(), nullable=False),
        sa.Column("saved_by", sa.Uuid(), nullable=False),
        sa.Column("saved_at", sa.DateTime(timezone=True), nullable=False),
        sa.ForeignKeyConstraint(
            ["submission_id"],
            ["submission.id"],
            name=op.f("fk_submission_value_submission_id_submission"),
            ondelete="CASCADE",
        ),
        sa.PrimaryKeyConstraint("submission_id", "field_id", name=op.f("pk_submission_value")),
    )


def downgrade() -> None:
    op.drop_table("submission_value")
    op.drop_index("ix_submission_participant_submission_id", table_name="submission_participant")
    op.drop_table("submission_participant")
    op.drop_index("ix_submission_file_submission_id", table_name="submission_file")
    op.drop_table("submission_file")
    op.drop_table("step_record")
    op.drop_index("ix_attempt_submission_id", table_name="attempt")
    op.drop_table("attempt")
    op.drop_index("ix_submission_template", table_name="submission")
    op.drop_index("ix_submission_project", table_name="submission")
    op.drop_index(
        "ix_submission_own_drafts", table_name="submission", postgresql_where=sa.text("state = 'draft'")
    )
    op.drop_index(
        "ix_submission_current_teams",
        table_name="submission",
        postgresql_using="gin",
        postgresql_where=sa.text("current_team_ids <> '{}'"),
    )
    op.drop_index("ix_submission_company", table_name="submission")
    op.drop_table("submission")
    op.drop_table("gone_team")
