"""What repos share of statements about submissions: `Reader` as SQL, with its values as parameters."""

from typing import Any

from chassis.db import is_any_bound
from chassis.db.statements import col
from sqlalchemy import ARRAY, Boolean, ColumnElement, Uuid, and_, bindparam, literal_column, or_

from forms.tables.submission import Submission, SubmissionState

_TEAMS = bindparam("teams", type_=ARRAY(Uuid()))
_READER = bindparam("reader_id", type_=Uuid())

# Written out, not as parameters: that is how PostgreSQL sees that the partial indexes fit.
HAS_TEAMS = col(Submission.current_team_ids).op("<>", is_comparison=True)(literal_column("'{}'"))
NEEDS_ATTENTION = col(Submission.attention).op("<>", is_comparison=True)(literal_column("''"))
IS_DRAFT = col(Submission.state) == literal_column(f"'{SubmissionState.DRAFT}'")


def is_visible() -> ColumnElement[bool]:
    return and_(
        col(Submission.company_id) == bindparam("company_id"),
        or_(
            bindparam("sees_all", type_=Boolean()),
            is_any_bound(col(Submission.project_id), "projects"),
            col(Submission.submitter_id) == _READER,
            _shares_a_team(col(Submission.involved_team_ids)),
        ),
    )


def is_my_turn() -> ColumnElement[bool]:
    """At a step of one of my teams, or my own draft, or where I manage and nobody else can act any more."""
    return or_(
        and_(HAS_TEAMS, _shares_a_team(col(Submission.current_team_ids))),
        and_(IS_DRAFT, col(Submission.submitter_id) == _READER),
        and_(
            NEEDS_ATTENTION,
            col(Submission.company_id) == bindparam("company_id"),
            or_(bindparam("sees_all", type_=Boolean()), is_any_bound(col(Submission.project_id), "managed")),
        ),
    )


def _shares_a_team(column: Any) -> ColumnElement[bool]:
    return column.op("&&", is_comparison=True)(_TEAMS)


def locked(statement: Any) -> Any:
    # Not against rows that only point at it: another's attempt may be inserted meanwhile.
    return statement.with_for_update(key_share=True).execution_options(populate_existing=True)
