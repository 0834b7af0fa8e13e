"""know who was shown the code of a tablet: nobody in what older releases left"""

import sqlalchemy as sa
from alembic import op

revision = "5e1d90b7a2c4"
down_revision = "7c3d91fe02ab"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("kiosk", sa.Column("code_by", sa.Uuid(), nullable=True))


def downgrade() -> None:
    op.drop_column("kiosk", "code_by")
