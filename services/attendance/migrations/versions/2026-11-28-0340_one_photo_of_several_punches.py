"""one photo may be of several punches"""

import sqlalchemy as sa
from alembic import op

revision = "b5d93e61a08c"
down_revision = "e7b20f4c9a16"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "photo_of_punch",
        sa.Column("punch_id", sa.Uuid(), nullable=False),
        sa.Column("photo_id", sa.Uuid(), nullable=False),
        sa.ForeignKeyConstraint(
            ["punch_id"], ["punch.id"], name=op.f("fk_photo_of_punch_punch_id_punch"), ondelete="CASCADE"
        ),
        sa.ForeignKeyConstraint(
            ["photo_id"],
            ["punch_photo.id"],
            name=op.f("fk_photo_of_punch_photo_id_punch_photo"),
            ondelete="CASCADE",
        ),
        sa.PrimaryKeyConstraint("punch_id", name=op.f("pk_photo_of_punch")),
    )
    op.create_index("ix_photo_of_punch_photo", "photo_of_punch", ["photo_id"])
    op.execute("insert into photo_of_punch (punch_id, photo_id) select punch_id, id from punch_photo")
    op.drop_column("punch_photo", "punch_id")


def downgrade() -> None:
    """Of several punches the first keeps the photo."""
    op.add_column("punch_photo", sa.Column("punch_id", sa.Uuid(), nullable=True))
    op.execute(
        "update punch_photo set punch_id = ("
        " select punch_id from photo_of_punch where photo_id = punch_photo.id order by punch_id limit 1)"
    )
    op.execute("delete from punch_photo where punch_id is null")
    op.alter_column("punch_photo", "punch_id", nullable=False)
    op.create_foreign_key(
        op.f("fk_punch_photo_punch_id_punch"),
        "punch_photo",
        "punch",
        ["punch_id"],
        ["id"],
        ondelete="CASCADE",
    )
    op.create_index("uq_punch_photo_punch", "punch_photo", ["punch_id"], unique=True)
    op.drop_table("photo_of_punch")
