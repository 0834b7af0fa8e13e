"""ask a PIN of who starts a form"""

import sqlalchemy as sa
from alembic import op

revision = "b83f5d1c7e40"
down_revision = "a61d3f8802be"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("start_link", sa.Column("pin_salt", sa.LargeBinary(), nullable=True))
    op.add_column("start_link", sa.Column("pin_digest", sa.LargeBinary(), nullable=True))
    op.add_column("start_link", sa.Column("tries", sa.Integer(), server_default=sa.text("0"), nullable=False))
    op.add_column("start_link", sa.Column("tries_since", sa.DateTime(timezone=True), nullable=True))


def downgrade() -> None:
    for column in ("tries_since", "tries", "pin_digest", "pin_salt"):
        op.drop_column("start_link", column)
