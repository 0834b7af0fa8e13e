import sqlalchemy as sa
from alembic import op


def upgrade() -> None:
    op.create_table(
        "swept_folder",
        sa.Column("folder", sa.Text(), nullable=False),
        sa.Column("database_id", sa.Uuid(), nullable=False),
        sa.Column("sweeps", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("folder", name=op.f("pk_swept_folder")),
    )


def downgrade() -> None:
    op.drop_table("swept_folder")
