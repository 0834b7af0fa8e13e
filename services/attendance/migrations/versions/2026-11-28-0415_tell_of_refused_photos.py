"""a photo that was not taken is told with its punch"""

import sqlalchemy as sa
from alembic import op

revision = "f18a3d60c75e"
down_revision = "c6e04f72b19d"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "refused_photo",
        sa.Column("punch_id", sa.Uuid(), nullable=False),
        sa.Column("reason", sa.Text(), nullable=False),
        sa.Column("at", sa.DateTime(timezone=True), nullable=False),
        sa.ForeignKeyConstraint(
            ["punch_id"], ["punch.id"], name=op.f("fk_refused_photo_punch_id_punch"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("punch_id", name=op.f("pk_refused_photo")),
    )


def downgrade() -> None:
    op.drop_table("refused_photo")
