"""create sample"""

from alembic import op
from sample.tables import Base

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None

TABLES = (
    "note",
    "note_seen",
    "kept_file",
    "echo",
    "measurement",
    "outbox_event",
    "inbox_claim",
    "dead_letter",
    "event_trial",
    "projection_revision",
    "projection_floor",
    "deleted_company",
    "republishing",
    "swept_folder",
    "idempotency_key",
)


def upgrade() -> None:
    Base.metadata.create_all(op.get_bind(), tables=[Base.metadata.tables[name] for name in TABLES])


def downgrade() -> None:
    Base.metadata.drop_all(op.get_bind(), tables=[Base.metadata.tables[name] for name in TABLES])
