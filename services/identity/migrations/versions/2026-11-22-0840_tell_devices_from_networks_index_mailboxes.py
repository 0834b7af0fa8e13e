"""tell devices from networks, index mailboxes"""

import sqlalchemy as sa
from alembic import op

revision = "c41d7e0b95a2"
down_revision = "f063ac780bdf"
branch_labels = None
depends_on = None


def upgrade() -> None:
    # Devices known before count as networks until the next sign-in on them.
    op.add_column(
        "known_origin", sa.Column("is_device", sa.Boolean(), server_default=sa.text("false"), nullable=False)
    )
    op.create_table(
        "device_rotation",
        sa.Column("digest", sa.LargeBinary(), nullable=False),
        sa.Column("salt", sa.LargeBinary(), nullable=False),
        sa.Column("expires_at", sa.DateTime(timezone=True), nullable=False),
        sa.PrimaryKeyConstraint("digest", name=op.f("pk_device_rotation")),
    )
    op.create_index(
        "ix_user_mailbox",
        "user",
        [sa.text(r"regexp_replace(email, '^([^+@]+)\+[^@]*@', '\1@')")],
        unique=False,
    )


def downgrade() -> None:
    op.drop_index("ix_user_mailbox", table_name="user")
    op.drop_table("device_rotation")
    op.drop_column("known_origin", "is_device")
