import sqlalchemy as sa
from alembic import op
from sqlalchemy.dialects import postgresql


def upgrade() -> None:
    op.add_column("outbox_event", sa.Column("actor", sa.Uuid(), nullable=True))
    op.add_column("outbox_event", sa.Column("aggregate_id", sa.Text(), nullable=True))
    op.add_column("outbox_event", sa.Column("company_id", sa.Uuid(), nullable=True))
    # Rows that are there are counted too: what was not published yet is newer than what was.
    op.add_column("outbox_event", sa.Column("revision", sa.BigInteger(), sa.Identity(), nullable=False))
    op.add_column(
        "dead_letter",
        sa.Column("headers", postgresql.JSONB(), server_default=sa.text("'{}'"), nullable=False),
    )
    op.create_table(
        "event_trial",
        sa.Column("consumer", sa.Text(), nullable=False),
        sa.Column("event_id", sa.Uuid(), nullable=False),
        sa.Column("begun", sa.Integer(), nullable=False),
        sa.Column("begun_at", sa.DateTime(timezone=True), nullable=False),
        sa.PrimaryKeyConstraint("consumer", "event_id", name=op.f("pk_event_trial")),
    )
    op.create_table(
        "projection_revision",
        sa.Column("projection", sa.Text(), nullable=False),
        sa.Column("aggregate_id", sa.Text(), nullable=False),
        sa.Column("revision", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("projection", "aggregate_id", name=op.f("pk_projection_revision")),
    )
    op.create_table(
        "projection_floor",
        sa.Column("projection", sa.Text(), nullable=False),
        sa.Column("floor", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("projection", name=op.f("pk_projection_floor")),
    )
    op.create_table(
        "republishing",
        sa.Column("subject", sa.Text(), nullable=False),
        sa.Column("floor", sa.BigInteger(), nullable=False),
        sa.Column("after", sa.Uuid(), nullable=False),
        sa.Column("told", sa.Integer(), nullable=False),
        sa.Column("begun_at", sa.DateTime(timezone=True), nullable=False),
        sa.PrimaryKeyConstraint("subject", name=op.f("pk_republishing")),
    )


def downgrade() -> None:
    for table in ("republishing", "projection_floor", "projection_revision", "event_trial"):
        op.drop_table(table)
    op.drop_column("dead_letter", "headers")
    for column in ("revision", "company_id", "aggregate_id", "actor"):
        op.drop_column("outbox_event", column)
