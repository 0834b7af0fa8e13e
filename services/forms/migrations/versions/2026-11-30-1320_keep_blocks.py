"""keep blocks"""

import sqlalchemy as sa
from alembic import op

revision = "d2b86f1ae470"
down_revision = "b7d2509ce84f"
branch_labels = None
depends_on = None


def upgrade() -> None:
    # Null: a whole form, as until now. An older release, which goes on for a while, takes blocks for forms.
    op.add_column("form_collection", sa.Column("block_kind", sa.Text(), nullable=True))
    op.create_check_constraint(
        op.f("ck_form_collection_block_kind"), "form_collection", "block_kind in ('rows', 'pages')"
    )


def downgrade() -> None:
    # Nothing else knows that they are no forms.
    op.execute(
        "delete from form_template where id in (select id from form_collection where block_kind is not null)"
    )
    op.drop_column("form_collection", "block_kind")
