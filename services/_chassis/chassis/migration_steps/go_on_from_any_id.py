import sqlalchemy as sa
from alembic import op


def upgrade() -> None:
    # A republishing that runs meanwhile ends with an error; the same command of this release goes on.
    op.alter_column("republishing", "after", type_=sa.Text(), postgresql_using="after::text")


def downgrade() -> None:
    # What the release before can't go on with, it begins anew.
    op.execute("delete from republishing where after = '' or after like '%/%'")
    op.alter_column("republishing", "after", type_=sa.Uuid(), postgresql_using="after::uuid")
