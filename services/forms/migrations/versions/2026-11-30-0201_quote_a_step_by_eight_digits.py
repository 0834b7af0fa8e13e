"""quote a step by eight digits"""

import sqlalchemy as sa
from alembic import op

revision = "5b0e7c91a4d2"
down_revision = "1e176052b534"
branch_labels = None
depends_on = None

# Of a random UUID these are random bits. An older release, which goes on for a while, writes none of its own.
_DIGITS = "left(gen_random_uuid()::text, 8)"
_DRAW_AGAIN = """
    update step_record set process_id = left(gen_random_uuid()::text, 8) where id in (
        select record.id from step_record record join step_record other
        on other.submission_id = record.submission_id and other.process_id = record.process_id
        and other.number < record.number
    )
"""


def upgrade() -> None:
    # With a default from the start, each row that is there gets its own.
    op.add_column(
        "step_record",
        sa.Column("process_id", sa.Text(), server_default=sa.text(_DIGITS), nullable=False),
    )
    op.execute(_DRAW_AGAIN)
    op.create_unique_constraint(
        "uq_step_record_submission_id_process_id", "step_record", ["submission_id", "process_id"]
    )
    op.create_index("ix_step_record_process_id", "step_record", ["process_id"])


def downgrade() -> None:
    op.drop_index("ix_step_record_process_id", "step_record")
    op.drop_constraint("uq_step_record_submission_id_process_id", "step_record", type_="unique")
    op.drop_column("step_record", "process_id")
