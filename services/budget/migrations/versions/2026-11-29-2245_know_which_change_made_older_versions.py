"""know of older versions, too, which change made them"""

from alembic import op

revision = "e5b27c90d4a1"
down_revision = "a41c8e6f02d7"
branch_labels = None
depends_on = None

# Written in the unit of the last answer, with the request's number for a reason, and at first its title.
OLDER = """
    UPDATE budget_version
    SET request_id = budget_request.id
    FROM budget_request
    WHERE budget_version.request_id IS NULL
        AND budget_request.company_id = budget_version.company_id
        AND budget_request.project_id = budget_version.project_id
        AND budget_request.kind IN ('change', 'transfer')
        AND budget_request.status = 'approved'
        AND split_part(budget_version.reason, ' ', 1) = '#' || budget_request.number
        AND budget_version.created_by = budget_request.answered_by
        AND budget_version.created_at BETWEEN budget_request.answered_at - interval '1 minute'
            AND budget_request.answered_at + interval '1 minute'
"""


def upgrade() -> None:
    op.execute(OLDER)


def downgrade() -> None:
    pass
