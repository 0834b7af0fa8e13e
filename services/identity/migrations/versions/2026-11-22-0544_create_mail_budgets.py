"""create mail budgets"""

import sqlalchemy as sa
from alembic import op

revision = "f063ac780bdf"
down_revision = "a9fc52a8e098"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "mail_claim",
        sa.Column("id", sa.Uuid(), nullable=False),
        sa.Column("company_id", sa.Uuid(), nullable=False),
        sa.Column("purpose", sa.Text(), nullable=False),
        sa.Column("mailbox", sa.Text(), nullable=False),
        sa.Column("email", sa.Text(), nullable=False),
        sa.Column("is_outside", sa.Boolean(), nullable=False),
        sa.Column("submission_id", sa.Uuid(), nullable=True),
        sa.Column("outcome", sa.Text(), nullable=False),
        sa.Column("created_at", sa.DateTime(timezone=True), nullable=False),
        sa.Column("counted_at", sa.DateTime(timezone=True), nullable=True),
        sa.Column("retry_at", sa.DateTime(timezone=True), nullable=True),
        sa.ForeignKeyConstraint(
            ["company_id"], ["company.id"], name=op.f("fk_mail_claim_company_id_company")
        ),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_mail_claim")),
    )
    op.create_index("ix_mail_claim_company", "mail_claim", ["company_id", "counted_at"], unique=False)
    op.create_index("ix_mail_claim_created_at", "mail_claim", ["created_at"], unique=False)
    op.create_index(
        "ix_mail_claim_held",
        "mail_claim",
        ["company_id", "mailbox"],
        unique=False,
        postgresql_where=sa.text("outcome in ('waitsForConsent', 'overBudget')"),
    )
    op.create_index("ix_mail_claim_mailbox", "mail_claim", ["mailbox", "counted_at"], unique=False)
    op.create_index("ix_mail_claim_newest", "mail_claim", ["company_id", "created_at"], unique=False)
    op.create_index("ix_mail_claim_submission", "mail_claim", ["submission_id"], unique=False)
    op.create_table(
        "mail_contact",
        sa.Column("id", sa.Uuid(), nullable=False),
        sa.Column("company_id", sa.Uuid(), nullable=False),
        sa.Column("mailbox", sa.Text(), nullable=False),
        sa.Column("email", sa.Text(), nullable=False),
        sa.Column("choice", sa.Text(), nullable=False),
        sa.Column("asked_at", sa.DateTime(timezone=True), nullable=True),
        sa.Column("chosen_at", sa.DateTime(timezone=True), nullable=True),
        sa.Column("reported_at", sa.DateTime(timezone=True), nullable=True),
        sa.Column("created_at", sa.DateTime(timezone=True), nullable=False),
        sa.ForeignKeyConstraint(
            ["company_id"], ["company.id"], name=op.f("fk_mail_contact_company_id_company")
        ),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_mail_contact")),
        sa.UniqueConstraint("company_id", "mailbox", name=op.f("uq_mail_contact_company_id_mailbox")),
    )
    op.create_index(
        "ix_mail_contact_reported",
        "mail_contact",
        ["company_id"],
        unique=False,
        postgresql_where=sa.text("reported_at is not null"),
    )
    op.create_table(
        "mail_standing",
        sa.Column("company_id", sa.Uuid(), nullable=False),
        sa.Column("stopped_at", sa.DateTime(timezone=True), nullable=True),
        sa.Column("stopped_because", sa.Text(), nullable=False),
        sa.Column("outside_a_day", sa.Integer(), nullable=True),
        sa.Column("warned_on", sa.Date(), nullable=True),
        sa.Column("warned_percent", sa.Integer(), nullable=False),
        sa.ForeignKeyConstraint(
            ["company_id"], ["company.id"], name=op.f("fk_mail_standing_company_id_company")
        ),
        sa.PrimaryKeyConstraint("company_id", name=op.f("pk_mail_standing")),
    )


def downgrade() -> None:
    op.drop_table("mail_standing")
    op.drop_index(
        "ix_mail_contact_reported",
        table_name="mail_contact",
        postgresql_where=sa.text("reported_at is not null"),
    )
    op.drop_table("mail_contact")
    op.drop_index("ix_mail_claim_submission", table_name="mail_claim")
    op.drop_index("ix_mail_claim_newest", table_name="mail_claim")
    op.drop_index("ix_mail_claim_mailbox", table_name="mail_claim")
    op.drop_index(
        "ix_mail_claim_held",
        table_name="mail_claim",
        postgresql_where=sa.text("outcome in ('waitsForConsent', 'overBudget')"),
    )
    op.drop_index("ix_mail_claim_created_at", table_name="mail_claim")
    op.drop_index("ix_mail_claim_company", table_name="mail_claim")
    op.drop_table("mail_claim")
