"""say what mails are about"""

import sqlalchemy as sa
from alembic import op

revision = "b3e7d05c9a41"
down_revision = "b1d278e95f09"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("mail_claim", sa.Column("about_kind", sa.Text(), nullable=True))
    op.add_column("mail_claim", sa.Column("about_id", sa.Uuid(), nullable=True))
    op.execute(
        "update mail_claim set about_kind = 'submission', about_id = submission_id "
        "where submission_id is not null"
    )
    op.create_index("ix_mail_claim_about", "mail_claim", ["about_id"])


def downgrade() -> None:
    op.drop_index("ix_mail_claim_about", table_name="mail_claim")
    op.drop_column("mail_claim", "about_id")
    op.drop_column("mail_claim", "about_kind")
