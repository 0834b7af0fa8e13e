"""say which service told an act"""

import sqlalchemy as sa
from alembic import op

revision = "d7a1c3f05e82"
down_revision = "c5f9e27d1b63"
branch_labels = None
depends_on = None


def upgrade() -> None:
    # Of what is there already nobody knows for certain: it stays empty.
    op.add_column("audit_record", sa.Column("service", sa.Text(), nullable=True))


def downgrade() -> None:
    op.drop_column("audit_record", "service")
