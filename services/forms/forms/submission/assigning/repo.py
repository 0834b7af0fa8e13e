"""Which submissions have a step that somebody has taken."""

from uuid import UUID

from chassis.db.statements import col
from sqlalchemy import ColumnElement, and_, func, literal_column, or_

from forms.rights.sql import HAS_PARTS
from forms.submission.repo import Which, at_a_step_of
from forms.tables.submission import Submission


def assigned_to(company_id: UUID, user_id: UUID) -> Which:
    part = col(Submission.open_parts).contains([{"assigneeId": str(user_id)}])
    return _of_company(company_id, or_(col(Submission.assignee_id) == user_id, and_(HAS_PARTS, part)))


def assigned(company_id: UUID, team_id: UUID | None = None) -> Which:
    """Somebody has taken it; of that team, where one is named."""
    part = func.jsonb_path_exists(col(Submission.open_parts), literal_column("'$[*].assigneeId'"))
    is_taken = or_(col(Submission.assignee_id).is_not(None), and_(HAS_PARTS, part))
    if team_id is None:
        return _of_company(company_id, is_taken)
    return and_(at_a_step_of(company_id, team_id), is_taken)


def _of_company(company_id: UUID, which: ColumnElement[bool]) -> Which:
    return and_(col(Submission.company_id) == company_id, which)
