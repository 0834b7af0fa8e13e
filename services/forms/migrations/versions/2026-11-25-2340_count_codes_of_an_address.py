"""count codes of an address"""

import sqlalchemy as sa
from alembic import op

revision = "5d1c7a9be2f4"
down_revision = "f75b1ea8c40d"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column(
        "share_visit", sa.Column("codes", sa.Integer(), server_default=sa.text("0"), nullable=False)
    )
    op.add_column("share_visit", sa.Column("codes_since", sa.DateTime(timezone=True), nullable=True))


def downgrade() -> None:
    op.drop_column("share_visit", "codes_since")
    op.drop_column("share_visit", "codes")
