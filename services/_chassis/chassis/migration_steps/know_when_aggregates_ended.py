import sqlalchemy as sa
from alembic import op

_INDEX = "ix_projection_revision_ended_at"


def upgrade() -> None:
    op.add_column("projection_revision", sa.Column("ended_at", sa.DateTime(timezone=True), nullable=True))
    op.create_index(
        _INDEX, "projection_revision", ["ended_at"], postgresql_where=sa.text("ended_at is not null")
    )


def downgrade() -> None:
    op.drop_index(_INDEX, "projection_revision")
    op.drop_column("projection_revision", "ended_at")
